// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/table_tree.h"

#include <QString>
#include <QStringList>

#include <map>
#include <vector>

namespace groundmark::viewers {

/// Which edit touches the node at a path of child numbers from the table; see treeEdits in
/// evaluation/metrics/reason.h.
using EditsByPath = std::map<std::vector<int>, int>;

/// A table laid out to be drawn: every cell at its row and column, spans resolved from left to
/// right and top to bottom as browsers do (HTML standard, "forming a table"), except that a span
/// ends where another cell already stands.
struct TableGrid
{
    struct Cell
    {
        int row = 0;
        int column = 0;
        int rows = 1;
        int columns = 1;
        bool isHeader = false;
        int edit = -1; ///< the edit that touches it; -1 for none
        QString text; ///< plain text, tags inside the cell written out
    };
    /// An edit of something that is neither cell nor row, such as a `thead`.
    struct Other
    {
        QString tag;
        int edit = -1;
    };

    static constexpr int NoCell = -1;
    static constexpr int MostColumns = 1000; ///< browsers stop a colspan there too
    static constexpr qsizetype MostPlaces = 4'000'000; ///< rows × columns that are laid out

    int rows = 0;
    int columns = 0;
    std::vector<Cell> cells;
    std::vector<int> places; ///< rows × columns indices into `cells`, or NoCell
    std::vector<int> rowEdits; ///< by row: the edit of its `tr`; -1 for none
    std::vector<int> widths; ///< by column: longest text in half-width characters, 2–28
    std::vector<Other> others;
    int unplaced = 0; ///< cells for which there was no room within the limits

    [[nodiscard]] int cellAt(int row, int column) const;
    /// The cell that an edit touches, or NoCell.
    [[nodiscard]] int cellOf(int edit) const;
};

/// Lays out the table of a document read with HeaderCells::WithContent. Takes time for large
/// tables; thread-safe.
[[nodiscard]] TableGrid layOutTable(
    const evaluation::TableNode& table,
    const evaluation::TokenAlphabet& alphabet,
    const EditsByPath& edits);

} // namespace groundmark::viewers
