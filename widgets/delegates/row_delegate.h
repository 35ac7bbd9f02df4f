// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/glyphs.h"
#include "widgets/theme/tokens.h"

#include <QStyledItemDelegate>

namespace groundmark::widgets {

/// What all rows have in common: ground (selected, under the pointer), the line below, the accent
/// bar at the left edge of a selected row's first column, the ring round the current cell, elided
/// text with the whole of it in the tool tip. Subclasses paint what is inside. Also usable as it is:
/// it shows Qt::DisplayRole with a glyph before it and a suffix after it.
class RowDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(
        QPainter* painter,
        const QStyleOptionViewItem& option,
        const QModelIndex& index) const final;
    [[nodiscard]] QSize sizeHint(
        const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool helpEvent(
        QHelpEvent* event,
        QAbstractItemView* view,
        const QStyleOptionViewItem& option,
        const QModelIndex& index) override;

protected:
    /// One cell: everything but ground, line, bar and ring. `cell` is the cell less 8 px at both
    /// sides. The painter has the view's font and the text colour.
    struct Cell
    {
        QRect rect;
        const QModelIndex& index;
        const Tokens& tokens;
        bool isSelected;
        bool isEnabled;
    };
    virtual void paintCell(QPainter* painter, const Cell& cell) const;
    /// Width in px that `paintCell` would like to have, without the margins.
    [[nodiscard]] virtual int wantedWidth(const QModelIndex& index) const;
    /// What the tool tip says when the model has none; empty for no tip.
    [[nodiscard]] virtual QString tipFor(const QModelIndex& index) const;
};

/// Text on one line in `rect`, cut with an ellipsis.
void drawElided(
    QPainter* painter,
    const QRect& rect,
    const QString& text,
    Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter,
    Qt::TextElideMode mode = Qt::ElideRight);

} // namespace groundmark::widgets
