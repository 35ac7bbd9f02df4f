// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/steps/step_editor.h"
#include "annotation/steps/step_list.h"
#include "annotation/steps/step_row.h"
#include "annotation/steps/steps_workspace.h"
#include "annotation/workspaces/region_looks.h"
#include "chain_fixture.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/notice_bar.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTest>
#include <QTimer>

using namespace groundmark;
using annotation::StepsWorkspace;
using testing::ChainFixture;

/// Annotate › Steps, used with keys and mouse as an annotator would.
class TestStepsWorkspace : public QObject
{
    Q_OBJECT

    std::unique_ptr<ChainFixture> m_fixture;
    std::unique_ptr<imaging::ImageStore> m_images;
    std::unique_ptr<imaging::Thumbnailer> m_thumbnailer;
    std::unique_ptr<StepsWorkspace> m_workspace;

    [[nodiscard]] annotation::StepList& list() const { return *m_workspace->stepList(); }
    [[nodiscard]] annotation::ReasoningDocument& reasoning() const { return *m_workspace->reasoning(); }
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus != nullptr ? focus : m_workspace.get(), static_cast<Qt::Key>(key), modifiers);
    }
    /// The numbers of the regions that are lit up.
    [[nodiscard]] QList<int> lit() const
    {
        QList<int> ordinals;
        const auto& overlay = m_workspace->canvas().overlay();
        for (const widgets::OverlayShape& shape : overlay.shapes(0)) {
            if (overlay.linked().contains(shape.id)) {
                ordinals.append(QStringView(shape.tag).mid(1).toInt());
            }
        }
        return ordinals;
    }
    void open(std::unique_ptr<ChainFixture> fixture)
    {
        m_workspace.reset();
        m_fixture = std::move(fixture);
        m_fixture->session->setSample(m_fixture->project.ids[0]);
        m_workspace = std::make_unique<StepsWorkspace>(*m_fixture->session, *m_images, *m_thumbnailer);
        m_workspace->resize(1376, 814);
        m_workspace->show();
        m_workspace->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_workspace.get()));
        m_workspace->activate();
        QTRY_VERIFY(m_workspace->isAncestorOf(QApplication::focusWidget()));
    }

