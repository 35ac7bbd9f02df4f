// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace groundmark::evaluation {

/// A stand-in for an embedding model that needs no network: character n-grams hashed into a fixed
/// number of signed counts. Similarities are not comparable with those of a model; label them
/// "char-hash" wherever they are shown. Ours.
struct CharHashRule
{
    int dimensions = 4096;
    std::vector<int> sizes = {1, 2, 3}; ///< n-gram lengths, in code points
};

/// NFKC, lower case, spaces collapsed, one space at each end; n-grams of blanks only are left out.
/// The n-gram "n:gram" (UTF-8, FNV-1a 64) counts +1 where the hash's top bit is set, else −1, at
/// the hash modulo the number of dimensions. All zero for a blank text.
[[nodiscard]] std::vector<double>
charHashEmbedding(const QString& text, const CharHashRule& rule = {});

/// Cosine of both embeddings, clipped to 0–1; both texts blank 1, one blank 0.
[[nodiscard]] double
charHashSimilarity(const QString& a, const QString& b, const CharHashRule& rule = {});

} // namespace groundmark::evaluation
