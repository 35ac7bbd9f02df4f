// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/region.h"
#include "widgets/canvas/overlay.h"

#include <QColor>
#include <QHash>


namespace groundmark::annotation {

/// Labels by id, to look names and colours up.
using LabelIndex = QHash<LabelId, Label>;

/// R1, R2, … have the colour of their number; others that of their label.
[[nodiscard]] QColor colourOf(const Region& region, const LabelIndex& labels);
/// What stands on a region's tag: its ordinal, else its label, else nothing.
[[nodiscard]] QString tagOf(const Region& region, const LabelIndex& labels);
/// How the canvas draws a region; id, shape and flags are the canvas controller's business.
[[nodiscard]] widgets::OverlayShape appearanceOf(const Region& region, const LabelIndex& labels);
/// The role in words, translated.
[[nodiscard]] QString wordOf(RegionRole role);

} // namespace groundmark::annotation
