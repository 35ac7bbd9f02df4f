// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/leaderboard/board_writers.h"

#include "domain/csv.h"
#include "viewers/report/latex.h"
#include "widgets/numbers.h"

namespace groundmark::viewers {

namespace {

constexpr double HundredPoints = 100.0;

QString placeOf(const evaluation::BoardRow& row)
{
    return widgets::numbers::range(row.firstRank, row.lastRank);
}

void csvLines(
    const BoardResult& result,
    const evaluation::Board& board,
    const std::vector<std::size_t>& runs,
    bool isRanked,
    QString& csv)
{
    for (const evaluation::BoardRow& row : board.rows) {
        const std::size_t run = runs[row.contender];
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const evaluation::BoardCell& cell = row.cells[i];
            const auto number = [](bool isThere, double value) {
                return isThere ? QString::number(value, 'f', 6) : QString();
            };
            csv += QStringList {
                csvField(isRanked ? placeOf(row) : QString()),
                csvField(result.runs[run].run.name),
                csvField(board.columns.value(qsizetype(i))),
                number(cell.value.has_value(), cell.value.value_or(0.0)),
                number(cell.interval.has_value(), cell.interval ? cell.interval->low : 0.0),
                number(cell.interval.has_value(), cell.interval ? cell.interval->high : 0.0),
                QString::number(cell.n),
                csvField(result.apart[run].join(QStringLiteral("; ")))}
                       .join(u',')
                + QStringLiteral("\r\n");
        }
    }
}

QString latexCell(const evaluation::BoardCell& cell, bool isRanked)
{
    if (!cell.value) {
        return QStringLiteral("--");
    }
    QString text = QString::number(*cell.value * HundredPoints, 'f', 1);
    if (isRanked && cell.isBest) {
        text = QStringLiteral("\\textbf{%1}").arg(text);
    } else if (isRanked && cell.isSecond) {
        text = QStringLiteral("\\underline{%1}").arg(text);
    }
    return cell.interval
        ? QStringLiteral("%1 {\\scriptsize$\\pm$%2}")
              .arg(text)
              .arg((cell.interval->high - cell.interval->low) / 2.0 * HundredPoints, 0, 'f', 1)
        : text;
}

void latexLines(
    const BoardResult& result,
    const evaluation::Board& board,
    const std::vector<std::size_t>& runs,
    bool isRanked,
    QString& text)
{
    for (const evaluation::BoardRow& row : board.rows) {
        text += QStringLiteral("%1 & %2")
                    .arg(isRanked ? placeOf(row).replace(widgets::numbers::enDash, QStringLiteral("--")) : QString(),
                         latexEscaped(result.runs[runs[row.contender]].run.name));
        for (const evaluation::BoardCell& cell : row.cells) {
            text += QStringLiteral(" & ") + latexCell(cell, isRanked);
        }
        text += QStringLiteral(" \\\\\n");
    }
}

} // namespace

QByteArray boardCsv(const BoardResult& result)
{
    QString csv = QStringLiteral("place,run,figure,value,low,high,n,not ranked because\r\n");
    csvLines(result, result.board, result.rankedRuns, true, csv);
    csvLines(result, result.apartBoard, result.apartRuns, false, csv);
    return csv.toUtf8();
}

QByteArray boardLatex(const BoardResult& result)
{
    const QStringList& columns = result.board.rows.empty() ? result.apartBoard.columns : result.board.columns;
    QString text = QStringLiteral("% needs booktabs\n\\begin{tabular}{ll%1}\n\\toprule\n\\# & Run")
                       .arg(QString(columns.size(), u'r'));
    for (const QString& column : columns) {
        text += QStringLiteral(" & ") + latexEscaped(column);
    }
    text += QStringLiteral(" \\\\\n\\midrule\n");
    latexLines(result, result.board, result.rankedRuns, true, text);
    if (!result.apartBoard.rows.empty()) {
        text += QStringLiteral("\\midrule\n");
        for (const std::size_t run : result.apartRuns) {
            text += QStringLiteral("% %1 is not ranked: %2\n")
                        .arg(result.runs[run].run.name.simplified(), result.apart[run].join(QStringLiteral("; ")));
        }
        latexLines(result, result.apartBoard, result.apartRuns, false, text);
    }
    return (text + QStringLiteral("\\bottomrule\n\\end{tabular}\n")).toUtf8();
}

} // namespace groundmark::viewers
