// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/workspaces/region_model.h"

#include <QTextDocument>

#include <algorithm>

namespace groundmark::annotation {

RegionModel::RegionModel(const DocumentHost& host, QObject* parent)
    : QAbstractTableModel(parent)
    , m_host(host)
{
}

void RegionModel::setLabels(LabelIndex labels)
{
    m_labels = std::move(labels);
    reload();
}

void RegionModel::setFilter(const QString& text)
{
    m_filter = text;
    reload();
}

void RegionModel::reload()
{
    beginResetModel();
    m_rows.clear();
    std::ranges::copy_if(m_host.regions(), std::back_inserter(m_rows), [this](const Region& region) {
        return matches(region);
    });
    std::ranges::reverse(m_rows);
    endResetModel();
}

bool RegionModel::matches(const Region& region) const
{
    if (m_filter.isEmpty()) {
        return true;
    }
    const QStringList texts {
        m_labels.value(region.label).name, wordOf(region.role), region.text, region.ordinalName()};
    return std::ranges::any_of(texts, [this](const QString& text) {
        return text.contains(m_filter, Qt::CaseInsensitive);
    });
}

RegionId RegionModel::regionAt(int row) const
{
    return m_rows[static_cast<size_t>(row)].id;
}

int RegionModel::rowOf(RegionId id) const
{
    const auto found = std::ranges::find(m_rows, id, &Region::id);
    return found != m_rows.end() ? static_cast<int>(found - m_rows.begin()) : -1;
}

int RegionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RegionModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RegionModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Region& region = m_rows[static_cast<size_t>(index.row())];
    if (role == Qt::DecorationRole && index.column() == Name) {
        return colourOf(region, m_labels);
    }
    if (role == Qt::ToolTipRole) {
        return Qt::convertFromPlainText(
            region.text.isEmpty() ? wordOf(region.role) : region.text, Qt::WhiteSpaceNormal);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (index.column()) {
    case Name:
        return region.ordinal > 0 ? region.ordinalName() : QString::number(rowCount() - index.row());
    case LabelName:
        return region.label.isNull() ? wordOf(region.role) : m_labels.value(region.label).name;
    case Text:
        return region.text.simplified();
    default:
        return {};
    }
}

QVariant RegionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case Name:
        return tr("Region");
    case LabelName:
        return tr("Label");
    case Text:
        return tr("Text");
    default:
        return {};
    }
}

} // namespace groundmark::annotation
