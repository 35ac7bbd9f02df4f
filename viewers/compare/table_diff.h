// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/reason.h"
#include "viewers/compare/table_grid.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace groundmark::viewers {

/// What an edit of a TEDS script does to a cell, a row or a group, seen from the truth.
enum class TableMark
{
    Same,
    Changed, ///< other text
    Reshaped, ///< other colspan, rowspan or tag
    Missing, ///< only the truth has it
    Extra, ///< only the answer has it
    Moved, ///< Missing and Extra with the same text: TEDS knows no move and counts both
};

/// One step of the edit script.
struct TableEdit
{
    TableMark mark = TableMark::Same;
    double cost = 0.0; ///< 0–1
    QString truthTag; ///< empty where the truth has no such node
    QString answerTag;
    QString truthText; ///< of a `td`
    QString answerText;
    QString truthSpans; ///< "2 × 1" columns × rows, for a `td`
    QString answerSpans;
    int partner = -1; ///< for Moved: the other edit

    [[nodiscard]] bool isCell() const
    {
        const QString& tag = truthTag.isEmpty() ? answerTag : truthTag;
        return tag == QLatin1StringView("td") || tag == QLatin1StringView("th");
    }
};

/// Both tables of a TEDS reason with the edit script on them.
struct TableDiff
{
    TableGrid truth;
    TableGrid answer;
    std::vector<TableEdit> edits;
    qint64 unlisted = 0; ///< edits that the reason leaves out

    [[nodiscard]] TableMark markOf(int edit) const
    {
        return edit < 0 ? TableMark::Same : edits[static_cast<size_t>(edit)].mark;
    }
    [[nodiscard]] int count(TableMark mark) const;
};

/// Whether a reason has two tables to draw.
[[nodiscard]] bool hasTables(const evaluation::Reason& reason);
/// Reads the tables and the script of a reason; what is not there stays empty. Takes time for large
/// tables; thread-safe.
[[nodiscard]] TableDiff readTableDiff(const evaluation::Reason& reason);

/// The mark as a sign: "≠", "↔", "+", "−", "⇄"; empty for Same.
[[nodiscard]] QString signOf(TableMark mark);
/// The mark in words, translated: "changed", "missing in the answer", …
[[nodiscard]] QString wordOf(TableMark mark);

} // namespace groundmark::viewers
