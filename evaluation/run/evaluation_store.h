// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/cue.h"
#include "evaluation/run/call_store.h"
#include "evaluation/run/run_store.h"

#include <QStringList>

#include <vector>

namespace groundmark::evaluation {

/// A sample of a run, and whether it still has to be asked.
struct RunItem
{
    SampleId sample;
    QString externalId;
    bool answered = false; ///< has a prediction that is not an ApiError
};

/// What evaluateRun() needs kept. The project file implements it (storage/run_store.h).
class EvaluationStore : public RunStore
{
public:
    /// The ledger and the cache of the same project.
    [[nodiscard]] virtual CallStore& calls() = 0;
    /// The samples of the run's dataset, in its order; the first `limit`, all for 0.
    [[nodiscard]] virtual Result<std::vector<RunItem>> items(RunId run, qint64 limit) = 0;
    /// Absolute paths of the sample's pages, in page order.
    [[nodiscard]] virtual Result<QStringList> pagePaths(SampleId sample) = 0;
    /// What the set of crops (ImagePreparation::cueSet) has for the sample, in page order.
    [[nodiscard]] virtual Result<std::vector<CueBox>> cues(const QString& /*set*/, SampleId /*sample*/)
    {
        return std::vector<CueBox>();
    }
    /// Keeps a reply in place of the sample's earlier one. Its scores are made later.
    virtual Result<void> keepReply(const Prediction& prediction) = 0;
    /// Renews what is known of the run itself: when it began and ended, why it stopped.
    virtual Result<void> keepRun(const Run& run) = 0;
};

} // namespace groundmark::evaluation
