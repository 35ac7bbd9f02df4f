// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/run/leaderboard.h"

#include <QTest>

using namespace groundmark;
using namespace groundmark::evaluation;

namespace {

const QString Task = QStringLiteral("text recognition en");

/// One item per sample; three samples share an image.
Contender contender(const QString& name, const std::vector<double>& scores)
{
    Contender made {name, {}};
    for (std::size_t i = 0; i < scores.size(); ++i) {
        made.items.push_back({qint64(i), qint64(i / 3), {Task, QStringLiteral("en"), Outcome::Scored, scores[i], {}}});
    }
    return made;
}

std::vector<double> repeated(std::size_t n, double value)
{
    return std::vector<double>(n, value);
}

} // namespace

class TestLeaderboard : public QObject
{
    Q_OBJECT

private slots:
    void holmMultipliesTheSmallestPByTheirNumber()
    {
        // Holm's own procedure by hand: .01 · 3, then .03 · 2, then .04 · 1, never falling.
        const std::vector<double> corrected = holmCorrected(std::vector {0.03, 0.01, 0.04});
        QCOMPARE(corrected[1], 0.03);
        QCOMPARE(corrected[0], 0.06);
        QCOMPARE(corrected[2], 0.06);
    }

    void holmStaysAtMostOne()
    {
        QCOMPARE(holmCorrected(std::vector {0.9, 0.8}), (std::vector {1.0, 1.0}));
        QVERIFY(holmCorrected({}).empty());
    }

    void ranksTheBetterMeanFirstAndMarksIt()
    {
        const std::vector contenders {contender(QStringLiteral("low"), repeated(6, 0.2)), contender(QStringLiteral("high"), repeated(6, 0.8))};
        const Board board = plainBoard(*benchmark(), contenders, 0);
        QCOMPARE(board.rows.size(), std::size_t(2));
        QCOMPARE(board.rows[0].contender, std::size_t(1));
        QVERIFY(board.rows[0].cells.back().isBest);
        QVERIFY(board.rows[1].cells.back().isSecond);
        QCOMPARE(board.columns.size(), qsizetype(board.rows[0].cells.size()));
    }

    void aSingleRunIsNotCalledTheBest()
    {
        const std::vector contenders {contender(QStringLiteral("only"), repeated(6, 0.5))};
        QVERIFY(!plainBoard(*benchmark(), contenders, 0).rows[0].cells.back().isBest);
    }

    void runsThatTheDataDoNotTellApartShareTheirPlaces()
    {
        std::vector<double> mixed = repeated(30, 1.0);
        std::vector<double> other = repeated(30, 1.0);
        for (std::size_t i = 0; i < 30; i += 6) {
            mixed[i] = 0.0;
            other[i + 3] = 0.0;
        }
        const std::vector contenders {contender(QStringLiteral("a"), mixed), contender(QStringLiteral("b"), other), contender(QStringLiteral("c"), repeated(30, 0.1))};
        const BoardOptions options;
        const auto tests = pairedTests(contenders, options);
        const Board board = fullBoard(*benchmark(), contenders, 0, tests, options, [] { return true; });
        QCOMPARE(board.rows[0].firstRank, 1);
        QCOMPARE(board.rows[0].lastRank, 2);
        QCOMPARE(board.rows[1].firstRank, 1);
        QCOMPARE(board.rows[1].lastRank, 2);
        QCOMPARE(board.rows[2].firstRank, 3);
        QCOMPARE(board.rows[2].lastRank, 3);
    }

    void intervalsHoldTheMeanAndAreTheSameEveryTime()
    {
        std::vector<double> scores;
        for (int i = 0; i < 60; ++i) {
            scores.push_back(i % 4 == 0 ? 0.0 : 1.0);
        }
        const std::vector contenders {contender(QStringLiteral("a"), scores)};
        const BoardOptions options;
        const auto board = [&] { return fullBoard(*benchmark(), contenders, 0, {}, options, [] { return true; }); };
        const BoardCell cell = board().rows[0].cells.back();
        QVERIFY(cell.interval.has_value());
        QVERIFY(cell.interval->low < *cell.value && *cell.value < cell.interval->high);
        QCOMPARE(board().rows[0].cells.back().interval->low, cell.interval->low);
    }

    void resamplesWholeImages()
    {
        // Within an image all answers are alike, so 20 images say as much as 20 items would.
        std::vector<double> clustered;
        std::vector<double> spread;
        for (int i = 0; i < 60; ++i) {
            clustered.push_back((i / 3) % 2 == 0 ? 0.0 : 1.0);
            spread.push_back(i % 2 == 0 ? 0.0 : 1.0);
        }
        const auto width = [&](const std::vector<double>& scores) {
            const std::vector contenders {contender(QStringLiteral("a"), scores)};
            const Board board = fullBoard(*benchmark(), contenders, 0, {}, {}, [] { return true; });
            return board.rows[0].cells.back().interval->high - board.rows[0].cells.back().interval->low;
        };
        QVERIFY(width(clustered) > 1.4 * width(spread));
    }

    void failedRequestsArePairedWithNothing()
    {
        Contender broken = contender(QStringLiteral("b"), repeated(6, 0.9));
        broken.items[0].item.outcome = Outcome::ApiError;
        const std::vector contenders {contender(QStringLiteral("a"), repeated(6, 0.5)), broken};
        const auto tests = pairedTests(contenders, {});
        QCOMPARE(tests.size(), std::size_t(1));
        QCOMPARE(tests[0].items, std::size_t(5));
        QVERIFY(qAbs(tests[0].difference.mean - 0.4) < 1e-9);
    }

    void runsWithoutACommonSampleAreNotTested()
    {
        Contender other = contender(QStringLiteral("b"), repeated(3, 0.9));
        for (BoardItem& item : other.items) {
            item.sample += 100;
        }
        const std::vector contenders {contender(QStringLiteral("a"), repeated(3, 0.5)), other};
        QVERIFY(pairedTests(contenders, {}).empty());
    }

    void testsStopBetweenPairsWhenTheyAreNoLongerWanted()
    {
        const std::vector contenders {
            contender(QStringLiteral("a"), repeated(6, 0.5)), contender(QStringLiteral("b"), repeated(6, 0.6)),
            contender(QStringLiteral("c"), repeated(6, 0.7))};
        int asked = 0;
        QCOMPARE(pairedTests(contenders, {}, [&asked] { return ++asked < 2; }).size(), std::size_t(1));
    }

    void stopsWhenItIsNoLongerWanted()
    {
        const std::vector contenders {contender(QStringLiteral("a"), repeated(6, 0.5))};
        const Board board = fullBoard(*benchmark(), contenders, 0, {}, {}, [] { return false; });
        QVERIFY(!board.rows[0].cells.back().interval.has_value());
    }

    void anUnknownTableIsAnEmptyBoard()
    {
        const std::vector contenders {contender(QStringLiteral("a"), repeated(6, 0.5))};
        QVERIFY(plainBoard(*benchmark(), contenders, 99).rows.empty());
    }

private:
    [[nodiscard]] const Benchmark* benchmark() const { return m_registry.find(u"ocrbench-v2"); }

    BenchmarkRegistry m_registry;
};

QTEST_GUILESS_MAIN(TestLeaderboard)
#include "tst_evaluation_leaderboard.moc"
