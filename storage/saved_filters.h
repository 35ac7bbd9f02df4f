// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "storage/database.h"

#include <QString>

#include <vector>

namespace groundmark::storage {

/// A query that somebody keeps under a name. Letters stand for the runs that are shown when it is used.
struct SavedFilter
{
    qint64 id = 0;
    QString name; ///< unique in the project
    QString query; ///< in the query language

    bool operator==(const SavedFilter&) const = default;
};

/// The project's saved filters; everybody who opens it sees them.
class SavedFilters
{
public:
    explicit SavedFilters(Database& database)
        : m_database(database)
    {
    }

    /// By name.
    [[nodiscard]] Result<std::vector<SavedFilter>> list() const;
    /// Under a name that is there already, the query is replaced.
    Result<void> save(const QString& name, const QString& query);
    /// Fails for a name that another one has.
    Result<void> rename(qint64 id, const QString& name);
    Result<void> remove(qint64 id);

private:
    Database& m_database;
};

} // namespace groundmark::storage
