// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/workspaces/region_tag_delegate.h"

#include "widgets/theme/fonts.h"
#include "widgets/theme/tokens.h"

#include <QPainter>

namespace groundmark::annotation {

namespace {

constexpr int TagHeight = 18; // visual language, section 1.3
constexpr int TagPadding = 5;

} // namespace

void RegionTagDelegate::paintCell(QPainter* painter, const Cell& cell) const
{
    const QString text = cell.index.data(Qt::DisplayRole).toString();
    painter->setFont(widgets::roleFont(widgets::FontRole::Code, QFont::DemiBold));
    const int width = painter->fontMetrics().horizontalAdvance(text) + 2 * TagPadding;
    const QRect tag(cell.rect.left(), cell.rect.center().y() - TagHeight / 2 + 1, width, TagHeight);
    painter->fillRect(tag, cell.index.data(Qt::DecorationRole).value<QColor>());
    painter->setPen(Qt::black); // on every region colour, in both themes, as on the canvas
    painter->drawRect(QRectF(tag).adjusted(0.5, 0.5, -0.5, -0.5));
    painter->drawText(tag, Qt::AlignCenter, text);
}

} // namespace groundmark::annotation
