// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QPainter>
#include <QPainterPath>

#include <cstdint>

namespace groundmark::sample_project {

/// Clouds of value noise between two colours; `scale` is the size of the largest blobs in pixels.
/// `stretch` > 1 draws them out sideways, as in wood and brushed metal.
[[nodiscard]] QImage clouds(
    QSize size,
    const QColor& low,
    const QColor& high,
    double scale,
    std::uint64_t seed,
    double stretch = 1.0);
/// Boards with grain, lying sideways.
[[nodiscard]] QImage
boards(QSize size, const QColor& dark, const QColor& light, int boardHeight, std::uint64_t seed);

/// Fills a shape with a texture that is not transformed with the painter.
void fillTextured(QPainter& painter, const QPainterPath& shape, const QImage& texture);
/// A blurred shadow of the shape.
void shadow(
    QPainter& painter, const QPainterPath& shape, double radius, QPointF offset, int alpha = 90);
/// Light that falls from one corner of the rectangle to the other; alpha of the two ends, positive
/// for white, negative for black.
void slantedLight(QPainter& painter, const QRectF& rect, int fromAlpha, int toAlpha);

/// Film grain: every pixel up to ± `strength` grey levels.
void grain(QImage& image, double strength, std::uint64_t seed);
/// Darkens towards the corners by at most `strength` (0–1).
void vignette(QImage& image, double strength);

/// Gaussian-like blur of an RGB32 or ARGB32 image.
[[nodiscard]] QImage blurred(const QImage& image, int radius);
/// Adds the same amount to each channel of every pixel.
[[nodiscard]] QImage colourShifted(const QImage& image, int red, int green, int blue);

} // namespace groundmark::sample_project
