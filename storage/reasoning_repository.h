// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/reasoning.h"
#include "domain/result.h"
#include "storage/database.h"

#include <optional>
#include <vector>

namespace groundmark::storage {

/// Reasoning chains with their steps, and what annotators say of the steps.
class ReasoningRepository
{
public:
    explicit ReasoningRepository(Database& database)
        : m_database(database)
    {
    }

    [[nodiscard]] Result<std::vector<Chain>> ofSample(SampleId sample) const;
    /// Stores a chain and its steps, replacing the one with its id.
    Result<void> store(const Chain& chain);

    /// Verdicts of all annotators on the chain's steps.
    [[nodiscard]] Result<std::vector<StepVerdict>> verdicts(ChainId chain) const;
    [[nodiscard]] Result<std::optional<StepVerdict>> findVerdict(
        StepId step, AnnotatorId annotator) const;
    Result<void> storeVerdict(const StepVerdict& verdict);
    Result<void> removeVerdict(StepId step, AnnotatorId annotator);

    [[nodiscard]] Result<std::optional<Step>> findStep(StepId step) const;
    Result<void> storeStep(const Step& step);
    /// Takes the verdicts on the step along.
    Result<void> removeStep(StepId step);

    [[nodiscard]] Result<std::vector<ChainReview>> reviews(ChainId chain) const;
    [[nodiscard]] Result<std::optional<ChainReview>>
    findReview(ChainId chain, AnnotatorId annotator) const;
    Result<void> storeReview(const ChainReview& review);
    Result<void> removeReview(ChainId chain, AnnotatorId annotator);

    /// All versions of all steps of the chain, in order of version.
    [[nodiscard]] Result<std::vector<StepResolution>> resolutions(ChainId chain) const;
    [[nodiscard]] Result<std::optional<StepResolution>>
    findResolution(StepId step, int version) const;
    Result<void> storeResolution(const StepResolution& resolution);
    Result<void> removeResolution(StepId step, int version);

    /// Seconds that the annotator has spent on the chain. A measurement, not an edit: it is not in
    /// the journal and no undo takes it back.
    [[nodiscard]] Result<double> seconds(ChainId chain, AnnotatorId annotator) const;
    Result<void> addSeconds(ChainId chain, AnnotatorId annotator, double seconds);

private:
    Database& m_database;
};

} // namespace groundmark::storage
