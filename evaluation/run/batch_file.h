// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/benchmark.h"
#include "evaluation/models/model.h"
#include "evaluation/run/evaluation_store.h"
#include "evaluation/run/run_plan.h"

#include <QStringList>

#include <functional>
#include <vector>

namespace groundmark::evaluation {

/// How much one input file of a batch may hold. Source: "up to 50,000 requests, and … up to 200 MB
/// in size", platform.openai.com/docs/api-reference/batch/create; MB taken as 10^6 bytes. Other
/// services have other limits.
struct BatchLimits
{
    qint64 requests = 50'000;
    qint64 bytes = 200'000'000;
};

/// What writing a batch came to.
struct BatchFiles
{
    QStringList files; ///< in order: "x.jsonl", "x-2.jsonl", …; empty when there was nothing to ask
    qint64 requests = 0;
    qint64 answered = 0; ///< left out: the run has their answer
    qint64 known = 0; ///< left out: the cache, or a line before, has the same request
    std::vector<Error> failed; ///< left out: a picture is missing, or the request is too large
};

/// Gives false to stop; nothing is written then.
using BatchProgress = std::function<bool(qint64 done, qint64 total)>;

/// Writes, as the input of an OpenAI batch, every request that evaluateRun() would send for this
/// run: the same bodies, one to a line, with the sample's external id as "custom_id". Nothing is
/// sent and nothing is stored. Files appear when they are complete.
/// @param model says which requests have an answer already; is not asked
/// Fails for a model that is no chat endpoint, and when a file cannot be written.
[[nodiscard]] Result<BatchFiles> writeBatch(
    EvaluationStore& store,
    const Model& model,
    const Benchmark& benchmark,
    RunId run,
    const RunPlan& plan,
    const QString& path,
    const BatchLimits& limits = {},
    const BatchProgress& progress = {});

} // namespace groundmark::evaluation
