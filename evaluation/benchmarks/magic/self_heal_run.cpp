// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/magic/self_heal_run.h"

#include "evaluation/benchmarks/magic/prompts.h"
#include "evaluation/judge/judge_protocols.h"

#include <map>

namespace groundmark::evaluation {

namespace {

const QString Protocol = QStringLiteral("magic-self-heal");

/// The continuations.
class Continuations : public CallList
{
public:
    Continuations(HealStore& store, const std::vector<HealTask>& tasks, const ImagePreparation& images, QString model)
        : m_store(store)
        , m_tasks(tasks)
        , m_images(images)
        , m_model(std::move(model))
    {
    }

    [[nodiscard]] qint64 size() const override { return static_cast<qint64>(m_tasks.size()); }
    [[nodiscard]] QString purpose() const override { return QStringLiteral("self-heal"); }
    [[nodiscard]] QString subject(qint64 index) const override { return at(index).question.sampleId; }

    [[nodiscard]] Result<Preparation> load(qint64 index) override
    {
        return Preparation(
            [question = at(index).question, images = m_images,
             prefill = injectedReasoning(at(index).probe.prefix)]() -> Result<ModelRequest> {
                auto request = requestOf(question, images);
                if (request) {
                    request->prefill = prefill;
                }
                return request;
            });
    }

    Result<void> answered(qint64 index, const CallAnswer& answer) override
    {
        if (answer.reply.outcome == Outcome::ApiError) {
            ++failed;
            return {};
        }
        const HealTask& task = at(index);
        HealRecord record;
        record.chain = task.chain;
        record.span = task.probe.span;
        record.subject = task.question.sampleId;
        record.model = m_model;
        record.prefix = injectedReasoning(task.probe.prefix);
        record.corrections = task.probe.corrections.join(u'\n');
        record.continuation = answer.reply.text;
        record.at = QDateTime::currentDateTimeUtc();
        auto kept = m_store.keep(record);
        if (kept) {
            records.push_back(std::move(record));
        }
        return kept;
    }

    std::vector<HealRecord> records;
    qint64 failed = 0;

private:
    [[nodiscard]] const HealTask& at(qint64 index) const { return m_tasks[static_cast<std::size_t>(index)]; }

    HealStore& m_store;
    const std::vector<HealTask>& m_tasks;
    const ImagePreparation& m_images;
    QString m_model;
};

/// One round of verdicts over the records that have none yet.
class Verdicts : public CallList
{
public:
    Verdicts(
        HealStore& store, const JudgeProtocol& protocol, QString judge, std::vector<HealRecord*> records, int attempt)
        : m_store(store)
        , m_protocol(protocol)
        , m_judge(std::move(judge))
        , m_records(std::move(records))
        , m_attempt(attempt)
    {
    }

    [[nodiscard]] qint64 size() const override { return static_cast<qint64>(m_records.size()); }
    [[nodiscard]] QString purpose() const override { return QStringLiteral("judge"); }
    [[nodiscard]] QString subject(qint64 index) const override { return m_protocol.id + u'/' + at(index).subject; }

    [[nodiscard]] Result<Preparation> load(qint64 index) override
    {
        HealRecord& record = at(index);
        record.judge = m_judge;
        record.judgePrompt = judgePrompt(
            m_protocol,
            {{QStringLiteral("false_reasoning"), record.prefix},
             {QStringLiteral("correction"), record.corrections},
             {QStringLiteral("continued_reasoning"), record.continuation}});
        ModelRequest request;
        request.sampleId = record.subject;
        request.prompt = record.judgePrompt;
        request.repetition = m_attempt;
        return Preparation([request]() -> Result<ModelRequest> { return request; });
    }

