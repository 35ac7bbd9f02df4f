// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/magic/self_heal_run.h"
#include "tests/evaluation/asking_bench.h"

#include <QTest>

using namespace groundmark;
using namespace groundmark::evaluation;
using testing::MemoryCalls;
using testing::ScriptedModel;

namespace {

class MemoryHeal : public HealStore
{
public:
    CallStore& calls() override { return m_calls; }
    Result<void> keep(const HealRecord& record) override
    {
        kept.push_back(record);
        return {};
    }

    std::vector<HealRecord> kept;

private:
    MemoryCalls m_calls;
};

/// Also tells requests apart that begin the answer differently.
class PrefillModel : public ScriptedModel
{
public:
    using ScriptedModel::ScriptedModel;
    QByteArray canonicalRequest(const ModelRequest& request) const override
    {
        return ScriptedModel::canonicalRequest(request) + request.prefill.toUtf8();
    }
};

ModelReply say(const QString& text)
{
    ModelReply reply;
    reply.text = text;
    return reply;
}

} // namespace

class TestSelfHeal : public QObject
{
    Q_OBJECT

    static std::vector<HealTask> tasks()
    {
        Chain chain;
        chain.id = ChainId::create();
        JudgedChain judged;
        judged.steps = {
            {QStringLiteral("The room is dark."), Verdict::Correct, {}},
            {QStringLiteral("A cat sleeps in R1."), Verdict::Incorrect, QStringLiteral("A dog sleeps in R1.")},
            {QStringLiteral("It is black."), Verdict::Incorrect, QStringLiteral("It is brown.")},
            {QStringLiteral("It may be old."), Verdict::Unsure, {}},
            {QStringLiteral("So it is a cat."), Verdict::Incorrect, QStringLiteral("So it is a dog.")},
            {QStringLiteral("Nobody looked at this."), Verdict::Unmarked, {}}};
        SampleQuestion question;
        question.sampleId = QStringLiteral("q1");
        question.prompt = QStringLiteral("prompt");
        return healTasks(std::span(&chain, 1), std::span(&judged, 1), question);
    }

    static HealReport heal(MemoryHeal& store, const ScriptedModel::Script& judgeSays, ModelReply modelSays)
    {
        PrefillModel model([modelSays](const QString&, int) { return modelSays; });
        CallPolicy policy;
        policy.attempts = 1;
        RunControl control;
        JudgePlan judge;
        auto report = runSelfHeal(
            store, tasks(), model, {},
            [&](const ModelConfig&) -> Result<std::unique_ptr<Model>> {
                return std::unique_ptr<Model>(std::make_unique<ScriptedModel>(judgeSays));
            },
            judge, policy, control);
        if (!report) {
            qFatal("%s", qPrintable(report.error().toText()));
        }
        return *report;
    }

private slots:
    void everyRunOfWrongStepsIsOneTask()
    {
        const auto made = tasks();
        QCOMPARE(made.size(), size_t(2));
        QCOMPARE(made[0].probe.span.first, 1);
        QCOMPARE(made[0].probe.span.last, 2);
        QCOMPARE(made[0].probe.prefix.size(), 3); // up to and with the last wrong one
        QCOMPARE(made[1].probe.prefix.size(), 5);
        QCOMPARE(
            made[0].probe.corrections,
            (QStringList {QStringLiteral("A dog sleeps in R1."), QStringLiteral("It is brown.")}));
    }

    void theJudgeSeesBeginningCorrectionAndContinuation()
    {
        MemoryHeal store;
        QStringList asked;
        const HealReport report = heal(
            store,
            [&asked](const QString& prompt, int) {
                asked.append(prompt);
                return say(
                    prompt.contains(QStringLiteral("So it is a dog.")) ? QStringLiteral("Correctness: No")
                                                                       : QStringLiteral("Correctness: Yes"));
            },
            say(QStringLiteral("Wait, it is a dog.")));
        QCOMPARE(report.score.spans, 2);
        QCOMPARE(report.score.healed, 1);
        QCOMPARE(*report.score.rate, 0.5);
        QCOMPARE(asked.size(), 2);
        for (const QString& prompt : asked) {
            QVERIFY(prompt.contains(QStringLiteral("A cat sleeps in R1.")));
            QVERIFY(prompt.contains(QStringLiteral("Wait, it is a dog.")));
        }
        // Every continuation and every verdict was kept, with what was asked.
        QCOMPARE(store.kept.size(), size_t(4));
        QVERIFY(!store.kept.back().judgePrompt.isEmpty());
        QCOMPARE(store.kept.back().continuation, QStringLiteral("Wait, it is a dog."));
    }

    void aJudgeThatSaysNeitherIsAskedAgainAndThenCounted()
    {
        MemoryHeal store;
        int asked = 0;
        const HealReport report = heal(
            store,
            [&asked](const QString&, int) {
                ++asked;
                return say(QStringLiteral("It depends."));
            },
            say(QStringLiteral("Hm.")));
        QCOMPARE(asked, 4); // two spans, twice
        QCOMPARE(report.score.spans, 2);
        QCOMPARE(report.score.healed, 0);
        QCOMPARE(report.score.unparsed, 2);
    }

    void aFailedRequestIsNoScore()
    {
        MemoryHeal store;
        ModelReply failed;
        failed.outcome = Outcome::ApiError;
        failed.failure = CallFailure::ServerError;
        failed.error = QStringLiteral("down");
        const HealReport report
            = heal(store, [](const QString&, int) { return say(QStringLiteral("Correctness: Yes")); }, failed);
        QCOMPARE(report.failed, qint64(2));
        QVERIFY(report.records.empty());
        QVERIFY(!report.score.rate);
    }
};

QTEST_GUILESS_MAIN(TestSelfHeal)
#include "tst_evaluation_self_heal.moc"
