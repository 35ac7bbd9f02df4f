// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/dataset_repository.h"
#include "storage/image_repository.h"
#include "storage/label_repository.h"
#include "storage/region_repository.h"
#include "storage/run_repository.h"
#include "storage/sample_repository.h"
#include "tests/storage/import_helpers.h"

#include <QTest>

using namespace groundmark;
using namespace groundmark::storage;
using groundmark::testing::Bench;
using groundmark::testing::inspectImage;
using groundmark::testing::writeFile;
using groundmark::testing::writeImage;

/// What the importer does, whatever the format.
class TestImport : public QObject
{
    Q_OBJECT

    static QByteArray items(const QList<QByteArray>& replies, const QByteArray& question = "q")
    {
        QByteArray text = "[";
        for (qsizetype i = 0; i < replies.size(); ++i) {
            text += (i > 0 ? ",\n" : "") + QByteArrayLiteral("{\"id\": ")
                + QByteArray::number(i + 1) + ", \"type\": \"VQA en\", \"question\": \"" + question
                + QByteArray::number(i + 1) + "\", \"answers\": [\"a\"]"
                + (replies[i].isNull() ? QByteArray() : ", \"predict\": " + replies[i]) + "}";
        }
        return text + "]";
    }

    static std::vector<Region> regionsOf(const Bench& bench, const QString& sample)
    {
        const auto id = bench.project->database().scalar(
            QStringLiteral("SELECT id FROM samples WHERE external_id = '%1'").arg(sample));
        return *RegionRepository(bench.project->database()).ofSample({id->toLongLong()});
    }

private slots:
    void aDryRunReportsTheSameAndChangesNothing()
    {
        Bench bench;
        const QString source
            = bench.write(QStringLiteral("set.json"), items({"\"x\"", "\"\"", "\"y\""}));
        const auto dry = bench.import(
            QStringLiteral("ocrbench-v2"), {source, {}, {}, QStringLiteral("r"), true});
        VERIFY_RESULT(dry);
        QVERIFY(dry->dryRun);
        for (const char* table :
             {"datasets", "samples", "runs", "predictions", "questions", "models"}) {
            QCOMPARE(bench.count(QLatin1StringView(table)), 0);
        }
        const auto real = bench.import(
            QStringLiteral("ocrbench-v2"), {source, {}, {}, QStringLiteral("r"), false});
        VERIFY_RESULT(real);
        QCOMPARE(real->newSamples, dry->newSamples);
        QCOMPARE(real->outcomes, dry->outcomes);
        QCOMPARE(real->issueCounts, dry->issueCounts);
        QCOMPARE(real->rows, 3);
        QCOMPARE(bench.count(QStringLiteral("samples")), 3);
    }

    void cancellingLeavesNothingBehind()
    {
        Bench bench;
        const QString source = bench.write(QStringLiteral("set.json"), items({{}, {}, {}}));
        int calls = 0;
        const auto report = bench.import(
            QStringLiteral("ocrbench-v2"),
            {source, {}, {}, {}, false},
            [&](qint64 done, qint64 total) { return done <= total && ++calls < 2; });
        QVERIFY(!report.hasValue());
        QVERIFY(report.error().what.contains(QStringLiteral("cancelled")));
        QCOMPARE(bench.count(QStringLiteral("samples")), 0);
        QCOMPARE(bench.count(QStringLiteral("datasets")), 0);
    }

    void samplesThatAreThereStayAsTheyAre()
    {
        Bench bench;
        const QString source = bench.write(QStringLiteral("set.json"), items({{}, {}}));
        const auto first = bench.import(QStringLiteral("ocrbench-v2"), {source, {}, {}, {}, false});
        VERIFY_RESULT(first);
        VERIFY_RESULT(SampleRepository(bench.project->database()).setState({1}, SampleState::Done));
        writeFile(source, items({{}, {}, {}}, "changed"));
        const auto second
            = bench.import(QStringLiteral("ocrbench-v2"), {source, {}, {}, {}, false});
        VERIFY_RESULT(second);
        QCOMPARE(second->dataset, first->dataset);
        QCOMPARE(second->knownSamples, 2);
        QCOMPARE(second->newSamples, 1);
        const auto sample = SampleRepository(bench.project->database()).find({1});
        QCOMPARE((*sample)->state, SampleState::Done);
        QCOMPARE((*sample)->questions.first().text, QStringLiteral("q1"));
    }

