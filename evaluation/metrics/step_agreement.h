// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/random.h"
#include "domain/reasoning.h"
#include "evaluation/metrics/agreement.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace groundmark::evaluation {

/// What two annotators say of the same step. Unmarked is not a judgement: such a pair is left out.
struct VerdictPair
{
    int chain = 0; ///< any number; steps of one chain share it
    Verdict first = Verdict::Unmarked;
    Verdict second = Verdict::Unmarked;
};

/// Agreement of two annotators over steps.
struct StepAgreement
{
    CohenKappa kappa; ///< over Correct, Incorrect and Unsure; `items` is the number of steps
    double low = 0.0; ///< percentile bootstrap interval of κ
    double high = 0.0;
    int chains = 0; ///< with at least one step that both have judged
    int differing = 0; ///< steps judged differently
    int differingChains = 0;
};

/// Cohen's κ over steps, with an interval that resamples chains, not steps: steps of one chain are
/// not independent. That κ is taken over steps is in the paper (MagiC, arXiv 2507.07297); the
/// interval, its number of resamples and that Unsure is a category of its own are ours. Nothing
/// when no step was judged by both.
[[nodiscard]] std::optional<StepAgreement> stepAgreement(
    std::span<const VerdictPair> steps,
    Random& random,
    std::size_t resamples = 1000,
    double level = 0.95);

} // namespace groundmark::evaluation
