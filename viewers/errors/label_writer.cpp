// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/errors/label_writer.h"

#include "storage/edits.h"

#include <QUndoCommand>

#include <functional>
#include <utility>

namespace groundmark::viewers {

/// One gesture on the stack.
class LabelCommand : public QUndoCommand
{
public:
    LabelCommand(LabelWriter& owner, qint64 gesture, Edit edit, QString annotator)
        : QUndoCommand(LabelWriter::tr("Label failure"))
        , m_owner(owner)
        , m_gesture(gesture)
        , m_edit(std::move(edit))
        , m_annotator(std::move(annotator))
    {
    }

    void undo() override
    {
        const bool done = m_owner.write(
            [this](storage::Database& database) {
                return storage::EditWriter(database, m_annotator).undo(m_gesture, m_edit);
            },
            m_edit.reversed());
        setObsolete(!done);
    }

    void redo() override
    {
        if (!std::exchange(m_pushed, true)) {
            return; // apply() has written it
        }
        const bool done = m_owner.write(
            [this](storage::Database& database) {
                return storage::EditWriter(database, m_annotator).redo(m_gesture, m_edit);
            },
            m_edit);
        setObsolete(!done);
    }

private:
    LabelWriter& m_owner;
    qint64 m_gesture;
    Edit m_edit;
    QString m_annotator;
    bool m_pushed = false;
};

LabelWriter::LabelWriter(storage::Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    const auto forget = [this] { m_stack.clear(); };
    connect(&session, &storage::Session::projectClosing, this, forget);
    connect(&session, &storage::Session::annotatorChanged, this, forget); // another one's work is theirs
}

bool LabelWriter::apply(const Edit& edit)
{
    if (m_session.project() == nullptr) {
        return false;
    }
    const auto seq = storage::EditWriter(m_session.project()->database(), m_session.annotator()).apply(edit);
    if (!seq) {
        m_session.announceFailure(seq.error());
        return false;
    }
    m_stack.push(new LabelCommand(*this, *seq, edit, m_session.annotator()));
    emit written(edit);
    m_session.announceEdit(edit.sample);
    return true;
}

bool LabelWriter::write(const std::function<Result<void>(storage::Database&)>& how, const Edit& told)
{
    if (m_session.project() == nullptr) {
        return false;
    }
    if (auto done = how(m_session.project()->database()); !done) {
        m_session.announceFailure(done.error());
        return false;
    }
    emit written(told);
    m_session.announceEdit(told.sample);
    return true;
}

} // namespace groundmark::viewers
