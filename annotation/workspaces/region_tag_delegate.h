// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/delegates/row_delegate.h"

namespace groundmark::annotation {

/// A region's tag as on the canvas: its number on the region's colour (Qt::DecorationRole: QColor).
class RegionTagDelegate : public widgets::RowDelegate
{
    Q_OBJECT

public:
    using RowDelegate::RowDelegate;

protected:
    void paintCell(QPainter* painter, const Cell& cell) const override;
};

} // namespace groundmark::annotation
