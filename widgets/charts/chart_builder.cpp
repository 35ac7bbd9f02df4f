// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_builder.h"

#include "widgets/charts/chart_marks.h"
#include "widgets/theme/fonts.h"

#include <QtCharts/QBarCategoryAxis>
#include <QtCharts/QBarSeries>
#include <QtCharts/QBarSet>
#include <QtCharts/QCategoryAxis>
#include <QtCharts/QChart>
#include <QtCharts/QLegend>
#include <QtCharts/QLegendMarker>
#include <QtCharts/QLineSeries>
#include <QtCharts/QPolarChart>
#include <QtCharts/QScatterSeries>
#include <QtCharts/QValueAxis>

#include <algorithm>
#include <array>
#include <limits>

namespace groundmark::widgets {

namespace {

constexpr double MarkerSize = 12.0;

constexpr std::array Shapes {
    QScatterSeries::MarkerShapeCircle,
    QScatterSeries::MarkerShapeRectangle,
    QScatterSeries::MarkerShapeTriangle,
    QScatterSeries::MarkerShapeRotatedRectangle,
    QScatterSeries::MarkerShapePentagon,
    QScatterSeries::MarkerShapeStar,
};

/// Colours over images are too light for a white ground: they are mixed with the text colour.
QColor colourOf(const Tokens& tokens, qsizetype series)
{
    const QColor look = runLook(int(series)).colour;
    return tokens.isDark ? look : mixed(look, tokens.text, 0.35);
}

QPen penOf(const Tokens& tokens, qsizetype series)
{
    QPen pen(colourOf(tokens, series), 2.0);
    QList<qreal> dashes;
    for (const double dash : runLook(int(series)).dashes()) {
        dashes.append(dash / 2.0); // in units of the pen's width
    }
    if (!dashes.isEmpty()) {
        pen.setDashPattern(dashes);
    }
    return pen;
}

struct Range
{
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();

