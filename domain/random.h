// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace groundmark {

/// SplitMix64: the random numbers of everything that must come out the same on every machine
/// (resamples, shuffles, perturbations). std:: distributions differ between libraries, so the
/// few distributions that are needed are defined here and in terms of next() alone.
/// Source: G. Steele, D. Lea, C. Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
class Random
{
public:
    explicit Random(std::uint64_t seed)
        : m_state(seed)
    {
    }

    /// 64 random bits. Seed 0 starts with 16294208416658607535.
    [[nodiscard]] std::uint64_t next()
    {
        m_state += 0x9E3779B97F4A7C15U;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31U);
    }

    /// Passes over that many draws at once: every place of the stream can be reached directly, so
    /// that rows of an image are made in parallel and still get the numbers that are theirs.
    void skip(std::uint64_t draws) { m_state += draws * 0x9E3779B97F4A7C15U; }

    /// In [0, 1), with 53 random bits.
    [[nodiscard]] double uniform() { return static_cast<double>(next() >> 11U) * 0x1.0p-53; }
    /// In [low, high).
    [[nodiscard]] double uniform(double low, double high) { return low + (high - low) * uniform(); }
    /// In 0..n-1; n must be positive.
    [[nodiscard]] std::size_t index(std::size_t n)
    {
        return static_cast<std::size_t>(uniform() * static_cast<double>(n));
    }

private:
    std::uint64_t m_state;
};

/// Fisher–Yates from the last item down to the second; item i changes places with index(i + 1).
template <typename T> void shuffle(std::vector<T>& items, Random& random)
{
    for (std::size_t i = items.size(); i-- > 1;) {
        std::swap(items[i], items[random.index(i + 1)]);
    }
}

/// FNV-1a with 64 bits over the bytes of `text`; "a" gives 12638187200555641996.
/// Source: Fowler, Noll, Vo, "The FNV Non-Cryptographic Hash Algorithm".
[[nodiscard]] constexpr std::uint64_t fnv1a64(std::string_view text)
{
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const char byte : text) {
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3U;
    }
    return hash;
}

} // namespace groundmark
