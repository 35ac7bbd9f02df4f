// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/robustness/retention_table.h"

#include "widgets/delegates/item_view.h"
#include "widgets/numbers.h"
#include "widgets/tabular.h"
#include "widgets/theme/fonts.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace groundmark::viewers {

namespace {

using widgets::FontRole;
using widgets::Tokens;
namespace numbers = widgets::numbers;

constexpr int HeadHeight = 44;
constexpr int Padding = 8;
constexpr int NarrowestCell = 30;
constexpr int NarrowestWord = 56;
constexpr int WidestCell = 64;
constexpr int HottestDrop = 1; // a drop of all that there was

struct Measure
{
    const char* name;
    double robust::RobustnessScore::*value;
    std::optional<Interval> robust::RobustnessRow::*interval;
};

constexpr Measure measures[] {
    {"RCR", &robust::RobustnessScore::rcr, &robust::RobustnessRow::rcr},
    {"WCR", &robust::RobustnessScore::wcr, &robust::RobustnessRow::wcr},
    {"CRI", &robust::RobustnessScore::cri, &robust::RobustnessRow::cri},
};

QString dropText(const robust::RobustnessCell& cell)
{
    return cell.drop ? numbers::score(*cell.drop, 2) : numbers::missing();
}

} // namespace

RetentionTable::RetentionTable(QWidget* parent)
    : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_InputMethodEnabled, false);
    setAccessibleName(tr("Relative drop by condition"));
    viewport()->setMouseTracking(true);
}

void RetentionTable::setRows(
    const RobustnessReport* report, const std::vector<robust::RobustnessRow>* rows)
{
    m_report = report;
    m_rows = rows;
    m_row = 0;
    m_column = 0;
    updateGeometry();
    renewScrollBars();
    setAccessibleDescription(sentence(0, 0));
    viewport()->update();
}

int RetentionTable::rowHeight() const
{
    return widgets::rowHeight(widgets::RowKind::Text);
}

int RetentionTable::columns() const
{
    return m_report != nullptr ? int(m_report->columns.size()) : 0;
}

int RetentionTable::rows() const
{
    return m_rows != nullptr ? int(m_rows->size()) : 0;
}

RetentionTable::Widths RetentionTable::widths() const
{
    // Photographs' words need more room than the digit of a severity.
    const bool hasWords = m_report != nullptr
        && std::ranges::any_of(m_report->columns, [](const auto& one) { return one.severity == 0; });
    const int narrowest = hasWords ? NarrowestWord : NarrowestCell;
    Widths found {150, 56, narrowest, 92};
    const int columnCount = std::max(1, columns());
    const auto room = [&] {
        return viewport()->width() - found.name - found.clean - 3 * found.measure;
    };
    if (room() < columnCount * narrowest) {
        found.measure = 52; // intervals move to the tool tip
        found.name = 130;
    }
    found.cell = std::clamp(room() / columnCount, narrowest, WidestCell);
    found.measure = std::max(
        found.measure, (viewport()->width() - found.name - found.clean - columnCount * found.cell) / 3);
    return found;
}

/// RCR, WCR and CRI stay in sight while the conditions scroll below them.
int RetentionTable::measuresLeft() const
{
    return std::min(cellRect(0, columns()).left(), viewport()->width() - 3 * widths().measure);
}

bool RetentionTable::isShort() const
{
    return widths().measure < 84;
}

QSize RetentionTable::sizeHint() const
{
    return {600, HeadHeight + std::max(1, rows()) * rowHeight()};
}

QSize RetentionTable::minimumSizeHint() const
{
    return {300, HeadHeight + std::min(3, std::max(1, rows())) * rowHeight()};
}

QRect RetentionTable::cellRect(int row, int column) const
{
    const Widths w = widths();
    return {
        w.name + w.clean + column * w.cell - horizontalScrollBar()->value(),
        HeadHeight + row * rowHeight() - verticalScrollBar()->value(),
        w.cell,
        rowHeight()};
}

