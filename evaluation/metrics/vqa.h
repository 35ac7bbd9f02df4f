// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/graded.h"
#include "evaluation/metrics/python/value.h"

/// Short answers, counts and formulas by the rules of OCRBench v2 (Fu et al. 2024, official
/// scripts). Predictions and answers may hold whatever stood in the file; thread-safe.
namespace groundmark::evaluation {

enum class VqaRule
{
    English, ///< lower case; "short" is fewer than five words
    CaseSensitive, ///< as English without lowering
    Chinese, ///< lower case, without blanks; "short" is fewer than four pieces between commas
};

/// A short answer scores 1 if it stands in the prediction. A longer one scores 1 − edits / longer
/// length, or 0 where that is below 0.5. The best of several answers counts. A plain string in
/// `answers` follows the officials' other branch: there the two special rules compare short answers
/// that were not found by similarity, and long ones never score.
[[nodiscard]] Graded
vqa(const python::Value& predict, const python::Value& answers, VqaRule rule, Explain explain);

/// 1 if the letters of the prediction, everything else dropped, are exactly the one answer.
[[nodiscard]] Graded multipleChoice(
    const python::Value& predict, const python::Value& answers, bool chinese, Explain explain);

/// `method` "exact match": the answer is a substring. "regression": the first run of digits n
/// against the answer a: r = 1 − |n − a| / a, and 0 unless r > 0.5. Other methods: 0.
[[nodiscard]] Graded counting(
    const python::Value& predict,
    const python::Value& answers,
    const python::Value& method,
    Explain explain);

/// 1 if the answer stands in the prediction, both without blanks. `chinese` first replaces
/// `\text{…}` by its content and takes exactly one answer.
[[nodiscard]] Graded
formula(const python::Value& predict, const python::Value& answers, bool chinese, Explain explain);

/// Replaces each `\text{…}` without braces inside by its content, once.
[[nodiscard]] Text removeTextTags(TextView text);

} // namespace groundmark::evaluation
