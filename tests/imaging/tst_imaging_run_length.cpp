// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/random.h"
#include "imaging/run_length.h"

#include <QTest>

#include <limits>

using namespace groundmark;
using namespace groundmark::imaging;

namespace {

BinaryMask randomMask(QSize size, Random& random)
{
    BinaryMask mask = BinaryMask::empty(size);
    for (std::uint8_t& pixel : mask.pixels) {
        pixel = random.uniform() < 0.4 ? 1 : 0;
    }
    return mask;
}

} // namespace

class TestRunLength : public QObject
{
    Q_OBJECT

private slots:
    void everyMaskSurvivesTheWayThereAndBack();
    void refusesDamagedText_data();
    void refusesDamagedText();
    void refusesCountsOfAnotherSize();
    void toleratesRunsOfLengthZero();
    void unitesMasks();
    void movesMasksByWholePixels();
    void boxesRunsOverSeveralColumns();
    void comparesOnlyMasksOfOneSize();
    void emptyMasksShareNothing();
    void rastersPolygonsOutsideTheImageAsNothing();
    void survivesAbsurdPolygons();
    void unitedPolygonsCountPixelsOnce();
};

void TestRunLength::everyMaskSurvivesTheWayThereAndBack()
{
    Random random(1);
    for (const QSize size : {QSize(1, 1), QSize(7, 3), QSize(3, 40), QSize(64, 48), QSize(0, 0)}) {
        const BinaryMask mask = randomMask(size, random);
        const RunLengths runs = encode(mask);
        QVERIFY(runs.isComplete());
        const auto read = fromCompressed(toCompressed(runs), size);
        QVERIFY(read.hasValue());
        QCOMPARE(decode(*read), mask);
    }
}

void TestRunLength::refusesDamagedText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("breaks off") << QByteArray("41P");
    QTest::newRow("foreign characters") << QByteArray("4 1!4");
    QTest::newRow("high bytes") << QByteArray("4\xFF\xFE");
    QTest::newRow("too long") << QByteArray("415");
    QTest::newRow("too short") << QByteArray("413");
    QTest::newRow("negative run") << QByteArray("4O4");
    QTest::newRow("number without end") << QByteArray("oooooooooooooooooooo0");
}

void TestRunLength::refusesDamagedText()
{
    QFETCH(QByteArray, text);
    const auto runs = fromCompressed(text, QSize(3, 3));
    QVERIFY(!runs.hasValue());
    QVERIFY(!runs.error().what.isEmpty());
}

void TestRunLength::refusesCountsOfAnotherSize()
{
    QVERIFY(fromCounts({4, 1, 4}, QSize(3, 3)).hasValue());
    QVERIFY(!fromCounts({4, 1, 4}, QSize(3, 4)).hasValue());
    QVERIFY(!fromCounts({4'294'967'295, 4'294'967'295}, QSize(3, 4)).hasValue());
    QVERIFY(!fromCounts({1}, QSize(-1, 5)).hasValue());
}

void TestRunLength::toleratesRunsOfLengthZero()
{
    const RunLengths runs = *fromCounts({0, 0, 4, 1, 0, 0, 4}, QSize(3, 3));
    QCOMPARE(area(runs), 1);
    QCOMPARE(boundingBox(runs), QRect(1, 1, 1, 1));
    QCOMPARE(encode(decode(runs)).counts, (std::vector<std::uint32_t> {4, 1, 4}));
    QCOMPARE(intersectionOverUnion(runs, *fromCounts({4, 1, 4}, QSize(3, 3))), 1.0);
}

void TestRunLength::unitesMasks()
{
    Random random(2);
    const BinaryMask a = randomMask(QSize(13, 9), random);
    const BinaryMask b = randomMask(QSize(13, 9), random);
    BinaryMask either = a;
    for (std::size_t i = 0; i < either.pixels.size(); ++i) {
        either.pixels[i] = a.pixels[i] | b.pixels[i];
    }
    QCOMPARE(united(encode(a), encode(b)), encode(either));
}

