// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/pilot_selection.h"
#include "evaluation/metrics/robustness.h"

#include <QTest>

using namespace groundmark::evaluation::ocr_robust;
using namespace Qt::StringLiterals;

class TestRobustness : public QObject
{
    Q_OBJECT

private slots:
    void isUndefinedWithoutCleanAccuracy();
    void isUndefinedWithoutCells();
    void breaksTiesByNameThenSeverity();
    void averagesArithmeticallyWhenAsked();
    void keepsRetentionAboveOne();
    void namesInteractions();
    void refusesIncompletePilots();
    void ranksEqualCandidatesInOrder();
};

void TestRobustness::isUndefinedWithoutCleanAccuracy()
{
    const std::vector<PerturbedAccuracy> rows {{u"snow"_s, {0.5}}};
    const RobustnessScore score = robustnessScore(0.0, rows);
    QVERIFY(!score.isDefined);
    QCOMPARE(score.cri, 0.0);
    QVERIFY(!score.worst);
    QVERIFY(!relativeDrop(0.0, 0.5));
}

void TestRobustness::isUndefinedWithoutCells()
{
    QVERIFY(!robustnessScore(0.8, {}).isDefined);
    const std::vector<PerturbedAccuracy> empty {{u"snow"_s, {}}};
    QVERIFY(!robustnessScore(0.8, empty).isDefined);
}

void TestRobustness::breaksTiesByNameThenSeverity()
{
    const std::vector<PerturbedAccuracy> rows {
        {u"snow"_s, {0.4, 0.4}}, {u"fog"_s, {0.8, 0.4, 0.4}}};
    const RobustnessScore score = robustnessScore(0.8, rows);
    QCOMPARE(score.worst->perturbation, u"fog"_s);
    QCOMPARE(score.worst->severity, std::optional(2));
    QCOMPARE(score.perPerturbation[0].perturbation, u"snow"_s); // in the given order
}

void TestRobustness::averagesArithmeticallyWhenAsked()
{
    const std::vector<PerturbedAccuracy> rows {{u"snow"_s, {0.8, 0.6, 0.4}}};
    const RobustnessScore score
        = robustnessScore(0.8, rows, {WorstOver::Cell, CriMean::Arithmetic, {1, 1, 2}});
    QVERIFY(std::abs(score.cri - (0.8 + 0.75 + 2 * 0.5) / 4) < 1e-12);
    QCOMPARE(
        robustnessScore(0.8, rows, {WorstOver::Cell, CriMean::Arithmetic, {0, 0, 0}}).cri, 0.0);
}

void TestRobustness::keepsRetentionAboveOne()
{
    const std::vector<PerturbedAccuracy> rows {{u"snow"_s, {0.9}}};
    QCOMPARE(robustnessScore(0.6, rows).wcr, 0.9 / 0.6);
}

void TestRobustness::namesInteractions()
{
    const std::vector<double> single {0.7, 0.6};
    QCOMPARE(compoundEffect(0.8, single, 0.5).interaction, Interaction::NearAdditive);
    QCOMPARE(compoundEffect(0.8, single, 0.3).interaction, Interaction::SuperAdditive);
    QCOMPARE(compoundEffect(0.8, single, 0.7).interaction, Interaction::SubAdditive);
    QCOMPARE(compoundEffect(0.0, single, 0.7).interaction, Interaction::Undefined);
    QCOMPARE(compoundEffect(0.8, {}, 0.7).interaction, Interaction::Undefined);
}

void TestRobustness::refusesIncompletePilots()
{
    QVERIFY(!Pilot().isComplete());
    Pilot pilot {{u"snow"_s}, {{{true, false}, {{{true, true}}}}}};
    QVERIFY(pilot.isComplete());
    pilot.models.push_back({{true}, {{{true}}}}); // fewer questions
    QVERIFY(!pilot.isComplete());
}

void TestRobustness::ranksEqualCandidatesInOrder()
{
    const Pilot pilot {{u"b"_s, u"a"_s}, {{{true, true}, {{{true, false}}, {{false, true}}}}}};
    const auto scores = pilotScores(pilot);
    QCOMPARE(scores[0].score, 0.0); // nothing tells them apart
    QCOMPARE(pilotRanking(scores), (std::vector<std::size_t> {0, 1}));
    const std::vector<std::vector<std::size_t>> resamples {{0, 0}, {1, 1}};
    const PilotStability stability = pilotStability(pilot, resamples, 1);
    QCOMPARE(stability.selectionCount, (std::vector<int> {1, 1}));
    QCOMPARE(stability.selectionRate, (std::vector<double> {0.5, 0.5}));
}

QTEST_GUILESS_MAIN(TestRobustness)
#include "tst_evaluation_robustness.moc"
