// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/edit.h"
#include "domain/result.h"
#include "storage/database.h"
#include "storage/journal.h"

#include <QString>

#include <vector>

namespace groundmark::storage {

/// Writes what people do: the records and the journal entry in one transaction. When a function
/// here has returned, the edit survives a crash and a power cut.
class EditWriter
{
public:
    EditWriter(Database& database, QString annotator)
        : m_database(database)
        , m_annotator(std::move(annotator))
    {
    }

    /// Gives the journal's seq of the gesture, which undo and redo refer to.
    Result<qint64> apply(const Edit& edit);
    /// `edit` is the gesture as it was done; it is reversed here.
    Result<void> undo(qint64 gesture, const Edit& edit);
    Result<void> redo(qint64 gesture, const Edit& edit);

private:
    Result<qint64> write(EntryKind kind, qint64 refers, const Edit& edit);

    Database& m_database;
    QString m_annotator;
};

/// A sample's undo stack as the journal tells it.
struct EditHistory
{
    struct Gesture
    {
        qint64 seq = 0;
        Edit edit;
        QString annotator;
        QDateTime at; ///< UTC
    };
    std::vector<Gesture> gestures; ///< oldest first
    int done = 0; ///< how many of them are in force; the rest can be redone
};

/// Walks the entries of one sample: a new gesture forgets what could have been redone,
/// and nothing can be undone across a cut of the journal.
[[nodiscard]] EditHistory historyOf(const std::vector<JournalEntry>& entries);

} // namespace groundmark::storage
