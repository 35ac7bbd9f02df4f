// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/reasoning.h"
#include "evaluation/benchmark.h"
#include "evaluation/judge/judge_run.h"
#include "evaluation/metrics/self_heal.h"
#include "evaluation/run/ask_all.h"
#include "evaluation/run/evaluate.h"

#include <QDateTime>

#include <vector>

namespace groundmark::evaluation {

/// One run of wrong steps, put into a model's mouth.
struct HealTask
{
    ChainId chain;
    SelfHealProbe probe;
    SampleQuestion question; ///< prompt with the invitation to correct oneself, pages
};

/// What came of a task.
struct HealRecord
{
    ChainId chain;
    IncorrectSpan span; ///< of steps, 0-based
    QString subject; ///< external id of the sample
    QString model;
    QString prefix; ///< the injected beginning, as it was sent
    QString corrections; ///< what people wrote, one a line
    QString continuation; ///< raw
    QString judge; ///< empty while nobody judged it
    QString judgePrompt;
    QString judgeRaw;
    HealVerdict verdict = HealVerdict::Unparsed;
    QDateTime at; ///< UTC
};

/// Keeps records; the project file implements it (storage/heal_store.h). Used on one thread.
class HealStore
{
public:
    virtual ~HealStore() = default;

    [[nodiscard]] virtual CallStore& calls() = 0;
    /// In place of the model's earlier record of the same span.
    virtual Result<void> keep(const HealRecord& record) = 0;
};

struct HealReport
{
    CallReport calls; ///< of the last round
    std::vector<HealRecord> records; ///< those that have a continuation
    qint64 failed = 0; ///< requests that failed: no score
    SelfHealScore score; ///< over what was judged
};

/// Tasks of a sample's chains: one for each run of steps that people judged incorrect. `judged` says
/// how each of `chains` was judged, in the same order. A chain without a wrong step gives none.
[[nodiscard]] std::vector<HealTask> healTasks(
    std::span<const Chain> chains, std::span<const JudgedChain> judged, const SampleQuestion& question);

/// Injects, lets the model go on, asks the judge whether the continuation holds the corrections. An
/// unreadable verdict is asked again as the protocol says, then counts as not healed. Blocks.
/// Source: MagiC, arXiv 2507.07297, section 4.3. The beginning is sent as the assistant's own words
/// (ModelRequest::prefill).
[[nodiscard]] Result<HealReport> runSelfHeal(
    HealStore& store,
    const std::vector<HealTask>& tasks,
    Model& model,
    const ImagePreparation& images,
    const JudgeMaker& makeJudge,
    const JudgePlan& judge,
    const CallPolicy& policy,
    RunControl& control,
    const CallObserver& observer = {});

} // namespace groundmark::evaluation
