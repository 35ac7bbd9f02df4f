// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/models/batch_model.h"
#include "evaluation/models/model_spec.h"
#include "evaluation/run/batch_file.h"
#include "evaluation/run/evaluate.h"
#include "storage/dataset_repository.h"
#include "storage/run_repository.h"
#include "storage/run_store.h"
#include "tests/storage/import_helpers.h"

#include <QTest>

using namespace groundmark;
using namespace groundmark::storage;
using groundmark::testing::Bench;
using groundmark::testing::readFile;

/// The requests of a run as a batch, and what came back of it.
class TestBatch : public QObject
{
    Q_OBJECT

    /// A project with a dataset of three samples and a run that has asked nothing yet.
    struct Asking
    {
        Bench bench;
        evaluation::BenchmarkRegistry benchmarks;
        evaluation::RunPlan plan;
        Run run;

        Asking()
        {
            for (const char* name : {"a.png", "b.png", "c.png"}) {
                testing::writeImage(bench.path(QLatin1StringView(name)), {30, 20});
            }
            ImportOptions options;
            options.path = bench.write(
                QStringLiteral("set.json"),
                R"([{"id": "a", "image_path": "a.png", "question": "first?", "answers": ["one"], "type": "text recognition en"},
                    {"id": "b", "image_path": "b.png", "question": "second?", "answers": ["two"], "type": "text recognition en"},
                    {"id": "c", "image_path": "c.png", "question": "third?", "answers": ["three"], "type": "text recognition en"}])");
            const auto report = bench.import(QStringLiteral("ocrbench-v2"), options);
            if (!report) {
                qFatal("%s", qPrintable(report.error().toText()));
            }
            plan.model.spec = QStringLiteral("openai:m@http://127.0.0.1:9/v1");
            plan.model.sampling.maxTokens = 64;
            run.id = RunId::create();
            run.dataset = report->dataset;
            run.name = QStringLiteral("m");
            run.origin = RunOrigin::Evaluated;
            run.parameters = evaluation::toJson(plan);
            if (!RunRepository(bench.project->database()).store(run)) {
                qFatal("the run can't be stored");
            }
        }

        [[nodiscard]] const evaluation::Benchmark& benchmark() const
        {
            return *benchmarks.find(u"ocrbench-v2");
        }
        Result<evaluation::BatchFiles> write(const evaluation::BatchLimits& limits = {})
        {
            ProjectRunStore store(*bench.project);
            const auto model = evaluation::makeModel(plan.model);
            if (!model) {
                return model.error();
            }
            return evaluation::writeBatch(
                store, **model, benchmark(), run.id, plan, bench.path(QStringLiteral("in.jsonl")), limits);
        }
        /// Takes the results in, as `--batch-in` does.
        Result<evaluation::EvaluationReport> take(const QByteArray& results)
        {
            auto online = evaluation::makeModel(plan.model);
            if (!online) {
                return online.error();
            }
            auto model = evaluation::BatchModel::load(
                {bench.write(QStringLiteral("out.jsonl"), results)}, std::move(*online));
            if (!model) {
                return model.error();
            }
            ProjectRunStore store(*bench.project);
            evaluation::RunControl control;
            return evaluation::evaluateRun(store, **model, benchmark(), run, plan, control);
        }
    };

    static QList<Json> lines(const QString& path)
    {
        QList<Json> result;
        for (const QByteArray& line : readFile(path).split('\n')) {
            if (!line.isEmpty()) {
                result.append(parseJson(line));
            }
        }
        return result;
    }

    static QByteArray answer(const QByteArray& id, const QByteArray& text)
    {
        QByteArray line
            = R"({"custom_id": "ID", "response": {"status_code": 200, "body": {"choices": [{"message": {"content": "TEXT"}, "finish_reason": "stop"}], "usage": {"prompt_tokens": 10, "completion_tokens": 2}}}, "error": null})";
        return line.replace("ID", id).replace("TEXT", text) + '\n';
    }

