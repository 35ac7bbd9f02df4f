// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/perturbations/row_arithmetic.h"

#include <algorithm>
#include <cstring>

// The sanitizers cannot start a program that chooses functions so early.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__)
#define GROUNDMARK_TWO_VERSIONS [[gnu::target_clones("avx2", "default")]]
#else
#define GROUNDMARK_TWO_VERSIONS
#endif

namespace groundmark::imaging::perturbations {

namespace {

/// 32 bytes of numbers: one register with AVX2, two without.
template <typename T> struct Lanes
{
    typedef T Vector [[gnu::vector_size(32)]];
    static constexpr int count = 32 / sizeof(T);
    /// Values whose sums stay in registers while all rows go by.
    static constexpr int block = 4 * count;
};

template <typename T>
[[gnu::always_inline]] inline void load(typename Lanes<T>::Vector& to, const T* from)
{
    std::memcpy(&to, from, sizeof to);
}

template <typename T>
[[gnu::always_inline]] inline void store(T* to, const typename Lanes<T>::Vector& from)
{
    std::memcpy(to, &from, sizeof from);
}

/// sum += (above + below) · weight
template <typename T>
[[gnu::always_inline]] inline void
addPair(typename Lanes<T>::Vector& sum, const T* above, const T* below, T weight)
{
    typename Lanes<T>::Vector a;
    typename Lanes<T>::Vector b;
    load<T>(a, above);
    load<T>(b, below);
    sum += (a + b) * weight;
}

template <typename T>
[[gnu::always_inline]] inline void
symmetric(T* to, const T* const* rows, const T* weights, int radius, int count)
{
    using Vector = typename Lanes<T>::Vector;
    constexpr int n = Lanes<T>::count;
    int x = 0;
    for (; x + Lanes<T>::block <= count; x += Lanes<T>::block) {
        Vector s0;
        Vector s1;
        Vector s2;
        Vector s3;
        const T* middle = rows[radius] + x;
        load<T>(s0, middle);
        load<T>(s1, middle + n);
        load<T>(s2, middle + 2 * n);
        load<T>(s3, middle + 3 * n);
        s0 *= weights[0];
        s1 *= weights[0];
        s2 *= weights[0];
        s3 *= weights[0];
        for (int i = radius; i > 0; --i) {
            const T* above = rows[radius - i] + x;
            const T* below = rows[radius + i] + x;
            const T weight = weights[i];
            addPair(s0, above, below, weight);
            addPair(s1, above + n, below + n, weight);
            addPair(s2, above + 2 * n, below + 2 * n, weight);
            addPair(s3, above + 3 * n, below + 3 * n, weight);
        }
        store<T>(to + x, s0);
        store<T>(to + x + n, s1);
        store<T>(to + x + 2 * n, s2);
        store<T>(to + x + 3 * n, s3);
    }
    for (; x < count; ++x) {
        T sum = rows[radius][x] * weights[0];
        for (int i = radius; i > 0; --i) {
            sum += (rows[radius - i][x] + rows[radius + i][x]) * weights[i];
        }
        to[x] = sum;
    }
}

[[gnu::always_inline]] inline void
addOne(Lanes<float>::Vector& sum, const float* row, float weight)
{
    Lanes<float>::Vector a;
    load<float>(a, row);
    sum += a * weight;
}

[[gnu::always_inline]] inline void
weighted(float* to, const float* const* rows, const float* weights, int n, int count)
{
    using Vector = Lanes<float>::Vector;
    constexpr int lanes = Lanes<float>::count;
    int x = 0;
    for (; x + Lanes<float>::block <= count; x += Lanes<float>::block) {
        Vector s0 {};
        Vector s1 {};
        Vector s2 {};
        Vector s3 {};
        for (int i = 0; i < n; ++i) {
            const float* row = rows[i] + x;
            const float weight = weights[i];
            addOne(s0, row, weight);
            addOne(s1, row + lanes, weight);
            addOne(s2, row + 2 * lanes, weight);
            addOne(s3, row + 3 * lanes, weight);
        }
        store<float>(to + x, s0);
        store<float>(to + x + lanes, s1);
        store<float>(to + x + 2 * lanes, s2);
        store<float>(to + x + 3 * lanes, s3);
    }
    for (; x < count; ++x) {
        float sum = 0.0F;
        for (int i = 0; i < n; ++i) {
            sum += weights[i] * rows[i][x];
        }
        to[x] = sum;
    }
}

template <typename T>
[[gnu::always_inline]] inline void cut(unsigned char* to, const T* from, int count)
{
    constexpr int chunk = 16; // whole vectors for either type
    int x = 0;
    for (; x + chunk <= count; x += chunk) {
        int whole[chunk];
        for (int i = 0; i < chunk; ++i) {
            T value = from[x + i] < T(0) ? T(0) : from[x + i];
            value = value > T(1) ? T(1) : value;
            whole[i] = static_cast<int>(value * T(255));
        }
        for (int i = 0; i < chunk; ++i) {
            to[x + i] = static_cast<unsigned char>(whole[i]);
        }
    }
    for (; x < count; ++x) {
        to[x] = static_cast<unsigned char>(
            static_cast<int>(std::min(std::max(from[x], T(0)), T(1)) * T(255)));
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
    weighted(to, rows, weights, n, count);
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
