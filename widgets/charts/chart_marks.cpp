// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_marks.h"

#include "widgets/theme/fonts.h"

#include <QPainter>
#include <QtCharts/QChart>
#include <QtCharts/QAbstractSeries>

#include <algorithm>
#include <array>

namespace groundmark::widgets {

namespace {

constexpr double MarkerRadius = 6.0; ///< half of the markers of the scatter, in px
constexpr double LabelGap = 10.0; ///< from the middle of the marker
constexpr double WhiskerEnd = 4.0; ///< half of the line across a whisker's end

} // namespace

QRectF placeLabel(QPointF point, QSizeF size, const QList<QRectF>& taken, const QRectF& area)
{
    const double middle = point.y() - size.height() / 2;
    const double centre = point.x() - size.width() / 2;
    const std::array places {
        QRectF(QPointF(point.x() + LabelGap, middle), size),
        QRectF(QPointF(point.x() - LabelGap - size.width(), middle), size),
        QRectF(QPointF(centre, point.y() - LabelGap - size.height()), size),
        QRectF(QPointF(centre, point.y() + LabelGap), size),
    };
    const auto isFree = [&](const QRectF& place) {
        return area.contains(place)
            && std::ranges::none_of(taken, [&](const QRectF& other) { return other.intersects(place); });
    };
    const auto found = std::ranges::find_if(places, isFree);
    return found != places.end() ? *found : places.front();
}

ChartMarks::ChartMarks(QChart* chart, const ChartData& data, const Tokens& tokens)
    : QGraphicsObject(chart)
    , m_chart(chart)
    , m_data(data)
    , m_tokens(tokens)
{
    setZValue(100); // over the series
    setAcceptedMouseButtons(Qt::NoButton); // clicks are for the points below
    connect(chart, &QChart::plotAreaChanged, this, [this] {
        prepareGeometryChange();
        update();
    });
}

QRectF ChartMarks::boundingRect() const
{
    return m_chart->rect();
}

QPointF ChartMarks::positionOf(double x, double y) const
{
    return m_chart->mapToPosition({x, y}, m_chart->series().value(0));
}

void ChartMarks::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    if (m_chart->series().isEmpty()) {
        return;
    }
    painter->setRenderHint(QPainter::Antialiasing);
    paintWhiskers(painter);
    if (m_data.kind == ChartData::Kind::Scatter) {
        paintLabels(painter);
    }
}

void ChartMarks::paintWhiskers(QPainter* painter) const
{
    const bool sideBySide = m_data.kind == ChartData::Kind::Bars;
    if (m_data.kind == ChartData::Kind::Radar) {
        return;
    }
    // Bars of a category share 0.8 of its width (QBarSeries::setBarWidth in chart_builder.cpp).
    const double barWidth = 0.8 / double(std::max<qsizetype>(1, m_data.series.size()));
    painter->setPen(QPen(m_tokens.text2, 1.0));
    for (qsizetype i = 0; i < m_data.series.size(); ++i) {
        for (const ChartPoint& point : m_data.series[i].points) {
            if (!point.low || !point.high) {
                continue;
            }
            const double x = sideBySide ? point.x - 0.4 + barWidth * (double(i) + 0.5) : point.x;
            const QPointF low = positionOf(x, *point.low);
            const QPointF high = positionOf(x, *point.high);
            const QPointF across(WhiskerEnd, 0.0);
            painter->drawLine(low, high);
            painter->drawLine(low - across, low + across);
            painter->drawLine(high - across, high + across);
        }
    }
}

void ChartMarks::paintLabels(QPainter* painter) const
{
    const QFont font = roleFont(FontRole::Small);
    painter->setFont(font);
    const QFontMetricsF metrics(font);
    const QRectF area = m_chart->rect();
    QList<QRectF> taken;
    for (const ChartSeries& series : m_data.series) {
        for (const ChartPoint& point : series.points) {
            const QPointF middle = positionOf(point.x, point.y);
            taken.append(QRectF(middle.x() - MarkerRadius, middle.y() - MarkerRadius, 2 * MarkerRadius, 2 * MarkerRadius));
        }
    }
    for (const ChartSeries& series : m_data.series) {
        for (const ChartPoint& point : series.points) {
            if (point.label.isEmpty()) {
                continue;
            }
            const QSizeF size(metrics.horizontalAdvance(point.label), metrics.height());
            const QRectF place = placeLabel(positionOf(point.x, point.y), size, taken, area);
            taken.append(place);
            painter->setPen(point.isQuiet ? m_tokens.warn.ink : m_tokens.text);
            painter->drawText(QPointF(place.left(), place.top() + metrics.ascent()), point.label);
        }
    }
}

} // namespace groundmark::widgets
