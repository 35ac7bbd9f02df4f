// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/region_repository.h"
#include "tests/storage/format_content.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace groundmark;
using namespace groundmark::storage;
using groundmark::testing::Bench;
using groundmark::testing::contentOf;
using groundmark::testing::difference;
using groundmark::testing::documentOf;
using groundmark::testing::readFile;
using groundmark::testing::writeImage;

/// What YOLO, Pascal VOC, CVAT and Label Studio say comes in, and goes out as it came.
class TestAnnotationFormats : public QObject
{
    Q_OBJECT

private slots:
    void yoloKeepsItsClassesAndItsOddLines()
    {
        Bench bench;
        writeImage(bench.path(u"set/images/train/a.png"_s), {100, 50});
        writeImage(bench.path(u"set/images/val/empty.png"_s), {100, 50});
        bench.write(u"set/data.yaml"_s, "path: .\ntrain: images/train # here\nval: images/val\nnc: 4\nkpt_shape: [2, 3]\n"
                                        "download: |\n  rm -rf /\nnames:\n  0: person\n  1: 'a: b'\n  3: \"q\\\"uote\"\n");
        bench.write(u"set/labels/train/a.txt"_s,
                    "3 0.5 0.5 0.2 0.4\n"
                    "0 0.25 0.5 0.1 0.2 0.1 0.2 2 0.3 0.4 1\n"
                    "1 0.1 0.1 0.3 0.1 0.3 0.3 0.1 0.35\n"
                    "2 0.1 0.1 0.3 0.1 0.3 0.3\n"
                    "0 0.5 0.5 0.2 0.4 0.875\n"
                    "\n"
                    "x 1 2 3 4\n0 0.1 0.2\n0 nan 0.5 0.1 0.1\n0 7 7 0.1 0.1\n");
        const auto report = bench.import(u"yolo"_s, {bench.path(u"set"_s), {}, {}, {}, false});
        VERIFY_RESULT(report);
        QCOMPARE(report->newSamples, 2);
        QCOMPARE(report->imagesFound, 2);
        QCOMPARE(report->issueCounts.at(u"unreadable-row"_s), 2);
        QCOMPARE(report->issueCounts.at(u"unusable-box"_s), 1);
        QCOMPARE(report->issueCounts.at(u"outside-box"_s), 1);
        QCOMPARE(report->issueCounts.at(u"unknown-label"_s), 1);
        const auto before = contentOf(bench);
        QCOMPARE(before[0].size(), size_t(6));
        QCOMPARE(before[0][0].shape, Shape::box({40, 15, 20, 20}));
        QCOMPARE(before[0][0].label, u"q\"uote"_s);
        QCOMPARE(before[0][2].shape.kind, ShapeKind::Quad);
        QCOMPARE(before[0][2].label, u"a: b"_s);
        QCOMPARE(before[0][3].label, u"2"_s);
        VERIFY_RESULT(bench.exportTo(u"yolo"_s, bench.path(u"out"_s)));
        QCOMPARE(
            readFile(bench.path(u"out/labels/train/a.txt"_s)),
            "3 0.5 0.5 0.2 0.4\n"
            "0 0.25 0.5 0.1 0.2 0.1 0.2 2 0.3 0.4 1\n"
            "1 0.1 0.1 0.3 0.1 0.3 0.3 0.1 0.35\n"
            "2 0.1 0.1 0.3 0.1 0.3 0.3\n"
            "0 0.5 0.5 0.2 0.4 0.875\n"
            "0 7 7 0.1 0.1\n");
        QCOMPARE(readFile(bench.path(u"out/labels/val/empty.txt"_s)), QByteArray());
        const QByteArray yaml = readFile(bench.path(u"out/data.yaml"_s));
        QVERIFY(yaml.contains("train: images/train # here\n"));
        QVERIFY(yaml.contains("kpt_shape: [2, 3]\n"));
        QVERIFY(yaml.contains("  0: person\n  1: \"a: b\"\n"));
        QVERIFY(yaml.contains("  3: \"q\\\"uote\"\n"));
    }

