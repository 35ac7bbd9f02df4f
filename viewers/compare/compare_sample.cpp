// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/compare_sample.h"

#include "storage/dataset_repository.h"
#include "storage/heal_store.h"
#include "storage/image_repository.h"
#include "storage/json_text.h"
#include "storage/reasoning_repository.h"
#include "storage/run_repository.h"
#include "storage/run_store.h"

#include <algorithm>

namespace groundmark::viewers {

namespace {

constexpr qsizetype LargestBoxReason = 300'000; // characters; the boxes of a page are far fewer
constexpr size_t MostMatches = 500;

std::optional<BoxNumbers> boxAt(const evaluation::Reason& entry, const char* key)
{
    const auto found = entry.find(key);
    if (found == entry.end() || !found->is_array() || found->size() != 4
        || !std::ranges::all_of(*found, [](const auto& n) { return n.is_number(); })) {
        return std::nullopt;
    }
    BoxNumbers numbers {};
    for (size_t i = 0; i < numbers.size(); ++i) {
        numbers[i] = (*found)[i].get<double>();
    }
    return numbers;
}

/// Boxes are looked for where the truth has one; elsewhere four numbers are just numbers.
bool knowsBoxes(const CompareSample& sample)
{
    return std::ranges::any_of(
        sample.regions, [](const Region& region) { return region.role == RegionRole::Answer; });
}

Result<RunAnswer> readAnswer(storage::Database& database, const Run& run, SampleId sample)
{
    const storage::RunRepository runs(database);
    auto prediction = runs.prediction(run.id, sample);
    if (!prediction) {
        return prediction.error();
    }
    RunAnswer answer {run, std::move(*prediction), {}, {}, {}};
    if (!answer.prediction || answer.prediction->outcome != Outcome::Scored) {
        return answer; // zeros that a benchmark's table counts for such a reply are no scores
    }
    auto scores = runs.scores(answer.prediction->id);
    if (!scores) {
        return scores.error();
    }
    answer.scores = std::move(*scores);
    std::ranges::stable_partition(answer.scores, &Score::primary);
    if (answer.isScored() && answer.primary().reason.size() <= LargestBoxReason) {
        answer.matches = matchedBoxes(
            evaluation::Reason::parse(answer.primary().reason.toStdString(), nullptr, false));
    }
    return answer;
}

Result<void> readChains(storage::Project& project, CompareSample& sample)
{
    const storage::ReasoningRepository reasoning(project.database());
    const storage::ProjectHealStore healing(project);
    auto chains = reasoning.ofSample(sample.sample.id);
    if (!chains) {
        return chains.error();
    }
    for (Chain& chain : *chains) {
        auto verdicts = reasoning.verdicts(chain.id);
        if (!verdicts) {
            return verdicts.error();
        }
        auto heals = healing.recordsOf(chain.id);
        if (!heals) {
            return heals.error();
        }
        sample.chains.push_back({std::move(chain), std::move(*verdicts), std::move(*heals)});
    }
    return {};
}

Result<void> readImages(storage::Project& project, CompareSample& sample)
{
    const storage::ImageRepository images(project.database());
    for (const ImageId page : sample.sample.pages) {
        const auto image = images.find(page);
        if (!image) {
            return image.error();
        }
        sample.imagePaths.append(*image ? project.absolutePath((*image)->path) : QString());
    }
    return {};
}

} // namespace

QList<QRectF> CompareSample::truthBoxes(int page) const
{
    QList<QRectF> boxes;
    for (const Region& region : regions) {
        if (region.page == page && region.role == RegionRole::Answer) {
            boxes.append(region.shape.bounds());
        }
    }
    return boxes;
}

QSizeF CompareSample::imageSize(int page) const
{
    const auto index = static_cast<size_t>(page);
    return page >= 0 && index < imageSizes.size() ? QSizeF(imageSizes[index]) : QSizeF();
}

std::vector<MatchedBox> matchedBoxes(const evaluation::Reason& reason)
{
    std::vector<MatchedBox> matches;
    const auto boxes = reason.is_object() ? reason.find("boxes") : reason.end();
    if (boxes == reason.end() || !boxes->is_array()) {
        return matches;
    }
    for (const evaluation::Reason& entry : *boxes) {
        if (!entry.is_object() || matches.size() == MostMatches) {
            break;
        }
        const auto text = entry.find("text");
        const auto iou = entry.find("iou");
        matches.push_back(
            {boxAt(entry, "truth"),
             boxAt(entry, "answer"),
             iou != entry.end() && iou->is_number() ? iou->get<double>() : 0.0,
             text == entry.end() || (text->is_boolean() && text->get<bool>())});
    }
    return matches;
}

QSizeF resizedFor(const Run& run)
{
    const storage::Json parameters = storage::parseJson(run.parameters);
    if (!parameters.is_object() || !parameters.contains("resized")) {
        return {};
    }
    const QList<int> size = storage::numbersFrom(parameters["resized"]);
    return size.size() == 2 ? QSizeF(size[0], size[1]) : QSizeF();
}

Result<CompareSample> readCompareSample(
    storage::Project& project,
    const evaluation::BenchmarkRegistry& benchmarks,
    SampleId id,
    const std::vector<Run>& runs)
{
    auto truth = storage::ProjectRunStore(project).truth(id);
    if (!truth) {
        return truth.error();
    }
    const auto dataset = storage::DatasetRepository(project.database()).find(truth->sample.dataset);
    if (!dataset) {
        return dataset.error();
    }
    CompareSample sample;
    const auto* benchmark = *dataset ? benchmarks.find((*dataset)->benchmark) : nullptr;
    sample.truthVersion = *dataset ? (*dataset)->truthVersion : 1;
    if (benchmark) {
        sample.expected = benchmark->expected(*truth);
    } else if (
        !truth->sample.questions.isEmpty() && !truth->sample.questions[0].answers.isEmpty()) {
        sample.expected = truth->sample.questions[0].answers[0].text;
    }
    sample.sample = std::move(truth->sample);
    sample.regions = std::move(truth->regions);
    sample.imageSizes = std::move(truth->pageSizes);
    if (auto done = readImages(project, sample); !done) {
        return done.error();
    }
    for (const Run& run : runs) {
        auto answer = readAnswer(project.database(), run, id);
        if (!answer) {
            return answer.error();
        }
        if (answer->prediction && knowsBoxes(sample)) {
            answer->boxes = parseBoxes(answer->prediction->raw);
        }
        sample.answers.push_back(std::move(*answer));
    }
    if (auto done = readChains(project, sample); !done) {
        return done.error();
    }
    return sample;
}

} // namespace groundmark::viewers
