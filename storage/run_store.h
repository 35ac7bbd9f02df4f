// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/run/leaderboard.h"
#include "evaluation/run/run_store.h"
#include "storage/project.h"

namespace groundmark::storage {

/// The project file as the place where a run's predictions and scores are kept.
class ProjectRunStore : public evaluation::RunStore
{
public:
    explicit ProjectRunStore(Project& project)
        : m_project(project)
    {
    }

    [[nodiscard]] Result<std::vector<SampleId>> predictedSamples(RunId run) override;
    [[nodiscard]] Result<evaluation::Truth> truth(SampleId sample) override;
    [[nodiscard]] Result<Prediction> prediction(RunId run, SampleId sample) override;
    Result<void> keep(const Prediction& prediction, const evaluation::Judgement& judgement) override;
    Result<void> finish(RunId run) override;

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
};

} // namespace groundmark::storage
