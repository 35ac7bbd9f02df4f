// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/run_length.h"
#include "tests/annotation/tool_bench.h"

using namespace Qt::StringLiterals;
using namespace groundmark;
using namespace groundmark::testing;

class TestSelectTool : public QObject
{
    Q_OBJECT

private slots:
    void clicksSelectAndModifiersAdd()
    {
        ToolBench bench;
        const RegionId a = bench.host.add(Shape::box({100, 100, 100, 100}));
        const RegionId b = bench.host.add(Shape::box({300, 100, 100, 100}));
        bench.click({150, 150});
        QCOMPARE(bench.host.selected, QList {a});
        bench.click({350, 150}, Qt::ShiftModifier);
        QCOMPARE(bench.host.selected, (QList {a, b}));
        bench.click({150, 150}, Qt::ControlModifier);
        QCOMPARE(bench.host.selected, QList {b});
        bench.click({600, 600});
        QVERIFY(bench.host.selected.isEmpty());
        QVERIFY(bench.host.edits.isEmpty());
    }

    void theRubberBandTakesWhatItEncloses()
    {
        ToolBench bench;
        const RegionId a = bench.host.add(Shape::box({100, 100, 100, 100}));
        const RegionId b = bench.host.add(Shape::box({300, 100, 100, 100}));
        bench.host.add(Shape::box({360, 60, 300, 300}));
        bench.drag({50, 50}, {420, 250});
        QCOMPARE(bench.host.selected, (QList {a, b}));
    }

    void dragsMoveEverythingSelectedInOneEdit()
    {
        ToolBench bench;
        const RegionId a = bench.host.add(Shape::box({100, 100, 100, 100}));
        const RegionId b = bench.host.add(Shape::polygon({{300, 100}, {400, 100}, {350, 200}}));
        bench.host.selected = {a, b};
        bench.press({150, 150});
        bench.move({180, 190});
        // The preview shows, the document does not know of it yet.
        QCOMPARE(bench.canvas.overlay().shapes(0)[0].shape, Shape::box({130, 140, 100, 100}));
        QCOMPARE(bench.host.edits.size(), 0);
        bench.release({180, 190});
        QCOMPARE(bench.host.edits.size(), 1);
        QCOMPARE(bench.host.edits[0].action, u"region.move"_s);
        QCOMPARE(bench.host.edits[0].changes.size(), 2);
        QCOMPARE(bench.host.region(a).shape, Shape::box({130, 140, 100, 100}));
        QCOMPARE(bench.host.region(b).shape.points[0], QPointF(330, 140));
    }

    void aMaskIsDraggedWithItsPixels()
    {
        ToolBench bench;
        const QSize size(1000, 800);
        const imaging::RunLengths runs
            = imaging::polygonRuns(QPolygonF(QRectF(100, 100, 100, 100)), size);
        const RegionId a = bench.host.add(
            {ShapeKind::Mask, {{100, 100}, {200, 200}}, imaging::toCompressed(runs)});
        bench.drag({150, 150}, {190, 170});
        QCOMPARE(bench.host.edits.size(), 1);
        const Shape& there = bench.host.region(a).shape;
        QCOMPARE(there.bounds(), QRectF(140, 120, 100, 100));
        QCOMPARE(
            imaging::boundingBox(*imaging::fromCompressed(there.mask, size)),
            imaging::boundingBox(runs).translated(40, 20));
        bench.key(Qt::Key_Left);
        QCOMPARE(bench.host.region(a).shape.bounds(), QRectF(139, 120, 100, 100));
    }

    void movesEndAtTheImage()
    {
        ToolBench bench;
        const RegionId a = bench.host.add(Shape::box({800, 600, 100, 100}));
        bench.drag({850, 650}, {1500, 1300});
        QCOMPARE(bench.host.region(a).shape, Shape::box({900, 700, 100, 100}));
    }

    void escapeCancelsADragAndKeepsTheRegion()
    {
        ToolBench bench;
        const RegionId a = bench.host.add(Shape::box({100, 100, 100, 100}));
        bench.press({150, 150});
        bench.move({250, 250});
        bench.key(Qt::Key_Escape);
        QCOMPARE(bench.canvas.overlay().shapes(0)[0].shape, Shape::box({100, 100, 100, 100}));
        bench.release({250, 250});
        QCOMPARE(bench.host.edits.size(), 0);
        QCOMPARE(bench.host.region(a).shape, Shape::box({100, 100, 100, 100}));
    }

    void everyHandleResizesItsSides_data()
    {
        QTest::addColumn<QPointF>("handle");
        QTest::addColumn<QRectF>("result");
        QTest::newRow("top left") << QPointF(200, 200) << QRectF(220, 230, 180, 170);
        QTest::newRow("top") << QPointF(300, 200) << QRectF(200, 230, 200, 170);
        QTest::newRow("top right") << QPointF(400, 200) << QRectF(200, 230, 220, 170);
        QTest::newRow("right") << QPointF(400, 300) << QRectF(200, 200, 220, 200);
        QTest::newRow("bottom right") << QPointF(400, 400) << QRectF(200, 200, 220, 230);
        QTest::newRow("bottom") << QPointF(300, 400) << QRectF(200, 200, 200, 230);
        QTest::newRow("bottom left") << QPointF(200, 400) << QRectF(220, 200, 180, 230);
        QTest::newRow("left") << QPointF(200, 300) << QRectF(220, 200, 180, 200);
    }
    void everyHandleResizesItsSides()
    {
        QFETCH(QPointF, handle);
        QFETCH(QRectF, result);
        ToolBench bench;
        const RegionId a = bench.host.add(Shape::box({200, 200, 200, 200}));
        bench.host.selected = {a};
        bench.drag(handle, handle + QPointF(20, 30));
        QCOMPARE(bench.host.edits.size(), 1);
        QCOMPARE(bench.host.edits[0].action, u"region.resize"_s);
        QCOMPARE(bench.host.region(a).shape, Shape::box(result));
    }