    Result<void> answered(qint64 index, const CallAnswer& answer) override
    {
        if (answer.reply.outcome == Outcome::ApiError) {
            return {};
        }
        HealRecord& record = at(index);
        const auto verdict = readVerdict(m_protocol, answer.reply.text);
        record.judgeRaw = answer.reply.text;
        record.verdict = !verdict ? HealVerdict::Unparsed : *verdict ? HealVerdict::Yes : HealVerdict::No;
        record.at = QDateTime::currentDateTimeUtc();
        return m_store.keep(record);
    }

private:
    [[nodiscard]] HealRecord& at(qint64 index) const { return *m_records[static_cast<std::size_t>(index)]; }

    HealStore& m_store;
    const JudgeProtocol& m_protocol;
    QString m_judge;
    std::vector<HealRecord*> m_records;
    int m_attempt;
};

Result<void> judgeAll(
    HealStore& store, HealReport& report, const JudgeMaker& make, const JudgePlan& plan, RunControl& control,
    const CallObserver& observer)
{
    JudgeProtocol protocol = *findJudgeProtocol(Protocol);
    if (const auto own = plan.prompts.find(Protocol); own != plan.prompts.end()) {
        protocol.prompt = own->second;
    }
    for (int attempt = 0; attempt < protocol.attempts; ++attempt) {
        std::vector<HealRecord*> open;
        for (HealRecord& record : report.records) {
            if (record.verdict == HealVerdict::Unparsed) {
                open.push_back(&record);
            }
        }
        if (open.empty() || control.isCancelled()) {
            break;
        }
        ModelConfig config = plan.model;
        if (!config.sampling.temperature) {
            config.sampling.temperature = protocol.temperature + attempt * protocol.temperatureStep;
        }
        auto judge = make(config);
        if (!judge) {
            return judge.error();
        }
        Verdicts verdicts(store, protocol, (*judge)->name(), std::move(open), attempt);
        auto calls = askAll(verdicts, **judge, store.calls(), {}, plan.policy, control, observer);
        if (!calls) {
            return calls.error();
        }
        report.calls = std::move(*calls);
    }
    return {};
}

} // namespace

std::vector<HealTask>
healTasks(std::span<const Chain> chains, std::span<const JudgedChain> judged, const SampleQuestion& question)
{
    std::vector<HealTask> tasks;
    for (std::size_t i = 0; i < chains.size() && i < judged.size(); ++i) {
        std::vector<bool> correct;
        QStringList steps;
        QStringList corrections;
        for (const JudgedChain::Step& step : judged[i].steps) {
            correct.push_back(step.verdict != Verdict::Incorrect); // only what a person found wrong
            steps.append(step.text);
            corrections.append(step.correction);
        }
        for (SelfHealProbe& probe : selfHealProbes(correct, steps, corrections)) {
            tasks.push_back({chains[i].id, std::move(probe), question});
        }
    }
    return tasks;
}

Result<HealReport> runSelfHeal(
    HealStore& store,
    const std::vector<HealTask>& tasks,
    Model& model,
    const ImagePreparation& images,
    const JudgeMaker& makeJudge,
    const JudgePlan& judge,
    const CallPolicy& policy,
    RunControl& control,
    const CallObserver& observer)
{
    HealReport report;
    Continuations continuations(store, tasks, images, model.name());
    auto calls = askAll(continuations, model, store.calls(), {}, policy, control, observer);
    if (!calls) {
        return calls.error();
    }
    report.calls = std::move(*calls);
    report.records = std::move(continuations.records);
    report.failed = continuations.failed;
    if (auto done = judgeAll(store, report, makeJudge, judge, control, observer); !done) {
        return done.error();
    }
    std::map<QString, std::vector<HealVerdict>> questions;
    for (const HealRecord& record : report.records) {
        questions[record.subject].push_back(record.verdict);
    }
    std::vector<std::vector<HealVerdict>> verdicts;
    for (auto& [subject, ofQuestion] : questions) {
        verdicts.push_back(std::move(ofQuestion));
    }
    report.score = selfHealScore(verdicts);
    return report;
}

} // namespace groundmark::evaluation
