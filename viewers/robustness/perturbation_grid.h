// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/glyphs.h"

#include <QAbstractScrollArea>
#include <QImage>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

class QPainter;

namespace groundmark::viewers {

/// One column: a condition of the shown sample.
struct GridColumn
{
    QString group; ///< columns of one group stand under one heading
    QString label; ///< the severity, or a photograph's condition
    QString tip;
    std::optional<double> recall; ///< characters that OCR still reads, 0–1
};

struct GridCell
{
    widgets::Glyph glyph = widgets::Glyph::None;
    QString tip;
};

struct GridRow
{
    QString name;
    std::vector<GridCell> cells; ///< one per column; the first is the clean picture
};

/// One sample: what every model answers under every condition. A heading per kind, a thumbnail and
/// a severity per column, a row per model, and a last row with what Tesseract can still read.
///
/// One tab stop; arrow keys, Home and End move the current cell, Enter opens it.
class PerturbationGrid : public QAbstractScrollArea
{
    Q_OBJECT

public:
    /// Gives the thumbnail of a column; null while it is being made.
    using Thumbnails = std::function<QImage(int column)>;

    explicit PerturbationGrid(QWidget* parent = nullptr);

    void setThumbnails(Thumbnails thumbnails) { m_thumbnails = std::move(thumbnails); }
    void setContent(std::vector<GridColumn> columns, std::vector<GridRow> rows);
    void setRecall(int column, double recall);
    [[nodiscard]] const std::vector<GridColumn>& columns() const { return m_columns; }
    [[nodiscard]] const std::vector<GridRow>& rows() const { return m_rows; }

    [[nodiscard]] int currentRow() const { return m_row; }
    [[nodiscard]] int currentColumn() const { return m_column; }
    /// Silent when it is current already; out of range is moved inside.
    void setCurrent(int row, int column);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Where a cell is, in the viewport.
    [[nodiscard]] QRect cellRect(int row, int column) const;

signals:
    void currentChanged(int row, int column);
    void activated(int row, int column);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    // Visual language, section 6: name 150, cells 76 wide, 66 in a narrow window.
    static constexpr int NameWidth = 150;
    static constexpr int NarrowestCell = 66;
    static constexpr int GroupHeight = 26;
    static constexpr int ThumbnailHeight = 40;
    static constexpr int LabelHeight = 20;

    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int nameWidth() const;
    [[nodiscard]] int cellWidth() const;
    [[nodiscard]] int headHeight() const;
    [[nodiscard]] int contentHeight() const;
    [[nodiscard]] int left(int column) const;
    [[nodiscard]] std::optional<QPoint> cellAt(QPoint position) const; ///< x column, y row
    [[nodiscard]] QString sentence(int row, int column) const;
    void paintHead(QPainter& painter);
    void paintRow(QPainter& painter, int row);
    void paintRecall(QPainter& painter);
    void renewScrollBars();
    void describe();

    Thumbnails m_thumbnails;
    std::vector<GridColumn> m_columns;
    std::vector<GridRow> m_rows;
    int m_row = 0;
    int m_column = 0;
};

} // namespace groundmark::viewers
