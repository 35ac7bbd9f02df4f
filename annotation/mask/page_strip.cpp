// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/mask/page_strip.h"

#include "widgets/buttons.h"
#include "widgets/delegates/item_view.h"
#include "widgets/numbers.h"
#include "widgets/panel.h"
#include "widgets/panel_header.h"
#include "widgets/theme/fonts.h"
#include "widgets/theme/theme.h"

#include <QAction>
#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace groundmark::annotation {

namespace {

constexpr int ThumbnailSide = 256; // pixels asked for; drawn smaller, sharp on dense screens
constexpr int Padding = 8;
constexpr int CaptionHeight = 22;
constexpr double PageRatio = 1.36; // most height of a page by its width: a little less than A4

enum Role
{
    PathRole = Qt::UserRole,
    SizeRole,
    MasksRole,
};

} // namespace

class PageStrip::Model : public QAbstractListModel
{
public:
    Model(imaging::Thumbnailer& thumbnailer, QObject* parent)
        : QAbstractListModel(parent)
        , m_thumbnailer(thumbnailer)
    {
        connect(&thumbnailer, &imaging::Thumbnailer::ready, this, [this](const QString& path) {
            for (int row = 0; row < rowCount(); ++row) {
                if (m_pages[static_cast<size_t>(row)].path == path) {
                    emit dataChanged(index(row), index(row));
                }
            }
        });
    }

    void setPages(const std::vector<Page>& pages)
    {
        if (pages.size() == m_pages.size()) { // the same sample: the selection stays
            m_pages = pages;
            if (!m_pages.empty()) {
                emit dataChanged(index(0), index(rowCount() - 1));
            }
            return;
        }
        beginResetModel();
        m_pages = pages;
        endResetModel();
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_pages.size());
    }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        const Page& page = m_pages[static_cast<size_t>(index.row())];
        switch (role) {
        case Qt::DisplayRole:
            return PageStrip::tr("Page %1").arg(index.row() + 1);
        case Qt::AccessibleTextRole:
            return page.masks > 0 ? PageStrip::tr("Page %1, %n mask(s)", nullptr, page.masks).arg(index.row() + 1)
                                  : PageStrip::tr("Page %1").arg(index.row() + 1);
        case Qt::DecorationRole:
            return m_thumbnailer.thumbnail(page.path, ThumbnailSide);
        case Qt::ToolTipRole:
        case PathRole:
            return page.path;
        case SizeRole:
            return page.size;
        case MasksRole:
            return page.masks;
        default:
            return {};
        }
    }

private:
    imaging::Thumbnailer& m_thumbnailer;
    std::vector<Page> m_pages;
};

class PageStrip::Delegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const int width = option.widget != nullptr ? option.widget->width() : 132;
        const auto size = index.data(SizeRole).toSize();
        const double ratio = size.isEmpty() ? PageRatio : std::min(PageRatio, double(size.height()) / size.width());
        return {width, qRound((width - 4 * Padding) * ratio) + CaptionHeight + 2 * Padding};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const widgets::Tokens& tokens = widgets::tokensOf(option.widget);
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        painter->fillRect(option.rect, selected ? tokens.selection : tokens.base);
        if (selected) {
            painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), tokens.accent);
        }
        const QRect place = option.rect.adjusted(2 * Padding, Padding, -2 * Padding, -Padding - CaptionHeight);
        const auto image = index.data(Qt::DecorationRole).value<QImage>();
        QRect picture = place;
        if (!image.isNull()) {
            const QSize size = image.size().scaled(place.size(), Qt::KeepAspectRatio);
            picture = QRect(QPoint(place.x() + (place.width() - size.width()) / 2, place.bottom() + 1 - size.height()), size);
            painter->setRenderHint(QPainter::SmoothPixmapTransform);
            painter->drawImage(picture, image);
        }
        painter->setPen(tokens.border);
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(picture.adjusted(0, 0, -1, -1));
        const QRect caption(
            option.rect.x() + Padding + 4, place.bottom() + 2, option.rect.width() - 2 * Padding - 4, CaptionHeight);
        painter->setFont(widgets::roleFont(
            widgets::FontRole::Small, selected ? QFont::DemiBold : QFont::Normal));
        painter->setPen(tokens.text);
        painter->drawText(caption, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, index.data().toString());
        if (const int masks = index.data(MasksRole).toInt(); masks > 0) {
            painter->setFont(widgets::roleFont(widgets::FontRole::Tiny));
            painter->setPen(tokens.text2);
            painter->drawText(
                caption, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                PageStrip::tr("%n mask(s)", nullptr, masks));
        }
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(tokens.accent);
            painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
        }
        painter->restore();
    }
};

PageStrip::PageStrip(imaging::Thumbnailer& thumbnailer, QAction* add, QWidget* parent)
    : QWidget(parent)
    , m_header(new widgets::PanelHeader(tr("Pages")))
    , m_model(new Model(thumbnailer, this))
    , m_view(new QListView)
{
    m_view->setModel(m_model);
    m_view->setItemDelegate(new Delegate(m_view));
    widgets::prepareItemView(m_view, widgets::RowKind::Thumbnail);
    m_view->setUniformItemSizes(false);
    m_view->setResizeMode(QListView::Adjust);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setAccessibleName(tr("Pages"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_view, 1);
    if (add != nullptr) {
        auto* bar = new widgets::ActionBar(nullptr, 36);
        bar->addLeft(widgets::makeToolButton(add, this, true));
        layout->addWidget(bar);
    }
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& now) {
        if (now.isValid()) {
            emit pageChosen(now.row());
        }
    });
}

void PageStrip::setPages(const std::vector<Page>& pages)
{
    const QSignalBlocker quiet(m_view->selectionModel());
    m_model->setPages(pages);
    m_header->setFacts(widgets::numbers::count(static_cast<qint64>(pages.size())));
}

void PageStrip::setCurrent(int page)
{
    const QModelIndex index = m_model->index(page);
    if (m_view->currentIndex() != index) {
        m_view->setCurrentIndex(index);
    }
    m_view->scrollTo(index);
}

int PageStrip::current() const
{
    return m_view->currentIndex().row();
}

int PageStrip::count() const
{
    return m_model->rowCount();
}

} // namespace groundmark::annotation
