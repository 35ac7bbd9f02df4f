// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/logicocr/benchmark.h"
#include "evaluation/judge/judge_audit.h"
#include "evaluation/judge/judge_run.h"
#include "tests/evaluation/asking_bench.h"

#include <QTest>

using namespace groundmark;
using namespace groundmark::evaluation;
using namespace groundmark::testing;
using namespace Qt::StringLiterals;

namespace {

/// Asks a judge unless the reply is "exact".
class FreeAnswers : public Benchmark
{
public:
    QString id() const override { return u"free"_s; }
    QString title() const override { return u"Free"_s; }
    QString prompt(const Truth&, const Setting&) const override { return u"?"_s; }
    QString expected(const Truth&) const override { return u"exact"_s; }
    Judgement judge(const Truth&, const Prediction& prediction, Explain) const override
    {
        return {prediction.outcome, prediction.raw, {}};
    }
    std::vector<Table> tables(std::span<const TableItem>) const override { return {}; }
    std::vector<JudgeQuestion>
    judgeQuestions(const Truth&, const Prediction& prediction) const override
    {
        if (prediction.raw == u"exact") {
            return {};
        }
        return {
            {u"ocr-robust"_s,
             {{u"question"_s, u"How many?"_s},
              {u"ground_truth"_s, u"exact"_s},
              {u"model_output"_s, prediction.raw}}}};
    }
};

/// A run of four predictions in memory.
class MemoryJudgements : public JudgeStore, public RunStore
{
public:
    RunStore& runs() override { return *this; }
    CallStore& calls() override { return m_calls; }
    Result<void> keepVerdict(const JudgeRecord& record) override
    {
        std::erase_if(records, [&record](const JudgeRecord& one) {
            return one.prediction == record.prediction
                && one.verdict.repetition == record.verdict.repetition
                && one.verdict.judge == record.verdict.judge;
        });
        records.push_back(record);
        return {};
    }
    Result<std::vector<JudgeRecord>> verdicts(RunId) override { return records; }
    Result<void> together(const std::function<Result<void>()>& work) override { return work(); }
    Result<std::vector<SampleId>> predictedSamples(RunId) override
    {
        std::vector<SampleId> samples;
        for (const auto& [sample, prediction] : predictions) {
            samples.push_back({sample});
        }
        return samples;
    }
    Result<Truth> truth(SampleId sample) override
    {
        Truth made;
        made.sample.externalId = QString::number(sample.value);
        return made;
    }
    Result<Prediction> prediction(RunId, SampleId sample) override
    {
        return predictions.at(sample.value);
    }
    Result<void> keep(const Prediction&, const Judgement&) override { return {}; }
    Result<void> finish(RunId) override { return {}; }

    void add(const QString& raw, Outcome outcome = Outcome::Scored)
    {
        Prediction made;
        made.id = {static_cast<qint64>(predictions.size()) + 1};
        made.raw = raw;
        made.outcome = outcome;
        predictions[made.id.value] = made;
    }

    std::map<qint64, Prediction> predictions;
    std::vector<JudgeRecord> records;

private:
    MemoryCalls m_calls;
};

JudgeVerdict said(int repetition, std::optional<bool> correct, bool isPerson = false)
{
    return {u"p"_s, isPerson ? u"Ann"_s : u"j"_s, isPerson, repetition, correct};
}

} // namespace

class TestJudge : public QObject
{
    Q_OBJECT

    static JudgeReport run(
        MemoryJudgements& store, const ScriptedModel::Script& script, const JudgePlan& plan,
        std::vector<double>* temperatures = nullptr)
    {
        RunControl control;
        auto report = judgeRun(
            store,
            [&](const ModelConfig& config) -> Result<std::unique_ptr<Model>> {
                if (temperatures) {
                    temperatures->push_back(config.sampling.temperature.value_or(-1.0));
                }
                return std::unique_ptr<Model>(std::make_unique<ScriptedModel>(script));
            },
            FreeAnswers(), RunId::create(), plan, control);
        if (!report) {
            qFatal("%s", qPrintable(report.error().toText()));
        }
        return *report;
    }

private slots:
    void everyProtocolNamesItsFieldsAndItsSource()
    {
        QSet<QString> ids;
        for (const JudgeProtocol& protocol : judgeProtocols()) {
            QVERIFY(!ids.contains(protocol.id));
            ids.insert(protocol.id);
            QVERIFY(protocol.fields.size() >= 2);
            QVERIFY(!protocol.source.isEmpty());
            std::map<QString, QString> fields;
            for (const QString& field : protocol.fields) {
                fields[field] = u"<%1>"_s.arg(field);
            }
            QVERIFY(!judgePrompt(protocol, fields).contains(u'{'));
        }
        QVERIFY(findJudgeProtocol(u"magic-self-heal") != nullptr);
        QVERIFY(findJudgeProtocol(u"none") == nullptr);
    }

