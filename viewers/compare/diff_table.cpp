// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/diff_table.h"

#include "widgets/theme/fonts.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace groundmark::viewers {

using widgets::FontRole;
using widgets::Tokens;

namespace {

constexpr int Pad = 6;
constexpr int SignRoom = 14;
constexpr int MostRowsAsked = 9; // of a size hint; more scroll
constexpr int LongestShown = 400; // characters of a cell that are given to the painter
constexpr int LongestTip = 1200;

widgets::Meaning meaningOf(TableMark mark, const Tokens& tokens)
{
    switch (mark) {
    case TableMark::Same:
        break;
    case TableMark::Changed:
    case TableMark::Reshaped:
        return tokens.warn;
    case TableMark::Missing:
        return tokens.ok;
    case TableMark::Extra:
        return tokens.bad;
    case TableMark::Moved:
        return tokens.unparseable;
    }
    return {tokens.text, tokens.base};
}

} // namespace

DiffTable::DiffTable(Side side, QWidget* parent)
    : QAbstractScrollArea(parent)
    , m_side(side)
    , m_diff(std::make_shared<TableDiff>())
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(side == Side::Truth ? tr("The truth's table") : tr("The answer's table"));
    viewport()->setAutoFillBackground(false);
    viewport()->setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    renewGeometry();
}

void DiffTable::setDiff(std::shared_ptr<const TableDiff> diff)
{
    m_diff = std::move(diff);
    m_current = TableGrid::NoCell;
    renewGeometry();
    updateGeometry();
    viewport()->update();
}

const TableGrid& DiffTable::grid() const
{
    return m_side == Side::Truth ? m_diff->truth : m_diff->answer;
}

