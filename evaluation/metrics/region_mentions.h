// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace groundmark::evaluation {

/// The regions that a text names. Both lists are ascending and without repetitions.
struct RegionMentions
{
    std::vector<int> regions; ///< 1-based ordinals that exist: 1..regionCount
    std::vector<int> hallucinated; ///< named, but there is no such region; never scored

    bool operator==(const RegionMentions&) const = default;
};

/// Finds region references in one reasoning step: labels ("R3", "R_3", "R-3", "[R3]"), keywords
/// with a number ("region 3", "bounding box #2"), lists after plural keywords ("regions 1, 2 and
/// 4") and ranges ("R1-R3", "regions 2 to 4"). A mention is a use, negated or not; "all regions" is
/// not expanded; bracketed coordinates are not references.
///
/// The paper (arXiv 2507.07297) only gives the type: a step maps to a set of indices, a chain to
/// the union of its steps. The grammar is Groundmark's own and is written down above the parser.
[[nodiscard]] RegionMentions regionMentions(const QString& text, int regionCount);

/// The union over all steps of a chain.
[[nodiscard]] RegionMentions regionMentions(const QStringList& steps, int regionCount);

} // namespace groundmark::evaluation
