// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/mmtr/benchmark.h"
#include "evaluation/benchmarks/mmtr/embed_run.h"
#include "evaluation/run/score_run.h"
#include "storage/dataset_repository.h"
#include "storage/run_repository.h"
#include "storage/run_store.h"
#include "storage/sample_repository.h"
#include "tests/storage/import_helpers.h"

#include <QTest>

#include <atomic>

using namespace groundmark;
using namespace groundmark::evaluation;
using namespace groundmark::storage;
using groundmark::testing::Bench;
using namespace Qt::StringLiterals;

namespace {

/// Gives one direction to texts with a lighthouse and another one to all others.
class TwoDirections final : public Model
{
public:
    [[nodiscard]] QString name() const override { return u"two directions"_s; }
    [[nodiscard]] QByteArray canonicalRequest(const ModelRequest& request) const override
    {
        return request.prompt.toUtf8();
    }
    void send(const ModelRequest& request, Done done) override
    {
        ++sent;
        RawReply raw;
        raw.status = 200;
        raw.body = request.prompt.contains(u"lighthouse"_s) ? "1" : "0";
        done(raw);
    }
    [[nodiscard]] ModelReply read(const RawReply& raw) const override
    {
        ModelReply reply;
        reply.text = QString::fromUtf8(raw.body);
        reply.embedding = raw.body == "1" ? std::vector<float> {2.0F, 0.0F} : std::vector<float> {0.0F, 3.0F};
        return reply;
    }
    std::atomic_int sent = 0;
};

} // namespace

/// Similarities by an embedding model: asked once, kept, and scored with.
class TestMmtrEmbed : public QObject
{
    Q_OBJECT

private slots:
    void repliesAreComparedWithTheirTargets()
    {
        Bench bench;
        Database& database = bench.project->database();
        Dataset set;
        set.name = u"masked"_s;
        set.benchmark = u"mmtr"_s;
        const DatasetId dataset = *DatasetRepository(database).add(set);
        Run run;
        run.id = RunId::create();
        run.dataset = dataset;
        run.name = u"run"_s;
        run.model = u"m"_s;
        RunRepository runs(database);
        VERIFY_RESULT(runs.store(run));
        std::vector<SampleId> samples;
        const auto add = [&](const QString& level, const QString& target, const QString& reply) {
            Sample sample;
            sample.dataset = dataset;
            sample.externalId = target + level;
            sample.task = level;
            Question question;
            question.answers = {{target, {}}};
            sample.questions = {question};
            samples.push_back(*SampleRepository(database).add(sample));
            Prediction prediction;
            prediction.run = run.id;
            prediction.sample = samples.back();
            prediction.raw = reply;
            prediction.extra = R"({"kept": 1})";
            VERIFY_RESULT(runs.storePrediction(prediction));
        };
        add(u"L2"_s, u"the old lighthouse"_s, u"a lighthouse of old"_s);
        add(u"L2"_s, u"a lighthouse"_s, u"a sea wall"_s);
        add(u"L1"_s, u"lighthouse"_s, u"lighthouse"_s); // needs none
        add(u"L3"_s, u"the lighthouse stands"_s, u"No masked text regions were identified."_s); // no answer

        ProjectRunStore store(*bench.project);
        const PredictionId first = runs.prediction(run.id, samples[0])->value().id;
        VERIFY_RESULT(store.keepVerdict({first, {u"mmtr-gate"_s, u"judge"_s, false, 0, true}, u"p"_s, u"1"_s, {}}));
        TwoDirections model;
        RunControl control;
        const auto report = mmtr::embedRun(store, model, run.id, {}, control);
        VERIFY_RESULT(report);
        QCOMPARE(report->predictions, 2);
        QCOMPARE(report->compared, 2);
        QCOMPARE(report->texts, 4);
        QCOMPARE(model.sent.load(), 4);

        const MmtrBench benchmark;
        VERIFY_RESULT(scoreRun(store, benchmark, run.id));
        const auto same = **runs.prediction(run.id, samples[0]);
        QVERIFY(same.extra.contains("\"embed_sim\":1.0"));
        QVERIFY(same.extra.contains("two directions"));
        QVERIFY(same.extra.contains("kept"));
        QCOMPARE(same.verdicts.size(), 1); // what the judge said is still there
        QCOMPARE(runs.scores(same.id)->front().metric, u"final"_s); // embeddings and a judge
        const auto other = **runs.prediction(run.id, samples[1]);
        QVERIFY(other.extra.contains("\"embed_sim\":0.0"));
        QCOMPARE(runs.scores(other.id)->front().metric, u"final, no judge"_s);

        // Asked again, everything comes from the cache.
        VERIFY_RESULT(mmtr::embedRun(store, model, run.id, {}, control));
        QCOMPARE(model.sent.load(), 4);
    }

    void vectorsThatCannotBeComparedGiveNothing()
    {
        QVERIFY(!mmtr::cosine({}, {}));
        QVERIFY(!mmtr::cosine({1.0F}, {1.0F, 2.0F}));
        QVERIFY(!mmtr::cosine({0.0F, 0.0F}, {1.0F, 2.0F}));
        QCOMPARE(*mmtr::cosine({1.0F, 0.0F}, {-1.0F, 0.0F}), 0.0); // clipped
    }
};

QTEST_GUILESS_MAIN(TestMmtrEmbed)
#include "tst_storage_mmtr_embed.moc"