void DiffTable::renewGeometry()
{
    const QFontMetrics metrics(widgets::roleFont(FontRole::Small));
    const TableGrid& table = grid();
    m_rowHeight = widgets::lineHeight(FontRole::Small) + 6;
    m_head = metrics.horizontalAdvance(QString::number(std::max(10, table.rows))) + SignRoom + Pad;
    m_left.assign(1, m_head);
    for (const int width : table.widths) {
        m_left.push_back(
            m_left.back() + width * metrics.averageCharWidth() * 11 / 10 + 2 * Pad + SignRoom);
    }
    const int fullHeight = table.rows * m_rowHeight + 1;
    verticalScrollBar()->setRange(0, std::max(0, fullHeight - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(m_rowHeight);
    horizontalScrollBar()->setRange(0, std::max(0, m_left.back() + 1 - viewport()->width()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setSingleStep(40);
}

QRect DiffTable::rectOf(int index) const
{
    if (index < 0 || static_cast<size_t>(index) >= grid().cells.size()) {
        return {};
    }
    const TableGrid::Cell& cell = grid().cells[static_cast<size_t>(index)];
    const int left = m_left[static_cast<size_t>(cell.column)];
    const int right = m_left[static_cast<size_t>(cell.column + cell.columns)];
    return QRect(left, cell.row * m_rowHeight, right - left, cell.rows * m_rowHeight)
        .translated(-horizontalScrollBar()->value(), -verticalScrollBar()->value());
}

int DiffTable::rowAt(int y) const
{
    return (y + verticalScrollBar()->value()) / m_rowHeight;
}

int DiffTable::columnAt(int x) const
{
    const int at = x + horizontalScrollBar()->value();
    return static_cast<int>(std::ranges::upper_bound(m_left, at) - m_left.begin()) - 1;
}

int DiffTable::cellUnder(QPoint point) const
{
    return grid().cellAt(rowAt(point.y()), columnAt(point.x()));
}

void DiffTable::setCurrentCell(int cell)
{
    m_current = cell;
    const QRect rect = rectOf(cell);
    if (!rect.isNull()) {
        const auto show = [](QScrollBar* bar, int from, int to, int room, int margin) {
            const int value = bar->value();
            bar->setValue(
                from < margin   ? value + from - margin
                    : to > room ? value + std::min(from - margin, to - room)
                                : value);
        };
        show(verticalScrollBar(), rect.top(), rect.bottom() + 2, viewport()->height(), 0);
        show(horizontalScrollBar(), rect.left(), rect.right() + 2, viewport()->width(), m_head);
    }
    viewport()->update();
}

void DiffTable::choose(int cell)
{
    if (cell != TableGrid::NoCell && cell != m_current) {
        setCurrentCell(cell);
        setAccessibleDescription(describe(grid().cells[static_cast<size_t>(cell)]));
        emit cellChosen(cell);
    }
}

void DiffTable::move(int rows, int columns)
{
    const TableGrid& table = grid();
    if (table.cells.empty()) {
        return;
    }
    if (m_current == TableGrid::NoCell) {
        return choose(0);
    }
    const TableGrid::Cell& cell = table.cells[static_cast<size_t>(m_current)];
    // From the far edge of the cell, so that a span is left in one step; over places without a
    // cell.
    int row = rows > 0 ? cell.row + cell.rows - 1 : cell.row;
    int column = columns > 0 ? cell.column + cell.columns - 1 : cell.column;
    const int rowStep = rows > 0 ? 1 : rows < 0 ? -1 : 0;
    const int columnStep = columns > 0 ? 1 : columns < 0 ? -1 : 0;
    int best = m_current;
    int steps = std::max(std::abs(rows), std::abs(columns));
    while (steps > 0) {
        row += rowStep;
        column += columnStep;
        if (row < 0 || row >= table.rows || column < 0 || column >= table.columns) {
            break;
        }
        --steps;
        if (const int next = table.cellAt(row, column); next != TableGrid::NoCell) {
            best = next;
        } else if (steps == 0) {
            ++steps;
        }
    }
    choose(best);
}

void DiffTable::keyPressEvent(QKeyEvent* event)
{
    const int page = std::max(1, viewport()->height() / m_rowHeight - 1);
    switch (event->key()) {
    case Qt::Key_Up:
        return move(-1, 0);
    case Qt::Key_Down:
        return move(1, 0);
    case Qt::Key_Left:
        return move(0, -1);
    case Qt::Key_Right:
        return move(0, 1);
    case Qt::Key_PageUp:
        return move(-page, 0);
    case Qt::Key_PageDown:
        return move(page, 0);
    case Qt::Key_Home:
        return choose(grid().cells.empty() ? TableGrid::NoCell : 0);
    case Qt::Key_End:
        return choose(static_cast<int>(grid().cells.size()) - 1);
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void DiffTable::mousePressEvent(QMouseEvent* event)
{
    choose(cellUnder(event->pos()));
}

void DiffTable::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    renewGeometry();
    updateGeometry(); // a scroll bar that came or went takes its height
}

void DiffTable::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        renewGeometry();
        updateGeometry();
    }
}

QString DiffTable::describe(const TableGrid::Cell& cell) const
{
    const QString place = tr("row %1, column %2").arg(cell.row + 1).arg(cell.column + 1);
    const TableMark mark = m_diff->markOf(cell.edit);
    return (mark == TableMark::Same ? place : place + QStringLiteral(", ") + wordOf(mark))
        + QStringLiteral(": ") + cell.text.left(LongestTip);
}

bool DiffTable::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int cell = cellUnder(help->pos());
        // A tool tip that looks like HTML would be rendered as HTML: escaped, it is text again.
        QToolTip::showText(
            help->globalPos(),
            cell == TableGrid::NoCell
                ? QString()
                : QStringLiteral("<span>%1</span>")
                      .arg(describe(grid().cells[static_cast<size_t>(cell)]).toHtmlEscaped()),
            viewport());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void DiffTable::paintCell(QPainter& painter, const TableGrid::Cell& cell, const Tokens& tokens)
{
    const int index = static_cast<int>(&cell - grid().cells.data());
    const QRect rect = rectOf(index);
    const TableMark mark = m_diff->markOf(cell.edit);
    const widgets::Meaning meaning = meaningOf(mark, tokens);
    const QColor ground = mark == TableMark::Same && cell.isHeader ? tokens.window : meaning.wash;
    painter.fillRect(rect, ground);
    painter.setPen(tokens.border);
    painter.drawRect(rect.adjusted(-1, -1, -1, -1));
    // The text of a cell that spans more than is in sight stays in sight.
    QRect room = rect.adjusted(Pad, 0, -Pad, 0);
    room.setTop(std::max(room.top(), 0));
    room.setLeft(std::max(room.left(), m_head + Pad));
    room.setHeight(std::min(room.height(), m_rowHeight));
    if (mark != TableMark::Same) {
        painter.setFont(widgets::roleFont(FontRole::Small, QFont::DemiBold));
        painter.setPen(meaning.ink);
        painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, signOf(mark));
        room.setRight(room.right() - SignRoom);
    }
    QFont font
        = widgets::roleFont(FontRole::Small, cell.isHeader ? QFont::DemiBold : QFont::Normal);
    font.setStrikeOut(mark == TableMark::Extra);
    font.setUnderline(mark == TableMark::Missing);
    painter.setFont(font);
    painter.setPen(mark == TableMark::Same ? tokens.text : meaning.ink);
    QString text = cell.text.left(LongestShown);
    for (QChar& c : text) {
        c = c.isSpace() ? QChar(u' ') : c; // one line
    }
    painter.drawText(
        room,
        Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        painter.fontMetrics().elidedText(text, Qt::ElideRight, room.width()));
    if (index == m_current) {
        widgets::drawFocusRing(&painter, rect.adjusted(0, 0, -1, -1), 0.0, tokens);
    }
}

void DiffTable::paintRowHead(QPainter& painter, int row, const Tokens& tokens)
{
    const QRect rect(0, row * m_rowHeight - verticalScrollBar()->value(), m_head, m_rowHeight);
    const TableMark mark = m_diff->markOf(grid().rowEdits[static_cast<size_t>(row)]);
    const widgets::Meaning meaning = meaningOf(mark, tokens);
    painter.fillRect(rect, mark == TableMark::Same ? tokens.window : meaning.wash);
    painter.setPen(tokens.border);
    painter.drawRect(rect.adjusted(-1, -1, -1, -1));
    painter.setFont(widgets::roleFont(FontRole::Small));
    painter.setPen(mark == TableMark::Same ? tokens.text3 : meaning.ink);
    painter.drawText(
        rect.adjusted(0, 0, -Pad, 0), Qt::AlignRight | Qt::AlignVCenter, QString::number(row + 1));
    if (mark != TableMark::Same) {
        painter.setFont(widgets::roleFont(FontRole::Small, QFont::DemiBold));
        painter.drawText(rect.adjusted(3, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, signOf(mark));
    }
}

void DiffTable::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    const Tokens& tokens = widgets::tokensOf(this);
    const TableGrid& table = grid();
    painter.fillRect(event->rect(), tokens.base);
    if (table.rows == 0) {
        painter.setPen(tokens.text2);
        painter.setFont(widgets::roleFont(FontRole::Small));
        painter.drawText(viewport()->rect(), Qt::AlignCenter, tr("no table"));
        return;
    }
    const int firstRow = std::max(0, rowAt(event->rect().top()));
    const int lastRow = std::min(table.rows - 1, rowAt(event->rect().bottom()));
    const int firstColumn = std::max(0, columnAt(std::max(m_head, event->rect().left())));
    const int lastColumn = std::min(table.columns - 1, columnAt(event->rect().right()));
    std::vector<int> seen;
    for (int row = firstRow; row <= lastRow; ++row) {
        for (int column = firstColumn; column <= lastColumn; ++column) {
            if (const int cell = table.cellAt(row, column); cell != TableGrid::NoCell) {
                seen.push_back(cell);
            }
        }
    }
    std::ranges::sort(seen);
    const auto repeated = std::ranges::unique(seen);
    seen.erase(repeated.begin(), repeated.end());
    for (const int cell : seen) {
        paintCell(painter, table.cells[static_cast<size_t>(cell)], tokens);
    }
    for (int row = firstRow; row <= lastRow; ++row) {
        paintRowHead(painter, row, tokens);
    }
}

QSize DiffTable::sizeHint() const
{
    const int rows = std::clamp(grid().rows, 1, MostRowsAsked);
    const int bar
        = horizontalScrollBar()->maximum() > 0 ? horizontalScrollBar()->sizeHint().height() : 0;
    return {240, rows * m_rowHeight + 2 * frameWidth() + 2 + bar};
}

QSize DiffTable::minimumSizeHint() const
{
    return {120, sizeHint().height()};
}

} // namespace groundmark::viewers
