// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/random.h"
#include "imaging/mask_outlines.h"
#include "imaging/tile_mask.h"

#include <QPolygonF>
#include <QTest>

#include <cmath>

using namespace groundmark;
using namespace groundmark::imaging;

namespace {

RunLengths blotches(QSize size, Random& random)
{
    BinaryMask mask = BinaryMask::empty(size);
    for (int i = 0; i < 12; ++i) {
        const auto left = int(random.uniform(0, size.width()));
        const auto top = int(random.uniform(0, size.height()));
        const auto right = std::min(size.width(), left + int(random.uniform(1, 90)));
        const auto bottom = std::min(size.height(), top + int(random.uniform(1, 90)));
        for (int y = top; y < bottom; ++y) {
            for (int x = left; x < right; ++x) {
                const auto at = std::size_t(y) * std::size_t(size.width()) + std::size_t(x);
                mask.pixels[at] = std::uint8_t(1 - mask.pixels[at]);
            }
        }
    }
    return encode(mask);
}

/// The pixels whose middle lies within `radius` of the way from `a` to `b`.
std::int64_t pixelsNear(QPointF a, QPointF b, double radius, QSize size)
{
    std::int64_t count = 0;
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x) {
            const QPointF p(x + 0.5, y + 0.5);
            const QPointF along = b - a;
            const double length = QPointF::dotProduct(along, along);
            const double share
                = length > 0 ? std::clamp(QPointF::dotProduct(p - a, along) / length, 0.0, 1.0) : 0.0;
            const QPointF away = p - (a + along * share);
            count += std::hypot(away.x(), away.y()) <= radius + 1e-9 ? 1 : 0;
        }
    }
    return count;
}

bool isInside(const QList<QPointF>& polygon, QPoint pixel)
{
    return QPolygonF(polygon).containsPoint(QPointF(pixel) + QPointF(0.5, 0.5), Qt::OddEvenFill);
}

} // namespace