QString RetentionTable::sentence(int row, int column) const
{
    if (row >= rows() || column >= columns()) {
        return {};
    }
    const robust::RobustnessRow& line = (*m_rows)[static_cast<std::size_t>(row)];
    const auto at = static_cast<std::size_t>(column);
    const robust::RobustnessCell& cell = line.cells[at];
    const robust::AxisColumn& axis = m_report->columns[at];
    const QString condition = axis.severity > 0
        ? tr("%1, severity %2").arg(kindTitle(axis.kind)).arg(axis.severity)
        : kindTitle(axis.kind);
    if (cell.n == 0) {
        return tr("%1, %2: no replies").arg(modelTitle(*m_report, line.model), condition);
    }
    QString text = tr("%1, %2: drop %3, accuracy %4 against %5 clean, n = %6")
                       .arg(modelTitle(*m_report, line.model), condition, dropText(cell))
                       .arg(numbers::scoreInProse(cell.accuracy), numbers::scoreInProse(cell.clean))
                       .arg(numbers::count(cell.n));
    for (const Measure& measure : measures) {
        const auto& interval = line.*(measure.interval);
        if (interval) {
            text += QStringLiteral("\n%1 %2 %3")
                        .arg(QString::fromLatin1(measure.name))
                        .arg(numbers::scoreInProse(interval->mean))
                        .arg(numbers::interval(interval->low, interval->high, 3));
        }
    }
    return text;
}

void RetentionTable::setCurrent(int row, int column)
{
    m_row = std::clamp(row, 0, std::max(0, rows() - 1));
    m_column = std::clamp(column, 0, std::max(0, columns() - 1));
    setAccessibleDescription(sentence(m_row, m_column));
    viewport()->update();
}

void RetentionTable::paintHead(QPainter& painter) const
{
    const Tokens& tokens = widgets::tokensOf(this);
    const Widths w = widths();
    painter.fillRect(0, 0, viewport()->width(), HeadHeight, tokens.window);
    painter.setPen(tokens.text2);
    for (int column = 0; column < columns(); ++column) {
        const auto at = static_cast<std::size_t>(column);
        const robust::AxisColumn& axis = m_report->columns[at];
        const QRect place(cellRect(0, column).left(), 0, w.cell, HeadHeight);
        const bool startsKind = column == 0 || m_report->columns[at - 1].kind != axis.kind;
        int end = column;
        while (end + 1 < columns() && m_report->columns[static_cast<std::size_t>(end) + 1].kind == axis.kind) {
            ++end;
        }
        painter.setFont(widgets::roleFont(FontRole::Tiny, QFont::DemiBold));
        if (startsKind) {
            const QRect over(place.left(), 0, (end - column + 1) * w.cell, HeadHeight / 2);
            painter.drawText(
                over.adjusted(1, 0, -1, 0),
                Qt::AlignCenter,
                painter.fontMetrics().elidedText(kindTitle(axis.kind), Qt::ElideRight, over.width() - 2));
            if (column > 0) {
                widgets::drawRightLine(&painter, QRect(place.left() - 2, 0, 2, HeadHeight), tokens.border);
            }
        }
        painter.setFont(widgets::roleFont(FontRole::Small));
        painter.drawText(
            QRect(place.left(), HeadHeight / 2, w.cell, HeadHeight / 2),
            Qt::AlignCenter,
            axis.severity > 0 ? QString::number(axis.severity) : QString());
    }
    painter.setFont(widgets::roleFont(FontRole::Small, QFont::DemiBold));
    painter.fillRect(0, 0, w.name + w.clean, HeadHeight, tokens.window);
    painter.drawText(QRect(Padding, 0, w.name, HeadHeight), Qt::AlignLeft | Qt::AlignVCenter, tr("Model"));
    painter.drawText(QRect(w.name, 0, w.clean - 4, HeadHeight), Qt::AlignRight | Qt::AlignVCenter, tr("clean"));
    const int right = measuresLeft();
    painter.fillRect(right, 0, viewport()->width() - right, HeadHeight, tokens.window);
    for (int i = 0; i < 3; ++i) {
        painter.drawText(
            QRect(right + i * w.measure, 0, w.measure - Padding, HeadHeight),
            Qt::AlignRight | Qt::AlignVCenter,
            QString::fromLatin1(measures[i].name));
    }
    widgets::drawBottomLine(&painter, QRect(0, 0, viewport()->width(), HeadHeight), tokens.border);
}

