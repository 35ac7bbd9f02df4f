// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sample_query.h"

namespace groundmark::storage {

/// A SampleFilter as the parts of a SELECT over `samples`. Only for SampleQuery.
struct SampleSql
{
    QString sums; ///< one SUM per alternative, separated by commas
    QString from; ///< " FROM samples …" with a join for every run that is asked about
    QString where; ///< " WHERE …" or nothing
    QString order; ///< " ORDER BY …"

    /// Binds all values in the order sums, from, where. `order` has none.
    void bindTo(Statement& statement) const;

    QVariantList sumValues;
    QVariantList fromValues;
    QVariantList whereValues;
};

[[nodiscard]] SampleSql sampleSql(
    const SampleFilter& filter, const std::vector<std::vector<RunCondition>>& alternatives = {});

} // namespace groundmark::storage
