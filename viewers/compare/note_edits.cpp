// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/note_edits.h"

#include "storage/journal.h"
#include "storage/note_repository.h"

#include <algorithm>

namespace groundmark::viewers {

namespace {

bool isOfNotes(const storage::EditHistory::Gesture& gesture)
{
    return gesture.edit.action.startsWith(QLatin1StringView("note."))
        || gesture.edit.action.startsWith(QLatin1StringView("bookmark."));
}

storage::EditHistory historyIn(const storage::Project* project, SampleId sample)
{
    if (project == nullptr || !sample.isStored()) {
        return {};
    }
    return storage::historyOf(storage::Journal(project->database()).ofSample(sample).valueOr({}));
}

/// What the journal and the table hold: to the second.
QDateTime now()
{
    const QDateTime at = QDateTime::currentDateTimeUtc();
    return at.addMSecs(-at.time().msec());
}

} // namespace

Result<std::vector<Note>> NoteEdits::notes(SampleId sample) const
{
    return storage::NoteRepository(m_session.project()->database()).ofSample(sample);
}

Note NoteEdits::newNote(SampleId sample) const
{
    return {NoteId::create(), sample, m_session.annotator(), now(), false, {}};
}

Result<void> NoteEdits::apply(const Edit& edit)
{
    auto done = storage::EditWriter(m_session.project()->database(), m_session.annotator()).apply(edit);
    if (!done) {
        m_session.announceFailure(done.error());
        return done.error();
    }
    m_session.announceEdit(edit.sample);
    return {};
}

Result<void> NoteEdits::add(SampleId sample, const QString& text)
{
    Note note = newNote(sample);
    note.text = text;
    return apply({QStringLiteral("note.add"), sample, {{std::nullopt, note}}});
}

Result<void> NoteEdits::change(const Note& note, const QString& text)
{
    Note after = note;
    after.text = text;
    after.author = m_session.annotator();
    after.at = now();
    return apply({QStringLiteral("note.edit"), note.sample, {{note, after}}});
}

Result<void> NoteEdits::remove(const Note& note)
{
    return apply({QStringLiteral("note.delete"), note.sample, {{note, std::nullopt}}});
}

Result<void> NoteEdits::toggleBookmark(SampleId sample)
{
    const auto all = notes(sample);
    if (!all) {
        return all.error();
    }
    const auto mine = std::ranges::find_if(*all, [this](const Note& note) {
        return note.isBookmark && note.author == m_session.annotator();
    });
    if (mine != all->end()) {
        return apply({QStringLiteral("bookmark.remove"), sample, {{*mine, std::nullopt}}});
    }
    Note mark = newNote(sample);
    mark.isBookmark = true;
    return apply({QStringLiteral("bookmark.set"), sample, {{std::nullopt, mark}}});
}

std::optional<storage::EditHistory::Gesture> NoteEdits::undoable(SampleId sample) const
{
    const auto history = historyIn(m_session.project(), sample);
    const auto last = static_cast<size_t>(history.done);
    return last > 0 && isOfNotes(history.gestures[last - 1]) ? std::optional(history.gestures[last - 1])
                                                             : std::nullopt;
}

std::optional<storage::EditHistory::Gesture> NoteEdits::redoable(SampleId sample) const
{
    const auto history = historyIn(m_session.project(), sample);
    const auto next = static_cast<size_t>(history.done);
    return next < history.gestures.size() && isOfNotes(history.gestures[next])
        ? std::optional(history.gestures[next])
        : std::nullopt;
}

Result<void> NoteEdits::undo(SampleId sample)
{
    const auto gesture = undoable(sample);
    if (!gesture) {
        return {};
    }
    storage::EditWriter writer(m_session.project()->database(), m_session.annotator());
    auto done = writer.undo(gesture->seq, gesture->edit);
    done ? m_session.announceEdit(sample) : m_session.announceFailure(done.error());
    return done;
}

Result<void> NoteEdits::redo(SampleId sample)
{
    const auto gesture = redoable(sample);
    if (!gesture) {
        return {};
    }
    storage::EditWriter writer(m_session.project()->database(), m_session.annotator());
    auto done = writer.redo(gesture->seq, gesture->edit);
    done ? m_session.announceEdit(sample) : m_session.announceFailure(done.error());
    return done;
}

} // namespace groundmark::viewers
