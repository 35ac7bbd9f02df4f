// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/issue.h"

#include <QAbstractListModel>
#include <QListView>

#include <vector>

namespace groundmark::viewers {

/// Issues of an import, one row each.
class IssueModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setIssues(std::vector<Issue> issues);
    [[nodiscard]] const Issue& issue(int row) const { return m_issues[size_t(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<Issue> m_issues;
};

/// "Look at these": row number, sign, what is wrong, and below it what was kept and what to do. The
/// texts wrap; rows are as high as they need.
class IssueList : public QListView
{
    Q_OBJECT

public:
    explicit IssueList(QWidget* parent = nullptr);

    void setIssues(std::vector<Issue> issues);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    IssueModel* m_model;
};

/// The first issue of each kind, in the order in which the kinds came.
[[nodiscard]] std::vector<Issue> firstOfEachKind(const std::vector<Issue>& issues);

} // namespace groundmark::viewers
