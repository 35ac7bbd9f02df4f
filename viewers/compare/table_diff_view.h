// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/reason.h"
#include "viewers/compare/table_diff.h"
#include "widgets/awaited.h"

#include <QWidget>

#include <memory>

class QPushButton;
class QVBoxLayout;

namespace groundmark::widgets {
class RoleLabel;
} // namespace groundmark::widgets

namespace groundmark::viewers {

class DiffTable;

/// Truth and answer of a TEDS reason as two tables with the edit script on them, what the script
/// does in numbers, and the current cell's edit in full. Read off the UI thread.
class TableDiffView : public QWidget
{
    Q_OBJECT

public:
    /// Tables stand one above the other (Qt::Vertical, with a button to see them large) or side by
    /// side.
    TableDiffView(
        const evaluation::Reason& reason, Qt::Orientation orientation, QWidget* parent = nullptr);
    ~TableDiffView() override;

    [[nodiscard]] DiffTable* pane(bool truth) const { return truth ? m_truth : m_answer; }
    [[nodiscard]] const TableDiff& diff() const { return *m_diff; }
    [[nodiscard]] bool isSettled() const { return !m_reading.isPending(); }

    /// Goes to the next (1) or previous (−1) edit of a cell, round the end.
    void step(int direction);

private:
    void build(Qt::Orientation orientation);
    void fill(std::shared_ptr<const TableDiff> diff);
    void chooseCell(bool inTruth, int cell);
    void showEdit(int edit);
    void openLarge();

    evaluation::Reason m_reason;
    std::shared_ptr<const TableDiff> m_diff;
    widgets::Awaited<std::shared_ptr<const TableDiff>> m_reading;
    std::vector<int> m_stops; ///< edits of cells, in reading order of the truth, then of the answer
    int m_edit = -1;
    widgets::RoleLabel* m_summary;
    widgets::RoleLabel* m_more;
    DiffTable* m_truth;
    DiffTable* m_answer;
    QWidget* m_details;
    QVBoxLayout* m_detailColumn;
    QPushButton* m_previous;
    QPushButton* m_next;
    QPushButton* m_large = nullptr;
};

} // namespace groundmark::viewers