private slots:
    void init()
    {
        m_images = std::make_unique<imaging::ImageStore>();
        m_thumbnailer = std::make_unique<imaging::Thumbnailer>();
        open(std::make_unique<ChainFixture>(3));
    }
    void cleanup() { m_workspace.reset(); }

    void keysMoveAndJudge()
    {
        QCOMPARE(list().current(), 0);
        press(Qt::Key_1);
        press(Qt::Key_J);
        press(Qt::Key_2);
        press(Qt::Key_J);
        press(Qt::Key_3);
        QCOMPARE(list().row(0)->verdict(), Verdict::Correct);
        QCOMPARE(list().row(1)->verdict(), Verdict::Incorrect);
        QCOMPARE(list().row(2)->verdict(), Verdict::Unsure);
        press(Qt::Key_K);
        press(Qt::Key_0);
        QCOMPARE(list().row(1)->verdict(), Verdict::Unmarked);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(list().row(1)->verdict(), Verdict::Incorrect);
        QCOMPARE(m_fixture->verdicts().size(), size_t(3));
    }

    void aboveTheFirstStepTheKeysJudgeTheFinalAnswer()
    {
        press(Qt::Key_K);
        QCOMPARE(list().current(), -1);
        press(Qt::Key_2);
        QCOMPARE(reasoning().review().finalAnswer, Verdict::Incorrect);
        QCOMPARE(reasoning().marked(), 0);
    }

    void regionsOfTheCurrentStepLightUp()
    {
        QCOMPARE(lit(), QList<int> {4});
        press(Qt::Key_J);
        QCOMPARE(lit(), QList<int> {3});
    }

    void cWritesTheCorrectionUnderTheStep()
    {
        press(Qt::Key_J);
        press(Qt::Key_C);
        QPlainTextEdit& field = list().editor().correctionField();
        QTRY_VERIFY(field.hasFocus());
        QCOMPARE(field.toPlainText(), reasoning().step(1).text); // to start from
        QTest::keyClicks(&field, QStringLiteral("12 lamps stand in R2."));
        QCOMPARE(list().row(0)->verdict(), Verdict::Unmarked); // digits are text here
        press(Qt::Key_Escape);
        QTRY_VERIFY(list().hasFocus());
        QCOMPARE(reasoning().verdict(1).correction, QStringLiteral("12 lamps stand in R2."));
        QCOMPARE(reasoning().verdict(1).verdict, Verdict::Incorrect);
        QCOMPARE(lit(), (QList<int> {2, 3})); // what the step names, and what the correction does
    }

    void leavingTheItemKeepsWhatWasTyped()
    {
        press(Qt::Key_C);
        QPlainTextEdit& field = list().editor().correctionField();
        QTRY_VERIFY(field.hasFocus());
        QTest::keyClicks(&field, QStringLiteral("Half a thought"));
        m_fixture->session->setSample(m_fixture->project.ids[1]);
        QCOMPARE(m_fixture->verdicts(0).front().correction, QStringLiteral("Half a thought"));
        QVERIFY(m_fixture->verdicts(1).empty());
        QVERIFY(field.toPlainText() != QStringLiteral("Half a thought"));
    }

    void lLinksTheRegionThatIsSelectedOnTheImage()
    {
        m_workspace->canvas().setView({320, 240}, 1.0);
        const QPointF inR1 = m_workspace->canvas().view().toView(QPointF(130, 60));
        QTest::mouseClick(&m_workspace->canvas(), Qt::LeftButton, {}, inR1.toPoint());
        press(Qt::Key_L);
        QCOMPARE(reasoning().groundedIn(0), (QList<int> {1, 4}));
        press(Qt::Key_L);
        QCOMPARE(reasoning().groundedIn(0), QList<int> {4});
    }

    void lWithoutASelectionAsksForTheNumber()
    {
        // The menu runs an event loop of its own: what is pressed in it comes from in there.
        QTimer poll;
        bool asked = false;
        connect(&poll, &QTimer::timeout, this, [&] {
            if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
                QTest::keyClick(menu, asked ? Qt::Key_Escape : Qt::Key_2); // Escape: 2 was not taken
                asked = true;
            }
        });
        poll.start(10);
        press(Qt::Key_L);
        poll.stop();
        QVERIFY(asked);
        QCOMPARE(reasoning().groundedIn(0), (QList<int> {2, 4}));
    }

    void splitsAtTheCursorAndJoins()
    {
        press(Qt::Key_S);
        QPlainTextEdit& field = list().editor().correctionField();
        QTRY_VERIFY(field.hasFocus());
        for (int i = 0; i < 18; ++i) {
            press(Qt::Key_Right);
        }
        press(Qt::Key_Return);
        QCOMPARE(reasoning().stepCount(), 4);
        QCOMPARE(reasoning().step(1).text, QStringLiteral("It is grey."));
        QTRY_VERIFY(list().hasFocus());
        press(Qt::Key_J, Qt::ShiftModifier);
        QCOMPARE(reasoning().stepCount(), 3);
        press(Qt::Key_S);
        press(Qt::Key_Return); // the cursor stands before the first word
        QCOMPARE(reasoning().stepCount(), 3);
        QVERIFY(m_workspace->findChild<widgets::NoticeBar*>()->isVisible());
    }

    void theFirstWrongStepIsMarked()
    {
        press(Qt::Key_J);
        press(Qt::Key_2);
        QCOMPARE(reasoning().firstWrong(), 1);
        press(Qt::Key_K);
        press(Qt::Key_2);
        QCOMPARE(reasoning().firstWrong(), 0);
    }

    void submittingGoesToTheNextItem()
    {
        press(Qt::Key_1);
        press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(m_fixture->session->sample(), m_fixture->project.ids[1]);
        QVERIFY(list().hasFocus());
        QVERIFY(m_workspace->statusFacts().done.contains(u'1'));
        press(Qt::Key_A);
        QCOMPARE(m_fixture->session->sample(), m_fixture->project.ids[0]);
        QVERIFY(reasoning().review().submitted);
    }

    void everyAnnotatorSeesTheirOwnWork()
    {
        press(Qt::Key_2);
        m_fixture->session->setAnnotator(QStringLiteral("ann-02"));
        QCOMPARE(list().row(0)->verdict(), Verdict::Unmarked);
        QVERIFY(m_workspace->statusFacts().done.contains(u'0'));
    }

    void aSampleWithoutAChainSaysWhatToDo()
    {
        auto fixture = std::make_unique<ChainFixture>(1, 0);
        open(std::move(fixture));
        QVERIFY(!list().isVisible());
        QCOMPARE(reasoning().stepCount(), 0);
        bool said = false;
        for (const QLabel* label : m_workspace->findChildren<QLabel*>()) {
            said = said || (label->isVisible() && label->text().contains(QStringLiteral("no steps")));
        }
        QVERIFY(said);
        press(Qt::Key_1); // the final answer can still be judged
        QCOMPARE(reasoning().review().finalAnswer, Verdict::Correct);
    }

    void aStepOfTwoMegabytesIsShownCut()
    {
        auto fixture = std::make_unique<ChainFixture>(1, 1);
        Chain chain = fixture->chains[0];
        chain.steps[0].text = QStringLiteral("R2 and on ").repeated(200'000);
        QVERIFY(storage::ReasoningRepository(fixture->database()).store(chain));
        open(std::move(fixture));
        QCOMPARE(reasoning().step(0).text.size(), qsizetype(2'000'000));
        QCOMPARE(lit(), QList<int> {4}); // as stored
        bool said = false;
        for (const QLabel* label : list().findChildren<QLabel*>()) {
            said = said || (label->isVisible() && label->text().contains(QStringLiteral("2,000,000")));
        }
        QVERIFY(said);
        press(Qt::Key_1);
        QCOMPARE(list().row(0)->verdict(), Verdict::Correct);
    }

    void aRegionThatIsNotThereIsSaidInTheRow()
    {
        bool said = false;
        for (const QLabel* label : list().row(1)->findChildren<QLabel*>()) {
            said = said || (label->isVisible() && label->text().contains(QStringLiteral("R9")));
        }
        QVERIFY(said);
    }

    void everyControlHasANameForScreenReaders()
    {
        press(Qt::Key_2);
        for (const QWidget* widget : m_workspace->findChildren<QWidget*>()) {
            // The tabs of the bar are the window's.
            if (widget->isVisible() && qobject_cast<const QTabBar*>(widget) == nullptr && (widget->focusPolicy() & Qt::TabFocus) && widget->objectName() != u"qt_scrollarea_viewport") {
                QAccessibleInterface* access = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
                QVERIFY2(
                    access != nullptr && !access->text(QAccessible::Name).isEmpty(),
                    widget->metaObject()->className());
            }
        }
    }
};

QTEST_MAIN(TestStepsWorkspace)
#include "tst_annotation_steps_workspace.moc"
