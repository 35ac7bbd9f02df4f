// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/saved_filters.h"

#include <QCoreApplication>

namespace groundmark::storage {

Result<std::vector<SavedFilter>> SavedFilters::list() const
{
    Statement rows(
        m_database, QStringLiteral("SELECT id, name, query FROM saved_filters ORDER BY name COLLATE NOCASE, name"));
    std::vector<SavedFilter> filters;
    while (rows.next()) {
        filters.push_back({rows.integer(0), rows.text(1), rows.text(2)});
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return filters;
}

Result<void> SavedFilters::save(const QString& name, const QString& query)
{
    Statement upsert(
        m_database,
        QStringLiteral("INSERT INTO saved_filters (name, query) VALUES (?, ?) "
                       "ON CONFLICT (name) DO UPDATE SET query = excluded.query"));
    return upsert.bind(name).bind(query).run();
}

Result<void> SavedFilters::rename(qint64 id, const QString& name)
{
    Statement other(m_database, QStringLiteral("SELECT 1 FROM saved_filters WHERE name = ? AND id <> ?"));
    other.bind(name).bind(id);
    if (other.next()) {
        return Error {
            QCoreApplication::translate("SavedFilters", "There is a filter \"%1\" already.").arg(name), {},
            QCoreApplication::translate("SavedFilters", "Nothing was changed."),
            QCoreApplication::translate("SavedFilters", "Choose another name.")};
    }
    Statement update(m_database, QStringLiteral("UPDATE saved_filters SET name = ? WHERE id = ?"));
    return update.bind(name).bind(id).run();
}

Result<void> SavedFilters::remove(qint64 id)
{
    Statement erase(m_database, QStringLiteral("DELETE FROM saved_filters WHERE id = ?"));
    return erase.bind(id).run();
}

} // namespace groundmark::storage
