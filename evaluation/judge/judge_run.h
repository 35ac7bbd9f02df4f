// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/benchmark.h"
#include "evaluation/judge/judge_protocols.h"
#include "evaluation/judge/judge_store.h"
#include "evaluation/models/endpoint.h"
#include "evaluation/models/model.h"
#include "evaluation/run/ask_all.h"

#include <functional>
#include <map>
#include <memory>

namespace groundmark::evaluation {

/// How a judge is asked about a run.
struct JudgePlan
{
    ModelConfig model;
    int repetitions = 1; ///< each question is asked so many times; more than one gives the flip rate
    CallPolicy policy;
    std::map<QString, QString> prompts; ///< protocol id → words of one's own, in place of ours

    bool operator==(const JudgePlan&) const = default;
};

struct JudgeReport
{
    CallReport calls; ///< of the last round
    qint64 predictions = 0; ///< that could be judged: not an error, a refusal or unparseable
    qint64 decidedWithout = 0; ///< of these, the ones that the protocol decides by itself
    qint64 questions = 0; ///< asked now: without those that this judge has answered before
    qint64 failed = 0; ///< questions without a reply; no verdict, asked again the next time
    qint64 unreadable = 0; ///< verdicts that say neither, after all attempts
};

/// Makes the judge for a temperature and a length that a protocol wants; what the plan's own sampling
/// says goes before the protocol.
using JudgeMaker = std::function<Result<std::unique_ptr<Model>>(const ModelConfig&)>;

/// Asks the judge about every prediction of the run for which the benchmark wants one and which has
/// no readable verdict of this judge yet, and keeps prompt, raw reply and verdict. An unreadable
/// reply is asked again as the protocol says, and then kept as unreadable, which is no "no".
/// Afterwards the run must be scored again (scoreRun). Blocks; resumes like evaluateRun().
/// @param make makeModel() of model_spec.h, or a test's own
[[nodiscard]] Result<JudgeReport> judgeRun(
    JudgeStore& store,
    const JudgeMaker& make,
    const Benchmark& benchmark,
    RunId run,
    const JudgePlan& plan,
    RunControl& control,
    const CallObserver& observer = {});

} // namespace groundmark::evaluation
