// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/steps/agreement_report.h"
#include "annotation/steps/agreement_workspace.h"
#include "annotation/steps/discussion.h"
#include "annotation/steps/discussion_pane.h"
#include "chain_fixture.h"
#include "widgets/link_button.h"

#include <QAction>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

#include <nlohmann/json.hpp>

using namespace groundmark;
using annotation::AgreementWorkspace;
using testing::ChainFixture;

class TestAgreement : public QObject
{
    Q_OBJECT

    static constexpr Verdict C = Verdict::Correct;
    static constexpr Verdict W = Verdict::Incorrect;
    static constexpr Verdict U = Verdict::Unmarked;

    static annotation::AgreementReport reportOf(ChainFixture& fixture, int perRound = 100)
    {
        return annotation::reportAgreement(*storage::StepQuery(fixture.database()).ratings({}), perRound);
    }

private slots:
    void kappaIsThatOfTheStepsJudgedByBoth()
    {
        ChainFixture fixture(3);
        const QString a = QStringLiteral("ann-01");
        const QString b = QStringLiteral("ann-02");
        fixture.judge(a, 0, {C, C, W});
        fixture.judge(b, 0, {C, W, W});
        fixture.judge(a, 1, {C, W, U});
        fixture.judge(b, 1, {C, W, C});
        fixture.judge(a, 2, {C, C, C}); // nobody else has judged it
        const auto report = reportOf(fixture);
        QCOMPARE(report.pairs.size(), size_t(1));
        // The two lists: C C W C W and C W W C W, worked by hand: po 4/5, pe 12/25.
        const auto& agreement = *report.pairs[0].all;
        QCOMPARE(agreement.kappa.items, 5);
        QVERIFY(qAbs(agreement.kappa.kappa - (0.8 - 0.48) / (1.0 - 0.48)) < 1e-12);
        QVERIFY(agreement.low <= agreement.kappa.kappa && agreement.kappa.kappa <= agreement.high);
        QCOMPARE(agreement.differing, 1);
        QCOMPARE(agreement.differingChains, 1);
        QCOMPARE(agreement.chains, 2);
    }

    void practiceItemsCountNowhere()
    {
        ChainFixture fixture(2);
        fixture.judge(QStringLiteral("ann-01"), 0, {C, C, C}, true);
        fixture.judge(QStringLiteral("ann-02"), 0, {W, W, W});
        const auto report = reportOf(fixture);
        QVERIFY(report.pairs.empty());
        QVERIFY(report.rounds.empty());
        QCOMPARE(report.ratings.practice, qint64(3));
    }

    void roundsHoldWhatTwoHaveSubmitted()
    {
        ChainFixture fixture(5);
        for (size_t i = 0; i < 3; ++i) {
            fixture.judge(QStringLiteral("ann-01"), i, {C, C, C});
            fixture.judge(QStringLiteral("ann-02"), i, {C, W, C});
        }
        fixture.judge(QStringLiteral("ann-01"), 3, {C, C, C});
        const auto report = reportOf(fixture, 2);
        QCOMPARE(report.rounds.size(), size_t(2));
        QVERIFY(report.rounds[0].complete);
        QVERIFY(!report.rounds[1].complete);
        QCOMPARE(report.rounds[1].chains.size(), size_t(1));
        QCOMPARE(report.rounds[0].chains[0].differing, 1);
    }

    void aResolutionIsANewVersionThatKeepsItsSources()
    {
        ChainFixture fixture(1);
        fixture.judge(QStringLiteral("ann-01"), 0, {C, C, C});
        fixture.judge(QStringLiteral("ann-02"), 0, {C, W, C});
        const auto read = annotation::readDiscussion(
            *fixture.session->project(), fixture.project.ids[0], fixture.chains[0].id);
        QVERIFY(read && *read);
        const auto& step = (*read)->steps[1];
        QVERIFY(step.differs);
        QVERIFY(!(*read)->steps[0].differs);
        StepVerdict agreed;
        agreed.verdict = W;
        const StepResolution first = annotation::resolutionFrom(step, agreed, QStringLiteral("ann-01"));
        QCOMPARE(first.version, 1);
        const auto sources = nlohmann::json::parse(first.sources.toStdString());
        QCOMPARE(sources.size(), size_t(2));
        QCOMPARE(QString::fromStdString(sources[1]["verdict"]), QStringLiteral("incorrect"));
        auto again = step;
        again.resolutions.push_back(first);
        QCOMPARE(annotation::resolutionFrom(again, agreed, QStringLiteral("ann-01")).version, 2);
    }

    void theViewStaysBlindUntilTheRoundIsOpened()
    {
        ChainFixture fixture(2);
        fixture.judge(QStringLiteral("ann-01"), 0, {C, C, C});
        fixture.judge(QStringLiteral("ann-02"), 0, {C, W, C});
        imaging::ImageStore images;
        AgreementWorkspace workspace(*fixture.session, images);
        workspace.resize(1376, 814);
        workspace.show();
        workspace.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&workspace));
        workspace.settle();
        QCOMPARE(workspace.pane()->currentStep(), -1);
        auto* open = workspace.findChild<widgets::LinkButton*>();
        QVERIFY(open->isVisible());
        QTest::mouseClick(open, Qt::LeftButton);
        QCOMPARE(workspace.pane()->currentStep(), 1); // the one that differs
        QTRY_VERIFY(workspace.pane()->hasFocus());

        QTest::keyClick(workspace.pane(), Qt::Key_2, Qt::AltModifier); // as ann-02 judged it
        storage::ReasoningRepository reasoning(fixture.database());
        QTRY_COMPARE(reasoning.resolutions(fixture.chains[0].id)->size(), size_t(1));
        QCOMPARE(reasoning.resolutions(fixture.chains[0].id)->front().verdict, W);
        QTest::keyClick(workspace.pane(), Qt::Key_1);
        QTRY_COMPARE(reasoning.resolutions(fixture.chains[0].id)->size(), size_t(2));
        QCOMPARE(reasoning.resolutions(fixture.chains[0].id)->back().verdict, C);
        QCOMPARE(reasoning.resolutions(fixture.chains[0].id)->back().resolvedBy, QStringLiteral("ann-01"));
        workspace.undoAction()->trigger();
        QCOMPARE(reasoning.resolutions(fixture.chains[0].id)->size(), size_t(1));
    }

    void aFullRoundOpensByItself()
    {
        ChainFixture fixture(2);
        fixture.judge(QStringLiteral("ann-01"), 0, {C, C, C});
        fixture.judge(QStringLiteral("ann-02"), 0, {C, W, C});
        imaging::ImageStore images;
        AgreementWorkspace workspace(*fixture.session, images);
        workspace.resize(1376, 814);
        workspace.show();
        workspace.findChild<QSpinBox*>()->setValue(1);
        workspace.settle();
        QCOMPARE(workspace.pane()->currentStep(), 1);
    }
};

QTEST_MAIN(TestAgreement)
#include "tst_annotation_agreement.moc"
