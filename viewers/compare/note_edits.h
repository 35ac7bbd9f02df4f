// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/edit.h"
#include "domain/note.h"
#include "domain/result.h"
#include "storage/edits.h"
#include "storage/session.h"

#include <optional>
#include <vector>

namespace groundmark::viewers {

/// Writes notes and bookmarks of samples: journaled, in the file when a function returns, and
/// undone as the sample's last gesture, also after a restart. What was last done to the sample
/// elsewhere is undone there.
class NoteEdits
{
public:
    explicit NoteEdits(storage::Session& session)
        : m_session(session)
    {
    }

    [[nodiscard]] Result<std::vector<Note>> notes(SampleId sample) const;
    Result<void> add(SampleId sample, const QString& text);
    Result<void> change(const Note& note, const QString& text);
    Result<void> remove(const Note& note);
    /// Marks the sample for the session's annotator, or takes their mark away.
    Result<void> toggleBookmark(SampleId sample);

    /// The last gesture on the sample if it was a note's; nothing otherwise.
    [[nodiscard]] std::optional<storage::EditHistory::Gesture> undoable(SampleId sample) const;
    [[nodiscard]] std::optional<storage::EditHistory::Gesture> redoable(SampleId sample) const;
    Result<void> undo(SampleId sample);
    Result<void> redo(SampleId sample);

private:
    [[nodiscard]] Note newNote(SampleId sample) const;
    Result<void> apply(const Edit& edit);

    storage::Session& m_session;
};

} // namespace groundmark::viewers
