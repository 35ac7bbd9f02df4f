// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace groundmark::evaluation {

/// Reads the verdict of a judge that was asked for "Correctness: Correct|Incorrect" (MagiC) or
/// "Correctness: Yes|No" (Self-Heal). Looks for the last "correctness:" with one of these four
/// words behind it (quotes, brackets and bold allowed, any case), else for a reply that is nothing
/// but one such word. Nothing when the reply says neither: ask once more, then count as incorrect
/// and show it. The rule is ours.
[[nodiscard]] std::optional<bool> parseCorrectness(const QString& reply);

/// Reads the verdict of the MMTR-Bench judge: the first 0 or 1 in the reply; nothing when there is
/// none (the official code then takes 0). Source: MMTR-Bench-eval, step3_eval_mmtr_llm.py.
[[nodiscard]] std::optional<bool> parseBinary(const QString& reply);

} // namespace groundmark::evaluation
