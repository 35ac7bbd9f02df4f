// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "evaluation/benchmark.h"
#include "storage/project.h"

#include <vector>

namespace groundmark::storage {

/// The sample's chains with the judgement that holds for each step: the latest resolution of a
/// discussion; else that of the first annotator (by name) who has submitted the chain; else that of
/// the first who judged the step. Practice never counts. The order is ours.
[[nodiscard]] Result<std::vector<evaluation::JudgedChain>>
judgedChains(const Project& project, const Sample& sample);

} // namespace groundmark::storage
