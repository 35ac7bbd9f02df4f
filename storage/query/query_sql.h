// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sample_query.h"
#include "storage/sample_terms.h"

namespace groundmark::storage {

/// Adds the query to a WHERE clause over `samples`. Only for sample_sql.cpp.
void addQuery(Terms& where, Joins& joins, const BoundQuery& query);

} // namespace groundmark::storage
