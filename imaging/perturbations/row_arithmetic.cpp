// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/perturbations/row_arithmetic.h"

#include <algorithm>

// The sanitizers cannot start a program that chooses functions so early.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__)
#define GROUNDMARK_TWO_VERSIONS [[gnu::target_clones("avx2", "default")]]
#else
#define GROUNDMARK_TWO_VERSIONS
#endif

namespace groundmark::imaging::perturbations {

namespace {

/// Values whose sums are held in registers while all rows go by.
constexpr int block = 32;

template <typename T>
[[gnu::always_inline]] inline void symmetricBlock(
    T* to, const T* const* rows, const T* weights, int radius, int from, int count)
{
    T sums[block];
    for (int x = 0; x < count; ++x) {
        sums[x] = rows[radius][from + x] * weights[0];
    }
    for (int i = radius; i > 0; --i) {
        const T* above = rows[radius - i] + from;
        const T* below = rows[radius + i] + from;
        const T weight = weights[i];
        for (int x = 0; x < count; ++x) {
            sums[x] += (above[x] + below[x]) * weight;
        }
    }
    for (int x = 0; x < count; ++x) {
        to[from + x] = sums[x];
    }
}

template <typename T>
[[gnu::always_inline]] inline void
symmetric(T* to, const T* const* rows, const T* weights, int radius, int count)
{
    int from = 0;
    for (; from + block <= count; from += block) {
        symmetricBlock(to, rows, weights, radius, from, block);
    }
    symmetricBlock(to, rows, weights, radius, from, count - from);
}

[[gnu::always_inline]] inline void weightedBlock(
    float* to, const float* const* rows, const float* weights, int n, int from, int count)
{
    float sums[block] = {};
    for (int i = 0; i < n; ++i) {
        const float* row = rows[i] + from;
        const float weight = weights[i];
        for (int x = 0; x < count; ++x) {
            sums[x] += weight * row[x];
        }
    }
    for (int x = 0; x < count; ++x) {
        to[from + x] = sums[x];
    }
}

template <typename T>
[[gnu::always_inline]] inline void cut(unsigned char* to, const T* from, int count)
{
    for (int x = 0; x < count; ++x) {
        const T inside = std::min(std::max(from[x], T(0)), T(1));
        to[x] = static_cast<unsigned char>(static_cast<int>(inside * T(255)));
    }
}

} // namespace

GROUNDMARK_TWO_VERSIONS
void symmetricSum(float* to, const float* const* rows, const float* weights, int radius, int count)
{
    symmetric(to, rows, weights, radius, count);
}

GROUNDMARK_TWO_VERSIONS
void symmetricSum(
    double* to, const double* const* rows, const double* weights, int radius, int count)
{
    symmetric(to, rows, weights, radius, count);
}

GROUNDMARK_TWO_VERSIONS
void weightedSum(float* to, const float* const* rows, const float* weights, int n, int count)
{
    int from = 0;
    for (; from + block <= count; from += block) {
        weightedBlock(to, rows, weights, n, from, block);
    }
    weightedBlock(to, rows, weights, n, from, count - from);
}

GROUNDMARK_TWO_VERSIONS
void cutToBytes(unsigned char* to, const float* from, int count)
{
    cut(to, from, count);
}

GROUNDMARK_TWO_VERSIONS
void cutToBytes(unsigned char* to, const double* from, int count)
{
    cut(to, from, count);
}

} // namespace groundmark::imaging::perturbations
