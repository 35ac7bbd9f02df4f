// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "domain/sample.h"
#include "storage/database.h"

#include <optional>
#include <vector>

namespace groundmark::storage {

class ImageRepository
{
public:
    explicit ImageRepository(Database& database)
        : m_database(database)
    {
    }

    [[nodiscard]] Result<std::optional<Image>> find(ImageId id) const;
    /// `path` as it is stored, see Project::storedPath().
    [[nodiscard]] Result<std::optional<Image>> findByPath(const QString& path) const;
    [[nodiscard]] Result<std::vector<Image>> all() const;

    /// Stores the image, or renews the facts of the one with the same path; of one that is missing
    /// now, only that it is.
    Result<ImageId> store(const Image& image);

private:
    Database& m_database;
};

} // namespace groundmark::storage
