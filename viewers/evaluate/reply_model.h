// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/evaluate/run_queue.h"

#include <QAbstractTableModel>

#include <deque>

namespace groundmark::viewers {

/// The newest replies of a run, the newest first.
class ReplyModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        SampleColumn,
        ReplyColumn,
        TokensColumn,
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Replies that are new come in at the top; what a person has chosen stays chosen.
    void setReplies(const std::deque<NewReply>& replies);
    [[nodiscard]] const NewReply& at(int row) const
    {
        return m_replies[static_cast<std::size_t>(row)];
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant
    headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::deque<NewReply> m_replies;
};

} // namespace groundmark::viewers
