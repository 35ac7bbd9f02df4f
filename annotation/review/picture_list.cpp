// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/review/picture_list.h"

#include "evaluation/generate/page_diff.h"
#include "widgets/delegates/item_view.h"
#include "widgets/delegates/roles.h"
#include "widgets/glyphs.h"
#include "widgets/theme/fonts.h"
#include "widgets/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace groundmark::annotation {

namespace {

constexpr int ThumbnailSide = 320; // pixels asked for; drawn smaller, sharp on dense screens
constexpr int CaptionHeight = 20;
constexpr int Padding = 4;
// Visual language, section 6, Review and Library.
constexpr QSize StripCell(84, 84);
constexpr QSize LowStripCell(76, 52);
constexpr QSize GridCell(172, 152);

} // namespace

PictureModel::PictureModel(imaging::Thumbnailer& thumbnailer, QObject* parent)
    : QAbstractListModel(parent)
    , m_thumbnailer(thumbnailer)
{
    connect(&thumbnailer, &imaging::Thumbnailer::ready, this, [this](const QString& path) {
        const int row = m_rowsByPath.value(path, -1);
        if (row >= 0 && row < m_count) {
            emit dataChanged(index(row), index(row), {widgets::ThumbnailRole});
        }
    });
}

void PictureModel::setDesk(const ReviewDesk* desk, const storage::Project* project)
{
    beginResetModel();
    m_desk = desk;
    m_project = project;
    m_count = desk == nullptr ? 0 : desk->count();
    endResetModel();
    m_rowsByPath.clear();
}

void PictureModel::renew()
{
    const int count = m_desk == nullptr ? 0 : m_desk->count();
    if (count != m_count) {
        beginResetModel();
        m_count = count;
        endResetModel();
    } else if (count > 0) {
        emit dataChanged(index(0), index(count - 1));
    }
    m_rowsByPath.clear();
}

int PictureModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_count;
}

QString PictureModel::pathAt(int row) const
{
    const QString& stored = m_desk->entryAt(row).picture;
    return stored.isEmpty() ? QString() : m_project->absolutePath(stored);
}

QVariant PictureModel::data(const QModelIndex& index, int role) const
{
    if (m_desk == nullptr || index.row() >= m_desk->count()) {
        return {};
    }
    const int row = index.row();
    const widgets::Glyph glyph = widgets::glyphOf(m_desk->verdictAt(row));
    switch (role) {
    case Qt::DisplayRole:
        return m_desk->entryAt(row).externalId;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        const QString reason = m_desk->reasonAt(row);
        const QString verdict = reason.isEmpty() ? widgets::wordOf(glyph)
                                                 : widgets::wordOf(glyph) + QStringLiteral(": ")
                + evaluation::generate::wordsOfRejection(reason);
        return QString(m_desk->entryAt(row).externalId + QStringLiteral(" – ") + verdict);
    }
    case widgets::GlyphRole:
        return static_cast<int>(glyph);
    case widgets::ThumbnailRole: {
        const QString path = pathAt(row);
        if (path.isEmpty()) {
            return {};
        }
        const_cast<PictureModel*>(this)->m_rowsByPath.insert(path, row); // only what is on the screen
        return m_thumbnailer.thumbnail(path, ThumbnailSide);
    }
    default:
        return {};
    }
}

PictureDelegate::PictureDelegate(QSize cell, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_cell(cell)
{
}

QSize PictureDelegate::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const
{
    return m_cell;
}

void PictureDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const widgets::Tokens& tokens = widgets::tokensOf(option.widget);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const auto glyph = static_cast<widgets::Glyph>(index.data(widgets::GlyphRole).toInt());
    const bool captioned = m_cell.height() > LowStripCell.height();
    painter->save();
    if (selected) {
        painter->fillRect(option.rect, tokens.selection);
        painter->fillRect(QRect(option.rect.topLeft(), QSize(option.rect.width(), 3)), tokens.accent);
    }
    const QRect place = option.rect.adjusted(Padding, Padding + 2, -Padding, captioned ? -CaptionHeight : -Padding);
    const auto image = index.data(widgets::ThumbnailRole).value<QImage>();
    QRect picture = place;
    if (!image.isNull()) {
        picture.setSize(image.size().scaled(place.size(), Qt::KeepAspectRatio));
        picture.moveCenter(place.center());
        painter->setRenderHint(QPainter::SmoothPixmapTransform);
        painter->drawImage(picture, image);
    }
    painter->setPen(tokens.border);
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(picture.adjusted(0, 0, -1, -1));
    if (captioned) {
        const QRect caption(option.rect.x() + Padding, place.bottom() + 2, option.rect.width() - 2 * Padding, CaptionHeight - 2);
        widgets::paintGlyph(painter, QRect(caption.x(), caption.y(), 13, caption.height()), glyph, tokens);
        painter->setFont(widgets::roleFont(widgets::FontRole::Tiny));
        painter->setPen(tokens.text2);
        const QRect words = caption.adjusted(17, 0, 0, 0);
        painter->drawText(
            words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
            painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideLeft, words.width()));
    } else {
        const QRect corner(picture.left(), picture.top(), 17, 17);
        painter->fillRect(corner, tokens.base);
        widgets::paintGlyph(painter, corner.adjusted(2, 2, -2, -2), glyph, tokens);
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(tokens.accent);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

PictureList::PictureList(PictureModel& model, Form form, QWidget* parent)
    : QListView(parent)
    , m_form(form)
    , m_delegate(new PictureDelegate(form == Form::Strip ? StripCell : GridCell, this))
{
    setModel(&model);
    setItemDelegate(m_delegate);
    widgets::prepareItemView(this, widgets::RowKind::Thumbnail);
    setUniformItemSizes(true);
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setFlow(QListView::LeftToRight);
    setWrapping(form == Form::Grid);
    setResizeMode(QListView::Adjust);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setAccessibleName(form == Form::Strip ? tr("Film strip") : tr("Gallery"));
    if (form == Form::Strip) {
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setFixedHeight(StripCell.height() + 8);
    } else {
        setSpacing(4);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    }
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& now) {
        if (now.isValid()) {
            emit rowChosen(now.row());
        }
    });
    connect(this, &QListView::activated, this, [this](const QModelIndex& index) { emit rowOpened(index.row()); });
}

void PictureList::setLow(bool low)
{
    if (m_form == Form::Strip) {
        m_delegate->setCell(low ? LowStripCell : StripCell);
        setFixedHeight(m_delegate->cell().height() + 8);
        doItemsLayout();
    }
}

void PictureList::showRow(int row)
{
    const QModelIndex index = model()->index(row, 0);
    if (!index.isValid()) {
        return;
    }
    const QSignalBlocker quiet(selectionModel());
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    viewport()->update();
    // The neighbours on both sides are worth seeing.
    scrollTo(index, m_form == Form::Strip ? QAbstractItemView::PositionAtCenter : QAbstractItemView::EnsureVisible);
}

} // namespace groundmark::annotation
