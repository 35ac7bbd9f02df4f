// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/npy.h"
#include "imaging/text_cue.h"

#include <QTest>

#include <limits>

using namespace groundmark;
using namespace groundmark::imaging;

namespace {

QByteArray npy(const QByteArray& header, const QByteArray& data)
{
    QByteArray file("\x93NUMPY\x01\x00", 8);
    file.append(static_cast<char>(header.size()));
    file.append('\0');
    return file + header + data;
}

} // namespace

class TestTextCue : public QObject
{
    Q_OBJECT

private slots:
    void readsAScalar();
    void readsAnEmptyArray();
    void refusesDamagedFiles_data();
    void refusesDamagedFiles();
    void refusesMapsThatDoNotFit();
    void refusesValuesThatAreNotFinite();
    void showsTheWholeImageWithoutAGrid();
    void staysInsideNarrowImages();
    void takesTheFirstOfEqualWindows();
    void clipsWordsToTheImage();
};

void TestTextCue::readsAScalar()
{
    const auto array = readNpy(
        npy("{'descr': '|u1', 'fortran_order': False, 'shape': (), }", QByteArray("\x2A", 1)));
    QVERIFY(array.hasValue());
    QVERIFY(array->shape.empty());
    QCOMPARE(array->values, std::vector<double> {42.0});
}

void TestTextCue::readsAnEmptyArray()
{
    const auto array
        = readNpy(npy("{'descr': '<f4', 'fortran_order': True, 'shape': (3, 0), }", {}));
    QVERIFY(array.hasValue());
    QVERIFY(array->values.empty());
}

void TestTextCue::refusesDamagedFiles_data()
{
    QTest::addColumn<QByteArray>("file");
    const QByteArray shape = "'fortran_order': False, 'shape': (2,), }";
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("other magic") << QByteArray("PNG                 ");
    QTest::newRow("only magic") << QByteArray("\x93NUMPY\x01\x00", 8);
    QTest::newRow("objects") << npy("{'descr': '|O', " + shape, QByteArray(16, '\0'));
    QTest::newRow("complex") << npy("{'descr': '<c8', " + shape, QByteArray(16, '\0'));
    QTest::newRow("odd width") << npy("{'descr': '<f3', " + shape, QByteArray(16, '\0'));
    QTest::newRow("too short") << npy("{'descr': '<f8', " + shape, QByteArray(15, '\0'));
    QTest::newRow("huge shape") << npy(
        "{'descr': '<f8', 'fortran_order': False, 'shape': (4294967296, 4294967296), }",
        QByteArray(16, '\0'));
    QTest::newRow("no shape") << npy("{'descr': '<f8'}", QByteArray(16, '\0'));
}

void TestTextCue::refusesDamagedFiles()
{
    QFETCH(QByteArray, file);
    const auto array = readNpy(file);
    QVERIFY(!array.hasValue());
    QVERIFY(!array.error().what.isEmpty());
}

void TestTextCue::refusesMapsThatDoNotFit()
{
    const LayerAttention two {2, 2, {1, 2, 3, 4}};
    QVERIFY(selectLayer(two, two, {0, 5}).hasValue());
    QVERIFY(!selectLayer(two, two).hasValue()); // layer 22
    QVERIFY(!selectLayer(two, two, {-1, 5}).hasValue());
    QVERIFY(!selectLayer(two, {1, 2, {1, 2}}, {0, 5}).hasValue());
    QVERIFY(!selectLayer({}, {}, {0, 5}).hasValue());
}

void TestTextCue::refusesValuesThatAreNotFinite()
{
    const LayerAttention good {1, 2, {1, 2}};
    const LayerAttention bad {1, 2, {1, std::numeric_limits<double>::quiet_NaN()}};
    QVERIFY(!selectLayer(good, bad, {0, 1}).hasValue());
}

void TestTextCue::showsTheWholeImageWithoutAGrid()
{
    const CueWindow window = selectWindow({}, QSize(640, 480));
    QVERIFY(window.isWholeImage);
    QCOMPARE(window.crop, QRect(0, 0, 640, 480));
}

void TestTextCue::staysInsideNarrowImages()
{
    // Higher than any window and narrower than all of them.
    std::vector<double> values(40, 1.0);
    values[31] = 9.0;
    const CueWindow window = selectWindow({2, 20, values}, QSize(100, 2000));
    QVERIFY(QRect(0, 0, 100, 2000).contains(window.crop));
    QVERIFY(!window.isWholeImage);
}

void TestTextCue::takesTheFirstOfEqualWindows()
{
    const std::vector<double> flat(64, 1.0);
    const CueWindow window = selectWindow({8, 8, flat}, QSize(896, 896));
    QCOMPARE(window.ratio, 1.0);
    QCOMPARE(window.aspect, 1.0);
    QCOMPARE(window.gridPosition, QPoint(0, 0));
}

void TestTextCue::clipsWordsToTheImage()
{
    const std::vector<QRectF> words {QRectF(90, 90, 40, 40), QRectF(10, 10, 0, 20)};
    const CueCrop crop = refineToWords(QRectF(0, 0, 95, 95), words, QSize(100, 100));
    QCOMPARE(crop.hits, 1); // a word without area touches nothing
    QCOMPARE(crop.crop, QRect(90, 90, 10, 10));
    QCOMPARE(crop.outputSize, QSize(15, 15));
}

QTEST_GUILESS_MAIN(TestTextCue)
#include "tst_imaging_text_cue.moc"
