// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/document/reasoning_document.h"

#include <QScrollArea>

#include <vector>

class QVBoxLayout;

namespace groundmark::annotation {

class StepEditor;
class StepRow;

/// The steps of the current chain, one row each, with the editor under the current one. Rows are
/// reused from item to item. One tab stop; the workspace's keys move and judge.
class StepList : public QScrollArea
{
    Q_OBJECT

public:
    explicit StepList(ReasoningDocument& document, QWidget* parent = nullptr);

    /// -1 while there is no step, or the final answer above the list is current.
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int index);
    [[nodiscard]] StepEditor& editor() const { return *m_editor; }
    /// The row of a step, for tests and tool tips.
    [[nodiscard]] StepRow* row(int index) const { return m_rows[static_cast<size_t>(index)]; }

signals:
    void currentChanged(int index);
    /// The region whose chip is under the pointer; 0 for none.
    void chipHovered(int ordinal);

protected:
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void open();
    void renew();
    void placeEditor();
    void showCurrent();
    StepRow* addRow();

    ReasoningDocument& m_document;
    QWidget* m_body;
    QVBoxLayout* m_column;
    std::vector<StepRow*> m_rows; ///< as many as the longest chain so far; the rest are hidden
    StepEditor* m_editor;
    int m_current = -1;
};

} // namespace groundmark::annotation
