// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/tools/tool_keys.h"
#include "tests/annotation/tool_bench.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace groundmark;
using namespace groundmark::annotation;
using namespace groundmark::testing;

class TestToolBox : public QObject
{
    Q_OBJECT

private slots:
    void noKeyHasTwoMeaningsInOneTool()
    {
        ToolBench bench;
        for (const auto& tool : bench.controller->tools().tools()) {
            QList<QKeySequence> seen;
            for (const auto& other : bench.controller->tools().tools()) {
                seen += other->info().keys;
            }
            for (const widgets::CanvasAction& action : widgets::ImageCanvas::keys()) {
                seen += action.keys;
            }
            seen.append(QKeySequence(Qt::Key_N));
            for (const ToolKey& key : tool->keys()) {
                seen.append(key.key);
            }
            for (qsizetype i = 0; i < seen.size(); ++i) {
                QVERIFY2(seen.indexOf(seen[i]) == i, qPrintable(seen[i].toString()));
            }
        }
    }

    void everyKeyOfAToolSaysWhatItDoes()
    {
        widgets::KeyMap keys;
        addToolKeys(keys, u"annotate"_s);
        QVERIFY(!keys.actions().empty());
        for (const widgets::KeyAction& action : keys.actions()) {
            QVERIFY2(!action.title.isEmpty(), qPrintable(action.id));
        }
    }

    void aReboundKeyChoosesTheToolAndTheOldOneNoLonger()
    {
        ToolBench bench;
        widgets::KeyMap keys;
        addToolKeys(keys, u"annotate"_s);
        keys.attachTo(&bench.canvas);
        keys.setKeys(u"tool.polygon"_s, {Qt::CTRL | Qt::Key_P});
        bench.key(Qt::Key_P);
        QCOMPARE(bench.controller->tools().activeId(), "select"_L1);
        bench.key(Qt::Key_P, Qt::ControlModifier);
        QCOMPARE(bench.controller->tools().activeId(), "polygon"_L1);
    }

    void everyToolHasATitleAHintAndAnIcon()
    {
        ToolBench bench;
        for (const auto& tool : bench.controller->tools().tools()) {
            QVERIFY(!tool->info().title.isEmpty());
            QVERIFY(!tool->info().icon.isEmpty());
            QVERIFY(!tool->hint().isEmpty());
        }
    }

    void nGoesBackToTheLastToolAndReturns()
    {
        ToolBench bench;
        QSignalSpy changed(bench.controller.get(), &CanvasController::activeToolChanged);
        bench.key(Qt::Key_P);
        bench.key(Qt::Key_V);
        bench.key(Qt::Key_N);
        QCOMPARE(bench.controller->tools().activeId(), "polygon"_L1);
        bench.key(Qt::Key_N);
        QCOMPARE(bench.controller->tools().activeId(), "select"_L1);
        QCOMPARE(changed.count(), 4);
    }

    void changingTheToolLeavesNothingHalfDone()
    {
        ToolBench bench;
        bench.key(Qt::Key_P);
        bench.click({100, 100});
        bench.click({200, 100});
        bench.key(Qt::Key_V);
        bench.key(Qt::Key_P);
        QVERIFY(!bench.controller->tools().active().isBusy());
        QVERIFY(bench.host.edits.isEmpty());
    }

    void theHintFollowsTheGesture()
    {
        ToolBench bench;
        QSignalSpy hints(bench.controller.get(), &CanvasController::hintChanged);
        bench.key(Qt::Key_O);
        bench.click({100, 100});
        bench.click({300, 100});
        QCOMPARE(hints.count(), 3);
    }

    void panningWithSpaceWorksInsideAGesture()
    {
        ToolBench bench;
        bench.canvas.setView({500, 400}, 2.0);
        bench.key(Qt::Key_P);
        bench.click({500, 400});
        QTest::keyPress(&bench.canvas, Qt::Key_Space);
        const QPoint from = bench.at({500, 400});
        QTest::mousePress(&bench.canvas, Qt::LeftButton, {}, from);
        QTest::mouseMove(&bench.canvas, from + QPoint(40, 40));
        QTest::mouseRelease(&bench.canvas, Qt::LeftButton, {}, from + QPoint(40, 40));
        QTest::keyRelease(&bench.canvas, Qt::Key_Space);
        QCOMPARE(bench.canvas.view().centre(), QPointF(480, 380));
        QVERIFY(bench.controller->tools().active().isBusy());
    }

    void thePanToolMovesTheImage()
    {
        ToolBench bench;
        bench.canvas.setView({500, 400}, 2.0);
        bench.controller->tools().activate("pan"_L1);
        const QPoint from = bench.at({500, 400});
        QTest::mousePress(&bench.canvas, Qt::LeftButton, {}, from);
        QTest::mouseMove(&bench.canvas, from + QPoint(40, 20));
        QTest::mouseRelease(&bench.canvas, Qt::LeftButton, {}, from + QPoint(40, 20));
        QCOMPARE(bench.canvas.view().centre(), QPointF(480, 390));
    }
};

QTEST_MAIN(TestToolBox)
#include "tst_annotation_tool_box.moc"
