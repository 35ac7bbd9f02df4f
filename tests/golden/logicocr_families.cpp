// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/logicocr/accuracy.h"
#include "evaluation/benchmarks/logicocr/parse.h"
#include "tests/golden/golden.h"

namespace groundmark::golden {

namespace {

using namespace evaluation;
using namespace evaluation::logicocr;
using python::Value;

const Value& at(const Value& line, std::string_view key)
{
    static const Value kNone;
    const Value* value = line.find(key);
    return value != nullptr ? *value : kNone;
}

Json variant(const Value& line, Variant which)
{
    const Choice choice = parseResponse(at(line, "response"), at(line, "choices"), which);
    if (choice.raises) {
        return {{"raises", "an option is empty, or the response is not a text"}};
    }
    const Graded graded = answerScore(
        at(line, "response"), at(line, "choices"), at(line, "solution"), which, Explain::Yes);
    return {
        {"choice", choice.letter ? Json(toUtf8(*choice.letter)) : Json()},
        {"score", int(graded.value)}};
}

Json parse(const Value& line)
{
    return {
        {"default", variant(line, Variant::Default)},
        {"llava_ov_1.5", variant(line, Variant::LlavaOneVision15)}};
}

Json score(const Value& line)
{
    Accuracy gen;
    Accuracy real;
    bool fine = true;
    for (const Value& item : at(line, "gen").items()) {
        fine = addGenItem(gen, item) && fine;
    }
    for (const Value& item : at(line, "real").items()) {
        fine = addRealItem(real, item) && fine;
    }
    if (!fine || !gen.isComplete() || !real.isComplete()) {
        return {{"raises", "an item cannot be grouped, or a group is empty"}};
    }
    const auto groups = [](const Accuracy& accuracy, const auto& names) {
        Json out = Json::object();
        for (std::size_t i = 0; i < names.size(); ++i) {
            out[std::string(names[i])] = Accuracy::percent(accuracy.groups[i]);
        }
        return out;
    };
    const Accuracy::Count all {
        gen.total.correct + real.total.correct, gen.total.all + real.total.all};
    return {
        {"stdout", officialText(gen, real)},
        {"gen_accuracy", Accuracy::percent(gen.total)},
        {"gen_by_reasoning_count", groups(gen, kGenGroups)},
        {"real_accuracy", Accuracy::percent(real.total)},
        {"real_by_class", groups(real, kRealGroups)},
        {"questions", all.all},
        {"overall_accuracy", Accuracy::percent(all)}};
}

Json quality(const Value& line)
{
    static const Lexicons kLexicons;
    const auto result = ocrQuality(
        at(line, "context"),
        at(line, "question"),
        at(line, "choices"),
        at(line, "ocr_res"),
        kLexicons);
    if (!result) {
        return {{"raises", "a text is empty"}};
    }
    return {
        {"bleu", result->bleu},
        {"meteor", result->meteor},
        {"rouge-l f", result->rougeL},
        {"f_measure", result->f},
        {"precision", result->precision},
        {"recall", result->recall},
        {"edit_dist", result->editDistance}};
}

} // namespace

std::vector<Family> logicocrFamilies()
{
    return {{"parse_response", {}, parse}, {"get_score", {}, score}, {"ocr_metrics", {}, quality}};
}

} // namespace groundmark::golden
