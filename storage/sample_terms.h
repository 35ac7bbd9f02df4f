// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/ids.h"

#include <QStringList>
#include <QVariantList>

#include <vector>

namespace groundmark::storage {

struct SampleSql;

/// Conditions of a WHERE clause and what is bound to their places, in order.
struct Terms
{
    QStringList conditions;
    QVariantList values;

    void add(const QString& condition, const QVariantList& bound = {});
    [[nodiscard]] QString all() const { return conditions.join(QStringLiteral(" AND ")); }
};

/// The runs that a query joins; run n has the alias cN (a row of run_cells).
class Joins
{
public:
    [[nodiscard]] size_t indexOf(const RunId& run);
    void writeTo(SampleSql& sql) const;

private:
    std::vector<RunId> m_runs;
};

/// LIKE pattern for "contains", with the pattern characters of the text itself escaped by '\\'.
[[nodiscard]] QString containsPattern(QString text);
/// "?, ?, ?" for an IN list.
[[nodiscard]] QString places(size_t count);

} // namespace groundmark::storage
