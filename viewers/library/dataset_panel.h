// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/dataset_repository.h"
#include "storage/session.h"

#include <QAbstractListModel>
#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QListView;

namespace groundmark::widgets {
class PanelHeader;
}

namespace groundmark::viewers {

/// "All samples", then every dataset of the project with its number of samples.
class DatasetModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role
    {
        CountRole = Qt::UserRole + 1, ///< qint64: samples
        DemonstrationRole, ///< bool
    };

    using QAbstractListModel::QAbstractListModel;

    void setDatasets(std::vector<storage::DatasetRepository::Listed> datasets);
    [[nodiscard]] const std::vector<storage::DatasetRepository::Listed>& datasets() const
    {
        return m_datasets;
    }
    /// Nothing for "All samples".
    [[nodiscard]] std::optional<DatasetId> datasetAt(const QModelIndex& index) const;
    /// "All samples" for an unknown one.
    [[nodiscard]] QModelIndex indexOf(std::optional<DatasetId> dataset) const;
    /// Samples of a dataset, or of all.
    [[nodiscard]] qint64 samples(std::optional<DatasetId> dataset) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<storage::DatasetRepository::Listed> m_datasets;
};

/// The pane at the left of the Library: choosing a row chooses the session's dataset.
class DatasetPanel : public QWidget
{
    Q_OBJECT

public:
    explicit DatasetPanel(storage::Session& session, QWidget* parent = nullptr);

    /// Reads the datasets anew; without a project there are none.
    Result<void> reload();
    [[nodiscard]] const DatasetModel& datasets() const { return *m_model; }
    /// Whether what is shown now was made up to show the program.
    [[nodiscard]] bool showsDemonstration() const;

private:
    void follow();

    storage::Session& m_session;
    DatasetModel* m_model;
    widgets::PanelHeader* m_header;
    QListView* m_list;
    QLabel* m_empty;
};

} // namespace groundmark::viewers
