// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/mask/sample_selector.h"

#include <QListView>

namespace groundmark::annotation {

namespace {

constexpr int ShownCharacters = 18; // longer ids are cut in the bar and whole in the list

} // namespace

SampleSelector::SampleSelector(
    storage::Session& session, imaging::Thumbnailer& thumbnailer, QWidget* parent)
    : QComboBox(parent)
    , m_session(session)
    , m_model(new SampleListModel(thumbnailer, this))
{
    setModel(m_model);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(ShownCharacters);
    setMaxVisibleItems(20);
    auto* list = new QListView;
    list->setUniformItemSizes(true);
    setView(list);
    connect(this, &QComboBox::activated, this, [this](int row) { m_session.setSample(m_model->sampleAt(row)); });
    connect(&m_session, &storage::Session::projectClosing, this, [this] {
        [[maybe_unused]] const auto emptied = m_model->show(nullptr, {});
    });
    connect(&m_session, &storage::Session::projectOpened, this, &SampleSelector::reload);
    connect(&m_session, &storage::Session::datasetChanged, this, &SampleSelector::reload);
    connect(&m_session, &storage::Session::contentChanged, this, &SampleSelector::reload);
    connect(&m_session, &storage::Session::sampleChanged, this, &SampleSelector::followSession);
    connect(&m_session, &storage::Session::sampleEdited, m_model, &SampleListModel::refresh);
    reload();
}

void SampleSelector::reload()
{
    storage::SampleFilter filter;
    filter.dataset = m_session.dataset();
    if (auto shown = m_model->show(m_session.project(), filter); !shown) {
        m_session.announceFailure(shown.error());
    }
    followSession();
}

void SampleSelector::followSession()
{
    setCurrentIndex(m_model->rowOf(m_session.sample()));
}

void SampleSelector::step(int by)
{
    if (m_model->rowCount() > 0) {
        const int row = qBound(0, currentIndex() + by, m_model->rowCount() - 1);
        m_session.setSample(m_model->sampleAt(row));
    }
}

void SampleSelector::stepUnfinished(int by)
{
    const int row = m_model->nextUnfinished(currentIndex(), by);
    if (row >= 0) {
        m_session.setSample(m_model->sampleAt(row));
    }
}

} // namespace groundmark::annotation
