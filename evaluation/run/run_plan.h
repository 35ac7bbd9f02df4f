// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "domain/run.h"
#include "evaluation/benchmark.h"
#include "evaluation/models/endpoint.h"
#include "evaluation/run/call_policy.h"
#include "evaluation/run/image_preparation.h"

#include <QByteArray>
#include <QString>

namespace groundmark::evaluation {

/// Everything that makes a run what it is. It is kept as JSON in Run::parameters, so that a run can
/// be resumed, repeated and compared from the project alone.
struct RunPlan
{
    ModelConfig model;
    Setting setting;
    ImagePreparation images;
    CallPolicy policy;
    qint64 limit = 0; ///< only the first so many samples; 0 for all
    /// Asks everything anew although the cache has it: 1, 2, … for the second, third, … time.
    int repetition = 0;

    bool operator==(const RunPlan& other) const;
};

[[nodiscard]] QByteArray toJson(const RunPlan& plan);
/// Fails for what is no plan, such as the parameters of an imported run.
[[nodiscard]] Result<RunPlan> runPlanFromJson(const QByteArray& json);

/// SHA-256 over the benchmark's prompts for the first samples and the setting: runs with the same
/// digest asked in the same words.
[[nodiscard]] QByteArray promptHash(const QList<QString>& prompts, const Setting& setting);

} // namespace groundmark::evaluation
