// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace groundmark::evaluation::ocr_robust {

/// How answers are brought to a common form. Everything but the first sentence of
/// normalisedAnswer() is our reading of OCR-Robust (arXiv 2606.26041).
struct NormaliserOptions
{
    /// Keeps "-" directly before a digit, ".digit" or a currency symbol, unless a letter, digit or
    /// "." stands before it. Off: the paper deletes it with all punctuation, so "-5" equals "5".
    bool keepMinus = false;
};

/// Lower case; punctuation deleted except decimal points and currency; trimmed; white space
/// collapsed. Punctuation is ASCII punctuation except "$", and all of Unicode's category P. A "."
/// is a decimal point when a digit follows and no letter stands before it (".5", "1.2.3").
[[nodiscard]] QString normalisedAnswer(const QString& text, const NormaliserOptions& options = {});

enum class AnswerKind
{
    Free,
    MultipleChoice
};

/// What the exact comparison says of one answer.
struct AnswerMatch
{
    bool isExact = false;
    bool needsJudge = false; ///< not equal, and a free answer could still mean the same
};

/// Compares normalised answers; of a multiple-choice reply the option letter is compared.
[[nodiscard]] AnswerMatch matchAnswer(
    const QString& prediction,
    const QString& reference,
    AnswerKind kind,
    const NormaliserOptions& options = {});

/// The option letter that a reply names ("B", "(b)", "Answer: B.", "B. Paris"), upper case; empty
/// when it names none. Ours.
[[nodiscard]] QString choiceLetter(const QString& reply);

/// Text that was rendered but is read back this badly is unfit: keep above 0.9 (paper).
inline constexpr double characterRecallThreshold = 0.9;

/// The share of the reference's characters (lower case, without white space, as a multiset) that
/// also occur in the OCR reading, 0–1; 1 for an empty reference. The formula is ours.
[[nodiscard]] double characterRecall(const QString& reference, const QString& ocr);

} // namespace groundmark::evaluation::ocr_robust
