// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/mmtr/visible_text.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace groundmark::evaluation::mmtr {

namespace {

bool isWrittenWithoutSpaces(uint c)
{
    return (c >= 0x4E00 && c <= 0x9FFF) || (c >= 0x3040 && c <= 0x30FF) || (c >= 0xAC00 && c <= 0xD7AF);
}

} // namespace

QList<uint> comparable(const QString& text)
{
    QList<uint> kept;
    for (const uint c : text.normalized(QString::NormalizationForm_KC).toLower().toUcs4()) {
        if (QChar::isLetterOrNumber(c) || QChar::isMark(c)) {
            kept.append(c);
        }
    }
    return kept;
}

QStringList wordsOf(const QString& text)
{
    static const QRegularExpression blanks(QStringLiteral("\\s+"));
    return text.split(blanks, Qt::SkipEmptyParts);
}

VisibleText::VisibleText(std::vector<VisibleWord> words)
    : m_words(std::move(words))
{
    for (size_t i = 0; i < m_words.size(); ++i) {
        m_text += comparable(m_words[i].text);
        m_wordOf.resize(static_cast<size_t>(m_text.size()), static_cast<int>(i));
    }
}

std::vector<VisibleText::Hit> VisibleText::find(const QString& text) const
{
    std::vector<Hit> hits;
    const QList<uint> wanted = comparable(text);
    if (wanted.isEmpty()) {
        return hits;
    }
    const auto isBorder = [this](qsizetype i) {
        // Between two code points: a border of words, or inside a script that has none.
        return i == 0 || i == m_text.size() || isWrittenWithoutSpaces(m_text[i])
            || isWrittenWithoutSpaces(m_text[i - 1])
            || m_wordOf[static_cast<size_t>(i)] != m_wordOf[static_cast<size_t>(i - 1)];
    };
    auto from = m_text.cbegin();
    while (true) {
        from = std::search(from, m_text.cend(), wanted.cbegin(), wanted.cend());
        if (from == m_text.cend()) {
            return hits;
        }
        const qsizetype start = from - m_text.cbegin();
        const qsizetype end = start + wanted.size();
        if (!isBorder(start) || !isBorder(end)) {
            ++from;
            continue;
        }
        Hit hit {m_wordOf[static_cast<size_t>(start)], m_wordOf[static_cast<size_t>(end - 1)], {}};
        for (int word = hit.firstWord; word <= hit.lastWord; ++word) {
            hit.box |= m_words[static_cast<size_t>(word)].box;
        }
        hits.push_back(hit);
        from += wanted.size();
    }
}

} // namespace groundmark::evaluation::mmtr
