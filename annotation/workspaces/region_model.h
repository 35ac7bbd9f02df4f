// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/workspaces/document_host.h"
#include "annotation/workspaces/region_looks.h"

#include <QAbstractTableModel>

namespace groundmark::annotation {

/// The regions of the page as a table; the last drawn stands first, as on the canvas.
class RegionModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, LabelName, Text, ColumnCount };

    explicit RegionModel(const DocumentHost& host, QObject* parent = nullptr);

    void setLabels(LabelIndex labels);
    /// Only regions whose label, role, text or number contain this.
    void setFilter(const QString& text);

    [[nodiscard]] RegionId regionAt(int row) const;
    [[nodiscard]] int rowOf(RegionId id) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    void reload();

private:
    [[nodiscard]] bool matches(const Region& region) const;

    const DocumentHost& m_host;
    LabelIndex m_labels;
    QString m_filter;
    std::vector<Region> m_rows;
};

} // namespace groundmark::annotation
