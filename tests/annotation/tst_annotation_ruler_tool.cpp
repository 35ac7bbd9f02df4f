// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/tools/ruler_tool.h"
#include "tests/annotation/tool_bench.h"

using namespace Qt::StringLiterals;
using namespace groundmark;
using namespace groundmark::annotation;
using namespace groundmark::testing;

class TestRulerTool : public QObject
{
    Q_OBJECT

    static RulerTool& ruler(ToolBench& bench)
    {
        return static_cast<RulerTool&>(bench.controller->tools().active());
    }

private slots:
    void aDragMeasuresInPixelsAndInThousandths()
    {
        ToolBench bench;
        bench.key(Qt::Key_U);
        bench.drag({100, 500}, {400, 100});
        QCOMPARE(
            ruler(bench).reading(), u"500.0 px, 53.1° · 300.0 × 400.0 px | 0–1000: 300.0 × 500.0"_s);
        QVERIFY(bench.host.edits.isEmpty());
    }

    void theMeasurementStaysUntilEsc()
    {
        ToolBench bench;
        bench.key(Qt::Key_U);
        bench.drag({100, 500}, {400, 100});
        bench.move({800, 700});
        QCOMPARE(ruler(bench).line(), QLineF(100, 500, 400, 100));
        QVERIFY(!ruler(bench).isBusy());
        bench.key(Qt::Key_Escape);
        QVERIFY(ruler(bench).reading().isEmpty());
    }

    void theLineEndsAtTheEdgeOfTheImage()
    {
        ToolBench bench;
        bench.key(Qt::Key_U);
        bench.drag({900, 100}, {1100, 100});
        QCOMPARE(ruler(bench).line().p2(), QPointF(1000, 100));
    }

    void shiftKeepsToStepsOf45Degrees()
    {
        ToolBench bench;
        bench.key(Qt::Key_U);
        bench.drag({100, 100}, {500, 130}, Qt::ShiftModifier);
        QCOMPARE(ruler(bench).line(), QLineF(100, 100, 500, 100));
    }

    void itIsPaintedAndGoneWithTheTool()
    {
        ToolBench bench;
        const QImage bare = bench.canvas.grab().toImage();
        bench.key(Qt::Key_U);
        bench.drag({100, 500}, {400, 500});
        QVERIFY(bench.canvas.grab().toImage() != bare);
        bench.key(Qt::Key_V);
        QCOMPARE(bench.canvas.grab().toImage(), bare);
    }
};

QTEST_MAIN(TestRulerTool)
#include "tst_annotation_ruler_tool.moc"
