// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/reason.h"
#include "evaluation/metrics/unicode.h"

#include <optional>
#include <string_view>

/// Comparisons of two texts. All take UTF-8 (invalid bytes count as U+FFFD), count code points and
/// may be called from any thread.
namespace groundmark::evaluation {

/// 1 if both texts are equal after the normalisation of VQA metrics (lower case, trimmed, line
/// breaks as blanks), else 0.
[[nodiscard]] Scored exactMatch(std::string_view truth, std::string_view answer, Explain explain);

/// 1 if the truth stands somewhere in the answer after the same normalisation, else 0. An empty
/// truth is in every answer.
[[nodiscard]] Scored
containsMatch(std::string_view truth, std::string_view answer, Explain explain);

/// Average normalised Levenshtein similarity of one pair (Biten et al. 2019, ST-VQA): after the
/// same normalisation 1 − edits / longer length, and 0 where that is below `threshold`. Both empty:
/// 1. Values: 0 or threshold–1. A pair too long to compare scores 0 and says so in the reason.
[[nodiscard]] Scored
anls(std::string_view truth, std::string_view answer, Explain explain, double threshold = 0.5);

/// Levenshtein distance / longer length on the texts as they are: 0 is equal, 1 has nothing in
/// common, so **lower is better**. Both empty: 0. Too long to compare: 1, and the reason says so.
[[nodiscard]] Scored
editDistanceScore(std::string_view truth, std::string_view answer, Explain explain);

/// The normalisation of the VQA metrics: lower case (unless told), then trimmed, then each line
/// feed becomes a blank; doubled blanks, tabs and carriage returns stay.
[[nodiscard]] Text normaliseForVqa(TextView text, bool lowerCase = true);

/// 1 − edits / longer length of two normalised texts; 0 below `threshold`. Nothing when too long.
[[nodiscard]] std::optional<double> similarity(TextView a, TextView b, double threshold);

/// {"how": …, "truth": …, "answer": …}: the "normalised" entry of a reason.
[[nodiscard]] Reason normalisedPair(std::string_view how, TextView truth, TextView answer);
/// The same for a rule that looks for the truth in the answer: "found" is added where it is there.
[[nodiscard]] Reason soughtPair(std::string_view how, TextView truth, TextView answer);
/// "1 − 4 edits / 25 characters = 0.84", and the edits themselves, put into `reason`.
void explainSimilarity(Reason& reason, TextView truth, TextView answer);
/// A number as reasons write it: at most four decimals, no trailing zeros.
[[nodiscard]] std::string shortNumber(double value);

} // namespace groundmark::evaluation
