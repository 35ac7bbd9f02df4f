// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/issue.h"
#include "domain/result.h"
#include "storage/project.h"

#include <optional>
#include <vector>

namespace groundmark::storage {

/// What `groundmark check` found.
struct CheckReport
{
    qint64 samples = 0;
    qint64 images = 0;
    qint64 regions = 0;
    qint64 journalEntries = 0;
    std::vector<Issue> issues; ///< empty: the project is sound
    QStringList repaired; ///< what was mended, one sentence each
};

/// Looks at everything that can be wrong with a project: the database file itself, references,
/// the journal's hash chain, whether the records are what the journal last made of them, and
/// images that are missing on disk.
/// With `repair`, what can be mended without losing anything is: a broken tail of the journal is
/// moved aside, images that are back are marked so.
[[nodiscard]] Result<CheckReport> check(Project& project, bool repair);

/// Looks at the journal's last entries only, which takes no time, and moves them aside from the
/// first one on that does not hold, so that editing can go on; gives what happened in words, for
/// the user. Nothing when they hold, or when the project can't be written.
[[nodiscard]] Result<std::optional<Error>> cutBrokenTail(Project& project);

} // namespace groundmark::storage
