// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/document/edit_command.h"

#include "storage/journal_masks.h"

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
    for (qsizetype i = 0; i < m_edit.changes.size(); ++i) {
        if (const auto masks = storage::takeMasks(m_edit.changes[i])) {
            m_maskDifferences.insert(i, masks->difference);
        }
    }
}

Edit EditCommand::unpacked(bool isDone) const
{
    Edit edit = m_edit;
    for (auto it = m_maskDifferences.cbegin(); it != m_maskDifferences.cend(); ++it) {
        auto& before = std::get<Region>(*edit.changes[it.key()].before);
        auto& after = std::get<Region>(*edit.changes[it.key()].after);
        if (const Region* const now = m_document.find(before.id)) {
            const QByteArray& mask = now->shape.mask;
            const QByteArray other = storage::maskDifference(mask, it.value()).value_or(mask);
            before.shape.mask = isDone ? other : mask;
            after.shape.mask = isDone ? mask : other;
        }
    }
    return edit;
}

void EditCommand::undo()
{
    if (m_document.m_replaying) {
        return;
    }
    const Edit edit = unpacked(true);
    if (auto done = m_document.m_writer.undo(m_gesture, edit); !done) {
        m_document.reportAndResync(done.error());
        return;
    }
    m_document.take(edit.reversed());
    emit m_document.saved();
}

void EditCommand::redo()
{
    if (!std::exchange(m_pushed, true) || m_document.m_replaying) {
        return;
    }
    const Edit edit = unpacked(false);
    if (auto done = m_document.m_writer.redo(m_gesture, edit); !done) {
        m_document.reportAndResync(done.error());
        return;
    }
    m_document.take(edit);
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
