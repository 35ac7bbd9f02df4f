// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/robustness/retention_chart.h"

#include "widgets/numbers.h"
#include "widgets/theme/fonts.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace groundmark::viewers {

namespace {

constexpr double TitleHeight = 20;
constexpr double AxisHeight = 16;
constexpr double AxisWidth = 30;
constexpr double NarrowestPanel = 130;
constexpr double HighestRetention = 1.2; // what is above is drawn at the edge

} // namespace

RetentionChart::RetentionChart(QWidget* parent)
    : QWidget(parent)
{
    setAccessibleName(tr("Retention by severity"));
}

void RetentionChart::setRows(
    const RobustnessReport* report, const std::vector<robust::RobustnessRow>* rows)
{
    m_report = report;
    m_rows = rows;
    m_row = 0;
    update();
}

void RetentionChart::setCurrent(int row)
{
    m_row = row;
    update();
}

std::vector<RetentionChart::Curve> RetentionChart::curves() const
{
    std::vector<Curve> found;
    Curve natural {tr("photographs"), {}};
    for (std::size_t i = 0; m_report != nullptr && i < m_report->columns.size(); ++i) {
        const robust::AxisColumn& column = m_report->columns[i];
        if (column.severity == 0) {
            natural.columns.push_back(i);
        } else if (found.empty() || found.back().kind != column.kind) {
            found.push_back({column.kind, {i}});
        } else {
            found.back().columns.push_back(i);
        }
    }
    if (!natural.columns.empty()) {
        found.push_back(std::move(natural));
    }
    return found;
}

void RetentionChart::paintPanel(QPainter& painter, const QRectF& place, const Curve& curve) const
{
    const widgets::Tokens& tokens = widgets::tokensOf(this);
    const QRectF plot = place.adjusted(AxisWidth, TitleHeight, -8, -AxisHeight);
    painter.setFont(widgets::roleFont(widgets::FontRole::Small, QFont::DemiBold));
    painter.setPen(tokens.text);
    painter.drawText(
        QRectF(place.left() + AxisWidth, place.top(), plot.width(), TitleHeight),
        Qt::AlignLeft | Qt::AlignVCenter,
        kindTitle(curve.kind));
    painter.setFont(widgets::roleFont(widgets::FontRole::Tiny));
    const auto y = [&](double retention) {
        return plot.bottom()
            - std::clamp(retention, 0.0, HighestRetention) / HighestRetention * plot.height();
    };
    const auto points = curve.columns.size();
    const auto x = [&](std::size_t point) { // 0 is clean
        return plot.left() + plot.width() * double(point) / double(std::max<std::size_t>(1, points));
    };
    for (const double tick : {0.0, 0.5, 1.0}) {
        painter.setPen(QPen(tokens.border, 1));
        painter.drawLine(QPointF(plot.left(), y(tick)), QPointF(plot.right(), y(tick)));
        painter.setPen(tokens.text2);
        painter.drawText(
            QRectF(place.left(), y(tick) - 8, AxisWidth - 4, 16),
            Qt::AlignRight | Qt::AlignVCenter,
            widgets::numbers::score(tick, 1));
    }
    for (std::size_t point = 0; point <= points; ++point) {
        const int severity
            = point > 0 ? m_report->columns[curve.columns[point - 1]].severity : 0;
        const QString label = point == 0 ? tr("clean")
            : severity > 0               ? QString::number(severity)
                                         : QString();
        painter.drawText(
            QRectF(x(point) - 24, plot.bottom() + 1, 48, AxisHeight), Qt::AlignCenter, label);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    const auto draw = [&](int row, const QColor& ink, double width) {
        const robust::RobustnessRow& line = (*m_rows)[static_cast<std::size_t>(row)];
        QPolygonF shape {QPointF(x(0), y(1.0))};
        for (std::size_t point = 0; point < points; ++point) {
            if (const auto& drop = line.cells[curve.columns[point]].drop) {
                shape.append(QPointF(x(point + 1), y(1.0 - *drop)));
            }
        }
        painter.setPen(QPen(ink, width));
        painter.setBrush(ink);
        const bool isCurve = m_report->columns[curve.columns.front()].severity > 0;
        if (isCurve) {
            painter.setBrush(Qt::NoBrush);
            painter.drawPolyline(shape);
        }
        painter.setBrush(ink);
        for (const QPointF& point : shape) {
            painter.drawEllipse(point, width, width);
        }
    };
    for (int row = 0; row < int(m_rows->size()); ++row) {
        if (row != m_row) {
            draw(row, tokens.control, 1.0);
        }
    }
    if (m_row < int(m_rows->size())) {
        draw(m_row, tokens.accent, 2.0);
    }
}

void RetentionChart::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), widgets::tokensOf(this).base);
    const std::vector<Curve> all = curves();
    if (all.empty() || m_rows == nullptr || m_rows->empty()) {
        return;
    }
    const int perLine = std::max(1, int(width() / NarrowestPanel));
    const int lines = int(std::ceil(double(all.size()) / perLine));
    const int columns = int(std::ceil(double(all.size()) / lines));
    const double panelWidth = double(width()) / columns;
    const double panelHeight = double(height()) / lines;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto column = double(i % static_cast<std::size_t>(columns));
        const auto line = double(i / static_cast<std::size_t>(columns));
        paintPanel(
            painter,
            QRectF(column * panelWidth, line * panelHeight, panelWidth, panelHeight).adjusted(4, 4, -4, -4),
            all[i]);
    }
}

} // namespace groundmark::viewers
