// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/diff_layout.h"

#include <QString>

namespace groundmark::viewers {

/// What turns an answer into the truth, as a text to read.
struct WordDiff
{
    widgets::DiffRuns runs; ///< Removed: only the answer has it; Added: only the truth has it
    /// Characters of both texts that were too far behind to be compared; 0 as a rule.
    qsizetype left = 0;

    bool operator==(const WordDiff&) const = default;
};

/// Compares word by word, Han and Kana character by character, along a longest common subsequence.
/// White space and punctuation count as words of their own. Bit-parallel (Hyyrö, "Bit-parallel
/// LCS-length computation revisited", 2004): 20,000 characters take some 10 ms. Beyond
/// `maximumWords` words that differ, what follows is left out and counted. Thread-safe.
[[nodiscard]] WordDiff
wordDiff(const QString& answer, const QString& truth, qsizetype maximumWords = 20'000);

/// The same by Unicode characters: for short normalised strings.
[[nodiscard]] WordDiff characterDiff(const QString& answer, const QString& truth);

/// The part of a diff that belongs to one text: the answer (with Removed) or the truth (with
/// Added).
[[nodiscard]] widgets::DiffRuns sideOf(const widgets::DiffRuns& runs, widgets::DiffRun::Kind kind);

/// Shortens a long diff to be looked at: equal stretches of more than 400 characters become a note
/// of their length, and after `maximumCharacters` the rest does.
[[nodiscard]] widgets::DiffRuns
folded(const widgets::DiffRuns& runs, qsizetype maximumCharacters = 6000);

} // namespace groundmark::viewers
