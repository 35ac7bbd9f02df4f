// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/region.h"

#include <QImage>

#include <span>

namespace groundmark::evaluation {

/// Draws the outlines of relevant and adversarial regions with their names R1 … Rn into the picture,
/// as MagiC shows them to a model: both kinds alike, so that nothing gives the answer away. Regions
/// of other roles and without a number are passed over. Needs no fonts and no display.
void drawRegionMarks(QImage& image, std::span<const Region> regions);

} // namespace groundmark::evaluation
