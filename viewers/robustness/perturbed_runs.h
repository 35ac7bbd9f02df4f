// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "evaluation/benchmark.h"
#include "evaluation/run/run_control.h"
#include "storage/project.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace groundmark::viewers {

/// A model that answers a dataset clean and under conditions: one run per condition.
struct PerturbedRunsRequest
{
    DatasetId dataset;
    QString model; ///< as on the command line: "tesseract", "openai:MODEL@URL", …
    QString mode = QStringLiteral("direct"); ///< or "cot"
    QString conditions; ///< as parseConditions() reads them; the clean run is made anyway
    quint64 seed = 0; ///< the user's part of every seed
    qint64 limit = 0; ///< only the first so many samples; 0: all
};

struct PerturbedRunsReport
{
    QStringList runs; ///< names, the clean one first
    qint64 answered = 0; ///< by the model, in this call
    qint64 failed = 0;
    bool isCancelled = false; ///< what was answered is kept; the next call goes on
    QString problem; ///< why it ended early otherwise
};

/// What is being done, and how far it is over all conditions; false stops.
using PerturbedRunsProgress
    = std::function<void(const QString& condition, qint64 done, qint64 total)>;

/// Makes what is missing and scores it: a run with the same model, setting, condition and seed goes
/// on, and a clean run of the model that the project has is taken as it is. Every run is an ordinary
/// run of the project, whose parameters name its condition. Blocks; run it on a thread of its own
/// with an own connection.
[[nodiscard]] Result<PerturbedRunsReport> evaluateUnderConditions(
    storage::Project& project,
    const evaluation::BenchmarkRegistry& benchmarks,
    const PerturbedRunsRequest& request,
    evaluation::RunControl& control,
    const PerturbedRunsProgress& progress = {});

} // namespace groundmark::viewers
