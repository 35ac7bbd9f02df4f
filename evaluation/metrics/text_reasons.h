// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/page_text.h"
#include "evaluation/metrics/reason.h"

/// Why a text similarity is what it is: the counts behind each number, which words were matched and
/// which were not. Thread-safe.
namespace groundmark::evaluation {

/// Lists of words in a reason end here; how many there are is in the formula.
constexpr std::size_t kMostListedWords = 100;

/// Brevity and the share of matched n-grams by order.
[[nodiscard]] Reason bleuReason(const Tokens& truth, const Tokens& answer);
/// Words matched and chunks, and which word was matched with which ("alignment").
[[nodiscard]] Reason meteorReason(const Tokens& truth, const Tokens& answer, const Meteor& meteor);
/// Distinct words on either side; those that only the truth ("missing") or only the answer
/// ("extra") has.
[[nodiscard]] Reason setReason(const Tokens& truth, const Tokens& answer);
/// Distinct words on a longest common subsequence of two sentences.
[[nodiscard]] Reason rougeReason(TextView truth, TextView answer);

} // namespace groundmark::evaluation
