// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/tile_mask.h"
#include "tests/annotation/tool_bench.h"

using namespace Qt::StringLiterals;
using namespace groundmark;
using namespace groundmark::annotation;
using namespace groundmark::testing;
using imaging::TileMask;

namespace {

const QSize Page(1000, 800);

TileMask maskOf(const Region& region)
{
    auto mask = TileMask::fromText(region.shape.mask, Page);
    return mask ? *mask : TileMask(Page);
}

QColor colourAt(ToolBench& bench, QPointF image)
{
    return bench.canvas.grab().toImage().pixelColor(bench.at(image));
}

} // namespace

class TestBrushTool : public QObject
{
    Q_OBJECT

private slots:
    void aStrokeMakesAMaskAndSelectsIt()
    {
        ToolBench bench;
        bench.key(Qt::Key_B);
        bench.drag({200, 300}, {600, 300});
        QCOMPARE(bench.host.content.size(), size_t(1));
        const Region& region = bench.host.content.front();
        QCOMPARE(region.shape.kind, ShapeKind::Mask);
        QVERIFY(region.shape.isValid());
        const TileMask mask = maskOf(region);
        QCOMPARE(region.shape.bounds(), QRectF(mask.bounds()));
        QVERIFY(mask.contains({400, 300}));
        QVERIFY(!mask.contains({400, 400}));
        QCOMPARE(bench.host.selected, QList<RegionId> {region.id});
        QCOMPARE(bench.host.edits.size(), 1);
        QCOMPARE(bench.host.edits.first().action, u"mask.paint"_s);
    }

    void theFirstBrushFitsTheZoom()
    {
        ToolBench bench; // half as large
        bench.key(Qt::Key_B);
        bench.click({500, 400});
        QCOMPARE(maskOf(bench.host.content.front()).bounds().width(), 48); // 24 on the screen
    }

    void theNextStrokeAddsToTheSelectedMask()
    {
        ToolBench bench;
        bench.key(Qt::Key_B);
        bench.drag({200, 300}, {400, 300});
        const auto before = maskOf(bench.host.content.front()).area();
        bench.drag({600, 500}, {700, 500});
        QCOMPARE(bench.host.content.size(), size_t(1));
        QVERIFY(maskOf(bench.host.content.front()).area() > before);
        QCOMPARE(bench.host.edits.size(), 2);
        QVERIFY(bench.host.edits.last().changes.first().before.has_value());
    }

    void escLetsGoAndTheNextStrokeMakesAnotherMask()
    {
        ToolBench bench;
        bench.key(Qt::Key_B);
        bench.drag({200, 300}, {400, 300});
        bench.key(Qt::Key_Escape);
        QVERIFY(bench.host.selected.isEmpty());
        bench.drag({200, 300}, {400, 300});
        QCOMPARE(bench.host.content.size(), size_t(2));
    }

    void escDuringAStrokeTakesItBack()
    {
        ToolBench bench;
        bench.key(Qt::Key_B);
        bench.press({200, 300});
        bench.move({400, 300});
        bench.key(Qt::Key_Escape);
        bench.release({400, 300});
        QVERIFY(bench.host.edits.isEmpty());
        QVERIFY(!bench.controller->tools().active().isBusy());
    }

    void theStrokeShowsBeforeItIsReleased()
    {
        ToolBench bench;
        bench.key(Qt::Key_B);
        const QColor bare = colourAt(bench, {300, 300});
        bench.press({200, 300});
        bench.move({400, 300});
        bench.move({600, 300});
        QVERIFY(colourAt(bench, {300, 300}) != bare);
        QCOMPARE(colourAt(bench, {300, 500}), bare);
        QVERIFY(bench.host.edits.isEmpty());
        bench.release({600, 300});
        bench.move({800, 700});
        QVERIFY(colourAt(bench, {300, 300}) != bare);
    }

    void bracketsChangeTheSize()
    {
        ToolBench bench;
        bench.key(Qt::Key_B);
        bench.click({200, 200});
        const int width = maskOf(bench.host.content.front()).bounds().width();
        bench.key(Qt::Key_Escape);
        bench.key(Qt::Key_BracketRight);
        bench.click({500, 200});
        QVERIFY(maskOf(bench.host.content.back()).bounds().width() > width);
        bench.key(Qt::Key_Escape);
        for (int i = 0; i < 40; ++i) {
            bench.key(Qt::Key_BracketLeft);
        }
        bench.click({500, 600});
        QCOMPARE(maskOf(bench.host.content.back()).area(), 1); // never smaller than a pixel
    }

    void shiftBMakesTheTipSquare()
    {
        ToolBench bench;
        bench.key(Qt::Key_B);
        bench.key(Qt::Key_B, Qt::ShiftModifier);
        bench.click({500, 400});
        const TileMask mask = maskOf(bench.host.content.front());
        const QRect box = mask.bounds();
        QCOMPARE(mask.area(), std::int64_t(box.width()) * box.height());
    }

