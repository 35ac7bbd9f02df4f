// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/database.h"

namespace groundmark::storage {

/// Migration: who said which type of failure, under which version of which taxonomy.
Result<void> addErrorLabels(Database& database);

} // namespace groundmark::storage