    void aFieldIsNeverSearchedForNames()
    {
        const JudgeProtocol& protocol = *findJudgeProtocol(u"magic-short");
        const QString prompt = judgePrompt(
            protocol,
            {{u"question"_s, u"{ground_truth}"_s},
             {u"model_output"_s, u"Ground Truth: {question}"_s},
             {u"ground_truth"_s, u"wood"_s}});
        QVERIFY(prompt.contains(u"*Question:* {ground_truth}\n"));
        QVERIFY(prompt.endsWith(u"*Ground Truth:* wood"));
    }

    void verdictsAreReadStrictly()
    {
        const JudgeProtocol& words = *findJudgeProtocol(u"magic-full");
        QCOMPARE(readVerdict(words, u"Reasoning: same.\nCorrectness: **Correct**"_s), true);
        QCOMPARE(readVerdict(words, u"Correctness: Incorrect"_s), false);
        QCOMPARE(readVerdict(words, u"It depends."_s), std::nullopt);
        const JudgeProtocol& bit = *findJudgeProtocol(u"mmtr-gate");
        QCOMPARE(readVerdict(bit, u"1"_s), true);
        QCOMPARE(readVerdict(bit, u"no"_s), std::nullopt);
        JudgeProtocol yes;
        yes.syntax = VerdictSyntax::YesNo;
        QCOMPARE(readVerdict(yes, u"Because.\n**Yes.**"_s), true);
        QCOMPARE(readVerdict(yes, u"yes and no"_s), std::nullopt);
    }

    void onlyWhatTheProtocolLeavesOpenIsAsked()
    {
        MemoryJudgements store;
        store.add(u"exact"_s);
        store.add(u"the same in other words"_s);
        store.add({}, Outcome::RefusedOrEmpty);
        store.add({}, Outcome::ApiError);
        const JudgeReport report = run(
            store, [](const QString&, int) { return answerOf(u"Correctness: Correct"_s); }, {});
        QCOMPARE(report.predictions, 2);
        QCOMPARE(report.decidedWithout, 1);
        QCOMPARE(report.questions, 1);
        QCOMPARE(store.records.size(), 1U);
        const JudgeRecord& record = store.records.front();
        QCOMPARE(record.verdict.protocol, u"ocr-robust"_s);
        QCOMPARE(record.verdict.judge, u"scripted"_s);
        QCOMPARE(record.verdict.correct, true);
        QCOMPARE(record.raw, u"Correctness: Correct"_s);
        QVERIFY(record.prompt.contains(u"the same in other words"));
        QCOMPARE(
            run(store, [](const QString&, int) { return answerOf(u"no"_s); }, {}).questions, 0);
    }

    void anUnreadableReplyIsAskedAgainAndThenIsNoVerdict()
    {
        MemoryJudgements store;
        store.add(u"a"_s);
        store.add(u"b"_s);
        const JudgeReport report = run(
            store,
            [](const QString& prompt, int) {
                return answerOf(
                    prompt.contains(u"answer: a\n") ? u"Correctness: Incorrect"_s : u"Hm."_s);
            },
            {});
        QCOMPARE(report.unreadable, 1);
        QCOMPARE(store.records.size(), 2U);
        QCOMPARE(
            std::ranges::count_if(
                store.records, [](const JudgeRecord& one) { return !one.verdict.correct; }),
            1);
        JudgePlan warm;
        std::vector<double> temperatures;
        run(store, [](const QString&, int) { return answerOf(u"Hm."_s); }, warm, &temperatures);
        QCOMPARE(temperatures.size(), 3U); // for its name, and for each of two attempts
    }

    void aQuestionThatFailedIsCountedAndIsNoVerdict()
    {
        MemoryJudgements store;
        store.add(u"a"_s);
        store.add(u"b"_s);
        const JudgeReport report = run(
            store,
            [](const QString& prompt, int) {
                return prompt.contains(u"answer: a\n") ? answerOf(u"Correctness: Correct"_s)
                                                       : failedReply(CallFailure::Rejected, u"no"_s);
            },
            {});
        QCOMPARE(report.failed, 1);
        QCOMPARE(report.unreadable, 0);
        QCOMPARE(store.records.size(), 1U);
    }

