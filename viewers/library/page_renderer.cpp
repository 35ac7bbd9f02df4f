// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/library/page_renderer.h"

#include "imaging/cover.h"
#include "imaging/image_decoder.h"

#include <QColor>
#include <QCoreApplication>
#include <QDir>
#include <QImage>
#include <QSaveFile>

namespace groundmark::viewers {

Result<void> paintCovers(
    const QString& image, const std::vector<Shape>& covers, const QString& colour, const QString& target)
{
    const auto header = imaging::readImageHeader(image);
    if (!header) {
        return header.error();
    }
    if (auto small = imaging::checkLimits(image, *header, {}); !small) {
        return small.error();
    }
    const auto pixels = imaging::decodeImage(image, *header);
    if (!pixels) {
        return pixels.error();
    }
    const QColor fill(colour);
    QImage painted = imaging::withCovers(*pixels, covers, fill.isValid() ? fill : QColor(Qt::black));
    // Comments and titles of the file may hold the very text that was painted over.
    for (const QString& key : painted.textKeys()) {
        painted.setText(key, {});
    }
    QSaveFile file(target);
    if (!file.open(QIODevice::WriteOnly) || !painted.save(&file, "PNG") || !file.commit()) {
        return Error {
            QCoreApplication::translate("Export", "The picture can't be written: %1.").arg(file.errorString()),
            QDir::toNativeSeparators(target), {},
            QCoreApplication::translate("Export", "Check the folder, its permissions and the disk.")};
    }
    return {};
}

} // namespace groundmark::viewers
