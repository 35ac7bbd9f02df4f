// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "storage/formats/format.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace groundmark::storage {

/// Longest text that a spreadsheet cell holds, in UTF-16 units ("Total number of characters that a
/// cell can contain" in Excel's specifications and limits). openpyxl, which pandas writes with,
/// cuts at the same number of code points.
constexpr qsizetype SpreadsheetCellLimit = 32767;
/// Whether the text has exactly the length at which a spreadsheet, or a program that writes one,
/// cuts it.
[[nodiscard]] bool fillsSpreadsheetCell(const QString& text);

/// One line of a table.
struct TableRow
{
    qint64 number = 0; ///< 1-based line of the sheet, the header's line included
    QStringList cells;
    /// Columns whose cell begins with '=' and so became a formula; `cells` has its text as it was
    /// typed. It is never computed.
    std::vector<qsizetype> formulas;
    /// Columns whose cell holds an error of the spreadsheet, such as "#NAME?".
    std::vector<qsizetype> errors;
};

/// Gives false to stop reading.
using TableVisitor = std::function<bool(TableRow&)>;

/// Reads the first sheet of an .xlsx workbook line by line; memory does not grow with the file.
/// Lines without any cell are skipped. Fails for a file that is not a workbook, is damaged or
/// beyond the limits of an archive (see archive.h); lines before that place have been visited.
[[nodiscard]] Result<void>
readWorkbook(const QString& path, ImportSink& sink, const TableVisitor& visit);

/// Reads a text table with one character between columns, quoted as pandas writes it ("" inside
/// quotes is one quote; quoted cells may span lines). UTF-8, or UTF-16 with a byte order mark;
/// other bytes are read as U+FFFD and the sink is told. Fails for a file that can't be read, is
/// empty, or whose last quoted cell never ends.
[[nodiscard]] Result<void> readSeparated(
    const QString& path, QChar separator, ImportSink& sink, const TableVisitor& visit);

} // namespace groundmark::storage
