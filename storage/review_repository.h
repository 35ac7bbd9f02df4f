// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "domain/review.h"
#include "storage/database.h"

#include <optional>
#include <vector>

namespace groundmark::storage {

/// Review queues, and the people who work through them.
class ReviewRepository
{
public:
    explicit ReviewRepository(Database& database)
        : m_database(database)
    {
    }

    [[nodiscard]] Result<std::vector<Review>> all() const;
    /// Of any queue, the oldest first.
    [[nodiscard]] Result<std::vector<Review>> ofSample(SampleId sample) const;
    [[nodiscard]] Result<std::optional<Review>> find(ReviewId id) const;
    Result<void> store(const Review& review);
    Result<void> remove(ReviewId id);

    [[nodiscard]] Result<std::vector<Annotator>> annotators() const;
    /// The annotator of this name; made when there is none.
    Result<Annotator> ensureAnnotator(const QString& name);

private:
    Database& m_database;
};

} // namespace groundmark::storage
