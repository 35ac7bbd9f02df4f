// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/hash_index.h"

#include <algorithm>
#include <bit>

namespace groundmark::imaging {

namespace {

constexpr int maximumBandedDistance = 15; // 16 bands of 4 bits: narrower ones sort nothing out

} // namespace

int hammingDistance(std::uint64_t a, std::uint64_t b)
{
    return std::popcount(a ^ b);
}

HashIndex::HashIndex(int distance)
    : m_distance(distance)
    , m_bands(
          distance < 0 || distance > maximumBandedDistance ? 0
                                                           : static_cast<std::size_t>(distance) + 1)
    , m_buckets(m_bands)
{
}

std::uint64_t HashIndex::bandOf(std::uint64_t hash, std::size_t band) const
{
    const std::size_t from = 64 * band / m_bands;
    const std::size_t bits = 64 * (band + 1) / m_bands - from;
    return bits == 64 ? hash : (hash >> from) & ((std::uint64_t {1} << bits) - 1);
}

std::optional<std::size_t> HashIndex::find(std::uint64_t hash) const
{
    const auto isNear
        = [&](const Entry& entry) { return hammingDistance(entry.hash, hash) <= m_distance; };
    if (m_bands == 0) {
        const auto it = std::find_if(m_entries.begin(), m_entries.end(), isNear);
        return it == m_entries.end() ? std::nullopt : std::optional(it->number);
    }
    std::size_t first = m_entries.size();
    for (std::size_t band = 0; band < m_bands; ++band) {
        const auto bucket = m_buckets[band].find(bandOf(hash, band));
        if (bucket == m_buckets[band].end()) {
            continue;
        }
        for (const std::size_t at : bucket->second) {
            if (at >= first) {
                break; // places ascend: nothing earlier follows
            }
            if (isNear(m_entries[at])) {
                first = at;
            }
        }
    }
    return first < m_entries.size() ? std::optional(m_entries[first].number) : std::nullopt;
}

void HashIndex::add(std::uint64_t hash, std::size_t number)
{
    for (std::size_t band = 0; band < m_bands; ++band) {
        m_buckets[band][bandOf(hash, band)].push_back(m_entries.size());
    }
    m_entries.push_back({hash, number});
}

NearDuplicates nearDuplicates(std::span<const std::uint64_t> hashes, int distance)
{
    NearDuplicates result;
    HashIndex index(distance);
    for (std::size_t i = 0; i < hashes.size(); ++i) {
        if (const auto match = index.find(hashes[i])) {
            result.dropped.push_back({i, *match});
        } else {
            index.add(hashes[i], i);
            result.kept.push_back(i);
        }
    }
    return result;
}

} // namespace groundmark::imaging
