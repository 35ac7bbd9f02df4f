// SPDX-License-Identifier: GPL-3.0-or-later
//
// What people leave in Compare: notes and bookmarks of samples, saved filters, links.
#include "viewers/compare/compare_page.h"
#include "viewers/compare/compare_table.h"
#include "viewers/compare/filter_bar.h"
#include "viewers/compare/notes_pane.h"
#include "viewers/compare/saved_filter_button.h"
#include "viewers/compare/side_pane.h"
#include "widgets/buttons.h"
#include "widgets/keys/key_map.h"
#include "widgets/theme/icons.h"

#include <QAction>

#include <algorithm>

namespace groundmark::viewers {

using namespace Qt::StringLiterals;

void ComparePage::buildNoteActions()
{
    using widgets::Icon;
    m_commands.append(nullptr);
    m_bookmark = addCommand(u"compare.bookmark"_s, tr("Bookmark the sample"), Qt::Key_B, Icon::Flag);
    m_bookmark->setCheckable(true);
    m_writeNote = addCommand(u"compare.note"_s, tr("Write a note…"), Qt::Key_N, Icon::Edit);
    m_saveFilter = addCommand(u"compare.save-filter"_s, tr("Save this filter…"), Qt::CTRL | Qt::SHIFT | Qt::Key_F, Icon::Filter);
    m_copyLink = addCommand(u"compare.copy-link"_s, tr("Copy a link to this sample"), Qt::CTRL | Qt::SHIFT | Qt::Key_C, Icon::Link);
    m_commands.append(nullptr);
    m_report = addCommand(u"compare.report"_s, tr("Export a report of the shown runs…"), Qt::CTRL | Qt::SHIFT | Qt::Key_R, Icon::Export);
    m_figure = addCommand(u"compare.figure"_s, tr("Export a figure of this sample…"), Qt::CTRL | Qt::SHIFT | Qt::Key_G, Icon::Image);
    m_undo = new QAction(widgets::lineIcon(Icon::Undo), tr("Undo"), this);
    m_redo = new QAction(widgets::lineIcon(Icon::Redo), tr("Redo"), this);
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    widgets::nameForKeys(m_undo, u"edit.undo"_s);
    widgets::nameForKeys(m_redo, u"edit.redo"_s);
    for (QAction* action : {m_undo, m_redo}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    }
}

void ComparePage::connectNotes()
{
    const auto sample = [this] { return m_sample.sample.id; };
    connect(m_bookmark, &QAction::triggered, this, [this, sample] {
        if (sample().isStored()) {
            [[maybe_unused]] const auto told = m_notes.toggleBookmark(sample()); // a failure is announced
            renewNotes();
        }
    });
    connect(m_writeNote, &QAction::triggered, m_side, &SidePane::startNote);
    connect(m_side->notes(), &NotesPane::noteWritten, this, [this, sample](const QString& text) {
        [[maybe_unused]] const auto told = m_notes.add(sample(), text);
        renewNotes();
    });
    connect(m_side->notes(), &NotesPane::noteChanged, this, [this](const Note& note, const QString& text) {
        [[maybe_unused]] const auto told = m_notes.change(note, text);
        renewNotes();
    });
    connect(m_side->notes(), &NotesPane::noteRemoved, this, [this](const Note& note) {
        [[maybe_unused]] const auto told = m_notes.remove(note);
        renewNotes();
    });
    connect(m_undo, &QAction::triggered, this, [this, sample] {
        [[maybe_unused]] const auto told = m_notes.undo(sample());
        renewNotes();
    });
    connect(m_redo, &QAction::triggered, this, [this, sample] {
        [[maybe_unused]] const auto told = m_notes.redo(sample());
        renewNotes();
    });
    connect(m_saveFilter, &QAction::triggered, m_saved, &SavedFilterButton::saveCurrent);
    connect(m_report, &QAction::triggered, this, &ComparePage::reportRequested);
    connect(m_figure, &QAction::triggered, this, &ComparePage::figureRequested);
    connect(m_copyLink, &QAction::triggered, this, &ComparePage::linkRequested);
    connect(m_saved, &SavedFilterButton::chosen, this, &ComparePage::setQuery);
    connect(m_saved, &SavedFilterButton::failed, &m_session, &storage::Session::announceFailure);
}

/// The notes of the sample that is shown, and what can be done with them.
void ComparePage::renewNotes()
{
    const SampleId sample = m_sample.sample.id;
    const bool has = m_project != nullptr && sample.isStored();
    const bool isWritable = has && !m_project->isReadOnly();
    const auto notes = has ? m_notes.notes(sample).valueOr({}) : std::vector<Note>();
    m_side->notes()->setNotes(sample, notes, isWritable);
    m_side->setNoteCount(static_cast<int>(std::ranges::count(notes, false, &Note::isBookmark)));
    m_bookmark->setChecked(std::ranges::any_of(notes, [this](const Note& note) {
        return note.isBookmark && note.author == m_session.annotator();
    }));
    for (QAction* action : {m_bookmark, m_writeNote}) {
        action->setEnabled(isWritable);
    }
    m_copyLink->setEnabled(has);
    m_figure->setEnabled(has);
    m_report->setEnabled(m_project != nullptr);
    m_undo->setEnabled(isWritable && m_notes.undoable(sample).has_value());
    m_redo->setEnabled(isWritable && m_notes.redoable(sample).has_value());
}

void ComparePage::setQuery(const QString& query)
{
    m_filterBar->setWholeQuery(query);
}

QString ComparePage::query() const
{
    return m_filterBar->wholeQuery();
}

} // namespace groundmark::viewers
