// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/geometry.h"

#include <QPointF>
#include <QSizeF>

#include <optional>

namespace groundmark::annotation {

// What tools do to shapes. All results lie within an image of `image` pixels; a shape that cannot
// be changed in that way comes back as it was.

[[nodiscard]] QPointF clampedTo(QPointF point, QSizeF image);
/// The largest part of `delta` that keeps `bounds` inside the image.
[[nodiscard]] QPointF clampedMove(const QRectF& bounds, QPointF delta, QSizeF image);

/// Whether resizing and vertex edits apply: masks are edited by pixel only.
[[nodiscard]] bool hasHandles(const Shape& shape);
/// The shape elsewhere; masks go by whole pixels and stay where one of them would leave the image.
[[nodiscard]] Shape moved(const Shape& shape, QPointF by, QSizeF image);

/// The shape with handle `handle` (see widgets::handlesOf) dragged to `to`. Boxes turn round when a
/// side is dragged across the other; rotated boxes keep their right angles and the opposite corner;
/// a circle's first handle moves it, its second sets the radius.
[[nodiscard]] Shape withHandleAt(const Shape& shape, int handle, QPointF to, QSizeF image);

/// The right and lower side moved by `by`; never smaller than one pixel. Points only move.
[[nodiscard]] Shape resizedBy(const Shape& shape, QPointF by, QSizeF image);

/// A place on the outline of a polygon or line strip.
struct EdgePlace
{
    int before = 0; ///< index of the vertex that the edge starts at
    QPointF point; ///< the nearest place on the edge
    double distance = 0.0;
};
/// Nothing for shapes whose vertices are not free.
[[nodiscard]] std::optional<EdgePlace> nearestEdge(const Shape& shape, QPointF to);

[[nodiscard]] Shape withVertexInserted(const Shape& shape, int before, QPointF at);
/// Unchanged when the shape would have too few vertices.
[[nodiscard]] Shape withVertexRemoved(const Shape& shape, int vertex);

/// A rectangle at any angle from one side, `a` to `b`, and a point on the opposite side.
[[nodiscard]] Shape rotatedBox(QPointF a, QPointF b, QPointF opposite);

} // namespace groundmark::annotation
