// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/question/checks_pane.h"
#include "annotation/question/hop_arrows.h"
#include "annotation/question/question_form.h"
#include "annotation/question/question_host.h"
#include "annotation/question/question_review.h"
#include "annotation/question/question_words.h"
#include "annotation/question/question_workspace.h"
#include "annotation/question/try_pane.h"
#include "storage/dataset_repository.h"
#include "storage/journal.h"
#include "storage/question_repository.h"
#include "storage/sample_repository.h"
#include "storage/session.h"
#include "tests/storage/import_helpers.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/chip.h"

#include <QAction>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

using namespace groundmark;
using namespace groundmark::annotation;
using namespace Qt::StringLiterals;

namespace {

constexpr int Patience = 60'000; // milliseconds, on a busy machine

struct Window
{
    QTemporaryDir folder;
    QSettings settings {folder.filePath(u"settings.ini"_s), QSettings::IniFormat};
    evaluation::ModelProfiles profiles {settings};
    storage::Session session {u"ann"_s};
    imaging::ImageStore images;
    imaging::Thumbnailer thumbnailer;
    QuestionWorkspace view {session, images, thumbnailer, profiles};

    Window()
    {
        if (!session.create(folder.filePath(u"p.groundmark"_s))) {
            qFatal("no project");
        }
        view.resize(1376, 840);
        view.show();
        view.activate();
    }

    /// Adds images as the file dialog would, and waits for the first to be shown.
    void add(const QStringList& names)
    {
        QStringList paths;
        for (const QString& name : names) {
            QImage picture(640, 480, QImage::Format_RGB32);
            picture.fill(Qt::white);
            QPainter painter(&picture);
            painter.setPen(QPen(Qt::black, 6));
            // Pictures that differ by more than a few bits of their hash.
            const int place = static_cast<int>(qHash(name) % 400);
            painter.drawLine(place, 0, 640 - place, 480);
            painter.fillRect(QRect(place, place / 2, 150, 90), Qt::gray);
            painter.end();
            paths.append(folder.filePath(name));
            picture.save(paths.back());
        }
        QSignalSpy changed(&session, &storage::Session::sampleChanged);
        view.addImageFiles(paths);
        if (changed.isEmpty() && !changed.wait(Patience)) {
            qFatal("no image was added");
        }
        view.settle();
    }

    QuestionHost& host() { return *view.host(); }
    storage::Database& database() { return session.project()->database(); }
    Sample sample() { return **storage::SampleRepository(database()).find(session.sample()); }
    QuestionDesign design()
    {
        return storage::QuestionRepository(database()).find(session.sample())->value_or(QuestionDesign {});
    }

    /// Drags over the image from corner to corner.
    void drag(QPointF from, QPointF to)
    {
        auto& canvas = view.canvas();
        const QPoint start = canvas.view().toView(from).toPoint();
        const QPoint end = canvas.view().toView(to).toPoint();
        QTest::mouseMove(&canvas, start);
        QTest::mousePress(&canvas, Qt::LeftButton, {}, start);
        QTest::mouseMove(&canvas, (start + end) / 2);
        QTest::mouseMove(&canvas, end);
        QTest::mouseRelease(&canvas, Qt::LeftButton, {}, end);
    }

    void trigger(const QString& text)
    {
        for (QAction* action : view.commands()) {
            if (action != nullptr && action->text() == text) {
                QVERIFY2(action->isEnabled(), qPrintable(text));
                action->trigger();
                return;
            }
        }
        QFAIL(qPrintable(u"there is no command "_s + text));
    }

    evaluation::logicocr::Finding finding(const QString& check)
    {
        for (const auto& found : view.checks().findings()) {
            if (found.check == check) {
                return found;
            }
        }
        qFatal("no check %s", qPrintable(check));
    }
};

} // namespace

