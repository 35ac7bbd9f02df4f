// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/mmtr/mask_card.h"
#include "storage/region_repository.h"
#include "storage/review_repository.h"
#include "storage/run_repository.h"
#include "storage/sample_repository.h"
#include "tests/storage/import_helpers.h"

#include <QPainter>
#include <QTest>

using namespace groundmark;
using namespace groundmark::storage;
using groundmark::testing::Bench;
using groundmark::testing::documentOf;
using groundmark::testing::readFile;
using groundmark::testing::writeImage;
using namespace Qt::StringLiterals;

namespace {

/// Paints the shapes' bounds; the program uses imaging's.
Result<void> paint(const QString& image, const std::vector<Shape>& covers, const QString& colour, const QString& target)
{
    QImage page(image);
    QPainter painter(&page);
    for (const Shape& cover : covers) {
        painter.fillRect(cover.bounds(), colour.isEmpty() ? QColor(Qt::black) : QColor(colour));
    }
    painter.end();
    return page.save(target, "PNG") ? Result<void>() : Result<void>(Error {u"not saved"_s, {}, {}, {}});
}

Sample sampleOf(const Bench& bench, const QString& id)
{
    const auto row = bench.project->database().scalar(u"SELECT id FROM samples WHERE external_id = '%1'"_s.arg(id));
    return **SampleRepository(bench.project->database()).find({row->toLongLong()});
}

Result<ExportReport> exportMasked(const Bench& bench, const QString& target, const QString& run = {}, bool canPaint = true)
{
    return exportFrom(
        *bench.project, *bench.formats.find(u"mmtr"), {target, {}, run, canPaint ? PageRenderer(paint) : PageRenderer()});
}

const QByteArray Line = R"({"sample_id": "a/1", "doc_id": "d7", "context_img_paths": ["p1.png", "p2.png", "p1.png"],
    "answer": "Ellmouth Harbour", "level": "L1", "language": "en", "facets": {"layout": "table cell"},
    "masks": [{"page": 2, "points": [[10, 10], [30, 20]]}], "level_reason": "a name", "principles": ["unique"],
    "page_no": 3, "prediction": "Ellmouth", "token_usage": {"prompt_tokens": 900, "completion_tokens": 3}})";

QByteArray oneLine(QByteArray json)
{
    return json.replace('\n', ' ') + '\n';
}

} // namespace

