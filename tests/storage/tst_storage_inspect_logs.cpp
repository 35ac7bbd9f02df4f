// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/run_repository.h"
#include "storage/sample_index.h"
#include "storage/sample_repository.h"
#include "tests/storage/import_helpers.h"
#include "tests/storage/zip_file.h"

#include <QTest>

using namespace groundmark;
using namespace groundmark::storage;
using groundmark::testing::Bench;
using groundmark::testing::sharedData;
using groundmark::testing::stored;
using groundmark::testing::zipFile;
using groundmark::testing::ZipMember;
using groundmark::testing::zstandard;

/// Logs of Inspect, complete and not.
class TestInspectLogs : public QObject
{
    Q_OBJECT

private:
    static ImportOptions asRun(const QString& path)
    {
        ImportOptions options;
        options.path = path;
        options.run = QStringLiteral("other model");
        return options;
    }

    static Prediction reply(Bench& bench, const ImportReport& report, const QString& id)
    {
        const auto index = SampleIndex::of(bench.project->database(), report.dataset);
        const auto sample = index->find(id);
        if (!sample) {
            return {};
        }
        const auto found
            = RunRepository(bench.project->database()).prediction(report.run, *sample);
        return found && *found ? **found : Prediction();
    }

    static Question question(Bench& bench, const ImportReport& report, const QString& id)
    {
        const auto index = SampleIndex::of(bench.project->database(), report.dataset);
        const auto sample = SampleRepository(bench.project->database()).find(*index->find(id));
        return (*sample)->questions.value(0);
    }

    static qint64 issues(const ImportReport& report, const char* kind)
    {
        const auto found = report.issueCounts.find(QLatin1StringView(kind));
        return found == report.issueCounts.end() ? 0 : found->second;
    }

    static Issue issue(const ImportReport& report, const char* kind)
    {
        const auto found = std::ranges::find(report.issues, QLatin1StringView(kind), &Issue::kind);
        return found == report.issues.end() ? Issue() : *found;
    }

    // Placeholders instead of pieces: the meta-object compiler reads raw strings as plain ones.
    static QByteArray inspectSample(const QByteArray& id, const QByteArray& more = {})
    {
        QByteArray json
            = R"({"id": ID, "epoch": 1, "input": "What is written here?", "target": "OPEN", "events": EVENTS,
            "output": {"model": "m-1", "choices": [{"message": {"content": "It says OPEN"}, "stop_reason": "stop"}],
            "usage": {"input_tokens": 70, "output_tokens": 5}, "time": 0.5},
            "scores": {"match": {"value": "C", "answer": "OPEN"}, "judge": {"value": {"clarity": 0.25, "stars": 4}}}MORE})";
        json.replace("ID", id).replace("EVENTS", "[{\"a\": [\"]}\", 1]}]").replace("MORE", more);
        return json;
    }

    static QByteArray inspectHeader(const QByteArray& status = "success")
    {
        QByteArray json
            = R"({"version": 2, "status": "STATUS", "eval": {"task": "t", "model": "m", "dataset": {"name": "d", "sample_ids": [1, 2, 3]}}})";
        return json.replace("STATUS", status);
    }

