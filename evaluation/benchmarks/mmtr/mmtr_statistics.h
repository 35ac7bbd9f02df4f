// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/benchmark.h"
#include "evaluation/benchmarks/mmtr/mask_card.h"

#include <vector>

namespace groundmark::evaluation::mmtr {

/// The statistics of the paper's section 3.3 and Appendix E over these samples: sizes by level and
/// page type, answer length and mask ratio (median, mean, maximum; published medians 18 characters
/// and 0.0052), and how many samples each value of each facet has. A cell of a share holds it as its
/// value and the number of samples as n.
[[nodiscard]] std::vector<Table> sampleTables(std::span<const Truth> samples);

/// One bar of a distribution.
struct Bar
{
    QString name; ///< "1–4", "L2", "zh"
    int count = 0;
};
/// How the samples spread, for charts. Bars that are ranges stand in order, names by size.
struct Distributions
{
    std::vector<Bar> answerLengths; ///< code points: 1–4, 5–8, 9–16, … (doubling)
    std::vector<Bar> maskRatios; ///< up to .001, .002, .005, .01, .02, .05 and above
    std::vector<Bar> levels;
    std::vector<Bar> languages;
    int withoutTarget = 0; ///< samples whose target nobody has written down
    int withoutMask = 0; ///< samples without a mask region, so without a ratio
    std::optional<double> medianLength;
    std::optional<double> medianRatio;
};
[[nodiscard]] Distributions distributionsOf(const std::vector<SampleFacts>& facts);

} // namespace groundmark::evaluation::mmtr