class TestTileMask : public QObject
{
    Q_OBJECT

private slots:
    void everyMaskSurvivesTheWayThereAndBack_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("one tile") << QSize(64, 64);
        QTest::newRow("less than a tile") << QSize(7, 3);
        QTest::newRow("whole tiles") << QSize(192, 128);
        QTest::newRow("ragged") << QSize(201, 131);
        QTest::newRow("one column") << QSize(1, 300);
    }
    void everyMaskSurvivesTheWayThereAndBack()
    {
        QFETCH(const QSize, size);
        Random random(4);
        for (int i = 0; i < 40; ++i) {
            const RunLengths runs = blotches(size, random);
            const TileMask mask = TileMask::fromRuns(runs);
            QCOMPARE(mask.toRuns(), runs);
            QCOMPARE(mask.area(), area(runs));
            if (size.width() == 1) {
                QCOMPARE(mask.bounds().top(), boundingBox(runs).top());
            }
        }
    }

    void aFullImageIsAFewSharedTiles()
    {
        TileMask mask(QSize(12'000, 9'000));
        for (int x = 0; x < 12'000; ++x) {
            mask.fillColumn(x, 0, 9'000, true);
        }
        mask = TileMask::fromRuns(mask.toRuns());
        QCOMPARE(mask.area(), std::int64_t(12'000) * 9'000);
        QCOMPARE(mask.toRuns().counts, (std::vector<std::uint32_t> {0, 108'000'000}));
        QVERIFY(mask.bytes() < 1'000'000);
    }

    void aSmallMaskInAHugeImageTakesLittleMemory()
    {
        TileMask mask(QSize(30'000, 30'000));
        QVERIFY(!mask.stroke({20'000, 20'000}, {20'300, 20'100}, 40, BrushTip::Round, true).isNull());
        QVERIFY(mask.bytes() < 50'000);
        QVERIFY(mask.toText().size() < 2'000);
    }

    void aRoundStrokeCoversWhatLiesWithinItsRadius()
    {
        const QSize size(200, 150);
        for (const int diameter : {5, 6, 21, 40}) {
            // Ends where the tip needs no snapping: odd tips stand on pixels, even ones on corners.
            const double off = diameter % 2 == 1 ? 0.5 : 0.0;
            const QPointF a(30 + off, 40 + off);
            const QPointF b(150 + off, 97 + off);
            TileMask mask(size);
            mask.stroke(a, b, diameter, BrushTip::Round, true);
            QCOMPARE(mask.area(), pixelsNear(a, b, diameter / 2.0, size));
        }
    }

    void aSquareTipLeavesASquare()
    {
        TileMask mask(QSize(100, 100));
        mask.stroke({50, 50}, {50, 50}, 10, BrushTip::Square, true);
        QCOMPARE(mask.bounds(), QRect(45, 45, 10, 10));
        QCOMPARE(mask.area(), 100);
        mask.stroke({50, 50}, {70, 50}, 10, BrushTip::Square, true);
        QCOMPARE(mask.bounds(), QRect(45, 45, 30, 10));
        QCOMPARE(mask.area(), 300);
    }

    void theSmallestTipCoversThePixelUnderThePointer()
    {
        for (const QPointF at : {QPointF(10.0, 10.0), QPointF(10.99, 10.99), QPointF(10.2, 10.9)}) {
            for (const BrushTip tip : {BrushTip::Round, BrushTip::Square}) {
                TileMask mask(QSize(20, 20));
                mask.stroke(at, at, 1, tip, true);
                QCOMPARE(mask.bounds(), QRect(10, 10, 1, 1));
            }
        }
    }

    void erasingGivesBackWhatWasThereBefore()
    {
        TileMask mask(QSize(300, 300));
        mask.stroke({100, 100}, {200, 200}, 30, BrushTip::Round, true);
        const TileMask before = mask;
        const RunLengths runs = before.toRuns();
        mask.stroke({150, 150}, {150, 150}, 20, BrushTip::Square, false);
        QCOMPARE(mask.area(), before.area() - 400);
        QCOMPARE(before.toRuns(), runs); // a copy is not touched by what is done to the other
        mask.stroke({0, 0}, {300, 300}, 200, BrushTip::Square, false);
        QVERIFY(mask.isEmpty());
        QCOMPARE(mask.toRuns().counts, (std::vector<std::uint32_t> {90'000}));
    }

    void strokesBesideTheImageLeaveNothing()
    {
        TileMask mask(QSize(100, 100));
        QVERIFY(mask.stroke({-50, -50}, {-20, 120}, 20, BrushTip::Round, true).isNull());
        QVERIFY(mask.isEmpty());
        QVERIFY(!mask.stroke({-50, 50}, {-5, 50}, 20, BrushTip::Round, true).isNull());
        QCOMPARE(mask.bounds().left(), 0);
        QVERIFY(mask.bounds().right() < 5);
    }

    void touchesSeesEveryPixelOfANarrowRectangle()
    {
        TileMask mask(QSize(500, 500));
        mask.fillColumn(300, 200, 201, true);
        QVERIFY(mask.touches(QRect(300, 200, 1, 1)));
        QVERIFY(mask.touches(QRect(298, 100, 4, 300)));
        QVERIFY(!mask.touches(QRect(301, 200, 3, 10)));
        QVERIFY(!mask.touches(QRect(300, 201, 1, 200)));
        QVERIFY(!mask.touches(QRect(-10, -10, 5, 5)));
    }

    void refusesTextOfAnotherImage()
    {
        TileMask mask(QSize(50, 40));
        mask.stroke({20, 20}, {20, 20}, 5, BrushTip::Round, true);
        QVERIFY(TileMask::fromText(mask.toText(), {50, 40}).hasValue());
        QVERIFY(!TileMask::fromText(mask.toText(), {50, 41}).hasValue());
        QVERIFY(!TileMask::fromText("no runs", {50, 40}).hasValue());
    }

    void exactOutlinesHoldExactlyTheMasksPixels()
    {
        Random random(9);
        for (int i = 0; i < 10; ++i) {
            const QSize size(97, 71);
            const TileMask mask = TileMask::fromRuns(blotches(size, random));
            const auto outlines = outlinesOf(mask, 0);
            for (int y = 0; y < size.height(); ++y) {
                for (int x = 0; x < size.width(); ++x) {
                    const auto holders = std::count_if(
                        outlines.begin(), outlines.end(), [&](const QList<QPointF>& outline) {
                            return isInside(outline, {x, y});
                        });
                    QCOMPARE(int(holders), mask.contains({x, y}) ? 1 : 0);
                }
            }
        }
    }

    void partsComeLargestFirstAndHolesAreCutOut()
    {
        TileMask mask(QSize(200, 200));
        mask.stroke({20, 20}, {20, 20}, 10, BrushTip::Square, true);
        mask.stroke({100, 100}, {100, 100}, 80, BrushTip::Square, true);
        mask.stroke({100, 100}, {100, 100}, 20, BrushTip::Square, false);
        const auto outlines = outlinesOf(mask, 1.0);
        QCOMPARE(outlines.size(), std::size_t(2));
        QVERIFY(isInside(outlines[0], {70, 70}));
        QVERIFY(!isInside(outlines[0], {100, 100}));
        QCOMPARE(outlines[0].size(), 10); // four corners, four of the hole, the cut there and back
        QCOMPARE(QPolygonF(outlines[1]).boundingRect(), QRectF(15, 15, 10, 10));
    }

    void simplifiedOutlinesStayNear()
    {
        TileMask mask(QSize(600, 600));
        mask.stroke({150, 300}, {450, 300}, 200, BrushTip::Round, true);
        const auto exact = outlinesOf(mask, 0);
        const auto fewer = outlinesOf(mask, 1.0);
        QVERIFY(fewer[0].size() * 5 < exact[0].size());
        const RunLengths again = polygonRuns(fewer[0], mask.imageSize());
        QVERIFY(intersectionOverUnion(again, mask.toRuns()) > 0.98);
    }

    void nothingHasNoOutline()
    {
        QVERIFY(outlinesOf(TileMask(QSize(50, 50)), 1.0).empty());
        QVERIFY(outlinesOf(TileMask(), 1.0).empty());
    }
};

QTEST_APPLESS_MAIN(TestTileMask)
#include "tst_imaging_tile_mask.moc"
