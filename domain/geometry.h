// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/names.h"

#include <QByteArray>
#include <QList>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace groundmark {

/// What a region's points mean.
enum class ShapeKind {
    Box, ///< 2 points: top left, bottom right
    RotatedBox, ///< 4 points, in order round a rectangle that may stand at an angle
    Quad, ///< 4 points, in order round any quadrilateral
    Polygon, ///< 3 or more points, closed
    LineStrip, ///< 2 or more points, open
    Circle, ///< 2 points: centre, any point on the rim
    Point, ///< 1 point
    Mask, ///< 2 points: bounding box; the pixels are in `mask`
};

/// A region's outline. Points are displayed pixels of the oriented image (EXIF applied), origin at
/// the top left corner of the top left pixel.
struct Shape
{
    ShapeKind kind = ShapeKind::Box;
    QList<QPointF> points;
    /// ShapeKind::Mask only: COCO compressed run lengths of the whole image (column-major).
    QByteArray mask;

    bool operator==(const Shape&) const = default;

    [[nodiscard]] static Shape box(const QRectF& rect);
    [[nodiscard]] static Shape polygon(QList<QPointF> points);

    /// The smallest upright rectangle round the shape; null for a shape without points.
    [[nodiscard]] QRectF bounds() const;
    /// The closed outline to draw and to hit; a circle becomes a polygon of 64 corners.
    [[nodiscard]] QList<QPointF> outline() const;
    /// Whether the number of points fits the kind and all are finite.
    [[nodiscard]] bool isValid() const;
    [[nodiscard]] Shape translated(QPointF by) const;
    /// Stretched so that its bounds become `target`; a circle becomes the largest that fits, a point
    /// goes to its centre, a mask stays as it is.
    [[nodiscard]] Shape fittedTo(const QRectF& target) const;
};

/// The frame that a coordinate is written in.
enum class Frame {
    Pixels, ///< displayed pixels of the oriented image
    Thousand, ///< 0–1000 on each axis, as OCRBench v2 and several models use
    Unit, ///< 0–1 on each axis
    Percent, ///< 0–100 on each axis, as Label Studio uses
    Resized, ///< pixels of the image as the model resized it
};

/// Converts a point of an image of `image` pixels from one frame to another.
/// `resized` is the size after the model's own resize; only Frame::Resized looks at it.
[[nodiscard]] QPointF convert(QPointF point, Frame from, Frame to, QSizeF image, QSizeF resized = {});
[[nodiscard]] QRectF convert(QRectF rect, Frame from, Frame to, QSizeF image, QSizeF resized = {});

template <>
std::span<const Name<ShapeKind>> namesOf<ShapeKind>();
template <>
std::span<const Name<Frame>> namesOf<Frame>();

} // namespace groundmark
