// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_data.h"

#include "domain/csv.h"

namespace groundmark::widgets {

namespace {

QString number(std::optional<double> value)
{
    return value ? QString::number(*value, 'g', 12) : QString();
}

} // namespace

QByteArray toCsv(const ChartData& data)
{
    QString text = QStringLiteral("series,%1,%2,low,high,label\r\n")
                       .arg(csvField(data.xTitle.isEmpty() ? QStringLiteral("x") : data.xTitle),
                           csvField(data.yTitle.isEmpty() ? QStringLiteral("y") : data.yTitle));
    for (const ChartSeries& series : data.series) {
        for (const ChartPoint& point : series.points) {
            const QString x = data.categories.isEmpty() ? number(point.x) : csvField(data.categories.value(int(point.x)));
            text += QStringList {csvField(series.name), x, number(point.y), number(point.low), number(point.high), csvField(point.label)}
                        .join(u',')
                + QStringLiteral("\r\n");
        }
    }
    return text.toUtf8();
}

} // namespace groundmark::widgets
