// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "domain/run.h"
#include "evaluation/benchmark.h"
#include "evaluation/judge/judge_run.h"
#include "evaluation/run/evaluate.h"

#include <optional>
#include <vector>

namespace groundmark::app {

/// What `groundmark evaluate` says at its end.
struct EvaluateResult
{
    Run run;
    evaluation::EvaluationReport report;
    std::optional<evaluation::JudgeReport> judge;
    std::vector<evaluation::Table> tables;
    QString resumeCall; ///< how to go on; empty when there is nothing to go on with
};

void printResult(Console& console, const EvaluateResult& result);
[[nodiscard]] nlohmann::ordered_json toJson(const EvaluateResult& result);

/// "943 answered, 20 failed, 2.4/s, 4 min 30 s left, 402,118 tokens": the progress line.
[[nodiscard]] QString progressText(const evaluation::CallProgress& progress);

} // namespace groundmark::app