    void verticesAreMovedInsertedAndDeleted()
    {
        ToolBench bench;
        const RegionId a
            = bench.host.add(Shape::polygon({{200, 200}, {400, 200}, {400, 400}, {200, 400}}));
        bench.host.selected = {a};
        bench.drag({400, 200}, {460, 160});
        QCOMPARE(bench.host.edits.last().action, u"region.vertex"_s);
        QCOMPARE(bench.host.region(a).shape.points[1], QPointF(460, 160));

        bench.click({300, 400}, Qt::AltModifier);
        QCOMPARE(bench.host.region(a).shape.points.size(), 5);
        QCOMPARE(bench.host.region(a).shape.points[3], QPointF(300, 400));
        bench.key(Qt::Key_Backspace); // the one just inserted
        QCOMPARE(bench.host.region(a).shape.points.size(), 4);

        QTest::mouseDClick(&bench.canvas, Qt::LeftButton, {}, bench.at({200, 300}));
        QCOMPARE(bench.host.region(a).shape.points.size(), 5);
        bench.click({460, 160}); // touches a vertex without moving it
        bench.key(Qt::Key_Backspace);
        QCOMPARE(bench.host.region(a).shape.points.size(), 4);
        QVERIFY(!bench.host.region(a).shape.points.contains(QPointF(460, 160)));
    }

    void tabGoesThroughWhatLiesStacked()
    {
        ToolBench bench;
        const RegionId large = bench.host.add(Shape::box({100, 100, 400, 400}));
        const RegionId middle = bench.host.add(Shape::box({150, 150, 300, 300}));
        const RegionId small = bench.host.add(Shape::box({200, 200, 200, 200}));
        bench.host.add(Shape::box({700, 100, 100, 100}));
        bench.click({300, 300});
        QCOMPARE(bench.host.selected, QList {small});
        for (const RegionId& expected : {middle, large, small}) {
            bench.key(Qt::Key_Tab);
            QCOMPARE(bench.host.selected, QList {expected});
        }
        bench.key(Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(bench.host.selected, QList {large});
        // A selected region below others can be dragged as it is.
        bench.drag({300, 300}, {310, 300});
        QCOMPARE(bench.host.region(large).shape, Shape::box({110, 100, 400, 400}));
        QVERIFY(bench.canvas.hasFocus());
    }

    void arrowsNudgeAndResize()
    {
        ToolBench bench;
        const RegionId a = bench.host.add(Shape::box({100, 100, 50, 50}));
        bench.host.selected = {a};
        bench.key(Qt::Key_Right);
        bench.key(Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(bench.host.region(a).shape, Shape::box({101, 110, 50, 50}));
        bench.key(Qt::Key_Right, Qt::AltModifier);
        bench.key(Qt::Key_Up, Qt::AltModifier);
        bench.key(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(bench.host.region(a).shape, Shape::box({101, 110, 51, 59}));
        QCOMPARE(bench.host.edits.size(), 5);
        for (int i = 0; i < 12; ++i) {
            bench.key(Qt::Key_Left, Qt::ShiftModifier);
        }
        QCOMPARE(bench.host.region(a).shape.bounds().left(), 0.0);
        QCOMPARE(bench.host.edits.size(), 16); // the last nudge changed nothing
    }

    void deleteAndDuplicateAreOneEditEach()
    {
        ToolBench bench;
        const RegionId a = bench.host.add(Shape::box({100, 100, 50, 50}));
        const RegionId b = bench.host.add(Shape::box({300, 100, 50, 50}));
        bench.key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(bench.host.selected, (QList {a, b}));
        bench.key(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(bench.host.edits.last().action, u"region.duplicate"_s);
        QCOMPARE(bench.host.content.size(), size_t(4));
        QVERIFY(!bench.host.selected.contains(a));
        QCOMPARE(bench.host.content[3].ordinal, 4);
        bench.key(Qt::Key_Delete);
        QCOMPARE(bench.host.edits.last().action, u"region.delete"_s);
        QCOMPARE(bench.host.edits.last().changes.size(), 2);
        QCOMPARE(bench.host.content.size(), size_t(2));
    }

    void hiddenRegionsAreNeitherSelectedNorShown()
    {
        ToolBench bench;
        const RegionId a = bench.host.add(Shape::box({100, 100, 100, 100}));
        bench.click({150, 150});
        bench.key(Qt::Key_H);
        QCOMPARE(bench.host.edits.last().action, u"region.hide"_s);
        QVERIFY(bench.host.region(a).hidden);
        QVERIFY(bench.host.selected.isEmpty());
        bench.click({150, 150});
        QVERIFY(bench.host.selected.isEmpty());
    }

    void lockedRegionsStayAsTheyAre()
    {
        ToolBench bench;
        const RegionId a = bench.host.add(Shape::box({100, 100, 100, 100}));
        bench.host.content[0].locked = true;
        bench.controller->refresh();
        bench.drag({150, 150}, {250, 250});
        QCOMPARE(bench.host.selected, QList {a});
        bench.key(Qt::Key_Delete);
        bench.key(Qt::Key_Right);
        QVERIFY(bench.host.edits.isEmpty());
    }
};

QTEST_MAIN(TestSelectTool)
#include "tst_annotation_select_tool.moc"
