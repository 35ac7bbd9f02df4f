// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "evaluation/judge/judge_run.h"
#include "evaluation/run/run_plan.h"

#include <QCommandLineParser>

#include <optional>

namespace groundmark::app {

/// What `groundmark evaluate` is told.
struct EvaluateCall
{
    QString dataset;
    QString runName;
    bool resume = false;
    bool json = false;
    evaluation::RunPlan plan;
    std::optional<evaluation::JudgePlan> judge;
};

void addEvaluateOptions(QCommandLineParser& parser);

/// Reads the options over `plan`: that of a run that is resumed, or a new one. Fails for a value that
/// means nothing.
[[nodiscard]] Result<EvaluateCall>
readEvaluateOptions(const QCommandLineParser& parser, evaluation::RunPlan plan = {});

} // namespace groundmark::app
