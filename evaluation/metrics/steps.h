// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace groundmark::evaluation {

/// Splits a response into its reasoning steps: one sentence or line each, trimmed, never empty.
///
/// A line break always splits. List markers ("-", "*", "+", "•", "1.", "1)", "#", ">") at the start
/// of a line are left out. A run of . ! ? ends a step when white space and then an upper-case
/// letter, a digit or a non-ASCII character follow; 。！？ need no white space. A single "." does
/// not end a step after a known abbreviation or an initial. Known cost: "… etc. They play." stays
/// one.
///
/// That responses are split into sentences is in the paper (arXiv 2507.07297); the rules are ours.
[[nodiscard]] QStringList splitSteps(const QString& text);

/// A response cut into its reasoning and its final answer.
struct SeparatedAnswer
{
    QString reasoning; ///< everything before the answer, trimmed
    QString answer; ///< without the "Answer:" in front, trimmed
    bool hasAnswerSection = false; ///< false when the answer is only the last sentence

    bool operator==(const SeparatedAnswer&) const = default;
};

/// Finds the last line that starts with "Answer:" (bold and any case allowed); without one, the
/// last step of the text is taken for the answer. Ours; the paper's prompt asks for "Answer".
[[nodiscard]] SeparatedAnswer separateAnswer(const QString& text);

/// When a response counts as a repetitive loop. The paper drops "invalid format or repetitive
/// loops" without numbers; these are ours.
struct RepetitionLimits
{
    int sentence = 3; ///< the same normalised sentence this many times
    int nGram = 4; ///< the same run of `nGramSize` words this many times
    int nGramSize = 8;
};

/// Whether the steps go round in circles. Sentences are compared in lower case without punctuation.
[[nodiscard]] bool isRepetitive(const QStringList& steps, const RepetitionLimits& limits = {});

/// Why a response is left out of the dataset.
enum class ResponseFlaw
{
    None,
    NoAnswerSection,
    Repetitive
};

[[nodiscard]] ResponseFlaw responseFlaw(const QString& text, const RepetitionLimits& limits = {});

} // namespace groundmark::evaluation
