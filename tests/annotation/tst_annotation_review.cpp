// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/review/corpus_pane.h"
#include "annotation/review/filter_row.h"
#include "annotation/review/picture_list.h"
#include "annotation/review/reason_list.h"
#include "annotation/review/review_workspace.h"
#include "storage/integrity.h"
#include "tests/annotation/review_fixture.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/diff_text.h"
#include "widgets/segments.h"

#include <QComboBox>
#include <QLineEdit>
#include <QStandardPaths>
#include <QTest>

using namespace groundmark;
using namespace groundmark::annotation;
using groundmark::testing::ReviewFixture;
using namespace Qt::StringLiterals;

namespace {

constexpr int Patience = 60'000; // milliseconds: Tesseract reads pages on a busy machine

struct Window
{
    ReviewFixture data;
    imaging::ImageStore images;
    imaging::Thumbnailer thumbnailer;
    ReviewWorkspace view {data.session, images, thumbnailer};

    explicit Window(int count, const QList<int>& damaged = {})
        : data(count, damaged)
    {
        view.resize(1376, 840);
        view.show();
        view.activateWindow();
        view.activate();
    }

    ReviewDesk& desk() { return *view.desk(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus == nullptr ? &view : focus, key, modifiers);
    }
    template <typename Widget> Widget* child() { return view.findChild<Widget*>(); }
};

} // namespace

