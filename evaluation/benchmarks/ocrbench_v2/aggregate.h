// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/python/value.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace groundmark::evaluation::ocrbench_v2 {

/// A capability of the paper's tables: what its task types measure.
struct Capability
{
    std::string_view name; ///< as the official program prints it
    bool chinese = false;
    std::vector<std::string_view> types;
};

/// Eight English capabilities, then five Chinese ones, in the official order.
[[nodiscard]] std::span<const Capability> capabilities();

/// The means over items of the 13 capabilities, and over those of each language. Sums are kept, so
/// any number of items needs the same memory.
class Aggregate
{
public:
    /// Adds one item; types of no capability are left out.
    void add(std::string_view type, double score);

    struct Mean
    {
        double value = 0.0;
        int count = 0;
    };
    /// Nothing for a capability without items. Same index as capabilities().
    [[nodiscard]] std::optional<Mean> capability(std::size_t index) const;
    /// Plain mean over the capabilities that have items; nothing when none has.
    [[nodiscard]] std::optional<double> overall(bool chinese) const;

    /// What the official program prints. A language without items, where that program dies of a
    /// division by zero, is printed as "n/a".
    [[nodiscard]] std::string text() const;

private:
    struct Sum
    {
        double total = 0.0;
        int count = 0;
    };
    std::vector<Sum> m_sums = std::vector<Sum>(capabilities().size());
};

/// The official aggregation of a scored file: items with `ignore` "True" are skipped. Nothing where
/// that program raises: another value of `ignore`, or a language without items.
[[nodiscard]] std::optional<Aggregate> aggregate(const python::Value& items);

} // namespace groundmark::evaluation::ocrbench_v2
