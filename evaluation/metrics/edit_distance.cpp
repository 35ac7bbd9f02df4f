// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/edit_distance.h"

#include <algorithm>
#include <unordered_map>

namespace groundmark::evaluation {

namespace {

using Symbols = std::span<const std::uint32_t>;
constexpr std::size_t kWord = 64;

void cutCommonEnds(Symbols& a, Symbols& b)
{
    const auto [first, second] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    const auto start = std::size_t(first - a.begin());
    a = a.subspan(start);
    b = b.subspan(start);
    std::size_t end = 0;
    while (end < a.size() && end < b.size() && a[a.size() - 1 - end] == b[b.size() - 1 - end]) {
        ++end;
    }
    a = a.first(a.size() - end);
    b = b.first(b.size() - end);
}

/// Vertical differences of one column of a block of up to 64 rows.
struct Block
{
    std::uint64_t plus = ~0ULL;
    std::uint64_t minus = 0;

    struct Carry
    {
        std::uint64_t plus;
        std::uint64_t minus;
    };

    /// Moves on by one column; `in` is the horizontal difference above the block, the result the
    /// horizontal differences of its rows (bit i = row i).
    Carry step(std::uint64_t equal, Carry in)
    {
        const std::uint64_t vertical = equal | minus;
        equal |= in.minus;
        const std::uint64_t horizontal = (((equal & plus) + plus) ^ plus) | equal;
        const Carry out {minus | ~(horizontal | plus), plus & horizontal};
        const std::uint64_t down = (out.plus << 1U) | in.plus;
        const std::uint64_t up = (out.minus << 1U) | in.minus;
        plus = up | ~(vertical | down);
        minus = down & vertical;
        return out;
    }
};

std::size_t
shortDistance(std::size_t patternLength, const std::vector<std::uint64_t>& table, Symbols text)
{
    Block block;
    const std::size_t last = patternLength - 1;
    std::size_t distance = patternLength;
    for (std::uint32_t symbol : text) {
        const Block::Carry out = block.step(table[symbol], {1, 0});
        distance += (out.plus >> last) & 1U;
        distance -= (out.minus >> last) & 1U;
    }
    return distance;
}

/// One horizontal stripe of 64 pattern rows after the other, each over the whole text: the look-up
/// table then only ever describes 64 characters. `table` is all zeros before and after.
std::size_t longDistance(Symbols pattern, Symbols text, std::vector<std::uint64_t>& table)
{
    // Horizontal differences below the stripe above: bit 0 for +1, bit 1 for −1.
    std::vector<std::uint8_t> carry(text.size(), 1);
    std::size_t distance = pattern.size();
    for (std::size_t start = 0; start < pattern.size(); start += kWord) {
        const std::size_t rows = std::min(kWord, pattern.size() - start);
        for (std::size_t i = 0; i < rows; ++i) {
            table[pattern[start + i]] |= 1ULL << i;
        }
        Block block;
        const bool isLast = start + rows == pattern.size();
        for (std::size_t j = 0; j < text.size(); ++j) {
            const Block::Carry out
                = block.step(table[text[j]], {carry[j] & 1ULL, std::uint64_t(carry[j]) >> 1U});
            const std::uint64_t up = (out.plus >> (rows - 1)) & 1U;
            const std::uint64_t down = (out.minus >> (rows - 1)) & 1U;
            carry[j] = static_cast<std::uint8_t>(up | (down << 1U));
            if (isLast) {
                distance += up;
                distance -= down;
            }
        }
        for (std::size_t i = 0; i < rows; ++i) {
            table[pattern[start + i]] = 0;
        }
    }
    return distance;
}

/// Numbers the characters of both texts densely, so that a table can be indexed by them.
class Numbering
{
public:
    [[nodiscard]] std::vector<std::uint32_t> operator()(TextView text)
    {
        std::vector<std::uint32_t> symbols;
        symbols.reserve(text.size());
        for (char32_t c : text) {
            symbols.push_back(
                c < kAscii ? std::uint32_t(c) : m_other.try_emplace(c, size()).first->second);
        }
        return symbols;
    }
    [[nodiscard]] std::uint32_t size() const { return kAscii + std::uint32_t(m_other.size()); }

private:
    static constexpr std::uint32_t kAscii = 128;
    std::unordered_map<char32_t, std::uint32_t> m_other;
};

bool isTooLong(Symbols a, Symbols b)
{
    return double(a.size()) * double(b.size()) > kEditLimit;
}

/// Both spans share no start or end any more; `table` covers their symbols.
std::size_t distanceOfRest(Symbols a, Symbols b, std::vector<std::uint64_t>& table)
{
    return a.size() < b.size() ? longDistance(a, b, table) : longDistance(b, a, table);
}

} // namespace

EditPattern::EditPattern(Symbols pattern, std::vector<std::uint64_t>& table)
    : m_pattern(pattern)
    , m_table(table)
{
    if (m_pattern.size() <= kWord) {
        for (std::size_t i = 0; i < m_pattern.size(); ++i) {
            m_table[m_pattern[i]] |= 1ULL << i;
        }
    }
}

EditPattern::~EditPattern()
{
    if (m_pattern.size() <= kWord) {
        for (std::uint32_t symbol : m_pattern) {
            m_table[symbol] = 0;
        }
    }
}

std::optional<std::size_t> EditPattern::distanceTo(Symbols text) const
{
    if (m_pattern.empty() || text.empty()) {
        return std::max(m_pattern.size(), text.size());
    }
    if (m_pattern.size() <= kWord) {
        return shortDistance(m_pattern.size(), m_table, text);
    }
    Symbols a = m_pattern;
    cutCommonEnds(a, text);
    if (a.empty() || text.empty()) {
        return std::max(a.size(), text.size());
    }
    if (isTooLong(a, text)) {
        return std::nullopt;
    }
    return distanceOfRest(a, text, m_table);
}

std::optional<std::size_t> editDistance(Symbols a, Symbols b)
{
    cutCommonEnds(a, b);
    if (a.empty() || b.empty()) {
        return std::max(a.size(), b.size());
    }
    if (isTooLong(a, b)) {
        return std::nullopt;
    }
    std::uint32_t largest = 0;
    for (Symbols side : {a, b}) {
        largest = std::max(largest, *std::max_element(side.begin(), side.end()));
    }
    std::vector<std::uint64_t> table(std::size_t(largest) + 1, 0);
    return distanceOfRest(a, b, table);
}

std::optional<std::size_t> editDistance(TextView a, TextView b)
{
    Numbering number;
    const std::vector<std::uint32_t> left = number(a);
    const std::vector<std::uint32_t> right = number(b);
    return editDistance(Symbols(left), Symbols(right));
}

std::optional<double> normalisedDistance(TextView a, TextView b)
{
    const std::size_t longer = std::max(a.size(), b.size());
    if (longer == 0) {
        return 0.0;
    }
    const auto distance = editDistance(a, b);
    return distance ? std::optional(double(*distance) / double(longer)) : std::nullopt;
}

} // namespace groundmark::evaluation
