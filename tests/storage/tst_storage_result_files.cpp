// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/dataset_repository.h"
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
using groundmark::testing::workbook;
using groundmark::testing::zipFile;
using groundmark::testing::ZipMember;
using groundmark::testing::zstandard;

/// Result files of other evaluation programs, with what these are known to lose.
class TestResultFiles : public QObject
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

    static QByteArray header()
    {
        return R"(<row r="1"><c t="inlineStr"><is><t>index</t></is></c><c t="inlineStr"><is><t>question</t></is></c><c t="inlineStr"><is><t>answer</t></is></c><c t="inlineStr"><is><t>prediction</t></is></c></row>)";
    }

    static QByteArray inspectSample(const QByteArray& id, const QByteArray& more = {})
    {
        return R"({"id": )" + id + R"(, "epoch": 1, "input": "What is written here?", "target": "OPEN", "events": [{"a": ["]}", 1]}],
            "output": {"model": "m-1", "choices": [{"message": {"content": "It says OPEN"}, "stop_reason": "stop"}],
            "usage": {"input_tokens": 70, "output_tokens": 5}, "time": 0.5},
            "scores": {"match": {"value": "C", "answer": "OPEN"}, "judge": {"value": {"clarity": 0.25, "stars": 4}}})"
            + more + "}";
    }

    static QByteArray inspectHeader(const QByteArray& status = "success")
    {
        return R"({"version": 2, "status": ")" + status
            + R"(", "eval": {"task": "t", "model": "m", "dataset": {"name": "d", "sample_ids": [1, 2, 3]}}})";
    }

