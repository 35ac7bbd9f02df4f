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
        nlohmann::json before = documentOf(source);
        const nlohmann::json after = documentOf(out);
        forgetMaskBytes(before, after);
        if (report.issueCounts.contains(QStringLiteral("clipped-box"))) {
            // What was cut can't come back; but nothing more may change the second time.
            Bench second;
            VERIFY_RESULT(second.import(format, {out, images.isEmpty() ? QFileInfo(source).path() : images, {}, {}, false}));
            const QString again = second.path(QStringLiteral("again.json"));
            VERIFY_RESULT(second.exportTo(format, again));
            before = documentOf(again);
        }
        if (before != after) {
            QFAIL(nlohmann::json::diff(before, after).dump(1).substr(0, 3000).c_str());
        }
    }

    /// A mask is the same picture, but another encoder's PNG.
    static void forgetMaskBytes(nlohmann::json& before, const nlohmann::json& after)
    {
        if (!before.is_object() || !before.contains("shapes")) {
            return;
        }
        for (size_t i = 0; i < before["shapes"].size(); ++i) {
            nlohmann::json& shape = before["shapes"][i];
            if (!shape.contains("mask") || !shape["mask"].is_string()) {
                continue;
            }
            const std::string written = after["shapes"][i]["mask"];
            const auto pixels = [](const std::string& text) {
                QImage image = QImage::fromData(QByteArray::fromBase64(QByteArray::fromStdString(text)))
                                   .convertToFormat(QImage::Format_Grayscale8);
                for (int y = 0; y < image.height(); ++y) {
                    uchar* const line = image.scanLine(y);
                    std::transform(line, line + image.width(), line, [](uchar pixel) { return pixel != 0 ? 255 : 0; });
                }
                return image;
            };
            QCOMPARE(pixels(written), pixels(shape["mask"]));
            shape["mask"] = written;
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
        // The photographs carry the coordinates of the scan, so that some had to be cut.
        nlohmann::json before = documentOf(source);
        nlohmann::json after = documentOf(out);
        for (nlohmann::json* document : {&before, &after}) {
            for (nlohmann::json& page : *document) {
                for (nlohmann::json& element : page["layout_dets"]) {
                    element.erase("poly");
                }
            }
        }
        QVERIFY(before == after);
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
        QTest::newRow("COCO of LabelMe") << "coco" << "labelme/labelme2coco_annotations.json" << 3 << 16;
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
