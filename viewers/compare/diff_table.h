// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/compare/table_diff.h"

#include <QAbstractScrollArea>

#include <memory>

namespace groundmark::widgets {
struct Tokens;
} // namespace groundmark::widgets

namespace groundmark::viewers {

/// One table of a TEDS reason, drawn as a table: what the edit script touches has a ground in its
/// meaning's colour and a sign in its corner, a touched row has the sign before it. Texts are plain
/// text on one line. Only what is in sight is painted, so 500 × 500 cells scroll like five.
///
/// Keys: arrows, Home, End, Page Up and Page Down move the current cell.
class DiffTable : public QAbstractScrollArea
{
    Q_OBJECT

public:
    enum class Side
    {
        Truth,
        Answer
    };

    explicit DiffTable(Side side, QWidget* parent = nullptr);

    void setDiff(std::shared_ptr<const TableDiff> diff);
    [[nodiscard]] const TableGrid& grid() const;

    /// Makes a cell current and brings it into sight; TableGrid::NoCell for none. Says nothing.
    void setCurrentCell(int cell);
    [[nodiscard]] int currentCell() const { return m_current; }
    /// Where a cell is painted, in viewport coordinates; may be out of sight.
    [[nodiscard]] QRect rectOf(int cell) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// The user moved to another cell.
    void cellChosen(int cell);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void renewGeometry();
    void choose(int cell);
    void move(int rows, int columns);
    void paintCell(QPainter& painter, const TableGrid::Cell& cell, const widgets::Tokens& tokens);
    void paintRowHead(QPainter& painter, int row, const widgets::Tokens& tokens);
    [[nodiscard]] int cellUnder(QPoint point) const;
    [[nodiscard]] int rowAt(int y) const;
    [[nodiscard]] int columnAt(int x) const;
    [[nodiscard]] QString describe(const TableGrid::Cell& cell) const;

    Side m_side;
    std::shared_ptr<const TableDiff> m_diff;
    std::vector<int> m_left; ///< by column and one more: x in content pixels
    int m_rowHeight = 24;
    int m_head = 32; ///< width of the row numbers
    int m_current = TableGrid::NoCell;
};

} // namespace groundmark::viewers
