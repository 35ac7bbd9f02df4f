// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/random.h"
#include "evaluation/metrics/char_hash_embedding.h"
#include "evaluation/metrics/judge_reply.h"
#include "evaluation/metrics/mask_ratio.h"
#include "evaluation/metrics/mmtr_reply.h"
#include "evaluation/metrics/mmtr_scores.h"
#include "evaluation/metrics/mmtr_text.h"
#include "tests/golden/golden.h"
#include "tests/golden/values.h"

#include <algorithm>

namespace groundmark::golden {

namespace {

using namespace evaluation;
using namespace evaluation::mmtr;

Level level(const Json& value)
{
    return levelFromText(value.is_number() ? QString::number(value.get<int>()) : text(value));
}

std::optional<bool> judge(const Json& value)
{
    return value.is_null() ? std::nullopt : std::optional(value.get<int>() != 0);
}

Json spanMetrics(const Json& line)
{
    const QString prediction = text(line["input"]["prediction"]);
    const QString reference = text(line["input"]["reference"]);
    return {
        {"normalized_prediction", json(normalisedSpan(prediction))},
        {"normalized_reference", json(normalisedSpan(reference))},
        {"em", exactMatch(prediction, reference) ? 1.0 : 0.0},
        {"similarity", mmtr::similarity(prediction, reference)},
        {"anls", mmtr::anls(prediction, reference)},
        {"char_f1", characterF1(prediction, reference)}};
}

Json rouge(const Json& line)
{
    const QStringList prediction = rougeTokens(text(line["input"]["prediction"]));
    const QStringList reference = rougeTokens(text(line["input"]["reference"]));
    const RougeL score = rougeL(prediction, reference);
    return {
        {"tokens_prediction", json(prediction)},
        {"tokens_reference", json(reference)},
        {"precision", score.precision},
        {"recall", score.recall},
        {"f1", score.f1},
        {"lcs", score.commonLength}};
}

Json levelScore(const Json& line)
{
    const Json& input = line["input"];
    const auto embedSim = input["embed_sim"].is_null()
        ? std::nullopt
        : std::optional(input["embed_sim"].get<double>());
    const SampleScore score = scoreSample(
        level(input["level"]),
        text(input["prediction"]),
        text(input["reference"]),
        embedSim,
        judge(input["judge"]));
    if (score.level == Level::L1) {
        return {
            {"level", "L1"},
            {"em", score.exactMatch},
            {"anls", score.anls},
            {"char_f1", score.characterF1},
            {"final", score.final}};
    }
    return {
        {"level", json(levelName(score.level))},
        {"rouge_l", score.rougeL},
        {"embed_sim", score.embedSim},
        {"base", score.base},
        {"final", score.final}};
}

Json gate(const Json& line)
{
    const Json& input = line["input"];
    const Level at = level(input["level"]);
    const double base = baseScore(at, input["rouge_l"], input["embed_sim"]);
    return {{"base", base}, {"final", gatedScore(at, base, judge(input["judge"]))}};
}

Json ruleCleaner(const Json& line)
{
    return {{"clean", json(cleanReply(text(line["input"]["raw"])))}};
}

Json binary(const Json& line)
{
    const auto bit = parseBinary(text(line["input"]["reply"]));
    return {
        {"bit", bit ? Json(*bit ? 1 : 0) : Json(nullptr)},
        {"bit_or_default", bit.value_or(false) ? 1 : 0}};
}

Json pagesJson(const Aggregate::Pages& pages)
{
    return {{"single", json(pages.single.percent())}, {"multi", json(pages.multi.percent())}};
}

Json aggregation(const Json& line)
{
    std::vector<AggregateItem> items;
    for (const Json& row : line["input"]["items"]) {
        AggregateItem item {level(row["level"]), row["num_images"], row["final"], {}};
        for (const auto& [facet, value] : row["facets"].items()) {
            item.facets[QString::fromStdString(facet)] = text(value);
        }
        items.push_back(std::move(item));
    }
    const Aggregate table = aggregate(items);
    Json byLevel = Json::object();
    Json byLevelAndPages = Json::object();
    for (const Level at : levels) {
        byLevel[levelName(at).toStdString()] = json(table.byLevel.at(at).percent());
        byLevelAndPages[levelName(at).toStdString()] = pagesJson(table.byLevelAndPages.at(at));
    }
    Json facets = Json::object();
    for (const auto& [facet, values] : table.byFacet) {
        for (const auto& [value, mean] : values) {
            facets[facet.toStdString()][value.toStdString()] = json(mean.percent());
        }
    }
    return {
        {"final", json(table.final.percent())},
        {"level", byLevel},
        {"page", pagesJson(table.pages)},
        {"counts",
         {{"total", table.final.count()},
          {"single", table.pages.single.count()},
          {"multi", table.pages.multi.count()}}},
        {"facet", facets},
        {"level_by_page", byLevelAndPages}};
}

Json maskRatioLine(const Json& line)
{
    const Json& input = line["input"];
    const QSizeF page(input["width"].get<double>(), input["height"].get<double>());
    const std::vector<QRectF> masks = boxes(input["boxes_xywh"]);
    return {{"mask_pixels", coveredArea(masks, page)}, {"ratio", maskRatio(masks, page)}};
}

Json localEmbedding(const Json& line)
{
    const Json& input = line["input"];
    if (input.contains("utf8")) {
        return {{"hash", std::to_string(fnv1a64(input["utf8"].get<std::string>()))}};
    }
    const CharHashRule rule {input["dim"], input["ngrams"]};
    const QString prediction = text(input["prediction"]);
    const std::vector<double> counts = charHashEmbedding(prediction, rule);
    const auto isNonzero = [](double value) { return value != 0.0; };
    return {
        {"similarity", charHashSimilarity(prediction, text(input["reference"]), rule)},
        {"nonzero_prediction", std::count_if(counts.begin(), counts.end(), isNonzero)}};
}

} // namespace

std::vector<Family> mmtrFamilies()
{
    return {
        {"l1_text_metrics", spanMetrics},
        {"rouge_l", rouge},
        {"level_scores", levelScore},
        {"gate_formula", gate},
        {"rule_cleaner", ruleCleaner},
        {"judge_binary", binary},
        {"aggregation", aggregation},
        {"mask_ratio", maskRatioLine},
        {"local_embed_fallback", localEmbedding},
    };
}

} // namespace groundmark::golden
