// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "domain/sample.h"
#include "storage/database.h"

#include <optional>
#include <vector>

namespace groundmark::storage {

class DatasetRepository
{
public:
    explicit DatasetRepository(Database& database)
        : m_database(database)
    {
    }

    struct Listed
    {
        Dataset dataset;
        qint64 samples = 0;
    };
    /// All datasets with their number of samples, in the order in which they were added.
    [[nodiscard]] Result<std::vector<Listed>> list() const;
    [[nodiscard]] Result<std::optional<Dataset>> find(DatasetId id) const;
    [[nodiscard]] Result<std::optional<Dataset>> findByName(const QString& name) const;

    /// Stores a new dataset and gives it its id; fails when the name is taken.
    Result<DatasetId> add(const Dataset& dataset);
    /// Says that answers are now scored against something else than before.
    Result<void> raiseTruthVersion(DatasetId id);
    /// Replaces Dataset::extra.
    Result<void> storeExtra(DatasetId id, const QByteArray& extra);

private:
    Database& m_database;
};

} // namespace groundmark::storage
