// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/edits.h"

#include "storage/dataset_removal.h"
#include "storage/records.h"

namespace groundmark::storage {

Result<qint64> EditWriter::write(EntryKind kind, qint64 refers, const Edit& edit)
{
    Transaction transaction(m_database);
    if (auto begun = transaction.begun(); !begun) {
        return begun.error();
    }
    for (const Change& change : edit.changes) {
        if (!change.after && !change.before) {
            continue;
        }
        auto done = change.after ? storeRecord(m_database, *change.after)
                                 : removeRecord(m_database, *change.before);
        if (!done) {
            return done.error();
        }
    }
    auto seq = Journal(m_database)
                   .append({0, QDateTime::currentDateTimeUtc(), m_annotator, kind, refers, edit, {}});
    if (!seq) {
        return seq;
    }
    if (auto done = transaction.commit(); !done) {
        return done.error();
    }
    return seq;
}

Result<qint64> EditWriter::apply(const Edit& edit)
{
    return write(EntryKind::Do, 0, edit);
}

Result<void> EditWriter::undo(qint64 gesture, const Edit& edit)
{
    const auto seq = write(EntryKind::Undo, gesture, edit.reversed());
    return seq ? Result<void>() : seq.error();
}

Result<void> EditWriter::redo(qint64 gesture, const Edit& edit)
{
    const auto seq = write(EntryKind::Redo, gesture, edit);
    return seq ? Result<void>() : seq.error();
}

EditHistory historyOf(const std::vector<JournalEntry>& entries)
{
    EditHistory history;
    for (const JournalEntry& entry : entries) {
        if (entry.edit.action == JournalCutAction || entry.edit.action == DatasetRemovedAction) {
            // What led here is not in the journal any more, or was about a sample that is gone and
            // whose number is another's now: nothing to go back to.
            history = {};
            continue;
        }
        switch (entry.kind) {
        case EntryKind::Do:
            history.gestures.resize(static_cast<size_t>(history.done));
            history.gestures.push_back({entry.seq, entry.edit, entry.annotator, entry.at});
            ++history.done;
            break;
        case EntryKind::Undo:
            history.done = std::max(0, history.done - 1);
            break;
        case EntryKind::Redo:
            history.done = std::min(static_cast<int>(history.gestures.size()), history.done + 1);
            break;
        }
    }
    return history;
}

} // namespace groundmark::storage
