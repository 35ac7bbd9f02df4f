// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/benchmark.h"

#include <array>
#include <span>

/// Tables 2 and 3 of the LogicOCR paper (Ye et al. 2025, section 3): what the two sets are made of.
namespace groundmark::evaluation::logicocr {

/// A share that the paper prints, in per cent.
struct PublishedShare
{
    const char* name; ///< as the paper writes it
    double percent;
};

/// Table 3, reasoning categories; kRealGroups has their short names in the same order.
inline constexpr std::array<PublishedShare, 4> kPublishedClasses {
    {{"numerical reasoning", 64.3}, {"temporal reasoning", 10.4}, {"decision reasoning", 6.2},
     {"conditional reasoning", 19.1}}};
/// Table 3, scenarios, in the order of scenarios().
inline constexpr std::array<PublishedShare, 6> kPublishedScenarios {
    {{"chart", 38.1}, {"document", 28.0}, {"screenshot", 14.0}, {"product label", 8.8},
     {"natural image", 7.5}, {"token", 3.5}}};
inline constexpr int kPublishedReal = 1680; ///< questions of LogicOCR-Real
inline constexpr double kPublishedMeanTokens = 59.3;
inline constexpr int kPublishedMostTokens = 279;

/// Table 2 beside the same numbers of these samples. Layout, font and corpus are known where the
/// generation files or the pipeline say them ("caption_or_not", "handwritten", "corpus" of
/// Sample::extra); the rest counts in neither share.
[[nodiscard]] Table genStatistics(std::span<const Truth> samples);
/// Table 3 beside the same numbers of these samples, with the three numerical classes apart, which the
/// paper does not print. Tokens are estimated, see estimatedTokens(). Samples without a question do
/// not count.
[[nodiscard]] Table realStatistics(std::span<const Truth> samples);
/// What is not in the paper: how long the hop chains are and what their hops do.
[[nodiscard]] Table hopStatistics(std::span<const Truth> samples);

/// How often each class and each scenario occurs.
struct Distribution
{
    int questions = 0;
    std::array<int, 4> classes {}; ///< in the order of kPublishedClasses
    std::array<int, 6> scenarios {}; ///< in the order of kPublishedScenarios
    int unclassified = 0; ///< questions of no official class
    int withoutScenario = 0;

    void add(const QString& task, const QString& scenario);
};

} // namespace groundmark::evaluation::logicocr
