// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace groundmark::widgets {

/// One value of a series, with its interval where it has one.
struct ChartPoint
{
    double x = 0.0; ///< the index into `ChartData::categories` where the axis has categories
    double y = 0.0;
    std::optional<double> low; ///< end of a whisker
    std::optional<double> high;
    QString label; ///< written beside the point of a scatter; the tool tip's first line elsewhere
    bool isQuiet = false; ///< not comparable with the others: hollow, in text2
};

/// Values that belong together: one run, one class, one condition.
struct ChartSeries
{
    QString name; ///< translated or a person's own words; empty for a single series without legend
    QList<ChartPoint> points;
};

/// Everything that a chart shows. Plain values, so that a test can read them and a file can hold
/// them.
struct ChartData
{
    enum class Kind
    {
        Scatter, ///< x and y are numbers
        Lines, ///< x counts the categories
        Bars, ///< x counts the categories; one bar per series side by side
        Radar, ///< x counts the categories, y is the distance from the middle
    };
    Kind kind = Kind::Scatter;
    QString title; ///< what a screen reader and an exported file call it
    QString xTitle;
    QString yTitle;
    QStringList categories; ///< names along the x axis; empty for Scatter
    QList<ChartSeries> series;
    std::optional<double> yLow; ///< where the y axis begins and ends; left out: as the values need it
    std::optional<double> yHigh;
    int yDecimals = 1;
};

/// A header line and one line per point: series, x, y, low, high, label. RFC 4180, UTF-8.
[[nodiscard]] QByteArray toCsv(const ChartData& data);

} // namespace groundmark::widgets