void RetentionTable::paintRow(QPainter& painter, int row) const
{
    const Tokens& tokens = widgets::tokensOf(this);
    const Widths w = widths();
    const robust::RobustnessRow& line = (*m_rows)[static_cast<std::size_t>(row)];
    const int top = cellRect(row, 0).top();
    painter.setFont(widgets::roleFont(FontRole::Small));
    for (int column = 0; column < columns(); ++column) {
        const auto at = static_cast<std::size_t>(column);
        const QRect cell = cellRect(row, column);
        const robust::RobustnessCell& value = line.cells[at];
        const QColor ground = value.drop
            ? widgets::heatColour(tokens, std::clamp(*value.drop, 0.0, double(HottestDrop)))
            : tokens.base;
        painter.fillRect(cell.adjusted(0, 0, 0, -1), ground);
        painter.setPen(value.drop ? widgets::readableOn(ground) : tokens.text3);
        widgets::drawTabular(&painter, cell, dropText(value), Qt::AlignCenter);
        if (line.worst == at) {
            painter.setPen(QPen(tokens.text, 2));
            painter.drawRect(cell.adjusted(1, 1, -2, -3));
        }
        if (row == m_row && column == m_column && hasFocus()) {
            widgets::drawFocusRing(&painter, cell, 0, tokens);
        }
    }
    painter.fillRect(0, top, w.name + w.clean, rowHeight(), tokens.base);
    painter.setPen(tokens.text);
    painter.drawText(
        QRect(Padding, top, w.name - Padding - 4, rowHeight()),
        Qt::AlignLeft | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(
            modelTitle(*m_report, line.model), Qt::ElideMiddle, w.name - Padding - 4));
    widgets::drawTabular(
        &painter,
        QRect(w.name, top, w.clean - 4, rowHeight()),
        numbers::score(line.score.clean),
        Qt::AlignRight | Qt::AlignVCenter);
    paintMeasures(painter, row);
    widgets::drawBottomLine(&painter, QRect(0, top, viewport()->width(), rowHeight()), tokens.border);
}

void RetentionTable::paintMeasures(QPainter& painter, int row) const
{
    const Tokens& tokens = widgets::tokensOf(this);
    const Widths w = widths();
    const robust::RobustnessRow& line = (*m_rows)[static_cast<std::size_t>(row)];
    const QRect first(measuresLeft(), cellRect(row, 0).top(), w.measure, rowHeight());
    constexpr int intervalWidth = 38;
    for (int i = 0; i < 3; ++i) {
        const Measure& measure = measures[i];
        const auto valueOf = [&](const robust::RobustnessRow& one) {
            return one.score.isDefined ? std::optional(one.score.*(measure.value)) : std::nullopt;
        };
        const auto value = valueOf(line);
        const bool isBest = value && rows() > 1
            && std::ranges::none_of(*m_rows, [&](const auto& other) {
                   return valueOf(other).value_or(-1.0) > *value;
               });
        const QRect place(first.left() + i * w.measure, first.top(), w.measure - Padding, rowHeight());
        painter.fillRect(place.adjusted(0, 0, Padding, 0), tokens.base);
        painter.setPen(value ? tokens.text : tokens.text3);
        painter.setFont(
            widgets::roleFont(FontRole::Small, isBest ? QFont::DemiBold : QFont::Normal));
        const int suffix = isShort() ? 0 : intervalWidth;
        widgets::drawTabular(
            &painter,
            place.adjusted(0, 0, -suffix, 0),
            value ? numbers::score(*value) : numbers::missing(),
            Qt::AlignRight | Qt::AlignVCenter);
        const auto& interval = line.*(measure.interval);
        if (interval && !isShort()) {
            painter.setPen(tokens.text2);
            painter.setFont(widgets::roleFont(FontRole::Tiny));
            widgets::drawTabular(
                &painter,
                place,
                numbers::scoreHalfWidth((interval->high - interval->low) / 2.0),
                Qt::AlignRight | Qt::AlignVCenter);
        }
    }
}

void RetentionTable::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), widgets::tokensOf(this).base);
    for (int row = 0; row < rows(); ++row) {
        paintRow(painter, row);
    }
    if (m_report != nullptr) {
        paintHead(painter);
    }
    if (hasFocus()) {
        widgets::drawFocusRing(&painter, viewport()->rect(), 0, widgets::tokensOf(this));
    }
}

void RetentionTable::renewScrollBars()
{
    const Widths w = widths();
    const int wide = w.name + w.clean + columns() * w.cell + 3 * w.measure;
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setRange(0, std::max(0, wide - viewport()->width()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(
        0, std::max(0, HeadHeight + rows() * rowHeight() - viewport()->height()));
}

void RetentionTable::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    renewScrollBars();
}

void RetentionTable::mousePressEvent(QMouseEvent* event)
{
    for (int row = 0; row < rows(); ++row) {
        for (int column = 0; column < columns(); ++column) {
            if (cellRect(row, column).contains(event->position().toPoint())) {
                setCurrent(row, column);
                emit activated(m_row, m_column);
                return;
            }
        }
    }
}

void RetentionTable::keyPressEvent(QKeyEvent* event)
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

bool RetentionTable::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        for (int row = 0; row < rows(); ++row) {
            for (int column = 0; column < columns(); ++column) {
                if (cellRect(row, column).contains(help->pos())) {
                    QToolTip::showText(
                        help->globalPos(), sentence(row, column).toHtmlEscaped(), viewport());
                    return true;
                }
            }
        }
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace groundmark::viewers
