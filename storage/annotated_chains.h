// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/issue.h"
#include "domain/result.h"
#include "storage/formats/format.h"
#include "storage/project.h"

namespace groundmark::storage {

/// Fills in a sample's chains, saliency map and task input.
Result<void> readAnnotations(const Project& project, ExportSample& sample);

/// The chains of a sample with everything that people said of them.
[[nodiscard]] Result<std::vector<AnnotatedChain>>
annotatedChains(const Project& project, SampleId sample);

/// Stores what an imported sample (with its id) brings: chains that the project has not, and what
/// annotators said that it has not heard from them. Nothing is replaced: where the same annotator
/// said something else here, that stays and the sink is told. So two people can work on copies
/// of a project and bring their work together. A chain that belongs to another sample here gets new
/// ids.
Result<void> storeAnnotations(Project& project, const ImportedSample& imported, ImportSink& sink);

} // namespace groundmark::storage
