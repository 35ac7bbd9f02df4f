// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/robustness/facts_table.h"

#include "widgets/delegates/item_view.h"
#include "widgets/delegates/roles.h"
#include "widgets/delegates/value_delegates.h"

#include <QHeaderView>
#include <QStandardItemModel>

namespace groundmark::viewers {

FactsTable::FactsTable(
    const QStringList& columns, int words, const QString& widestSuffix, QWidget* parent)
    : QTableView(parent)
    , m_words(words)
    , m_model(new QStandardItemModel(this))
{
    m_model->setHorizontalHeaderLabels(columns);
    for (int column = 0; column < int(columns.size()); ++column) {
        const bool isWord = column < words;
        m_model->setHeaderData(
            column,
            Qt::Horizontal,
            int(Qt::AlignVCenter) | int(isWord ? Qt::AlignLeft : Qt::AlignRight),
            Qt::TextAlignmentRole);
    }
    setModel(m_model);
    widgets::prepareItemView(this);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setFrameShape(QFrame::NoFrame);
    verticalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
    auto* wordDelegate = new widgets::RowDelegate(this);
    auto* numberDelegate = new widgets::NumberDelegate(widestSuffix, this);
    auto* plainNumbers = new widgets::NumberDelegate({}, this);
    for (int column = 0; column < int(columns.size()); ++column) {
        // A suffix needs room that counts do not have to give.
        const bool isFirstNumber = column == words;
        setItemDelegateForColumn(
            column,
            column < words   ? static_cast<QAbstractItemDelegate*>(wordDelegate)
                : isFirstNumber ? plainNumbers
                                : numberDelegate);
    }
}

void FactsTable::setRows(const std::vector<FactsRow>& rows)
{
    m_model->setRowCount(0);
    for (const FactsRow& row : rows) {
        QList<QStandardItem*> items;
        for (qsizetype column = 0; column < row.cells.size(); ++column) {
            auto* item = new QStandardItem(row.cells[column]);
            if (!row.suffixes.value(column).isEmpty()) {
                item->setData(row.suffixes.value(column), widgets::SuffixRole);
            }
            if (row.isStrong) {
                item->setData(int(widgets::Emphasis::Best), widgets::EmphasisRole);
            }
            if (!row.tip.isEmpty()) {
                item->setToolTip(row.tip.toHtmlEscaped());
            }
            items.append(item);
        }
        m_model->appendRow(items);
    }
}

QString FactsTable::text(int row, int column) const
{
    const QStandardItem* item = m_model->item(row, column);
    return item != nullptr ? item->text() : QString();
}

int FactsTable::rowCount() const
{
    return m_model->rowCount();
}

void FactsTable::setColumnWidths(const QList<int>& widths)
{
    for (qsizetype column = 0; column < widths.size(); ++column) {
        if (widths[column] > 0) {
            horizontalHeader()->setSectionResizeMode(int(column), QHeaderView::Fixed);
            setColumnWidth(int(column), widths[column]);
        }
    }
}

} // namespace groundmark::viewers
