// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/viewers/evaluate_fixture.h"
#include "viewers/evaluate/card_pane.h"
#include "viewers/evaluate/prepared_picture.h"
#include "viewers/evaluate/progress_pane.h"
#include "viewers/evaluate/prompt_pane.h"
#include "viewers/evaluate/reply_model.h"
#include "viewers/evaluate/run_form.h"

#include <QSignalSpy>
#include <QTest>

using namespace groundmark;
using namespace groundmark::viewers;
using groundmark::testing::EvaluateFixture;
using groundmark::testing::shows;

constexpr int Patience = 30'000; // ms; a busy machine takes its time

/// The view of the runs, with real widgets and answers out of a file.
class TestEvaluate : public QObject
{
    Q_OBJECT

private slots:
    void thePreviewShowsTheVeryImageAndEveryWord()
    {
        EvaluateFixture fixture;
        EvaluateView& view = fixture.show();
        QTRY_VERIFY(view.findChild<PreparedPicture*>());
        const auto& image = view.findChild<PreparedPicture*>()->image();
        QCOMPARE(image.size, QSize(40, 30));
        QCOMPARE(image.picture.pixelColor(20, 15), QColor(Qt::darkCyan));
        QVERIFY(fixture.text(QStringLiteral("promptText")).contains(QStringLiteral("<image>")));
        QVERIFY(
            fixture.text(QStringLiteral("promptText")).contains(QStringLiteral("What does it say?")));
        QVERIFY(fixture.text(QStringLiteral("expectedText")).contains(QStringLiteral("word1")));
    }

    void thePreviewFollowsSampleAndPreparation()
    {
        EvaluateFixture fixture;
        EvaluateView& view = fixture.show();
        auto* prompt = view.findChild<PromptPane*>();
        fixture.trigger(QStringLiteral("Next sample"));
        QTRY_VERIFY(prompt->preview() && prompt->preview()->index == 1);
        QVERIFY(fixture.text(QStringLiteral("expectedText")).contains(QStringLiteral("word2")));
        fixture.choose(QStringLiteral("rotation"), QStringLiteral("90°"));
        QTRY_COMPARE(prompt->preview()->images.front().size, QSize(30, 40));
        fixture.choose(QStringLiteral("input"), QStringLiteral("text"));
        QTRY_VERIFY(prompt->preview()->images.empty());
    }

    void aWrongFieldSaysSoAndNothingCanBeStarted()
    {
        EvaluateFixture fixture;
        EvaluateView& view = fixture.show();
        auto* form = view.findChild<RunForm*>();
        QVERIFY(form->startAction()->isEnabled());
        fixture.type(QStringLiteral("temperature"), QStringLiteral("hot"));
        QVERIFY(!form->startAction()->isEnabled());
        QVERIFY(shows(*form, QStringLiteral("Temperature is 0–2")));
        fixture.type(QStringLiteral("temperature"), QStringLiteral("0.5"));
        QVERIFY(form->startAction()->isEnabled());
        fixture.type(QStringLiteral("perturbation"), QStringLiteral("no_such_blur:2"));
        QVERIFY(!form->startAction()->isEnabled());
    }

