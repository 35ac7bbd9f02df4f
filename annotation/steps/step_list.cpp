// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/steps/step_list.h"

#include "annotation/steps/step_editor.h"
#include "annotation/steps/step_row.h"

#include <QTimer>
#include <QVBoxLayout>

namespace groundmark::annotation {

StepList::StepList(ReasoningDocument& document, QWidget* parent)
    : QScrollArea(parent)
    , m_document(document)
    , m_body(new QWidget)
    , m_column(new QVBoxLayout(m_body))
    , m_editor(new StepEditor(document))
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_InputMethodEnabled, false); // single keys are commands here
    setAccessibleName(tr("Steps"));
    m_body->setBackgroundRole(QPalette::Base);
    m_body->setAutoFillBackground(true);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addWidget(m_editor);
    m_column->addStretch(1);
    setWidget(m_body);
    connect(&m_document, &ReasoningDocument::opened, this, &StepList::open);
    connect(&m_document, &ReasoningDocument::changed, this, &StepList::renew);
    connect(m_editor, &StepEditor::left, this, [this] { setFocus(); });
    connect(m_editor, &StepEditor::chipHovered, this, &StepList::chipHovered);
    open();
}

StepRow* StepList::addRow()
{
    auto* row = new StepRow(m_body);
    const int index = static_cast<int>(m_rows.size());
    connect(row, &StepRow::clicked, this, [this, index] {
        setCurrent(index);
        setFocus();
    });
    connect(row, &StepRow::verdictChosen, this, [this, index](Verdict verdict) {
        setCurrent(index);
        m_document.setVerdict(index, verdict);
    });
    connect(row, &StepRow::chipHovered, this, &StepList::chipHovered);
    m_rows.push_back(row);
    return row;
}

/// Another chain: its first step without a verdict is current.
void StepList::open()
{
    m_editor->show(-1);
    int first = m_document.stepCount() > 0 ? 0 : -1;
    for (int i = 0; i < m_document.stepCount(); ++i) {
        if (m_document.verdict(i).verdict == Verdict::Unmarked) {
            first = i;
            break;
        }
    }
    m_current = first;
    renew();
    emit currentChanged(m_current);
}

void StepList::renew()
{
    setUpdatesEnabled(false);
    const int count = m_document.stepCount();
    m_current = std::min(m_current, count - 1);
    while (static_cast<int>(m_rows.size()) < count) {
        addRow();
    }
    const bool editable = m_document.isEditable();
    for (int i = 0; i < static_cast<int>(m_rows.size()); ++i) {
        StepRow* row = m_rows[static_cast<size_t>(i)];
        if (i < count) {
            row->setCurrent(i == m_current);
            row->setEditable(editable);
            row->show(m_document, i);
        }
        row->setVisible(i < count);
    }
    placeEditor();
    setUpdatesEnabled(true);
}

/// The column is: rows up to the current one, the editor, the other rows.
void StepList::placeEditor()
{
    int place = 0;
    for (int i = 0; i < static_cast<int>(m_rows.size()); ++i) {
        QWidget* row = m_rows[static_cast<size_t>(i)];
        if (m_column->indexOf(row) != place) {
            m_column->insertWidget(place, row);
        }
        ++place;
        if (i == m_current) {
            if (m_column->indexOf(m_editor) != place) {
                m_column->insertWidget(place, m_editor);
            }
            ++place;
        }
    }
    m_editor->show(m_current);
}

void StepList::setCurrent(int index)
{
    const int now = std::clamp(index, -1, m_document.stepCount() - 1);
    if (now == m_current) {
        return;
    }
    m_editor->commitPending();
    m_current = now;
    renew();
    showCurrent();
    emit currentChanged(m_current);
}

void StepList::showCurrent()
{
    if (m_current < 0) {
        return;
    }
    // The column gets its heights when events are handled next.
    QTimer::singleShot(0, this, [this] {
        if (m_current >= 0 && m_current < static_cast<int>(m_rows.size())) {
            ensureWidgetVisible(m_editor, 0, 8);
            ensureWidgetVisible(m_rows[static_cast<size_t>(m_current)], 0, 8);
        }
    });
}

void StepList::focusInEvent(QFocusEvent* event)
{
    QScrollArea::focusInEvent(event);
    viewport()->update();
}

void StepList::focusOutEvent(QFocusEvent* event)
{
    QScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace groundmark::annotation
