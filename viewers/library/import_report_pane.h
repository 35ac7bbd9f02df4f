// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/importer.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QStandardItemModel;
class QTableView;

namespace groundmark::viewers {

class IssueList;

/// What a dry run found out: a table of what would happen, and the rows that deserve a look.
class ImportReportPane : public QWidget
{
    Q_OBJECT

public:
    explicit ImportReportPane(QWidget* parent = nullptr);

    void setReport(const storage::ImportReport& report);
    [[nodiscard]] const storage::ImportReport& report() const { return m_report; }

private:
    void fillTable();
    void showIssues(bool all);

    storage::ImportReport m_report;
    QStandardItemModel* m_lines;
    QTableView* m_table;
    QWidget* m_issuesHead;
    QLabel* m_issuesFacts;
    QPushButton* m_showAll;
    IssueList* m_issues;
    bool m_allShown = false;
};

} // namespace groundmark::viewers
