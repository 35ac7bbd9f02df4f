// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "storage/database.h"

namespace groundmark::storage {

/// Tables of the pipeline that makes pictures of texts (evaluation/generate).
Result<void> addGeneration(Database& database);

} // namespace groundmark::storage
