// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "storage/database.h"

namespace groundmark::storage {

/// Notes, narrow rows for filters (`run_cells`) and the full-text index, filled from what is there.
Result<void> addInspection(Database& database);

} // namespace groundmark::storage
