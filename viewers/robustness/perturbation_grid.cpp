// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/robustness/perturbation_grid.h"

#include "widgets/delegates/item_view.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace groundmark::viewers {

PerturbationGrid::PerturbationGrid(QWidget* parent)
    : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_InputMethodEnabled, false);
    setAccessibleName(tr("Perturbation grid"));
    viewport()->setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
}

void PerturbationGrid::setContent(std::vector<GridColumn> columns, std::vector<GridRow> rows)
{
    m_columns = std::move(columns);
    m_rows = std::move(rows);
    m_row = std::clamp(m_row, 0, std::max(0, int(m_rows.size()) - 1));
    m_column = std::clamp(m_column, 0, std::max(0, int(m_columns.size()) - 1));
    updateGeometry();
    renewScrollBars();
    describe();
    viewport()->update();
}

void PerturbationGrid::setRecall(int column, double recall)
{
    if (column >= 0 && column < int(m_columns.size())) {
        m_columns[static_cast<std::size_t>(column)].recall = recall;
        viewport()->update();
    }
}

void PerturbationGrid::setCurrent(int row, int column)
{
    const int newRow = std::clamp(row, 0, std::max(0, int(m_rows.size()) - 1));
    const int newColumn = std::clamp(column, 0, std::max(0, int(m_columns.size()) - 1));
    if (newRow == m_row && newColumn == m_column) {
        return;
    }
    m_row = newRow;
    m_column = newColumn;
    const int right = left(m_column) + cellWidth();
    if (m_column > 0 && left(m_column) < nameWidth() + cellWidth()) {
        horizontalScrollBar()->setValue(
            horizontalScrollBar()->value() - (nameWidth() + cellWidth() - left(m_column)));
    } else if (right > viewport()->width()) {
        horizontalScrollBar()->setValue(
            horizontalScrollBar()->value() + right - viewport()->width());
    }
    describe();
    viewport()->update();
    emit currentChanged(m_row, m_column);
}

QSize PerturbationGrid::sizeHint() const
{
    return {NameWidth + 16 * NarrowestCell, contentHeight() + (horizontalScrollBar()->maximum() > 0 ? 10 : 0)};
}

QSize PerturbationGrid::minimumSizeHint() const
{
    return {
        NameWidth + 4 * NarrowestCell,
        headHeight() + std::min(3, int(m_rows.size()) + 1) * rowHeight()};
}

int PerturbationGrid::nameWidth() const
{
    return NameWidth;
}

int PerturbationGrid::cellWidth() const
{
    const int columns = std::max(1, int(m_columns.size()));
    return std::max(NarrowestCell, (viewport()->width() - nameWidth()) / columns);
}

int PerturbationGrid::rowHeight() const
{
    return widgets::rowHeight(widgets::RowKind::Text);
}

int PerturbationGrid::headHeight() const
{
    return GroupHeight + ThumbnailHeight + LabelHeight + 4;
}

int PerturbationGrid::contentHeight() const
{
    return headHeight() + (int(m_rows.size()) + 1) * rowHeight();
}

/// The clean column stays while the others scroll.
int PerturbationGrid::left(int column) const
{
    const int at = nameWidth() + column * cellWidth();
    return column == 0 ? at : at - horizontalScrollBar()->value();
}

QRect PerturbationGrid::cellRect(int row, int column) const
{
    return {
        left(column),
        headHeight() + row * rowHeight() - verticalScrollBar()->value(),
        cellWidth(),
        rowHeight()};
}

std::optional<QPoint> PerturbationGrid::cellAt(QPoint position) const
{
    const bool isOverClean = position.x() < nameWidth() + cellWidth();
    for (int column = 0; column < int(m_columns.size()); ++column) {
        const int from = left(column);
        const bool isHere = position.x() >= from && position.x() < from + cellWidth();
        if (!isHere || (column > 0 && isOverClean)) {
            continue;
        }
        const int below = position.y() - headHeight() + verticalScrollBar()->value();
        const int row = position.y() < headHeight() ? m_row : below / rowHeight();
        if (row < int(m_rows.size())) {
            return QPoint(column, row);
        }
    }
    return std::nullopt;
}

QString PerturbationGrid::sentence(int row, int column) const
{
    if (row >= int(m_rows.size()) || column >= int(m_columns.size())) {
        return {};
    }
    const GridColumn& head = m_columns[static_cast<std::size_t>(column)];
    const GridRow& line = m_rows[static_cast<std::size_t>(row)];
    const GridCell& cell = line.cells[static_cast<std::size_t>(column)];
    QString text = tr("%1, %2: %3").arg(line.name, head.tip, widgets::wordOf(cell.glyph));
    if (!cell.tip.isEmpty()) {
        text += u'\n' + cell.tip;
    }
    return text;
}

void PerturbationGrid::describe()
{
    setAccessibleDescription(sentence(m_row, m_column));
}

void PerturbationGrid::renewScrollBars()
{
    const int wide = nameWidth() + int(m_columns.size()) * cellWidth();
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setRange(0, std::max(0, wide - viewport()->width()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, contentHeight() - viewport()->height()));
}

void PerturbationGrid::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    renewScrollBars();
}

void PerturbationGrid::mousePressEvent(QMouseEvent* event)
{
    if (const auto cell = cellAt(event->position().toPoint())) {
        setCurrent(cell->y(), cell->x());
        emit activated(m_row, m_column);
    }
}

void PerturbationGrid::mouseDoubleClickEvent(QMouseEvent* event)
{
    mousePressEvent(event);
}

void PerturbationGrid::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        setCurrent(m_row, m_column - 1);
        break;
    case Qt::Key_Right:
        setCurrent(m_row, m_column + 1);
        break;
    case Qt::Key_Up:
        setCurrent(m_row - 1, m_column);
        break;
    case Qt::Key_Down:
        setCurrent(m_row + 1, m_column);
        break;
    case Qt::Key_Home:
        setCurrent(m_row, 0);
        break;
    case Qt::Key_End:
        setCurrent(m_row, int(m_columns.size()) - 1);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit activated(m_row, m_column);
        break;
    default:
        QAbstractScrollArea::keyPressEvent(event);
        return;
    }
    event->accept();
}

bool PerturbationGrid::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto cell = cellAt(help->pos());
        QToolTip::showText(
            help->globalPos(), cell ? sentence(cell->y(), cell->x()).toHtmlEscaped() : QString(), viewport());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace groundmark::viewers
