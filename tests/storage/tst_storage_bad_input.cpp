// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/image_repository.h"
#include "storage/region_repository.h"
#include "storage/sample_repository.h"
#include "tests/storage/import_helpers.h"

#include <QTest>

using namespace groundmark;
using namespace groundmark::storage;
using groundmark::testing::Bench;
using groundmark::testing::writeFile;
using groundmark::testing::writeImage;

/// Files that nobody should have made. Each gets a clear error or issue, and the project is as
/// before or holds everything that could be used.
class TestBadInput : public QObject
{
    Q_OBJECT

    static QByteArray item(int id, const QByteArray& more = {})
    {
        return "{\"id\": " + QByteArray::number(id)
            + ", \"type\": \"text recognition en\", \"question\": \"q\", \"answers\": [\"a\"]"
            + more + "}";
    }

    static void expectNothingStored(const Bench& bench)
    {
        for (const char* table :
             {"datasets",
              "samples",
              "images",
              "regions",
              "questions",
              "runs",
              "predictions",
              "labels"}) {
            QCOMPARE(bench.count(QLatin1StringView(table)), 0);
        }
    }

private slots:
    void unusableFilesGiveAnErrorAndChangeNothing_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("said");

        const QByteArray two = "[" + item(1) + ",\n" + item(2) + ",\n";
        QTest::newRow("empty") << "ocrbench-v2" << QByteArray("") << "empty";
        QTest::newRow("blank") << "ocrbench-v2" << QByteArray(" \n\t ") << "empty";
        QTest::newRow("prose") << "ocrbench-v2" << QByteArray("Dear reader,") << "not JSON";
        QTest::newRow("picture") << "coco" << QByteArray("\x89PNG\r\n\x1a\n\0\0", 10) << "not JSON";
        QTest::newRow("UTF-16") << "labelme" << QByteArray("\xff\xfe[\0]\0", 6) << "not JSON";
        QTest::newRow("a number") << "ocrbench-v2" << QByteArray("42") << "another shape";
        QTest::newRow("null") << "labelme" << QByteArray("null") << "another shape";
        QTest::newRow("object for a list")
            << "ocrbench-v2" << QByteArray("{\"a\": [1, 2]}") << "another shape";
        QTest::newRow("list for an object")
            << "coco" << QByteArray("[{\"a\": 1}]") << "another shape";
        QTest::newRow("list of numbers")
            << "omnidocbench" << QByteArray("[1, 2, 3]") << "another shape";
        QTest::newRow("other keys")
            << "logicocr-gen" << QByteArray("[{\"a\": 1}, {\"b\": 2}]") << "another shape";
        QTest::newRow("no images")
            << "coco" << QByteArray("{\"annotations\": []}") << "another shape";
        QTest::newRow("no rows") << "ocrbench-v2" << QByteArray("[]") << "nothing in it";
        QTest::newRow("cut after a row") << "ocrbench-v2" << two << "breaks off in row 3";
        QTest::newRow("cut in a row") << "ocrbench-v2" << two + "{\"id\": 3, \"ques"
                                      << "breaks off in row 3";
        QTest::newRow("cut in an escape") << "ocrbench-v2" << two + "{\"id\": \"\\"
                                          << "breaks off in row 3";
        QTest::newRow("cut in a nested list")
            << "coco" << QByteArray("{\"images\": [{\"id\": 1, \"file_name\": \"a.png\"}, {")
            << "breaks off in row 2";
        QTest::newRow("cut between members")
            << "coco" << QByteArray("{\"images\": [], \"anno") << "breaks off";
        QTest::newRow("brackets crossed") << "ocrbench-v2"
                                          << "[" + item(1) + ", {\"id\": [2}]]"
                                          << "row 2";
        QTest::newRow("missing comma") << "ocrbench-v2"
                                       << "[" + item(1) + " " + item(2) + "]"
                                       << "not JSON";
        QTest::newRow("single quotes") << "ocrbench-v2" << QByteArray("[{'id': 1}]") << "row 1";
        QTest::newRow("JSON Lines") << "ocrbench-v2" << item(1) + "\n" + item(2) << "another shape";
        QTest::newRow("more after the end") << "ocrbench-v2"
                                            << "[" + item(1) + "] and so on"
                                            << "not JSON";
        QTest::newRow("nested without end")
            << "ocrbench-v2" << QByteArray(100000, '[') << "not JSON";
    }

    void unusableFilesGiveAnErrorAndChangeNothing()
    {
        QFETCH(QString, format);
        QFETCH(QByteArray, text);
        QFETCH(QString, said);
        Bench bench;
        const QString source = bench.write(QStringLiteral("bad.json"), text);
        const auto report = bench.import(format, {source, {}, {}, {}, false});
        QVERIFY(!report.hasValue());
        QVERIFY2(report.error().what.contains(said), qPrintable(report.error().what));
        QVERIFY(report.error().where.contains(QStringLiteral("bad.json")));
        QVERIFY(!report.error().kept.isEmpty());
        QVERIFY(!report.error().hint.isEmpty());
        expectNothingStored(bench);
    }

    void aTruncatedFileSaysWhereItBreaks()
    {
        Bench bench;
        const QByteArray text = "[" + item(1) + ",\n" + item(2) + ",\n{\"id\"";
        const auto report = bench.import(
            QStringLiteral("ocrbench-v2"),
            {bench.write(QStringLiteral("cut.json"), text), {}, {}, {}, false});
        QVERIFY(!report.hasValue());
        QVERIFY2(
            report.error().what.contains(QString::number(text.size())),
            qPrintable(report.error().what));
    }

    void aMissingSourceIsSaid()
    {
        Bench bench;
        const auto report = bench.import(
            QStringLiteral("coco"), {bench.path(QStringLiteral("no.json")), {}, {}, {}, false});
        QVERIFY(!report.hasValue());
        QVERIFY(report.error().where.contains(QStringLiteral("no.json")));
    }

    void aReadOnlyProjectTakesNothing()
    {
        Bench bench;
        const QString source = bench.write(QStringLiteral("set.json"), "[" + item(1) + "]");
        const auto reader = Project::open(bench.project->path(), Project::Mode::ReadOnly);
        VERIFY_RESULT(reader);
        const auto report = importInto(
            **reader,
            *bench.formats.find(u"ocrbench-v2"),
            {source, {}, {}, {}, false},
            testing::inspectImage);
        QVERIFY(!report.hasValue());
        QVERIFY(!report.error().hint.isEmpty());
    }

    void oddRowsAreLeftOutAndSaid()
    {
        Bench bench;
        const QByteArray text = "[" + item(1) + ", 7, {\"id\": 3}, null, " + item(5) + "]";
        const auto report = bench.import(
            QStringLiteral("ocrbench-v2"),
            {bench.write(QStringLiteral("a.json"), text), {}, {}, {}, false});
        VERIFY_RESULT(report);
        QCOMPARE(report->newSamples, 2);
        QCOMPARE(report->issueCounts.at(QStringLiteral("unreadable-row")), 3);
        QCOMPARE(report->issues.front().row, 2);
        QVERIFY(report->issues.front().text.where.contains(QStringLiteral("row 2")));
        QVERIFY(report->hasWarnings());
    }

    void onlyTheFirstFiftyIssuesOfAKindAreKeptButAllAreCounted()
    {
        Bench bench;
        QByteArray text = "[" + item(1);
        for (int i = 0; i < 80; ++i) {
            text += ", 0";
        }
        const auto report = bench.import(
            QStringLiteral("ocrbench-v2"),
            {bench.write(QStringLiteral("a.json"), text + "]"), {}, {}, {}, false});
        VERIFY_RESULT(report);
        QCOMPARE(report->issues.size(), size_t(50));
        QCOMPARE(report->issueCounts.at(QStringLiteral("unreadable-row")), 80);
    }

    void notANumberAndBrokenUtf8AreReadAndSaid()
    {
        Bench bench;
        const QByteArray text = "[" + item(1, ", \"score\": NaN, \"x\": \"NaN stays\"") + ", "
            + item(2, ", \"note\": \"caf\xe9\"") + "]";
        const auto report = bench.import(
            QStringLiteral("ocrbench-v2"),
            {bench.write(QStringLiteral("a.json"), text), {}, {}, {}, false});
        VERIFY_RESULT(report);
        QCOMPARE(report->newSamples, 2);
        QCOMPARE(report->issueCounts.at(QStringLiteral("not-a-number")), 1);
        QCOMPARE(report->issueCounts.at(QStringLiteral("not-utf-8")), 1);
        const SampleRepository samples(bench.project->database());
        const auto first = samples.findByExternalId(report->dataset, QStringLiteral("1"));
        QVERIFY((*first)->extra.contains("NaN stays"));
        const auto second = samples.findByExternalId(report->dataset, QStringLiteral("2"));
        QVERIFY((*second)->extra.contains("caf\xef\xbf\xbd"));
    }

    void theFirstOfEqualIdsIsKept()
    {
        Bench bench;
        const QByteArray text = "[" + item(1, ", \"predict\": \"one\"") + ", "
            + item(1, ", \"predict\": \"two\"") + ", " + item(2, ", \"predict\": \"three\"") + "]";
        const auto report = bench.import(
            QStringLiteral("ocrbench-v2"),
            {bench.write(QStringLiteral("a.json"), text), {}, {}, QStringLiteral("r"), false});
        VERIFY_RESULT(report);
        QCOMPARE(report->newSamples, 2);
        QCOMPARE(report->predictions, 2);
        QCOMPARE(report->issueCounts.at(QStringLiteral("duplicate-id")), 1);
        const auto raw = bench.project->database().scalar(
            QStringLiteral("SELECT raw FROM predictions ORDER BY id"));
        QCOMPARE(raw->toString(), QStringLiteral("one"));
    }

    void pathsThatLeaveTheFolderAreNeverOpened_data()
    {
        QTest::addColumn<QString>("written");
        QTest::newRow("up") << "../../../../../../etc/passwd";
        QTest::newRow("up in the middle") << "a/../../../etc/passwd";
        QTest::newRow("absolute") << "/etc/passwd";
        QTest::newRow("back slashes") << "..\\..\\etc\\passwd";
        QTest::newRow("drive letter") << "C:\\Windows\\win.ini";
        QTest::newRow("URL") << "https://example.org/a.png";
        QTest::newRow("file URL") << "file:///etc/passwd";
    }

    void pathsThatLeaveTheFolderAreNeverOpened()
    {
        QFETCH(QString, written);
        Bench bench;
        const QByteArray text
            = "[" + item(1, ", \"image_path\": " + dumpJson(toJson(written))) + "]";
        const QString source = bench.write(QStringLiteral("set/a.json"), text);
        int opened = 0;
        const auto report = importInto(
            *bench.project,
            *bench.formats.find(u"ocrbench-v2"),
            {source, {}, {}, {}, false},
            [&](const QString&) {
                ++opened;
                return Image();
            });
        VERIFY_RESULT(report);
        QCOMPARE(opened, 0);
        QCOMPARE(report->newSamples, 1);
        QCOMPARE(report->imagesMissing, 1);
        QCOMPARE(report->issueCounts.at(QStringLiteral("image-outside")), 1);
        // What is stored must not lead out either.
        const auto images = ImageRepository(bench.project->database()).all();
        for (const Image& image : *images) {
            QCOMPARE(image.state, ImageState::Missing);
            const QString absolute = bench.project->absolutePath(image.path);
            QVERIFY2(absolute.startsWith(bench.path(QStringLiteral("set/"))), qPrintable(absolute));
        }
        const auto sample = SampleRepository(bench.project->database())
                                .findByExternalId(report->dataset, QStringLiteral("1"));
        QCOMPARE((*sample)->pages.size(), 1);
    }

    void unreadableImagesAreKeptAndSaid()
    {
        Bench bench;
        writeFile(bench.path(QStringLiteral("zero.png")), {});
        writeFile(bench.path(QStringLiteral("text.png")), "this is no picture");
        writeImage(bench.path(QStringLiteral("good.png")), {40, 30});
        writeFile(
            bench.path(QStringLiteral("cut.png")),
            testing::readFile(bench.path(QStringLiteral("good.png"))).first(20));
        const QByteArray text = "[" + item(1, ", \"image_path\": \"zero.png\"") + ", "
            + item(2, ", \"image_path\": \"text.png\"") + ", "
            + item(3, ", \"image_path\": \"cut.png\"") + ", "
            + item(4, ", \"image_path\": \"sub/good.png\"") + ", "
            + item(5, ", \"image_path\": \"none.png\"") + "]";
        const auto report = bench.import(
            QStringLiteral("ocrbench-v2"),
            {bench.write(QStringLiteral("a.json"), text), {}, {}, {}, false});
        VERIFY_RESULT(report);
        QCOMPARE(report->newSamples, 5);
        QCOMPARE(report->imagesFound, 1);
        QCOMPARE(report->imagesMissing, 1);
        QCOMPARE(report->imagesUnreadable, 3);
        QCOMPARE(report->issueCounts.at(QStringLiteral("unreadable-image")), 3);
        QCOMPARE(report->issueCounts.at(QStringLiteral("missing-image")), 1);
    }

    void oddBoxesAreMendedOnlyWithAWord_data()
    {
        QTest::addColumn<QByteArray>("bbox"); // COCO: x, y, width, height in an image of 100 x 80
        QTest::addColumn<QStringList>("kinds");
        QTest::addColumn<QRectF>("kept"); // null: left out
        QTest::newRow("good") << QByteArray("[10, 10, 20, 30]") << QStringList()
                              << QRectF(10, 10, 20, 30);
        QTest::newRow("rounding") << QByteArray("[0, 0, 100.0000000001, 80]") << QStringList()
                                  << QRectF(0, 0, 100.0000000001, 80);
        QTest::newRow("NaN")
            << QByteArray("[NaN, 10, 20, 30]")
            << QStringList {QStringLiteral("unusable-box"), QStringLiteral("not-a-number")}
            << QRectF();
        QTest::newRow("text") << QByteArray("[\"a\", 10, 20, 30]")
                              << QStringList {QStringLiteral("unusable-box")} << QRectF();
        QTest::newRow("three numbers") << QByteArray("[10, 10, 20]")
                                       << QStringList {QStringLiteral("unusable-box")} << QRectF();
        QTest::newRow("overflow") << QByteArray("[1e308, 0, 1e308, 10]")
                                  << QStringList {QStringLiteral("unusable-box")} << QRectF();
        QTest::newRow("negative width")
            << QByteArray("[30, 10, -20, 30]") << QStringList {QStringLiteral("inverted-box")}
            << QRectF(10, 10, 20, 30);
        QTest::newRow("negative corner")
            << QByteArray("[-10, -5, 30, 30]") << QStringList {QStringLiteral("clipped-box")}
            << QRectF(0, 0, 20, 25);
        QTest::newRow("over the edge")
            << QByteArray("[90, 70, 30, 30]") << QStringList {QStringLiteral("clipped-box")}
            << QRectF(90, 70, 10, 10);
        QTest::newRow("inverted and over the edge")
            << QByteArray("[120, 10, -40, 10]")
            << QStringList {QStringLiteral("inverted-box"), QStringLiteral("clipped-box")}
            << QRectF(80, 10, 20, 10);
        QTest::newRow("outside") << QByteArray("[200, 10, 20, 30]")
                                 << QStringList {QStringLiteral("outside-box")}
                                 << QRectF(200, 10, 20, 30);
        QTest::newRow("no area") << QByteArray("[10, 10, 0, 30]")
                                 << QStringList {QStringLiteral("empty-box")}
                                 << QRectF(10, 10, 0, 30);
    }

    void oddBoxesAreMendedOnlyWithAWord()
    {
        QFETCH(QByteArray, bbox);
        QFETCH(QStringList, kinds);
        QFETCH(QRectF, kept);
        Bench bench;
        writeImage(bench.path(QStringLiteral("a.png")), {100, 80});
        const QByteArray text
            = "{\"images\": [{\"id\": 1, \"file_name\": \"a.png\"}], \"categories\": [], "
              "\"annotations\": [{\"id\": 1, \"image_id\": 1, \"bbox\": "
            + bbox + "}]}";
        const auto report = bench.import(
            QStringLiteral("coco"),
            {bench.write(QStringLiteral("c.json"), text), {}, {}, {}, false});
        VERIFY_RESULT(report);
        QStringList found;
        for (const auto& [kind, number] : report->issueCounts) {
            found.append(kind);
        }
        kinds.sort();
        found.sort();
        QCOMPARE(found, kinds);
        QCOMPARE(report->newSamples, 1);
        const auto sample
            = SampleRepository(bench.project->database()).ids(report->dataset)->front();
        const auto regions = RegionRepository(bench.project->database()).ofSample(sample);
        if (kept.isNull() && kept == QRectF()) {
            QVERIFY(regions->empty());
        } else {
            QCOMPARE(regions->size(), size_t(1));
            QCOMPARE(regions->front().shape.bounds(), kept);
        }
    }
};

QTEST_GUILESS_MAIN(TestBadInput)
#include "tst_storage_bad_input.moc"
