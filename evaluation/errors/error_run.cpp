// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/errors/error_run.h"

#include "evaluation/benchmarks/item_values.h"
#include "evaluation/errors/error_reply.h"
#include "evaluation/run/evaluate.h"
#include "evaluation/run/run_text.h"

#include <QCryptographicHash>

#include <algorithm>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace groundmark::evaluation {

namespace {

struct Failure
{
    SampleId sample;
    QString sampleId;
    QByteArray reply;
    QString prompt;
};

/// One round of questions. What named no type remains for the next round.
class ErrorCalls : public CallList
{
public:
    ErrorCalls(
        ErrorStore& store, const Benchmark& benchmark, const ErrorPlan& plan, QString judge,
        std::vector<Failure> failures, int attempt)
        : m_store(store)
        , m_benchmark(benchmark)
        , m_plan(plan)
        , m_judge(std::move(judge))
        , m_failures(std::move(failures))
        , m_isUnreadable(m_failures.size(), false)
        , m_attempt(attempt)
    {
    }

    [[nodiscard]] qint64 size() const override { return static_cast<qint64>(m_failures.size()); }
    [[nodiscard]] QString purpose() const override { return u"judge"_s; }
    [[nodiscard]] QString subject(qint64 index) const override
    {
        return u"errors/%1/%2/%3"_s.arg(m_plan.taxonomy.id).arg(m_plan.taxonomy.version).arg(at(index).sampleId);
    }

    [[nodiscard]] Result<Preparation> load(qint64 index) override
    {
        const Failure& failure = at(index);
        SampleQuestion question;
        if (m_plan.taxonomy.judgeSeesImages) {
            const auto truth = m_store.runs().truth(failure.sample);
            const auto paths = m_store.runs().pagePaths(failure.sample);
            if (!truth || !paths) {
                return truth ? paths.error() : truth.error();
            }
            question = questionOf(m_benchmark, *truth, *paths, {});
        }
        question.sampleId = failure.sampleId;
        question.prompt = failure.prompt;
        // Every new attempt is a request of its own, or the cache would answer.
        return Preparation([question, attempt = m_attempt] { return requestOf(question, {}, attempt); });
    }

    Result<void> answered(qint64 index, const CallAnswer& answer) override
    {
        if (answer.reply.outcome == Outcome::ApiError) {
            return {}; // no label; asked again next time
        }
        const Failure& failure = at(index);
        ErrorLabel label;
        label.run = m_plan.run;
        label.sample = failure.sample;
        label.taxonomy = m_plan.taxonomy.id;
        label.version = m_plan.taxonomy.version;
        label.source = LabelSource::Judge;
        label.author = m_judge;
        label.type = parseErrorType(m_plan.taxonomy, answer.reply.text);
        label.reply = failure.reply;
        label.at = QDateTime::currentDateTimeUtc();
        label.prompt = failure.prompt;
        label.raw = answer.reply.text;
        m_isUnreadable[static_cast<std::size_t>(index)] = label.type.isEmpty();
        return m_store.keepLabel(label);
    }

    [[nodiscard]] std::vector<Failure> unreadable() const
    {
        std::vector<Failure> left;
        for (std::size_t i = 0; i < m_failures.size(); ++i) {
            if (m_isUnreadable[i]) {
                left.push_back(m_failures[i]);
            }
        }
        return left;
    }

private:
    [[nodiscard]] const Failure& at(qint64 index) const { return m_failures[static_cast<std::size_t>(index)]; }

