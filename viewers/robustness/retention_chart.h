// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/robustness/robustness_report.h"

#include <QWidget>

class QPainter;

namespace groundmark::viewers {

/// Retention against severity, a small panel per kind: clean is 1 at the left, then a point per
/// severity. The chosen model is drawn in accent, the others in grey; conditions without a severity
/// are points on a common axis.
class RetentionChart : public QWidget
{
    Q_OBJECT

public:
    explicit RetentionChart(QWidget* parent = nullptr);

    void setRows(const RobustnessReport* report, const std::vector<robust::RobustnessRow>* rows);
    /// Index into the rows.
    void setCurrent(int row);

    [[nodiscard]] QSize sizeHint() const override { return {600, 240}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {300, 140}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Curve
    {
        QString kind;
        std::vector<std::size_t> columns;
    };
    [[nodiscard]] std::vector<Curve> curves() const;
    void paintPanel(QPainter& painter, const QRectF& place, const Curve& curve) const;

    const RobustnessReport* m_report = nullptr;
    const std::vector<robust::RobustnessRow>* m_rows = nullptr;
    int m_row = 0;
};

} // namespace groundmark::viewers
