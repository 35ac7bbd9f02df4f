// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/reason.h"
#include "evaluation/metrics/unicode.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace groundmark::evaluation {

/// Levenshtein distance with unit costs: insertions, deletions and replacements that turn one
/// sequence into the other. Bit-parallel (Myers 1999 in Hyyrö's block form): n·m/64 steps, O(n + m)
/// memory. Nothing when the parts that differ are longer than kEditLimit allows.
[[nodiscard]] std::optional<std::size_t> editDistance(TextView a, TextView b);
[[nodiscard]] std::optional<std::size_t>
editDistance(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b);

/// Cells of the comparison, n·m after the common start and end are cut off. About four seconds.
constexpr double kEditLimit = 1e11;

/// distance / length of the longer text: 0–1, 0 is equal. Both empty: 0.
[[nodiscard]] std::optional<double> normalisedDistance(TextView a, TextView b);

/// One pattern compared with many short texts: what TEDS does with the cells of two tables.
/// Symbols must be below `alphabet`, which sizes the look-up table that `table` lends; the table
/// must be all zeros and is so again when the pattern is destroyed.
class EditPattern
{
public:
    EditPattern(std::span<const std::uint32_t> pattern, std::vector<std::uint64_t>& table);
    ~EditPattern();
    EditPattern(const EditPattern&) = delete;
    EditPattern& operator=(const EditPattern&) = delete;

    /// Nothing above kEditLimit.
    [[nodiscard]] std::optional<std::size_t> distanceTo(std::span<const std::uint32_t> text) const;

private:
    std::span<const std::uint32_t> m_pattern;
    std::vector<std::uint64_t>& m_table;
};

/// The edits of one cheapest alignment, in reading order, neighbours of one kind joined:
/// [{"op": "equal|replace|insert|delete", "truth": "…", "answer": "…"}]. "insert" is text that only
/// the answer has. Null when the texts are too long to draw (more than 4 million cells).
[[nodiscard]] Reason editScript(TextView truth, TextView answer);

} // namespace groundmark::evaluation