    void take(double value)
    {
        low = std::min(low, value);
        high = std::max(high, value);
    }
    [[nodiscard]] bool isEmpty() const { return low > high; }
};

void dress(QAbstractAxis* axis, const QString& title, const Tokens& tokens)
{
    axis->setTitleText(title);
    axis->setTitleFont(roleFont(FontRole::Small));
    axis->setTitleBrush(tokens.text2);
    axis->setLabelsFont(roleFont(FontRole::Small));
    axis->setLabelsBrush(tokens.text2);
    axis->setLinePen(QPen(tokens.control, 1.0));
    axis->setGridLinePen(QPen(tokens.border, 1.0));
}

Range yRangeOf(const ChartData& data)
{
    Range range;
    for (const ChartSeries& series : data.series) {
        for (const ChartPoint& point : series.points) {
            range.take(point.low.value_or(point.y));
            range.take(point.high.value_or(point.y));
        }
    }
    if (range.isEmpty()) {
        return {0.0, 1.0};
    }
    const double margin = range.high > range.low ? (range.high - range.low) * 0.08 : 0.5;
    // A bar says its value by its length, so its axis begins at 0.
    const bool fromZero = data.kind == ChartData::Kind::Bars || data.kind == ChartData::Kind::Radar;
    Range padded {range.low - margin, range.high + margin};
    if (fromZero) {
        padded = {std::min(0.0, range.low), std::max(range.high * 1.08, std::numeric_limits<double>::min())};
    }
    return {data.yLow.value_or(padded.low), data.yHigh.value_or(padded.high)};
}

QValueAxis* valueAxis(const Range& range, int decimals)
{
    auto* axis = new QValueAxis;
    axis->setRange(range.low, range.high);
    axis->applyNiceNumbers();
    axis->setLabelFormat(QStringLiteral("%.%1f").arg(decimals));
    return axis;
}

QAbstractSeries* scatterOf(const ChartSeries& series, qsizetype index, const Tokens& tokens)
{
    auto* points = new QScatterSeries;
    points->setMarkerShape(Shapes[std::size_t(index) % Shapes.size()]);
    points->setMarkerSize(MarkerSize);
    const bool isQuiet = std::ranges::any_of(series.points, &ChartPoint::isQuiet);
    points->setColor(isQuiet ? tokens.base : colourOf(tokens, index));
    points->setPen(QPen(isQuiet ? tokens.warn.ink : colourOf(tokens, index), isQuiet ? 2.0 : 1.0));
    for (const ChartPoint& point : series.points) {
        points->append(point.x, point.y);
    }
    return points;
}

QAbstractSeries* lineOf(const ChartSeries& series, qsizetype index, const Tokens& tokens, bool isClosed)
{
    auto* line = new QLineSeries;
    line->setPen(penOf(tokens, index));
    line->setPointsVisible(true);
    for (const ChartPoint& point : series.points) {
        line->append(point.x, point.y);
    }
    if (isClosed && !series.points.isEmpty()) {
        line->append(double(series.points.size()), series.points.front().y); // back to the first ray
    }
    return line;
}

QAbstractSeries* barsOf(const ChartData& data, const Tokens& tokens, const PointClicked& clicked)
{
    auto* bars = new QBarSeries;
    bars->setBarWidth(0.8);
    for (qsizetype i = 0; i < data.series.size(); ++i) {
        const ChartSeries& series = data.series[i];
        auto* set = new QBarSet(series.name);
        set->setColor(colourOf(tokens, i));
        set->setBorderColor(colourOf(tokens, i));
        QList<qreal> values(data.categories.size(), 0.0);
        for (const ChartPoint& point : series.points) {
            values[qsizetype(point.x)] = point.y;
        }
        set->append(values);
        bars->append(set);
        QObject::connect(set, &QBarSet::clicked, bars, [clicked, i, points = series.points](int category) {
            for (qsizetype at = 0; at < points.size(); ++at) {
                if (int(points[at].x) == category) {
                    clicked(int(i), int(at));
                }
            }
        });
    }
    return bars;
}

/// Categories under whole numbers, for lines and radars.
QAbstractAxis* namedAxis(const QStringList& names, bool isRadar)
{
    auto* axis = new QCategoryAxis;
    axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    for (qsizetype i = 0; i < names.size(); ++i) {
        axis->append(names[i], double(i));
    }
    axis->setRange(isRadar ? 0.0 : -0.25, isRadar ? double(names.size()) : double(names.size()) - 0.75);
    return axis;
}

QAbstractAxis* xAxisOf(const ChartData& data)
{
    if (data.kind == ChartData::Kind::Bars) {
        auto* axis = new QBarCategoryAxis;
        axis->append(data.categories);
        return axis;
    }
    if (data.kind != ChartData::Kind::Scatter) {
        return namedAxis(data.categories, data.kind == ChartData::Kind::Radar);
    }
    Range range;
    for (const ChartSeries& series : data.series) {
        for (const ChartPoint& point : series.points) {
            range.take(point.x);
        }
    }
    if (range.isEmpty()) {
        range = {0.0, 1.0};
    }
    return valueAxis({std::min(0.0, range.low), std::max(range.high * 1.15, range.low + 1.0)}, 0);
}

void addSeries(QChart* chart, const ChartData& data, const Tokens& tokens, const PointClicked& clicked)
{
    if (data.kind == ChartData::Kind::Bars) {
        chart->addSeries(barsOf(data, tokens, clicked));
        return;
    }
    for (qsizetype i = 0; i < data.series.size(); ++i) {
        const ChartSeries& series = data.series[i];
        QAbstractSeries* drawn = data.kind == ChartData::Kind::Scatter
            ? scatterOf(series, i, tokens)
            : lineOf(series, i, tokens, data.kind == ChartData::Kind::Radar);
        drawn->setName(series.name);
        chart->addSeries(drawn);
        QObject::connect(
            static_cast<QXYSeries*>(drawn), &QXYSeries::clicked, chart, [clicked, i, points = series.points](const QPointF& at) {
                for (qsizetype k = 0; k < points.size(); ++k) {
                    if (qFuzzyCompare(1.0 + points[k].x, 1.0 + at.x()) && qFuzzyCompare(1.0 + points[k].y, 1.0 + at.y())) {
                        clicked(int(i), int(k));
                        return;
                    }
                }
            });
    }
}

} // namespace

QChart* buildChart(const ChartData& data, const Tokens& tokens, const PointClicked& clicked)
{
    const bool isRadar = data.kind == ChartData::Kind::Radar;
    QChart* chart = isRadar ? new QPolarChart : new QChart;
    chart->setBackgroundVisible(false);
    chart->setMargins({4, 4, 4, 4});
    chart->setAnimationOptions(QChart::NoAnimation);
    addSeries(chart, data, tokens, clicked);

    QAbstractAxis* x = xAxisOf(data);
    QAbstractAxis* y = valueAxis(yRangeOf(data), data.yDecimals);
    dress(x, isRadar ? QString() : data.xTitle, tokens);
    dress(y, isRadar ? QString() : data.yTitle, tokens);
    x->setGridLineVisible(isRadar);
    if (isRadar) {
        auto* polar = static_cast<QPolarChart*>(chart);
        polar->addAxis(x, QPolarChart::PolarOrientationAngular);
        polar->addAxis(y, QPolarChart::PolarOrientationRadial);
    } else {
        chart->addAxis(x, Qt::AlignBottom);
        chart->addAxis(y, Qt::AlignLeft);
    }
    for (QAbstractSeries* series : chart->series()) {
        series->attachAxis(x);
        series->attachAxis(y);
    }
    // A scatter names its points where they are.
    const bool hasLegend = data.kind != ChartData::Kind::Scatter && data.series.size() > 1;
    chart->legend()->setVisible(hasLegend);
    chart->legend()->setAlignment(Qt::AlignTop);
    chart->legend()->setFont(roleFont(FontRole::Small));
    chart->legend()->setLabelColor(tokens.text);
    new ChartMarks(chart, data, tokens); // owned by the chart
    return chart;
}

} // namespace groundmark::widgets
