// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/document/sample_document.h"

#include <QByteArray>
#include <QHash>
#include <QDateTime>
#include <QUndoCommand>

namespace groundmark::annotation {

/// One gesture on the undo stack. It has been done already when it is pushed, so its first redo()
/// does nothing.
class EditCommand : public QUndoCommand
{
public:
    EditCommand(
        SampleDocument& document, qint64 gesture, Edit edit, QString annotator, QDateTime at);

    void undo() override;
    void redo() override;

    [[nodiscard]] const Edit& edit() const { return m_edit; }
    [[nodiscard]] const QString& annotator() const { return m_annotator; }
    [[nodiscard]] const QDateTime& at() const { return m_at; } ///< UTC

    /// While one lives, the document's commands change nothing: the stack is being wound to where
    /// the file already is.
    class Replaying
    {
    public:
        explicit Replaying(SampleDocument& document);
        ~Replaying();
        Replaying(const Replaying&) = delete;
        Replaying& operator=(const Replaying&) = delete;

    private:
        SampleDocument& m_document;
    };

private:
    /// The gesture with its masks, which are found from the document's: `isDone` says whether that is
    /// as the gesture left it.
    [[nodiscard]] Edit unpacked(bool isDone) const;

    SampleDocument& m_document;
    qint64 m_gesture;
    /// Without the masks of changes from one mask to another: a long stack of strokes on a large page
    /// would take gigabytes.
    Edit m_edit;
    QHash<qsizetype, QByteArray> m_maskDifferences; ///< by change, see storage::maskDifference()
    QString m_annotator;
    QDateTime m_at;
    bool m_pushed = false;
};

} // namespace groundmark::annotation