private slots:
    void everyRequestIsALineThatAServerCouldTake()
    {
        Asking asking;
        const auto written = asking.write();
        VERIFY_RESULT(written);
        QCOMPARE(written->files.size(), 1);
        QCOMPARE(written->requests, 3);
        const QList<Json> requests = lines(written->files.front());
        QCOMPARE(requests.size(), 3);
        QCOMPARE(toString(requests[1]["custom_id"]), QStringLiteral("b"));
        QCOMPARE(toString(requests[1]["method"]), QStringLiteral("POST"));
        QCOMPARE(toString(requests[1]["url"]), QStringLiteral("/v1/chat/completions"));
        const Json& body = requests[1]["body"];
        QCOMPARE(toString(body["model"]), QStringLiteral("m"));
        QCOMPARE(body["max_tokens"].get<int>(), 64);
        QVERIFY(!body.contains("stream"));
        const Json& parts = body["messages"][0]["content"];
        const QByteArray url = toString(parts[0]["image_url"]["url"]).toLatin1();
        QVERIFY(url.startsWith("data:image/png;base64,"));
        QCOMPARE(
            QByteArray::fromBase64(url.mid(url.indexOf(',') + 1)),
            readFile(asking.bench.path(QStringLiteral("b.png"))));
        QVERIFY(toString(parts[1]["text"]).contains(QStringLiteral("second?")));
    }

    void filesAreSplitWhereTheLimitsSay()
    {
        Asking asking;
        const auto byNumber = asking.write({2, 1'000'000});
        VERIFY_RESULT(byNumber);
        QCOMPARE(byNumber->files.size(), 2);
        QVERIFY(byNumber->files[1].endsWith(QStringLiteral("in-2.jsonl")));
        QCOMPARE(lines(byNumber->files[0]).size(), 2);
        QCOMPARE(lines(byNumber->files[1]).size(), 1);
        const qint64 one = readFile(byNumber->files[1]).size();
        const auto bySize = asking.write({50, one + 20});
        VERIFY_RESULT(bySize);
        QCOMPARE(bySize->files.size(), 3);
        const auto none = asking.write({50, 100});
        VERIFY_RESULT(none);
        QCOMPARE(none->requests, 0);
        QCOMPARE(none->failed.size(), size_t(3));
    }

    void resultsAreStoredScoredAndNeverAskedAgain()
    {
        Asking asking;
        const auto report = asking.take(
            answer("c", "three") + answer("a", "one")
            + R"({"custom_id": "b", "response": null, "error": {"code": "batch_expired", "message": "too late"}})");
        VERIFY_RESULT(report);
        QVERIFY(report->scores.has_value());
        QCOMPARE(report->scores->scored, 2);
        QCOMPARE(report->scores->apiErrors, 1);
        QCOMPARE(report->scores->mean, 1.0);
        // Only what is missing goes into the next batch.
        const auto written = asking.write();
        VERIFY_RESULT(written);
        QCOMPARE(written->requests, 1);
        QCOMPARE(written->answered, 2);
        QCOMPARE(toString(lines(written->files.front()).front()["custom_id"]), QStringLiteral("b"));
        const auto second = asking.take(answer("b", "two"));
        VERIFY_RESULT(second);
        QCOMPARE(second->scores->scored, 3);
        const auto nothing = asking.write();
        VERIFY_RESULT(nothing);
        QVERIFY(nothing->files.isEmpty());
    }

    void anotherRunOfTheSameRequestsFindsTheResults()
    {
        Asking asking;
        VERIFY_RESULT(asking.take(answer("a", "one") + answer("b", "two") + answer("c", "three")));
        asking.run.id = RunId::create();
        asking.run.name = QStringLiteral("again");
        VERIFY_RESULT(RunRepository(asking.bench.project->database()).store(asking.run));
        const auto written = asking.write();
        VERIFY_RESULT(written);
        QCOMPARE(written->requests, 0);
        QCOMPARE(written->known, 3);
    }

    void aFileWithoutResultsIsAnError()
    {
        Asking asking;
        const auto report = asking.take("{\"custom_id\": \"a\", \"method\": \"POST\"}\nhello\n");
        QVERIFY(!report);
        QVERIFY(report.error().hint.contains(QStringLiteral("output_file_id")));
    }

    void aModelWithoutAChatEndpointHasNoBatch()
    {
        Asking asking;
        asking.plan.model.spec = QStringLiteral("replay:") + asking.bench.write(QStringLiteral("r.jsonl"), "{\"id\": \"a\", \"response\": \"x\"}\n");
        const auto written = asking.write();
        QVERIFY(!written);
        QVERIFY(written.error().what.contains(QStringLiteral("chat endpoint")));
    }
};

QTEST_GUILESS_MAIN(TestBatch)
#include "tst_storage_batch.moc"
