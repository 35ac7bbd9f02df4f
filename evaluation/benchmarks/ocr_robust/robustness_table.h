// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/benchmarks/ocr_robust/robustness_data.h"
#include "evaluation/metrics/pilot_selection.h"
#include "evaluation/metrics/robustness.h"
#include "evaluation/metrics/statistics.h"

#include <functional>

namespace groundmark::evaluation::ocr_robust {

/// One column of a heat map: a kind at a severity, or something that photographs have in common.
struct AxisColumn
{
    QString title; ///< "motion_blur:2", "bend-in"
    QString kind; ///< columns of one kind stand together
    int severity = 0;
    std::vector<std::size_t> conditions; ///< of RobustnessData
};

/// Every single perturbation; a photograph counts under each word that its name says of it, as no
/// two pages share all of them. Combinations are left to compoundRows().
[[nodiscard]] std::vector<AxisColumn> axisColumns(const RobustnessData& data);

struct RobustnessOptions
{
    RobustnessRule rule;
    std::size_t resamples = 1000; ///< OCR-Robust; 0 for no intervals
    std::uint64_t seed = 0;
    /// Which samples count; empty: all.
    std::function<bool(const RobustItem&)> includes;
};

/// One cell: both accuracies are over the samples that have both replies, so that a retention
/// never compares different questions.
struct RobustnessCell
{
    std::optional<double> drop; ///< 1 − accuracy / clean; nothing without a right clean answer
    double accuracy = 0.0;
    double clean = 0.0;
    int n = 0;
};

struct RobustnessRow
{
    std::size_t model = 0;
    int n = 0; ///< samples with a clean reply that counts
    std::vector<RobustnessCell> cells; ///< one per column
    RobustnessScore score;
    std::optional<std::size_t> worst; ///< column that gives WCR
    // 95 % percentile intervals from a bootstrap over images; nothing where undefined.
    std::optional<Interval> clean;
    std::optional<Interval> rcr;
    std::optional<Interval> wcr;
    std::optional<Interval> cri;
    /// CRI, RCR, WCR of every resample in order, for differences between rows of one table.
    std::vector<std::array<double, 3>> resampled;
};

/// One row per model with at least one perturbed reply, in the order of the data.
[[nodiscard]] std::vector<RobustnessRow> robustnessRows(
    const RobustnessData& data,
    std::span<const AxisColumn> columns,
    const RobustnessOptions& options = {});

/// What a combination costs beside what its parts cost, over samples that have all replies.
struct CompoundRow
{
    std::size_t model = 0;
    std::size_t condition = 0;
    std::vector<double> single; ///< accuracies, in the order of the parts
    double clean = 0.0;
    double combined = 0.0;
    CompoundEffect effect;
    int n = 0;
};
/// Combinations whose parts have all been run on their own.
[[nodiscard]] std::vector<CompoundRow> compoundRows(const RobustnessData& data);

/// The same model with and without reasoning.
struct SettingRow
{
    QString model;
    std::size_t direct = 0; ///< rows of the table
    std::size_t cot = 0;
    double difference = 0.0; ///< CRI, cot − direct
    std::optional<Interval> interval; ///< paired: both rows have the same resamples
};
[[nodiscard]] std::vector<SettingRow>
settingRows(const RobustnessData& data, std::span<const RobustnessRow> rows);

/// The replies as a pilot for the selection of perturbations: single perturbations with the same
/// severities for all, and questions that every model has answered under all of them.
[[nodiscard]] Pilot pilotFrom(const RobustnessData& data);

/// The paper's table of a selection: a row per candidate, best first.
struct SelectionRow
{
    QString kind;
    PilotScore score;
    double selectionRate = 0.0; ///< share of resamples in which it is among the best
    int selectionCount = 0;
    bool isSelected = false;
};
/// @param resamples of the questions; the paper takes 1000
[[nodiscard]] std::vector<SelectionRow> selectionRows(
    const Pilot& pilot, std::size_t topK = 5, std::size_t resamples = 1000, std::uint64_t seed = 0);

} // namespace groundmark::evaluation::ocr_robust
