// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/edit.h"
#include "domain/result.h"
#include "storage/database.h"

#include <optional>

namespace groundmark::storage {

/// Saliency maps of samples, and how their numbered regions were made.
class TaskInputRepository
{
public:
    explicit TaskInputRepository(Database& database)
        : m_database(database)
    {
    }

    [[nodiscard]] Result<std::optional<TaskInput>> find(SampleId sample) const;
    Result<void> store(const TaskInput& input);
    Result<void> remove(SampleId sample);

private:
    Database& m_database;
};

} // namespace groundmark::storage
