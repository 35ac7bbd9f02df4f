// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/errors/error_data.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>

namespace groundmark::viewers {

/// Which failures are listed.
struct FailureFilter
{
    enum class Show
    {
        All,
        Unlabelled, ///< the annotator has named no type
        Labelled, ///< the annotator has
        Disagreeing, ///< two authors name different types
        RightElsewhere, ///< some other run is right
        Stale, ///< a label is about an earlier reply
    };
    Show show = Show::All;
    RunId rightIn; ///< this run is right as well; null for any
    QString type; ///< the deciding type is this; empty for any

    bool operator==(const FailureFilter&) const = default;
};

/// The failures of one run, a row each.
class FailureModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        SampleColumn,
        ClassColumn,
        AnswerColumn,
        ElsewhereColumn,
        MineColumn,
        OthersColumn,
        ColumnCount
    };
    using QAbstractTableModel::QAbstractTableModel;

    /// `data` must outlive what is shown of it.
    void setData(std::shared_ptr<ErrorData> data, RunId run, const QString& annotator);
    void setFilter(const FailureFilter& filter);
    [[nodiscard]] const FailureFilter& filter() const { return m_filter; }
    /// Others' types stay hidden in rows without one of the annotator's own.
    void setBlind(bool blind);

    [[nodiscard]] std::size_t placeAt(int row) const { return m_rows[static_cast<std::size_t>(row)]; } ///< in ErrorData
    [[nodiscard]] int rowOf(SampleId sample) const; ///< −1 when it is not listed
    /// The next row without a type of the annotator's own after `row`, round the end; −1 for none.
    [[nodiscard]] int nextUnlabelled(int row) const;
    [[nodiscard]] int labelledByAnnotator() const; ///< of all failures of the run
    [[nodiscard]] int failures() const { return m_all; } ///< of the run, listed or not
    [[nodiscard]] const ErrorLabel* ownLabel(std::size_t place) const; ///< null for none
    /// The labels of a failure are others now; the row stays where it is, also if the filter would
    /// leave it out, until the list is read again.
    void labelsChanged(std::size_t place);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void list();
    [[nodiscard]] bool passes(std::size_t place) const;
    [[nodiscard]] QStringList othersTypes(std::size_t place) const;

    std::shared_ptr<ErrorData> m_data;
    RunId m_run;
    QString m_annotator;
    FailureFilter m_filter;
    bool m_blind = true;
    int m_all = 0;
    std::vector<std::size_t> m_rows;
};

/// Name of a type as people read it; the id of one that the taxonomy does not have.
[[nodiscard]] QString nameOfType(const Taxonomy& taxonomy, const QString& id);

} // namespace groundmark::viewers
