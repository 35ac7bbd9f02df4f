// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace groundmark::evaluation {

/// Agreement of two raters on the same items.
struct CohenKappa
{
    double observed = 0.0; ///< share of items on which they agree, 0–1
    double chance = 0.0; ///< share expected if each kept to their own habits, 0–1
    double kappa = 0.0; ///< (observed − chance) / (1 − chance); 1 or 0 when chance is 1
    int items = 0;
};

/// Categories are the union of both raters' labels. Nothing for lists that are empty or differ in
/// length. Source: J. Cohen, "A Coefficient of Agreement for Nominal Scales", 1960.
[[nodiscard]] std::optional<CohenKappa>
cohenKappa(std::span<const QString> first, std::span<const QString> second);

/// The same from a square table of counts: row = first rater's category, column = second's.
/// Nothing for a table that is empty, not square, or holds no or negative counts.
[[nodiscard]] std::optional<CohenKappa> cohenKappa(const std::vector<std::vector<int>>& table);

/// How far apart two values are for Krippendorff's alpha.
enum class Scale
{
    Nominal, ///< equal or not
    Ordinal, ///< how many ratings lie between the two ranks
    Interval, ///< squared difference
};

/// One item's ratings by any number of raters; a missing rating is nothing.
using Ratings = std::vector<std::optional<double>>;

/// Krippendorff's alpha, 1 − observed disagreement / disagreement expected by chance, for any
/// number of raters and with gaps: 1 is perfect agreement, 0 what
/// chance gives, below 0 systematic disagreement. Items with fewer than two ratings do not count.
/// Nothing when there is no such item, or when all ratings are equal (alpha is not defined then).
/// NaN counts as missing. Source: K. Krippendorff, "Computing Krippendorff's Alpha-Reliability",
/// 2011.
[[nodiscard]] std::optional<double> krippendorffAlpha(std::span<const Ratings> items, Scale scale);

/// The share of pairs of ratings of the same item that are equal, 0–1, averaged over items with two
/// or more ratings; nothing without such an item.
[[nodiscard]] std::optional<double> percentAgreement(std::span<const Ratings> items);

} // namespace groundmark::evaluation
