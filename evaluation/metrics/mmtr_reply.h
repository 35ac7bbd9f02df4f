// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>
#include <QString>

namespace groundmark::evaluation::mmtr {

/// Cleans a raw reply by rules alone: a code fence (```, ```text, ```markdown) around it, then once
/// each, in this order, a leading "extracted result:", "final answer:", "answer:", "reconstructed
/// text:" and "output:" (any case), then one quote at each end of a single line (the two
/// may differ: an official quirk). Source: MMTR-Bench-eval, common_mmtr.py.
[[nodiscard]] QString cleanReply(const QString& raw);

/// Begins the line that our prompt for thinking aloud asks for; no official reply has it.
inline constexpr QLatin1StringView AnswerMarker("Recovered text:");

/// cleanReply() of what stands behind the last line that begins with AnswerMarker (any case), or of
/// all of it where there is none.
[[nodiscard]] QString answerIn(const QString& raw);

} // namespace groundmark::evaluation::mmtr
