// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/unicode.h"

#include <QByteArray>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace groundmark::evaluation {

/// jieba's dictionary: words with their frequencies in one open-addressing table of code points.
class WordFrequencies
{
public:
    bool load(const QByteArray& file)
    {
        const std::string_view all(file.constData(), std::size_t(file.size()));
        m_slots.resize(kSlots);
        for (std::size_t at = 0; at < all.size();) {
            const std::size_t end = std::min(all.find('\n', at), all.size());
            const std::string_view line = all.substr(at, end - at);
            const std::size_t blank = line.find(' ');
            if (blank != std::string_view::npos) {
                std::uint32_t frequency = 0;
                std::from_chars(line.data() + blank + 1, line.data() + line.size(), frequency);
                add(fromUtf8(line.substr(0, blank)), frequency);
            }
            at = end + 1;
        }
        return m_count > 0;
    }

    /// 0 for a word that is not listed.
    [[nodiscard]] std::uint32_t frequency(TextView word) const
    {
        return m_slots[slot(word)].frequency;
    }
    [[nodiscard]] std::size_t longest(char32_t first) const
    {
        const auto it = m_longest.find(first);
        return it == m_longest.end() ? 0 : it->second;
    }
    [[nodiscard]] double logTotal() const { return std::log(double(m_total)); }

private:
    static constexpr std::size_t kSlots = 1U << 20U; // jieba lists 349,046 words
    struct Slot
    {
        std::uint32_t start = 0;
        std::uint32_t length = 0; // 0: free
        std::uint32_t frequency = 0;
    };

    [[nodiscard]] std::size_t slot(TextView word) const
    {
        std::uint64_t hash = 1469598103934665603ULL;
        for (char32_t c : word) {
            hash = (hash ^ c) * 1099511628211ULL;
        }
        std::size_t at = std::size_t(hash ^ (hash >> 29U)) & (kSlots - 1);
        while (m_slots[at].length != 0
               && TextView(m_letters).substr(m_slots[at].start, m_slots[at].length) != word) {
            at = (at + 1) & (kSlots - 1);
        }
        return at;
    }

    void add(const Text& word, std::uint32_t frequency)
    {
        if (word.empty() || m_count * 2 > kSlots) {
            return;
        }
        Slot& place = m_slots[slot(word)];
        if (place.length == 0) {
            place = {std::uint32_t(m_letters.size()), std::uint32_t(word.size()), 0};
            m_letters += word;
            ++m_count;
        }
        place.frequency = frequency;
        m_total += frequency;
        std::size_t& longest = m_longest[word.front()];
        longest = std::max(longest, word.size());
    }

    Text m_letters;
    std::vector<Slot> m_slots;
    std::unordered_map<char32_t, std::size_t> m_longest;
    std::size_t m_count = 0;
    std::uint64_t m_total = 0;
};

} // namespace groundmark::evaluation
