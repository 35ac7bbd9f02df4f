// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace groundmark::evaluation {

/// Texts whose embeddings are at least this similar count as the same. LogicOCR deduplicates with
/// BGE-M3 embeddings but does not publish its threshold; 0.95 is ours.
inline constexpr double sameTextSimilarity = 0.95;

struct DedupResult
{
    struct Dropped
    {
        std::size_t index = 0;
        std::size_t matches = 0; ///< the kept vector that it resembles most; the first on ties
    };
    std::vector<std::size_t> kept;
    std::vector<Dropped> dropped;
};

/// Keeps the first of each group of vectors whose cosine is at least `threshold`. A zero vector
/// resembles nothing. Vectors of different lengths are compared over the shorter one.
/// Time vectors · kept · length.
[[nodiscard]] DedupResult
dedupByCosine(std::span<const std::vector<double>> vectors, double threshold = sameTextSimilarity);

} // namespace groundmark::evaluation
