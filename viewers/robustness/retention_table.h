// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/robustness/robustness_report.h"

#include <QAbstractScrollArea>

class QPainter;

namespace groundmark::viewers {

/// The paper's table as a heat map: a row per model, a cell per condition with the relative drop,
/// then RCR, WCR and CRI with their intervals. The worst cell of a row, which gives WCR, is ringed,
/// the best number of a column is bold.
///
/// One tab stop; arrow keys move the current cell, Enter opens it.
class RetentionTable : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit RetentionTable(QWidget* parent = nullptr);

    /// Shows rows of the report, which must outlive the table's contents; null for none.
    void setRows(const RobustnessReport* report, const std::vector<robust::RobustnessRow>* rows);

    [[nodiscard]] int currentRow() const { return m_row; }
    [[nodiscard]] int currentColumn() const { return m_column; }
    [[nodiscard]] QRect cellRect(int row, int column) const;
    /// The sentence of a cell, as its tool tip says it.
    [[nodiscard]] QString sentence(int row, int column) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// A cell was chosen: index into the rows and into the report's columns.
    void activated(int row, int column);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    struct Widths
    {
        int name = 0;
        int clean = 0;
        int cell = 0;
        int measure = 0; ///< each of RCR, WCR, CRI
    };
    [[nodiscard]] Widths widths() const;
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int measuresLeft() const;
    [[nodiscard]] int columns() const;
    [[nodiscard]] int rows() const;
    [[nodiscard]] bool isShort() const; ///< no room for the intervals
    void setCurrent(int row, int column);
    void paintHead(QPainter& painter) const;
    void paintRow(QPainter& painter, int row) const;
    void paintMeasures(QPainter& painter, int row) const;
    void renewScrollBars();

    const RobustnessReport* m_report = nullptr;
    const std::vector<robust::RobustnessRow>* m_rows = nullptr;
    int m_row = 0;
    int m_column = 0;
};

} // namespace groundmark::viewers
