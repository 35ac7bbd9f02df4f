// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/graded.h"
#include "evaluation/metrics/python/value.h"

#include <string>
#include <vector>

/// Tree edit distance similarity of tables (Zhong et al. 2020, PubTabNet) as OCRBench v2 uses it.
/// Thread-safe. Tables whose comparison would take more than about five seconds (isComparable() in
/// tree_edit.h; cells of more than 2·10⁹ steps in all) are "unparseable: too large".
namespace groundmark::evaluation {

struct TedsOptions
{
    bool structureOnly = false; ///< cells have no content
    std::vector<std::string> ignoreTags; ///< dissolved before comparing
};

/// 1 − tree edit distance / max(elements below either table): 0–1. Both texts are whole HTML
/// documents; one without table in its body, or empty, scores 0.
[[nodiscard]] Graded
teds(TextView truth, TextView answer, const TedsOptions& options, Explain explain);

/// Completes a fragment: `table`, `body` and `html` tags are added where their text is missing.
[[nodiscard]] Text wrapHtmlTable(TextView html);
/// From the first "<body", else the first "<table"; nothing if there is neither.
[[nodiscard]] std::optional<TextView> cutHtmlTable(TextView text);
/// A markdown table as HTML: row 1 and rows from 3 on, cells between pipes, unescaped.
[[nodiscard]] Text markdownToHtml(TextView markdown);

/// Table parsing: HTML, or markdown where the English question asks for it. `answers` holds one.
[[nodiscard]] Graded tableParsing(
    const python::Value& question,
    const python::Value& predict,
    const python::Value& answers,
    bool chinese,
    Explain explain);

/// Chart parsing: the dict in the prediction and the true one as two-column tables, by TEDS.
[[nodiscard]] Graded
chartParsing(const python::Value& predict, const python::Value& answers, Explain explain);

/// The dict that a prediction states for a chart: a Python literal, not JSON. Empty for none.
[[nodiscard]] python::Value readChart(TextView text);
/// The two-column table of a dict: keys, and values with a blank between every two characters.
[[nodiscard]] Text dictToHtml(const python::Value& dict);

} // namespace groundmark::evaluation
