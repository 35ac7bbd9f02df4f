// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/filter.h"

#include <vector>

namespace groundmark::evaluation {

/// Statistics as metrics by name; each line holds one whole sample ("input" may hold its keys):
///
///   kappa             rater_a, rater_b: lists of labels; or table_2x2: counts. score = κ
///   krippendorff      ratings: per item a list of numbers or labels, null for none; scale:
///                     "nominal" (default), "ordinal", "interval". score = α
///   bootstrap-ci      values (or correct): numbers; level 0.95; seed 1; resamples 1000, or a list
///                     of lists of indices. score = mean; low, high
///   mcnemar           first, second: right or wrong per item. score = exact two-sided p; mid_p,
///                     only_first, only_second
///   paired-bootstrap  first, second: scores per item; image: what tells images apart, default one
///                     item an image; level, seed, resamples as above. score = mean difference,
///                     second − first; low, high, p, clusters
///
/// A line without these is "unparseable" and says what is missing.
[[nodiscard]] std::vector<MetricFilter> statisticsFilters();

} // namespace groundmark::evaluation
