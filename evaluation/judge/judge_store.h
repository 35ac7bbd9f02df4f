// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/run.h"
#include "evaluation/run/call_store.h"
#include "evaluation/run/run_store.h"

#include <QDateTime>

#include <vector>

namespace groundmark::evaluation {

/// One thing that a judge said, with all that is needed to check it.
struct JudgeRecord
{
    PredictionId prediction;
    JudgeVerdict verdict;
    QString prompt; ///< as it was sent
    QString raw; ///< the reply as it came
    QDateTime at; ///< UTC
};

/// What judging needs kept. The project file implements it (storage/run_store.h).
class JudgeStore
{
public:
    virtual ~JudgeStore() = default;

    [[nodiscard]] virtual RunStore& runs() = 0;
    [[nodiscard]] virtual CallStore& calls() = 0;
    /// In place of what the same judge said the same time about the same question.
    virtual Result<void> keepVerdict(const JudgeRecord& record) = 0;
    /// Of all predictions of the run, in the order of samples.
    [[nodiscard]] virtual Result<std::vector<JudgeRecord>> verdicts(RunId run) = 0;
};

} // namespace groundmark::evaluation
