// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/run.h"
#include "evaluation/metrics/graded.h"
#include "evaluation/metrics/lexicons.h"
#include "evaluation/metrics/python/value.h"

#include <string_view>

/// Scoring of OCRBench v2 (Fu et al. 2024), number by number as its scripts of commit 794c36d6.
namespace groundmark::evaluation::ocrbench_v2 {

/// One item of a prediction file: a dict with `type`, `question`, `answers`, `predict` and, by
/// type, `eval`, `bbox`, `content`. Thread-safe; never throws. Finding::Raises where the official
/// program stops: the item then has no official score.
[[nodiscard]] Graded
scoreItem(const python::Value& item, const Lexicons& lexicons, Explain explain);

/// Which of the four outcomes people are shown, beside the official number. ApiError is found out
/// here only by the words that VLMEvalKit leaves for a failed call.
[[nodiscard]] Outcome outcomeOf(const Graded& graded, const python::Value& predict);

/// Whether a text says that the model will not or cannot answer, and nothing else.
[[nodiscard]] bool isRefusal(TextView text);

} // namespace groundmark::evaluation::ocrbench_v2
