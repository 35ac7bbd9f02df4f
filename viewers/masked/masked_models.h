// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/benchmarks/mmtr/failure_patterns.h"
#include "viewers/compare/compare_sample.h"
#include "viewers/masked/masked_data.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>
#include <vector>

namespace groundmark::viewers {

/// The samples of a masked dataset: id, level, pages, target, mask ratio, mean score of all runs.
class MaskedSampleModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        IdColumn,
        LevelColumn,
        PagesColumn,
        TargetColumn,
        RatioColumn,
        MeanColumn,
        ColumnCount
    };
    using QAbstractTableModel::QAbstractTableModel;

    void setDataset(std::shared_ptr<const MaskedDataset> dataset);
    [[nodiscard]] SampleId sampleAt(int row) const;
    [[nodiscard]] int rowOf(SampleId sample) const; ///< −1 when it is not there

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::shared_ptr<const MaskedDataset> m_dataset;
};

/// What the models answered to one masked sample, a row each, with the failure pattern that a rule
/// proposes for a wrong answer.
class MaskedReplyModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        RunColumn,
        ReplyColumn,
        ScoreColumn,
        PatternColumn,
        ColumnCount
    };
    using QAbstractTableModel::QAbstractTableModel;

    void setSample(const CompareSample& sample);
    /// The pages as the model saw them; patterns are proposed anew.
    void setPages(const std::vector<evaluation::mmtr::PatternPage>& pages);
    void clear();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void propose();
    [[nodiscard]] QString replyOf(const RunAnswer& answer) const;

    std::vector<RunAnswer> m_answers;
    evaluation::mmtr::SampleFacts m_facts;
    std::vector<evaluation::mmtr::PatternPage> m_pages;
    std::vector<std::optional<evaluation::mmtr::FailurePattern>> m_patterns;
};

/// "Neighbour copy", translated, and what it means.
[[nodiscard]] QString wordsOf(evaluation::mmtr::FailurePattern pattern);
[[nodiscard]] QString explanationOf(evaluation::mmtr::FailurePattern pattern);

} // namespace groundmark::viewers
