// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/tools/shape_conversion.h"
#include "imaging/tile_mask.h"
#include "tests/annotation/tool_bench.h"

using namespace Qt::StringLiterals;
using namespace groundmark;
using namespace groundmark::annotation;
using namespace groundmark::testing;
using imaging::BrushTip;
using imaging::TileMask;

namespace {

const QSize Page(1000, 800);

Shape maskShape(const TileMask& mask)
{
    const QRectF box(mask.bounds());
    return {ShapeKind::Mask, {box.topLeft(), box.bottomRight()}, mask.toText()};
}

} // namespace

class TestShapeConversion : public QObject
{
    Q_OBJECT

private slots:
    void aPolygonBecomesTheMaskThatCocoMakesOfIt()
    {
        ToolBench bench;
        const QList<QPointF> corners {{100, 100}, {300, 120}, {250, 400}};
        const RegionId id = bench.host.add(Shape::polygon(corners));
        bench.click({220, 200});
        bench.key(Qt::Key_M, Qt::ControlModifier);
        QCOMPARE(bench.host.edits.size(), 1);
        const Region& region = bench.host.region(id);
        QCOMPARE(region.shape.kind, ShapeKind::Mask);
        const auto runs = imaging::polygonRuns({corners.data(), 3}, Page);
        QCOMPARE(region.shape.mask, imaging::toCompressed(runs));
        QCOMPARE(region.shape.bounds(), QRectF(TileMask::fromRuns(runs).bounds()));
    }

    void aMaskOfOnePartBecomesThePolygonRoundIt()
    {
        ToolBench bench;
        TileMask mask(Page);
        mask.stroke({300, 300}, {600, 300}, 100, BrushTip::Square, true);
        const RegionId id = bench.host.add(maskShape(mask));
        bench.click({400, 300});
        bench.key(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        const Region& region = bench.host.region(id);
        QCOMPARE(region.shape.kind, ShapeKind::Polygon);
        QVERIFY(region.shape.mask.isEmpty());
        QCOMPARE(region.shape.points.size(), 4);
        QCOMPARE(region.shape.bounds(), QRectF(mask.bounds()));
    }

    void everyPartOfAMaskBecomesAPolygonOfItsOwn()
    {
        ToolBench bench;
        TileMask mask(Page);
        mask.stroke({200, 300}, {200, 300}, 60, BrushTip::Square, true);
        mask.stroke({600, 300}, {600, 300}, 100, BrushTip::Square, true);
        const RegionId id = bench.host.add(maskShape(mask));
        bench.host.content.front().text = u"kept"_s;
        bench.controller->refresh();
        bench.click({600, 300});
        bench.key(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(bench.host.edits.size(), 1);
        QCOMPARE(bench.host.content.size(), size_t(2));
        QCOMPARE(bench.host.region(id).shape.bounds(), QRectF(550, 250, 100, 100)); // the largest
        QCOMPARE(bench.host.content.back().shape.bounds(), QRectF(170, 270, 60, 60));
        QCOMPARE(bench.host.content.back().text, u"kept"_s);
        QCOMPARE(bench.host.selected.size(), 2);
    }

    void aBoxBecomesAPolygonOfFourCorners()
    {
        const QList<Shape> polygons = asPolygons(Shape::box({10, 20, 30, 40}), Page);
        QCOMPARE(polygons.size(), 1);
        QCOMPARE(polygons.first(), Shape::polygon({{10, 20}, {40, 20}, {40, 60}, {10, 60}}));
    }

    void thereAndBackKeepsAlmostEveryPixel()
    {
        TileMask mask(Page);
        mask.stroke({300, 300}, {500, 420}, 120, BrushTip::Round, true);
        mask.stroke({400, 360}, {400, 360}, 40, BrushTip::Round, false);
        const QList<Shape> polygons = asPolygons(maskShape(mask), Page);
        QCOMPARE(polygons.size(), 1);
        const auto again = asMask(polygons.first(), Page);
        QVERIFY(again.has_value());
        const auto read = TileMask::fromText(again->mask, Page);
        QVERIFY(imaging::intersectionOverUnion(read->toRuns(), mask.toRuns()) > 0.97);
        QVERIFY(!read->contains({400, 360}));
    }

    void linesAndPointsStayWhatTheyAre()
    {
        QVERIFY(!asMask({ShapeKind::Point, {{5, 5}}, {}}, Page));
        QVERIFY(!asMask({ShapeKind::LineStrip, {{5, 5}, {9, 9}}, {}}, Page));
        QVERIFY(!asMask(Shape::box({2000, 2000, 5, 5}), Page)); // outside the image
        QVERIFY(asPolygons({ShapeKind::Point, {{5, 5}}, {}}, Page).isEmpty());
    }
};

QTEST_MAIN(TestShapeConversion)
#include "tst_annotation_shape_conversion.moc"
