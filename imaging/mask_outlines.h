// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "imaging/tile_mask.h"

#include <QList>
#include <QPointF>

#include <vector>

namespace groundmark::imaging {

/// The mask as closed polygons along its pixels' edges, one for each part, the largest first. Pixels
/// that touch at a corner belong together. A hole is joined to its outline by a cut of no width, so
/// that filling the polygon by the odd-even rule leaves the hole empty.
/// @param tolerance image pixels that a simplified outline may stray (Douglas and Peucker, 1973);
///        0 keeps every corner
[[nodiscard]] std::vector<QList<QPointF>> outlinesOf(const TileMask& mask, double tolerance);

} // namespace groundmark::imaging
