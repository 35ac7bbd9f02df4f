// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/mmtr_scores.h"

#include <QString>

namespace groundmark::evaluation::mmtr {

/// How long a target of each level may be. The paper describes the levels in words only (L1 short
/// rigid strings such as years and entities, L2 phrases, L3 full sentences, L4 paragraphs; Table 3),
/// so the numbers are ours and a suggestion is never more than that.
struct LevelRule
{
    int entityWords = 2; ///< L1: at most this many words
    int phraseWords = 8; ///< L2: at most this many words, and no full sentence of its own
    int sentenceWords = 40; ///< L3: at most this many words, and at most `sentences` sentences
    int sentences = 2;
    double wordsPerCharacter = 0.5; ///< what one Chinese, Japanese or Korean character counts as
};

/// What was counted, and what follows from it.
struct LevelSuggestion
{
    Level level = Level::L1;
    double words = 0.0;
    int sentences = 0; ///< ends of sentences inside or at the end of the text
};

/// Groups of letters and digits between anything else are words; Chinese, Japanese and Korean
/// characters count one by one. An empty text gives L1.
[[nodiscard]] LevelSuggestion suggestLevel(const QString& target, const LevelRule& rule = {});

} // namespace groundmark::evaluation::mmtr
