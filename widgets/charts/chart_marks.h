// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_data.h"
#include "widgets/theme/tokens.h"

#include <QGraphicsObject>

class QChart;

namespace groundmark::widgets {

/// What Qt Charts does not draw: whiskers of intervals, and names beside the points of a scatter,
/// placed so that they do not cover each other. A child of the chart, over its series.
class ChartMarks : public QGraphicsObject
{
    Q_OBJECT

public:
    ChartMarks(QChart* chart, const ChartData& data, const Tokens& tokens);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintWhiskers(QPainter* painter) const;
    void paintLabels(QPainter* painter) const;
    [[nodiscard]] QPointF positionOf(double x, double y) const;

    QChart* m_chart;
    ChartData m_data;
    Tokens m_tokens;
};

/// Where a label of `size` beside `point` goes without touching what is `taken`: right, left,
/// above, below; the right if nothing is free. Inside `area`.
[[nodiscard]] QRectF placeLabel(QPointF point, QSizeF size, const QList<QRectF>& taken, const QRectF& area);

} // namespace groundmark::widgets
