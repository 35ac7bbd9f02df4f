// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRectF>
#include <QString>

#include <vector>

namespace groundmark::evaluation::mmtr {

/// A word that can be read on a page.
struct VisibleWord
{
    QString text;
    QRectF box; ///< displayed pixels
    double confidence = 1.0; ///< 0–1

    bool operator==(const VisibleWord&) const = default;
};

/// The words of one page as text that can be searched. Only letters, digits and marks are compared,
/// after NFKC and in lower case, so that punctuation, spacing and line breaks make no difference in
/// any script; a hit begins and ends with a word except in Chinese, Japanese and Korean, which have
/// none. The order is that of the words handed in: logical order for right-to-left scripts.
class VisibleText
{
public:
    explicit VisibleText(std::vector<VisibleWord> words);

    /// One place where a text stands.
    struct Hit
    {
        int firstWord = 0;
        int lastWord = 0;
        QRectF box; ///< round these words
    };
    /// Every place where `text` stands, without overlaps; none for a text without letters or digits.
    [[nodiscard]] std::vector<Hit> find(const QString& text) const;
    [[nodiscard]] const std::vector<VisibleWord>& words() const { return m_words; }

private:
    std::vector<VisibleWord> m_words;
    QList<uint> m_text; ///< of all words, one after the other
    std::vector<int> m_wordOf; ///< of each code point of m_text
};

/// What is compared: letters, digits and marks after NFKC, in lower case.
[[nodiscard]] QList<uint> comparable(const QString& text);
/// The words of a text, as it writes them.
[[nodiscard]] QStringList wordsOf(const QString& text);

} // namespace groundmark::evaluation::mmtr