    void anotherFileOfTheSameNameBecomesAnotherDataset()
    {
        Bench bench;
        const auto one = bench.import(
            QStringLiteral("ocrbench-v2"),
            {bench.write(QStringLiteral("a/test.json"), items({{}})), {}, {}, {}, false});
        const auto two = bench.import(
            QStringLiteral("ocrbench-v2"),
            {bench.write(QStringLiteral("b/test.json"), items({{}})), {}, {}, {}, false});
        VERIFY_RESULT(one);
        VERIFY_RESULT(two);
        QCOMPARE(one->datasetName, QStringLiteral("test"));
        QCOMPARE(two->datasetName, QStringLiteral("test (2)"));
        const auto both = bench.import(
            QStringLiteral("ocrbench-v2"),
            {bench.path(QStringLiteral("b/test.json")), {}, QStringLiteral("test"), {}, false});
        VERIFY_RESULT(both);
        QCOMPARE(both->dataset, one->dataset);
        QCOMPARE(both->knownSamples, 1);
    }

    void repliesAreToldApart()
    {
        Bench bench;
        const QString source = bench.write(
            QStringLiteral("set.json"),
            items(
                {"\"an answer\"",
                 "\"  \"",
                 "\"Failed to obtain answer via API.\"",
                 "null",
                 QByteArray(),
                 '"' + QByteArray(32767, 'x') + '"',
                 "{\"a\": 1}"}));
        const auto report = bench.import(
            QStringLiteral("ocrbench-v2"), {source, {}, {}, QStringLiteral("r"), false});
        VERIFY_RESULT(report);
        QCOMPARE(report->predictions, 6);
        QCOMPARE(report->outcomes.at(Outcome::Scored), 3);
        QCOMPARE(report->outcomes.at(Outcome::RefusedOrEmpty), 2);
        QCOMPARE(report->outcomes.at(Outcome::ApiError), 1);
        QCOMPARE(report->issueCounts.at(QStringLiteral("empty-reply")), 2);
        QCOMPARE(report->issueCounts.at(QStringLiteral("api-error")), 1);
        QCOMPARE(report->issueCounts.at(QStringLiteral("cut-reply")), 1);
        const auto run = RunRepository(bench.project->database()).findByName(QStringLiteral("r"));
        QCOMPARE((*run)->origin, RunOrigin::Imported);
        QCOMPARE((*run)->dataset, report->dataset);
        QCOMPARE((*run)->id, report->run);
    }

    void repliesWithoutARunAreLeftAndSaid()
    {
        Bench bench;
        const QString source = bench.write(QStringLiteral("set.json"), items({"\"x\"", "\"y\""}));
        const auto report
            = bench.import(QStringLiteral("ocrbench-v2"), {source, {}, {}, {}, false});
        VERIFY_RESULT(report);
        QCOMPARE(report->predictions, 0);
        QCOMPARE(report->issueCounts.at(QStringLiteral("replies-not-read")), 1);
        QVERIFY(!report->hasWarnings());
    }

    void aRunNameIsUsedOnce()
    {
        Bench bench;
        const QString source = bench.write(QStringLiteral("set.json"), items({"\"x\""}));
        VERIFY_RESULT(bench.import(
            QStringLiteral("ocrbench-v2"), {source, {}, {}, QStringLiteral("r"), false}));
        const auto again = bench.import(
            QStringLiteral("ocrbench-v2"), {source, {}, {}, QStringLiteral("r"), false});
        QVERIFY(!again.hasValue());
        QVERIFY(again.error().what.contains(QStringLiteral("\"r\"")));
        QCOMPARE(bench.count(QStringLiteral("predictions")), 1);
    }

    void askingForRepliesThatAreNotThereIsAnError()
    {
        Bench bench;
        const QString source = bench.write(QStringLiteral("set.json"), items({{}}));
        const auto report = bench.import(
            QStringLiteral("ocrbench-v2"), {source, {}, {}, QStringLiteral("r"), false});
        QVERIFY(!report.hasValue());
        QCOMPARE(bench.count(QStringLiteral("datasets")), 0);
        QCOMPARE(bench.count(QStringLiteral("runs")), 0);
    }

    void predictionFilesFindTheirDataset()
    {
        Bench bench;
        const auto set = bench.import(
            QStringLiteral("ocrbench-v2"),
            {bench.write(QStringLiteral("set.json"), items({{}, {}})), {}, {}, {}, false});
        VERIFY_RESULT(set);
        // The same questions: into the dataset that is there.
        const auto same = bench.import(
            QStringLiteral("ocrbench-v2"),
            {bench.write(QStringLiteral("gpt.json"), items({"\"x\"", "\"y\""})),
             {},
             {},
             QStringLiteral("gpt"),
             false});
        VERIFY_RESULT(same);
        QCOMPARE(same->dataset, set->dataset);
        QCOMPARE(same->newSamples, 0);
        QCOMPARE(same->predictions, 2);
        // The same ids, but other questions: a dataset of its own.
        const auto other = bench.import(
            QStringLiteral("ocrbench-v2"),
            {bench.write(QStringLiteral("other.json"), items({"\"x\"", "\"y\""}, "another ")),
             {},
             {},
             QStringLiteral("o"),
             false});
        VERIFY_RESULT(other);
        QVERIFY(other->dataset != set->dataset);
        QCOMPARE(other->newSamples, 2);
    }

