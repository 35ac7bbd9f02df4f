// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/library/import_report_pane.h"

#include "viewers/library/import_summary.h"
#include "viewers/library/issue_list.h"
#include "widgets/buttons.h"
#include "widgets/delegates/item_view.h"
#include "widgets/delegates/roles.h"
#include "widgets/delegates/row_delegate.h"
#include "widgets/delegates/value_delegates.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTableView>

namespace groundmark::viewers {

namespace {

constexpr int WhatWidth = 260;
constexpr int RowsWidth = 90;

} // namespace

ImportReportPane::ImportReportPane(QWidget* parent)
    : QWidget(parent)
    , m_lines(new QStandardItemModel(0, 3, this))
    , m_table(new QTableView(this))
    , m_issuesHead(new QWidget(this))
    , m_issuesFacts(widgets::quietLabel({}, m_issuesHead))
    , m_showAll(new QPushButton(m_issuesHead))
    , m_issues(new IssueList(this))
{
    m_lines->setHorizontalHeaderLabels(
        {tr("What would happen"), tr("Rows"), tr("How it was decided")});
    m_lines->setHeaderData(
        1, Qt::Horizontal, int(Qt::AlignRight | Qt::AlignVCenter), Qt::TextAlignmentRole);
    m_table->setModel(m_lines);
    m_table->setItemDelegate(new widgets::RowDelegate(m_table));
    m_table->setItemDelegateForColumn(1, new widgets::NumberDelegate({}, m_table));
    widgets::prepareItemView(m_table);
    m_table->setFrameShape(QFrame::StyledPanel);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setFocusPolicy(
        Qt::NoFocus); // read by a screen reader through its cells; nothing to do
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setAccessibleName(tr("What would happen"));
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->setColumnWidth(0, WhatWidth);
    m_table->setColumnWidth(1, RowsWidth);

    widgets::setFlat(m_showAll);
    widgets::setSmall(m_showAll);
    connect(m_showAll, &QPushButton::clicked, this, [this] { showIssues(!m_allShown); });
    auto* head = new QHBoxLayout(m_issuesHead);
    head->setContentsMargins(0, 0, 0, 0);
    head->setSpacing(8);
    head->addWidget(widgets::nameLabel(tr("Look at these"), m_issuesHead));
    head->addWidget(m_issuesFacts, 1);
    head->addWidget(m_showAll);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_table);
    layout->addSpacing(12);
    layout->addWidget(m_issuesHead);
    layout->addSpacing(4);
    layout->addWidget(m_issues);
    layout->addStretch(1);
}

void ImportReportPane::setReport(const storage::ImportReport& report)
{
    m_report = report;
    fillTable();
    showIssues(false);
}

void ImportReportPane::fillTable()
{
    m_lines->removeRows(0, m_lines->rowCount());
    for (const SummaryLine& line : summaryOf(m_report)) {
        auto* what = new QStandardItem(line.what);
        what->setData(int(line.glyph), widgets::GlyphRole);
        auto* count = new QStandardItem(widgets::numbers::count(line.count));
        count->setData(int(widgets::Emphasis::Best), widgets::EmphasisRole);
        m_lines->appendRow({what, count, new QStandardItem(line.how)});
    }
    const int rows = m_lines->rowCount() * m_table->verticalHeader()->defaultSectionSize();
    m_table->setFixedHeight(
        rows + m_table->horizontalHeader()->sizeHint().height() + 2 * m_table->frameWidth());
}

void ImportReportPane::showIssues(bool all)
{
    m_allShown = all;
    const auto& issues = m_report.issues;
    const std::vector<Issue> first = firstOfEachKind(issues);
    m_issuesHead->setVisible(!issues.empty());
    m_issues->setVisible(!issues.empty());
    m_issues->setIssues(all ? issues : first);

    const QString total = widgets::numbers::count(issueTotal(m_report));
    const bool listed = qint64(issues.size()) == issueTotal(m_report);
    if (all) {
        m_issuesFacts->setText(
            listed ? tr("%1 rows").arg(total)
                   : tr("%1 rows, the first 50 of each kind").arg(total));
    } else {
        m_issuesFacts->setText(
            issues.size() == 1 ? tr("1 row") : tr("%1 rows, the first of each kind").arg(total));
    }
    m_showAll->setVisible(issues.size() > first.size());
    m_showAll->setText(
        all ? tr("Show the first of each kind")
            : tr("Show all %1").arg(widgets::numbers::count(qint64(issues.size()))));
}

} // namespace groundmark::viewers
