// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/edit.h"
#include "domain/result.h"
#include "storage/session.h"

#include <QObject>
#include <QUndoStack>

#include <functional>

namespace groundmark::viewers {

/// Writes what a person says of failures: durable at once, in the journal, and undoable as long as the
/// project stays open. Lives on the UI thread.
class LabelWriter : public QObject
{
    Q_OBJECT

public:
    explicit LabelWriter(storage::Session& session, QObject* parent = nullptr);

    /// False when it could not be written, which has been told then.
    bool apply(const Edit& edit);
    [[nodiscard]] QUndoStack& stack() { return m_stack; }

signals:
    /// An edit, its undo or its redo is in the file.
    void written(const groundmark::Edit& edit);

private:
    friend class LabelCommand;
    bool write(const std::function<Result<void>(storage::Database&)>& how, const Edit& told);

    storage::Session& m_session;
    QUndoStack m_stack;
};

} // namespace groundmark::viewers
