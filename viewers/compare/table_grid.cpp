// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/table_grid.h"

#include <algorithm>
#include <string>

namespace groundmark::viewers {

using evaluation::TableNode;
using evaluation::TokenAlphabet;

namespace {

constexpr qsizetype LongestCell = 20'000; // characters that are kept to be read
constexpr int NarrowColumn = 2;
constexpr int WideColumn = 28;

int spanOf(const std::string& digits, int most)
{
    // Canonical digits of any length, possibly negative: browsers take what is no count as 1.
    const bool isHuge = digits.size() > 6 && digits.front() != '-';
    const int value = isHuge ? most : QByteArray::fromStdString(digits).toInt();
    return std::clamp(value, 1, most);
}

QString textOf(const TableNode& node, const TokenAlphabet& alphabet)
{
    std::string text;
    for (const std::uint32_t token : node.tokens) {
        if (static_cast<qsizetype>(text.size()) >= LongestCell) {
            text += "…";
            break;
        }
        text += alphabet.name(token);
    }
    return QString::fromStdString(text);
}

int widthOf(const QString& text)
{
    int width = 0;
    for (const QChar c : text.left(WideColumn)) {
        width += c.unicode() >= 0x1100 ? 2 : 1; // Han, kana and full forms are twice as wide
    }
    return std::clamp(width, NarrowColumn, WideColumn);
}

/// Takes the nodes in reading order and finds each cell's place.
class Layout
{
public:
    Layout(TableGrid& grid, const TokenAlphabet& alphabet, const EditsByPath& edits)
        : m_grid(grid)
        , m_alphabet(alphabet)
        , m_edits(edits)
    {
    }

    void addChildren(const TableNode& parent)
    {
        bool inLooseRow = false; // cells that stand in no row of their own
        for (size_t k = 0; k < parent.children.size(); ++k) {
            const TableNode& node = parent.children[k];
            m_path.push_back(static_cast<int>(k));
            const bool isCell = node.isCell() || node.tag == "th";
            if (isCell) {
                if (!m_inRow && !inLooseRow) {
                    startRow(-1);
                    inLooseRow = true;
                }
                addCell(node);
            } else if (node.tag == "tr" && !m_inRow) {
                inLooseRow = false;
                startRow(editHere());
                m_inRow = true;
                addChildren(node);
                m_inRow = false;
            } else {
                inLooseRow = false;
                if (const int edit = editHere(); edit >= 0) {
                    m_grid.others.push_back({QString::fromStdString(node.tag), edit});
                }
                addChildren(node);
            }
            m_path.pop_back();
        }
    }

    /// Cuts spans at the last row, and marks which cell covers which place.
    void finish()
    {
        m_grid.columns = m_columns;
        m_grid.widths.assign(static_cast<size_t>(m_columns), NarrowColumn);
        const qsizetype places = qsizetype(m_grid.rows) * m_columns;
        if (places > TableGrid::MostPlaces) {
            const int kept = static_cast<int>(TableGrid::MostPlaces / std::max(1, m_columns));
            m_grid.unplaced += static_cast<int>(std::erase_if(
                m_grid.cells, [kept](const TableGrid::Cell& cell) { return cell.row >= kept; }));
            m_grid.rows = kept;
            m_grid.rowEdits.resize(static_cast<size_t>(kept));
        }
        m_grid.places.assign(
            static_cast<size_t>(m_grid.rows) * static_cast<size_t>(m_columns), TableGrid::NoCell);
        for (size_t i = 0; i < m_grid.cells.size(); ++i) {
            TableGrid::Cell& cell = m_grid.cells[i];
            cell.rows = std::min(cell.rows, m_grid.rows - cell.row);
            for (int row = cell.row; row < cell.row + cell.rows; ++row) {
                int* first = m_grid.places.data() + qsizetype(row) * m_columns + cell.column;
                std::fill_n(first, cell.columns, static_cast<int>(i));
            }
            if (cell.columns == 1) {
                int& width = m_grid.widths[static_cast<size_t>(cell.column)];
                width = std::max(width, widthOf(cell.text));
            }
        }
    }

private:
    [[nodiscard]] int editHere() const
    {
        const auto found = m_edits.find(m_path);
        return found != m_edits.end() ? found->second : -1;
    }

    void startRow(int edit)
    {
        ++m_grid.rows;
        m_grid.rowEdits.push_back(edit);
        m_next = 0;
    }

    void addCell(const TableNode& node)
    {
        const int row = m_grid.rows - 1;
        const auto isBusy = [&](int column) {
            return static_cast<size_t>(column) < m_busyUntil.size()
                && m_busyUntil[static_cast<size_t>(column)] > row;
        };
        while (isBusy(m_next)) {
            ++m_next;
        }
        if (m_next >= TableGrid::MostColumns) {
            ++m_grid.unplaced;
            return;
        }
        TableGrid::Cell cell;
        cell.row = row;
        cell.column = m_next;
        cell.rows = spanOf(node.rowspan, 65'534); // the HTML standard's limit
        cell.isHeader = node.tag == "th";
        cell.edit = editHere();
        if (cell.edit < 0 && cell.isHeader) {
            cell.edit = editInside();
        }
        cell.text = textOf(node, m_alphabet);
        const int wanted = spanOf(node.colspan, TableGrid::MostColumns);
        cell.columns = 0;
        while (cell.columns < wanted && m_next < TableGrid::MostColumns && !isBusy(m_next)) {
            ++cell.columns;
            ++m_next;
        }
        m_busyUntil.resize(std::max(m_busyUntil.size(), static_cast<size_t>(m_next)), 0);
        std::fill_n(m_busyUntil.begin() + cell.column, cell.columns, row + cell.rows);
        m_columns = std::max(m_columns, m_next);
        m_grid.cells.push_back(std::move(cell));
    }

    /// The edit of an element inside this header cell: it is drawn on the cell.
    [[nodiscard]] int editInside() const
    {
        const auto after = m_edits.upper_bound(m_path);
        const bool isInside = after != m_edits.end() && after->first.size() > m_path.size()
            && std::equal(m_path.begin(), m_path.end(), after->first.begin());
        return isInside ? after->second : -1;
    }

    TableGrid& m_grid;
    const TokenAlphabet& m_alphabet;
    const EditsByPath& m_edits;
    std::vector<int> m_path;
    std::vector<int> m_busyUntil; // by column: the first row that is free again
    int m_columns = 0;
    int m_next = 0;
    bool m_inRow = false;
};

} // namespace

int TableGrid::cellAt(int row, int column) const
{
    const bool isInside = row >= 0 && row < rows && column >= 0 && column < columns;
    return isInside
        ? places
            [static_cast<size_t>(row) * static_cast<size_t>(columns) + static_cast<size_t>(column)]
        : NoCell;
}

int TableGrid::cellOf(int edit) const
{
    const auto found = std::ranges::find(cells, edit, &Cell::edit);
    return edit >= 0 && found != cells.end() ? static_cast<int>(found - cells.begin()) : NoCell;
}

TableGrid
layOutTable(const TableNode& table, const TokenAlphabet& alphabet, const EditsByPath& edits)
{
    TableGrid grid;
    Layout layout(grid, alphabet, edits);
    layout.addChildren(table);
    layout.finish();
    return grid;
}

} // namespace groundmark::viewers
