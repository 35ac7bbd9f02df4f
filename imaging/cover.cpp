// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/cover.h"

#include "imaging/run_length.h"

#include <QPainter>
#include <QPolygonF>

namespace groundmark::imaging {

namespace {

void paintMask(QImage& image, const Shape& shape, const QColor& colour)
{
    const Result<RunLengths> runs = fromCompressed(shape.mask, image.size());
    if (!runs) {
        // Better too much than a text that shows: the whole box that the mask lies in.
        QPainter(&image).fillRect(shape.bounds().toAlignedRect(), colour);
        return;
    }
    const BinaryMask mask = decode(*runs);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (mask.pixels[static_cast<size_t>(y) * static_cast<size_t>(image.width()) + static_cast<size_t>(x)] != 0) {
                image.setPixelColor(x, y, colour);
            }
        }
    }
}

void paint(QImage& image, const Shape& shape, const QColor& colour)
{
    if (shape.kind == ShapeKind::Mask) {
        paintMask(image, shape, colour);
        return;
    }
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (shape.kind == ShapeKind::Box) {
        painter.fillRect(shape.bounds().toAlignedRect(), colour);
        return;
    }
    // The outline itself is drawn too, so that pixels that it only touches are covered.
    painter.setBrush(colour);
    painter.setPen(QPen(colour, 1.0));
    painter.drawPolygon(QPolygonF(shape.outline()));
}

/// Formats that hold any colour exactly.
QImage paintable(const QImage& image)
{
    return image.convertToFormat(
        image.hasAlphaChannel() ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
}

} // namespace

QImage withCovers(const QImage& image, std::span<const Shape> shapes, const QColor& colour)
{
    if (image.isNull() || shapes.empty()) {
        return image;
    }
    QImage covered = paintable(image);
    for (const Shape& shape : shapes) {
        paint(covered, shape, colour);
    }
    return covered;
}

CoverCount countCovered(const QImage& image, std::span<const Shape> shapes, const QColor& colour)
{
    CoverCount count;
    if (image.isNull() || shapes.empty()) {
        return count;
    }
    QImage where(image.size(), QImage::Format_RGB32);
    where.fill(Qt::black);
    for (const Shape& shape : shapes) {
        paint(where, shape, Qt::white);
    }
    const QImage pixels = image.convertToFormat(QImage::Format_RGB32);
    const QRgb white = QColor(Qt::white).rgb();
    for (int y = 0; y < where.height(); ++y) {
        const auto* inside = reinterpret_cast<const QRgb*>(where.constScanLine(y));
        const auto* seen = reinterpret_cast<const QRgb*>(pixels.constScanLine(y));
        for (int x = 0; x < where.width(); ++x) {
            if (inside[x] == white) {
                ++count.pixels;
                count.unpainted += (seen[x] | 0xFF000000U) == colour.rgb() ? 0 : 1;
            }
        }
    }
    return count;
}

} // namespace groundmark::imaging