private slots:
    void aWorkbookOfRepliesIsReadWithSharedAndInlineTexts()
    {
        Bench bench;
        const QString path = bench.write(
            QStringLiteral("m_Set.xlsx"),
            workbook(
                "<si><t>Where?</t></si><si><r><t>at </t></r><r><t>home_x000D_</t></r><rPh><t>no</t></rPh></si>",
                header()
                    + R"(<row r="2"><c r="A2"><v>7.0</v></c><c r="B2" t="s"><v>0</v></c><c r="D2" t="s"><v>1</v></c></row>)"));
        const auto report = bench.import(QStringLiteral("vlmevalkit"), asRun(path));
        VERIFY_RESULT(report);
        QCOMPARE(report->predictions, 1);
        QCOMPARE(reply(bench, *report, QStringLiteral("7")).raw, QStringLiteral("at home\r"));
        QCOMPARE(question(bench, *report, QStringLiteral("7")).text, QStringLiteral("Where?"));
        QVERIFY(!report->hasWarnings());
    }

    void whatASpreadsheetLosesIsReportedRowByRow()
    {
        Bench bench;
        const QByteArray full(32767, 'x');
        QByteArray rows = header();
        const auto add = [&](int row, const QByteArray& cell) {
            const QByteArray number = QByteArray::number(row);
            rows += "<row r=\"" + number + "\"><c><v>" + number
                + "</v></c><c t=\"inlineStr\"><is><t>Q</t></is></c><c t=\"inlineStr\"><is><t>A</t></is></c>"
                + cell + "</row>";
        };
        add(2, "<c t=\"inlineStr\"><is><t>" + full + "</t></is></c>");
        add(3, {});
        add(4, "<c><f>1+2</f><v></v></c>");
        add(5, "<c t=\"e\"><v>#NAME?</v></c>");
        add(6, "<c t=\"inlineStr\"><is><t>Failed to obtain answer via API. </t></is></c>");
        const auto report = bench.import(
            QStringLiteral("vlmevalkit"),
            asRun(bench.write(QStringLiteral("m.xlsx"), workbook({}, rows))));
        VERIFY_RESULT(report);
        QCOMPARE(issue(*report, "cut-reply").row, 2);
        QCOMPARE(issue(*report, "empty-cell").row, 3);
        QCOMPARE(issues(*report, "empty-cell"), 2); // the error leaves nothing, too
        QCOMPARE(issue(*report, "formula-cell").row, 4);
        QCOMPARE(issue(*report, "error-cell").row, 5);
        QCOMPARE(issue(*report, "api-error").row, 6);
        QCOMPARE(reply(bench, *report, QStringLiteral("2")).raw.size(), 32767);
        QCOMPARE(reply(bench, *report, QStringLiteral("4")).raw, QStringLiteral("=1+2"));
        QCOMPARE(reply(bench, *report, QStringLiteral("6")).outcome, Outcome::ApiError);
        // Missing, not wrong: there is a sample but no reply.
        QCOMPARE(report->newSamples, 5);
        QCOMPARE(report->predictions, 3);
    }

    void aTableMayBeTsvOfAnyUnicodeEncoding_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QString table = QStringLiteral(
            "index\tquestion\tA\tB\tanswer\tprediction\n"
            "3\t\"Say \"\"hi\"\"\nthere\"\tone\ttwo\t\"['a', 'b']\"\t你好\r\n");
        QStringEncoder utf16(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom);
        QTest::newRow("UTF-8") << table.toUtf8();
        QTest::newRow("UTF-8 with a mark") << QByteArray("\xEF\xBB\xBF") + table.toUtf8();
        QTest::newRow("UTF-16") << QByteArray(utf16.encode(table));
    }

    void aTableMayBeTsvOfAnyUnicodeEncoding()
    {
        QFETCH(QByteArray, bytes);
        Bench bench;
        const auto report = bench.import(
            QStringLiteral("vlmevalkit"), asRun(bench.write(QStringLiteral("m.tsv"), bytes)));
        VERIFY_RESULT(report);
        QCOMPARE(reply(bench, *report, QStringLiteral("3")).raw, QStringLiteral("你好"));
        const Question asked = question(bench, *report, QStringLiteral("3"));
        QCOMPARE(asked.text, QStringLiteral("Say \"hi\"\nthere"));
        QCOMPARE(asked.choices, QStringList({QStringLiteral("A. one"), QStringLiteral("B. two")}));
        QCOMPARE(asked.answers.size(), 2);
    }

    void bytesThatAreNoTextAreReportedAndKeptReadable()
    {
        Bench bench;
        const auto report = bench.import(
            QStringLiteral("vlmevalkit"),
            asRun(bench.write(
                QStringLiteral("m.tsv"), "index\tprediction\n1\tcaf\xe9 noir\n2\tfine\n")));
        VERIFY_RESULT(report);
        QCOMPARE(issues(*report, "not-utf-8"), 1);
        QCOMPARE(reply(bench, *report, QStringLiteral("1")).raw, QStringLiteral("caf\uFFFD noir"));
        QCOMPARE(reply(bench, *report, QStringLiteral("2")).raw, QStringLiteral("fine"));
    }

    void aVerdictIsAScoreUnlessTheJudgeFailed()
    {
        Bench bench;
        const auto report = bench.import(
            QStringLiteral("vlmevalkit"),
            asRun(bench.write(
                QStringLiteral("m.json"),
                R"([{"index": 1, "question": "q", "prediction": "a", "thinking": "hm", "hit": 1, "log": "ok"},
                    {"index": 2, "question": "q", "prediction": "b", "hit": 0, "log": "Failed to obtain answer via API."},
                    {"question": "no index"}])")));
        VERIFY_RESULT(report);
        QCOMPARE(issue(*report, "judge-failed").row, 2);
        QCOMPARE(issues(*report, "unreadable-row"), 1);
        RunRepository runs(bench.project->database());
        const Prediction first = reply(bench, *report, QStringLiteral("1"));
        QCOMPARE(runs.scores(first.id)->size(), 1);
        QCOMPARE(runs.scores(first.id)->front().value, 1.0);
        QVERIFY(first.extra.contains("\"thinking\":\"hm\""));
        QVERIFY(runs.scores(reply(bench, *report, QStringLiteral("2")).id)->empty());
    }

    void repliesGoIntoTheDatasetThatHasTheseQuestions()
    {
        Bench bench;
        const QByteArray items
            = R"([{"id": "1", "question": "Where?", "answers": ["home"], "type": "t en"},
                  {"id": "2", "question": "When?", "answers": ["now"], "type": "t en"}])";
        ImportOptions dataset;
        dataset.path = bench.write(QStringLiteral("bench.json"), items);
        const auto first = bench.import(QStringLiteral("ocrbench-v2"), dataset);
        VERIFY_RESULT(first);
        const QByteArray table = "index\tquestion\tprediction\n1\tWhere?\there\n2\tWhen?\tlater\n";
        const auto report = bench.import(
            QStringLiteral("vlmevalkit"), asRun(bench.write(QStringLiteral("m.tsv"), table)));
        VERIFY_RESULT(report);
        QCOMPARE(report->dataset, first->dataset);
        QCOMPARE(report->newSamples, 0);
        QCOMPARE(report->predictions, 2);
    }

    void lmmsEvalRowsSayWhatWasDropped()
    {
        Bench bench;
        const auto report = bench.import(
            QStringLiteral("lmms-eval"),
            asRun(bench.write(
                QStringLiteral("1_samples_t.jsonl"),
                R"({"doc_id": 0, "input": "How many?", "target": "42", "resps": [["It is 41"]], "filtered_resps": ["41"], "token_counts": [{"output_tokens": 9}], "exact_match": 0.0, "chars": 12.0, "doc_hash": "h"}
{"doc_id": 1, "input": "Who?", "target": ["a", "b"], "filtered_resps": ["me"], "exact_match": 1.0}
{"doc_id": 2, "input": "Why?", "target": "x", "filtered_resps": ["[LMMS_EVAL_REQUEST_FAILED after 5 retries] timed out"]}
not json
{"doc_id": 3}
)")));
        VERIFY_RESULT(report);
        const Prediction first = reply(bench, *report, QStringLiteral("0"));
        QCOMPARE(first.raw, QStringLiteral("It is 41"));
        QCOMPARE(first.outputTokens, 9);
        RunRepository runs(bench.project->database());
        QCOMPARE(runs.scores(first.id)->size(), 1);
        QCOMPARE(runs.scores(first.id)->front().metric, QStringLiteral("exact_match"));
        QCOMPARE(issue(*report, "other-scale").row, 1);
        QCOMPARE(issues(*report, "doc-dropped"), 3);
        QCOMPARE(issue(*report, "only-filtered").row, 2);
        QCOMPARE(reply(bench, *report, QStringLiteral("2")).outcome, Outcome::ApiError);
        QCOMPARE(issues(*report, "unreadable-row"), 2);
        QCOMPARE(question(bench, *report, QStringLiteral("1")).answers.size(), 2);
    }

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

    void aHostileWorkbookIsRefusedAndNothingIsImported_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray fine = workbook({}, header() + "<row><c><v>1</v></c></row>");
        QTest::newRow("breaks off") << fine.first(fine.size() / 2);
        QTest::newRow("not a zip file") << QByteArray("PK\x03\x04 and then nothing of the kind");
        QTest::newRow("no sheet") << zipFile({stored(QStringLiteral("a.txt"), "x")});
        QTest::newRow("text that is not there")
            << workbook("<si><t>one</t></si>", header() + R"(<row><c t="s"><v>99</v></c></row>)");
        QTest::newRow("entities") << zipFile(
            {stored(
                QStringLiteral("xl/worksheets/sheet1.xml"),
                R"(<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><worksheet><sheetData><row><c t="inlineStr"><is><t>&b;</t></is></c></row></sheetData></worksheet>)")});
        const QByteArray endless(70 << 20, 'x');
        QTest::newRow("one text of 70 MB") << workbook(
            {}, header() + "<row><c t=\"inlineStr\"><is><t>" + endless + "</t></is></c></row>");
    }

    void aHostileWorkbookIsRefusedAndNothingIsImported()
    {
        QFETCH(QByteArray, bytes);
        Bench bench;
        const auto report = bench.import(
            QStringLiteral("vlmevalkit"), asRun(bench.write(QStringLiteral("m.xlsx"), bytes)));
        QVERIFY(!report);
        QVERIFY(!report.error().what.isEmpty());
        QVERIFY(!report.error().hint.isEmpty());
        QCOMPARE(bench.count(QStringLiteral("samples")), 0);
    }

    void aQuoteThatNeverEndsIsAnError()
    {
        Bench bench;
        const auto report = bench.import(
            QStringLiteral("vlmevalkit"),
            asRun(bench.write(
                QStringLiteral("m.tsv"), "index\tprediction\n1\tfine\n2\t\"never closed\n3\tx\n")));
        QVERIFY(!report);
        QVERIFY2(report.error().what.contains(u'3'), qPrintable(report.error().what));
        QCOMPARE(bench.count(QStringLiteral("samples")), 0);
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

QTEST_GUILESS_MAIN(TestResultFiles)
#include "tst_storage_result_files.moc"
