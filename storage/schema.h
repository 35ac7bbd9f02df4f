// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "storage/database.h"

#include <functional>
#include <span>

namespace groundmark::storage {

/// Marks a SQLite file as a Groundmark project: "GMRK" as a big-endian number.
constexpr qint32 ApplicationId = 0x474D524B;

/// One step from a schema version to the next.
struct Migration
{
    int from = 0; ///< PRAGMA user_version before; the step leads to from + 1
    std::function<Result<void>(Database&)> apply;
};

/// All steps, in order; the first one (from 0) builds an empty project. A released step is never
/// changed: new needs are a new step.
[[nodiscard]] std::span<const Migration> migrations();

/// The version that this program writes.
[[nodiscard]] int currentSchemaVersion();

/// Takes the database from its version to the end of `steps` in one transaction.
Result<void> migrate(Database& database, std::span<const Migration> steps);

} // namespace groundmark::storage
