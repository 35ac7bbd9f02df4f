// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/generate/gen_asking.h"

#include "evaluation/generate/gen_text.h"
#include "evaluation/json_values.h"

#include <functional>
#include <utility>

using namespace Qt::StringLiterals;

namespace groundmark::evaluation::generate {

namespace {

/// One thing to ask, and what to do with the answer.
struct Asked
{
    QString subject;
    ModelRequest request;
    std::function<Result<void>(const CallAnswer&)> keep;
};

/// Requests that are made before anything is asked: they are texts, which are small.
class Requests final : public CallList
{
public:
    explicit Requests(QString purpose)
        : m_purpose(std::move(purpose))
    {
    }

    void add(Asked asked) { m_asked.push_back(std::move(asked)); }

    [[nodiscard]] qint64 size() const override { return static_cast<qint64>(m_asked.size()); }
    [[nodiscard]] QString purpose() const override { return m_purpose; }
    [[nodiscard]] QString subject(qint64 index) const override { return at(index).subject; }
    [[nodiscard]] Result<Preparation> load(qint64 index) override
    {
        return Preparation([request = at(index).request]() -> Result<ModelRequest> { return request; });
    }
    Result<void> answered(qint64 index, const CallAnswer& answer) override { return at(index).keep(answer); }

private:
    [[nodiscard]] const Asked& at(qint64 index) const { return m_asked[static_cast<size_t>(index)]; }

