// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "storage/database.h"

namespace groundmark::storage {

/// Migration: regions and discussion on step verdicts; reviews of whole chains, time spent on them,
/// what discussions resolved;
/// saliency maps and how regions were made.
Result<void> addStepAnnotation(Database& database);

} // namespace groundmark::storage
