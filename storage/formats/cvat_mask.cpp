// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/cvat_shapes.h"
#include "storage/formats/run_lengths.h"

namespace groundmark::storage {

std::optional<Shape> maskFromCvat(const QString& rle, const QRect& box, QSize image)
{
    const QRect whole(QPoint(0, 0), image);
    if (!isMaskSize(image) || box.isEmpty() || !whole.contains(box)) {
        return std::nullopt;
    }
    QByteArray pixels(qsizetype(image.width()) * image.height(), '\0');
    const qint64 area = qint64(box.width()) * box.height();
    qint64 at = 0;
    bool set = false;
    for (const QStringView word : QStringView(rle).split(u',')) {
        bool good = false;
        const qint64 run = word.trimmed().toLongLong(&good);
        if (!good || run < 0 || run > area - at) {
            return std::nullopt;
        }
        for (const qint64 end = at + run; at < end; ++at) {
            const qint64 y = box.top() + at / box.width();
            pixels[y * image.width() + box.left() + at % box.width()] = set ? 1 : 0;
        }
        set = !set;
    }
    if (at != area) {
        return std::nullopt;
    }
    const Runs runs = runsFromPixels(pixels, image);
    const QRectF bounds(boundsOf(runs, image));
    if (bounds.isEmpty()) {
        return std::nullopt;
    }
    return Shape {ShapeKind::Mask, {bounds.topLeft(), bounds.bottomRight()}, textFromRuns(runs)};
}

std::optional<CvatMask> maskToCvat(const QByteArray& text, QSize image)
{
    const auto runs = runsFromText(text);
    if (!runs || !isMaskSize(image)
        || lengthOf(*runs) != qint64(image.width()) * image.height()) {
        return std::nullopt;
    }
    const QRect box = boundsOf(*runs, image);
    if (box.isEmpty()) {
        return std::nullopt;
    }
    const QByteArray pixels = pixelsFromRuns(*runs, image);
    QStringList words;
    qint64 run = 0;
    bool set = false;
    for (int y = box.top(); y <= box.bottom(); ++y) {
        for (int x = box.left(); x <= box.right(); ++x) {
            const bool here = pixels[qsizetype(y) * image.width() + x] != 0;
            if (here != set) {
                words.append(QString::number(run));
                run = 0;
                set = here;
            }
            ++run;
        }
    }
    words.append(QString::number(run));
    return CvatMask {words.join(QStringLiteral(", ")), box};
}

} // namespace groundmark::storage
