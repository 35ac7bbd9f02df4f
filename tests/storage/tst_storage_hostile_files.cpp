// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/cvat_shapes.h"
#include "storage/formats/label_studio_brush.h"
#include "storage/formats/run_lengths.h"
#include "tests/storage/import_helpers.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace groundmark;
using namespace groundmark::storage;
using groundmark::testing::Bench;
using groundmark::testing::writeImage;

/// Files that are broken or mean harm.
class TestHostileFiles : public QObject
{
    Q_OBJECT

private slots:
    void aBrushOfLabelStudioIsTheSamePixels()
    {
        // 3 × 2 pixels, the middle of the first row and the first of the second: RGBA, so 4 bytes each.
        const QSize size(3, 2);
        const Runs runs = runsFromPixels(QByteArray("\0\1\0\1\0\0", 6), size);
        const Json packed = brushFromRuns(runs, size);
        QVERIFY(runsFromBrush(packed, size) == runs);
        QVERIFY(!runsFromBrush(packed, {2, 2}));
        QVERIFY(!runsFromBrush(Json::array({1, 2, 3}), size));
        QVERIFY(!runsFromBrush(Json::array({1, -2}), size));
        Json cut = packed;
        cut.erase(cut.end() - 1);
        QVERIFY(!runsFromBrush(cut, size));
        // As the converter writes it: 24 values in words of 8 bits, run sizes 3, 4, 8 and 16 bits; all
        // of them 255 in one run: 1, size 1 (4 bits), 15, then 255; 1, size 0, 7, 255.
        QByteArray bits = "00000000000000000000000000011000" "00111" "0010" "0011" "0111" "1111"
                          "1" "10" "00010111" "11111111";
        while (bits.size() % 8 != 0) {
            bits += '0';
        }
        Json known = Json::array();
        for (qsizetype at = 0; at < bits.size(); at += 8) {
            known.push_back(bits.mid(at, 8).toUInt(nullptr, 2));
        }
        const auto whole = runsFromBrush(known, size);
        QVERIFY(whole.has_value());
        QCOMPARE(areaOf(*whole), qint64(6));
    }

    void aMaskOfCvatIsTheSamePixels()
    {
        const auto shape = maskFromCvat(u"0, 2, 1, 3"_s, QRect(4, 5, 3, 2), {60, 50});
        QVERIFY(shape.has_value());
        const QByteArray pixels = pixelsFromRuns(*runsFromText(shape->mask), {60, 50});
        QCOMPARE(pixels.count('\1'), 5);
        QVERIFY(pixels[5 * 60 + 4] && pixels[5 * 60 + 5] && !pixels[5 * 60 + 6] && pixels[6 * 60 + 6]);
        for (const char* bad : {"", "x", "1, -1, 6", "7", "1, 2", "9999999999999999999"}) {
            QVERIFY2(!maskFromCvat(QString::fromLatin1(bad), QRect(4, 5, 3, 2), {60, 50}), bad);
        }
        QVERIFY(!maskFromCvat(u"6"_s, QRect(58, 5, 3, 2), {60, 50})); // reaches over the edge
        QVERIFY(!maskFromCvat(u"6"_s, QRect(0, 0, 3, 2), {1 << 20, 1 << 20}));
    }

