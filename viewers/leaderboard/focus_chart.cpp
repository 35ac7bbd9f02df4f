// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/leaderboard/focus_chart.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <functional>

namespace groundmark::viewers {

namespace {

constexpr double Hundred = 100.0;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Leaderboard)
};

/// Places of the figures that the charts need among the columns of the board.
struct Columns
{
    int focus = -1; ///< macro F1
    int answers = -1;
    QString answersName;
};

Columns columnsIn(const BoardResult& result)
{
    const QStringList& names
        = result.board.columns.isEmpty() ? result.apartBoard.columns : result.board.columns;
    const auto place = [&](const QString& metric) {
        for (int i = static_cast<int>(names.size()) - 1; i >= 0; --i) {
            if (names[i].endsWith(metric)) {
                return i;
            }
        }
        return -1;
    };
    Columns columns;
    columns.focus = place(QCoreApplication::translate("Benchmarks", "macro F1"));
    const auto known = [](const evaluation::Board& board, int column) {
        return column >= 0 && std::ranges::any_of(board.rows, [column](const evaluation::BoardRow& row) {
                   return column < static_cast<int>(row.cells.size()) && row.cells[static_cast<size_t>(column)].value;
               });
    };
    // The names of the metrics as the benchmark writes them.
    for (const QString& metric : {QStringLiteral("short answer (judge)"), QStringLiteral("normalised match")}) {
        const int column = place(metric);
        if (columns.answers < 0 && (known(result.board, column) || known(result.apartBoard, column))) {
            columns.answers = column;
            columns.answersName = metric;
        }
    }
    return columns;
}

using ToPoint = std::function<std::optional<widgets::ChartPoint>(
    const evaluation::BoardRow& row, const storage::RunRepository::Summary& summary)>;

void addRuns(
    const BoardResult& result, const evaluation::Board& board, const std::vector<std::size_t>& runs, bool apart,
    const ToPoint& toPoint, widgets::ChartData& chart)
{
    for (const evaluation::BoardRow& row : board.rows) {
        const auto& summary = result.runs[runs[row.contender]];
        if (auto point = toPoint(row, summary)) {
            point->label = summary.run.name;
            point->isQuiet = apart;
            chart.series.append({summary.run.name, {*point}});
        }
    }
}

std::optional<double> percentAt(const evaluation::BoardRow& row, int column)
{
    const auto place = static_cast<std::size_t>(column);
    return column >= 0 && place < row.cells.size() && row.cells[place].value
        ? std::optional(*row.cells[place].value * Hundred)
        : std::nullopt;
}

widgets::ChartData chartOf(const BoardResult& result, const ToPoint& toPoint)
{
    widgets::ChartData chart;
    addRuns(result, result.board, result.rankedRuns, false, toPoint, chart);
    addRuns(result, result.apartBoard, result.apartRuns, true, toPoint, chart);
    return chart;
}

} // namespace

std::optional<widgets::ChartData> focusChart(const BoardResult& result)
{
    const Columns columns = columnsIn(result);
    if (columns.focus < 0 || columns.answers < 0) {
        return std::nullopt;
    }
    widgets::ChartData chart = chartOf(result, [&](const auto& row, const auto&) -> std::optional<widgets::ChartPoint> {
        const auto x = percentAt(row, columns.focus);
        const auto y = percentAt(row, columns.answers);
        if (!x || !y) {
            return std::nullopt;
        }
        widgets::ChartPoint point;
        point.x = *x;
        point.y = *y;
        return point;
    });
    chart.title = Words::tr("Answers against region focus");
    chart.xTitle = Words::tr("MagiScore, macro F1, %");
    chart.yTitle = columns.answersName + QStringLiteral(", %");
    return chart;
}

std::optional<widgets::ChartData> sizeChart(const BoardResult& result)
{
    const Columns columns = columnsIn(result);
    if (columns.focus < 0) {
        return std::nullopt;
    }
    widgets::ChartData chart = chartOf(result, [&](const auto& row, const auto& summary) -> std::optional<widgets::ChartPoint> {
        const auto x = sizeInName(summary.run.model);
        const auto y = percentAt(row, columns.focus);
        if (!x || !y) {
            return std::nullopt;
        }
        widgets::ChartPoint point;
        point.x = *x;
        point.y = *y;
        return point;
    });
    chart.title = Words::tr("Region focus by model size");
    chart.xTitle = Words::tr("parameters, billions");
    chart.yTitle = Words::tr("MagiScore, macro F1, %");
    return chart;
}

std::optional<double> sizeInName(const QString& model)
{
    static const QRegularExpression pattern(
        QStringLiteral("(?<![A-Za-z0-9.])(\\d+(?:\\.\\d+)?)\\s?[bB](?![A-Za-z0-9])"));
    std::optional<double> size;
    for (auto found = pattern.globalMatch(model); found.hasNext();) {
        size = found.next().captured(1).toDouble();
    }
    return size;
}

} // namespace groundmark::viewers
