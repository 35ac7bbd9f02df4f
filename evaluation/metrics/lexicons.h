// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <mutex>

namespace groundmark::evaluation {

class Segmenter;
class WordNet;

/// The word lists that page scores consult. The application makes one and shares it; each list is
/// opened when it is first asked for. Thread-safe.
class Lexicons
{
public:
    /// Where Debian's wordnet-base and python3-jieba install them.
    Lexicons();
    /// Other folders; a folder that does not hold its list makes it unavailable.
    Lexicons(QString wordNetFolder, QString jiebaFolder);
    ~Lexicons();
    Lexicons(const Lexicons&) = delete;
    Lexicons& operator=(const Lexicons&) = delete;

    /// WordNet 3.0, or null: METEOR then goes without synonyms.
    [[nodiscard]] const WordNet* wordNet() const;
    /// jieba's words, or null: Chinese is then split into single characters.
    [[nodiscard]] const Segmenter* segmenter() const;

private:
    QString m_wordNetFolder;
    QString m_jiebaFolder;
    mutable std::once_flag m_wordNetOnce;
    mutable std::once_flag m_segmenterOnce;
    mutable std::unique_ptr<WordNet> m_wordNet;
    mutable std::unique_ptr<Segmenter> m_segmenter;
};

} // namespace groundmark::evaluation
