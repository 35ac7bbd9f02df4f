// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/library/sample_cell.h"

#include "imaging/thumbnailer.h"
#include "viewers/library/sample_gallery_model.h"
#include "widgets/badge.h"
#include "widgets/glyphs.h"
#include "widgets/numbers.h"
#include "widgets/theme/fonts.h"
#include "widgets/theme/palette.h"
#include "widgets/theme/style_paint.h"

#include <QAbstractItemView>
#include <QFileInfo>
#include <QHelpEvent>
#include <QPainter>
#include <QTextDocument>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace groundmark::viewers {

namespace {

constexpr int Gap = 12; // between cells, visual language, section 6
constexpr int Margin = Gap / 2;
constexpr int PictureWidth = 140;
constexpr int PictureHeight = 128;
constexpr int ThumbnailSide = 256; // enough to cover the picture for pages up to 1 : 1.8
constexpr int GlyphSize = 12;

int captionHeight()
{
    return widgets::lineHeight(widgets::FontRole::Tiny) + 8;
}

/// The part of an image that covers the frame. Of a page that is higher than the frame the top is
/// shown: titles tell pages apart, middles do not.
QRectF coveringPart(const QSizeF& image, const QSizeF& frame)
{
    const double scale = std::max(frame.width() / image.width(), frame.height() / image.height());
    const QSizeF part = frame / scale;
    return {QPointF((image.width() - part.width()) / 2, 0.0), part};
}

/// Why a picture is not shown.
QString troubleWord(const QString& path)
{
    return QFileInfo::exists(path) ? SampleCell::tr("Image can't be read")
                                   : SampleCell::tr("Image is missing");
}

void paintTrouble(
    QPainter* painter, const QRect& frame, const QString& word, const widgets::Tokens& tokens)
{
    const QRectF glyph(frame.center().x() - 6.5, frame.center().y() - 20, 13, 13);
    widgets::paintGlyph(painter, glyph, widgets::Glyph::Conflict, tokens);
    painter->setFont(widgets::roleFont(widgets::FontRole::Small));
    painter->setPen(tokens.bad.ink);
    painter->drawText(
        frame.adjusted(8, frame.height() / 2, -8, 0),
        int(Qt::AlignHCenter | Qt::AlignTop) | Qt::TextWordWrap,
        word);
}

/// What there is to see of a sample without pages: what it asks.
void paintQuestion(
    QPainter* painter, const QRect& frame, const QString& question, const widgets::Tokens& tokens)
{
    painter->save();
    painter->setClipRect(frame.adjusted(8, 6, -8, -6));
    painter->setFont(widgets::roleFont(widgets::FontRole::Small));
    painter->setPen(tokens.text2);
    painter->drawText(
        frame.adjusted(8, 6, -8, -6),
        int(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap,
        question);
    painter->restore();
}

} // namespace

SampleCell::SampleCell(imaging::Thumbnailer& thumbnails, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_thumbnails(thumbnails)
{
}

QSize SampleCell::pitch()
{
    return {PictureWidth + Gap, PictureHeight + captionHeight() + Gap};
}

QSize SampleCell::sizeHint(
    const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const
{
    return pitch();
}

void SampleCell::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const widgets::Tokens& tokens = widgets::tokensOf(option.palette);
    const QRect cell = option.rect.adjusted(Margin, Margin, -Margin, -Margin);
    const QRect frame(cell.left(), cell.top(), PictureWidth, PictureHeight);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);

    const QRect around = cell.adjusted(-4, -4, 4, 2);
    if (selected) {
        widgets::drawBox(
            painter, around, widgets::radius::control, tokens.selection, tokens.accent);
    } else if (option.state.testFlag(QStyle::State_MouseOver)) {
        widgets::drawBox(painter, around, widgets::radius::control, tokens.hover, QColor());
    }
    paintPicture(painter, frame, index, tokens);

    const QRect caption(
        cell.left(), frame.bottom() + 1, cell.width(), cell.bottom() - frame.bottom());
    const auto state = SampleState(index.data(SampleGalleryModel::StateRole).toInt());
    const QRectF glyph(
        caption.left() + 1,
        std::round(caption.center().y() - GlyphSize / 2.0),
        GlyphSize,
        GlyphSize);
    widgets::paintGlyph(painter, glyph, widgets::glyphOf(state), tokens);
    const QRect words = caption.adjusted(GlyphSize + 6, 0, 0, 0);
    painter->setFont(widgets::roleFont(widgets::FontRole::Tiny));
    painter->setPen(tokens.text);
    const QString id = index.data(Qt::DisplayRole).toString();
    painter->drawText(
        words,
        int(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine,
        painter->fontMetrics().elidedText(id, Qt::ElideMiddle, words.width()));
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        widgets::drawFocusRing(painter, around, widgets::radius::control, tokens);
    }
    painter->restore();
}

void SampleCell::paintPicture(
    QPainter* painter,
    const QRect& frame,
    const QModelIndex& index,
    const widgets::Tokens& tokens) const
{
    painter->fillRect(frame, tokens.base);
    const QString path = index.data(SampleGalleryModel::ImagePathRole).toString();
    if (path.isEmpty()) {
        paintQuestion(
            painter, frame, index.data(SampleGalleryModel::QuestionRole).toString(), tokens);
    } else if (m_thumbnails.error(path)) {
        paintTrouble(painter, frame, troubleWord(path), tokens);
    } else {
        const int ratio = int(std::ceil(painter->device()->devicePixelRatioF()));
        const QImage image = m_thumbnails.thumbnail(path, ThumbnailSide * ratio);
        if (!image.isNull()) {
            painter->setRenderHint(QPainter::SmoothPixmapTransform);
            painter->drawImage(frame, image, coveringPart(image.size(), frame.size()));
        }
    }
    widgets::drawBox(painter, frame, 0.0, QColor(), tokens.border);

    const int pages = index.data(SampleGalleryModel::PageCountRole).toInt();
    if (pages > 1) {
        const QString text = tr("%1 pages").arg(widgets::numbers::count(pages));
        const QSizeF size = widgets::badgeSize(text);
        const QRectF place(
            frame.right() - size.width() - 3,
            frame.bottom() - size.height() - 3,
            size.width(),
            size.height());
        widgets::paintBadge(painter, place, text, widgets::BadgeTone::Neutral, tokens);
    }
}

bool SampleCell::helpEvent(
    QHelpEvent* event,
    QAbstractItemView* view,
    const QStyleOptionViewItem& option,
    const QModelIndex& index)
{
    const QString path = index.data(SampleGalleryModel::ImagePathRole).toString();
    const auto error = path.isEmpty() ? std::nullopt : m_thumbnails.error(path);
    if (event->type() != QEvent::ToolTip || !error) {
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    }
    const QString tip
        = index.data(Qt::AccessibleDescriptionRole).toString() + u'\n' + error->toText();
    QToolTip::showText(
        event->globalPos(),
        Qt::convertFromPlainText(tip, Qt::WhiteSpaceNormal),
        view->viewport(),
        view->visualRect(index));
    return true;
}

} // namespace groundmark::viewers
