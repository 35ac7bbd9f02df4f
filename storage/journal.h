// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/edit.h"
#include "domain/result.h"
#include "storage/database.h"

#include <QDateTime>
#include <QStringList>

#include <optional>
#include <vector>

namespace groundmark::storage {

/// Whether a journal entry is a gesture, or one being taken back, or done again.
enum class EntryKind { Do, Undo, Redo };

/// One line of the edit journal: who changed what, when, from what to what. Entries are never
/// changed or removed; each holds a hash over itself and the entry before it.
struct JournalEntry
{
    qint64 seq = 0; ///< 1, 2, 3, … without gaps
    QDateTime at; ///< UTC
    QString annotator;
    EntryKind kind = EntryKind::Do;
    qint64 refers = 0; ///< Undo and Redo: seq of the gesture
    Edit edit; ///< what happened to the records (for an undo: from after to before)
    /// Only of entries that were read: keys of regions whose mask is not what this entry, the last
    /// that touched them, left.
    QStringList strayMasks;
};

/// The first place where the journal does not hold together.
struct JournalBreak
{
    qint64 seq = 0;
    QString what;
};

/// Action of the entry that stands where a broken tail was cut off: it says how the records of that
/// tail stood then, and no gesture before it can be undone.
inline constexpr QLatin1StringView JournalCutAction("journal.cut");

class Journal
{
public:
    explicit Journal(Database& database)
        : m_database(database)
    {
    }

    /// Appends an entry and gives its seq. `entry.seq` and hashes are filled in here.
    Result<qint64> append(const JournalEntry& entry);

    [[nodiscard]] Result<std::vector<JournalEntry>> ofSample(SampleId sample) const;
    [[nodiscard]] Result<std::vector<JournalEntry>> all() const;
    [[nodiscard]] Result<qint64> size() const;

    /// Recomputes every hash from the entry `from` on. Nothing when the chain holds.
    [[nodiscard]] Result<std::optional<JournalBreak>> verify(qint64 from = 1) const;
    /// Moves the entries from `seq` on to the table `journal_cut`, so that editing can go on; gives
    /// how many. For each sample among them one entry takes their place, see JournalCutAction.
    /// Only for a journal that verify() found broken.
    Result<qint64> cutFrom(qint64 seq);

private:
    Database& m_database;
};

} // namespace groundmark::storage

namespace groundmark {
template <>
std::span<const Name<storage::EntryKind>> namesOf<storage::EntryKind>();
}
