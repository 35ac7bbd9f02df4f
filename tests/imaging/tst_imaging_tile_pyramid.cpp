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

    void cutsCoverTheAreaInImageCoordinates()
    {
        const TilePyramid pyramid(quarters({1300, 700}), {1300, 700});
        const TilePyramid::Tile all = pyramid.cut(0, QRectF(-50, -50, 5000, 5000));
        QCOMPARE(all.area, QRectF(0, 0, 1300, 700));
        QCOMPARE(all.pixels.size(), QSize(1300, 700));

        const TilePyramid::Tile part = pyramid.cut(0, QRectF(645.5, 345.5, 10, 10));
        QCOMPARE(part.area, QRectF(644, 344, 13, 13)); // whole pixels and one more on each side
        QCOMPARE(part.pixels.pixelColor(0, 0), QColor(Qt::red));
        QCOMPARE(part.pixels.pixelColor(12, 12), QColor(Qt::white));

        QCOMPARE(pyramid.cut(1, QRectF(100, 100, 10, 10)).area, QRectF(98, 98, 14, 14));
        QVERIFY(pyramid.cut(0, QRectF(2000, 0, 10, 10)).pixels.isNull());
    }

    void aReducedImageHasTheCoordinatesOfTheWhole()
    {
        const TilePyramid pyramid(quarters({500, 250}), {4000, 2000});
        QVERIFY(!pyramid.hasFullDetail());
        QCOMPARE(pyramid.size(), QSize(4000, 2000));
        QCOMPARE(pyramid.colourAt({3999, 0}), QColor(Qt::green));
        QCOMPARE(pyramid.colourAt({0, 1999}), QColor(Qt::blue));
        QVERIFY(!pyramid.colourAt({4000, 0}).isValid());
        QCOMPARE(pyramid.cut(0, QRectF(0, 0, 4000, 2000)).area, QRectF(0, 0, 4000, 2000));
    }
};

QTEST_GUILESS_MAIN(TestTilePyramid)
#include "tst_imaging_tile_pyramid.moc"
