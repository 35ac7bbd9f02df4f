// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/workspaces/dataset_selector.h"

#include "storage/dataset_repository.h"

namespace groundmark::annotation {

DatasetSelector::DatasetSelector(storage::Session& session, QWidget* parent)
    : QComboBox(parent)
    , m_session(session)
{
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(this, &QComboBox::activated, this, [this] {
        const qint64 id = currentData().toLongLong();
        m_session.setDataset(id > 0 ? std::optional(DatasetId {id}) : std::nullopt);
    });
    connect(&m_session, &storage::Session::projectOpened, this, &DatasetSelector::readDatasets);
    connect(&m_session, &storage::Session::contentChanged, this, &DatasetSelector::readDatasets);
    connect(&m_session, &storage::Session::datasetChanged, this, &DatasetSelector::showCurrent);
    readDatasets();
}

void DatasetSelector::readDatasets()
{
    clear();
    addItem(tr("All datasets"), qint64(0));
    if (m_session.project() != nullptr) {
        const auto list = storage::DatasetRepository(m_session.project()->database()).list();
        for (const auto& listed : list.valueOr({})) {
            addItem(listed.dataset.name, listed.dataset.id.value);
        }
    }
    setEnabled(count() > 1);
    showCurrent();
}

void DatasetSelector::showCurrent()
{
    const qint64 id = m_session.dataset() ? m_session.dataset()->value : 0;
    setCurrentIndex(std::max(0, findData(id)));
}

} // namespace groundmark::annotation