/// Pictures are accepted and rejected by keys, twice and blindly if need be.
class TestReview : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void yAcceptsAndTheNextPictureIsThere()
    {
        Window window(3);
        QVERIFY(QTest::qWaitForWindowActive(&window.view));
        QCOMPARE(window.desk().current(), 0);
        const QString first = window.child<widgets::ImageCanvas>()->source()->path();
        window.press(Qt::Key_Y);
        QCOMPARE(window.desk().verdictAt(0), ReviewVerdict::Accepted);
        QCOMPARE(window.desk().current(), 1);
        QVERIFY(window.child<widgets::ImageCanvas>()->source()->path() != first);
        QCOMPARE(window.data.state(0), SampleState::Accepted);
        QCOMPARE(window.data.session.sample(), window.data.samples[1]);
        QCOMPARE(window.data.reviews().size(), size_t(3)); // the queue's own entry was filled in
    }

    void xThenADigitRejectsForAReason()
    {
        Window window(3);
        QVERIFY(QTest::qWaitForWindowActive(&window.view));
        window.press(Qt::Key_X);
        QCOMPARE(window.desk().verdictAt(0), ReviewVerdict::Waiting); // a digit has to say why
        window.press(Qt::Key_2);
        QCOMPARE(window.desk().verdictAt(0), ReviewVerdict::Rejected);
        QCOMPARE(window.desk().reasonAt(0), u"missing correct option"_s);
        window.press(Qt::Key_5); // the digit alone is enough
        QCOMPARE(window.desk().reasonAt(1), u"artefact"_s);
        QCOMPARE(window.data.state(1), SampleState::Rejected);
        QCOMPARE(window.desk().reasonCounts()[u"artefact"_s], 1);
    }

    void escapeTakesXBack()
    {
        Window window(2);
        QVERIFY(QTest::qWaitForWindowActive(&window.view));
        window.press(Qt::Key_X);
        window.press(Qt::Key_Escape);
        window.press(Qt::Key_X); // arms again instead of taking the marked reason
        QCOMPARE(window.desk().verdictAt(0), ReviewVerdict::Waiting);
    }

    void anotherReasonNeedsWords()
    {
        Window window(2);
        QVERIFY(QTest::qWaitForWindowActive(&window.view));
        window.press(Qt::Key_6);
        QCOMPARE(window.desk().verdictAt(0), ReviewVerdict::Waiting);
        auto* note = window.child<QLineEdit>();
        for (QLineEdit* line : window.view.findChildren<QLineEdit*>()) {
            note = line->accessibleName() == u"Note"_s ? line : note;
        }
        QVERIFY(note->hasFocus());
        QTest::keyClicks(note, u"yx upside down"_s); // letters are letters here
        QCOMPARE(window.desk().verdictAt(0), ReviewVerdict::Waiting);
        QTest::keyClick(note, Qt::Key_Return);
        QCOMPARE(window.desk().verdictAt(0), ReviewVerdict::Rejected);
        QCOMPARE(window.desk().reasonAt(0), u"other"_s);
        QCOMPARE(window.desk().entryAt(0).first.note, u"yx upside down"_s);
    }

    void undoGoesBackOverPicturesAndSurvivesARestart()
    {
        Window window(3);
        QVERIFY(QTest::qWaitForWindowActive(&window.view));
        window.press(Qt::Key_Y);
        window.press(Qt::Key_4);
        window.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window.desk().verdictAt(1), ReviewVerdict::Waiting);
        QCOMPARE(window.desk().current(), 1); // back at the picture that it was about
        QCOMPARE(window.data.state(1), SampleState::New);

        const QString path = window.data.session.project()->path();
        VERIFY(window.data.session.open(path));
        window.view.activate();
        QCOMPARE(window.desk().verdictAt(0), ReviewVerdict::Accepted);
        window.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window.desk().verdictAt(0), ReviewVerdict::Waiting);
        QVERIFY(!window.desk().canUndo());
        window.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(window.desk().verdictAt(0), ReviewVerdict::Accepted);
        window.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(window.desk().reasonAt(1), u"wrong text"_s);
        const auto sound = storage::check(*window.data.session.project(), false);
        QVERIFY(sound && sound->issues.empty());
    }

    void flagsAndVerdictsCanBeTakenBack()
    {
        Window window(2);
        QVERIFY(QTest::qWaitForWindowActive(&window.view));
        window.press(Qt::Key_F);
        QCOMPARE(window.desk().verdictAt(0), ReviewVerdict::Escalated);
        QCOMPARE(window.data.state(0), SampleState::Escalated);
        window.press(Qt::Key_A);
        QCOMPARE(window.desk().current(), 0);
        window.press(Qt::Key_Backspace);
        QCOMPARE(window.desk().verdictAt(0), ReviewVerdict::Waiting);
        QCOMPARE(window.desk().current(), 0);
    }

    void theSecondLookIsBlind()
    {
        Window window(3);
        QVERIFY(QTest::qWaitForWindowActive(&window.view));
        window.press(Qt::Key_Y);
        window.press(Qt::Key_4);
        window.press(Qt::Key_Y);
        window.data.session.setAnnotator(u"bob"_s);
        window.child<widgets::Segments>()->setCurrent(u"second"_s);
        QCOMPARE(window.desk().count(), 3);
        for (int row = 0; row < 3; ++row) {
            QCOMPARE(window.desk().verdictAt(row), ReviewVerdict::Waiting);
            QCOMPARE(window.desk().reasonAt(row), QString());
        }
        const auto* strip = window.child<PictureList>();
        for (int row = 0; row < 3; ++row) {
            const QString told = strip->model()->index(row, 0).data(Qt::ToolTipRole).toString();
            QVERIFY2(!told.contains(u"ccepted"_s) && !told.contains(u"ejected"_s), qPrintable(told));
        }
        window.view.setFocus();
        window.press(Qt::Key_Y); // agrees
        window.press(Qt::Key_Y); // does not
        QCOMPARE(window.data.state(0), SampleState::Accepted);
        QCOMPARE(window.data.state(1), SampleState::Escalated);
        const auto agreement = window.desk().agreement();
        QCOMPARE(agreement.both, 2);
        QCOMPARE(agreement.equal, 1);

        window.child<widgets::Segments>()->setCurrent(u"disputes"_s);
        QCOMPARE(window.desk().count(), 1);
        QCOMPARE(window.desk().entryAt(0).first.sample, window.data.samples[1]);
        window.press(Qt::Key_4);
        QCOMPARE(window.data.state(1), SampleState::Rejected);
        // The first verdicts stand as they were said.
        window.child<widgets::Segments>()->setCurrent(u"first"_s);
        QCOMPARE(window.desk().verdictAt(1), ReviewVerdict::Rejected);
        QVERIFY(!window.desk().decide(ReviewVerdict::Accepted));
    }

    void nobodyLooksTwiceAtTheirOwn()
    {
        Window window(2);
        QVERIFY(QTest::qWaitForWindowActive(&window.view));
        window.press(Qt::Key_Y);
        window.child<widgets::Segments>()->setCurrent(u"second"_s);
        QCOMPARE(window.desk().count(), 0);
    }

    void filtersLeaveWhatFits()
    {
        Window window(6);
        QVERIFY(QTest::qWaitForWindowActive(&window.view));
        window.press(Qt::Key_Y);
        window.press(Qt::Key_4);
        const auto box = [&window](const QString& name) {
            for (auto* found : window.view.findChildren<QComboBox*>()) {
                if (found->accessibleName() == name) {
                    return found;
                }
            }
            qFatal("no such box");
        };
        box(u"Verdict"_s)->setCurrentIndex(3);
        QCOMPARE(window.desk().count(), 1);
        QCOMPARE(window.desk().entryAt(0).first.sample, window.data.samples[1]);
        box(u"Verdict"_s)->setCurrentIndex(0);
        box(u"Template"_s)->setCurrentIndex(box(u"Template"_s)->findData(u"background-handwritten"_s));
        QCOMPARE(window.desk().count(), 3);
        box(u"Generator"_s)->setCurrentIndex(box(u"Generator"_s)->findData(u"painter-2"_s));
        QCOMPARE(window.desk().count(), 1);
        QCOMPARE(window.desk().entryAt(0).first.sample, window.data.samples[0]);
    }

    void ratesAreCountedByTemplateAndGenerator()
    {
        Window window(4);
        QVERIFY(QTest::qWaitForWindowActive(&window.view));
        window.press(Qt::Key_Y); // background, painter-2
        window.press(Qt::Key_4); // interleaved, painter-1
        window.press(Qt::Key_4); // background, painter-1
        const auto all = storage::successRate(window.desk().entries());
        QCOMPARE(all.accepted, 1);
        QCOMPARE(all.decided, 3);
        QVERIFY(all.low > 0.0 && all.low < all.share() && all.high > all.share());
        const auto templates = storage::ratesByTemplate(window.desk().entries());
        QCOMPARE(templates.front().name, u"background-handwritten"_s);
        QCOMPARE(templates.front().decided, 2);
        QCOMPARE(storage::ratesByGenerator(window.desk().entries()).back().name, u"painter-2"_s);
    }

    void differencesAreMarkedInTextAndPicture()
    {
        Window window(2, {0});
        QVERIFY(QTest::qWaitForWindowActive(&window.view));
        QTRY_VERIFY_WITH_TIMEOUT(!window.child<ReasonList>()->marked().isEmpty(), Patience);
        QCOMPARE(window.child<ReasonList>()->marked(), u"missing correct option"_s); // C is the answer
        QString removed;
        for (const auto* text : window.view.findChildren<widgets::DiffText*>()) {
            if (text->accessibleName() == u"Option C"_s && text->isVisible()) {
                QCOMPARE(text->runs().front().kind, widgets::DiffRun::Kind::Removed);
                removed = text->runs().front().text;
            }
        }
        QCOMPARE(removed, u"Every animal is green"_s);
        window.press(Qt::Key_X);
        window.press(Qt::Key_X); // takes the reason that is marked
        QCOMPARE(window.desk().reasonAt(0), u"missing correct option"_s);
        // The next one was read meanwhile, or will be: it has nothing to mark.
        auto* canvas = window.child<widgets::ImageCanvas>();
        window.view.settle();
        QVERIFY(window.child<ReasonList>()->marked().isEmpty());
        QVERIFY(canvas->overlay().shapes(0).isEmpty());
    }

    void theGalleryShowsTheQueueAndOpensAPicture()
    {
        Window window(5);
        QVERIFY(QTest::qWaitForWindowActive(&window.view));
        window.press(Qt::Key_G);
        PictureList* gallery = nullptr;
        for (auto* list : window.view.findChildren<PictureList*>()) {
            gallery = list->isVisible() ? list : gallery;
        }
        QVERIFY(gallery != nullptr);
        QCOMPARE(gallery->model()->rowCount(), 5);
        QVERIFY(gallery->hasFocus());
        QTest::keyClick(gallery, Qt::Key_Right);
        QCOMPARE(window.desk().current(), 1);
        QTest::keyClick(gallery, Qt::Key_Y);
        QCOMPARE(window.desk().verdictAt(1), ReviewVerdict::Accepted);
        window.press(Qt::Key_G);
        QVERIFY(window.child<widgets::ImageCanvas>()->isVisible());
    }

    void aPictureMadeAgainIsReviewedAgain()
    {
        Window window(1);
        QVERIFY(QTest::qWaitForWindowActive(&window.view));
        window.press(Qt::Key_4);
        storage::GenerationStore store(*window.data.session.project(), window.data.dataset, u"ada"_s);
        window.data.addPicture(store, 0, 2, {768, 512}, false);
        window.data.session.announceContent();
        QCOMPARE(window.desk().count(), 2);
        QCOMPARE(window.desk().verdictAt(0), ReviewVerdict::Rejected);
        QVERIFY(!window.desk().entryAt(0).isInForce());
        QCOMPARE(window.desk().verdictAt(1), ReviewVerdict::Waiting);
        QCOMPARE(window.data.state(0), SampleState::New);
    }

    void aHundredPicturesAreVerifiedByKeysAlone()
    {
        Window window(100);
        QVERIFY(QTest::qWaitForWindowActive(&window.view));
        for (int i = 0; i < 100; ++i) {
            QCOMPARE(window.desk().current(), i);
            window.press(i % 4 == 3 ? Qt::Key_4 : Qt::Key_Y);
        }
        QCOMPARE(window.desk().waiting(), 0);
        const auto rate = storage::successRate(window.desk().entries());
        QCOMPARE(rate.accepted, 75);
        QCOMPARE(rate.decided, 100);
        QCOMPARE(window.desk().decidedToday(), 100);
    }

private:
    template <typename T> static void VERIFY(const Result<T>& result)
    {
        QVERIFY2(result.hasValue(), result.hasValue() ? "" : qPrintable(result.error().toText()));
    }
};

QTEST_MAIN(TestReview)
#include "tst_annotation_review.moc"
