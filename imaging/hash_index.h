// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace groundmark::imaging {

/// Number of differing bits, 0–64.
[[nodiscard]] int hammingDistance(std::uint64_t a, std::uint64_t b);

/// Finds 64-bit hashes within a small Hamming distance without comparing all pairs. The bits are
/// cut into distance + 1 bands: two near hashes agree in at least one of them, so only hashes that
/// share a band are compared.
class HashIndex
{
public:
    /// @param distance 0–15; larger ones are compared one by one
    explicit HashIndex(int distance);

    /// The number that was given first to a hash within the distance.
    [[nodiscard]] std::optional<std::size_t> find(std::uint64_t hash) const;
    void add(std::uint64_t hash, std::size_t number);

private:
    struct Entry
    {
        std::uint64_t hash = 0;
        std::size_t number = 0;
    };

    [[nodiscard]] std::uint64_t bandOf(std::uint64_t hash, std::size_t band) const;

    int m_distance;
    std::size_t m_bands;
    std::vector<Entry> m_entries; ///< in the order of adding
    std::vector<std::unordered_map<std::uint64_t, std::vector<std::size_t>>> m_buckets;
};

/// Which of a list of items are near-duplicates of earlier ones.
struct NearDuplicates
{
    struct Dropped
    {
        std::size_t index = 0;
        std::size_t matches = 0; ///< the first kept item that it is near to
    };
    std::vector<std::size_t> kept;
    std::vector<Dropped> dropped;
};

/// Hashes at most this far apart are near-duplicates. 5 is OCR-Robust's (arXiv 2606.26041); that 5
/// itself still counts is ours.
inline constexpr int nearDuplicateDistance = 5;

/// Keeps the first of each group of near-duplicates.
[[nodiscard]] NearDuplicates
nearDuplicates(std::span<const std::uint64_t> hashes, int distance = nearDuplicateDistance);

} // namespace groundmark::imaging
