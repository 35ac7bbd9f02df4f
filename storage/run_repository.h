// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "domain/run.h"
#include "storage/database.h"

#include <optional>
#include <vector>

namespace groundmark::storage {

/// Runs, their predictions and the scores of these.
class RunRepository
{
public:
    explicit RunRepository(Database& database)
        : m_database(database)
    {
    }

    /// How a run went, counted over its dataset.
    struct Summary
    {
        Run run;
        qint64 samples = 0; ///< in the dataset, with or without a prediction
        qint64 scored = 0;
        qint64 unparseable = 0;
        qint64 refusedOrEmpty = 0;
        qint64 apiErrors = 0;
        std::optional<double> mean; ///< of the primary scores of scored predictions
        std::optional<double> meanOutputTokens; ///< of the predictions that know them
    };
    /// In the order in which they were added.
    [[nodiscard]] Result<std::vector<Summary>> list() const;
    /// The runs over a dataset, in the same order and without counting anything.
    [[nodiscard]] Result<std::vector<Run>> ofDataset(DatasetId dataset) const;
    [[nodiscard]] Result<std::optional<Run>> find(RunId id) const;
    [[nodiscard]] Result<std::optional<Run>> findByName(const QString& name) const;
    /// Stores the run, or renews the one with its id.
    Result<void> store(const Run& run);

    [[nodiscard]] Result<std::optional<Prediction>> prediction(RunId run, SampleId sample) const;
    /// Stores the reply, replacing the run's earlier one for that sample, its scores and judgements.
    /// `verdicts` are kept by JudgementRepository.
    Result<PredictionId> storePrediction(const Prediction& prediction);
    /// What the benchmark made of the raw reply: parsed answer and outcome.
    Result<void> storeJudgement(PredictionId id, const QString& parsed, Outcome outcome);

    /// Replaces Prediction::extra.
    Result<void> storeExtra(PredictionId id, const QByteArray& extra);

    [[nodiscard]] Result<std::vector<Score>> scores(PredictionId prediction) const;
    /// The primary score of one scored prediction and the image that it is about.
    struct ScoredItem
    {
        double score = 0.0;
        ImageId image; ///< of the sample's first page; not stored for a sample without images
        SampleId sample;
    };
    /// What Summary::mean is the mean of, in the dataset's order.
    [[nodiscard]] Result<std::vector<ScoredItem>> scoredItems(RunId run) const;
    /// Replaces all scores of the prediction.
    Result<void> storeScores(PredictionId prediction, const std::vector<Score>& scores);

private:
    Database& m_database;
};

} // namespace groundmark::storage
