// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/steps/agreement_report.h"

#include <QAbstractTableModel>

namespace groundmark::annotation {

/// κ for every two annotators, over all questions and for each type of question.
class PairTable : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        Pair,
        Kappa,
        Interval,
        Steps,
        Differing,
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;
    void show(const AgreementReport& report);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row
    {
        QString name;
        bool isPair = false;
        evaluation::StepAgreement agreement;
    };
    std::vector<Row> m_rows;
};

/// The chains of one round, those with most disagreements first.
class RoundTable : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        Item,
        Type,
        Differing,
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;
    void show(const AgreementReport& report, const DiscussionRound& round);
    void clear();
    [[nodiscard]] const storage::StepRatings::RatedChain& chainAt(int row) const;
    /// -1 when the chain is not in the round.
    [[nodiscard]] int rowOf(ChainId chain) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row
    {
        storage::StepRatings::RatedChain chain;
        int differing = 0;
    };
    std::vector<Row> m_rows;
};

} // namespace groundmark::annotation
