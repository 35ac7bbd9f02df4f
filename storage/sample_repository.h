// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "domain/sample.h"
#include "storage/database.h"

#include <optional>
#include <vector>

namespace groundmark::storage {

/// Samples with their pages and questions.
class SampleRepository
{
public:
    explicit SampleRepository(Database& database)
        : m_database(database)
    {
    }

    [[nodiscard]] Result<std::optional<Sample>> find(SampleId id) const;
    [[nodiscard]] Result<std::optional<Sample>> findByExternalId(
        DatasetId dataset, const QString& externalId) const;
    /// In the order in which they were added.
    [[nodiscard]] Result<std::vector<SampleId>> ids(DatasetId dataset) const;

    /// Stores a new sample with its pages and questions; questions without an id get one.
    Result<SampleId> add(const Sample& sample);

    /// Nothing when there is no such sample.
    [[nodiscard]] Result<std::optional<SampleState>> state(SampleId id) const;
    Result<void> setState(SampleId id, SampleState state);
    /// Sample::task; nothing when there is no such sample.
    [[nodiscard]] Result<std::optional<QString>> task(SampleId id) const;
    Result<void> setTask(SampleId id, const QString& task);

    [[nodiscard]] Result<std::optional<Question>> findQuestion(QuestionId id) const;
    Result<void> storeQuestion(const Question& question);
    Result<void> removeQuestion(QuestionId id);

private:
    Result<std::optional<Sample>> complete(std::optional<Sample> sample) const;

    Database& m_database;
};

} // namespace groundmark::storage
