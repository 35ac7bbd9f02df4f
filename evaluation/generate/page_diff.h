// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/generate/gen_prompts.h"
#include "imaging/ocr.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace groundmark::evaluation::generate {

/// Below this confidence of Tesseract's a word that fits is marked as unsure. Ours, after the mockup.
inline constexpr double SureConfidence = 0.6;
/// An option of whose words less than this share was read is missing. Ours.
inline constexpr double OptionPresent = 0.5;

/// One word of the text that should be there, or one that only the picture has.
struct PageWord
{
    enum class Kind {
        Same,
        Unsure, ///< the same, read with little confidence
        Changed, ///< another word stands in its place: `read`
        Missing, ///< nothing was read in its place
        Extra, ///< only in the picture; `text` is empty
    };
    Kind kind = Kind::Same;
    QString text; ///< as it should be
    QString read; ///< as it was read; empty for Missing
    int word = -1; ///< index of the read word; −1 for Missing
};

/// A paragraph that should be there.
struct PagePart
{
    enum class Role { Context, Question, Option };
    Role role = Role::Context;
    int option = -1; ///< 0 for A
    std::vector<PageWord> words;
    bool isMissing = false; ///< of an option: so much of it was not read that it counts as not there
};

/// The text of a picture compared with the text that it should show. OCR makes mistakes of its own:
/// this is where to look, not a verdict.
struct PageDiff
{
    std::vector<PagePart> parts;
    int changed = 0; ///< words
    int missing = 0;
    int unsure = 0;
    int extra = 0;
    double characterRecall = 1.0; ///< share of the expected characters that were read, 0–1
    QStringList missingOptions; ///< "B", …

    /// The reject reason that fits best, one of rejectReasons(); empty when nothing is amiss.
    [[nodiscard]] QString suggestion(const QString& answer) const;
};

/// Aligns the words in reading order, then looks for what is left elsewhere (options in two columns).
/// Case, punctuation and option letters do not count. Words that only the picture has are told when they
/// have at least three letters and were read with confidence, since Tesseract sees words in drawings.
[[nodiscard]] PageDiff comparePage(
    const QString& context, const QString& question, const QStringList& choices,
    const std::vector<imaging::RecognisedWord>& words);

/// Stable words of why a picture is rejected, in the order of the digits 1–6.
[[nodiscard]] QStringList rejectReasons();
/// One of them for people, translated; another word as it is.
[[nodiscard]] QString wordsOfRejection(const QString& reason);

} // namespace groundmark::evaluation::generate
