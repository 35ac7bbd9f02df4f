// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/database.h"

namespace groundmark::storage {

/// Migration: crops that attention maps chose (TextCue).
Result<void> addCues(Database& database);

} // namespace groundmark::storage
