// SPDX-License-Identifier: GPL-3.0-or-later
//
// How PerturbationGrid looks.
#include "viewers/robustness/perturbation_grid.h"
#include "widgets/numbers.h"
#include "widgets/tabular.h"
#include "widgets/theme/fonts.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QPainter>

namespace groundmark::viewers {

namespace {

using widgets::FontRole;
using widgets::Tokens;

constexpr int Padding = 8;
constexpr int NarrowWindow = 1300;
constexpr int NarrowThumbnail = 48;
constexpr int WideThumbnail = 56;
constexpr double ReadableRecall = 0.9; // the paper's limit for rendered text, see answer_match.h

} // namespace

void PerturbationGrid::paintHead(QPainter& painter)
{
    const Tokens& tokens = widgets::tokensOf(this);
    painter.fillRect(0, 0, viewport()->width(), headHeight(), tokens.window);
    const int thumbnail = width() < NarrowWindow ? NarrowThumbnail : WideThumbnail;
    for (int column = int(m_columns.size()) - 1; column >= 0; --column) {
        const GridColumn& head = m_columns[static_cast<std::size_t>(column)];
        const QRect place(left(column), 0, cellWidth(), headHeight());
        if (column == 0) { // over what scrolls below it
            painter.fillRect(0, 0, place.right() + 1, headHeight(), tokens.window);
        }
        if (column == m_column) {
            painter.fillRect(place.adjusted(0, GroupHeight, 0, 0), tokens.selection);
            painter.fillRect(place.left(), GroupHeight, place.width(), 2, tokens.accent);
        }
        const QRect frame(
            place.center().x() - thumbnail / 2, GroupHeight + 4, thumbnail, ThumbnailHeight);
        const QImage image = m_thumbnails ? m_thumbnails(column) : QImage();
        if (image.isNull()) {
            widgets::drawBox(&painter, frame, 0, tokens.base, tokens.border);
        } else {
            const QSize size = image.size().scaled(frame.size(), Qt::KeepAspectRatio);
            const QRect at(frame.center() - QPoint(size.width() / 2, size.height() / 2), size);
            painter.setRenderHint(QPainter::SmoothPixmapTransform);
            painter.drawImage(at, image);
        }
        painter.setFont(widgets::roleFont(FontRole::Small));
        painter.setPen(column == m_column ? tokens.accent : tokens.text2);
        const QRect label(place.left() + 2, headHeight() - LabelHeight, place.width() - 4, LabelHeight);
        painter.drawText(
            label,
            Qt::AlignCenter,
            painter.fontMetrics().elidedText(head.label, Qt::ElideMiddle, label.width()));
        const bool startsGroup = column == 0 || m_columns[static_cast<std::size_t>(column - 1)].group != head.group;
        if (startsGroup) {
            int end = column;
            while (end + 1 < int(m_columns.size()) && m_columns[static_cast<std::size_t>(end + 1)].group == head.group) {
                ++end;
            }
            const QRect over(place.left(), 0, left(end) + cellWidth() - place.left(), GroupHeight);
            painter.setFont(widgets::roleFont(FontRole::Small, QFont::DemiBold));
            painter.setPen(tokens.text2);
            painter.drawText(
                over.adjusted(2, 0, -2, 0),
                Qt::AlignCenter,
                painter.fontMetrics().elidedText(head.group, Qt::ElideRight, over.width() - 4));
            widgets::drawBottomLine(&painter, over, tokens.border);
        }
    }
    painter.setFont(widgets::roleFont(FontRole::Small, QFont::DemiBold));
    painter.setPen(tokens.text2);
    painter.drawText(
        QRect(Padding, headHeight() - LabelHeight, nameWidth() - Padding, LabelHeight),
        Qt::AlignLeft | Qt::AlignVCenter,
        tr("Answers, models: %1").arg(int(m_rows.size())));
    widgets::drawBottomLine(&painter, QRect(0, 0, viewport()->width(), headHeight()), tokens.border);
}

void PerturbationGrid::paintRow(QPainter& painter, int row)
{
    const Tokens& tokens = widgets::tokensOf(this);
    const GridRow& line = m_rows[static_cast<std::size_t>(row)];
    for (int column = int(m_columns.size()) - 1; column >= 0; --column) {
        const QRect cell = cellRect(row, column);
        const widgets::Glyph glyph = line.cells[static_cast<std::size_t>(column)].glyph;
        const bool isChange = glyph == widgets::Glyph::Broken || glyph == widgets::Glyph::Fixed;
        const QColor ground = isChange ? widgets::washOf(glyph, tokens) : tokens.base;
        painter.fillRect(cell, ground.isValid() ? ground : tokens.base);
        constexpr int glyphSide = 13;
        widgets::paintGlyph(
            &painter,
            QRectF(cell.center().x() - glyphSide / 2.0, cell.center().y() - glyphSide / 2.0, glyphSide, glyphSide),
            glyph,
            tokens);
        widgets::drawRightLine(&painter, cell, tokens.border);
        if (column == m_column) {
            painter.fillRect(cell.left(), cell.top(), 1, cell.height(), tokens.accent);
            painter.fillRect(cell.right(), cell.top(), 1, cell.height(), tokens.accent);
        }
        if (row == m_row && column == m_column) {
            widgets::drawFocusRing(&painter, cell.adjusted(1, 1, -1, -1), 0, tokens);
        }
    }
    const QRect name(0, cellRect(row, 0).top(), nameWidth(), rowHeight());
    painter.fillRect(name, row == m_row ? tokens.selection : tokens.base);
    if (row == m_row) {
        painter.fillRect(0, name.top(), 3, name.height(), tokens.accent);
    }
    painter.setFont(widgets::roleFont(FontRole::Small));
    painter.setPen(tokens.text);
    painter.drawText(
        name.adjusted(Padding, 0, -4, 0),
        Qt::AlignLeft | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(line.name, Qt::ElideMiddle, name.width() - Padding - 4));
    widgets::drawRightLine(&painter, name, tokens.border);
    widgets::drawBottomLine(
        &painter, QRect(0, name.top(), viewport()->width(), rowHeight()), tokens.border);
}

void PerturbationGrid::paintRecall(QPainter& painter)
{
    const Tokens& tokens = widgets::tokensOf(this);
    const int row = int(m_rows.size());
    const int top = cellRect(row, 0).top();
    painter.fillRect(0, top, viewport()->width(), rowHeight(), tokens.window);
    painter.setFont(widgets::roleFont(FontRole::Small));
    for (int column = int(m_columns.size()) - 1; column >= 0; --column) {
        const QRect cell = cellRect(row, column);
        const auto recall = m_columns[static_cast<std::size_t>(column)].recall;
        painter.fillRect(cell, tokens.window);
        painter.setPen(
            !recall ? tokens.text3 : *recall < ReadableRecall ? tokens.bad.ink : tokens.text);
        widgets::drawTabular(
            &painter,
            cell,
            recall ? widgets::numbers::score(*recall, 2) : widgets::numbers::missing(),
            Qt::AlignCenter);
        widgets::drawRightLine(&painter, cell, tokens.border);
    }
    painter.fillRect(0, top, nameWidth(), rowHeight(), tokens.window);
    painter.setPen(tokens.text2);
    painter.drawText(
        QRect(Padding, top, nameWidth() - Padding, rowHeight()),
        Qt::AlignLeft | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(
            tr("Characters OCR reads"), Qt::ElideRight, nameWidth() - Padding - 4));
    widgets::drawBottomLine(
        &painter, QRect(0, top, viewport()->width(), rowHeight()), tokens.border);
}

void PerturbationGrid::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), widgets::tokensOf(this).base);
    if (m_columns.empty()) {
        return;
    }
    for (int row = 0; row < int(m_rows.size()); ++row) {
        paintRow(painter, row);
    }
    paintRecall(painter);
    paintHead(painter);
    if (hasFocus()) {
        widgets::drawFocusRing(&painter, viewport()->rect(), 0, widgets::tokensOf(this));
    }
}

} // namespace groundmark::viewers
