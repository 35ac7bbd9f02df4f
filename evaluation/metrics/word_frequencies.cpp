// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/word_frequencies.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <utility>

namespace groundmark::evaluation {

namespace {

/// One line of the dictionary, taken apart.
struct Entry
{
    std::string_view word;
    std::uint32_t frequency = 0;
};

Entry entryOf(std::string_view line)
{
    const std::size_t blank = line.find(' ');
    if (blank == std::string_view::npos) {
        return {};
    }
    Entry entry {line.substr(0, blank), 0};
    std::from_chars(line.data() + blank + 1, line.data() + line.size(), entry.frequency);
    return entry;
}

/// The first character of a word; of the three bytes of most Han quickly.
char32_t firstOf(std::string_view word)
{
    const auto byte = [&word](std::size_t i) { return std::uint32_t(std::uint8_t(word[i])); };
    if (byte(0) < 0x80) {
        return byte(0);
    }
    const bool isThree = word.size() >= 3 && byte(0) > 0xE0 && byte(0) < 0xED
        && (byte(1) & 0xC0U) == 0x80 && (byte(2) & 0xC0U) == 0x80;
    return isThree ? ((byte(0) & 0x0FU) << 12U) | ((byte(1) & 0x3FU) << 6U) | (byte(2) & 0x3FU)
                   : fromUtf8(word).front();
}

} // namespace

WordFrequencies::WordFrequencies()
    : m_first(kShelves + 1, 0)
    , m_shelves(kShelves)
{
}

WordFrequencies::~WordFrequencies()
{
    for (const auto& shelf : m_shelves) {
        delete shelf.load();
    }
}

bool WordFrequencies::load(QByteArray file)
{
    m_file = std::move(file);
    const std::string_view all(m_file.constData(), std::size_t(m_file.size()));
    std::vector<std::pair<std::uint32_t, std::uint32_t>> lines; // shelf, start
    lines.reserve(all.size() / 14);
    std::uint64_t total = 0;
    for (std::size_t at = 0; at < all.size();) {
        const std::size_t end = std::min(all.find('\n', at), all.size());
        const Entry entry = entryOf(all.substr(at, end - at));
        if (!entry.word.empty()) {
            const auto shelf
                = std::uint32_t(std::min<std::size_t>(firstOf(entry.word), kShelves - 1));
            lines.emplace_back(shelf, std::uint32_t(at));
            ++m_first[shelf + 1];
            total += entry.frequency;
        }
        at = end + 1;
    }
    for (std::size_t shelf = 0; shelf < kShelves; ++shelf) {
        m_first[shelf + 1] += m_first[shelf];
    }
    m_lines.resize(lines.size());
    std::vector<std::uint32_t> next(m_first.begin(), m_first.end() - 1);
    for (const auto& [shelf, start] : lines) {
        m_lines[next[shelf]++] = start;
    }
    m_logTotal = std::log(double(total));
    return !lines.empty();
}

std::unique_ptr<WordFrequencies::Shelf> WordFrequencies::read(std::size_t index) const
{
    const std::string_view all(m_file.constData(), std::size_t(m_file.size()));
    auto shelf = std::make_unique<Shelf>();
    const std::size_t count = m_first[index + 1] - m_first[index];
    shelf->m_slots.resize(std::bit_ceil(2 * count + 1));
    for (std::size_t i = m_first[index]; i < m_first[index + 1]; ++i) {
        const std::size_t start = m_lines[i];
        const std::size_t end = std::min(all.find('\n', start), all.size());
        const Entry entry = entryOf(all.substr(start, end - start));
        const Text word = fromUtf8(entry.word);
        Shelf::Slot& place = shelf->m_slots[shelf->slot(word)];
        if (place.length == 0) {
            place = {std::uint32_t(shelf->m_letters.size()), std::uint32_t(word.size()), 0};
            shelf->m_letters += word;
        }
        place.frequency = entry.frequency; // a word that comes again gets its last number
        shelf->m_longest = std::max(shelf->m_longest, word.size());
    }
    return shelf;
}

const WordFrequencies::Shelf& WordFrequencies::shelf(char32_t first) const
{
    auto& place = m_shelves[std::min<std::size_t>(first, kShelves - 1)];
    if (const Shelf* ready = place.load(std::memory_order_acquire)) {
        return *ready;
    }
    auto made = read(std::min<std::size_t>(first, kShelves - 1));
    const Shelf* expected = nullptr;
    // Two threads may read the same shelf at once: the first one's stays.
    if (place.compare_exchange_strong(expected, made.get(), std::memory_order_acq_rel)) {
        return *made.release();
    }
    return *expected;
}

std::size_t WordFrequencies::Shelf::slot(TextView word) const
{
    std::uint64_t hash = 1469598103934665603ULL; // FNV-1a
    for (char32_t c : word) {
        hash = (hash ^ c) * 1099511628211ULL;
    }
    std::size_t at = std::size_t(hash ^ (hash >> 29U)) & (m_slots.size() - 1);
    while (m_slots[at].length != 0
           && TextView(m_letters).substr(m_slots[at].start, m_slots[at].length) != word) {
        at = (at + 1) & (m_slots.size() - 1);
    }
    return at;
}

std::uint32_t WordFrequencies::Shelf::frequency(TextView word) const
{
    return m_slots[slot(word)].frequency;
}

} // namespace groundmark::evaluation
