// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/run/evaluate.h"

#include "evaluation/run/run_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace groundmark::evaluation {

namespace {

constexpr std::size_t HashedPrompts = 20; ///< of the first samples; ours

/// What a reply holds beside its text, for Prediction::extra.
QByteArray extraOf(const ModelReply& reply, bool fromCache)
{
    nlohmann::ordered_json extra = nlohmann::ordered_json::object();
    const auto put = [&extra](const char* key, const QString& text) {
        if (!text.isEmpty()) {
            extra[key] = text.toStdString();
        }
    };
    put("reasoning", reply.reasoning);
    put("refusal", reply.refusal);
    put("servedModel", reply.servedModel);
    if (reply.reasoningTokens) {
        extra["reasoningTokens"] = *reply.reasoningTokens;
    }
    if (reply.failure != CallFailure::None) {
        extra["failure"] = nameOf(reply.failure).data();
    }
    if (fromCache) {
        extra["fromCache"] = true;
    }
    return extra.empty() ? QByteArray() : QByteArray::fromStdString(extra.dump());
}

/// The samples of a run that have no answer yet.
class SampleCalls : public CallList
{
public:
    SampleCalls(
        EvaluationStore& store,
        const Benchmark& benchmark,
        const Run& run,
        const RunPlan& plan,
        std::vector<RunItem> items,
        const RunObserver& observer)
        : m_store(store)
        , m_benchmark(benchmark)
        , m_run(run)
        , m_plan(plan)
        , m_items(std::move(items))
        , m_observer(observer)
    {
    }

    [[nodiscard]] qint64 size() const override { return static_cast<qint64>(m_items.size()); }
    [[nodiscard]] QString subject(qint64 index) const override { return item(index).externalId; }

    [[nodiscard]] Result<Preparation> load(qint64 index) override
    {
        const SampleId sample = item(index).sample;
        auto truth = m_store.truth(sample);
        if (!truth) {
            return truth.error();
        }
        const auto paths = m_store.pagePaths(sample);
        if (!paths) {
            return paths.error();
        }
        const auto cues = m_store.cues(m_plan.images.cueSet, sample);
        if (!cues) {
            return cues.error();
        }
        return Preparation(
            [question = questionOf(m_benchmark, *truth, *paths, m_plan.setting, *cues),
             images = m_plan.images,
             repetition = m_plan.repetition] { return requestOf(question, images, repetition); });
    }

    Result<void> answered(qint64 index, const CallAnswer& answer) override
    {
        const ModelReply& reply = answer.reply;
        Prediction prediction;
        prediction.run = m_run.id;
        prediction.sample = item(index).sample;
        prediction.raw = reply.text;
        prediction.outcome = reply.outcome;
        prediction.error = reply.error;
        prediction.finishReason = reply.finishReason;
        prediction.inputTokens = reply.inputTokens;
        prediction.outputTokens = reply.outputTokens;
        prediction.latencySeconds = reply.latencySeconds;
        prediction.requestKey = answer.key;
        prediction.extra = extraOf(reply, answer.fromCache);
        auto kept = m_store.keepReply(prediction);
        if (kept && m_observer.stored) {
            m_observer.stored(prediction);
        }
        return kept;
    }

private:
    [[nodiscard]] const RunItem& item(qint64 index) const
    {
        return m_items[static_cast<std::size_t>(index)];
    }

    EvaluationStore& m_store;
    const Benchmark& m_benchmark;
    const Run& m_run;
    const RunPlan& m_plan;
    std::vector<RunItem> m_items;
    const RunObserver& m_observer;
};

Result<QByteArray> hashOfPrompts(
    EvaluationStore& store,
    const Benchmark& benchmark,
    const Setting& setting,
    const std::vector<RunItem>& items)
{
    QList<QString> prompts;
    for (std::size_t i = 0; i < std::min(HashedPrompts, items.size()); ++i) {
        const auto truth = store.truth(items[i].sample);
        if (!truth) {
            return truth.error();
        }
        prompts.append(benchmark.prompt(*truth, setting));
    }
    return promptHash(prompts, setting);
}

} // namespace

