// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/leaderboard/focus_chart.h"

#include <QTest>

using namespace groundmark;

class TestFocusChart : public QObject
{
    Q_OBJECT

    static viewers::BoardResult boardOf(const QStringList& columns, const std::vector<std::optional<double>>& values)
    {
        viewers::BoardResult result;
        storage::RunRepository::Summary summary;
        summary.run.name = QStringLiteral("run");
        summary.run.model = QStringLiteral("Qwen2.5-VL-7B");
        result.runs = {summary};
        result.rankedRuns = {0};
        result.board.columns = columns;
        evaluation::BoardRow row;
        for (const auto& value : values) {
            row.cells.push_back({value, 3, {}, false, false});
        }
        result.board.rows = {row};
        return result;
    }

private slots:
    void theSizeIsReadFromTheModelsName()
    {
        QCOMPARE(viewers::sizeInName(QStringLiteral("Qwen2.5-VL-7B")), std::optional(7.0));
        QCOMPARE(viewers::sizeInName(QStringLiteral("gemma-3-27b-it")), std::optional(27.0));
        QCOMPARE(viewers::sizeInName(QStringLiteral("phi 3.8 B")), std::optional(3.8));
        QVERIFY(!viewers::sizeInName(QStringLiteral("GPT-4.1")));
        QVERIFY(!viewers::sizeInName(QStringLiteral("model-v2beta")));
    }

    void answersStandAgainstRegionFocus()
    {
        const QStringList columns {
            QStringLiteral("All · short answer (judge)"), QStringLiteral("All · normalised match"),
            QStringLiteral("All · macro F1")};
        const auto chart = viewers::focusChart(boardOf(columns, {0.5, 0.4, 0.75}));
        QVERIFY(chart);
        QCOMPARE(chart->series.first().points.first().x, 75.0);
        QCOMPARE(chart->series.first().points.first().y, 50.0);
        // Without a judge the offline match stands in, under its own name.
        const auto offline = viewers::focusChart(boardOf(columns, {std::nullopt, 0.4, 0.75}));
        QCOMPARE(offline->series.first().points.first().y, 40.0);
        QVERIFY(offline->yTitle.contains(QStringLiteral("normalised match")));
        const auto size = viewers::sizeChart(boardOf(columns, {0.5, 0.4, 0.75}));
        QCOMPARE(size->series.first().points.first().x, 7.0);
    }

    void otherBenchmarksHaveNoSuchFigure()
    {
        QVERIFY(!viewers::focusChart(boardOf({QStringLiteral("All")}, {0.5})));
    }
};

QTEST_GUILESS_MAIN(TestFocusChart)
#include "tst_viewers_focus_chart.moc"
