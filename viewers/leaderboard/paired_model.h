// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/leaderboard/board_job.h"

#include <QAbstractTableModel>

namespace groundmark::viewers {

/// One run of the leaderboard against each of the others, on the samples that both answered.
class PairedModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        RunColumn,
        DifferenceColumn,
        IntervalColumn,
        PColumn,
        ReadingColumn,
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Shows the tests of the contender `reference` of `result`; the difference is the other run
    /// less this one.
    void setReference(const BoardResult& result, std::size_t reference);
    void clear();

    /// Index of the result's runs that the row compares with.
    [[nodiscard]] std::size_t runAt(int row) const { return m_lines[std::size_t(row)].run; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Line
    {
        std::size_t run = 0;
        QString name;
        evaluation::PairedDifference difference; ///< this run less the reference
        double corrected = 1.0;
        std::size_t items = 0;
    };

    std::vector<Line> m_lines;
    double m_alpha = 0.05;
};

} // namespace groundmark::viewers
