// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/note.h"

#include <QHash>
#include <QWidget>

#include <vector>

class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace groundmark::viewers {

/// What people wrote about the sample, with author and time, and a field for more. Notes are plain
/// text whatever they look like. Tells what is wanted and writes nothing itself.
class NotesPane : public QWidget
{
    Q_OBJECT

public:
    explicit NotesPane(QWidget* parent = nullptr);

    /// A half-written text waits for its sample to come back.
    void setNotes(SampleId sample, const std::vector<Note>& notes, bool isWritable);
    /// Puts the cursor where a new note is written.
    void startNote();

signals:
    void noteWritten(const QString& text);
    void noteChanged(const groundmark::Note& note, const QString& text);
    void noteRemoved(const groundmark::Note& note);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addRow(const Note& note);
    void edit(const Note& note);
    void submit();
    void renewButton();

    QWidget* m_body;
    QVBoxLayout* m_rows;
    QPlainTextEdit* m_field;
    QPushButton* m_submit;
    SampleId m_sample;
    QHash<SampleId, QString> m_drafts;
    Note m_edited; ///< without an id: a new one is being written
    bool m_isWritable = false;
};

} // namespace groundmark::viewers