    void repliesAreMatchedByIdOrImageStem()
    {
        Bench bench;
        const QByteArray pages = R"([{"page_info": {"image_path": "a/p1.jpg"}, "layout_dets": []},
            {"page_info": {"image_path": "p2.png"}, "layout_dets": []},
            {"page_info": {"image_path": "p3.jpg"}, "layout_dets": []},
            {"page_info": {"image_path": "p3.png"}, "layout_dets": []}])";
        const auto set = bench.import(
            QStringLiteral("omnidocbench"),
            {bench.write(QStringLiteral("set.json"), pages), {}, {}, {}, false});
        VERIFY_RESULT(set);
        QCOMPARE(set->newSamples, 4);
        for (const char* name : {"p1.md", "p2.png.md", "p3.md", "p4.md"}) {
            writeFile(bench.path(QStringLiteral("md/") + QLatin1StringView(name)), "# text");
        }
        const auto run = bench.import(
            QStringLiteral("omnidocbench"),
            {bench.path(QStringLiteral("md")), {}, {}, QStringLiteral("m"), false});
        VERIFY_RESULT(run);
        QCOMPARE(run->dataset, set->dataset);
        QCOMPARE(run->rows, 4);
        QCOMPARE(run->predictions, 2);
        QCOMPARE(run->predictionsWithoutSample, 2); // p4 is unknown, p3 could be either
        QCOMPARE(run->issueCounts.at(QStringLiteral("no-such-sample")), 2);
        // Replies alone are no dataset, and replies to nothing fit nowhere.
        const auto alone = bench.import(
            QStringLiteral("omnidocbench"), {bench.path(QStringLiteral("md")), {}, {}, {}, false});
        QVERIFY(!alone.hasValue());
        Bench empty;
        const auto nowhere = empty.import(
            QStringLiteral("omnidocbench"),
            {bench.path(QStringLiteral("md")), {}, {}, QStringLiteral("m"), false});
        QVERIFY(!nowhere.hasValue());
        QCOMPARE(empty.count(QStringLiteral("runs")), 0);
    }

    void imagesAreLookedUpWhereTheyMayBe()
    {
        Bench bench;
        writeImage(bench.path(QStringLiteral("images/deep/a.png")), {10, 10});
        writeImage(bench.path(QStringLiteral("set/b.png")), {20, 20});
        writeImage(bench.path(QStringLiteral("images/c.png")), {30, 30});
        writeImage(
            bench.path(QStringLiteral("set/a.png")),
            {99, 99}); // not this one: written under images
        const QByteArray text
            = R"({"images": [{"id": 1, "file_name": "deep/a.png"}, {"id": 2, "file_name": "b.png"},
            {"id": 3, "file_name": "JPEGImages\\c.png"}, {"id": 4, "file_name": "../images/c.png"},
            {"id": 5, "file_name": "%1/images/c.png"}], "annotations": []})";
        QByteArray written = text;
        written.replace("%1", bench.folder.path().toUtf8());
        const auto report = bench.import(
            QStringLiteral("coco"),
            {bench.write(QStringLiteral("set/c.json"), written),
             bench.path(QStringLiteral("images")),
             {},
             {},
             false});
        VERIFY_RESULT(report);
        QCOMPARE(report->imagesFound, 5);
        QCOMPARE(report->issueCounts.size(), size_t(0));
        const auto images = ImageRepository(bench.project->database()).all();
        QCOMPARE(images->size(), size_t(3));
        QCOMPARE(images->at(0).path, QStringLiteral("images/deep/a.png"));
        QCOMPARE(images->at(1).size, QSize(20, 20));
        QCOMPARE(images->at(0).sha256.size(), 32);
    }

    void framesAreConvertedWithTheImagesSize()
    {
        Bench bench;
        writeImage(bench.path(QStringLiteral("a.png")), {500, 200});
        const QByteArray text
            = R"([{"id": 1, "type": "VQA with position en", "question": "q", "answers": ["a"],
            "bbox": [100, 200, 300, 400], "image_path": "a.png"},
            {"id": 2, "type": "VQA with position en", "question": "q", "answers": ["a"], "bbox": [1, 2, 3, 4]}])";
        const auto report = bench.import(
            QStringLiteral("ocrbench-v2"),
            {bench.write(QStringLiteral("s.json"), text), {}, {}, {}, false});
        VERIFY_RESULT(report);
        const auto regions = regionsOf(bench, QStringLiteral("1"));
        QCOMPARE(regions.size(), size_t(1));
        QCOMPARE(regions.front().shape.bounds(), QRectF(QPointF(50, 40), QPointF(150, 80)));
        QCOMPARE(regions.front().role, RegionRole::Answer);
        QCOMPARE(report->issueCounts.at(QStringLiteral("regions-without-image")), 1);
    }

    void storedCoordinatesAreTurnedWithTheImage_data()
    {
        QTest::addColumn<int>("orientation");
        QTest::addColumn<QRectF>("expected");
        // A box 10,20 to 40,30 of a stored image of 100 x 60.
        QTest::newRow("1") << 1 << QRectF(10, 20, 30, 10);
        QTest::newRow("3, half turn") << 3 << QRectF(60, 30, 30, 10);
        QTest::newRow("6, quarter turn right") << 6 << QRectF(30, 10, 10, 30);
        QTest::newRow("8, quarter turn left") << 8 << QRectF(20, 60, 10, 30);
        QTest::newRow("5, mirrored") << 5 << QRectF(20, 10, 10, 30);
        QTest::newRow("7, mirrored") << 7 << QRectF(30, 60, 10, 30);
    }

    void storedCoordinatesAreTurnedWithTheImage()
    {
        QFETCH(int, orientation);
        QFETCH(QRectF, expected);
        Bench bench;
        writeImage(bench.path(QStringLiteral("a.png")), {100, 60});
        // Only where the stated size gives it away: a half turn leaves it the same.
        const QByteArray text
            = R"({"images": [{"id": 1, "file_name": "a.png", "width": 100, "height": 60}],
            "annotations": [{"id": 1, "image_id": 1, "bbox": [10, 20, 30, 10]}]})";
        const auto report = importInto(
            *bench.project,
            *bench.formats.find(u"coco"),
            {bench.write(QStringLiteral("c.json"), text), {}, {}, {}, false},
            [&](const QString& path) {
                Image image = inspectImage(path);
                image.orientation = orientation;
                image.size = orientation >= 5 ? image.size.transposed() : image.size;
                return image;
            });
        VERIFY_RESULT(report);
        const QRectF found = regionsOf(bench, QStringLiteral("a.png")).front().shape.bounds();
        QCOMPARE(found, orientation == 3 ? QRectF(10, 20, 30, 10) : expected);
        QCOMPARE(report->issueCounts.contains(QStringLiteral("turned-boxes")), orientation >= 5);
        QVERIFY(!report->issueCounts.contains(QStringLiteral("inverted-box")));
    }

    void anImageOfAnotherSizeIsSaidAndNothingIsCut()
    {
        Bench bench;
        writeImage(bench.path(QStringLiteral("a.png")), {100, 60});
        const QByteArray text
            = R"({"images": [{"id": 1, "file_name": "a.png", "width": 200, "height": 120}],
            "annotations": [{"id": 1, "image_id": 1, "bbox": [90, 20, 30, 10]}]})";
        const auto report = bench.import(
            QStringLiteral("coco"),
            {bench.write(QStringLiteral("c.json"), text), {}, {}, {}, false});
        VERIFY_RESULT(report);
        QCOMPARE(report->issueCounts.size(), size_t(1));
        QCOMPARE(report->issueCounts.at(QStringLiteral("size-mismatch")), 1);
        QCOMPARE(
            regionsOf(bench, QStringLiteral("a.png")).front().shape.bounds(),
            QRectF(90, 20, 30, 10));
    }

    void aFullDiskLeavesTheProjectAsItWas()
    {
        Bench bench;
        QList<QByteArray> many(3000, '"' + QByteArray(400, 'x') + '"');
        const QString source = bench.write(QStringLiteral("set.json"), items(many));
        Database& database = bench.project->database();
        const int pages = database.scalar(QStringLiteral("PRAGMA page_count"))->toInt();
        VERIFY_RESULT(
            database.runScript(QStringLiteral("PRAGMA max_page_count = %1").arg(pages + 20)));
        const auto report = bench.import(
            QStringLiteral("ocrbench-v2"), {source, {}, {}, QStringLiteral("r"), false});
        QVERIFY(!report.hasValue());
        QVERIFY2(
            report.error().what.contains(QStringLiteral("full")),
            qPrintable(report.error().toText()));
        QCOMPARE(bench.count(QStringLiteral("samples")), 0);
        VERIFY_RESULT(database.runScript(QStringLiteral("PRAGMA max_page_count = 1000000")));
        VERIFY_RESULT(bench.import(
            QStringLiteral("ocrbench-v2"), {source, {}, {}, QStringLiteral("r"), false}));
        QCOMPARE(bench.count(QStringLiteral("samples")), 3000);
    }
};

QTEST_GUILESS_MAIN(TestImport)
#include "tst_storage_import.moc"