/// Files of MMTR-Bench: what comes in, what goes out, and what must not.
class TestMmtrFormat : public QObject
{
    Q_OBJECT

private slots:
    void linesAndListsAreRead_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("lines") << oneLine(Line);
        QTest::newRow("list") << '[' + Line + ']';
    }

    void linesAndListsAreRead()
    {
        QFETCH(QByteArray, text);
        Bench bench;
        writeImage(bench.path(u"p1.png"_s), {60, 50});
        writeImage(bench.path(u"p2.png"_s), {60, 50});
        const QString file = bench.write(u"MMTR.jsonl"_s, text);
        QCOMPARE(bench.formats.sniff(file)->name(), u"mmtr"_s);
        const auto report = bench.import(u"mmtr"_s, {file, {}, {}, u"a run"_s, false});
        VERIFY_RESULT(report);
        QCOMPARE(report->newSamples, 1);
        QCOMPARE(report->predictions, 1);
        const Sample sample = sampleOf(bench, u"a/1"_s);
        QCOMPARE(sample.pages.size(), 2); // a path that comes twice counts once
        const auto regions = *RegionRepository(bench.project->database()).ofSample(sample.id);
        QCOMPARE(regions.size(), size_t(1));
        QCOMPARE(regions[0].page, 1);
        QCOMPARE(regions[0].role, RegionRole::MaskTarget);
        const auto facts = evaluation::mmtr::factsOf({sample, regions, {{60, 50}, {60, 50}}});
        QCOMPARE(facts.target, u"Ellmouth Harbour"_s);
        QCOMPARE(facts.level, evaluation::mmtr::Level::L1);
        QCOMPARE(facts.facets.at(u"layout"_s), u"table cell"_s);
        QCOMPARE(*facts.maskRatio, 200.0 / 3000.0);
        QCOMPARE(evaluation::mmtr::maskCardFrom(regions[0].attributes).levelReason, u"a name"_s);
        QVERIFY(sample.extra.contains("page_no"));
    }

    void theOfficialTextIsTheFirstThatIsNotBlank()
    {
        Bench bench;
        const QString file = bench.write(u"r.jsonl"_s, oneLine(R"({"sample_id": 1, "file_name": "a.png", "answer": "x", "level": 9,
            "clean_prediction": " ", "prediction": "said", "raw_prediction": "raw",
            "scores": {"Qwen-EmbedSim": 0.5, "LLM-Judge": 0}})")
            + oneLine(R"({"sample_id": 2, "file_name": "a.png", "answer": "x", "prediction": "", "infer_meta": {"status": "error"}})"));
        const auto report = bench.import(u"mmtr"_s, {file, {}, {}, u"run"_s, false});
        VERIFY_RESULT(report);
        const auto run = **RunRepository(bench.project->database()).findByName(u"run"_s);
        const auto said = **RunRepository(bench.project->database()).prediction(run.id, sampleOf(bench, u"1"_s).id);
        QCOMPARE(said.raw, u"said"_s);
        QVERIFY(said.extra.contains("Qwen-EmbedSim")); // for the benchmark's score
        const auto failed = **RunRepository(bench.project->database()).prediction(run.id, sampleOf(bench, u"2"_s).id);
        QCOMPARE(failed.outcome, Outcome::ApiError); // an error is not a score
        QVERIFY(sampleOf(bench, u"1"_s).task.isEmpty()); // 9 is no level
    }

    void rowsThatCannotBeUsedAreSaid()
    {
        Bench bench;
        const QString file = bench.write(u"r.jsonl"_s, oneLine(Line) + "{\"answer\": \"no id\"}\n[1]\nnot json\n");
        const auto report = bench.import(u"mmtr"_s, {file, {}, {}, {}, false});
        VERIFY_RESULT(report);
        QCOMPARE(report->newSamples, 1);
        QCOMPARE(report->issueCounts.at(u"unreadable-row"_s), 3);
        QVERIFY(!bench.import(u"mmtr"_s, {bench.write(u"n.jsonl"_s, "{\"a\": 1}\n"), {}, {}, {}, false}).hasValue());
    }

    void maskedPagesAreWrittenAndNoOriginal()
    {
        Bench bench;
        writeImage(bench.path(u"in/p1.png"_s), {60, 50});
        writeImage(bench.path(u"in/p2.png"_s), {60, 50});
        VERIFY_RESULT(bench.import(u"mmtr"_s, {bench.write(u"in/m.json"_s, '[' + Line + ']'), {}, {}, u"run"_s, false}));
        const QString target = bench.path(u"out/masked.jsonl"_s);
        QDir().mkpath(bench.path(u"out"_s));
        const auto report = exportMasked(bench, target, u"run"_s);
        VERIFY_RESULT(report);
        QCOMPARE(report->samples, 1);
        const auto line = nlohmann::json::parse(readFile(target).toStdString());
        QCOMPARE(line["context_img_paths"].size(), size_t(2));
        const QString masked = QString::fromStdString(line["context_img_paths"][1].get<std::string>());
        const QImage page(bench.path(u"out/"_s + masked));
        QCOMPARE(page.pixelColor(15, 15), QColor(Qt::black));
        QCOMPARE(page.pixelColor(40, 40), QColor(Qt::white));
        QVERIFY(!masked.contains(u"a/1"_s)); // an id is no path
        QCOMPARE(QDir(bench.path(u"out/images"_s)).entryList(QDir::Files).size(), 2);
        QCOMPARE(line["answer"].get<std::string>(), "Ellmouth Harbour");
        QCOMPARE(line["level"].get<std::string>(), "L1"); // as the file had it
        QCOMPARE(line["doc_id"].get<std::string>(), "d7");
        QCOMPARE(line["page_no"].get<int>(), 3);
        QCOMPARE(line["prediction"].get<std::string>(), "Ellmouth");

        Bench again; // and what was written can be read
        const auto back = again.import(u"mmtr"_s, {target, {}, {}, u"run"_s, false});
        VERIFY_RESULT(back);
        QCOMPARE(back->regions, 1);
        QCOMPARE(back->predictions, 1);
        QCOMPARE(back->imagesFound, 2);
    }

    void nothingLeavesTheProjectUnmasked()
    {
        Bench bench;
        writeImage(bench.path(u"in/p1.png"_s), {60, 50});
        writeImage(bench.path(u"in/p2.png"_s), {60, 50});
        VERIFY_RESULT(bench.import(u"mmtr"_s, {bench.write(u"in/m.json"_s, '[' + Line + ']'), {}, {}, {}, false}));
        QDir().mkpath(bench.path(u"out"_s));
        QVERIFY(!exportMasked(bench, bench.path(u"out/m.json"_s), {}, false).hasValue()); // nobody to paint
        QVERIFY(!QFileInfo::exists(bench.path(u"out/m.json"_s)));

        RegionRepository regions(bench.project->database());
        Region mask = regions.ofSample(sampleOf(bench, u"a/1"_s).id)->front();
        mask.shape = Shape::box({100, 100, 10, 10}); // outside the page: it covers nothing
        VERIFY_RESULT(regions.store(mask));
        QDir().mkpath(bench.path(u"again"_s));
        const auto report = exportMasked(bench, bench.path(u"again/m.json"_s));
        VERIFY_RESULT(report);
        QCOMPARE(report->samples, 0);
        QCOMPARE(report->issues.front().kind, u"mask-outside-page"_s);
        QVERIFY(!QDir(bench.path(u"again/images"_s)).exists());
    }

    void whatTheSecondReviewExcludedIsLeftOutAndCounted()
    {
        Bench bench;
        writeImage(bench.path(u"p1.png"_s), {60, 50});
        writeImage(bench.path(u"p2.png"_s), {60, 50});
        VERIFY_RESULT(bench.import(u"mmtr"_s, {bench.write(u"m.json"_s, '[' + Line + ']'), {}, {}, {}, false}));
        VERIFY_RESULT(SampleRepository(bench.project->database()).setState(sampleOf(bench, u"a/1"_s).id, SampleState::Rejected));
        const auto report = exportMasked(bench, bench.path(u"o.json"_s));
        VERIFY_RESULT(report);
        QCOMPARE(report->samples, 0);
        QCOMPARE(report->issues.front().kind, u"excluded-by-review"_s);
        QCOMPARE(documentOf(bench.path(u"o.json"_s)).size(), size_t(0));
    }

    void textsOfAPdfStayInTheProject()
    {
        Bench bench;
        writeImage(bench.path(u"p1.png"_s), {60, 50});
        VERIFY_RESULT(bench.import(
            u"mmtr"_s,
            {bench.write(u"m.json"_s, R"([{"sample_id": "x", "file_name": "p1.png", "answer": "secret",
                "source": {"file": "a.pdf", "pages": [1]}, "groundmark": {"page_texts": ["the secret"]}}])"), {}, {}, {}, false}));
        VERIFY_RESULT(exportMasked(bench, bench.path(u"o.json"_s)));
        const auto written = documentOf(bench.path(u"o.json"_s));
        QVERIFY(!written[0].contains("groundmark"));
        QCOMPARE(written[0]["source"]["file"].get<std::string>(), "a.pdf");
    }
};

QTEST_MAIN(TestMmtrFormat)
#include "tst_storage_mmtr_format.moc"
