// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/json_fields.h"
#include "storage/formats/run_lengths.h"
#include "storage/region_repository.h"
#include "storage/run_repository.h"
#include "storage/sample_repository.h"
#include "tests/storage/format_documents.h"
#include "tests/storage/import_helpers.h"

#include <QTest>

using namespace groundmark;
using namespace groundmark::storage;
using groundmark::testing::Bench;
using groundmark::testing::documentOf;
using groundmark::testing::writeFile;
using groundmark::testing::writeImage;

/// Takes samples in and forgets them.
class Counter final : public ImportSink
{
public:
    void add(ImportedSample sample) override
    {
        longest = std::max(longest, sample.sample.questions[0].text.size());
        ++samples;
    }
    void add(ImportedPrediction) override { }
    void report(Issue) override { }
    void describeDataset(const QByteArray&) override { }
    void describeRun(const QString&) override { }
    void progress(qint64 done, qint64 total) override
    {
        rising = rising && done > last && done <= total;
        last = done;
    }
    [[nodiscard]] bool isCancelled() const override { return samples == 500; }
    qsizetype longest = 0;
    int samples = 0;
    qint64 last = 0;
    bool rising = true;
};

/// What each format says comes in, and goes out as it came.
class TestFormats : public QObject
{
    Q_OBJECT

    static Sample sampleOf(const Bench& bench, const QString& id)
    {
        const auto row = bench.project->database().scalar(
            QStringLiteral("SELECT id FROM samples WHERE external_id = '%1'").arg(id));
        return **SampleRepository(bench.project->database()).find({row->toLongLong()});
    }

    static std::vector<Region> regionsOf(const Bench& bench, const QString& id)
    {
        return *RegionRepository(bench.project->database()).ofSample(sampleOf(bench, id).id);
    }

    static std::string difference(const nlohmann::json& before, const nlohmann::json& after)
    {
        return nlohmann::json::diff(before, after).dump(1).substr(0, 2000);
    }

private slots:
    void documentsComeBackEqual_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("replies");

