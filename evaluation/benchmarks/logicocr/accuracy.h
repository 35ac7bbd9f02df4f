// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/python/value.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace groundmark::evaluation::logicocr {

/// LogicOCR-Gen groups its questions by how many kinds of reasoning they need, LogicOCR-Real by
/// class.
constexpr std::array<std::string_view, 4> kGenGroups {
    "1 reasoning type", "2 reasoning type", "3 reasoning type", ">3 reasoning type"};
constexpr std::array<std::string_view, 4> kRealGroups {
    "numerical", "temporal", "decision", "conditional"};

/// Index into kGenGroups for this many reasoning types (none counts as one).
[[nodiscard]] std::size_t genGroup(std::size_t reasoningTypes);
/// Index into kRealGroups for one of the six class names; nothing for any other.
[[nodiscard]] std::optional<std::size_t> realGroup(std::string_view className);

/// Correct answers per group and of the whole subset.
struct Accuracy
{
    struct Count
    {
        int correct = 0;
        int all = 0;
    };
    std::array<Count, 4> groups;
    Count total;

    void add(std::size_t group, bool correct);
    /// correct / all in percent, rounded to three decimals as Python rounds; all > 0.
    [[nodiscard]] static double percent(const Count& count);
    /// Whether every group has a question; the official program divides by zero otherwise.
    [[nodiscard]] bool isComplete() const;
};

/// Adds one item of a result file. Items without `score` (Gen) or `evaluation` (Real) are skipped.
/// False where the official program raises.
[[nodiscard]] bool addGenItem(Accuracy& accuracy, const python::Value& item);
[[nodiscard]] bool addRealItem(Accuracy& accuracy, const python::Value& item);

/// What the official program prints for both subsets together.
[[nodiscard]] std::string officialText(const Accuracy& gen, const Accuracy& real);
/// The part of one subset: a line with its accuracy and one with its groups. "n/a" for no items.
[[nodiscard]] std::string subsetText(const Accuracy& accuracy, bool real);

} // namespace groundmark::evaluation::logicocr
