// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/tile_pyramid.h"
#include "tests/imaging/image_files.h"

#include <QTest>

using namespace groundmark;
using namespace groundmark::imaging;
using namespace groundmark::testing;

class TestTilePyramid : public QObject
{
    Q_OBJECT

private slots:
    void levelsHalveUntilOneTileHoldsAll()
    {
        const TilePyramid pyramid(quarters({2001, 1000}), {2001, 1000});
        QCOMPARE(pyramid.levelCount(), 3);
        QCOMPARE(pyramid.level(1).size(), QSize(1001, 500));
        QCOMPARE(pyramid.level(2).size(), QSize(501, 250));
        QVERIFY(pyramid.hasFullDetail());
    }

    void theLevelHasAtLeastOnePixelPerScreenPixel()
    {
        const TilePyramid pyramid(quarters({4096, 4096}), {4096, 4096});
        QCOMPARE(pyramid.levelFor(8.0), 0);
        QCOMPARE(pyramid.levelFor(1.0), 0);
        QCOMPARE(pyramid.levelFor(0.51), 0);
        QCOMPARE(pyramid.levelFor(0.5), 1);
        QCOMPARE(pyramid.levelFor(0.3), 1);
        QCOMPARE(pyramid.levelFor(0.01), 3);
    }

    void tilesCoverTheAreaOnceInImageCoordinates()
    {
        const TilePyramid pyramid(quarters({1300, 700}), {1300, 700});
        const QList<TilePyramid::Tile> all = pyramid.tiles(0, QRectF(-50, -50, 5000, 5000));
        QCOMPARE(all.size(), 6);
        double area = 0;
        for (const TilePyramid::Tile& tile : all) {
            area += tile.area.width() * tile.area.height();
            QCOMPARE(QSizeF(tile.pixels.size()), tile.area.size());
        }
        QCOMPARE(area, 1300.0 * 700.0);
        QCOMPARE(pyramid.tiles(0, QRectF(600, 100, 10, 10)).size(), 1);
        QCOMPARE(
            pyramid.tiles(0, QRectF(600, 100, 10, 10)).first().area.topLeft(), QPointF(512, 0));
        QVERIFY(pyramid.tiles(0, QRectF(2000, 0, 10, 10)).isEmpty());
    }

    void aReducedImageHasTheCoordinatesOfTheWhole()
    {
        const TilePyramid pyramid(quarters({500, 250}), {4000, 2000});
        QVERIFY(!pyramid.hasFullDetail());
        QCOMPARE(pyramid.size(), QSize(4000, 2000));
        QCOMPARE(pyramid.colourAt({3999, 0}), QColor(Qt::green));
        QCOMPARE(pyramid.colourAt({0, 1999}), QColor(Qt::blue));
        QVERIFY(!pyramid.colourAt({4000, 0}).isValid());
        QCOMPARE(pyramid.tiles(0, QRectF(0, 0, 4000, 2000)).first().area, QRectF(0, 0, 4000, 2000));
    }
};

QTEST_GUILESS_MAIN(TestTilePyramid)
#include "tst_imaging_tile_pyramid.moc"
