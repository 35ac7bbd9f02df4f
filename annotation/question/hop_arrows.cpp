// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/question/hop_arrows.h"

namespace groundmark::annotation {

std::vector<HopArrow> arrowsOf(const QList<Hop>& hops)
{
    // Cues that a hop shows as its own: those it names, else those of what leads to it.
    std::vector<std::vector<std::pair<int, RegionId>>> ends(static_cast<std::size_t>(hops.size()));
    std::vector<HopArrow> arrows;
    for (qsizetype i = 0; i < hops.size(); ++i) {
        const Hop& hop = hops[i];
        std::vector<std::pair<int, RegionId>> led;
        for (qsizetype j = 0; j < i; ++j) {
            const bool built = hop.from.contains(hops[j].id) || (hop.from.isEmpty() && hop.cues.isEmpty());
            if (built) {
                const auto& from = ends[static_cast<std::size_t>(j)];
                led.insert(led.end(), from.begin(), from.end());
            }
        }
        auto& own = ends[static_cast<std::size_t>(i)];
        for (const RegionId cue : hop.cues) {
            own.emplace_back(static_cast<int>(i), cue);
            for (const auto& [number, from] : led) {
                if (from != cue) {
                    arrows.push_back({number, static_cast<int>(i), from, cue});
                }
            }
        }
        if (own.empty()) {
            own = std::move(led);
        }
    }
    return arrows;
}

} // namespace groundmark::annotation
