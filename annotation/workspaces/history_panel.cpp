// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/workspaces/history_panel.h"

#include "widgets/delegates/item_view.h"
#include "widgets/delegates/row_delegate.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"

#include <QListView>
#include <QVBoxLayout>

namespace groundmark::annotation {

HistoryPanel::HistoryPanel(SampleDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new HistoryModel(document, this))
    , m_header(new widgets::PanelHeader(tr("History")))
    , m_list(new QListView)
{
    m_list->setModel(m_model);
    m_list->setAccessibleName(tr("History"));
    m_list->setItemDelegate(new widgets::RowDelegate(m_list));
    widgets::prepareItemView(m_list);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_list, 1);
    connect(m_model, &HistoryModel::moved, this, &HistoryPanel::showCurrent);
    connect(
        m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex& current) {
            if (!m_showing && current.isValid()) {
                goTo(current.row());
            }
        });
    showCurrent();
}

void HistoryPanel::showCurrent()
{
    m_showing = true;
    const QModelIndex current = m_model->index(m_model->currentRow());
    m_list->setCurrentIndex(current);
    m_list->scrollTo(current);
    m_list->setEnabled(m_document.isOpen() && !m_document.isReadOnly());
    m_header->setFacts(tr("%1 of %2").arg(
        widgets::numbers::count(m_model->currentRow()),
        widgets::numbers::count(m_model->rowCount() - 1)));
    m_showing = false;
}

void HistoryPanel::goTo(int row)
{
    if (!m_document.isReadOnly()) {
        m_document.undoStack().setIndex(row);
    }
}

void HistoryPanel::focusList()
{
    m_list->setFocus();
}

} // namespace groundmark::annotation