    void aRepetitionIsANewQuestion()
    {
        MemoryJudgements store;
        store.add(u"a"_s);
        JudgePlan plan;
        plan.repetitions = 4;
        plan.policy.concurrency = 1;
        const JudgeReport report = run(
            store,
            [](const QString&, int before) {
                return answerOf(before == 2 ? u"Correctness: Incorrect"_s : u"Correctness: Correct"_s);
            },
            plan);
        QCOMPARE(report.questions, 4);
        QCOMPARE(store.records.size(), 4U);
        QList<JudgeVerdict> verdicts;
        for (const JudgeRecord& record : store.records) {
            verdicts.append(record.verdict);
        }
        const std::vector<QList<JudgeVerdict>> all {verdicts};
        const auto audits = auditJudges(all);
        QCOMPARE(audits.size(), 1U);
        QCOMPARE(audits.front().flipRate, 1.0);
    }

    void anAuditCountsFlipsAndAgreementWithPeople()
    {
        const std::vector<QList<JudgeVerdict>> predictions {
            {said(0, true), said(1, true), said(0, true, true)},
            {said(0, true), said(1, false), said(0, false, true)},
            {said(0, false), said(1, false), said(0, false, true)},
            {said(0, std::nullopt), said(1, true)},
            {said(0, std::nullopt)},
        };
        const auto audits = auditJudges(predictions);
        QCOMPARE(audits.size(), 1U);
        const JudgeAudit& audit = audits.front();
        QCOMPARE(audit.judged, 4);
        QCOMPARE(audit.unreadable, 1);
        QCOMPARE(audit.repeated, 3);
        QCOMPARE(audit.flipped, 1);
        QCOMPARE(audit.flipRate.value(), 1.0 / 3.0);
        QCOMPARE(audit.withPeople, 3);
        QCOMPARE(audit.agreement.value(), 2.0 / 3.0);
        // observed 2/3; chance 2/3 · 1/3 + 1/3 · 2/3 = 4/9; kappa = (2/3 − 4/9) / (5/9)
        QCOMPARE(audit.kappa.value().kappa, 0.4);
    }

    void aScoreWithoutItsJudgeHasAnotherName()
    {
        const LogicOcrReal benchmark;
        Truth truth;
        Question question;
        question.text = u"How much?"_s;
        question.answers = {{u"0.06 €"_s, {}}};
        truth.sample.questions = {question};
        Prediction prediction;
        prediction.raw = u"Well. Answer: 6 cents"_s;
        const auto questions = benchmark.judgeQuestions(truth, prediction);
        QCOMPARE(questions.size(), 1U);
        QCOMPARE(questions.front().protocol, u"logicocr"_s);
        QCOMPARE(questions.front().fields.at(u"model_output"_s), u"6 cents"_s);

        const Judgement alone = benchmark.judge(truth, prediction, Explain::Yes);
        QCOMPARE(alone.scores.front().metric, u"contains, no judge"_s);
        QCOMPARE(alone.scores.front().value, 0.0);
        prediction.verdicts = {{u"logicocr"_s, u"j"_s, false, 0, true}};
        const Judgement judged = benchmark.judge(truth, prediction, Explain::Yes);
        QCOMPARE(judged.scores.front().metric, u"accuracy"_s);
        QCOMPARE(judged.scores.front().value, 1.0);
        prediction.verdicts.front().correct.reset(); // unreadable: not a "no"
        QCOMPARE(
            benchmark.judge(truth, prediction, Explain::Yes).scores.front().metric,
            u"contains, no judge"_s);
    }

    void peopleDecideThenTheMajorityThenTheFirst()
    {
        QCOMPARE(decidingVerdict({said(0, true), said(0, false, true)}, u"p"), false);
        QCOMPARE(decidingVerdict({said(0, true), said(1, false), said(2, false)}, u"p"), false);
        QCOMPARE(decidingVerdict({said(0, true), said(1, false)}, u"p"), true);
        QCOMPARE(decidingVerdict({said(0, std::nullopt)}, u"p"), std::nullopt);
        QCOMPARE(decidingVerdict({said(0, true)}, u"other"), std::nullopt);
    }
};

QTEST_GUILESS_MAIN(TestJudge)
#include "tst_evaluation_judge.moc"