SampleQuestion questionOf(
    const Benchmark& benchmark,
    const Truth& truth,
    const QStringList& pagePaths,
    const Setting& setting,
    const std::vector<CueBox>& cues)
{
    SampleQuestion question;
    question.sampleId = truth.sample.externalId;
    question.prompt = benchmark.prompt(truth, setting);
    question.expected = benchmark.expected(truth);
    if (setting.input != u"image") {
        return question;
    }
    for (qsizetype page = 0; page < pagePaths.size(); ++page) {
        PageImage image {
            pagePaths[page], truth.sample.externalId, static_cast<int>(page), {},
            benchmark.covered(truth, static_cast<int>(page))};
        std::ranges::copy_if(
            truth.regions, std::back_inserter(image.regions), [page](const Region& region) {
                return region.page == page;
            });
        const auto cue = std::ranges::find(cues, static_cast<int>(page), &CueBox::page);
        if (cue != cues.end()) {
            image.cue = *cue;
        }
        question.pages.push_back(std::move(image));
    }
    return question;
}

Result<ModelRequest>
requestOf(const SampleQuestion& question, const ImagePreparation& images, int repetition)
{
    const bool needsCue = images.cueCrop && !images.cueSet.isEmpty() && !question.pages.empty();
    if (needsCue && std::ranges::none_of(question.pages, [](const PageImage& page) { return page.cue.has_value(); })) {
        return Error {
            RunText::tr("The crops \"%1\" have none for this sample.").arg(images.cueSet), question.sampleId,
            RunText::tr("It was not asked."),
            RunText::tr("Make it under Inspect, TextCue, or with \"groundmark textcue\", and resume the run.")};
    }
    ModelRequest request;
    request.sampleId = question.sampleId;
    request.prompt = question.prompt;
    request.repetition = repetition;
    for (const PageImage& page : question.pages) {
        auto prepared = preparePage(page, images);
        if (!prepared) {
            return prepared.error();
        }
        std::ranges::move(*prepared, std::back_inserter(request.images));
    }
    return request;
}

Result<EvaluationReport> evaluateRun(
    EvaluationStore& store,
    Model& model,
    const Benchmark& benchmark,
    const Run& run,
    const RunPlan& plan,
    RunControl& control,
    const RunObserver& observer)
{
    auto items = store.items(run.id, plan.limit);
    if (!items) {
        return items.error();
    }
    Run current = run;
    current.stopped.clear();
    current.finishedAt = {};
    if (current.startedAt.isNull()) {
        current.startedAt = QDateTime::currentDateTimeUtc();
    }
    if (current.promptHash.isEmpty()) {
        const auto hash = hashOfPrompts(store, benchmark, plan.setting, *items);
        if (!hash) {
            return hash.error();
        }
        current.promptHash = *hash;
    }
    current.parameters = toJson(plan);
    if (auto kept = store.keepRun(current); !kept) {
        return kept.error();
    }
    std::erase_if(*items, [](const RunItem& item) { return item.answered; });
    SampleCalls calls(store, benchmark, current, plan, std::move(*items), observer);
    auto report
        = askAll(calls, model, store.calls(), run.id, plan.policy, control, observer.progress);
    if (!report) {
        return report.error();
    }
    if (report->end == RunEnd::Finished) {
        current.finishedAt = QDateTime::currentDateTimeUtc();
    } else {
        current.stopped = nameOf(report->end);
    }
    EvaluationReport whole {std::move(*report), {}};
    if (whole.calls.end == RunEnd::NotStored) {
        return whole; // there is no sense in writing on
    }
    if (auto kept = store.keepRun(current); !kept) {
        return kept.error();
    }
    auto scores = scoreRun(store, benchmark, run.id, observer.scoring);
    if (!scores) {
        return scores.error();
    }
    whole.scores = *scores;
    return whole;
}

} // namespace groundmark::evaluation
