// SPDX-License-Identifier: GPL-3.0-or-later
//
// Image files without any annotation: the start of a benchmark of one's own.
//
// A folder is read with its subfolders, in the order in which people number files (page2 before
// page10). A sample's id is the image's path in that folder, so that reading a folder again after
// images were added brings in the new ones only. Which files are images is told by their names:
// they are looked into when the importer takes down their facts.
#include "storage/formats/images_format.h"

#include <QCollator>
#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace groundmark::storage {

namespace {

constexpr std::array Suffixes {
    QLatin1StringView("png"),
    QLatin1StringView("jpg"),
    QLatin1StringView("jpeg"),
    QLatin1StringView("webp"),
    QLatin1StringView("tif"),
    QLatin1StringView("tiff"),
    QLatin1StringView("bmp"),
    QLatin1StringView("gif"),
};

// Any format that finds more than the images themselves is surer than this.
constexpr int SureOfFile = 40;
constexpr int SureOfFolder = 30;
constexpr int SureOfSubfolders = 10;
constexpr int EntriesToLookAt = 500; // in search of an image in subfolders
constexpr qsizetype ProgressEvery = 16; // looking into an image takes its time

} // namespace

bool isImageFileName(const QString& name)
{
    const QString suffix = QFileInfo(name).suffix().toLower();
    return std::ranges::any_of(Suffixes, [&](QLatin1StringView known) { return suffix == known; });
}

namespace {

bool hasImageBelow(const QString& folder)
{
    QDirIterator walk(folder, QDir::Files, QDirIterator::Subdirectories);
    for (int i = 0; i < EntriesToLookAt && walk.hasNext(); ++i) {
        if (isImageFileName(walk.next())) {
            return true;
        }
    }
    return false;
}

/// Paths of all images in the folder, relative to it.
QStringList imagesIn(const QDir& folder, const ImportSink& sink)
{
    QStringList found;
    QDirIterator walk(folder.path(), QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext() && !sink.isCancelled()) {
        const QString path = walk.next();
        if (isImageFileName(path)) {
            found.append(folder.relativeFilePath(path));
        }
    }
    // One order everywhere; the C locale would not count.
    QCollator order(QLocale(QLocale::English, QLocale::UnitedStates));
    order.setNumericMode(true);
    order.setCaseSensitivity(Qt::CaseInsensitive);
    std::ranges::sort(found, [&order](const QString& a, const QString& b) {
        const int compared = order.compare(a, b);
        return compared != 0 ? compared < 0 : a < b;
    });
    return found;
}

class Images final : public Format
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("images"); }
    [[nodiscard]] QString title() const override
    {
        return QCoreApplication::translate(
            "Formats", "Images: a folder of them, or one; a sample for each, without a question");
    }
    [[nodiscard]] bool canRead() const override { return true; }
    [[nodiscard]] bool canWrite() const override { return false; }

    [[nodiscard]] int sniff(const SourceHead& head) const override
    {
        if (!head.isFolder) {
            return isImageFileName(head.path) ? SureOfFile : 0;
        }
        if (std::ranges::any_of(head.entries, isImageFileName)) {
            return SureOfFolder;
        }
        return hasImageBelow(head.path) ? SureOfSubfolders : 0;
    }

    Result<void> read(const QString& path, ImportSink& sink) const override
    {
        const QFileInfo info(path);
        const QStringList images
            = info.isDir() ? imagesIn(QDir(path), sink) : QStringList {info.fileName()};
        for (qsizetype i = 0; i < images.size() && !sink.isCancelled(); ++i) {
            ImportedSample imported;
            imported.row = i + 1;
            imported.sample.externalId = images[i];
            imported.imagePaths = {images[i]};
            sink.add(std::move(imported));
            if (i % ProgressEvery == 0 || i + 1 == images.size()) {
                sink.progress(i + 1, images.size());
            }
        }
        return {};
    }
};

} // namespace

std::unique_ptr<Format> makeImages()
{
    return std::make_unique<Images>();
}

} // namespace groundmark::storage
