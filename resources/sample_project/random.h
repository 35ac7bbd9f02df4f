// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace groundmark::sample_project {

/// SplitMix64 (Steele, Lea, Flood 2014): small, and the same numbers on every machine, which the
/// standard distributions do not promise.
class Random
{
public:
    explicit Random(std::uint64_t seed)
        : m_state(seed)
    {
    }

    [[nodiscard]] std::uint64_t next()
    {
        m_state += 0x9E3779B97F4A7C15U;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31U);
    }
    /// Uniform in [0, 1).
    [[nodiscard]] double unit() { return static_cast<double>(next() >> 11U) * 0x1.0p-53; }
    /// Uniform in [low, high).
    [[nodiscard]] double between(double low, double high) { return low + unit() * (high - low); }
    /// Uniform in [0, count).
    [[nodiscard]] int index(int count) { return static_cast<int>(unit() * count); }

private:
    std::uint64_t m_state;
};

} // namespace groundmark::sample_project
