// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/generate/gen_stages.h"

#include <QAbstractTableModel>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace groundmark::viewers {

/// A stage and a state in words, translated.
[[nodiscard]] QString wordsOfStage(evaluation::generate::Stage stage);
[[nodiscard]] QString tipOfStage(evaluation::generate::Stage stage);
[[nodiscard]] QString wordsOfState(evaluation::generate::StageState state);
/// A value that a stage found ("kept", "background", …) in words; other texts as they are.
[[nodiscard]] QString wordsOfValue(evaluation::generate::Stage stage, const QString& value);

/// One row per stage: how many samples stand where.
class StagesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { StageColumn, DoneColumn, LeftOutColumn, HeldColumn, FailedColumn, WaitingColumn, CallsColumn, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    struct Spent
    {
        qint64 calls = 0;
        qint64 tokens = 0;
    };
    void setReports(const std::vector<evaluation::generate::StageReport>& reports, const std::vector<Spent>& spent);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] qint64 number(int row, int column) const;

    std::vector<evaluation::generate::StageReport> m_reports;
    std::vector<Spent> m_spent;
};

/// The samples as one stage sees them.
class StageItemsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { SampleColumn, StateColumn, ValueColumn, MadeByColumn, ProblemColumn, ColumnCount };

    using Items = std::shared_ptr<const std::vector<evaluation::generate::GenItem>>;
    using QAbstractTableModel::QAbstractTableModel;

    void setItems(const Items& items);
    void setStage(evaluation::generate::Stage stage);
    /// Only samples in this state; nothing for all.
    void setState(std::optional<evaluation::generate::StageState> state);
    [[nodiscard]] evaluation::generate::Stage stage() const { return m_stage; }
    [[nodiscard]] const evaluation::generate::GenItem& at(int row) const;
    [[nodiscard]] int rowOf(SampleId sample) const; ///< −1 for none

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void fill();

    Items m_items;
    evaluation::generate::Stage m_stage = evaluation::generate::Stage::Unique;
    std::optional<evaluation::generate::StageState> m_state;
    std::vector<size_t> m_rows;
};

} // namespace groundmark::viewers
