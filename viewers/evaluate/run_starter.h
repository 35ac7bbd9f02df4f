// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/run/run_plan.h"
#include "storage/project.h"

#include <QString>

#include <optional>

namespace groundmark::viewers {

/// How many samples a trial asks.
inline constexpr qint64 TrialSamples = 5;

/// A run of the project that can be asked on.
struct StartedRun
{
    RunId id;
    evaluation::RunPlan plan;
};

/// The run that this plan was tried with: same dataset, same requests, but only the first samples.
[[nodiscard]] Result<std::optional<Run>>
findTrial(storage::Project& project, DatasetId dataset, const evaluation::RunPlan& plan);

/// Puts a run for the plan into the project. A trial of the same plan is taken further, so that it
/// does not stand beside the whole run, and nothing that it asked is asked again.
/// @param name wanted; a number is added where it is taken
[[nodiscard]] Result<StartedRun> startRun(
    storage::Project& project,
    DatasetId dataset,
    const evaluation::RunPlan& plan,
    const QString& name);

/// What a run will take: from the calls of a trial where there was one.
struct RunEstimate
{
    qint64 calls = 0;
    qint64 tokens = 0; ///< input and, where a trial tells, output
    double cost = 0.0; ///< in the currency of the prices
    qint64 basis = 0; ///< answers that the numbers come from; 0: a rough count of the input alone
};

/// @param samples of the dataset
/// @param roughInput input tokens of one request, see roughTokens(); used without a trial
[[nodiscard]] Result<RunEstimate> estimateRun(
    storage::Project& project,
    DatasetId dataset,
    const evaluation::RunPlan& plan,
    qint64 samples,
    qint64 roughInput);

} // namespace groundmark::viewers
