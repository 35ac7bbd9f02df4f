// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

namespace groundmark::evaluation {

/// Precision, recall and their harmonic mean, 0–1; every 0/0 is 0.
struct PrecisionRecall
{
    double precision = 0.0;
    double recall = 0.0;
    double f1 = 0.0;
};

/// True positives, false positives and false negatives of region sets.
struct RegionCounts
{
    int tp = 0;
    int fp = 0;
    int fn = 0;

    RegionCounts& operator+=(const RegionCounts& other);
    [[nodiscard]] PrecisionRecall rates() const;
};

/// One question: which regions matter and which ones the chain used. Region numbers are 1-based.
struct GroundedItem
{
    std::vector<int> relevant;
    std::vector<int> predicted; ///< numbers outside 1..regionCount are left out of the score
    int regionCount = 0;
};

/// What a question without any predicted region does to the macro mean. The micro scores always
/// count its missed regions.
enum class EmptyPrediction
{
    Zero, ///< counts as P = R = F1 = 0: Groundmark's reading, which fits the published table
    Skip, ///< left out, for analysis
};

/// How well chains point at the regions that matter.
struct MagiScore
{
    PrecisionRecall macro; ///< mean of the per-question P, of R and of F1
    PrecisionRecall micro; ///< from the summed counts
    RegionCounts totals;
    std::vector<PrecisionRecall> perItem; ///< the questions behind the macro mean, in order
};

[[nodiscard]] RegionCounts regionCounts(const GroundedItem& item);

/// Source: MagiC, arXiv 2507.07297. Macro F1 is the mean of F1s, not the harmonic mean of macro P
/// and macro R; this follows from the paper's table.
[[nodiscard]] MagiScore
magiScore(std::span<const GroundedItem> items, EmptyPrediction policy = EmptyPrediction::Zero);

/// The share of steps that a person marked correct.
struct StepSense
{
    std::optional<double> micro; ///< correct steps / steps; nothing without a step
    std::optional<double> macro; ///< mean over chains with at least one step
    std::optional<double> allCorrect; ///< share of those chains without any incorrect step
};

/// Source: MagiC, "sentence-level reasoning accuracy"; that it means micro is our reading.
/// @param chains one list of step labels (true = correct) per chain
[[nodiscard]] StepSense stepSense(std::span<const std::vector<bool>> chains);

} // namespace groundmark::evaluation
