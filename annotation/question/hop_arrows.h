// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/question_design.h"

#include <vector>

namespace groundmark::annotation {

/// An arrow of the hop chain: from a cue of one hop to a cue of a hop that builds on it.
struct HopArrow
{
    int hop = 0; ///< 0-based, the one that the arrow comes from: its number stands on the arrow
    int to = 0; ///< the hop that builds on it
    RegionId from;
    RegionId target;

    bool operator==(const HopArrow&) const = default;
};
/// All arrows between cues. A hop without cues passes on what leads to it; one that names neither a cue
/// nor a hop, what leads to all before it.
[[nodiscard]] std::vector<HopArrow> arrowsOf(const QList<Hop>& hops);

} // namespace groundmark::annotation
