// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/note.h"
#include "domain/result.h"
#include "storage/database.h"
#include "storage/json_text.h"

#include <optional>
#include <vector>

namespace groundmark::storage {

/// Notes and bookmarks of samples. What a person writes goes through EditWriter, which calls this.
class NoteRepository
{
public:
    explicit NoteRepository(Database& database)
        : m_database(database)
    {
    }

    /// Oldest first, bookmarks among them.
    [[nodiscard]] Result<std::vector<Note>> ofSample(SampleId sample) const;
    /// Of all samples of a dataset, in the samples' order.
    [[nodiscard]] Result<std::vector<Note>> ofDataset(DatasetId dataset) const;
    [[nodiscard]] Result<std::optional<Note>> find(NoteId id) const;
    Result<void> store(const Note& note);
    Result<void> remove(NoteId id);

private:
    [[nodiscard]] Result<std::vector<Note>> read(const QString& condition, qint64 value) const;

    Database& m_database;
};

/// How a note stands in the journal.
[[nodiscard]] Json noteToJson(const Note& note);
[[nodiscard]] Note noteFromJson(const Json& json);

} // namespace groundmark::storage
