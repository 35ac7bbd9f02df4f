// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/delegates/row_delegate.h"

namespace groundmark::widgets {

/// A row of the sample list, 48 px: thumbnail 44 × 34, id, second line, state glyph.
///
/// Qt::DisplayRole: id, cut in the middle · SecondLineRole: question or text, cut at the end ·
/// ThumbnailRole: QImage or QPixmap, a framed empty rectangle until it is there · GlyphRole: state ·
/// SuffixRole: quiet text beside the id.
class SampleDelegate : public RowDelegate
{
    Q_OBJECT

public:
    using RowDelegate::RowDelegate;

    [[nodiscard]] QSize sizeHint(
        const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void paintCell(QPainter* painter, const Cell& cell) const override;
    [[nodiscard]] QString tipFor(const QModelIndex& index) const override;
};

/// A cell of a table with nothing but a thumbnail (ThumbnailRole), as high as the row allows.
class ThumbnailDelegate : public RowDelegate
{
    Q_OBJECT

public:
    using RowDelegate::RowDelegate;

protected:
    void paintCell(QPainter* painter, const Cell& cell) const override;
    [[nodiscard]] int wantedWidth(const QModelIndex& index) const override;
};

/// Paints a thumbnail (QImage or QPixmap; anything else is "not there yet") so that it covers
/// `rect`, cropped in the middle, inside a line of 1 px.
void paintThumbnail(
    QPainter* painter, const QRect& rect, const QVariant& thumbnail, const Tokens& tokens);

} // namespace groundmark::widgets
