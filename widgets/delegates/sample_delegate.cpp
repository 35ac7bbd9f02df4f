// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/delegates/sample_delegate.h"

#include "widgets/delegates/item_view.h"
#include "widgets/delegates/roles.h"
#include "widgets/theme/fonts.h"
#include "widgets/theme/style_paint.h"

#include <QImage>
#include <QPainter>
#include <QPixmap>

#include <algorithm>

namespace groundmark::widgets {

namespace {

constexpr QSize ThumbnailSize {44, 34};
constexpr int GlyphSize = 13;
constexpr int Gap = 8;

/// The middle part of a picture that has the shape of `wanted`.
QRectF cropped(QSizeF picture, QSizeF wanted)
{
    QSizeF part = wanted.scaled(picture, Qt::KeepAspectRatio);
    return {
        QPointF((picture.width() - part.width()) / 2, (picture.height() - part.height()) / 2),
        part};
}

} // namespace

void paintThumbnail(
    QPainter* painter, const QRect& rect, const QVariant& thumbnail, const Tokens& tokens)
{
    painter->save();
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    const auto image = thumbnail.value<QImage>();
    if (!image.isNull()) {
        painter->drawImage(QRectF(rect), image, cropped(image.size(), rect.size()));
    } else {
        const auto pixmap = thumbnail.value<QPixmap>();
        if (!pixmap.isNull()) {
            painter->drawPixmap(QRectF(rect), pixmap, cropped(pixmap.size(), rect.size()));
        } else {
            painter->fillRect(rect, tokens.alt);
        }
    }
    drawBox(painter, rect, 0.5, QColor(), tokens.border);
    painter->restore();
}

QSize SampleDelegate::sizeHint(
    const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const
{
    return {160, rowHeight(RowKind::Sample)};
}

void SampleDelegate::paintCell(QPainter* painter, const Cell& cell) const
{
    const QRect rect = cell.rect;
    const QRect picture(
        QPoint(rect.left() + 1, rect.top() + (rect.height() - ThumbnailSize.height()) / 2),
        ThumbnailSize);
    paintThumbnail(painter, picture, cell.index.data(ThumbnailRole), cell.tokens);

    const QFont idFont = roleFont(FontRole::Body);
    const QFont lineFont = roleFont(FontRole::Small);
    const int idHeight = QFontMetrics(idFont).height();
    const int lineHeight = QFontMetrics(lineFont).height();
    const QString second = cell.index.data(SecondLineRole).toString();
    const int height = second.isEmpty() ? idHeight : idHeight + 1 + lineHeight;
    QRect id(
        picture.right() + 1 + Gap, rect.top() + (rect.height() - height) / 2, 0, idHeight);
    id.setRight(rect.right());
    const QRect line(id.left(), id.bottom() + 2, rect.right() - id.left() + 1, lineHeight);

    const QVariant glyph = cell.index.data(GlyphRole);
    if (glyph.isValid()) {
        const QRectF sign(
            rect.right() - GlyphSize + 1, id.top() + (idHeight - GlyphSize) / 2, GlyphSize, GlyphSize);
        paintGlyph(painter, sign, Glyph(glyph.toInt()), cell.tokens);
        id.setRight(rect.right() - GlyphSize - 4);
    }
    painter->setFont(lineFont);
    painter->setPen(cell.isEnabled ? cell.tokens.text2 : cell.tokens.disabled);
    drawElided(painter, line, second);
    const QString suffix = cell.index.data(SuffixRole).toString();
    if (!suffix.isEmpty()) {
        drawElided(painter, id, suffix, Qt::AlignRight | Qt::AlignVCenter);
        id.setRight(id.right() - painter->fontMetrics().horizontalAdvance(suffix) - Gap);
    }
    painter->setFont(idFont);
    painter->setPen(cell.isEnabled ? cell.tokens.text : cell.tokens.disabled);
    drawElided(
        painter,
        id,
        cell.index.data(Qt::DisplayRole).toString(),
        Qt::AlignLeft | Qt::AlignVCenter,
        Qt::ElideMiddle);
}

QString SampleDelegate::tipFor(const QModelIndex& index) const
{
    QString tip = RowDelegate::tipFor(index);
    const QString second = index.data(SecondLineRole).toString();
    return second.isEmpty() ? tip : tip + QLatin1Char('\n') + second;
}

void ThumbnailDelegate::paintCell(QPainter* painter, const Cell& cell) const
{
    const int height = cell.rect.height() - 6;
    const int width = std::min(cell.rect.width() + 8, height * 44 / 34);
    const QRect picture(
        cell.rect.left() - 4 + (cell.rect.width() + 8 - width) / 2,
        cell.rect.top() + 3,
        width,
        height);
    paintThumbnail(painter, picture, cell.index.data(ThumbnailRole), cell.tokens);
}

int ThumbnailDelegate::wantedWidth(const QModelIndex& /*index*/) const
{
    return ThumbnailSize.width() - 8;
}

} // namespace groundmark::widgets
