// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/workspaces/sample_list.h"

#include "widgets/delegates/item_view.h"
#include "widgets/delegates/sample_delegate.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"
#include "widgets/search_field.h"

#include <QListView>
#include <QVBoxLayout>

namespace groundmark::annotation {

SampleList::SampleList(storage::Session& session, imaging::Thumbnailer& thumbnailer, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_model(new SampleListModel(thumbnailer, this))
    , m_header(new widgets::PanelHeader(tr("Samples")))
    , m_search(new widgets::SearchField(tr("Find text or id")))
    , m_view(new QListView)
{
    m_view->setModel(m_model);
    m_view->setItemDelegate(new widgets::SampleDelegate(m_view));
    m_view->setAccessibleName(tr("Samples"));
    widgets::prepareItemView(m_view, widgets::RowKind::Sample);
    auto* field = new QWidget;
    field->setAutoFillBackground(true);
    auto* fieldLayout = new QVBoxLayout(field);
    fieldLayout->setContentsMargins(8, 8, 8, 8);
    fieldLayout->addWidget(m_search);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(field);
    layout->addWidget(m_view, 1);

    connect(m_search, &widgets::SearchField::searchChanged, this, &SampleList::reload);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& now) {
        if (now.isValid()) {
            m_session.setSample(m_model->sampleAt(now.row()));
        }
    });
    connect(&m_session, &storage::Session::projectClosing, this, [this] {
        [[maybe_unused]] const auto emptied = m_model->show(nullptr, {});
    });
    connect(&m_session, &storage::Session::projectOpened, this, &SampleList::reload);
    connect(&m_session, &storage::Session::datasetChanged, this, &SampleList::reload);
    connect(&m_session, &storage::Session::contentChanged, this, &SampleList::reload);
    connect(&m_session, &storage::Session::sampleChanged, this, &SampleList::followSession);
    connect(&m_session, &storage::Session::sampleEdited, m_model, &SampleListModel::refresh);
    reload();
}

void SampleList::reload()
{
    storage::SampleFilter filter;
    filter.dataset = m_session.dataset();
    filter.text = m_search->text().trimmed();
    const SampleId current = m_session.sample();
    if (auto shown = m_model->show(m_session.project(), filter); !shown) {
        m_session.announceFailure(shown.error());
    }
    m_header->setFacts(widgets::numbers::count(m_model->rowCount()));
    if (m_model->rowOf(current) >= 0) {
        followSession();
    } else if (m_model->rowCount() > 0) {
        choose(0);
    }
}

int SampleList::currentRow() const
{
    return m_view->currentIndex().row();
}

void SampleList::choose(int row)
{
    const QModelIndex index = m_model->index(row);
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
}

void SampleList::step(int by)
{
    if (m_model->rowCount() > 0) {
        choose(qBound(0, currentRow() + by, m_model->rowCount() - 1));
    }
}

void SampleList::stepUnfinished(int by)
{
    const int row = m_model->nextUnfinished(currentRow(), by);
    if (row >= 0) {
        choose(row);
    }
}

void SampleList::followSession()
{
    const int row = m_model->rowOf(m_session.sample());
    if (row >= 0 && row != currentRow()) {
        choose(row);
    }
}

void SampleList::focusList()
{
    m_view->setFocus();
}

} // namespace groundmark::annotation
