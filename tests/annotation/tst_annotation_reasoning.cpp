// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/document/reasoning_document.h"
#include "chain_fixture.h"
#include "storage/integrity.h"
#include "storage/journal.h"

#include <QSignalSpy>
#include <QTest>

using namespace groundmark;
using annotation::ReasoningDocument;
using annotation::SampleDocument;
using testing::ChainFixture;

class TestReasoning : public QObject
{
    Q_OBJECT

    std::unique_ptr<ChainFixture> m_fixture;
    std::unique_ptr<SampleDocument> m_document;
    std::unique_ptr<ReasoningDocument> m_reasoning;

    void openAs(const QString& name)
    {
        m_reasoning.reset();
        m_document = std::make_unique<SampleDocument>(*m_fixture->session->project(), name);
        m_reasoning = std::make_unique<ReasoningDocument>(*m_document);
        QVERIFY(m_document->open(m_fixture->project.ids[0]));
    }

private slots:
    void init()
    {
        m_fixture = std::make_unique<ChainFixture>();
        openAs(QStringLiteral("ann-01"));
    }

    void aVerdictIsInTheFileAndCanBeTakenBack()
    {
        QCOMPARE(m_reasoning->verdict(0).verdict, Verdict::Unmarked);
        m_reasoning->setVerdict(0, Verdict::Correct);
        QCOMPARE(m_fixture->verdicts().size(), size_t(1));
        QCOMPARE(m_fixture->verdicts()[0].verdict, Verdict::Correct);
        QCOMPARE(m_reasoning->marked(), 1);
        m_document->undoStack().undo();
        QVERIFY(m_fixture->verdicts().empty());
        QCOMPARE(m_reasoning->verdict(0).verdict, Verdict::Unmarked);
        m_document->undoStack().redo();
        QCOMPARE(m_reasoning->verdict(0).verdict, Verdict::Correct);
    }

    void unmarkedIsNotCountedAsMarked()
    {
        m_reasoning->setVerdict(0, Verdict::Correct);
        m_reasoning->setVerdict(0, Verdict::Unmarked);
        QCOMPARE(m_reasoning->marked(), 0);
    }

    void aCorrectionMakesTheStepIncorrect()
    {
        m_reasoning->setCorrection(1, QStringLiteral("  The table is R2.  "));
        QCOMPARE(m_reasoning->verdict(1).verdict, Verdict::Incorrect);
        QCOMPARE(m_reasoning->verdict(1).correction, QStringLiteral("The table is R2."));
        QCOMPARE(m_reasoning->groundedIn(1), QList<int> {2});
        QCOMPARE(m_reasoning->firstWrong(), 1);
        m_reasoning->setVerdict(1, Verdict::Correct);
        QVERIFY(m_reasoning->verdict(1).correction.isEmpty());
        m_document->undoStack().undo();
        QCOMPARE(m_reasoning->verdict(1).correction, QStringLiteral("The table is R2."));
    }

    void aRegionThatIsNotThereIsAWrongReference()
    {
        QCOMPARE(m_reasoning->mentions(1).hallucinated, std::vector<int> {9});
        m_reasoning->setVerdict(1, Verdict::Incorrect);
        QCOMPARE(m_reasoning->verdict(1).errorType, QStringLiteral("wrong-reference"));
    }

    void linksAndUnlinksRegions()
    {
        m_reasoning->toggleRegion(0, 1);
        QCOMPARE(m_reasoning->groundedIn(0), (QList<int> {1, 4}));
        m_reasoning->setVerdict(0, Verdict::Incorrect);
        m_reasoning->toggleRegion(0, 4);
        QCOMPARE(m_reasoning->groundedIn(0), QList<int> {1});
        QCOMPARE(m_reasoning->verdict(0).errorType, QStringLiteral("wrong-reference"));
        m_reasoning->toggleRegion(0, 9); // there is no R9
        QCOMPARE(m_reasoning->groundedIn(0), QList<int> {1});
        QCOMPARE(m_reasoning->step(0).regions, QList<int> {4}); // the model's own words stay
    }

