// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/dataset_repository.h"
#include "storage/run_repository.h"
#include "viewers/evaluate/run_queue.h"

#include <QAbstractTableModel>

#include <map>
#include <optional>
#include <vector>

namespace groundmark::viewers {

/// A run as the table shows it.
struct RunRow
{
    storage::RunRepository::Summary summary;
    Dataset dataset;
    /// 1.96 standard errors of the mean score, items taken as independent; nothing below two.
    std::optional<double> halfWidth;
};

/// All runs of the project, the newest first. Reads every score: for a worker thread.
[[nodiscard]] Result<std::vector<RunRow>> readRuns(storage::Project& project);

/// The runs of a project; the one under way moves.
class RunsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        NameColumn,
        ModelColumn,
        DatasetColumn,
        SettingColumn,
        StateColumn,
        ScoredColumn,
        ScoreColumn,
        ErrorsColumn,
        StartedColumn,
        ColumnCount
    };

    RunsModel(const RunQueue& queue, QObject* parent = nullptr);

    void setRuns(std::vector<RunRow> rows);
    [[nodiscard]] const std::vector<RunRow>& runs() const { return m_rows; }
    [[nodiscard]] const RunRow& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// -1 for an unknown one.
    [[nodiscard]] int rowOf(RunId run) const;
    /// The run under way has moved.
    void renewLive();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant
    headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(const RunRow& row, int column) const;
    [[nodiscard]] QString stateText(const RunRow& row) const;
    [[nodiscard]] int stateGlyph(const RunRow& row) const;

    const RunQueue& m_queue;
    std::vector<RunRow> m_rows;
};

} // namespace groundmark::viewers
