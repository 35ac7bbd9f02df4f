// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/dataset_repository.h"
#include "storage/run_repository.h"
#include "storage/sample_index.h"
#include "storage/sample_repository.h"
#include "tests/storage/import_helpers.h"
#include "tests/storage/zip_file.h"

#include <QStringConverter>
#include <QTest>

using namespace groundmark;
using namespace groundmark::storage;
using groundmark::testing::Bench;
using groundmark::testing::stored;
using groundmark::testing::workbook;
using groundmark::testing::zipFile;

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
        QCOMPARE(issues(*report, "other-question"), 0);
    }

    void anIdThatMeansAnotherQuestionIsReported()
    {
        Bench bench;
        ImportOptions dataset;
        dataset.path = bench.write(
            QStringLiteral("bench.json"),
            R"([{"id": "1", "question": "Where?", "answers": ["home"], "type": "t en"}])");
        const auto first = bench.import(QStringLiteral("ocrbench-v2"), dataset);
        VERIFY_RESULT(first);
        ImportOptions options = asRun(bench.write(
            QStringLiteral("m.tsv"), "index\tquestion\tprediction\n1\tHow old?\tthree\n"));
        options.dataset = first->datasetName;
        const auto report = bench.import(QStringLiteral("vlmevalkit"), options);
        VERIFY_RESULT(report);
        QCOMPARE(issue(*report, "other-question").row, 2);
        QCOMPARE(report->predictions, 1);
        QCOMPARE(question(bench, *report, QStringLiteral("1")).text, QStringLiteral("Where?"));
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
        const QByteArray endless(2 << 20, 'x');
        QTest::newRow("one text of 2 MB") << workbook(
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

    void theResultOfABatchIsReadLikeLiveReplies()
    {
        Bench bench;
        ImportOptions dataset;
        dataset.path = bench.write(
            QStringLiteral("bench.json"),
            R"([{"id": "a", "question": "q", "answers": ["x"], "type": "t en"},
                {"id": "b", "question": "q", "answers": ["x"], "type": "t en"},
                {"id": "c", "question": "q", "answers": ["x"], "type": "t en"},
                {"id": "d", "question": "q", "answers": ["x"], "type": "t en"}])");
        VERIFY_RESULT(bench.import(QStringLiteral("ocrbench-v2"), dataset));
        const QString path = bench.write(
            QStringLiteral("output.jsonl"),
            R"({"id": "r2", "custom_id": "b", "response": {"status_code": 429, "body": {"error": {"message": "slow down"}}}, "error": null}
{"id": "r1", "custom_id": "a", "response": {"status_code": 200, "body": {"model": "m-7", "choices": [{"message": {"role": "assistant", "content": "It is x"}, "finish_reason": "stop"}], "usage": {"prompt_tokens": 11, "completion_tokens": 3}}}, "error": null}
{"id": "r3", "custom_id": "c", "response": null, "error": {"code": "batch_expired", "message": "This request could not be executed before the completion window expired."}}
{"id": "r4", "custom_id": "d", "response": {"status_code": 200, "body": {"choices": [{"message": {"role": "assistant", "content": null, "refusal": "I will not."}, "finish_reason": "stop"}]}}, "error": null}
{"note": "not a result"}
)");
        QVERIFY(bench.formats.sniff(path) == bench.formats.find(u"openai-batch"));
        const auto report = bench.import(QStringLiteral("openai-batch"), asRun(path));
        VERIFY_RESULT(report);
        QCOMPARE(report->predictions, 4);
        QCOMPARE(issue(*report, "unreadable-row").row, 5);
        const Prediction good = reply(bench, *report, QStringLiteral("a"));
        QCOMPARE(good.raw, QStringLiteral("It is x"));
        QCOMPARE(good.inputTokens, 11);
        QCOMPARE(good.finishReason, QStringLiteral("stop"));
        const Prediction limited = reply(bench, *report, QStringLiteral("b"));
        QCOMPARE(limited.outcome, Outcome::ApiError);
        QVERIFY2(limited.error.contains(QStringLiteral("slow down")), qPrintable(limited.error));
        const Prediction expired = reply(bench, *report, QStringLiteral("c"));
        QCOMPARE(expired.outcome, Outcome::ApiError);
        QVERIFY2(expired.error.contains(QStringLiteral("expired")), qPrintable(expired.error));
        QCOMPARE(
            reply(bench, *report, QStringLiteral("d")).outcome, Outcome::RefusedOrEmpty);
    }
};

QTEST_GUILESS_MAIN(TestResultFiles)
#include "tst_storage_result_files.moc"