/// A question from the image to its review, with mouse and keyboard.
class TestQuestions : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void imagesBecomeSamplesOfADatasetOfTheBenchmark()
    {
        Window window;
        window.add({u"a.png"_s, u"b.png"_s});
        const Sample sample = window.sample();
        QCOMPARE(sample.externalId, u"a"_s);
        QCOMPARE(sample.questions.size(), 0);
        QCOMPARE(window.host().hops().size(), 0);
        window.add({u"a.png"_s});
        QCOMPARE(window.sample().externalId, u"a-2"_s); // the name is taken
    }

    void aQuestionIsWrittenAndEveryWordIsUndone()
    {
        Window window;
        window.add({u"a.png"_s});
        QTest::keyClicks(&window.view.form()->questionField(), u"How much is left?"_s);
        QTest::keyClicks(&window.view.form()->answerField(), u"0.06 EUR"_s);
        QTest::keyClick(&window.view.form()->answerField(), Qt::Key_Return);
        QTest::keyClicks(&window.view.form()->acceptedField(), u"0,06"_s);
        QTest::keyClick(&window.view.form()->acceptedField(), Qt::Key_Return);
        window.view.form()->commitPending();
        QCOMPARE(window.sample().questions.value(0).text, u"How much is left?"_s);
        QCOMPARE(window.host().answers(), QStringList({u"0.06 EUR"_s, u"0,06"_s}));
        QCOMPARE(window.sample().state, SampleState::Draft);

        window.host().setTask(u"mathematical reasoning"_s);
        window.host().setScenario(u"chart"_s);
        QCOMPARE(window.sample().task, u"mathematical reasoning"_s);
        QCOMPARE(window.design().scenario, u"chart"_s);
        while (window.view.undoAction()->isEnabled()) {
            window.view.undoAction()->trigger();
        }
        QCOMPARE(window.sample().questions.size(), 0);
        QCOMPARE(window.sample().task, QString());
        QCOMPARE(window.sample().state, SampleState::New);
        QVERIFY(window.design() == QuestionDesign {});
        while (window.view.redoAction()->isEnabled()) {
            window.view.redoAction()->trigger();
        }
        QCOMPARE(window.host().answers().size(), 2);
        QCOMPARE(window.design().scenario, u"chart"_s);
        QVERIFY(!storage::Journal(window.database()).verify()->has_value());
    }

    void anAcceptedAnswerIsTakenAwayByItsChip()
    {
        Window window;
        window.add({u"a.png"_s});
        window.host().setAnswers({u"1"_s, u"one"_s});
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // earlier chips
        auto* chip = window.view.form()->findChild<widgets::Chip*>();
        QVERIFY(chip != nullptr);
        QTest::keyClick(chip, Qt::Key_Delete);
        QCOMPARE(window.host().answers(), QStringList {u"1"_s});
    }

    void boxesBecomeCuesOfTheCurrentHopAndLeaveItWhenTheyAreDeleted()
    {
        Window window;
        window.add({u"a.png"_s});
        window.drag({40, 40}, {140, 90});
        QCOMPARE(window.host().cues().size(), 1U);
        window.trigger(u"Add hop"_s); // the new cue is selected: the hop starts from it
        QCOMPARE(window.host().hops().size(), 1);
        QCOMPARE(window.host().hops()[0].cues.size(), 1);
        window.view.canvas().setFocus();
        window.drag({300, 200}, {420, 260});
        QCOMPARE(window.host().hops()[0].cues.size(), 2);
        QCOMPARE(window.host().numberOf(window.host().hops()[0].cues[1]), 2);
        window.trigger(u"Delete the selected cues"_s);
        QCOMPARE(window.host().hops()[0].cues.size(), 1);
        window.view.undoAction()->trigger(); // one gesture: cue and link come back together
        QCOMPARE(window.host().hops()[0].cues.size(), 2);
        QCOMPARE(window.host().cues().size(), 2U);
    }

    void anArrowIsDrawnWithTheMouse()
    {
        Window window;
        window.add({u"a.png"_s});
        window.drag({40, 40}, {140, 90});
        window.drag({300, 200}, {420, 260});
        QVERIFY(window.view.canvas().trigger("tool.hops"_L1));
        window.drag({90, 60}, {360, 230});
        QCOMPARE(window.host().hops().size(), 2); // hops were made for cues that had none
        QCOMPARE(window.host().hops()[1].from, QList<HopId> {window.host().hops()[0].id});
        const auto arrows = arrowsOf(window.host().hops());
        QCOMPARE(arrows.size(), 1U);
        QCOMPARE(window.host().numberOf(arrows[0].from), 1);
        QCOMPARE(window.host().numberOf(arrows[0].target), 2);
        window.drag({90, 60}, {360, 230}); // again: it is taken away
        QVERIFY(window.host().hops()[1].from.isEmpty());
    }

    void anArrowIsDrawnByKeyboardAlone()
    {
        Window window;
        window.add({u"a.png"_s});
        window.drag({40, 40}, {140, 90});
        window.drag({300, 200}, {420, 260});
        auto& canvas = window.view.canvas();
        canvas.setFocus();
        QTest::keyClick(&canvas, Qt::Key_G);
        QTest::keyClick(&canvas, Qt::Key_Tab);
        QTest::keyClick(&canvas, Qt::Key_Return);
        QTest::keyClick(&canvas, Qt::Key_Tab);
        QTest::keyClick(&canvas, Qt::Key_Return);
        QCOMPARE(window.host().hops().size(), 2);
        QCOMPARE(arrowsOf(window.host().hops()).size(), 1U);
    }

    void hopsAreMovedLinkedAndRemoved()
    {
        Window window;
        window.add({u"a.png"_s});
        for (const QString& text : {u"first"_s, u"second"_s, u"third"_s}) {
            window.trigger(u"Add hop"_s);
            window.host().setHopText(window.host().currentHop(), text);
        }
        const auto texts = [&] {
            QStringList all;
            for (const Hop& hop : window.host().hops()) {
                all.append(hop.text);
            }
            return all.join(u' ');
        };
        QCOMPARE(texts(), u"first second third"_s);
        QCOMPARE(window.host().hops()[2].from, QList<HopId> {window.host().hops()[1].id});
        window.trigger(u"Build or do not build on hop 1"_s);
        QCOMPARE(window.host().hops()[2].from.size(), 2);
        window.trigger(u"Move the hop up"_s);
        QCOMPARE(texts(), u"first third second"_s);
        QCOMPARE(window.host().hops()[1].from, QList<HopId> {window.host().hops()[0].id}); // not on a later one
        window.host().removeHop(0);
        QCOMPARE(texts(), u"third second"_s);
        window.view.undoAction()->trigger();
        QCOMPARE(texts(), u"first third second"_s);
    }

    void checksFollowWhatIsTypedAndTheAuthorMayStandByThem()
    {
        Window window;
        window.add({u"a.png"_s});
        using evaluation::logicocr::Standing;
        QCOMPARE(window.finding(u"complete"_s).standing, Standing::Open);
        window.host().setText(u"Roughly how many, 12?"_s);
        window.host().setAnswers({u"12"_s});
        QCOMPARE(window.finding(u"answer-in-question"_s).standing, Standing::Open);
        QCOMPARE(window.finding(u"ambiguous"_s).standing, Standing::Judge);
        const int open = window.view.checks().openCount();
        emit window.view.checks().clearRequested(u"ambiguous"_s);
        QCOMPARE(window.view.checks().openCount(), open - 1);
        QCOMPARE(window.design().cleared, QStringList {u"ambiguous"_s});
    }

    void anotherQuestionAboutTheSameImageAndANearDuplicateAreTold()
    {
        Window window;
        window.add({u"a.png"_s});
        window.host().setText(u"How many boxes are red in the table below?"_s);
        window.host().setOrigin(u"DocVQA"_s, u"CC BY 4.0"_s);
        window.trigger(u"Another question about this image"_s);
        QCOMPARE(window.sample().externalId, u"a-2"_s);
        QCOMPARE(window.design().licence, u"CC BY 4.0"_s);
        window.host().setText(u"How many boxes are red in the table above?"_s);
        using evaluation::logicocr::Standing;
        QTRY_COMPARE_WITH_TIMEOUT(window.finding(u"near-image"_s).standing, Standing::Judge, Patience);
        QTRY_COMPARE_WITH_TIMEOUT(window.finding(u"near-question"_s).standing, Standing::Judge, Patience);
        QTRY_COMPARE_WITH_TIMEOUT(window.view.set().distribution().questions, 2, Patience);
    }

    void aModelsTryIsKeptAndComparedWithTheAcceptedAnswers()
    {
        Window window;
        window.add({u"a.png"_s});
        window.host().setText(u"How much is left?"_s);
        window.host().setAnswers({u"0.06 EUR"_s, u"6 cents"_s});
        testing::writeFile(
            window.folder.filePath(u"replies.jsonl"_s),
            "{\"id\": \"a\", \"response\": \"<b>35 - 34.94</b>\\nAnswer: 0,06\"}\n");
        evaluation::ModelProfile profile;
        profile.name = u"Replay"_s;
        profile.config.spec = u"replay:"_s + window.folder.filePath(u"replies.jsonl"_s);
        window.profiles.store(profile);
        for (const auto& old : std::vector(window.profiles.all())) {
            if (old.name != u"Replay"_s) {
                window.profiles.remove(old.name);
            }
        }
        QTest::mouseClick(&window.view.tryPane().button(), Qt::LeftButton);
        storage::QuestionRepository questions(window.database());
        QTRY_COMPARE_WITH_TIMEOUT(questions.tries(window.session.sample())->size(), 1U, Patience);
        const auto tries = *questions.tries(window.session.sample());
        QCOMPARE(verdictOf(tries.front(), window.host().answers()), TryVerdict::Right);
        QCOMPARE(verdictOf(tries.front(), {u"7"_s}), TryVerdict::Wrong);
        QCOMPARE(tries.front().question, u"How much is left?"_s);
    }

    void theSecondReviewDecidesWithAReasonAndKeepsEveryVerdict()
    {
        Window window;
        window.add({u"a.png"_s});
        window.host().setText(u"How many?"_s);
        window.session.setAnnotator(u"editor"_s);
        window.view.activate();
        auto* pane = window.view.findChild<QuestionReviewPane*>();
        emit pane->decided(ReviewVerdict::Rejected, u"ambiguous"_s);
        QCOMPARE(window.sample().state, SampleState::Rejected);
        emit pane->decided(ReviewVerdict::Accepted, QString());
        QCOMPARE(window.sample().state, SampleState::Accepted);
        const auto verdicts = *questionVerdicts(*window.session.project(), window.session.sample());
        QCOMPARE(verdicts.size(), 2U);
        QCOMPARE(verdicts[0].annotator, u"editor"_s);
        QCOMPARE(verdicts[0].review.reason, u"ambiguous"_s);
        QCOMPARE(
            *storage::QuestionRepository(window.database()).authors(window.session.sample()), QStringList {u"ann"_s});
    }

    void whatWasTypedIsKeptWhenTheNextSampleIsShown()
    {
        Window window;
        window.add({u"a.png"_s, u"b.png"_s});
        const SampleId first = window.session.sample();
        QTest::keyClicks(&window.view.form()->questionField(), u"What is it?"_s);
        window.trigger(u"Next item"_s);
        QVERIFY(window.session.sample() != first);
        QCOMPARE((*storage::SampleRepository(window.database()).find(first))->questions.value(0).text, u"What is it?"_s);
        QVERIFY(window.view.form()->questionField().toPlainText().isEmpty());
    }

    void samplesOfAnotherBenchmarkAreShownAndNotEdited()
    {
        Window window;
        window.add({u"a.png"_s});
        Dataset other;
        other.name = u"other"_s;
        other.benchmark = u"magic"_s;
        Sample sample;
        sample.dataset = *storage::DatasetRepository(window.database()).add(other);
        sample.externalId = u"m"_s;
        window.session.setSample(*storage::SampleRepository(window.database()).add(sample));
        QVERIFY(window.view.form()->questionField().isReadOnly());
        QTest::keyClicks(&window.view.form()->questionField(), u"x"_s);
        window.view.form()->commitPending();
        QCOMPARE(window.sample().questions.size(), 0);
    }
};

QTEST_MAIN(TestQuestions)
#include "tst_annotation_questions.moc"
