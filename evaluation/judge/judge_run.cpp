// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/judge/judge_run.h"

#include "evaluation/run/run_text.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace groundmark::evaluation {

namespace {

/// One thing to ask the judge.
struct Question
{
    PredictionId prediction;
    QString sampleId;
    QString protocol;
    int repetition = 0;
    QString prompt;
};

/// (prediction, protocol, repetition) of verdicts that can be read.
using Known = std::set<std::tuple<qint64, QString, int>>;

/// One round of questions of one protocol. The unreadable ones remain for the next round.
class JudgeCalls : public CallList
{
public:
    JudgeCalls(
        JudgeStore& store, const JudgeProtocol& protocol, QString judge,
        std::vector<Question> questions, int attempt)
        : m_store(store)
        , m_protocol(protocol)
        , m_judge(std::move(judge))
        , m_questions(std::move(questions))
        , m_attempt(attempt)
        , m_isUnreadable(m_questions.size(), false)
    {
    }

    [[nodiscard]] qint64 size() const override { return static_cast<qint64>(m_questions.size()); }
    [[nodiscard]] QString purpose() const override { return QStringLiteral("judge"); }
    [[nodiscard]] QString subject(qint64 index) const override
    {
        return m_protocol.id + u'/' + at(index).sampleId;
    }

    [[nodiscard]] Result<Preparation> load(qint64 index) override
    {
        ModelRequest request;
        request.sampleId = at(index).sampleId;
        request.prompt = at(index).prompt;
        // Every repetition and every new attempt is a request of its own, or the cache would answer.
        request.repetition = at(index).repetition * m_protocol.attempts + m_attempt;
        return Preparation([request]() -> Result<ModelRequest> { return request; });
    }

    Result<void> answered(qint64 index, const CallAnswer& answer) override
    {
        if (answer.reply.outcome == Outcome::ApiError) {
            return {}; // no verdict; asked again next time
        }
        const Question& question = at(index);
        const auto verdict = readVerdict(m_protocol, answer.reply.text);
        m_isUnreadable[static_cast<std::size_t>(index)] = !verdict;
        return m_store.keepVerdict(
            {question.prediction,
             {m_protocol.id, m_judge, false, question.repetition, verdict},
             question.prompt,
             answer.reply.text,
             QDateTime::currentDateTimeUtc()});
    }

    [[nodiscard]] std::vector<Question> unreadable() const
    {
        std::vector<Question> left;
        for (std::size_t i = 0; i < m_questions.size(); ++i) {
            if (m_isUnreadable[i]) {
                left.push_back(m_questions[i]);
            }
        }
        return left;
    }

private:
    [[nodiscard]] const Question& at(qint64 index) const
    {
        return m_questions[static_cast<std::size_t>(index)];
    }

    JudgeStore& m_store;
    const JudgeProtocol& m_protocol;
    QString m_judge;
    std::vector<Question> m_questions;
    int m_attempt;
    std::vector<bool> m_isUnreadable;
};

/// The plan's model, decoding as the protocol wants where the plan leaves it open.
ModelConfig configFor(const JudgePlan& plan, const JudgeProtocol& protocol, int attempt)
{
    ModelConfig config = plan.model;
    Sampling& sampling = config.sampling;
    if (!sampling.temperature) {
        sampling.temperature = protocol.temperature + attempt * protocol.temperatureStep;
    }
    if (!sampling.maxTokens) {
        sampling.maxTokens = protocol.maxTokens;
    }
    return config;
}

Result<JudgeProtocol> protocolFor(const QString& id, const JudgePlan& plan)
{
    const JudgeProtocol* known = findJudgeProtocol(id);
    if (known == nullptr) {
        return Error {RunText::tr("There is no way to judge called \"%1\".").arg(id), {}, {}, {}};
    }
    JudgeProtocol protocol = *known;
    if (const auto own = plan.prompts.find(id); own != plan.prompts.end()) {
        protocol.prompt = own->second;
    }
    return protocol;
}

/// Everything that has to be asked, by protocol.
Result<std::map<QString, std::vector<Question>>> questionsOf(
    JudgeStore& store, const Benchmark& benchmark, RunId run, const JudgePlan& plan,
    const Known& known, JudgeReport& report)
{
    const auto samples = store.runs().predictedSamples(run);
    if (!samples) {
        return samples.error();
    }
    std::map<QString, std::vector<Question>> questions;
    for (const SampleId sample : *samples) {
        const auto truth = store.runs().truth(sample);
        const auto prediction = store.runs().prediction(run, sample);
        if (!truth || !prediction) {
            return truth ? prediction.error() : truth.error();
        }
        if (prediction->outcome != Outcome::Scored) {
            continue;
        }
        ++report.predictions;
        const auto wanted = benchmark.judgeQuestions(*truth, *prediction);
        report.decidedWithout += wanted.empty() ? 1 : 0;
        for (const JudgeQuestion& question : wanted) {
            const auto protocol = protocolFor(question.protocol, plan);
            if (!protocol) {
                return protocol.error();
            }
            const QString prompt = judgePrompt(*protocol, question.fields);
            for (int repetition = 0; repetition < std::max(1, plan.repetitions); ++repetition) {
                if (!known.contains({prediction->id.value, question.protocol, repetition})) {
                    questions[question.protocol].push_back(
                        {prediction->id, truth->sample.externalId, question.protocol, repetition,
                         prompt});
                }
            }
        }
    }
    return questions;
}

Result<Known> knownVerdicts(JudgeStore& store, RunId run, const QString& judge)
{
    const auto records = store.verdicts(run);
    if (!records) {
        return records.error();
    }
    Known known;
    for (const JudgeRecord& record : *records) {
        if (record.verdict.judge == judge && record.verdict.correct) {
            known.insert(
                {record.prediction.value, record.verdict.protocol, record.verdict.repetition});
        }
    }
    return known;
}

} // namespace

Result<JudgeReport> judgeRun(
    JudgeStore& store,
    const JudgeMaker& make,
    const Benchmark& benchmark,
    RunId run,
    const JudgePlan& plan,
    RunControl& control,
    const CallObserver& observer)
{
    const auto first = make(plan.model);
    if (!first) {
        return first.error();
    }
    const QString judge = (*first)->name();
    const auto known = knownVerdicts(store, run, judge);
    if (!known) {
        return known.error();
    }
    JudgeReport report;
    auto questions = questionsOf(store, benchmark, run, plan, *known, report);
    if (!questions) {
        return questions.error();
    }
    for (auto& [id, open] : *questions) {
        report.questions += static_cast<qint64>(open.size());
        const auto protocol = protocolFor(id, plan);
        if (!protocol) {
            return protocol.error();
        }
        for (int attempt = 0; attempt < protocol->attempts && !open.empty(); ++attempt) {
            auto model = make(configFor(plan, *protocol, attempt));
            if (!model) {
                return model.error();
            }
            JudgeCalls calls(store, *protocol, judge, std::move(open), attempt);
            auto round = askAll(calls, **model, store.calls(), run, plan.policy, control, observer);
            if (!round) {
                return round.error();
            }
            report.calls = std::move(*round);
            report.failed += report.calls.progress.failed;
            open = calls.unreadable();
            if (report.calls.end != RunEnd::Finished) {
                report.unreadable += static_cast<qint64>(open.size());
                return report;
            }
        }
        report.unreadable += static_cast<qint64>(open.size());
    }
    return report;
}

} // namespace groundmark::evaluation
