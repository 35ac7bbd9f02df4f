// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "domain/run.h"
#include "evaluation/judge/judge_store.h"
#include "storage/database.h"

#include <vector>

namespace groundmark::storage {

/// What judges, models and people, said about predictions.
class JudgementRepository
{
public:
    explicit JudgementRepository(Database& database)
        : m_database(database)
    {
    }

    /// In the order of protocol, judge and repetition; people first.
    [[nodiscard]] Result<QList<JudgeVerdict>> verdicts(PredictionId prediction) const;
    /// Of all predictions of the run, in the order of samples.
    [[nodiscard]] Result<std::vector<evaluation::JudgeRecord>> ofRun(RunId run) const;
    /// In place of what the same judge said the same time about the same question.
    Result<void> store(const evaluation::JudgeRecord& record);

private:
    Database& m_database;
};

} // namespace groundmark::storage
