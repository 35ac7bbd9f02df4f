// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "evaluation/benchmark.h"
#include "evaluation/run/run_store.h"

#include <functional>

namespace groundmark::evaluation {

/// Counts of one scoring pass, by outcome.
struct ScoringReport
{
    qint64 scored = 0;
    qint64 unparseable = 0;
    qint64 refusedOrEmpty = 0;
    qint64 apiErrors = 0;
    double mean = 0.0; ///< of the primary scores of scored predictions; 0 when there are none
};

/// Return false to stop; what was scored by then is kept.
using ScoringProgress = std::function<bool(qint64 done, qint64 total)>;

/// Scores every prediction of a run against the truth as it stands now. Judging uses all cores,
/// reading and writing happen on the calling thread.
[[nodiscard]] Result<ScoringReport> scoreRun(
    RunStore& store, const Benchmark& benchmark, RunId run, const ScoringProgress& progress = {});

} // namespace groundmark::evaluation
