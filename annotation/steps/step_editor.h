// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/document/reasoning_document.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLineEdit;
class QPlainTextEdit;
class QToolButton;

namespace groundmark::widgets {
class RoleLabel;
}

namespace groundmark::annotation {

class StepText;

/// What can be said of the current step besides its verdict: the correction, the regions that it is
/// grounded in, the error type, a note. Also where a step is cut in two. It stands under the
/// current row. What is typed is written when the field loses the focus, when typing pauses, and
/// before another step is shown.
class StepEditor : public QWidget
{
    Q_OBJECT

public:
    explicit StepEditor(ReasoningDocument& document, QWidget* parent = nullptr);

    /// Shows the step; -1 shows nothing.
    void show(int index);
    [[nodiscard]] int step() const { return m_index; }
    /// Writes what was typed and is not written yet.
    void commitPending();
    /// Opens the correction field, with the step's own words to start from when there is none.
    void editCorrection();
    void editNote();
    /// Offers to cut the step: the cursor goes through its words, Enter cuts, Esc leaves it.
    void beginSplit();
    [[nodiscard]] bool isSplitting() const { return m_splitting; }

    [[nodiscard]] QPlainTextEdit& correctionField() const { return *m_correction; }
    [[nodiscard]] QLineEdit& noteField() const { return *m_note; }
    [[nodiscard]] QComboBox& errorTypeField() const { return *m_errorType; }

signals:
    /// The person is done with the fields: the keys belong to the list again.
    void left();
    void linkRequested();
    void refused(const groundmark::Error& error);
    void chipHovered(int ordinal);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void build();
    void renew();
    void fitHeight();
    void endSplit(bool cut);
    void countWords();

    ReasoningDocument& m_document;
    int m_index = -1;
    bool m_writing = false; ///< the person wants to write a correction where there is none
    bool m_splitting = false;
    bool m_filling = false;
    QTimer m_pause;
    QWidget* m_correctionPart;
    widgets::RoleLabel* m_correctionTitle;
    QPlainTextEdit* m_correction;
    StepText* m_grounded;
    QToolButton* m_link;
    widgets::RoleLabel* m_words;
    QWidget* m_typePart;
    QComboBox* m_errorType;
    QLineEdit* m_note;
    QToolButton* m_discuss;
};

} // namespace groundmark::annotation
