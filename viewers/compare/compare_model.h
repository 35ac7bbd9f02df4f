// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "imaging/thumbnailer.h"
#include "evaluation/metrics/statistics.h"
#include "storage/run_repository.h"
#include "storage/sample_pages.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace groundmark::viewers {

/// The table of Compare: one row per sample of a filtered list of any length, one column per run.
/// Rows are read as they are looked at.
class CompareModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        SampleColumn,
        ImageColumn,
        TruthColumn,
        FirstRunColumn
    };

    explicit CompareModel(imaging::Thumbnailer& thumbnailer, QObject* parent = nullptr);
    ~CompareModel() override;

    /// The project to read from; null lets go of it.
    void setProject(storage::Project* project);
    /// Takes a list that was read elsewhere. `failBelow`: scores of this or more count as right.
    void show(std::vector<SampleId> ids, const std::vector<Run>& runs, double failBelow);
    /// Reads one sample again when it is next looked at.
    void forget(SampleId sample);

    [[nodiscard]] const std::vector<Run>& runs() const { return m_runs; }
    [[nodiscard]] const std::vector<SampleId>& ids() const;
    [[nodiscard]] SampleId sampleAt(int row) const;
    /// -1 when it is not in the list.
    [[nodiscard]] int rowOf(SampleId sample) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant
    headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QVariant sampleData(const storage::SampleRow& row, int column, int role) const;
    [[nodiscard]] static QVariant noteFacts(const storage::SampleRow& row, bool asSigns);
    [[nodiscard]] QVariant cellData(const storage::RunCell& cell, int role) const;
    void thumbnailReady(const QString& path);

    imaging::Thumbnailer& m_thumbnailer;
    storage::Project* m_project = nullptr;
    std::unique_ptr<storage::SamplePages> m_pages;
    std::vector<Run> m_runs;
    double m_failBelow = 0.5;
};

/// The locked rows below the table: how the runs went over the whole dataset. Same columns.
class CompareSummaryModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Row
    {
        Mean,
        Scored,
        Unparseable,
        RefusedOrEmpty,
        ApiErrors,
        RowCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setSummaries(std::vector<storage::RunRepository::Summary> summaries);
    /// Intervals of the means, one per run; they come later, from another thread.
    void setIntervals(std::vector<std::optional<evaluation::Interval>> intervals);
    /// One short word per row, for a narrow table.
    void setShort(bool isShort);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    [[nodiscard]] QVariant nameData(int row, int role) const;
    [[nodiscard]] QVariant countData(int row, size_t run, int role) const;

    std::vector<storage::RunRepository::Summary> m_summaries;
    std::vector<std::optional<evaluation::Interval>> m_intervals;
    bool m_short = false;
};

} // namespace groundmark::viewers