void TestRunLength::movesMasksByWholePixels()
{
    BinaryMask mask = BinaryMask::empty(QSize(6, 5));
    for (const QPoint pixel : {QPoint(1, 1), QPoint(1, 2), QPoint(3, 3)}) {
        mask.pixels[static_cast<std::size_t>(pixel.y() * 6 + pixel.x())] = 1;
    }
    const RunLengths runs = encode(mask);
    const RunLengths there = shifted(runs, {2, 1}); // to the last column and the last row
    QVERIFY(there.isComplete());
    QCOMPARE(boundingBox(there), boundingBox(runs).translated(2, 1));
    QCOMPARE(decode(there).pixels[4 * 6 + 5], 1);
    QCOMPARE(shifted(there, {-2, -1}), runs);
    QCOMPARE(shifted(runs, {3, 0}), runs); // would leave the image
    QCOMPARE(shifted(runs, {0, 2}), runs);
}

void TestRunLength::boxesRunsOverSeveralColumns()
{
    // From the last pixel of the first column to the first one of the second: both rows count.
    QCOMPARE(boundingBox(*fromCounts({2, 2, 5}, QSize(3, 3))), QRect(0, 0, 2, 3));
    QVERIFY(boundingBox(*fromCounts({9}, QSize(3, 3))).isNull());
}

void TestRunLength::comparesOnlyMasksOfOneSize()
{
    const RunLengths wide = *fromCounts({0, 6}, QSize(3, 2));
    const RunLengths tall = *fromCounts({0, 6}, QSize(2, 3));
    QCOMPARE(intersectionOverUnion(wide, tall), 0.0);
    QCOMPARE(crowdOverlap(wide, tall), 0.0);
}

void TestRunLength::emptyMasksShareNothing()
{
    const RunLengths none = *fromCounts({9}, QSize(3, 3));
    QCOMPARE(intersectionOverUnion(none, none), 0.0);
    QCOMPARE(crowdOverlap(none, none), 0.0);
}

void TestRunLength::rastersPolygonsOutsideTheImageAsNothing()
{
    const std::vector<QPointF> far {{100, 100}, {120, 100}, {120, 120}};
    const RunLengths runs = polygonRuns(far, QSize(30, 20));
    QVERIFY(runs.isComplete());
    QCOMPARE(area(runs), 0);
    QCOMPARE(area(polygonRuns({}, QSize(30, 20))), 0);
    QVERIFY(polygonRuns(far, QSize()).isComplete());
}

void TestRunLength::survivesAbsurdPolygons()
{
    const double infinity = std::numeric_limits<double>::infinity();
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const std::vector<std::vector<QPointF>> polygons
        = {{{0, 0}, {infinity, 0}, {0, 5}},
           {{nan, 0}, {4, nan}, {0, 5}},
           {{1e300, 0}, {4, 4}, {0, 5}},
           {{2, 2}},
           {{2, 2}, {2, 2}, {2, 2}}};
    for (const std::vector<QPointF>& polygon : polygons) {
        const RunLengths runs = polygonRuns(polygon, QSize(10, 10));
        QVERIFY(runs.isComplete());
        QCOMPARE(area(runs), 0);
    }
}

void TestRunLength::unitedPolygonsCountPixelsOnce()
{
    const std::vector<QPointF> square {{2, 2}, {8, 2}, {8, 8}, {2, 8}};
    const RunLengths runs = polygonRuns(square, QSize(10, 10));
    QCOMPARE(united(runs, runs), runs);
    QCOMPARE(area(runs), 36);
    QCOMPARE(boundingBox(runs), QRect(2, 2, 6, 6));
}

QTEST_GUILESS_MAIN(TestRunLength)
#include "tst_imaging_run_length.moc"
