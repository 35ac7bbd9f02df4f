// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/benchmark.h"
#include "evaluation/models/model.h"
#include "evaluation/run/ask_all.h"
#include "evaluation/run/evaluation_store.h"
#include "evaluation/run/run_plan.h"
#include "evaluation/run/score_run.h"

#include <functional>
#include <optional>
#include <vector>

namespace groundmark::evaluation {

/// One sample as it is asked: the texts and where its pages lie. Cheap; no pixel is touched.
struct SampleQuestion
{
    QString sampleId; ///< external id
    QString prompt;
    QString expected; ///< not sent
    std::vector<PageImage> pages; ///< empty where the setting sends text only
};
/// @param cues what EvaluationStore::cues() has for the sample
[[nodiscard]] SampleQuestion questionOf(
    const Benchmark& benchmark,
    const Truth& truth,
    const QStringList& pagePaths,
    const Setting& setting,
    const std::vector<CueBox>& cues = {});
/// The request that is sent for it, images prepared. Blocks; for the preview and for the runner.
[[nodiscard]] Result<ModelRequest>
requestOf(const SampleQuestion& question, const ImagePreparation& images, int repetition = 0);

/// What happens while a run is asked; all on the thread of evaluateRun().
struct RunObserver
{
    CallObserver progress; ///< at most ten times a second, and once at the end
    /// For each reply as it is written, before it is scored; also for one that failed (ApiError).
    std::function<void(const Prediction&)> stored;
    ScoringProgress scoring; ///< afterwards
};

struct EvaluationReport
{
    CallReport calls;
    std::optional<ScoringReport> scores; ///< nothing when the project could not be written
};

/// Asks the model for every sample of the run's dataset that has no answer yet (an ApiError is
/// none), and scores what came. Blocks; run it on a thread of its own with an own connection.
///
/// The run must be in the store; its plan is `plan`. Calling this again for the same run resumes
/// it: after a kill, a power cut, a cancel, an exhausted budget. Run::finishedAt is set when every
/// sample was asked, Run::stopped when it ended otherwise.
[[nodiscard]] Result<EvaluationReport> evaluateRun(
    EvaluationStore& store,
    Model& model,
    const Benchmark& benchmark,
    const Run& run,
    const RunPlan& plan,
    RunControl& control,
    const RunObserver& observer = {});

} // namespace groundmark::evaluation
