// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/delegates/item_view.h"

#include "widgets/theme/fonts.h"
#include "widgets/theme/theme.h"

#include <QFrame>
#include <QHeaderView>
#include <QListView>
#include <QTableView>
#include <QTreeView>

#include <algorithm>

namespace groundmark::widgets {

namespace {

void prepareHeader(QHeaderView* header)
{
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setMinimumSectionSize(32);
    header->setTextElideMode(Qt::ElideRight);
    setFontRole(header, FontRole::Small, QFont::DemiBold);
}

} // namespace

int rowHeight(RowKind kind)
{
    const int small = QFontMetrics(roleFont(FontRole::Small)).height();
    const int body = QFontMetrics(roleFont(FontRole::Body)).height();
    switch (kind) {
    case RowKind::Text:
        return std::max(26, small + 8);
    case RowKind::Thumbnail:
        return std::max(34, small + 8);
    case RowKind::TwoLines:
        return std::max(42, body + small + 8);
    case RowKind::Summary:
        return std::max(22, small + 6);
    case RowKind::Sample:
        return std::max(48, body + small + 14);
    }
    return 26;
}

void prepareItemView(QAbstractItemView* view, RowKind rows)
{
    view->setPalette(itemViewPalette(tokensOf(view)));
    view->setFrameShape(QFrame::NoFrame);
    view->setAlternatingRowColors(false);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    // Whole rows light up under the pointer; Qt repaints the one cell only.
    view->setMouseTracking(true);
    QObject::connect(
        view, &QAbstractItemView::entered, view->viewport(), QOverload<>::of(&QWidget::update));
    view->setAttribute(Qt::WA_InputMethodEnabled, false);
    view->viewport()->setAttribute(Qt::WA_InputMethodEnabled, false);
    setFontRole(view, FontRole::Small);
    if (auto* table = qobject_cast<QTableView*>(view)) {
        table->setShowGrid(false);
        table->setWordWrap(false);
        table->setCornerButtonEnabled(false);
        table->setTabKeyNavigation(false); // Tab leaves the table
        table->verticalHeader()->hide();
        table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
        table->verticalHeader()->setMinimumSectionSize(16);
        table->verticalHeader()->setDefaultSectionSize(rowHeight(rows));
        prepareHeader(table->horizontalHeader());
    } else if (auto* list = qobject_cast<QListView*>(view)) {
        list->setUniformItemSizes(true);
    } else if (auto* tree = qobject_cast<QTreeView*>(view)) {
        tree->setUniformRowHeights(true);
        tree->setRootIsDecorated(false);
        prepareHeader(tree->header());
    }
}

} // namespace groundmark::widgets
