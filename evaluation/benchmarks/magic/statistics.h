// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/reasoning.h"
#include "evaluation/benchmark.h"

#include <span>
#include <vector>

namespace groundmark::evaluation {

/// The tables about annotated chains: MagiC's statistics table (arXiv 2507.07297, Table 1), the
/// question types (Figure 2), StepSense by model, and where chains first break. Empty without a
/// chain. A step without a verdict counts as a step, and neither as correct nor as incorrect.
[[nodiscard]] std::vector<Table> reasoningTables(std::span<const JudgedChain> chains);

} // namespace groundmark::evaluation
