// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "imaging/tile_mask.h"
#include "widgets/canvas/canvas_colours.h"
#include "widgets/canvas/view_transform.h"

#include <QRectF>

class QPainter;

namespace groundmark::widgets {

struct ShapeStyle;

/// Opacity of a mask's pixels when its style asks for no other fill.
inline constexpr double MaskFill = 0.35;

/// Draws the pixels of a mask that lie in `exposed` (view): a line just inside of its edge in the
/// style's colour, a halo just outside, the rest filled so that the image shows through. Takes time
/// with the size of what is exposed, whatever the size of the mask.
void paintMask(
    QPainter& painter,
    const imaging::TileMask& mask,
    const ViewTransform& view,
    const ShapeStyle& style,
    const CanvasColours& colours,
    const QRectF& exposed);

} // namespace groundmark::widgets
