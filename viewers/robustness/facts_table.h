// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTableView>

#include <vector>

class QStandardItemModel;

namespace groundmark::viewers {

/// A row of a FactsTable.
struct FactsRow
{
    QStringList cells; ///< words first, then numbers as widgets/numbers.h writes them
    QStringList suffixes; ///< quiet text after a number, such as "±.013"; may be shorter
    bool isStrong = false; ///< DemiBold: a total, a choice
    QString tip;
};

/// A small table that is read, not edited: some columns of words, then columns of numbers.
class FactsTable : public QTableView
{
    Q_OBJECT

public:
    /// @param words how many columns at the left hold words
    /// @param widestSuffix room that is kept for suffixes in all number columns but the first
    FactsTable(
        const QStringList& columns,
        int words,
        const QString& widestSuffix = {},
        QWidget* parent = nullptr);

    void setRows(const std::vector<FactsRow>& rows);
    [[nodiscard]] QString text(int row, int column) const;
    [[nodiscard]] int rowCount() const;
    void setColumnWidths(const QList<int>& widths);

private:
    int m_words;
    QStandardItemModel* m_model;
};

} // namespace groundmark::viewers
