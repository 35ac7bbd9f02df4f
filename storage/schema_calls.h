// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/database.h"

namespace groundmark::storage {

/// Adds what running models needs: the ledger of calls with their raw replies, why a run stopped,
/// which request a prediction answers, and who judged what the how-manieth time.
Result<void> addCalls(Database& database);

} // namespace groundmark::storage
