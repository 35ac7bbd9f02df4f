// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "domain/run.h"
#include "evaluation/benchmarks/ocr_robust/benchmark.h"
#include "evaluation/benchmarks/ocr_robust/robustness_data.h"
#include "storage/database.h"

#include <QStringList>

namespace groundmark::storage {

/// What a run's pictures went through: "perturbation" in its parameters or in their "images" (the
/// plan of a run, evaluation/run/image_preparation.h), written as
/// imaging/perturbations/condition.h names conditions. Clean when there is none.
[[nodiscard]] evaluation::ocr_robust::AxisCondition conditionOf(const Run& run);

/// The user's part of the seeds that a run's pictures were perturbed with: "seed" beside the
/// condition, a number or text; 0 when there is none.
[[nodiscard]] quint64 perturbationSeedOf(const Run& run);

/// Reads replies under perturbations, wherever the condition stands:
///  - in the run, whose parameters name it: the dataset holds clean samples;
///  - in the sample, whose `extra` has "perturbation", "severity" and "clean", the clean sample's
///    external id;
///  - in the picture's name, for photographs of a page beside its clean scan (MDPBench).
class RobustnessQuery
{
public:
    explicit RobustnessQuery(Database& database)
        : m_database(database)
    {
    }

    /// All replies of a dataset that belong to a clean sample or to a perturbed twin of one.
    /// @param metric name of a score; empty: the primary one
    [[nodiscard]] Result<std::vector<evaluation::ocr_robust::RobustRecord>>
    records(DatasetId dataset, const QString& metric = {}) const;
    /// Names of the scores that the dataset's runs have. A primary score can have several names,
    /// such as where a judge decided some of it.
    struct Metrics
    {
        QStringList primary;
        QStringList others;
    };
    [[nodiscard]] Result<Metrics> metrics(DatasetId dataset) const;
    /// Answers of the dataset's runs that both a judge and a person have judged; of several verdicts
    /// of judges the majority counts.
    [[nodiscard]] Result<std::vector<evaluation::ocr_robust::JudgedAnswer>>
    judgedAnswers(DatasetId dataset) const;
    /// Datasets whose runs or samples name any condition.
    [[nodiscard]] Result<std::vector<DatasetId>> datasetsWithConditions() const;

private:
    Database& m_database;
};

} // namespace groundmark::storage