    ErrorStore& m_store;
    const Benchmark& m_benchmark;
    const ErrorPlan& m_plan;
    QString m_judge;
    std::vector<Failure> m_failures;
    std::vector<bool> m_isUnreadable;
    int m_attempt;
};

/// What has to be asked: without what this judge has said of the same reply before.
Result<std::vector<Failure>>
openFailures(ErrorStore& store, const Benchmark& benchmark, const ErrorPlan& plan, const QString& judge, ErrorReport& report)
{
    const auto labels = store.labels(plan.run, plan.taxonomy.id, plan.taxonomy.version);
    if (!labels) {
        return labels.error();
    }
    std::map<qint64, QByteArray> known;
    for (const ErrorLabel& label : *labels) {
        if (label.source == LabelSource::Judge && label.author == judge && !label.type.isEmpty()) {
            known[label.sample.value] = label.reply;
        }
    }
    std::vector<Failure> open;
    for (const SampleId sample : plan.failures) {
        const auto truth = store.runs().truth(sample);
        const auto prediction = store.runs().prediction(plan.run, sample);
        if (!truth || !prediction) {
            return truth ? prediction.error() : truth.error();
        }
        const QByteArray reply = replyHash(prediction->raw);
        const auto said = known.find(sample.value);
        if (said != known.end() && said->second == reply) {
            ++report.known;
            continue;
        }
        open.push_back({sample, truth->sample.externalId, reply, errorPrompt(plan.taxonomy, benchmark, *truth, *prediction)});
    }
    return open;
}

QString lines(const QStringList& parts)
{
    QStringList some = parts;
    some.removeAll(QString());
    return some.join(u'\n');
}

} // namespace

QByteArray replyHash(const QString& reply)
{
    return QCryptographicHash::hash(reply.toUtf8(), QCryptographicHash::Sha256);
}

QString errorPrompt(
    const Taxonomy& taxonomy, const Benchmark& benchmark, const Truth& truth, const Prediction& prediction)
{
    const Question question = questionOf(truth);
    const QString choices = question.choices.join(u'\n');
    QStringList types;
    for (qsizetype i = 0; i < taxonomy.types.size(); ++i) {
        const ErrorType& type = taxonomy.types[i];
        types.append(
            u"%1. %2"_s.arg(i + 1).arg(type.meaning.isEmpty() ? type.name : type.name + u": "_s + type.meaning));
    }
    JudgeProtocol words;
    words.prompt = taxonomy.judgePrompt;
    return judgePrompt(
        words,
        {{u"corpus"_s, lines({question.context, question.text, choices})},
         {u"question"_s, lines({question.text, choices})},
         {u"solution"_s, benchmark.expected(truth)},
         {u"response"_s, prediction.raw},
         {u"types"_s, types.join(u'\n')}});
}

Result<ErrorReport> askForErrors(
    ErrorStore& store,
    const JudgeMaker& make,
    const Benchmark& benchmark,
    const ErrorPlan& plan,
    RunControl& control,
    const CallObserver& observer)
{
    if (plan.taxonomy.judgePrompt.isEmpty()) {
        return Error {
            RunText::tr("The taxonomy \"%1\" has no words for a judge.").arg(plan.taxonomy.name), {},
            RunText::tr("Nothing was asked."), RunText::tr("Write them in a new version of the taxonomy.")};
    }
    const auto first = make(plan.judge);
    if (!first) {
        return first.error();
    }
    const QString judge = (*first)->name();
    ErrorReport report;
    auto open = openFailures(store, benchmark, plan, judge, report);
    if (!open) {
        return open.error();
    }
    report.asked = static_cast<qint64>(open->size());
    std::vector<Failure> left = std::move(*open);
    for (int attempt = 0; attempt < std::max(1, plan.attempts) && !left.empty(); ++attempt) {
        auto model = make(plan.judge);
        if (!model) {
            return model.error();
        }
        ErrorCalls calls(store, benchmark, plan, judge, std::move(left), attempt);
        auto round = askAll(calls, **model, store.runs().calls(), plan.run, plan.policy, control, observer);
        if (!round) {
            return round.error();
        }
        report.calls = std::move(*round);
        report.failed += report.calls.progress.failed;
        left = calls.unreadable();
        if (report.calls.end != RunEnd::Finished) {
            break;
        }
    }
    report.unreadable = static_cast<qint64>(left.size());
    return report;
}

} // namespace groundmark::evaluation
