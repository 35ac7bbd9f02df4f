// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/errors/error_data.h"
#include "widgets/charts/chart_data.h"

#include <QAbstractTableModel>

#include <memory>

namespace groundmark::viewers {

/// How often each type occurs: name, group, failures, share, said by people, said by judges, agreement,
/// then one column per run.
class CountModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        TypeColumn,
        GroupColumn,
        CountColumn,
        ShareColumn,
        PeopleColumn,
        JudgesColumn,
        AgreementColumn,
        FirstRunColumn
    };
    using QAbstractTableModel::QAbstractTableModel;

    void setSummary(std::shared_ptr<const ErrorData> data, const ErrorSummary& summary, const QList<RunId>& runs);
    [[nodiscard]] QString typeAt(int row) const; ///< its id

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::shared_ptr<const ErrorData> m_data;
    ErrorSummary m_summary;
    QList<RunId> m_runs;
};

/// Two authors a row: who, failures in common, observed agreement, κ.
class PairModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        FirstColumn,
        SecondColumn,
        ItemsColumn,
        ObservedColumn,
        KappaColumn,
        ColumnCount
    };
    using QAbstractTableModel::QAbstractTableModel;

    void setSummary(const ErrorSummary& summary);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<evaluation::AuthorPair> m_pairs;
};

/// What the bars of the chart stand for.
enum class ErrorAxis
{
    Type,
    Group,
    Class, ///< the samples' task or reasoning class; one series per group of types
};

/// Failures by type, by group (a series per run) or by class of sample (a series per group, or per type
/// where the taxonomy has no groups).
/// @param share of the labelled failures of the run, or of the class, in per cent, in place of counts
[[nodiscard]] widgets::ChartData
errorChart(const ErrorData& data, evaluation::ErrorVoice voice, const QList<RunId>& runs, ErrorAxis axis, bool share);

} // namespace groundmark::viewers