    void theEraserTakesAwayFromTheMaskUnderIt()
    {
        ToolBench bench;
        bench.key(Qt::Key_B);
        bench.drag({200, 300}, {600, 300});
        const auto before = maskOf(bench.host.content.front()).area();
        bench.key(Qt::Key_Escape);
        bench.key(Qt::Key_E);
        bench.drag({400, 300}, {450, 300});
        QCOMPARE(bench.host.content.size(), size_t(1));
        const TileMask mask = maskOf(bench.host.content.front());
        QVERIFY(mask.area() < before);
        QVERIFY(!mask.contains({420, 300}));
        QVERIFY(mask.contains({250, 300}));
        QCOMPARE(bench.host.edits.last().action, u"mask.erase"_s);
    }

    void controlTurnsTheBrushIntoAnEraser()
    {
        ToolBench bench;
        bench.key(Qt::Key_B);
        bench.drag({200, 300}, {600, 300});
        bench.drag({400, 300}, {450, 300}, Qt::ControlModifier);
        QVERIFY(!maskOf(bench.host.content.front()).contains({420, 300}));
    }

    void erasingTheLastPixelRemovesTheRegion()
    {
        ToolBench bench;
        bench.key(Qt::Key_B);
        bench.click({500, 400});
        bench.key(Qt::Key_BracketRight);
        bench.key(Qt::Key_E);
        bench.click({500, 400});
        QVERIFY(bench.host.content.empty());
        QVERIFY(!bench.host.edits.last().changes.first().after.has_value());
    }

    void erasingBesideEveryMaskDoesNothing()
    {
        ToolBench bench;
        bench.host.add(Shape::box({100, 100, 200, 200}));
        bench.key(Qt::Key_E);
        bench.drag({150, 150}, {250, 250});
        QVERIFY(bench.host.edits.isEmpty());
    }

    void paintingOverWhatIsPaintedIsNoEdit()
    {
        ToolBench bench;
        bench.key(Qt::Key_B);
        bench.drag({200, 300}, {600, 300});
        bench.drag({250, 300}, {500, 300});
        QCOMPARE(bench.host.edits.size(), 1);
    }

    void lockedMasksStayAsTheyAre()
    {
        ToolBench bench;
        bench.key(Qt::Key_B);
        bench.drag({200, 300}, {600, 300});
        bench.host.content.front().locked = true;
        bench.controller->refresh();
        bench.key(Qt::Key_E);
        bench.drag({400, 300}, {450, 300});
        QCOMPARE(bench.host.edits.size(), 1);
    }

    void aMaskIsHitWhereItsPixelsAre()
    {
        ToolBench bench;
        TileMask ring(Page);
        ring.stroke({500, 400}, {500, 400}, 300, imaging::BrushTip::Round, true);
        ring.stroke({500, 400}, {500, 400}, 200, imaging::BrushTip::Round, false);
        const QRectF box(ring.bounds());
        const RegionId id = bench.host.add(
            {ShapeKind::Mask, {box.topLeft(), box.bottomRight()}, ring.toText()});
        bench.click({500, 400}); // in its hole
        QVERIFY(bench.host.selected.isEmpty());
        bench.click({375, 400});
        QCOMPARE(bench.host.selected, QList<RegionId> {id});
        bench.key(Qt::Key_Escape);
        bench.click({360, 262}); // in the corner of its box
        QVERIFY(bench.host.selected.isEmpty());
    }

    void aMaskOfAnotherImageShowsItsBoxAndIsNotTouched()
    {
        ToolBench bench;
        const TileMask other(QSize(10, 10));
        const RegionId id = bench.host.add(
            {ShapeKind::Mask, {{300, 300}, {500, 500}}, other.toText()});
        bench.host.selected = {id};
        bench.controller->selectionTouched();
        bench.key(Qt::Key_B);
        bench.drag({350, 350}, {450, 450});
        QVERIFY(bench.host.edits.isEmpty());
    }

    void theToolBarCanSetTipAndSize()
    {
        ToolBench bench;
        bench.key(Qt::Key_B);
        CanvasTool& brush = bench.controller->tools().active();
        QCOMPARE(brush.options().last().value, 48);
        brush.setOption("size"_L1, 31);
        brush.setOption("tip"_L1, 1);
        bench.key(Qt::Key_E);
        QCOMPARE(bench.controller->tools().active().options(), brush.options()); // shared
        bench.key(Qt::Key_B);
        bench.click({500, 400});
        QCOMPARE(maskOf(bench.host.content.front()).area(), 31 * 31);
    }
};

QTEST_MAIN(TestBrushTool)
#include "tst_annotation_brush_tool.moc"
