// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/random.h"
#include "evaluation/metrics/adversarial_regions.h"
#include "evaluation/metrics/agreement.h"
#include "evaluation/metrics/grounding.h"
#include "evaluation/metrics/judge_reply.h"
#include "evaluation/metrics/reasoning_statistics.h"
#include "evaluation/metrics/region_mentions.h"
#include "evaluation/metrics/relevant_regions.h"
#include "evaluation/metrics/self_heal.h"
#include "evaluation/metrics/steps.h"
#include "tests/golden/golden.h"
#include "tests/golden/values.h"

#include <numeric>

namespace groundmark::golden {

namespace {

using namespace evaluation;

Json regionExtractor(const Json& line)
{
    const Json& input = line["input"];
    const auto found = regionMentions(text(input["text"]), input["num_boxes"].get<int>());
    return {{"regions", found.regions}, {"invalid", found.hallucinated}};
}

std::vector<int> asVector(const std::vector<int>& regions, int count)
{
    std::vector<int> result(static_cast<std::size_t>(count), 0);
    for (const int region : regions) {
        result[static_cast<std::size_t>(region) - 1] = 1;
    }
    return result;
}

Json chainRegions(const Json& line)
{
    const Json& input = line["input"];
    const int count = input["num_boxes"].get<int>();
    const QStringList steps = texts(input["steps"]);
    const auto relevant = input["gt_relevant"].get<std::vector<int>>();
    const RegionMentions all = regionMentions(steps, count);
    Json perStep = Json::array();
    for (const QString& step : steps) {
        perStep.push_back(regionMentions(step, count).regions);
    }
    const RegionCounts counts = regionCounts({relevant, all.regions, count});
    const PrecisionRecall rates = counts.rates();
    return {
        {"per_step", perStep},
        {"union", all.regions},
        {"pred_vector", asVector(all.regions, count)},
        {"gt_vector", asVector(relevant, count)},
        {"hallucinated", all.hallucinated},
        {"tp", counts.tp},
        {"fp", counts.fp},
        {"fn", counts.fn},
        {"precision", rates.precision},
        {"recall", rates.recall},
        {"f1", rates.f1}};
}

Json ratesJson(const PrecisionRecall& rates)
{
    return {{"precision", rates.precision}, {"recall", rates.recall}, {"f1", rates.f1}};
}

Json magiScoreLine(const Json& line)
{
    const Json& input = line["input"];
    std::vector<GroundedItem> items;
    for (const Json& item : input["items"]) {
        items.push_back({item["gt"], item["pred"], item["num_boxes"]});
    }
    const bool skips = input["empty_prediction"] == "skip";
    const MagiScore score = magiScore(items, skips ? EmptyPrediction::Skip : EmptyPrediction::Zero);
    Json perItem = Json::array();
    for (const PrecisionRecall& rates : score.perItem) {
        perItem.push_back(ratesJson(rates));
    }
    return {
        {"macro", ratesJson(score.macro)},
        {"micro", ratesJson(score.micro)},
        {"totals", {{"tp", score.totals.tp}, {"fp", score.totals.fp}, {"fn", score.totals.fn}}},
        {"macro_n", score.perItem.size()},
        {"per_item", perItem}};
}

Json selfHealSpans(const Json& line)
{
    const Json& input = line["input"];
    const std::vector<bool> labels = flags(input["labels"]);
    const QStringList steps = texts(input["steps"]);
    const QStringList corrections = texts(input["corrections"]);
    const auto last = selfHealProbes(labels, steps, corrections, ProbePrefix::ToLastIncorrect);
    const auto first = selfHealProbes(labels, steps, corrections, ProbePrefix::ToFirstIncorrect);
    Json spans = Json::array();
    Json probes = Json::array();
    for (std::size_t i = 0; i < last.size(); ++i) {
        const IncorrectSpan span = last[i].span;
        spans.push_back({span.first, span.last});
        probes.push_back(
            {{"start", span.first},
             {"end", span.last},
             {"prefix_last", json(last[i].prefix)},
             {"prefix_first", json(first[i].prefix)},
             {"corrections", json(last[i].corrections)}});
    }
    return {
        {"spans", spans},
        {"num_spans", spans.size()},
        {"num_incorrect", std::count(labels.begin(), labels.end(), false)},
        {"probes", probes}};
}

Json selfHealScoreLine(const Json& line)
{
    std::vector<std::vector<HealVerdict>> questions;
    for (const Json& instance : line["input"]["instances"]) {
        questions.emplace_back();
        for (const Json& verdict : instance["verdicts"]) {
            questions.back().push_back(
                verdict == "yes"      ? HealVerdict::Yes
                    : verdict == "no" ? HealVerdict::No
                                      : HealVerdict::Unparsed);
        }
    }
    const SelfHealScore score = selfHealScore(questions);
    return {
        {"spans", score.spans},
        {"healed", score.healed},
        {"unparsed", score.unparsed},
        {"self_heal", json(score.rate)},
        {"self_heal_parsed_only", json(score.parsedOnly)},
        {"question_macro", json(score.questionMean)}};
}

Json stepSenseLine(const Json& line)
{
    std::vector<std::vector<bool>> chains;
    for (const Json& chain : line["input"]["chains"]) {
        chains.push_back(flags(chain));
    }
    const StepSense sense = stepSense(chains);
    return {
        {"micro", json(sense.micro)},
        {"macro", json(sense.macro)},
        {"all_correct_chains", json(sense.allCorrect)}};
}

Json datasetStats(const Json& line)
{
    std::vector<AnnotatedChain> chains;
    for (const Json& instance : line["input"]["instances"]) {
        AnnotatedChain chain {text(instance["question_type"]), {}};
        for (const Json& step : instance["steps"]) {
            chain.steps.push_back(
                {text(step["text"]), step["correct"] != 0, text(step["correction"])});
        }
        chains.push_back(std::move(chain));
    }
    const ReasoningStatistics table = reasoningStatistics(chains);
    Json types = Json::object();
    for (const auto& [type, count] : table.questionTypes) {
        types[type.toStdString()] = count;
    }
    return {
        {"instances", table.instances},
        {"steps", table.steps},
        {"avg_words_per_step", table.wordsPerStep},
        {"avg_steps_per_instance", table.stepsPerInstance},
        {"corrections", table.corrections},
        {"avg_words_per_correction", table.wordsPerCorrection},
        {"question_types", types}};
}

Json cohenKappaLine(const Json& line)
{
    const Json& input = line["input"];
    std::optional<CohenKappa> kappa;
    if (input.contains("table_2x2")) {
        kappa = cohenKappa(input["table_2x2"].get<std::vector<std::vector<int>>>());
    } else {
        const QStringList first = texts(input["rater_a"]);
        const QStringList second = texts(input["rater_b"]);
        kappa = cohenKappa(std::span(first), std::span(second));
    }
    if (!kappa) {
        return nullptr;
    }
    return {
        {"observed", kappa->observed},
        {"chance", kappa->chance},
        {"kappa", kappa->kappa},
        {"n", kappa->items}};
}

Json judgeParse(const Json& line)
{
    const auto verdict = parseCorrectness(text(line["input"]["reply"]));
    return {{"verdict", verdict ? Json(*verdict ? 1 : 0) : Json(nullptr)}};
}

Json stepSegmentation(const Json& line)
{
    return {{"steps", json(splitSteps(text(line["input"]["text"])))}};
}

Json hotspots(const Json& line)
{
    const Json& input = line["input"];
    SaliencyMap map;
    for (const Json& row : input["saliency"]) {
        const auto values = row.get<std::vector<double>>();
        map.width = static_cast<int>(values.size());
        ++map.height;
        map.values.insert(map.values.end(), values.begin(), values.end());
    }
    return {{"boxes", json(hotspotBoxes(map, {input["tau"], input["min_area"]}))}};
}

Json boxMerge(const Json& line)
{
    const Json& input = line["input"];
    const MergeRule rule {input["iou_merge"], input["iom_merge"], input["min_keep_fraction"]};
    return {{"boxes_xywh", json(disjointBoxes(boxes(input["boxes_xywh"]), rule))}};
}

Json adversarial(const Json& line)
{
    const Json& input = line["input"];
    if (input.contains("seed")) {
        std::vector<int> order(input["n"].get<std::size_t>());
        std::iota(order.begin(), order.end(), 0);
        Random random(unsigned64(input["seed"]));
        shuffle(order, random);
        return {{"order", order}};
    }
    const auto candidates = boxes(input["candidates_in_order"]);
    const auto result = pickDisjoint(candidates, boxes(input["relevant"]), input["target"]);
    return {{"picked", json(result.picked)}, {"missing", result.missing}};
}

} // namespace

std::vector<Family> magicFamilies()
{
    return {
        {"region_extractor", regionExtractor},
        {"chain_regions", chainRegions},
        {"magiscore", magiScoreLine},
        {"self_heal_spans", selfHealSpans},
        {"self_heal_score", selfHealScoreLine},
        {"stepsense", stepSenseLine},
        {"dataset_stats", datasetStats},
        {"cohen_kappa", cohenKappaLine},
        {"judge_parse", judgeParse},
        {"step_segmentation", stepSegmentation},
        {"hotspot_boxes", hotspots},
        {"box_merge", boxMerge},
        {"adversarial_regions", adversarial},
    };
}

} // namespace groundmark::golden
