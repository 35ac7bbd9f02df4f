// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/cue.h"
#include "domain/result.h"
#include "storage/database.h"

#include <vector>

namespace groundmark::storage {

/// Crops that attention maps chose, in named sets.
class CueRepository
{
public:
    explicit CueRepository(Database& database)
        : m_database(database)
    {
    }

    struct Set
    {
        QString name;
        qint64 samples = 0; ///< of the dataset that have a crop in it
    };
    /// The sets with crops of this dataset, by name.
    [[nodiscard]] Result<std::vector<Set>> sets(DatasetId dataset) const;
    /// In the order of pages.
    [[nodiscard]] Result<std::vector<CueBox>> ofSample(const QString& set, SampleId sample) const;
    /// In place of the set's earlier one for that page.
    Result<void> store(const CueBox& box);

private:
    Database& m_database;
};

} // namespace groundmark::storage