        for (const testing::Document& document : testing::documents()) {
            QTest::newRow(document.title) << QString(QLatin1StringView(document.format))
                                          << QByteArray(document.text) << document.replies;
        }
    }

    void documentsComeBackEqual()
    {
        QFETCH(QString, format);
        QFETCH(QByteArray, text);
        QFETCH(bool, replies);
        Bench bench;
        writeImage(bench.path(QStringLiteral("a.png")), {60, 50});
        const QString source = bench.write(QStringLiteral("in.json"), text);
        const Format* sniffed = bench.formats.sniff(source);
        QVERIFY(sniffed);
        QCOMPARE(sniffed->name(), format);
        const QString run = replies ? QStringLiteral("r") : QString();
        const auto report = bench.import(format, {source, {}, {}, run, false});
        VERIFY_RESULT(report);
        for (const Issue& issue : report->issues) {
            const bool expected = issue.kind == QLatin1StringView("missing-image")
                || issue.kind == QLatin1StringView("empty-reply")
                || issue.kind == QLatin1StringView("regions-without-image");
            QVERIFY2(expected, qPrintable(issue.kind + u' ' + issue.text.toText()));
        }
        const QString out = bench.path(QStringLiteral("out.json"));
        const auto exported = bench.exportTo(format, out, {}, run);
        VERIFY_RESULT(exported);
        QVERIFY(exported->issues.empty());
        const nlohmann::json before = documentOf(source);
        const nlohmann::json after = documentOf(out);
        QVERIFY2(before == after, difference(before, after).c_str());
    }

    void anEditedRegionIsWrittenAsItNowIs()
    {
        Bench bench;
        const QByteArray text
            = R"({"images": [{"id": 1, "file_name": "a.png", "width": 60, "height": 50}], "annotations": [
            {"id": 5, "image_id": 1, "category_id": 1, "bbox": [0, 1, 40, 41], "area": 99, "iscrowd": 0, "segmentation": [[1, 2, 11, 2, 11, 12]]}],
            "categories": [{"id": 1, "name": "x"}]})";
        VERIFY_RESULT(bench.import(
            QStringLiteral("coco"),
            {bench.write(QStringLiteral("c.json"), text), {}, {}, {}, false}));
        Region region = regionsOf(bench, QStringLiteral("a.png")).front();
        region.shape = region.shape.translated({5, 5});
        VERIFY_RESULT(RegionRepository(bench.project->database()).store(region));
        const QString out = bench.path(QStringLiteral("out.json"));
        VERIFY_RESULT(bench.exportTo(QStringLiteral("coco"), out));
        const nlohmann::json annotation = documentOf(out)["annotations"][0];
        QVERIFY(annotation["segmentation"] == nlohmann::json::parse("[[6, 7, 16, 7, 16, 17]]"));
        QVERIFY(
            annotation["bbox"]
            == nlohmann::json::parse("[6, 7, 10, 10]")); // not the odd one of the file
        QCOMPARE(annotation["area"].get<double>(), 50.0);
        QCOMPARE(annotation["id"].get<int>(), 5);
    }

    void aLabelMeMaskIsTheSamePixels()
    {
        Bench bench;
        QImage mask(4, 3, QImage::Format_Grayscale8);
        mask.fill(0);
        mask.setPixel(1, 0, 0xffffffff);
        mask.setPixel(2, 2, 0xffffffff);
        QByteArray png;
        {
            QBuffer buffer(&png);
            buffer.open(QIODevice::WriteOnly);
            QVERIFY(mask.save(&buffer, "PNG"));
        }
        QByteArray text = R"({"imagePath": "a.png", "imageHeight": 8, "imageWidth": 10, "shapes": [
            {"label": "m", "points": [[5.7, 4.2], [8.7, 6.2]], "shape_type": "mask", "mask": "PNG"}]})";
        text.replace("PNG", png.toBase64());
        VERIFY_RESULT(bench.import(
            QStringLiteral("labelme"),
            {bench.write(QStringLiteral("m.json"), text), {}, {}, {}, false}));
        const Region region = regionsOf(bench, QStringLiteral("m")).front();
        QCOMPARE(region.shape.kind, ShapeKind::Mask);
        QCOMPARE(region.shape.bounds(), QRectF(5, 4, 4, 3));
        const auto runs = runsFromText(region.shape.mask);
        QVERIFY(runs == Runs({6 * 8 + 4, 1, 8 + 1, 1, 80 - (6 * 8 + 4) - 1 - 9 - 1}));
        const QString out = bench.path(QStringLiteral("out.json"));
        VERIFY_RESULT(bench.exportTo(QStringLiteral("labelme"), out));
        const QString again = bench.path(QStringLiteral("again/m.json"));
        QDir().mkpath(QFileInfo(again).path());
        QVERIFY(QFile::copy(out, again));
        Bench second;
        VERIFY_RESULT(second.import(QStringLiteral("labelme"), {again, {}, {}, {}, false}));
        QCOMPARE(regionsOf(second, QStringLiteral("m")).front().shape.mask, region.shape.mask);
    }

    void aFolderOfLabelMeFilesIsADataset()
    {
        Bench bench;
        const QByteArray file
            = R"({"imagePath": "x.png", "shapes": [{"label": "l", "points": [[1, 1], [2, 2]], "shape_type": "rectangle"}]})";
        writeImage(bench.path(QStringLiteral("set/sub/x.png")), {9, 9});
        bench.write(QStringLiteral("set/sub/x.json"), file);
        bench.write(QStringLiteral("set/y.json"), file);
        bench.write(QStringLiteral("set/broken.json"), "{\"shapes\": [");
        bench.write(QStringLiteral("set/other.json"), "[1]");
        QCOMPARE(bench.formats.find(u"labelme")->name(), QStringLiteral("labelme"));
        const auto report = bench.import(
            QStringLiteral("labelme"), {bench.path(QStringLiteral("set")), {}, {}, {}, false});
        VERIFY_RESULT(report);
        QCOMPARE(report->newSamples, 2);
        QCOMPARE(report->imagesFound, 1);
        QCOMPARE(report->issueCounts.at(QStringLiteral("unreadable-row")), 2);
        QCOMPARE(sampleOf(bench, QStringLiteral("sub/x")).pages.size(), 1);
        const auto exported
            = bench.exportTo(QStringLiteral("labelme"), bench.path(QStringLiteral("out")));
        VERIFY_RESULT(exported);
        QVERIFY(
            documentOf(bench.path(QStringLiteral("out/sub/x.json")))["shapes"]
            == documentOf(bench.path(QStringLiteral("set/sub/x.json")))["shapes"]);
    }

    void unknownShapesAreKeptAndWrittenBack()
    {
        Bench bench;
        const QByteArray text
            = R"({"imagePath": "x.png", "shapes": [{"label": "c", "points": [[1, 1]], "shape_type": "cuboid"},
            {"label": "l", "points": [[1, 1], [2, 2]], "shape_type": "rectangle"}]})";
        const auto report = bench.import(
            QStringLiteral("labelme"),
            {bench.write(QStringLiteral("a.json"), text), {}, {}, {}, false});
        VERIFY_RESULT(report);
        QCOMPARE(report->regions, 1);
        QCOMPARE(report->issueCounts.at(QStringLiteral("unknown-shape")), 1);
        const QString out = bench.path(QStringLiteral("out.json"));
        VERIFY_RESULT(bench.exportTo(QStringLiteral("labelme"), out));
        QCOMPARE(documentOf(out)["shapes"].size(), size_t(2));
        QVERIFY(
            documentOf(out)["shapes"][1]
            == documentOf(bench.path(QStringLiteral("a.json")))["shapes"][0]);
    }

    void aPagesAnswerIsItsTextInReadingOrder()
    {
        Bench bench;
        const auto element
            = [](const char* category, const char* order, const char* rest) -> QByteArray {
            return QByteArray("{\"category_type\": \"") + category
                + "\", \"poly\": [1, 1, 9, 1, 9, 9, 1, 9], \"order\": " + order + ", " + rest + "}";
        };
        const QByteArray text = "[{\"page_info\": {\"image_path\": \"a.png\"}, \"layout_dets\": ["
            + QByteArrayList {element("text_block", "3", "\"text\": \"body \""), element("title", "1", "\"text\": \"Title\""), element("header", "null", "\"text\": \"no header\""), element("page_number", "9", "\"text\": \"7\""), element("table", "4", "\"html\": \"<table></table>\", \"latex\": \"l\""), element("table_caption", "5", "\"text\": \"caption\""), element("figure", "2", "\"text\": \"in a figure\""), element("abandon", "6", "\"text\": \"gone\""), element("text_block", "7", "\"text\": \"ignored\", \"ignore\": true"), element("equation_isolated", "8", "\"latex\": \"$x$\""), element("text_block", "3", "\"text\": \"second of equal order\"")}
                  .join(", ")
            + "]}]";
        VERIFY_RESULT(bench.import(
            QStringLiteral("omnidocbench"),
            {bench.write(QStringLiteral("a.json"), text), {}, {}, {}, false}));
        const Sample sample = sampleOf(bench, QStringLiteral("a.png"));
        QCOMPARE(sample.questions.size(), 1);
        QCOMPARE(
            sample.questions[0].answers[0].text,
            QStringLiteral(
                "Title\n\nbody\n\nsecond of equal order\n\n<table></table>\n\ncaption\n\n$x$"));
    }

    void oneFormatsDatasetGoesOutInAnother()
    {
        Bench bench;
        writeImage(bench.path(QStringLiteral("a.png")), {60, 50});
        const QByteArray text = R"({"imagePath": "a.png", "shapes": [
            {"label": "r", "points": [[1, 2], [30, 20]], "shape_type": "rectangle", "group_id": 4},
            {"label": "c", "points": [[20, 20], [25, 20]], "shape_type": "circle"},
            {"label": "p", "points": [[20, 20]], "shape_type": "point"}]})";
        VERIFY_RESULT(bench.import(
            QStringLiteral("labelme"),
            {bench.write(QStringLiteral("a.json"), text), {}, {}, {}, false}));
        const QString out = bench.path(QStringLiteral("c.json"));
        const auto report = bench.exportTo(QStringLiteral("coco"), out);
        VERIFY_RESULT(report);
        QCOMPARE(report->regions, 2);
        QStringList kinds;
        for (const Issue& issue : report->issues) {
            kinds.append(issue.kind);
        }
        QCOMPARE(
            kinds,
            (QStringList {QStringLiteral("shape-left-out"), QStringLiteral("shape-simplified")}));
        const nlohmann::json document = documentOf(out);
        QVERIFY(
            document["images"][0]
            == nlohmann::json::parse(
                R"({"id": 1, "file_name": "a.png", "width": 60, "height": 50})"));
        QVERIFY(
            !document["annotations"][0].contains("group_id")); // LabelMe's key means nothing here
        QVERIFY(document["annotations"][0]["bbox"] == nlohmann::json::parse("[1, 2, 29, 18]"));
        QCOMPARE(
            document["categories"].size(), size_t(3)); // the point is left out, its label is not
        // And it can be read back.
        Bench second;
        const auto again = second.import(QStringLiteral("coco"), {out, {}, {}, {}, false});
        VERIFY_RESULT(again);
        QCOMPARE(again->regions, 2);
        QCOMPARE(again->imagesFound, 1);
        QVERIFY(!again->hasWarnings());
    }

    void exportSaysWhatIsMissing()
    {
        Bench bench;
        QVERIFY(!bench.exportTo(QStringLiteral("coco"), bench.path(QStringLiteral("x.json")))
                     .hasValue());
        const QByteArray one = R"([{"id": 1, "type": "t", "question": "q", "answers": []}])";
        VERIFY_RESULT(bench.import(
            QStringLiteral("ocrbench-v2"),
            {bench.write(QStringLiteral("a.json"), one), {}, {}, {}, false}));
        VERIFY_RESULT(bench.import(
            QStringLiteral("ocrbench-v2"),
            {bench.write(QStringLiteral("b.json"), one), {}, {}, {}, false}));
        QVERIFY(!bench.exportTo(QStringLiteral("coco"), bench.path(QStringLiteral("x.json")))
                     .hasValue());
        QVERIFY(!bench
                     .exportTo(
                         QStringLiteral("coco"),
                         bench.path(QStringLiteral("x.json")),
                         QStringLiteral("c"))
                     .hasValue());
        QVERIFY(!bench
                     .exportTo(
                         QStringLiteral("coco"),
                         bench.path(QStringLiteral("x.json")),
                         {},
                         QStringLiteral("r"))
                     .hasValue());
        QVERIFY(!QFileInfo::exists(bench.path(QStringLiteral("x.json"))));
        const auto done = bench.exportTo(
            QStringLiteral("coco"), bench.path(QStringLiteral("x.json")), QStringLiteral("b"));
        VERIFY_RESULT(done);
        QCOMPARE(done->issues.size(), size_t(1));
        QCOMPARE(done->issues.front().kind, QStringLiteral("questions-left-out"));
        QVERIFY(!bench
                     .exportTo(
                         QStringLiteral("coco"),
                         bench.path(QStringLiteral("no/folder/x.json")),
                         QStringLiteral("b"))
                     .hasValue());
    }

    void runLengthsGoBothWays()
    {
        QCOMPARE(textFromRuns({4, 1, 4}), QByteArray("414"));
        QVERIFY(runsFromText("414") == Runs({4, 1, 4}));
        const std::vector<Runs> several {
            {},
            {9},
            {0, 9},
            {100000, 3, 7, 90000, 1, 2, 40},
            {5, 5, 5, 1, 1, 1, 31, 32, 33, 15, 16}};
        for (const Runs& runs : several) {
            QVERIFY(runsFromText(textFromRuns(runs)) == runs);
        }
        for (const char* bad : {"\x01", "o", "4~", "oooooooooooooooooooo", "O"}) {
            QVERIFY2(!runsFromText(bad).has_value(), bad);
        }
    }

    void masksAreTurnedLikePictures()
    {
        // . # .      2 rows, 3 columns; a second pixel at the bottom left
        // # . .
        const QByteArray pixels("\0\1\0\1\0\0", 6);
        const Runs runs = runsFromPixels(pixels, {3, 2});
        QCOMPARE(pixelsFromRuns(runs, {3, 2}), pixels);
        QCOMPARE(boundsOf(runs, {3, 2}), QRect(0, 0, 2, 2));
        QCOMPARE(areaOf(runs), 2);
        const QImage::Format format = QImage::Format_Grayscale8;
        QImage image(3, 2, format);
        for (int i = 0; i < 6; ++i) {
            image.scanLine(i / 3)[i % 3] = static_cast<uchar>(pixels[i]);
        }
        const std::map<int, QImage> expected {
            {2, image.mirrored(true, false)},
            {3, image.mirrored(true, true)},
            {4, image.mirrored(false, true)},
            {6, image.transformed(QTransform().rotate(90))},
            {8, image.transformed(QTransform().rotate(270))},
            {5, image.transformed(QTransform().rotate(90)).mirrored(true, false)},
            {7, image.transformed(QTransform().rotate(270)).mirrored(true, false)}};
        for (const auto& [orientation, shown] : expected) {
            const QByteArray found
                = pixelsFromRuns(turnedBy(runs, {3, 2}, orientation), shown.size());
            for (int y = 0; y < shown.height(); ++y) {
                for (int x = 0; x < shown.width(); ++x) {
                    QCOMPARE(int(found[y * shown.width() + x]), int(shown.constScanLine(y)[x]));
                }
            }
        }
    }

    void aThousandRowsKeepMemoryFlat()
    {
        Bench bench;
        QByteArray text = "[";
        const QByteArray filler(20000, 'x');
        for (int i = 0; i < 1000; ++i) {
            text += (i > 0 ? "," : "") + QByteArrayLiteral("{\"id\": ") + QByteArray::number(i)
                + ", \"type\": \"t\", \"question\": \"" + filler + "\", \"answers\": []}";
        }
        const QString source = bench.write(QStringLiteral("big.json"), text + "]");
        Counter counter;
        VERIFY_RESULT(bench.formats.find(u"ocrbench-v2")->read(source, counter));
        QCOMPARE(counter.samples, 500); // stops when told to, in the middle of the file
        QCOMPARE(counter.longest, filler.size());
        QVERIFY(counter.rising);
        QVERIFY(counter.last < text.size() * 51 / 100);
    }
};

QTEST_GUILESS_MAIN(TestFormats)
#include "tst_storage_formats.moc"
