// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/geometry.h"

#include <QList>
#include <QSize>

#include <optional>

namespace groundmark::annotation {

/// Image pixels that a polygon made of a mask may stray from the pixels' edges; ours. One pixel turns
/// a brush stroke of a hundred pixels into some twenty vertices.
inline constexpr double OutlineTolerance = 1.0;

/// The pixels inside a closed shape as COCO rasterises polygons. Nothing for masks, points and line
/// strips, and for a shape that covers no pixel of the image.
[[nodiscard]] std::optional<Shape> asMask(const Shape& shape, QSize image);

/// A closed shape as polygons: the outlines of a mask's parts, the largest first; the corners of any
/// other shape. Empty for polygons, points and line strips, and for a mask of another image.
[[nodiscard]] QList<Shape> asPolygons(const Shape& shape, QSize image);

} // namespace groundmark::annotation
