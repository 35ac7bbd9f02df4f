// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluate_report.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace groundmark::app {

namespace {

using evaluation::CallProgress;
using evaluation::Table;

QString n(qint64 value)
{
    return QLocale::c().toString(value);
}

QString durationText(double seconds)
{
    const auto whole = static_cast<qint64>(std::llround(seconds));
    return whole < 120 ? CommandLine::tr("%1 s").arg(whole)
        : whole < 7200 ? CommandLine::tr("%1 min").arg(whole / 60)
                       : CommandLine::tr("%1 h %2 min").arg(whole / 3600).arg(whole / 60 % 60);
}

QString cellText(const Table::Cell& cell)
{
    return cell.value ? u"%1 (%2)"_s.arg(*cell.value, 0, 'f', 3).arg(cell.n) : u"–"_s;
}

/// Columns that a terminal takes for a text: Chinese characters are two wide.
qsizetype widthOf(const QString& text)
{
    return text.size() + std::ranges::count_if(text, [](QChar c) { return c.unicode() >= 0x2E80; });
}

void printTable(Console& console, const Table& table)
{
    std::vector<QStringList> lines {QStringList(table.title) + table.columns};
    for (const Table::Row& row : table.rows) {
        QStringList line {row.name};
        for (const Table::Cell& cell : row.cells) {
            line.append(cellText(cell));
        }
        lines.push_back(line);
    }
    std::vector<qsizetype> widths;
    for (const QStringList& line : lines) {
        widths.resize(std::max(widths.size(), static_cast<std::size_t>(line.size())));
        for (qsizetype i = 0; i < line.size(); ++i) {
            auto& width = widths[static_cast<std::size_t>(i)];
            width = std::max(width, widthOf(line[i]));
        }
    }
    console.print({});
    for (const QStringList& line : lines) {
        QString text;
        for (qsizetype i = 0; i < line.size(); ++i) {
            const QString blanks(widths[static_cast<std::size_t>(i)] - widthOf(line[i]), u' ');
            text += i == 0 ? QString(line[i] + blanks) : QString(u"  "_s + blanks + line[i]);
        }
        console.print(text);
    }
}

QString failuresText(const CallProgress& progress)
{
    QStringList parts;
    for (const auto& [failure, count] : progress.failures) {
        parts.append(u"%1 × %2"_s.arg(n(count), QString(nameOf(failure))));
    }
    return parts.join(u", "_s);
}

void printCalls(Console& console, const EvaluateResult& result)
{
    const CallProgress& progress = result.report.calls.progress;
    console.print(CommandLine::tr("Run \"%1\": %2 of %3 asked, %4 answered (%5 from the cache), %6 failed")
                      .arg(result.run.name, n(progress.done()), n(progress.total))
                      .arg(n(progress.answered), n(progress.fromCache), n(progress.failed)));
    console.print(CommandLine::tr("  %1 calls in %2, %3 tokens in, %4 tokens out, cost %5")
                      .arg(n(progress.attempts), durationText(progress.seconds))
                      .arg(n(progress.inputTokens), n(progress.outputTokens))
                      .arg(QString::number(progress.cost, 'f', 4)));
    if (!progress.failures.empty()) {
        console.print(CommandLine::tr("  failed calls: %1").arg(failuresText(progress)));
    }
}

void printJudge(Console& console, const evaluation::JudgeReport& judge)
{
    console.print(
        CommandLine::tr("  judge: %1 questions about %2 answers, %3 decided without it, %4 unreadable, %5 failed")
            .arg(n(judge.questions), n(judge.predictions), n(judge.decidedWithout))
            .arg(n(judge.unreadable), n(judge.failed)));
    if (judge.failed > 0) {
        console.print(CommandLine::tr("  failed calls: %1").arg(failuresText(judge.calls.progress)));
    }
}

} // namespace

