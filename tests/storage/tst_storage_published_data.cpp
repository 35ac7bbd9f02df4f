// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/dataset_repository.h"
#include "storage/region_repository.h"
#include "storage/run_repository.h"
#include "storage/sample_repository.h"
#include "tests/storage/import_helpers.h"

#include <QTest>

using namespace groundmark;
using namespace groundmark::storage;
using groundmark::testing::Bench;
using groundmark::testing::documentOf;
using groundmark::testing::sharedData;

/// Real files of the formats' publishers, from beside the checkout.
class TestPublishedData : public QObject
{
    Q_OBJECT

private:
    /// Reads a JSON file, writes the dataset again and compares the documents.
    static void comesBackEqual(
        const QString& format, const QString& source, const QString& images, ImportReport& report)
    {
        Bench bench;
        const auto imported = bench.import(format, {source, images, {}, {}, false});
        VERIFY_RESULT(imported);
        report = *imported;
        const QString out = bench.path(QStringLiteral("out.json"));
        const auto exported = bench.exportTo(format, out);
        VERIFY_RESULT(exported);
        const nlohmann::json before = documentOf(source);
        const nlohmann::json after = documentOf(out);
        if (before != after) {
            const auto patch = nlohmann::json::diff(before, after);
            QFAIL(patch.dump(1).substr(0, 3000).c_str());
        }
    }

private slots:
    void mdpBenchComesInWithEveryRegionAndReply()
    {
        const QString folder = sharedData(QStringLiteral("mdpbench"));
        if (folder.isEmpty()) {
            QSKIP("the published data is not beside the checkout");
        }
        Bench bench;
        const QString source = folder + QStringLiteral("/MDPBench_demo_subset.json");
        QCOMPARE(bench.formats.sniff(source)->name(), QStringLiteral("omnidocbench"));
        const auto report = bench.import(
            QStringLiteral("omnidocbench"), {source, folder + QStringLiteral("/images"), {}, {}, false});
        VERIFY_RESULT(report);
        for (const Issue& issue : report->issues) {
            qInfo().noquote() << issue.kind << issue.text.toText();
        }
        QCOMPARE(report->newSamples, 32);
        QCOMPARE(report->imagesFound, 32);
        QCOMPARE(report->regions, 748);
        QCOMPARE(report->datasetName, QStringLiteral("MDPBench_demo_subset"));

        const QString replies = folder + QStringLiteral("/predictions/Gemini3-pro-preview");
        QCOMPARE(bench.formats.sniff(replies)->name(), QStringLiteral("omnidocbench"));
        const auto run = bench.import(
            QStringLiteral("omnidocbench"), {replies, {}, {}, QStringLiteral("Gemini3-pro-preview"), false});
        VERIFY_RESULT(run);
        QCOMPARE(run->predictions, 32);
        QCOMPARE(run->outcomes.at(Outcome::Scored), 32);
        QCOMPARE(run->dataset, report->dataset);

        const QString out = bench.path(QStringLiteral("out.json"));
        VERIFY_RESULT(bench.exportTo(QStringLiteral("omnidocbench"), out));
        QVERIFY(documentOf(out) == documentOf(source));
        const QString md = bench.path(QStringLiteral("md"));
        VERIFY_RESULT(bench.exportTo(QStringLiteral("omnidocbench"), md, {}, QStringLiteral("Gemini3-pro-preview")));
        QCOMPARE(QDir(md).entryList(QDir::Files), QDir(replies).entryList(QDir::Files));
        QCOMPARE(
            testing::readFile(md + QStringLiteral("/en_paper_13.md")),
            testing::readFile(replies + QStringLiteral("/en_paper_13.md")));
    }

    void jsonFilesComeBackEqual_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("samples");
        QTest::addColumn<int>("regions");
        QTest::newRow("OCRBench v1") << "ocrbench-v1" << "ocrbench/OCRBench_v1.json" << 1000 << 0;
        QTest::newRow("LogicOCR") << "logicocr-gen" << "logicocr/samples.json" << 3 << 0;
        QTest::newRow("COCO of LabelMe") << "coco" << "labelme/labelme2coco_annotations.json" << 3 << 18;
        QTest::newRow("COCO of X-AnyLabeling") << "coco" << "xanylabeling/coco_instance_segmentation.json" << 4 << 7;
        QTest::newRow("primitives") << "labelme" << "labelme/primitives.json" << 1 << 8;
        QTest::newRow("polygons") << "labelme" << "labelme/2011_000003.json" << 1 << 5;
        QTest::newRow("receipt") << "labelme" << "xanylabeling/zh_train_0.json" << 1 << 127;
        QTest::newRow("OCR page") << "labelme" << "xanylabeling/demo_ocr.json" << 1 << 54;
    }

    void jsonFilesComeBackEqual()
    {
        QFETCH(QString, format);
        QFETCH(QString, file);
        QFETCH(int, samples);
        QFETCH(int, regions);
        const QString source = sharedData(file);
        if (source.isEmpty()) {
            QSKIP("the published data is not beside the checkout");
        }
        QCOMPARE(FormatRegistry().sniff(source)->name(), format);
        ImportReport report;
        comesBackEqual(format, source, {}, report);
        QCOMPARE(report.newSamples, samples);
        QCOMPARE(report.regions, regions);
        for (const auto& [kind, number] : report.issueCounts) {
            qInfo().noquote() << kind << number;
        }
    }
};

QTEST_GUILESS_MAIN(TestPublishedData)
#include "tst_storage_published_data.moc"