    void splitsAndJoinsAStep()
    {
        const QString whole = m_reasoning->step(0).text;
        m_reasoning->setVerdict(0, Verdict::Incorrect);
        const int at = static_cast<int>(whole.indexOf(QStringLiteral("It is grey")));
        QVERIFY(m_reasoning->split(0, at));
        QCOMPARE(m_reasoning->stepCount(), 4);
        QCOMPARE(m_reasoning->step(0).text, QStringLiteral("The sofa is in R4."));
        QCOMPARE(m_reasoning->step(1).text, QStringLiteral("It is grey."));
        QCOMPARE(m_reasoning->step(0).regions, QList<int> {4});
        QVERIFY(m_reasoning->step(1).regions.isEmpty());
        QCOMPARE(m_reasoning->step(3).position, 3);
        QCOMPARE(m_reasoning->verdict(0).verdict, Verdict::Unmarked); // it was about the whole

        QVERIFY(m_reasoning->join(0));
        QCOMPARE(m_reasoning->stepCount(), 3);
        QCOMPARE(m_reasoning->step(0).text, whole);

        m_document->undoStack().setIndex(1);
        QCOMPARE(m_reasoning->step(0).text, whole);
        QCOMPARE(m_reasoning->verdict(0).verdict, Verdict::Incorrect);
        for (const Issue& issue : storage::check(*m_fixture->session->project(), false)->issues) {
            QCOMPARE(issue.kind, QStringLiteral("missing-image"));
        }
    }

    void refusesACutWithNothingOnOneSide()
    {
        QVERIFY(!m_reasoning->split(0, 0));
        QVERIFY(!m_reasoning->split(0, static_cast<int>(m_reasoning->step(0).text.size())));
        QVERIFY(!m_reasoning->join(2));
        QCOMPARE(m_reasoning->stepCount(), 3);
    }

    void leavesAStepWholeThatAnotherAnnotatorHasJudged()
    {
        m_fixture->judge(QStringLiteral("ann-02"), 0, {Verdict::Correct});
        const auto cut = m_reasoning->split(0, 18);
        QVERIFY(!cut);
        QVERIFY(!cut.error().hint.isEmpty());
        QCOMPARE(m_reasoning->stepCount(), 3);
    }

    void annotatorsAreBlindToEachOther()
    {
        m_reasoning->setVerdict(0, Verdict::Incorrect);
        m_reasoning->setCorrection(0, QStringLiteral("The sofa is in R1."));
        m_reasoning->setFinalAnswer(Verdict::Correct);
        openAs(QStringLiteral("ann-02"));
        QCOMPARE(m_reasoning->verdict(0).verdict, Verdict::Unmarked);
        QCOMPARE(m_reasoning->review().finalAnswer, Verdict::Unmarked);
        QVERIFY(!m_document->undoStack().canUndo()); // it is not theirs to take back
        m_reasoning->setVerdict(0, Verdict::Correct);
        QCOMPARE(m_fixture->verdicts().size(), size_t(2));
        m_document->undoStack().undo();
        openAs(QStringLiteral("ann-01"));
        QCOMPARE(m_reasoning->verdict(0).verdict, Verdict::Incorrect);
        QVERIFY(m_document->undoStack().canUndo());
    }

    void submittingMarksTheSampleDone()
    {
        m_reasoning->setQuality({QStringLiteral("ambiguous")});
        m_reasoning->submit();
        QVERIFY(m_reasoning->review().submitted);
        QCOMPARE(m_document->sample().state, SampleState::Done);
        m_document->undoStack().undo();
        QVERIFY(!m_reasoning->review().submitted);
        QCOMPARE(m_document->sample().state, SampleState::New);
        QCOMPARE(m_reasoning->review().quality, QStringList {QStringLiteral("ambiguous")});
    }

    void aPracticeItemDoesNotMakeTheSampleDone()
    {
        m_reasoning->togglePractice();
        m_reasoning->submit();
        QVERIFY(m_reasoning->review().submitted);
        QCOMPARE(m_document->sample().state, SampleState::New);
    }

    void timeIsKeptAndNoUndoTakesItBack()
    {
        m_reasoning->addSeconds(12.5);
        m_reasoning->setVerdict(0, Verdict::Correct);
        m_reasoning->addSeconds(2.5);
        m_document->undoStack().undo();
        openAs(QStringLiteral("ann-01"));
        QCOMPARE(m_reasoning->seconds(), 15.0);
    }

    void aRepeatedChoiceIsNoEdit()
    {
        m_reasoning->setVerdict(0, Verdict::Correct);
        m_reasoning->setVerdict(0, Verdict::Correct);
        m_reasoning->setNote(0, QString());
        QCOMPARE(*storage::Journal(m_fixture->database()).size(), qint64(1));
    }
};

QTEST_GUILESS_MAIN(TestReasoning)
#include "tst_annotation_reasoning.moc"
