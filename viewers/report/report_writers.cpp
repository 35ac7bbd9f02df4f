// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/report/run_interval.h"
#include "viewers/report/run_report.h"

#include "domain/csv.h"
#include "viewers/report/latex.h"

#include <QCoreApplication>
#include <QLocale>

namespace groundmark::viewers {

namespace {

QString words(const char* text)
{
    return QCoreApplication::translate("Report", text);
}

QString count(qint64 n)
{
    return QLocale::c().toString(n);
}

QString score(const std::optional<double>& value)
{
    return value ? QString::number(*value, 'f', 3) : QStringLiteral("–");
}

/// " [0.412, 0.498]"; empty for a run without scores.
QString interval(const RunSection& section)
{
    return section.interval ? QStringLiteral(" [%1, %2]").arg(
               score(section.interval->low), score(section.interval->high))
                            : QString();
}

/// "412 of 500 scored, 61 unparseable, …": a number never stands alone.
QString outcomes(const storage::RunRepository::Summary& summary)
{
    return QCoreApplication::translate(
               "Report", "%1 of %2 scored, %3 unparseable, %4 refused or empty, %5 API errors")
        .arg(count(summary.scored), count(summary.samples), count(summary.unparseable))
        .arg(count(summary.refusedOrEmpty), count(summary.apiErrors));
}

QString originNote(const Run& run)
{
    return run.origin == RunOrigin::Demonstration
        ? QCoreApplication::translate("Report", "Replies written for the demonstration")
        : QString();
}

QString htmlTable(const evaluation::Table& table)
{
    QString html = QStringLiteral("<table><caption>%1</caption><thead><tr><th></th>")
                       .arg(table.title.toHtmlEscaped());
    for (const QString& column : table.columns) {
        html += QStringLiteral("<th>%1</th>").arg(column.toHtmlEscaped());
    }
    html += QStringLiteral("</tr></thead><tbody>\n");
    for (const auto& row : table.rows) {
        html += QStringLiteral("<tr><th>%1</th>").arg(row.name.toHtmlEscaped());
        for (const auto& cell : row.cells) {
            html += QStringLiteral("<td>%1 <small>n = %2</small></td>").arg(score(cell.value), count(cell.n));
        }
        html += QStringLiteral("</tr>\n");
    }
    return html + QStringLiteral("</tbody></table>\n");
}

const char* const Style
    = "body{font:14px/1.45 Inter,'Noto Sans CJK SC',sans-serif;margin:32px auto;max-width:960px;"
      "color:rgb(26,29,33)}h1{font-size:20px}h2{font-size:15px;margin-top:28px}"
      "table{border-collapse:collapse;margin:12px 0}caption{text-align:left;font-weight:600;padding:4px 0}"
      "th,td{border-bottom:1px solid rgb(211,215,220);padding:4px 12px 4px 0;text-align:right;"
      "font-variant-numeric:tabular-nums}tbody th{font-weight:400;text-align:left}"
      "small{color:rgb(83,90,100)}.note{background:rgb(251,239,208);padding:2px 8px}";

} // namespace

QByteArray toHtml(const RunReport& report)
{
    QString html = QStringLiteral("<!doctype html>\n<html><head><meta charset=\"utf-8\"><title>%1</title>"
                                  "<style>%2</style></head><body>\n<h1>%1</h1>\n")
                       .arg(report.project.toHtmlEscaped(), QString::fromLatin1(Style));
    for (const RunSection& section : report.runs) {
        const Run& run = section.summary.run;
        html += QStringLiteral("<h2>%1</h2>\n").arg(run.name.toHtmlEscaped());
        if (const QString note = originNote(run); !note.isEmpty()) {
            html += QStringLiteral("<p><span class=\"note\">%1</span></p>\n").arg(note.toHtmlEscaped());
        }
        html += QStringLiteral("<p>%1 · %2 · %3<br>%4 <b>%5</b>%6<br>%7</p>\n")
                    .arg(run.model.toHtmlEscaped(), section.dataset.toHtmlEscaped(), section.benchmark.toHtmlEscaped())
                    .arg(words(QT_TRANSLATE_NOOP("Report", "Mean score")), score(section.summary.mean))
                    .arg(interval(section), outcomes(section.summary));
        for (const auto& table : section.tables) {
            html += htmlTable(table);
        }
    }
    html += QStringLiteral("<p><small>%1</small></p>\n").arg(intervalMethodText());
    return (html + QStringLiteral("</body></html>\n")).toUtf8();
}

QByteArray toCsv(const RunReport& report)
{
    QString csv = QStringLiteral("run,origin,table,row,column,value,n\r\n");
    for (const RunSection& section : report.runs) {
        const auto line = [&](const QString& table, const QString& row, const QString& column,
                              const QString& value, qint64 n) {
            csv += QStringLiteral("%1,%2,%3,%4,%5,%6,%7\r\n")
                       .arg(csvField(section.summary.run.name), QString(nameOf(section.summary.run.origin)))
                       .arg(csvField(table), csvField(row), csvField(column), value, QString::number(n));
        };
        const auto& summary = section.summary;
        line({}, QStringLiteral("all"), QStringLiteral("mean"), summary.mean ? score(summary.mean) : QString(), summary.scored);
        if (section.interval) {
            line({}, QStringLiteral("all"), QStringLiteral("mean-low"), score(section.interval->low), summary.scored);
            line({}, QStringLiteral("all"), QStringLiteral("mean-high"), score(section.interval->high), summary.scored);
        }
        line({}, QStringLiteral("all"), QStringLiteral("unparseable"), QString::number(summary.unparseable), summary.samples);
        line({}, QStringLiteral("all"), QStringLiteral("refused-or-empty"), QString::number(summary.refusedOrEmpty), summary.samples);
        line({}, QStringLiteral("all"), QStringLiteral("api-error"), QString::number(summary.apiErrors), summary.samples);
        for (const auto& table : section.tables) {
            for (const auto& row : table.rows) {
                for (size_t i = 0; i < row.cells.size(); ++i) {
                    const auto& cell = row.cells[i];
                    line(
                        table.title, row.name, table.columns.value(static_cast<qsizetype>(i)),
                        cell.value ? score(cell.value) : QString(), cell.n);
                }
            }
        }
    }
    return csv.toUtf8();
}

QByteArray toLatex(const RunReport& report)
{
    QString latex;
    for (const RunSection& section : report.runs) {
        latex += QStringLiteral("% %1: %2\n").arg(latexEscaped(section.summary.run.name), outcomes(section.summary));
        latex += QStringLiteral("% %1 %2%3 (%4)\n")
                     .arg(words("Mean score"), score(section.summary.mean), interval(section))
                     .arg(latexEscaped(intervalMethodText()));
        if (const QString note = originNote(section.summary.run); !note.isEmpty()) {
            latex += QStringLiteral("% %1\n").arg(note);
        }
        for (const auto& table : section.tables) {
            latex += QStringLiteral("\\begin{tabular}{l%1}\n\\toprule\n").arg(QString(table.columns.size(), u'r'));
            for (const QString& column : table.columns) {
                latex += QStringLiteral(" & %1").arg(latexEscaped(column));
            }
            latex += QStringLiteral(" \\\\\n\\midrule\n");
            for (const auto& row : table.rows) {
                latex += latexEscaped(row.name);
                for (const auto& cell : row.cells) {
                    latex += QStringLiteral(" & %1").arg(cell.value ? score(cell.value) : QStringLiteral("--"));
                }
                latex += QStringLiteral(" \\\\\n");
            }
            latex += QStringLiteral("\\bottomrule\n\\end{tabular}\n\n");
        }
    }
    return latex.toUtf8();
}

} // namespace groundmark::viewers
