// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "imaging/ocr.h"

#include <QRectF>
#include <QSizeF>
#include <QString>

#include <span>
#include <vector>

namespace groundmark::annotation {

/// The words that a box means: those whose middle, or at least half of whose area, lies in it. In
/// reading order.
[[nodiscard]] std::vector<imaging::RecognisedWord>
wordsUnder(std::span<const imaging::RecognisedWord> words, const QRectF& box);

/// A box round the words that `drawn` means, `padding` pixels wider on each side and within the page;
/// `drawn` itself, clipped to the page, where it means none.
[[nodiscard]] QRectF snapped(
    std::span<const imaging::RecognisedWord> words, const QRectF& drawn, double padding, QSizeF page);

/// The words as running text: a space between words but not between Chinese, Japanese or Korean
/// characters, and a word that was hyphenated at a line's end as one.
[[nodiscard]] QString textOf(std::span<const imaging::RecognisedWord> words);

/// All words of the lines that these words stand in.
[[nodiscard]] std::vector<imaging::RecognisedWord> linesOf(
    std::span<const imaging::RecognisedWord> words, std::span<const imaging::RecognisedWord> meant);

/// The word at a position; null for none.
[[nodiscard]] const imaging::RecognisedWord*
wordAt(std::span<const imaging::RecognisedWord> words, QPointF position);

} // namespace groundmark::annotation
