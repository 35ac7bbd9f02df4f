// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "domain/run.h"
#include "evaluation/benchmark.h"

#include <functional>
#include <vector>

namespace groundmark::evaluation {

/// What scoring and running need kept. The project file implements it (storage/run_store.h); tests
/// use one in memory. Used from one thread at a time.
class RunStore
{
public:
    virtual ~RunStore() = default;

    /// Everything that `work` keeps is durable when this returns, or none of it is there.
    virtual Result<void> together(const std::function<Result<void>()>& work) = 0;

    /// The samples that the run has a prediction for, in the dataset's order.
    [[nodiscard]] virtual Result<std::vector<SampleId>> predictedSamples(RunId run) = 0;
    [[nodiscard]] virtual Result<Truth> truth(SampleId sample) = 0;
    [[nodiscard]] virtual Result<Prediction> prediction(RunId run, SampleId sample) = 0;
    /// Keeps what the benchmark made of a prediction, in place of what it made of it before.
    virtual Result<void> keep(const Prediction& prediction, const Judgement& judgement) = 0;
    /// The run's scores now stand for the truth as it is.
    virtual Result<void> finish(RunId run) = 0;
};

} // namespace groundmark::evaluation
