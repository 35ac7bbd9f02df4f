// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/leaderboard/board_job.h"

#include <QAbstractTableModel>

#include <optional>

namespace groundmark::viewers {

/// The table of the leaderboard: rank, run, one column per figure of the paper, outcomes, tokens.
/// Ranked runs first; below each run that is set apart stands why.
class BoardModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        RankColumn,
        RunColumn,
        FirstFigureColumn
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setResult(const BoardResult& result);
    [[nodiscard]] const BoardResult& result() const { return m_result; }

    /// Figures of the paper; the outcomes and the tokens stand in the two columns after them.
    [[nodiscard]] int figures() const { return int(m_columns.size()); }
    [[nodiscard]] int outcomeColumn() const { return FirstFigureColumn + figures(); }
    [[nodiscard]] int tokenColumn() const { return outcomeColumn() + 1; }

    /// Index of `result().runs`; nothing for a line that explains.
    [[nodiscard]] std::optional<std::size_t> runAt(int row) const;
    /// -1 when the run has no row.
    [[nodiscard]] int rowOf(std::size_t run) const;
    /// Whether the row is a sentence over all columns.
    [[nodiscard]] bool isNote(int row) const;
    /// The contender number of a ranked run in `result().tests`.
    [[nodiscard]] std::optional<std::size_t> contenderAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Line
    {
        std::size_t run = 0; ///< index of the result's runs
        const evaluation::BoardRow* row = nullptr; ///< null for a note
        bool isRanked = false;
    };

    [[nodiscard]] QVariant rankData(const Line& line, int role) const;
    [[nodiscard]] QVariant runData(const Line& line, int role) const;
    [[nodiscard]] QVariant figureData(const Line& line, std::size_t column, int role) const;
    [[nodiscard]] QVariant outcomeData(const Line& line, int role) const;
    [[nodiscard]] QVariant tokenData(const Line& line, int role) const;
    [[nodiscard]] int sharedCount(std::size_t column) const;

    BoardResult m_result;
    QStringList m_columns;
    std::vector<Line> m_lines;
};

} // namespace groundmark::viewers