    QString m_purpose;
    std::vector<Asked> m_asked;
};

ModelRequest requestFor(const GenItem& item, const QString& prompt, int repetition)
{
    ModelRequest request;
    request.sampleId = item.sample.externalId;
    request.prompt = prompt;
    request.repetition = repetition;
    return request;
}

/// Why there is no use in the answer; empty when there is.
QString problemOf(const ModelReply& reply)
{
    if (reply.outcome == Outcome::ApiError) {
        return reply.error;
    }
    if (reply.outcome == Outcome::RefusedOrEmpty) {
        return reply.refusal.isEmpty() ? GenText::tr("The model said nothing.")
                                       : GenText::tr("The model declined: %1").arg(reply.refusal);
    }
    return {};
}

/// The record of an answered stage; Failed when the answer is none.
StageRecord recordOf(const GenItem& item, Stage stage, const QString& model, const CallAnswer& answer)
{
    StageRecord record = newRecord(item, stage, model);
    record.requestKey = answer.key;
    record.problem = problemOf(answer.reply);
    record.state = record.problem.isEmpty() ? StageState::Done : StageState::Failed;
    return record;
}

Result<void> ask(Requests& requests, GenStore& store, const StageWork& work, StageReport& report, const CallObserver& observer)
{
    const auto calls = askAll(requests, *work.model, store.calls(), RunId {}, work.policy, *work.control, observer);
    if (!calls) {
        return calls.error();
    }
    report.calls = *calls;
    return {};
}

} // namespace

Result<std::vector<std::vector<double>>> embedContexts(
    GenStore& store, const std::vector<GenItem>& items, const StageWork& work, StageReport& report)
{
    std::vector<std::vector<double>> vectors(items.size());
    Requests requests(u"embedding"_s);
    for (size_t i = 0; i < items.size(); ++i) {
        const GenItem& item = items[i];
        requests.add(
            {item.sample.externalId, requestFor(item, pictureText(item.sample).context, 0),
             [&, i](const CallAnswer& answer) -> Result<void> {
                 const std::vector<float>& vector = answer.reply.embedding;
                 vectors[i].assign(vector.begin(), vector.end());
                 const bool isAsked = work.chosen.empty() || work.chosen.contains(items[i].sample.id);
                 if (!vector.empty() || !isAsked || items[i].state(Stage::Unique) == StageState::Done) {
                     return {};
                 }
                 StageRecord record = recordOf(items[i], Stage::Unique, work.model->name(), answer);
                 record.state = StageState::Failed;
                 return store.keepStage(record);
             }});
    }
    if (auto asked = ask(requests, store, work, report, work.observer); !asked) {
        return asked.error();
    }
    return vectors;
}

Result<void> translate(
    GenStore& store, const std::vector<const GenItem*>& items, const StageWork& work, StageReport& report)
{
    struct Translated
    {
        const GenItem* item = nullptr;
        Question question;
        qsizetype open = 0; ///< texts that are not translated yet
        QString problem;
    };
    std::vector<Translated> samples;
    samples.reserve(items.size()); // the requests point into it
    Requests requests(u"translation"_s);
    for (const GenItem* item : items) {
        samples.push_back({item, item->sample.questions.value(0), 0, {}});
        Translated& sample = samples.back();
        const auto add = [&](QString& text) {
            if (!holdsChinese(text)) {
                return;
            }
            ++sample.open;
            const StageRecord* record = item->find(Stage::Language);
            requests.add(
                {item->sample.externalId,
                 requestFor(*item, translationPrompt(text), record == nullptr ? 0 : record->repetition),
                 [&text, &sample](const CallAnswer& answer) -> Result<void> {
                     const QString problem = problemOf(answer.reply);
                     const QString translated = answer.reply.text.trimmed();
                     if (problem.isEmpty() && !holdsChinese(translated)) {
                         text = translated;
                         --sample.open;
                     } else {
                         sample.problem = problem.isEmpty() ? GenText::tr("The translation still holds Chinese.") : problem;
                     }
                     return {};
                 }});
        };
        add(sample.question.context);
        add(sample.question.text);
        for (QString& choice : sample.question.choices) {
            add(choice);
        }
    }
    if (auto asked = ask(requests, store, work, report, work.observer); !asked) {
        return asked;
    }
    return store.calls().together([&]() -> Result<void> {
        for (const Translated& sample : samples) {
            if (sample.open > 0 && sample.problem.isEmpty()) {
                continue; // not reached: it stays held
            }
            StageRecord record = newRecord(*sample.item, Stage::Language, work.model->name());
            record.state = sample.open == 0 ? StageState::Done : StageState::Failed;
            record.value = sample.open == 0 ? u"translated"_s : u"needed"_s;
            record.problem = sample.problem;
            if (sample.open == 0) {
                if (auto kept = store.keepTranslation(sample.item->sample, sample.question); !kept) {
                    return kept;
                }
            }
            if (auto kept = store.keepStage(record); !kept) {
                return kept;
            }
        }
        return {};
    });
}

Result<void> chooseLayouts(
    GenStore& store, const std::vector<const GenItem*>& items, const StageWork& work, StageReport& report)
{
    const auto named = [](Layout layout) {
        return layout == Layout::Background ? u"background"_s : u"interleaved"_s;
    };
    Requests requests(u"layout"_s);
    std::vector<StageRecord> known;
    for (const GenItem* item : items) {
        const PictureText text = pictureText(item->sample);
        const int tokens = estimatedTokens(text);
        if (!asksModel(work.plan, tokens)) {
            StageRecord record = newRecord(*item, Stage::Layout, u"length"_s);
            record.state = StageState::Done;
            record.value = named(*layoutFor(work.plan, tokens, std::nullopt));
            known.push_back(record);
            continue;
        }
        requests.add(
            {item->sample.externalId,
             requestFor(*item, layoutPrompt(text.context), newRecord(*item, Stage::Layout, {}).repetition),
             [&store, &work, named, item, tokens](const CallAnswer& answer) -> Result<void> {
                 StageRecord record = recordOf(*item, Stage::Layout, work.model->name(), answer);
                 if (record.state == StageState::Done) {
                     const auto layout = layoutFor(work.plan, tokens, layoutIn(answer.reply.text));
                     record.value = layout ? named(*layout) : QString();
                     record.state = layout ? StageState::Done : StageState::Failed;
                     record.problem = layout ? QString()
                                             : GenText::tr("The model chose neither layout: %1").arg(answer.reply.text.left(200));
                 }
                 return store.keepStage(record);
             }});
    }
    const auto kept = store.calls().together([&]() -> Result<void> {
        for (const StageRecord& record : known) {
            if (auto done = store.keepStage(record); !done) {
                return done;
            }
        }
        return {};
    });
    return kept && requests.size() > 0 ? ask(requests, store, work, report, work.observer) : kept;
}

Result<void> depict(
    GenStore& store, const std::vector<const GenItem*>& items, const StageWork& work, StageReport& report)
{
    Requests requests(u"depiction"_s);
    std::vector<const GenItem*> without;
    for (const GenItem* item : items) {
        if (item->value(Stage::Layout) != u"background") {
            without.push_back(item);
            continue;
        }
        requests.add(
            {item->sample.externalId,
             requestFor(
                 *item, depictionPrompt(pictureText(item->sample).context),
                 newRecord(*item, Stage::Depiction, {}).repetition),
             [&store, &work, item](const CallAnswer& answer) -> Result<void> {
                 StageRecord record = recordOf(*item, Stage::Depiction, work.model->name(), answer);
                 if (record.state == StageState::Done) {
                     record.value = answer.reply.text.simplified();
                 }
                 return store.keepStage(record);
             }});
    }
    const auto kept = store.calls().together([&]() -> Result<void> {
        for (const GenItem* item : without) {
            StageRecord record = newRecord(*item, Stage::Depiction, u"rule"_s);
            record.state = StageState::LeftOut;
            if (auto done = store.keepStage(record); !done) {
                return done;
            }
        }
        return {};
    });
    return kept && requests.size() > 0 ? ask(requests, store, work, report, work.observer) : kept;
}

Result<void> makeImages(
    GenStore& store, const std::vector<const GenItem*>& items, const StageWork& work, StageReport& report)
{
    using namespace json_values;
    Requests requests(u"image"_s);
    qint64 arrived = 0;
    for (const GenItem* item : items) {
        const StageRecord& prompt = *item->find(Stage::Prompt);
        const auto detail = nlohmann::json::parse(prompt.detail.cbegin(), prompt.detail.cend(), nullptr, false);
        GeneratedImage wanted;
        wanted.sample = item->sample.id;
        wanted.number = item->images + 1;
        wanted.generator = work.model->name();
        wanted.templateName = prompt.value;
        wanted.prompt = textAt(detail, "prompt");
        wanted.asked = QSize(intAt(detail, "width").value_or(1536), intAt(detail, "height").value_or(1024));
        wanted.quality = work.plan.quality;
        const int repetition = std::max(item->images, newRecord(*item, Stage::Image, {}).repetition);
        ModelRequest request = requestFor(*item, wanted.prompt, repetition);
        nlohmann::json body {{"size", std::to_string(wanted.asked.width()) + 'x' + std::to_string(wanted.asked.height())}};
        if (!wanted.quality.isEmpty()) {
            body["quality"] = wanted.quality.toStdString();
        }
        request.extraBody = QByteArray::fromStdString(body.dump());
        requests.add(
            {item->sample.externalId, request,
             [&store, &work, &arrived, item, wanted](const CallAnswer& answer) -> Result<void> {
                 StageRecord record = recordOf(*item, Stage::Image, work.model->name(), answer);
                 if (record.state == StageState::Done && answer.reply.images.empty()) {
                     record.state = StageState::Failed;
                     record.problem = GenText::tr("The reply has no picture.");
                 }
                 if (record.state == StageState::Failed) {
                     return store.keepStage(record);
                 }
                 const RequestImage& picture = answer.reply.images.front();
                 GeneratedImage image = wanted;
                 image.revisedPrompt = answer.reply.text;
                 image.requestKey = answer.key;
                 image.size = picture.size;
                 image.inputTokens = answer.reply.inputTokens;
                 image.outputTokens = answer.reply.outputTokens;
                 image.seconds = answer.reply.latencySeconds;
                 image.at = record.at;
                 if (auto kept = store.keepImage(image, picture.bytes, picture.mediaType); !kept) {
                     return kept;
                 }
                 ++arrived;
                 record.value = QString::number(image.number);
                 return store.keepStage(record);
             }});
    }
    Result<void> finished;
    const CallObserver observer = [&](const CallProgress& progress) {
        if (std::exchange(arrived, 0) > 0 && finished) { // people review while the rest is being made
            const auto done = finishPictures(store, work.plan);
            finished = done ? Result<void>() : Result<void>(done.error());
        }
        if (work.observer) {
            work.observer(progress);
        }
    };
    if (auto asked = ask(requests, store, work, report, observer); !asked) {
        return asked;
    }
    return finished;
}

} // namespace groundmark::evaluation::generate
