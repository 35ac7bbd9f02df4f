// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/geometry.h"

#include <QSize>
#include <QStringList>

#include <optional>

namespace groundmark::storage {

/// What an outside file's coordinates are in.
struct ShapeSpace
{
    QSize image; ///< displayed pixels; empty when unknown
    Frame frame = Frame::Pixels;
    /// EXIF orientation (1–8) that still has to be applied to the points; 1 for none.
    int turn = 1;
    /// Whether to cut at the image's edge. Not where the file speaks of an image of another size.
    bool clip = true;
};

/// A shape brought into displayed pixels, and everything that had to be done to it.
struct CleanedShape
{
    std::optional<Shape> shape; ///< nothing when it can't be used
    /// Kinds of issue, each at most once: "unusable-box" (not finite, wrong number of points, no
    /// image size to convert with, mask of another size), "inverted-box" (corners swapped),
    /// "clipped-box" (cut at the image's edge), "outside-box" (wholly outside, or a circle or rotated
    /// box that can't be cut; kept so), "empty-box" (no area; kept so).
    QStringList kinds;
};

/// Converts the frame, turns by EXIF orientation, normalises and clips. Less than a millionth of a
/// pixel over the edge is rounding and left alone.
[[nodiscard]] CleanedShape cleanShape(Shape shape, const ShapeSpace& space);

} // namespace groundmark::storage
