// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/unicode.h"

#include <QByteArray>

#include <atomic>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace groundmark::evaluation {

/// jieba's dictionary: 349,046 words with their frequencies. Loading only notes which lines begin
/// with which character, some 10 ms; the words of a character are read when they are first asked
/// for. Thread-safe once loaded.
class WordFrequencies
{
public:
    WordFrequencies();
    ~WordFrequencies();
    WordFrequencies(const WordFrequencies&) = delete;
    WordFrequencies& operator=(const WordFrequencies&) = delete;

    /// Takes the text of dict.txt, "word frequency tag" a line; false when it lists nothing.
    [[nodiscard]] bool load(QByteArray file);

    /// All listed words that begin with one character (or, seldom, with another one of its shelf).
    class Shelf
    {
    public:
        /// 0 for a word that is not listed.
        [[nodiscard]] std::uint32_t frequency(TextView word) const;
        /// Length in code points of the longest word, 0 for none.
        [[nodiscard]] std::size_t longest() const { return m_longest; }

    private:
        friend class WordFrequencies;
        struct Slot
        {
            std::uint32_t start = 0;
            std::uint32_t length = 0; // 0: free
            std::uint32_t frequency = 0;
        };
        [[nodiscard]] std::size_t slot(TextView word) const;

        Text m_letters;
        std::vector<Slot> m_slots; // a power of two, at least one of them free
        std::size_t m_longest = 0;
    };
    [[nodiscard]] const Shelf& shelf(char32_t first) const;

    [[nodiscard]] std::uint32_t frequency(TextView word) const
    {
        return word.empty() ? 0 : shelf(word.front()).frequency(word);
    }
    [[nodiscard]] double logTotal() const { return m_logTotal; }

private:
    static constexpr std::size_t kShelves = 0x10000; // characters beyond the BMP share the last

    [[nodiscard]] std::unique_ptr<Shelf> read(std::size_t index) const;

    QByteArray m_file;
    std::vector<std::uint32_t> m_lines; // where lines begin, shelf by shelf, in the file's order
    std::vector<std::uint32_t> m_first; // by shelf and one more: index into m_lines
    mutable std::vector<std::atomic<const Shelf*>> m_shelves;
    double m_logTotal = 0.0;
};

} // namespace groundmark::evaluation
