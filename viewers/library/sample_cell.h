// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QStyledItemDelegate>

namespace groundmark::imaging {
class Thumbnailer;
}
namespace groundmark::widgets {
struct Tokens;
}

namespace groundmark::viewers {

/// A cell of the gallery: the first page, 140 × 128, over one line with the state's glyph and the
/// sample's id, cut in the middle. Thumbnails are asked for here and come later; an image that
/// can't be shown says so in words.
class SampleCell : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// `thumbnails` must outlive the delegate.
    explicit SampleCell(imaging::Thumbnailer& thumbnails, QObject* parent = nullptr);

    /// Cell with the gap that belongs to it, in px.
    [[nodiscard]] static QSize pitch();

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index)
        const override;
    [[nodiscard]] QSize
    sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool helpEvent(
        QHelpEvent* event,
        QAbstractItemView* view,
        const QStyleOptionViewItem& option,
        const QModelIndex& index) override;

private:
    void paintPicture(
        QPainter* painter,
        const QRect& frame,
        const QModelIndex& index,
        const widgets::Tokens& tokens) const;

    imaging::Thumbnailer& m_thumbnails;
};

} // namespace groundmark::viewers
