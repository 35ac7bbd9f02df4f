// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/library/dataset_panel.h"

#include "widgets/delegates/item_view.h"
#include "widgets/delegates/row_delegate.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"
#include "widgets/tabular.h"
#include "widgets/theme/fonts.h"

#include <QListView>
#include <QPainter>
#include <QTextDocument>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace groundmark::viewers {

namespace {

/// A dataset's name at the left, its number of samples at the right.
class DatasetRow : public widgets::RowDelegate
{
public:
    using RowDelegate::RowDelegate;

protected:
    void paintCell(QPainter* painter, const Cell& cell) const override
    {
        const QRect line = cell.rect.adjusted(4, 0, -4, 0);
        const QString count
            = widgets::numbers::count(cell.index.data(DatasetModel::CountRole).toLongLong());
        painter->setPen(cell.tokens.text2);
        widgets::drawTabular(painter, line, count, Qt::AlignRight | Qt::AlignVCenter);
        const int taken = int(std::ceil(widgets::tabularWidth(painter->font(), count))) + 12;
        if (cell.isSelected) {
            painter->setFont(widgets::roleFont(widgets::FontRole::Small, QFont::DemiBold));
        }
        painter->setPen(cell.tokens.text);
        widgets::drawElided(
            painter,
            line.adjusted(0, 0, -taken, 0),
            cell.index.data(Qt::DisplayRole).toString(),
            Qt::AlignLeft | Qt::AlignVCenter,
            Qt::ElideMiddle);
    }
};

} // namespace

void DatasetModel::setDatasets(std::vector<storage::DatasetRepository::Listed> datasets)
{
    beginResetModel();
    m_datasets = std::move(datasets);
    endResetModel();
}

std::optional<DatasetId> DatasetModel::datasetAt(const QModelIndex& index) const
{
    return index.row() > 0 ? std::optional(m_datasets[size_t(index.row() - 1)].dataset.id)
                           : std::nullopt;
}

QModelIndex DatasetModel::indexOf(std::optional<DatasetId> dataset) const
{
    for (size_t i = 0; dataset && i < m_datasets.size(); ++i) {
        if (m_datasets[i].dataset.id == *dataset) {
            return index(int(i) + 1);
        }
    }
    return index(0);
}

qint64 DatasetModel::samples(std::optional<DatasetId> dataset) const
{
    qint64 sum = 0;
    for (const storage::DatasetRepository::Listed& listed : m_datasets) {
        sum += !dataset || listed.dataset.id == *dataset ? listed.samples : 0;
    }
    return sum;
}

int DatasetModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_datasets.empty() ? 0 : int(m_datasets.size()) + 1;
}

QVariant DatasetModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto* listed = index.row() > 0 ? &m_datasets[size_t(index.row() - 1)] : nullptr;
    const QString name = listed != nullptr ? listed->dataset.name : tr("All samples");
    const qint64 count = samples(datasetAt(index));
    switch (role) {
    case Qt::DisplayRole:
        return name;
    case Qt::AccessibleTextRole:
        return tr("%1, %2 samples").arg(name, widgets::numbers::count(count));
    case Qt::ToolTipRole: {
        QStringList lines {name};
        if (listed != nullptr && !listed->dataset.licence.isEmpty()) {
            lines.append(tr("Licence: %1").arg(listed->dataset.licence));
        }
        if (listed != nullptr && listed->dataset.demonstration) {
            lines.append(tr("Demonstration data"));
        }
        return Qt::convertFromPlainText(lines.join(u'\n'), Qt::WhiteSpaceNormal);
    }
    case CountRole:
        return count;
    case DemonstrationRole:
        return listed != nullptr && listed->dataset.demonstration;
    default:
        return {};
    }
}

DatasetPanel::DatasetPanel(storage::Session& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_model(new DatasetModel(this))
    , m_header(new widgets::PanelHeader(tr("Datasets"), this))
    , m_list(new QListView(this))
    , m_empty(widgets::quietLabel(
          tr("Datasets appear here once you add images or import a benchmark."), this))
{
    m_list->setModel(m_model);
    m_list->setItemDelegate(new DatasetRow(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    widgets::prepareItemView(m_list);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setAccessibleName(tr("Datasets"));
    m_empty->setWordWrap(true);
    m_empty->setMargin(12);
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_empty->setAutoFillBackground(true);
    m_empty->setBackgroundRole(QPalette::Base);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_empty, 1);

    connect(
        m_list->selectionModel(),
        &QItemSelectionModel::currentChanged,
        this,
        [this](const QModelIndex& current) {
            if (current.isValid()) {
                m_session.setDataset(m_model->datasetAt(current));
            }
        });
    connect(&m_session, &storage::Session::datasetChanged, this, &DatasetPanel::follow);
    m_list->hide();
}

Result<void> DatasetPanel::reload()
{
    std::vector<storage::DatasetRepository::Listed> datasets;
    Result<void> outcome;
    if (const storage::Project* project = m_session.project()) {
        auto read = storage::DatasetRepository(project->database()).list();
        if (read) {
            datasets = std::move(*read);
        } else {
            outcome = read.error();
        }
    }
    m_header->setFacts(widgets::numbers::count(qint64(datasets.size())));
    m_list->setVisible(!datasets.empty());
    m_empty->setVisible(datasets.empty());
    m_model->setDatasets(std::move(datasets));
    follow();
    return outcome;
}

void DatasetPanel::follow()
{
    const QModelIndex wanted = m_model->indexOf(m_session.dataset());
    if (wanted.isValid() && wanted != m_list->currentIndex()) {
        m_list->setCurrentIndex(wanted);
    }
}

bool DatasetPanel::showsDemonstration() const
{
    const auto shown = m_session.dataset();
    return std::ranges::any_of(m_model->datasets(), [&](const auto& listed) {
        return listed.dataset.demonstration && (!shown || *shown == listed.dataset.id);
    });
}

} // namespace groundmark::viewers
