// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "domain/sample.h"
#include "storage/formats/format.h"
#include "storage/importer.h"
#include "storage/project.h"

#include <QString>

#include <optional>

namespace groundmark::storage {

/// The dataset that an import goes into.
struct ImportTarget
{
    std::optional<Dataset> existing; ///< nothing: a new one is made as soon as a sample comes
    QString newName;
};

/// The source as the project knows it: absolute, without a slash at its end.
[[nodiscard]] QString sourcePath(const ImportOptions& options);

/// Decides it:
/// - the dataset that the caller names, made when there is none;
/// - for a source of replies alone, the dataset with most of their ids;
/// - for a source of samples with replies, a dataset that has all of these samples with the same
///   questions, and is of the format's benchmark where the format belongs to one;
/// - the dataset that came from this very source before;
/// - else a new one, named after the source.
/// Where replies have to be matched, the source is read once for this alone, so that replies never
/// all have to be in memory; `progress` is told of it and may cancel, which is an error then.
[[nodiscard]] Result<ImportTarget> chooseTarget(
    Project& project,
    const Format& format,
    const ImportOptions& options,
    const ImportProgress& progress);

} // namespace groundmark::storage
