// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/run.h"
#include "domain/sample.h"
#include "evaluation/run/run_plan.h"
#include "storage/project.h"

namespace groundmark::storage {

/// Puts a new run into the project, ready for evaluateRun(). An empty name becomes "MODEL, DATASET,
/// MODE", with a number behind it where that is taken. Fails when the given name is taken.
[[nodiscard]] Result<Run> beginRun(
    Project& project,
    const Dataset& dataset,
    const QString& name,
    const QString& modelName,
    const evaluation::RunPlan& plan);

/// A setting as runs show it: "cot", "direct, text", "direct, rotated by 90°", ….
[[nodiscard]] QString settingText(const evaluation::RunPlan& plan);

} // namespace groundmark::storage