QString progressText(const CallProgress& progress)
{
    if (!progress.notice.isEmpty()) {
        return progress.notice;
    }
    QStringList parts {
        CommandLine::tr("%1/s").arg(QString::number(progress.perSecond, 'f', 1)),
        CommandLine::tr("%1 tokens").arg(n(progress.inputTokens + progress.outputTokens))};
    if (progress.secondsLeft) {
        parts.append(CommandLine::tr("%1 left").arg(durationText(*progress.secondsLeft)));
    }
    if (progress.failed > 0) {
        parts.append(CommandLine::tr("%1 failed").arg(n(progress.failed)));
    }
    if (progress.cost > 0.0) {
        parts.append(CommandLine::tr("cost %1").arg(QString::number(progress.cost, 'f', 2)));
    }
    return CommandLine::tr("asking (%1)").arg(parts.join(u", "_s));
}

void printResult(Console& console, const EvaluateResult& result)
{
    printCalls(console, result);
    if (result.judge) {
        printJudge(console, *result.judge);
    }
    if (result.report.scores) {
        const evaluation::ScoringReport& scores = *result.report.scores;
        console.print(
            CommandLine::tr("  %1 scored, mean %2; %3 unparseable, %4 refused or empty, %5 API errors")
                .arg(n(scores.scored), QString::number(scores.mean, 'f', 3), n(scores.unparseable))
                .arg(n(scores.refusedOrEmpty), n(scores.apiErrors)));
    }
    for (const Table& table : result.tables) {
        printTable(console, table);
    }
    if (!result.report.calls.reason.isEmpty()) {
        console.note(result.report.calls.reason);
    }
    if (!result.resumeCall.isEmpty()) {
        console.note(CommandLine::tr("All answers are stored. To go on: %1").arg(result.resumeCall));
    }
}

nlohmann::ordered_json toJson(const EvaluateResult& result)
{
    const CallProgress& progress = result.report.calls.progress;
    nlohmann::ordered_json failures = nlohmann::ordered_json::object();
    for (const auto& [failure, count] : progress.failures) {
        failures[nameOf(failure).data()] = count;
    }
    nlohmann::ordered_json json {
        {"run", result.run.name.toStdString()},
        {"model", result.run.model.toStdString()},
        {"end", nameOf(result.report.calls.end).data()},
        {"reason", result.report.calls.reason.toStdString()},
        {"total", progress.total},
        {"answered", progress.answered},
        {"fromCache", progress.fromCache},
        {"failed", progress.failed},
        {"calls", progress.attempts},
        {"failedCalls", failures},
        {"inputTokens", progress.inputTokens},
        {"outputTokens", progress.outputTokens},
        {"cost", progress.cost},
        {"seconds", progress.seconds}};
    if (result.report.scores) {
        const evaluation::ScoringReport& scores = *result.report.scores;
        json["scores"] = {
            {"scored", scores.scored},
            {"mean", scores.mean},
            {"unparseable", scores.unparseable},
            {"refusedOrEmpty", scores.refusedOrEmpty},
            {"apiErrors", scores.apiErrors}};
    }
    if (result.judge) {
        json["judge"] = {
            {"predictions", result.judge->predictions},
            {"questions", result.judge->questions},
            {"decidedWithout", result.judge->decidedWithout},
            {"failed", result.judge->failed},
            {"unreadable", result.judge->unreadable}};
    }
    json["tables"] = nlohmann::ordered_json::array();
    for (const Table& table : result.tables) {
        nlohmann::ordered_json rows = nlohmann::ordered_json::array();
        for (const Table::Row& row : table.rows) {
            nlohmann::ordered_json cells = nlohmann::ordered_json::array();
            for (const Table::Cell& cell : row.cells) {
                cells.push_back(
                    {{"value", cell.value ? nlohmann::ordered_json(*cell.value) : nullptr},
                     {"n", cell.n}});
            }
            rows.push_back({{"name", row.name.toStdString()}, {"cells", cells}});
        }
        std::vector<std::string> columns;
        for (const QString& column : table.columns) {
            columns.push_back(column.toStdString());
        }
        json["tables"].push_back(
            {{"title", table.title.toStdString()}, {"columns", columns}, {"rows", rows}});
    }
    return json;
}

} // namespace groundmark::app
