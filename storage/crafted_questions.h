// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/issue.h"
#include "domain/result.h"
#include "storage/formats/format.h"
#include "storage/project.h"

#include <QHash>

namespace groundmark::storage {

/// Fills in how a sample's question was crafted, who spent how long on it, and its reviews.
Result<void> readCrafting(const Project& project, ExportSample& sample);

/// Stores what an imported sample (with its id) brings of that. Nothing is replaced: a design that
/// the project has already stays, and the sink is told where the file's is another one.
/// @param renamed regions that got another id here because theirs was taken
Result<void> storeCrafting(
    Project& project,
    const ImportedSample& imported,
    const QHash<RegionId, RegionId>& renamed,
    ImportSink& sink);

} // namespace groundmark::storage
