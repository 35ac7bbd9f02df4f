// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/leaderboard/board_chart.h"

#include <QCoreApplication>

namespace groundmark::viewers {

namespace {

constexpr double HundredPoints = 100.0;

void addRuns(
    const BoardResult& result,
    const evaluation::Board& board,
    const std::vector<std::size_t>& runs,
    bool isApart,
    widgets::ChartData& chart)
{
    for (const evaluation::BoardRow& row : board.rows) {
        const auto& summary = result.runs[runs[row.contender]];
        if (!summary.meanOutputTokens || row.cells.empty() || !row.cells.back().value) {
            continue;
        }
        const evaluation::BoardCell& overall = row.cells.back();
        widgets::ChartPoint point {*summary.meanOutputTokens, *overall.value * HundredPoints, {}, {}, summary.run.name, isApart};
        if (overall.interval) {
            point.low = overall.interval->low * HundredPoints;
            point.high = overall.interval->high * HundredPoints;
        }
        chart.series.append({summary.run.name, {point}});
    }
}

} // namespace

widgets::ChartData tokenChart(const BoardResult& result)
{
    widgets::ChartData chart;
    chart.title = QCoreApplication::translate("Leaderboard", "Mean against tokens");
    chart.xTitle = QCoreApplication::translate("Leaderboard", "mean output tokens per reply");
    chart.yTitle = result.board.columns.isEmpty() ? result.apartBoard.columns.value(result.apartBoard.columns.size() - 1)
                                                  : result.board.columns.back();
    addRuns(result, result.board, result.rankedRuns, false, chart);
    addRuns(result, result.apartBoard, result.apartRuns, true, chart);
    return chart;
}

} // namespace groundmark::viewers
