// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/generate/gen_stages.h"

#include "evaluation/generate/gen_asking.h"
#include "evaluation/generate/gen_text.h"
#include "evaluation/metrics/char_hash_embedding.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace groundmark::evaluation::generate {

namespace {

constexpr std::array Stages {Stage::Unique, Stage::Language, Stage::Layout, Stage::Depiction,
                             Stage::Prompt, Stage::Image, Stage::Picture};

bool isOver(StageState state)
{
    return state == StageState::Done || state == StageState::LeftOut;
}

QByteArray dump(const nlohmann::ordered_json& json)
{
    return QByteArray::fromStdString(
        json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
}

double cosineOf(const std::vector<double>& a, const std::vector<double>& b)
{
    const auto n = static_cast<std::ptrdiff_t>(std::min(a.size(), b.size()));
    const auto product = [n](const auto& x, const auto& y) {
        return std::inner_product(x.begin(), x.begin() + n, y.begin(), 0.0);
    };
    const double lengths = std::sqrt(product(a, a) * product(b, b));
    return lengths > 0.0 ? product(a, b) / lengths : 0.0;
}

/// Keeps the first of each group of contexts that are the same. Looks at all samples, since each is
/// compared with all before it, and keeps what it finds for those that were asked about.
Result<void> runUnique(GenStore& store, const std::vector<GenItem>& items, const StageWork& work, StageReport& report)
{
    std::vector<std::vector<double>> vectors;
    QString measure = u"char-hash"_s;
    if (work.model != nullptr) {
        measure = work.model->name();
        auto asked = embedContexts(store, items, work, report);
        if (!asked) {
            return asked.error();
        }
        vectors = std::move(*asked);
    } else {
        for (const GenItem& item : items) {
            vectors.push_back(charHashEmbedding(pictureText(item.sample).context));
        }
    }
    std::vector<size_t> known; // samples that have a vector
    std::vector<std::vector<double>> compared;
    for (size_t i = 0; i < items.size(); ++i) {
        if (!vectors[i].empty()) {
            known.push_back(i);
            compared.push_back(vectors[i]);
        }
    }
    const DedupResult result = dedupByCosine(compared, work.plan.sameContext);
    std::map<size_t, size_t> same;
    for (const DedupResult::Dropped& dropped : result.dropped) {
        same[known[dropped.index]] = known[dropped.matches];
    }
    return store.calls().together([&]() -> Result<void> {
        for (size_t i = 0; i < items.size(); ++i) {
            const GenItem& item = items[i];
            const bool isAsked = work.chosen.empty() ? !isOver(item.state(Stage::Unique)) : work.chosen.contains(item.sample.id);
            if (!isAsked || vectors[i].empty()) {
                continue;
            }
            StageRecord record = newRecord(item, Stage::Unique, measure);
            const auto twin = same.find(i);
            record.state = twin == same.end() ? StageState::Done : StageState::LeftOut;
            record.value = twin == same.end() ? u"kept"_s : u"duplicate"_s;
            nlohmann::ordered_json detail {{"measure", measure.toStdString()}, {"threshold", work.plan.sameContext}};
            if (twin != same.end()) {
                detail["same_as"] = items[twin->second].sample.externalId.toStdString();
                detail["similarity"] = cosineOf(vectors[i], vectors[twin->second]);
            }
            record.detail = dump(detail);
            if (auto kept = store.keepStage(record); !kept) {
                return kept;
            }
        }
        return {};
    });
}

QStringList foreignTexts(const Sample& sample)
{
    QStringList texts;
    for (const Question& question : sample.questions) {
        for (const QString& text : QStringList {question.context, question.text} + question.choices) {
            if (holdsChinese(text)) {
                texts.append(text);
            }
        }
    }
    return texts;
}

Result<void> runLanguage(
    GenStore& store, const std::vector<const GenItem*>& items, const StageWork& work, StageReport& report)
{
    std::vector<const GenItem*> foreign;
    auto kept = store.calls().together([&]() -> Result<void> {
        for (const GenItem* item : items) {
            const bool needed = !foreignTexts(item->sample).isEmpty();
            StageRecord record = newRecord(*item, Stage::Language, u"rule"_s);
            record.value = needed ? u"needed"_s : u"fine"_s;
            record.state = needed && work.plan.holdForeign ? StageState::Held : StageState::Done;
            if (needed) {
                foreign.push_back(item);
            } else if (item->value(Stage::Language) == u"needed") {
                record.value = u"translated"_s; // by somebody's edit
                record.madeBy = u"edit"_s;
            }
            if (auto done = store.keepStage(record); !done) {
                return done;
            }
        }
        return {};
    });
    if (!kept || work.model == nullptr || foreign.empty()) {
        return kept;
    }
    return translate(store, foreign, work, report);
}

/// The prompt of the picture, composed anew from the texts as they are now.
StageRecord promptOf(const GenItem& item, const GenPlan& plan)
{
    const PictureText text = pictureText(item.sample);
    const QString depiction = item.value(Stage::Depiction);
    const Layout layout = item.value(Stage::Layout) == u"background" ? Layout::Background : Layout::Interleaved;
    const bool handwritten = isHandwritten(plan, item.sample.externalId);
    const int tokens = estimatedTokens(text);
    const QSize size = imageSize(plan, item.sample.externalId, layout == Layout::Background, tokens);
    StageRecord record = newRecord(item, Stage::Prompt, u"rule"_s);
    record.state = StageState::Done;
    record.value = templateName(layout, handwritten);
    record.detail = dump(
        {{"prompt", imagePrompt(layout, handwritten, depiction, text).toStdString()},
         {"width", size.width()},
         {"height", size.height()},
         {"handwritten", handwritten ? "yes" : "no"},
         {"tokens", tokens}});
    return record;
}

Result<void> runPrompt(GenStore& store, const std::vector<const GenItem*>& items, const StageWork& work)
{
    return store.calls().together([&]() -> Result<void> {
        for (const GenItem* item : items) {
            if (auto kept = store.keepStage(promptOf(*item, work.plan)); !kept) {
                return kept;
            }
        }
        return {};
    });
}

/// Whether the stage has to ask about this sample.
bool needsModel(const GenItem& item, Stage stage, const GenPlan& plan)
{
    switch (stage) {
    case Stage::Layout:
        return asksModel(plan, estimatedTokens(pictureText(item.sample)));
    case Stage::Depiction:
        return item.value(Stage::Layout) == u"background";
    case Stage::Image:
        return true;
    default:
        return false;
    }
}

std::optional<Error> missingModel(const std::vector<const GenItem*>& ready, Stage stage, const StageWork& work)
{
    const bool isNeeded = std::ranges::any_of(
        ready, [&](const GenItem* item) { return needsModel(*item, stage, work.plan); });
    if (work.model != nullptr || !isNeeded) {
        return std::nullopt;
    }
    if (stage == Stage::Image) {
        return Error {GenText::tr("No images endpoint is given."), {}, {}, GenText::tr("Name one, such as openai-images:MODEL@URL.")};
    }
    return Error {
        GenText::tr("No chat model is given."), {}, {},
        GenText::tr("Name one, such as openai:MODEL@URL; or choose the layout by length alone.")};
}

} // namespace

StageRecord newRecord(const GenItem& item, Stage stage, const QString& madeBy)
{
    StageRecord record;
    record.sample = item.sample.id;
    record.stage = stage;
    record.madeBy = madeBy;
    const StageRecord* before = item.find(stage);
    record.repetition = before == nullptr ? 0 : before->repetition;
    record.at = QDateTime::currentDateTimeUtc();
    return record;
}

PictureText pictureText(const Sample& sample)
{
    const Question question = sample.questions.value(0);
    return {question.context, question.text, optionLines(question.choices)};
}

bool isReady(const GenItem& item, Stage stage)
{
    if (isOver(item.state(stage))) {
        return false;
    }
    for (const Stage before : Stages) {
        if (before == stage) {
            return true;
        }
        const StageState state = item.state(before);
        const bool mayBeLeftOut = before == Stage::Depiction;
        if (state != StageState::Done && !(mayBeLeftOut && state == StageState::LeftOut)) {
            return false;
        }
    }
    return false;
}

Result<StageReport> runStage(GenStore& store, Stage stage, const StageWork& work)
{
    StageReport report;
    report.stage = stage;
    const auto items = store.items();
    if (!items) {
        return items.error();
    }
    std::vector<const GenItem*> ready;
    for (const GenItem& item : *items) {
        const bool isChosen = work.chosen.empty() || work.chosen.contains(item.sample.id);
        const bool isWithin = !work.limit || static_cast<qint64>(ready.size()) < *work.limit;
        if (isChosen && isWithin && isReady(item, stage)) {
            ready.push_back(&item);
        }
    }
    report.worked = static_cast<qint64>(ready.size());
    Result<void> done;
    if (!ready.empty()) {
        if (auto missing = missingModel(ready, stage, work)) {
            return *missing;
        }
        switch (stage) {
        case Stage::Unique:
            done = runUnique(store, *items, work, report);
            break;
        case Stage::Language:
            done = runLanguage(store, ready, work, report);
            break;
        case Stage::Layout:
            done = chooseLayouts(store, ready, work, report);
            break;
        case Stage::Depiction:
            done = depict(store, ready, work, report);
            break;
        case Stage::Prompt:
            done = runPrompt(store, ready, work);
            break;
        case Stage::Image:
            done = makeImages(store, ready, work, report);
            break;
        case Stage::Picture:
            break;
        }
    }
    if (done && (stage == Stage::Image || stage == Stage::Picture)) {
        const auto finished = finishPictures(store, work.plan);
        done = finished ? Result<void>() : Result<void>(finished.error());
    }
    if (!done) {
        return done.error();
    }
    const auto after = store.items();
    if (!after) {
        return after.error();
    }
    const StageReport counts = countStages(*after)[static_cast<size_t>(stage)];
    report.done = counts.done;
    report.leftOut = counts.leftOut;
    report.held = counts.held;
    report.failed = counts.failed;
    report.waiting = counts.waiting;
    return report;
}

Result<qint64> redo(GenStore& store, Stage from, const GenPlan& plan, const std::set<SampleId>& samples)
{
    const auto items = store.items();
    if (!items) {
        return items.error();
    }
    qint64 count = 0;
    const auto kept = store.calls().together([&]() -> Result<void> {
        count = 0;
        for (const GenItem& item : *items) {
            const bool isUsedUp = item.images >= plan.tries && isOver(item.state(Stage::Image)) && from != Stage::Picture;
            if (!samples.contains(item.sample.id) || isUsedUp) {
                continue;
            }
            ++count;
            for (const auto& [stage, record] : item.stages) {
                if (stage < from) {
                    continue;
                }
                StageRecord again = record;
                again.state = StageState::Waiting;
                again.repetition += 1;
                again.problem.clear();
                if (auto done = store.keepStage(again); !done) {
                    return done;
                }
            }
        }
        return {};
    });
    return kept ? Result<qint64>(count) : kept.error();
}

std::vector<StageReport> countStages(const std::vector<GenItem>& items)
{
    std::vector<StageReport> reports;
    for (const Stage stage : Stages) {
        StageReport report;
        report.stage = stage;
        for (const GenItem& item : items) {
            const StageState state = item.state(stage);
            report.done += state == StageState::Done ? 1 : 0;
            report.leftOut += state == StageState::LeftOut ? 1 : 0;
            report.held += state == StageState::Held ? 1 : 0;
            report.failed += state == StageState::Failed ? 1 : 0;
            report.waiting += state == StageState::Waiting && isReady(item, stage) ? 1 : 0;
        }
        reports.push_back(report);
    }
    return reports;
}

} // namespace groundmark::evaluation::generate
