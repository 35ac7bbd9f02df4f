// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/random.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace groundmark::evaluation {

/// The value below which a share `q` (0–1) of the values lies, with linear interpolation between
/// neighbours (numpy's default); nothing for no values. Need not be sorted; NaN is not allowed.
[[nodiscard]] std::optional<double> percentile(std::vector<double> values, double q);

/// `resamples` lists of `n` indices drawn with replacement, one after the other from one stream.
/// The paper of OCR-Robust uses 1000.
[[nodiscard]] std::vector<std::vector<std::size_t>>
bootstrapResamples(std::size_t n, std::size_t resamples, Random& random);

/// A mean with its percentile bootstrap interval.
struct Interval
{
    double mean = 0.0;
    double low = 0.0;
    double high = 0.0;
};

/// Nothing without values or resamples.
/// @param resamples lists of indices into `values`
/// @param level confidence, 0–1
[[nodiscard]] std::optional<Interval> bootstrapInterval(
    std::span<const double> values,
    std::span<const std::vector<std::size_t>> resamples,
    double level = 0.95);

/// Do two models differ on the same right-or-wrong items? Only items count that exactly one of them
/// gets right. Two-sided p-values, 0–1.
/// Source: Q. McNemar 1947; mid-p: M. Fagerland, S. Lydersen, P. Laake 2013.
struct McNemar
{
    int onlyFirst = 0; ///< items that only the first gets right
    int onlySecond = 0;
    double exact = 1.0; ///< exact binomial
    double midP = 1.0; ///< less conservative; prefer it for few items
};
[[nodiscard]] McNemar mcNemar(int onlyFirst, int onlySecond);
/// @param first, second right (true) or wrong, same items in the same order; a surplus is ignored
[[nodiscard]] McNemar mcNemar(const std::vector<bool>& first, const std::vector<bool>& second);

/// The mean difference of two models' scores on the same items.
struct PairedDifference
{
    double mean = 0.0; ///< second − first
    double low = 0.0; ///< percentile interval
    double high = 0.0;
    double p
        = 1.0; ///< two-sided: 2 · (1 + resamples on the rarer side of 0) / (1 + resamples), ≤ 1
    std::size_t clusters = 0;
};

/// One item's score and the image that it belongs to.
struct ClusteredItem
{
    double value = 0.0;
    std::size_t cluster = 0; ///< any number; items of one image share it
};

/// The mean over items with its percentile interval from a bootstrap over images, as
/// pairedBootstrap() draws it. Nothing without items.
[[nodiscard]] std::optional<Interval> clusteredInterval(
    std::span<const ClusteredItem> items,
    Random& random,
    std::size_t resamples = 1000,
    double level = 0.95);

/// One item's scores and the image that it belongs to.
struct PairedItem
{
    double first = 0.0;
    double second = 0.0;
    std::size_t cluster = 0; ///< any number; items of one image share it
};

/// Bootstrap over images, not items: questions about one image are not independent. Resampled
/// clusters bring all their items; the mean is over items. Nothing without items.
[[nodiscard]] std::optional<PairedDifference> pairedBootstrap(
    std::span<const PairedItem> items,
    Random& random,
    std::size_t resamples = 1000,
    double level = 0.95);

} // namespace groundmark::evaluation
