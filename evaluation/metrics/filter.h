// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "evaluation/metrics/graded.h"
#include "evaluation/metrics/lexicons.h"
#include "evaluation/metrics/python/value.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// Metrics by name on lines of JSON: what `groundmark metric NAME` does.
namespace groundmark::evaluation {

/// One metric. `grade` gets a parsed line, never throws and is thread-safe.
struct MetricFilter
{
    std::string_view name; ///< as on the command line: "teds", "anls", …
    std::string_view keys; ///< the keys that it reads, for the help text
    std::function<Graded(const python::Value& line, const Lexicons&, Explain)> grade;
};

/// All metrics in the order of the help text. Texts stand under "pred" and "gt"; "predict",
/// "answers" and the like may also stand in an "item". For "anls" and "edit-distance" the keys
/// "a" and "b" ask for the plain functions: similarity without threshold, and the number of edits.
/// The statistics take lists (statistics_filters.h).
[[nodiscard]] const std::vector<MetricFilter>& metricFilters();
/// Null for an unknown name.
[[nodiscard]] const MetricFilter* findMetricFilter(std::string_view name);

/// The line again with "score" (null where the official program raises), the metric's further
/// figures, "outcome" where it is not "scored", "note" where there is something to say and, explained, "reason". An Error for a line
/// that is no JSON object; `row` is its 1-based number.
[[nodiscard]] Result<std::string> filterLine(
    const MetricFilter& filter,
    std::string_view line,
    qint64 row,
    const Lexicons& lexicons,
    Explain explain);

} // namespace groundmark::evaluation