    void vocKeepsWhatItDoesNotKnowAndCountsFromOneWhereTheDataDo()
    {
        Bench bench;
        writeImage(bench.path(u"v/JPEGImages/a.jpg"_s), {100, 50});
        const QByteArray text = R"(<annotation><folder>VOC2007</folder><filename>a.jpg</filename>
            <source><database>The VOC2007 Database</database><annotation>PASCAL VOC2007</annotation></source>
            <size><width>100</width><height>50</height><depth>3</depth></size><segmented>0</segmented>
            <object><name>dog</name><pose>Left</pose><truncated>1</truncated><difficult>0</difficult>
              <bndbox><xmin>1</xmin><ymin>11</ymin><xmax>100</xmax><ymax>20</ymax></bndbox>
              <part><name>head</name><bndbox><xmin>1</xmin><ymin>2</ymin><xmax>3</xmax><ymax>4</ymax></bndbox></part></object>
            <object><type>robndbox</type><name>sign</name><robndbox><cx>50</cx><cy>25</cy><w>20</w><h>10</h><angle>0.5</angle></robndbox>
              <attributes><attribute><name>legible</name><value>yes</value></attribute></attributes></object>
            </annotation>)";
        bench.write(u"v/Annotations/a.xml"_s, text);
        const auto report = bench.import(u"voc"_s, {bench.path(u"v"_s), {}, {}, {}, false});
        VERIFY_RESULT(report);
        QVERIFY(!report->hasWarnings());
        QCOMPARE(report->imagesFound, 1);
        const auto before = contentOf(bench);
        QCOMPARE(before[0][0].shape, Shape::box({0, 10, 100, 10})); // the whole width of 100 pixels
        QCOMPARE(before[0][1].shape.kind, ShapeKind::RotatedBox);
        QCOMPARE(before[0][1].attributes["legible"], "yes");
        VERIFY_RESULT(bench.exportTo(u"voc"_s, bench.path(u"o"_s)));
        const QByteArray out = readFile(bench.path(u"o/Annotations/a.xml"_s));
        for (const char* kept : {"<xmin>1</xmin>", "<xmax>100</xmax>", "<pose>Left</pose>", "<part>", "<name>head</name>", "PASCAL VOC2007", "<angle>0.5</angle>", "<segmented>0</segmented>"}) {
            QVERIFY2(out.contains(kept), kept);
        }
        Bench second;
        bench.write(u"v/Annotations/a.xml"_s, out);
        VERIFY_RESULT(second.import(u"voc"_s, {bench.path(u"v"_s), {}, {}, {}, false}));
        const QString changed = difference(before, contentOf(second), 1e-9);
        QVERIFY2(changed.isEmpty(), qPrintable(changed));
    }

    void cvatKeepsTagsUnknownShapesAndItsHead()
    {
        Bench bench;
        writeImage(bench.path(u"a.png"_s), {60, 50});
        const QByteArray text = R"(<?xml version="1.0" encoding="utf-8"?><annotations><version>1.1</version>
            <meta><task><id>4</id><name>sign</name><labels><label><name>car</name><color>#fa3253</color><attributes><attribute><name>kind</name></attribute></attributes></label></labels></task></meta>
            <image id="17" name="a.png" width="60" height="50" subset="train">
              <box label="car" source="manual" occluded="1" xtl="1.50" ytl="2" xbr="20.25" ybr="30" z_order="2" group_id="5"><attribute name="kind">big</attribute><attribute name="text">HELLO</attribute></box>
              <box label="car" source="file" occluded="0" xtl="10" ytl="10" xbr="30" ybr="20" rotation="30.50" z_order="0"></box>
              <points label="car" source="manual" occluded="0" points="1,1;2,2;3,4" z_order="1"></points>
              <mask label="car" source="manual" occluded="0" rle="0, 2, 1, 3" left="4" top="5" width="3" height="2" z_order="0"></mask>
              <ellipse label="car" source="manual" occluded="0" cx="20" cy="20" rx="5" ry="5" z_order="0"></ellipse>
              <ellipse label="car" source="manual" occluded="0" cx="20" cy="20" rx="5" ry="3" z_order="0"></ellipse>
              <tag label="car" source="manual"></tag>
            </image></annotations>)";
        const auto report = bench.import(
            u"cvat"_s, {bench.write(u"annotations.xml"_s, text), {}, {}, {}, false});
        VERIFY_RESULT(report);
        QCOMPARE(report->issueCounts.at(u"unknown-shape"_s), 1);
        QCOMPARE(report->regions, 7); // three points are three regions
        const auto before = contentOf(bench);
        VERIFY_RESULT(bench.exportTo(u"cvat"_s, bench.path(u"out.xml"_s)));
        const QByteArray out = readFile(bench.path(u"out.xml"_s));
        for (const char* kept : {"<color>#fa3253</color>", "id=\"17\"", "subset=\"train\"", "group_id=\"5\"", "rotation=\"30.5\"", "points=\"1,1;2,2;3,4\"", "rle=\"0, 2, 1, 3\"", "ry=\"3\"", "<tag label=\"car\"", "occluded=\"1\"", ">HELLO</attribute>"}) {
            QVERIFY2(out.contains(kept), kept);
        }
        Bench second;
        VERIFY_RESULT(second.import(u"cvat"_s, {bench.path(u"out.xml"_s), {}, {}, {}, false}));
        const QString changed = difference(before, contentOf(second), 1e-9);
        QVERIFY2(changed.isEmpty(), qPrintable(changed));
    }

    void labelStudioKeepsOtherAnnotationsAndMergesResultsOfOneId()
    {
        Bench bench;
        writeImage(bench.path(u"a.png"_s), {200, 100});
        const QByteArray text = R"([{"id": 7, "data": {"ocr": "/data/local-files/?d=a.png", "question": "?"}, "meta": {},
            "predictions": [{"model_version": "m", "score": 0.5, "result": []}],
            "annotations": [{"id": 1, "was_cancelled": true, "result": []},
             {"id": 2, "completed_by": 3, "lead_time": 4.2, "result": [
              {"id": "t1", "from_name": "transcription", "to_name": "image", "type": "textarea", "original_width": 200, "original_height": 100, "image_rotation": 0,
               "value": {"x": 10.1234567890123, "y": 20, "width": 30, "height": 10, "rotation": 0, "text": ["OPEN"]}},
              {"id": "t1", "from_name": "bbox", "to_name": "image", "type": "rectangle", "original_width": 200, "original_height": 100, "image_rotation": 0,
               "value": {"x": 10.1234567890123, "y": 20, "width": 30, "height": 10, "rotation": 0}, "origin": "manual"},
              {"id": "t1", "from_name": "label", "to_name": "image", "type": "labels", "value": {"x": 10.1234567890123, "y": 20, "width": 30, "height": 10, "rotation": 0, "labels": ["Text", "Second"]}},
              {"id": "r", "from_name": "l", "to_name": "image", "type": "rectanglelabels", "original_width": 200, "original_height": 100, "value": {"x": 50, "y": 50, "width": 10, "height": 10, "rotation": 90, "rectanglelabels": ["sign"]}, "score": 0.25},
              {"id": "k", "from_name": "l", "to_name": "image", "type": "keypointlabels", "original_width": 200, "original_height": 100, "value": {"x": 5, "y": 6, "width": 0.5, "keypointlabels": ["sign"]}},
              {"id": "e", "from_name": "l", "to_name": "image", "type": "ellipselabels", "original_width": 200, "original_height": 100, "value": {"x": 50, "y": 50, "radiusX": 5, "radiusY": 5, "rotation": 0, "ellipselabels": ["sign"]}},
              {"from_id": "t1", "to_id": "r", "type": "relation", "direction": "right"},
              {"id": "c", "from_name": "quality", "to_name": "image", "type": "choices", "value": {"choices": ["good"]}}]}]}])";
        const auto report = bench.import(
            u"label-studio"_s, {bench.write(u"ls.json"_s, text), {}, {}, {}, false});
        VERIFY_RESULT(report);
        QCOMPARE(report->imagesFound, 1);
        QCOMPARE(report->issueCounts.at(u"several-annotations"_s), 1);
        QCOMPARE(report->issueCounts.at(u"unknown-shape"_s), 1); // the ellipse that is no circle
        const auto before = contentOf(bench);
        QCOMPARE(before[0].size(), size_t(3));
        QCOMPARE(before[0][0].text, u"OPEN"_s);
        QCOMPARE(before[0][0].label, u"Text"_s);
        // Turned by 90° clockwise round its top left corner at (100, 50): to the left and down.
        QCOMPARE(before[0][1].shape.kind, ShapeKind::RotatedBox);
        QCOMPARE(before[0][1].shape.bounds(), QRectF(90, 50, 10, 20));
        VERIFY_RESULT(bench.exportTo(u"label-studio"_s, bench.path(u"out.json"_s)));
        // Equal but for the order of the results.
        const auto sorted = [](nlohmann::json document) {
            for (auto& annotation : document[0]["annotations"]) {
                std::vector<nlohmann::json> results = annotation["result"];
                std::ranges::sort(results, {}, [](const nlohmann::json& one) { return one.dump(); });
                annotation["result"] = results;
            }
            return document;
        };
        const nlohmann::json in = sorted(documentOf(bench.path(u"ls.json"_s)));
        const nlohmann::json out = sorted(documentOf(bench.path(u"out.json"_s)));
        QVERIFY2(in == out, nlohmann::json::diff(in, out).dump(1).substr(0, 1500).c_str());
    }

    void anEditedLabelStudioRegionMovesAllItsResults()
    {
        Bench bench;
        writeImage(bench.path(u"a.png"_s), {200, 100});
        const QByteArray text = R"([{"id": 7, "data": {"image": "a.png"}, "annotations": [{"result": [
              {"id": "t1", "from_name": "bbox", "to_name": "image", "type": "rectangle", "original_width": 200, "original_height": 100, "value": {"x": 10, "y": 20, "width": 30, "height": 10, "rotation": 0}},
              {"id": "t1", "from_name": "t", "to_name": "image", "type": "textarea", "value": {"x": 10, "y": 20, "width": 30, "height": 10, "rotation": 0, "text": ["OPEN"]}}]}]}])";
        VERIFY_RESULT(bench.import(
            u"label-studio"_s, {bench.write(u"ls.json"_s, text), {}, {}, {}, false}));
        Database& database = bench.project->database();
        Region region = RegionRepository(database).ofSample({1})->front();
        region.shape = region.shape.translated({20, 0});
        region.text = u"SHUT"_s;
        VERIFY_RESULT(RegionRepository(database).store(region));
        VERIFY_RESULT(bench.exportTo(u"label-studio"_s, bench.path(u"out.json"_s)));
        const nlohmann::json results = documentOf(bench.path(u"out.json"_s))[0]["annotations"][0]["result"];
        QCOMPARE(results.size(), size_t(2));
        for (const nlohmann::json& result : results) {
            QCOMPARE(result["value"]["x"].get<double>(), 20.0);
        }
        QCOMPARE(results[1]["value"]["text"][0].get<std::string>(), "SHUT");
    }

    void sniffingTellsThemApart()
    {
        Bench bench;
        const auto sniffed = [&](const QString& name) {
            const Format* format = bench.formats.sniff(bench.path(name));
            return format != nullptr ? format->name() : QString();
        };
        bench.write(u"v.xml"_s, "<annotation><filename>a</filename></annotation>");
        bench.write(u"c.xml"_s, "<?xml version=\"1.0\"?><annotations><version>1.1</version></annotations>");
        bench.write(u"ls.json"_s, R"([{"data": {"image": "a"}, "annotations": []}])");
        bench.write(u"y/data.yaml"_s, "names: [a]\n");
        writeImage(bench.path(u"y/images/a.png"_s), {9, 9});
        bench.write(u"y/labels/a.txt"_s, "0 0.5 0.5 0.1 0.1\n");
        bench.write(u"vv/Annotations/a.xml"_s, "<annotation/>");
        QCOMPARE(sniffed(u"v.xml"_s), u"voc"_s);
        QCOMPARE(sniffed(u"c.xml"_s), u"cvat"_s);
        QCOMPARE(sniffed(u"ls.json"_s), u"label-studio"_s);
        QCOMPARE(sniffed(u"y"_s), u"yolo"_s);
        QCOMPARE(sniffed(u"y/data.yaml"_s), u"yolo"_s);
        QCOMPARE(sniffed(u"vv"_s), u"voc"_s);
    }
};

QTEST_GUILESS_MAIN(TestAnnotationFormats)
#include "tst_storage_annotation_formats.moc"
