// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/region.h"
#include "domain/result.h"
#include "storage/database.h"

#include <optional>
#include <vector>

namespace groundmark::storage {

class RegionRepository
{
public:
    explicit RegionRepository(Database& database)
        : m_database(database)
    {
    }

    /// Of all pages, in drawing order (z, then as they were added).
    [[nodiscard]] Result<std::vector<Region>> ofSample(SampleId sample) const;
    [[nodiscard]] Result<std::optional<Region>> find(RegionId id) const;
    /// Inserts the region or replaces the one with its id.
    Result<void> store(const Region& region);
    Result<void> remove(RegionId id);

private:
    Database& m_database;
};

} // namespace groundmark::storage
