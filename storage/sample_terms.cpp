// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sample_terms.h"

#include "storage/sample_sql.h"

#include <algorithm>

namespace groundmark::storage {

void Terms::add(const QString& condition, const QVariantList& bound)
{
    conditions.append(condition);
    values.append(bound);
}

size_t Joins::indexOf(const RunId& run)
{
    const auto found = std::ranges::find(m_runs, run);
    if (found != m_runs.end()) {
        return static_cast<size_t>(found - m_runs.begin());
    }
    m_runs.push_back(run);
    return m_runs.size() - 1;
}

void Joins::writeTo(SampleSql& sql) const
{
    for (size_t i = 0; i < m_runs.size(); ++i) {
        sql.from
            += QStringLiteral(
                   " LEFT JOIN run_cells c%1 ON c%1.run = (SELECT number FROM runs WHERE id = ?)"
                   " AND c%1.sample = samples.id")
                   .arg(i);
        sql.fromValues.append(m_runs[i].toText());
    }
}

QString containsPattern(QString text)
{
    for (const QChar special : {u'\\', u'%', u'_'}) {
        text.replace(special, QString(u'\\') + special);
    }
    return QStringLiteral("%") + text + QStringLiteral("%");
}

QString places(size_t count)
{
    QStringList marks;
    marks.fill(QStringLiteral("?"), static_cast<qsizetype>(count));
    return marks.join(QStringLiteral(", "));
}

} // namespace groundmark::storage
