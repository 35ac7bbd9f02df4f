// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/mmtr_level.h"

#include <QStringView>

namespace groundmark::evaluation::mmtr {

namespace {

bool isEastAsian(char32_t c)
{
    return (c >= 0x4E00 && c <= 0x9FFF) || (c >= 0x3040 && c <= 0x30FF) || (c >= 0xAC00 && c <= 0xD7AF);
}

/// A full stop ends a sentence only before a blank or the end: "38.9" and "Fig.1" hold none.
bool endsSentence(const QList<uint>& text, qsizetype i)
{
    const uint c = text[i];
    if (c == U'。' || c == U'！' || c == U'？' || c == U'؟' || c == U'।') {
        return true;
    }
    return (c == U'.' || c == U'!' || c == U'?')
        && (i + 1 == text.size() || QChar::isSpace(text[i + 1]));
}

} // namespace

LevelSuggestion suggestLevel(const QString& target, const LevelRule& rule)
{
    LevelSuggestion found;
    const QList<uint> text = target.trimmed().toUcs4();
    bool inWord = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const uint c = text[i];
        if (isEastAsian(c)) {
            found.words += rule.wordsPerCharacter;
            inWord = false;
        } else if (QChar::isLetterOrNumber(c) || QChar::isMark(c)) {
            found.words += inWord ? 0.0 : 1.0;
            inWord = true;
        } else if (c != U'\'' && c != U'’' && c != U'.' && c != U',') {
            inWord = false; // "don't" and "38.9" are one word each
        } else if (QChar::isSpace(i + 1 < text.size() ? text[i + 1] : U' ')) {
            inWord = false;
        }
        found.sentences += endsSentence(text, i) ? 1 : 0;
    }
    if (found.words <= rule.entityWords) {
        found.level = Level::L1;
    } else if (found.words <= rule.phraseWords && found.sentences <= 1) {
        found.level = Level::L2;
    } else if (found.words <= rule.sentenceWords && found.sentences <= rule.sentences) {
        found.level = Level::L3;
    } else {
        found.level = Level::L4;
    }
    return found;
}

} // namespace groundmark::evaluation::mmtr
