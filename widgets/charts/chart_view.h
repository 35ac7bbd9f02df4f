// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_data.h"

#include <QWidget>

class QChart;
class QChartView;

namespace groundmark::widgets {

/// A chart in the colours and fonts of the house. Follows theme, text size and language. Points can
/// be clicked; the context menu (and its actions, for a menu elsewhere) copies the picture as PNG
/// or SVG and the numbers as CSV, or saves any of the three.
///
/// Series are told apart by shape or dash as well as by colour.
class ChartView : public QWidget
{
    Q_OBJECT

public:
    explicit ChartView(QWidget* parent = nullptr);

    /// Replaces what is shown. A chart without points shows nothing; say so beside it.
    void setData(const ChartData& data);
    [[nodiscard]] const ChartData& data() const { return m_data; }

    /// Qt's own chart, for tests; replaced with the data.
    [[nodiscard]] QChart* chart() const;

    /// The chart as it stands, as a picture of twice the size of the widget.
    [[nodiscard]] QImage toImage();
    [[nodiscard]] QByteArray toSvg();
    /// By the suffix of `path`: .png, .svg or .csv. False when it can't be written.
    bool saveAs(const QString& path);

signals:
    /// A point was clicked: the indices into `data().series` and its points.
    void pointClicked(int series, int point);

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 120}; }

private:
    void renew();
    void addCommand(const QString& text, void (ChartView::*run)());
    void copyImage();
    void copySvg();
    void copyNumbers();
    void saveWithDialog();
    void render(QPainter& painter);

    ChartData m_data;
    QChartView* m_view;
    bool m_renewing = false;
};

} // namespace groundmark::widgets