    void hostileFilesAreRefusedOrReported_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QByteArray>("text");
        const QByteArray xxe = "<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>";
        const QByteArray laughs = "<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY a \"haha\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;\">"
                                  "<!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\"><!ENTITY d \"&c;&c;&c;&c;&c;&c;&c;&c;\">]>";
        const QByteArray voc = "<annotation><filename>&x;</filename><object><name>&d;</name></object></annotation>";
        const QByteArray cvat = "<annotations><image id=\"0\" name=\"&x;\" width=\"1\" height=\"1\"><box label=\"&d;\"/></image></annotations>";
        QTest::newRow("voc, another file") << u"voc"_s << xxe + voc;
        QTest::newRow("voc, billion laughs") << u"voc"_s << laughs + voc;
        QTest::newRow("voc, an entity that is not there") << u"voc"_s << voc;
        QTest::newRow("voc, cut") << u"voc"_s << QByteArray("<annotation><object><name>a");
        QTest::newRow("voc, empty") << u"voc"_s << QByteArray();
        QTest::newRow("voc, another root") << u"voc"_s << QByteArray("<annotations/>");
        QTest::newRow("cvat, another file") << u"cvat"_s << xxe + cvat;
        QTest::newRow("cvat, billion laughs") << u"cvat"_s << laughs + cvat;
        QTest::newRow("cvat, an entity that is not there") << u"cvat"_s << cvat;
        QTest::newRow("cvat, cut") << u"cvat"_s << QByteArray("<annotations><image name=\"a\"><box xtl=\"1\"");
        QTest::newRow("cvat, nothing in it") << u"cvat"_s << QByteArray("<annotations/>");
        QTest::newRow("label-studio, an object") << u"label-studio"_s << QByteArray("{}");
        QTest::newRow("label-studio, no tasks") << u"label-studio"_s << QByteArray("[1, {}]");
        QTest::newRow("yolo, no folder of labels") << u"yolo"_s << QByteArray("train: x\n");
    }
    void hostileFilesAreRefusedOrReported()
    {
        QFETCH(QString, format);
        QFETCH(QByteArray, text);
        Bench bench;
        const auto report = bench.import(
            format, {bench.write(format == u"yolo" ? u"data.yaml"_s : u"in.txt"_s, text), {}, {}, {}, false});
        QVERIFY(!report);
        QVERIFY(!report.error().what.isEmpty() && !report.error().hint.isEmpty());
        QCOMPARE(bench.count(u"samples"_s), 0);
        QVERIFY(!report.error().toText().contains(u"root:"_s));
    }

    void oddShapesAreReportedAndTheRestIsKept_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("voc") << u"voc"_s << QByteArray(R"(<annotation><filename>a.png</filename><size><width>60</width><height>50</height></size>
            <object><name>no numbers</name><bndbox><xmin>x</xmin><ymin/></bndbox></object>
            <object><name>outside</name><bndbox><xmin>900</xmin><ymin>1</ymin><xmax>950</xmax><ymax>9</ymax></bndbox></object>
            <object><name>over the edge</name><bndbox><xmin>-5</xmin><ymin>1</ymin><xmax>20</xmax><ymax>9</ymax></bndbox></object></annotation>)");
        QTest::newRow("cvat") << u"cvat"_s << QByteArray(R"(<annotations><image id="0" name="a.png" width="60" height="50">
            <box label="a" xtl="nan" ytl="inf" xbr="1e999" ybr="2"/>
            <mask label="a" rle="9" left="0" top="0" width="100000" height="100000"/>
            <box label="a" xtl="900" ytl="1" xbr="950" ybr="9"/>
            <polygon label="a" points="-5,1;20,1;20,9;-5,9"/></image></annotations>)");
        QTest::newRow("label-studio") << u"label-studio"_s << QByteArray(R"([{"data": {"image": "a.png"}, "annotations": [{"result": [
            {"id": "1", "type": "rectanglelabels", "original_width": 60, "original_height": 50, "value": {"x": "no", "rectanglelabels": 5}},
            {"id": "2", "type": "brushlabels", "original_width": 60, "original_height": 50, "value": {"format": "rle", "rle": [1, 2]}},
            {"id": "3", "type": "rectanglelabels", "original_width": 60, "original_height": 50, "value": {"x": 900, "y": 1, "width": 9, "height": 9, "rotation": 0}},
            {"id": "4", "type": "rectanglelabels", "original_width": 60, "original_height": 50, "value": {"x": -5, "y": 1, "width": 20, "height": 9, "rotation": 0}}]}]}])");
    }
    void oddShapesAreReportedAndTheRestIsKept()
    {
        QFETCH(QString, format);
        QFETCH(QByteArray, text);
        Bench bench;
        writeImage(bench.path(u"a.png"_s), {60, 50});
        const QString file = bench.write(u"in"_s, text);
        const auto report = bench.import(format, {file, {}, {}, {}, false});
        VERIFY_RESULT(report);
        QVERIFY(report->issueCounts.contains(u"unusable-box"_s));
        QVERIFY(report->issueCounts.contains(u"outside-box"_s));
        QVERIFY(report->issueCounts.contains(u"clipped-box"_s));
        QCOMPARE(report->regions, 2);
    }

    void namesNeverLeadOutOfTheFolder_data()
    {
        QTest::addColumn<QString>("format");
        QTest::newRow("yolo") << u"yolo"_s;
        QTest::newRow("voc") << u"voc"_s;
        QTest::newRow("labelme") << u"labelme"_s;
    }
    void namesNeverLeadOutOfTheFolder()
    {
        QFETCH(QString, format);
        Bench bench;
        VERIFY_RESULT(bench.import(
            u"ocrbench-v2"_s,
            {bench.write(u"in.json"_s, R"([{"id": "../../../evil", "type": "t", "question": "q", "answers": []},
                {"id": "/abs/evil", "type": "t", "question": "q", "answers": []}])"),
             {}, {}, {}, false}));
        VERIFY_RESULT(bench.exportTo(format, bench.path(u"deep/er/out"_s)));
        QDirIterator walk(bench.folder.path(), QDir::Files, QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            const QString file = walk.next();
            QVERIFY2(
                !file.contains(u"evil"_s) || file.startsWith(bench.path(u"deep/er/out/"_s)),
                qPrintable(file));
        }
    }
};

QTEST_GUILESS_MAIN(TestHostileFiles)
#include "tst_storage_hostile_files.moc"
