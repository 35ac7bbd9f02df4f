// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Weighted sums of rows, where perturbations spend their time. On x86 the compiler makes a second
/// version with 256-bit vectors, chosen when the program starts; neither version fuses or reorders
/// the operations on one value, so that every machine computes the same bits.
namespace groundmark::imaging::perturbations {

/// to[x] = weights[0] · rows[radius][x] + Σ weights[i] · (rows[radius − i][x] + rows[radius + i][x]),
/// from i = radius, the outermost rows, down to 1.
/// @param rows 2 · radius + 1 of them, each with at least `count` values; none overlaps `to`
void symmetricSum(
    float* to, const float* const* rows, const float* weights, int radius, int count);
void symmetricSum(
    double* to, const double* const* rows, const double* weights, int radius, int count);

/// to[x] = Σ weights[i] · rows[i][x], in the order of the rows.
void weightedSum(float* to, const float* const* rows, const float* weights, int n, int count);

/// Cut to 0–1, times 255, cut to whole bytes.
void cutToBytes(unsigned char* to, const float* from, int count);
void cutToBytes(unsigned char* to, const double* from, int count);

} // namespace groundmark::imaging::perturbations
