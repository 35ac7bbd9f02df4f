// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/region.h"
#include "domain/result.h"
#include "storage/database.h"

#include <QHash>

#include <optional>
#include <vector>

namespace groundmark::storage {

class LabelRepository
{
public:
    explicit LabelRepository(Database& database)
        : m_database(database)
    {
    }

    /// By name.
    [[nodiscard]] Result<std::vector<Label>> all() const;
    [[nodiscard]] Result<std::optional<Label>> find(LabelId id) const;
    [[nodiscard]] Result<std::optional<Label>> findByName(const QString& name) const;
    Result<void> store(const Label& label);
    /// Fails while a region still has the label.
    Result<void> remove(LabelId id);

    /// How many regions have each label; none that no region has.
    [[nodiscard]] Result<QHash<LabelId, qint64>> uses() const;

    /// The label of this name; made, with the next colour in turn, when there is none.
    Result<Label> ensure(const QString& name);

private:
    Database& m_database;
};

} // namespace groundmark::storage
