// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "storage/database.h"

namespace groundmark::storage {

/// How questions were crafted, how long that took, and what models made of them while it was done.
Result<void> addQuestionDesigns(Database& database);

} // namespace groundmark::storage