private slots:
    void anInspectArchiveIsReadWhateverItsMembersArePackedWith()
    {
        Bench bench;
        const QString path = bench.write(
            QStringLiteral("log.eval"),
            zipFile(
                {stored(QStringLiteral("header.json"), inspectHeader()),
                 zstandard(QStringLiteral("samples/10_epoch_1.json"), inspectSample("10"), 3),
                 zstandard(
                     QStringLiteral("samples/2_epoch_2.json"),
                     inspectSample("2").replace("\"epoch\": 1", "\"epoch\": 2")),
                 stored(
                     QStringLiteral("samples/2_epoch_1.json"),
                     inspectSample("2", R"(, "error": {"message": "rate limit"})"))}));
        QVERIFY(bench.formats.sniff(path) == bench.formats.find(u"inspect"));
        const auto report = bench.import(QStringLiteral("inspect"), asRun(path));
        VERIFY_RESULT(report);
        const Prediction good = reply(bench, *report, QStringLiteral("10"));
        QCOMPARE(good.raw, QStringLiteral("It says OPEN"));
        QCOMPARE(good.inputTokens, 70);
        QCOMPARE(good.latencySeconds, 0.5);
        const auto scores = RunRepository(bench.project->database()).scores(good.id);
        QCOMPARE(scores->size(), 2); // "stars" is no share of one
        QCOMPARE(issues(*report, "other-scale"), 2);
        QCOMPARE(issues(*report, "other-epoch"), 1);
        QCOMPARE(reply(bench, *report, QStringLiteral("2")).outcome, Outcome::ApiError);
        QCOMPARE(reply(bench, *report, QStringLiteral("2")).error, QStringLiteral("rate limit"));
        QCOMPARE(report->predictions, 2);
    }

    void aChunkedSampleIsPutTogetherAndACrashedLogSaysSo()
    {
        Bench bench;
        QByteArray shell = inspectSample("1");
        shell.replace("What is written here?", "attachment://1");
        const QString path = bench.write(
            QStringLiteral("log.eval"),
            zipFile(
                {stored(QStringLiteral("_journal/start.json"), inspectHeader("started")),
                 stored(QStringLiteral("samples/1_epoch_1/sample.json"), shell),
                 stored(QStringLiteral("samples/1_epoch_1/metadata.json"), R"({"page": 4})"),
                 zstandard(QStringLiteral("samples/1_epoch_1/attachments/0.json"), R"(["first"])"),
                 zstandard(
                     QStringLiteral("samples/1_epoch_1/attachments/1.json"), R"(["A long text"])")}));
        const auto report = bench.import(QStringLiteral("inspect"), asRun(path));
        VERIFY_RESULT(report);
        QCOMPARE(question(bench, *report, QStringLiteral("1")).text, QStringLiteral("A long text"));
        QCOMPARE(issues(*report, "unfinished-log"), 1);
        QVERIFY(issue(*report, "unfinished-log").text.what.contains(QStringLiteral("1 of 3")));
    }

    void aDamagedMemberCostsThatSampleOnly()
    {
        Bench bench;
        ZipMember damaged = zstandard(QStringLiteral("samples/1_epoch_1.json"), inspectSample("1"));
        damaged.packed.chop(9);
        ZipMember altered = stored(QStringLiteral("samples/2_epoch_1.json"), inspectSample("2"));
        altered.crc ^= 1;
        ZipMember bomb = stored(QStringLiteral("samples/3_epoch_1.json"), "{}");
        bomb.bytes = 4000000000U;
        ZipMember unknown = stored(QStringLiteral("samples/4_epoch_1.json"), inspectSample("4"));
        unknown.method = 14; // LZMA
        const auto report = bench.import(
            QStringLiteral("inspect"),
            asRun(bench.write(
                QStringLiteral("log.eval"),
                zipFile(
                    {stored(QStringLiteral("header.json"), inspectHeader()),
                     damaged,
                     altered,
                     bomb,
                     unknown,
                     stored(QStringLiteral("samples/5_epoch_1.json"), inspectSample("5"))}))));
        VERIFY_RESULT(report);
        QCOMPARE(issues(*report, "unreadable-row"), 4);
        QCOMPARE(report->predictions, 1);
    }

    void picturesInsideASourceBecomeFilesOfTheProject()
    {
        Bench bench;
        testing::writeImage(bench.path(QStringLiteral("seen.png")), {40, 30});
        const QByteArray pixels = testing::readFile(bench.path(QStringLiteral("seen.png")));
        const QByteArray input = R"([{"role": "user", "content": [{"type": "text", "text": "What?"},
            {"type": "image", "image": "attachment://abc"}, {"type": "image", "image": "https://example.com/a.png"}]}])";
        QByteArray sample = inspectSample(
            "1", ", \"attachments\": {\"abc\": \"data:image/png;base64," + pixels.toBase64() + "\"}");
        sample.replace("\"What is written here?\"", input);
        ImportOptions options = asRun(bench.write(
            QStringLiteral("log.json"),
            R"({"version": 2, "status": "success", "eval": {"model": "m"}, "samples": [)" + sample + "]}"));
        options.dryRun = true;
        const auto rehearsed = bench.import(QStringLiteral("inspect"), options);
        VERIFY_RESULT(rehearsed);
        QCOMPARE(rehearsed->imagesFound, 1);
        QVERIFY(QDir(bench.project->assetsFolder()).isEmpty());
        options.dryRun = false;
        const auto report = bench.import(QStringLiteral("inspect"), options);
        VERIFY_RESULT(report);
        QCOMPARE(report->imagesFound, 1);
        QCOMPARE(issues(*report, "remote-image"), 1);
        const QStringList files = QDir(bench.project->assetsFolder()).entryList(QDir::Files);
        QCOMPARE(files.size(), 1);
        QCOMPARE(
            testing::readFile(QDir(bench.project->assetsFolder()).filePath(files.first())), pixels);
    }

    void publishedInspectLogsAreRead_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<qint64>("replies");
        QTest::newRow("streamed") << QStringLiteral("log_streaming.eval") << qint64(2);
        QTest::newRow("choices") << QStringLiteral("mmlu-summary-choices.eval") << qint64(1);
        QTest::newRow("one sample") << QStringLiteral("log_read_sample.eval") << qint64(1);
        QTest::newRow("cancelled")
            << QStringLiteral("2025-05-12T20-28-13-04-00_popularity.json") << qint64(3);
        QTest::newRow("images") << QStringLiteral("log_images.json") << qint64(1);
    }

    void publishedInspectLogsAreRead()
    {
        QFETCH(QString, name);
        QFETCH(qint64, replies);
        const QString path = sharedData(QStringLiteral("inspect/") + name);
        if (path.isEmpty()) {
            QSKIP("the published Inspect logs are not beside the checkout");
        }
        Bench bench;
        QVERIFY(bench.formats.sniff(path) == bench.formats.find(u"inspect"));
        const auto report = bench.import(QStringLiteral("inspect"), asRun(path));
        VERIFY_RESULT(report);
        QCOMPARE(report->predictions, replies);
        QCOMPARE(issues(*report, "unreadable-row"), 0);
        QCOMPARE(report->imagesFound, name.contains(QStringLiteral("images")) ? 1 : 0);
        QCOMPARE(issues(*report, "unfinished-log"), name.startsWith(QStringLiteral("2025")) ? 1 : 0);
    }
};

QTEST_GUILESS_MAIN(TestInspectLogs)
#include "tst_storage_inspect_logs.moc"
