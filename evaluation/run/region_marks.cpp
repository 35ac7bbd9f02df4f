// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/run/region_marks.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace groundmark::evaluation {

namespace {

// The paper shows red boxes with their names at the corner; all numbers are ours.
const QColor Line(255, 0, 0);
constexpr double LinePixels = 3.0; ///< on an image of up to LineScale pixels
constexpr double LineScale = 300.0; ///< of the shorter side; twice that makes the line twice as wide
constexpr double NameShare = 0.028; ///< of the longer side

/// A stroke font of ten digits and the R, on a grid of 2 × 4: a font of the system would need a
/// display, and would not draw the same pixels on every machine.
const std::array<const char*, 11> Strokes {
    "00 20 24 04 00", "10 14", "00 20 22 02 04 24", "00 20 24 04-02 22", "00 02 22-20 24",
    "20 00 02 22 24 04", "20 00 04 24 22 02", "00 20 24", "00 20 24 04 00-02 22",
    "22 02 00 20 24 04", "04 00 20 22 02-12 24"};

QPainterPath glyph(std::size_t index, QPointF origin, double unit)
{
    QPainterPath path;
    bool isPenUp = true;
    for (const char* at = Strokes[index]; *at != '\0';) {
        if (*at == ' ' || *at == '-') {
            isPenUp = *at == '-';
            ++at;
            continue;
        }
        const QPointF point = origin + QPointF(at[0] - '0', at[1] - '0') * unit;
        if (isPenUp) {
            path.moveTo(point);
        } else {
            path.lineTo(point);
        }
        isPenUp = false;
        at += 2;
    }
    return path;
}

void drawName(QPainter& painter, int ordinal, QPointF corner, double height)
{
    const QByteArray digits = QByteArray::number(ordinal);
    const double unit = height / 4.0;
    const double margin = unit;
    const double advance = 3.0 * unit;
    const auto count = static_cast<double>(digits.size() + 1);
    const QRectF plate(
        corner, QSizeF(count * advance - unit + 2.0 * margin, height + 2.0 * margin));
    painter.fillRect(plate, Line);
    painter.setPen(QPen(Qt::white, unit * 0.7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    QPointF at = plate.topLeft() + QPointF(margin, margin);
    painter.drawPath(glyph(10, at, unit));
    for (const char digit : digits) {
        at.rx() += advance;
        painter.drawPath(glyph(static_cast<std::size_t>(digit - '0'), at, unit));
    }
}

} // namespace

void drawRegionMarks(QImage& image, std::span<const Region> regions)
{
    if (image.format() != QImage::Format_RGB32) {
        image = image.convertToFormat(QImage::Format_RGB32);
    }
    const double side = std::max(image.width(), image.height());
    const double line = LinePixels
        * std::max(1.0, std::round(std::min(image.width(), image.height()) / LineScale));
    const double height = std::max(12.0, side * NameShare);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Region& region : regions) {
        const bool isShown
            = region.role == RegionRole::Relevant || region.role == RegionRole::Adversarial;
        if (!isShown || region.ordinal <= 0) {
            continue;
        }
        painter.setPen(QPen(Line, line));
        painter.drawPolygon(QPolygonF(region.shape.outline()));
        QPointF corner = region.shape.bounds().topLeft();
        corner.setX(std::clamp(corner.x(), 0.0, std::max(0.0, image.width() - 3.0 * height)));
        corner.setY(std::clamp(corner.y(), 0.0, std::max(0.0, image.height() - 1.5 * height)));
        drawName(painter, region.ordinal, corner, height);
    }
}

} // namespace groundmark::evaluation
