// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "domain/run.h"
#include "evaluation/benchmark.h"
#include "evaluation/models/model.h"
#include "evaluation/run/run_plan.h"
#include "storage/project.h"

#include <QString>

namespace groundmark::app {

/// `groundmark evaluate … --batch-out FILE`: writes what the run would ask, and asks nothing.
/// Gives the exit code.
[[nodiscard]] int writeBatchOut(
    storage::Project& project,
    const evaluation::Benchmark& benchmark,
    const evaluation::Model& model,
    const Run& run,
    const evaluation::RunPlan& plan,
    const QString& path,
    bool json,
    Console& console);

} // namespace groundmark::app
