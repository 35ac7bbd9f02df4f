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

private:
    Database& m_database;
};

} // namespace groundmark::storage
