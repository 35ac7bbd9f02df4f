// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/document/edit_command.h"

namespace groundmark::annotation {

EditCommand::EditCommand(
    SampleDocument& document, qint64 gesture, Edit edit, QString annotator, QDateTime at)
    : QUndoCommand(wordsOfAction(edit.action))
    , m_document(document)
    , m_gesture(gesture)
    , m_edit(std::move(edit))
    , m_annotator(std::move(annotator))
    , m_at(std::move(at))
{
}

void EditCommand::undo()
{
    if (m_document.m_replaying) {
        return;
    }
    if (auto done = m_document.m_writer.undo(m_gesture, m_edit); !done) {
        m_document.reportAndResync(done.error());
        return;
    }
    m_document.take(m_edit.reversed());
    emit m_document.saved();
}

void EditCommand::redo()
{
    if (!std::exchange(m_pushed, true) || m_document.m_replaying) {
        return;
    }
    if (auto done = m_document.m_writer.redo(m_gesture, m_edit); !done) {
        m_document.reportAndResync(done.error());
        return;
    }
    m_document.take(m_edit);
    emit m_document.saved();
}

EditCommand::Replaying::Replaying(SampleDocument& document)
    : m_document(document)
{
    m_document.m_replaying = true;
}

EditCommand::Replaying::~Replaying()
{
    m_document.m_replaying = false;
}

} // namespace groundmark::annotation
