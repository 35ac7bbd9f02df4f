// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/labelme_mask.h"

#include "storage/formats/run_lengths.h"

#include <QBuffer>
#include <QImage>

namespace groundmark::storage {

std::optional<KeptMask> maskFromPng(const QByteArray& png, QPoint corner, QSize image)
{
    if (!isMaskSize(image)) {
        return std::nullopt;
    }
    const QImage cut = QImage::fromData(png).convertToFormat(QImage::Format_Grayscale8);
    const QRect inside = QRect(corner, cut.size()) & QRect(QPoint(0, 0), image);
    if (cut.isNull() || inside.isEmpty()) {
        return std::nullopt;
    }
    QByteArray pixels(qsizetype(image.width()) * image.height(), '\0');
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
        const uchar* const line = cut.constScanLine(y - corner.y());
        for (int x = inside.left(); x <= inside.right(); ++x) {
            pixels[qsizetype(y) * image.width() + x] = line[x - corner.x()] != 0 ? 1 : 0;
        }
    }
    return KeptMask {textFromRuns(runsFromPixels(pixels, image)), QRectF(inside)};
}

std::optional<CutMask> maskToPng(const QByteArray& runs, QSize image)
{
    const auto parsed = runsFromText(runs);
    if (!parsed || !isMaskSize(image) || lengthOf(*parsed) != qint64(image.width()) * image.height()) {
        return std::nullopt;
    }
    const QRect bounds = boundsOf(*parsed, image);
    if (bounds.isEmpty()) {
        return std::nullopt;
    }
    const QByteArray pixels = pixelsFromRuns(*parsed, image);
    QImage cut(bounds.size(), QImage::Format_Grayscale8);
    for (int y = 0; y < cut.height(); ++y) {
        uchar* const line = cut.scanLine(y);
        for (int x = 0; x < cut.width(); ++x) {
            const qsizetype at = qsizetype(bounds.top() + y) * image.width() + bounds.left() + x;
            line[x] = pixels[at] != 0 ? 255 : 0;
        }
    }
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    if (!cut.save(&buffer, "PNG")) {
        return std::nullopt;
    }
    return CutMask {png, QRectF(bounds)};
}

} // namespace groundmark::storage
