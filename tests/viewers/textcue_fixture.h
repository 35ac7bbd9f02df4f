// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/region_repository.h"
#include "tests/viewers/library_fixture.h"

#include <QFile>

#include <cstring>
#include <vector>

namespace groundmark::testing {

/// Attention maps as models export them, over pictures of 800 × 600 with a grid of 6 × 8 blocks.
class CueFixture : public LibraryFixture
{
public:
    static constexpr int Layers = 27;
    static constexpr int Rows = 6;
    static constexpr int Columns = 8;

    CueFixture() { QDir().mkpath(maps()); }

    [[nodiscard]] QString maps() const { return folder.filePath(QStringLiteral("maps")); }

    static void write(const QString& path, const std::vector<float>& values, const QByteArray& shape)
    {
        QByteArray header = "{'descr': '<f4', 'fortran_order': False, 'shape': (" + shape + "), }";
        header.append(118 - 10 - header.size() > 0 ? QByteArray(118 - 10 - header.size(), ' ') : QByteArray());
        header.append('\n');
        QByteArray bytes("\x93NUMPY\x01\x00", 8);
        bytes.append(static_cast<char>(header.size()));
        bytes.append('\0');
        bytes += header;
        const QByteArray data(reinterpret_cast<const char*>(values.data()), qsizetype(values.size() * sizeof(float)));
        QFile file(path);
        const bool done = file.open(QIODevice::WriteOnly) && file.write(bytes + data) > 0;
        Q_ASSERT(done);
    }

    /// All the attention of layer 24 on one block; everything else is even.
    void addMaps(const QString& id, int row, int column, const QString& general = QStringLiteral(".general"))
    {
        std::vector<float> even(size_t(Layers * Rows * Columns), 0.02F);
        std::vector<float> pointed = even;
        pointed[size_t(24 * Rows * Columns + row * Columns + column)] = 1.0F;
        const QByteArray shape = QByteArray::number(Layers) + ", 1, " + QByteArray::number(Rows * Columns);
        write(QDir(maps()).filePath(id + QStringLiteral(".npy")), pointed, shape);
        if (!general.isEmpty()) {
            write(QDir(maps()).filePath(id + general + QStringLiteral(".npy")), even, shape);
        }
    }

    /// A white picture with a blue block of 100 × 100 px at a block of the grid.
    QString addPicture(const QString& name, int row, int column) const
    {
        QImage image(800, 600, QImage::Format_RGB32);
        image.fill(Qt::white);
        for (int y = 0; y < 100; ++y) {
            for (int x = 0; x < 100; ++x) {
                image.setPixelColor(column * 100 + x, row * 100 + y, Qt::blue);
            }
        }
        const QString path = folder.filePath(name);
        const bool saved = image.save(path);
        Q_ASSERT(saved);
        return path;
    }

    void addWord(SampleId sample, const QRectF& box)
    {
        Region word;
        word.id = RegionId::create();
        word.sample = sample;
        word.role = RegionRole::Word;
        word.shape = Shape::box(box);
        const bool stored = storage::RegionRepository(database()).store(word).hasValue();
        Q_ASSERT(stored);
    }
};

} // namespace groundmark::testing
