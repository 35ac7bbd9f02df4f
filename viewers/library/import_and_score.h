// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "evaluation/benchmark.h"
#include "evaluation/run/score_run.h"
#include "storage/importer.h"

#include <functional>
#include <optional>

namespace groundmark::viewers {

/// What an import with everything that belongs to it did.
struct ImportOutcome
{
    storage::ImportReport report;
    std::optional<evaluation::ScoringReport> scoring; ///< when a run came in that can be scored
    /// Why the run could not be scored; the import itself is kept.
    std::optional<Error> scoringFailure;
};

/// Imports, and scores the run that came with it by the dataset's benchmark. Used by the command
/// line and by the window alike. Fails only when nothing was imported.
[[nodiscard]] Result<ImportOutcome> importAndScore(
    storage::Project& project,
    const storage::Format& format,
    const storage::ImportOptions& options,
    const evaluation::BenchmarkRegistry& benchmarks,
    const std::function<bool(const QString& what, qint64 done, qint64 total)>& progress);

} // namespace groundmark::viewers
