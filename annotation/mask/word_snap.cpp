// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/mask/word_snap.h"

#include <algorithm>

namespace groundmark::annotation {

namespace {

constexpr double MeantShare = 0.5; // of a word's area

bool isMeant(const QRectF& word, const QRectF& box)
{
    const QRectF common = word & box;
    return box.contains(word.center())
        || common.width() * common.height() >= MeantShare * word.width() * word.height();
}

bool isEastAsian(QChar c)
{
    const char16_t u = c.unicode();
    return (u >= 0x4E00 && u <= 0x9FFF) || (u >= 0x3040 && u <= 0x30FF) || (u >= 0xAC00 && u <= 0xD7AF)
        || (u >= 0x3000 && u <= 0x303F) || (u >= 0xFF00 && u <= 0xFF60);
}

} // namespace

std::vector<imaging::RecognisedWord>
wordsUnder(std::span<const imaging::RecognisedWord> words, const QRectF& box)
{
    std::vector<imaging::RecognisedWord> meant;
    for (const imaging::RecognisedWord& word : words) {
        if (isMeant(QRectF(word.box), box)) {
            meant.push_back(word);
        }
    }
    return meant;
}

QRectF snapped(
    std::span<const imaging::RecognisedWord> words, const QRectF& drawn, double padding, QSizeF page)
{
    QRectF round;
    for (const imaging::RecognisedWord& word : wordsUnder(words, drawn)) {
        round |= QRectF(word.box);
    }
    const QRectF wanted
        = round.isEmpty() ? drawn : round.adjusted(-padding, -padding, padding, padding);
    return page.isEmpty() ? wanted : wanted & QRectF(QPointF(), page);
}

QString textOf(std::span<const imaging::RecognisedWord> words)
{
    QString text;
    const imaging::RecognisedWord* before = nullptr;
    for (const imaging::RecognisedWord& word : words) {
        const bool newLine = before != nullptr
            && (before->line != word.line || before->paragraph != word.paragraph || before->block != word.block);
        if (newLine && text.endsWith(u'-') && !word.text.isEmpty() && word.text.front().isLower()) {
            text.chop(1);
        } else if (!text.isEmpty() && !word.text.isEmpty()
                   && !(isEastAsian(text.back()) && isEastAsian(word.text.front()))) {
            text += u' ';
        }
        text += word.text;
        before = &word;
    }
    return text;
}

std::vector<imaging::RecognisedWord> linesOf(
    std::span<const imaging::RecognisedWord> words, std::span<const imaging::RecognisedWord> meant)
{
    std::vector<imaging::RecognisedWord> found;
    for (const imaging::RecognisedWord& word : words) {
        const bool together = std::ranges::any_of(meant, [&](const imaging::RecognisedWord& other) {
            return word.block == other.block && word.paragraph == other.paragraph && word.line == other.line;
        });
        if (together) {
            found.push_back(word);
        }
    }
    return found;
}

const imaging::RecognisedWord*
wordAt(std::span<const imaging::RecognisedWord> words, QPointF position)
{
    for (const imaging::RecognisedWord& word : words) {
        if (QRectF(word.box).contains(position)) {
            return &word;
        }
    }
    return nullptr;
}

} // namespace groundmark::annotation