    void aTrialAsksFiveAndTheRunAfterItAsksTheRest()
    {
        EvaluateFixture fixture;
        EvaluateView& view = fixture.show();
        QSignalSpy ended(&view.queue(), &RunQueue::ended);
        fixture.trigger(QStringLiteral("Try 5"));
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, Patience);
        QCOMPARE(fixture.storedRuns().size(), 1);
        QCOMPARE(fixture.storedRuns().front().scored, 5);
        fixture.trigger(QStringLiteral("Start run"));
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 2, Patience);
        // The trial became the run: it does not stand beside it.
        QCOMPARE(fixture.storedRuns().size(), 1);
        QCOMPARE(fixture.storedRuns().front().scored, 8);
        QCOMPARE(fixture.storedRuns().front().mean.value_or(0.0), 1.0);
        QVERIFY(!fixture.storedRuns().front().run.finishedAt.isNull());
    }

    void theTableAndTheCardTellHowItWent()
    {
        EvaluateFixture fixture;
        EvaluateView& view = fixture.show();
        QSignalSpy ended(&view.queue(), &RunQueue::ended);
        fixture.trigger(QStringLiteral("Start run"));
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, Patience);
        QTRY_COMPARE(fixture.cell(0, RunsModel::StateColumn), QStringLiteral("finished"));
        QCOMPARE(fixture.cell(0, RunsModel::ScoredColumn), QStringLiteral("8 / 8"));
        QCOMPARE(fixture.cell(0, RunsModel::ErrorsColumn), QStringLiteral("0"));
        auto* progress = view.findChild<ProgressPane*>();
        QCOMPARE(progress->replies().rowCount(), 8);
        QCOMPARE(progress->replies().at(0).text.left(4), QStringLiteral("word"));
        QVERIFY(shows(*progress, QStringLiteral("Finished: 8 scored")));
        auto* card = view.findChild<CardPane*>();
        QTRY_VERIFY(shows(*card, QStringLiteral("stored raw · 8 of 8")));
        QVERIFY(shows(*card, QStringLiteral("signs")));
    }

    void bothSettingsBecomeTwoRunsWhoseCardsAreCompared()
    {
        EvaluateFixture fixture;
        EvaluateView& view = fixture.show();
        fixture.choose(QStringLiteral("setting"), QStringLiteral("direct and CoT"));
        QSignalSpy ended(&view.queue(), &RunQueue::ended);
        fixture.trigger(QStringLiteral("Start run"));
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 2, Patience);
        view.settle();
        QTRY_COMPARE(fixture.runs()->model()->rowCount(), 2);
        QTableView* table = fixture.runs();
        table->setFocus();
        QTest::keyClick(table, Qt::Key_A, Qt::ControlModifier);
        auto* card = view.findChild<CardPane*>();
        QCOMPARE(table->selectionModel()->selectedRows().size(), 2);
        QVERIFY(!card->compared().empty());
        QVERIFY2(card->verdict().startsWith(QStringLiteral("Comparable, but for: prompt")), qPrintable(card->verdict()));
        for (const ComparedRow& row : card->compared()) {
            if (row.label == u"Dataset") {
                QVERIFY(!row.differs);
            } else if (row.label == u"Prompt") {
                QVERIFY(row.differs);
            }
        }
    }

    void anAnswerThatIsMissingIsAnErrorAndCanBeAskedAgain()
    {
        EvaluateFixture fixture;
        const QString path = fixture.folder.filePath(QStringLiteral("answers.jsonl"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        const QByteArray all = file.readAll();
        const qsizetype cut = all.indexOf("{\"id\": \"s8\"");
        QVERIFY(file.resize(cut));
        file.close();
        EvaluateView& view = fixture.show();
        QSignalSpy ended(&view.queue(), &RunQueue::ended);
        fixture.trigger(QStringLiteral("Start run"));
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, Patience);
        QCOMPARE(fixture.storedRuns().front().apiErrors, 1);
        QTRY_COMPARE(fixture.cell(0, RunsModel::ErrorsColumn), QStringLiteral("1"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(all);
        file.close();
        view.settle();
        fixture.trigger(QStringLiteral("Resume run"));
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 2, Patience);
        QCOMPARE(fixture.storedRuns().size(), 1);
        QCOMPARE(fixture.storedRuns().front().apiErrors, 0);
        QCOMPARE(fixture.storedRuns().front().scored, 8);
    }

    void aModelThatCannotBeMadeSaysWhy()
    {
        EvaluateFixture fixture;
        EvaluateView& view = fixture.show();
        QVERIFY(QFile::remove(fixture.folder.filePath(QStringLiteral("answers.jsonl"))));
        QSignalSpy ended(&view.queue(), &RunQueue::ended);
        fixture.trigger(QStringLiteral("Start run"));
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, Patience);
        auto* progress = view.findChild<ProgressPane*>();
        QVERIFY(shows(*progress, QStringLiteral("answers.jsonl")));
    }

    void closingTheProjectEndsTheRunAndKeepsWhatCame()
    {
        EvaluateFixture fixture(200);
        EvaluateView& view = fixture.show();
        const QString path = fixture.session.project()->path();
        fixture.trigger(QStringLiteral("Start run"));
        QTRY_VERIFY(view.queue().live().answered > 0 || !view.queue().isRunning());
        QVERIFY(fixture.session.create(fixture.folder.filePath(QStringLiteral("other.groundmark"))));
        QVERIFY(!view.queue().isRunning());
        QVERIFY(fixture.session.open(path));
        QCOMPARE(fixture.storedRuns().size(), 1);
        view.settle();
        if (fixture.storedRuns().front().run.finishedAt.isNull()) {
            QSignalSpy ended(&view.queue(), &RunQueue::ended);
            fixture.trigger(QStringLiteral("Resume run"));
            QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, Patience);
        }
        QCOMPARE(fixture.storedRuns().front().scored, 200);
    }
};

QTEST_MAIN(TestEvaluate)
#include "tst_viewers_evaluate.moc"
