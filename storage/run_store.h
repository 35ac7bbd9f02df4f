// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/benchmarks/mmtr/embed_run.h"
#include "evaluation/judge/judge_store.h"
#include "evaluation/run/evaluation_store.h"
#include "evaluation/run/leaderboard.h"
#include "storage/call_store.h"
#include "storage/project.h"

namespace groundmark::storage {

/// The project file as the place where a run's predictions, scores and judgements are kept.
class ProjectRunStore
    : public evaluation::EvaluationStore
    , public evaluation::JudgeStore
    , public evaluation::EmbedStore
{
public:
    explicit ProjectRunStore(Project& project)
        : m_project(project)
        , m_calls(project)
    {
    }

    [[nodiscard]] evaluation::RunStore& runs() override { return *this; }
    [[nodiscard]] ProjectCallStore& calls() override { return m_calls; }
    Result<void> together(const std::function<Result<void>()>& work) override
    {
        return m_calls.together(work);
    }

    [[nodiscard]] Result<std::vector<SampleId>> predictedSamples(RunId run) override;
    [[nodiscard]] Result<evaluation::Truth> truth(SampleId sample) override;
    [[nodiscard]] Result<Prediction> prediction(RunId run, SampleId sample) override;
    Result<void> keep(const Prediction& prediction, const evaluation::Judgement& judgement) override;
    Result<void> finish(RunId run) override;

    [[nodiscard]] Result<std::vector<evaluation::RunItem>> items(RunId run, qint64 limit) override;
    [[nodiscard]] Result<QStringList> pagePaths(SampleId sample) override;
    [[nodiscard]] Result<std::vector<CueBox>> cues(const QString& set, SampleId sample) override;
    Result<void> keepReply(const Prediction& prediction) override;
    Result<void> keepRun(const Run& run) override;

    Result<void> keepExtra(const Prediction& prediction) override;
    Result<void> keepVerdict(const evaluation::JudgeRecord& record) override;
    [[nodiscard]] Result<std::vector<evaluation::JudgeRecord>> verdicts(RunId run) override;

    /// Every prediction of the run as the tables of `benchmark` see it, with its groups where it has
    /// any; one that still waits for its score is left out.
    [[nodiscard]] Result<std::vector<evaluation::TableItem>> tableItems(
        RunId run, const evaluation::Benchmark* benchmark = nullptr);
    /// The same with sample and first image (a sample without one is an image of its own), ascending
    /// by sample.
    [[nodiscard]] Result<std::vector<evaluation::BoardItem>> boardItems(
        RunId run, const evaluation::Benchmark* benchmark = nullptr);

private:
    Project& m_project;
    ProjectCallStore m_calls;
};

} // namespace groundmark::storage
