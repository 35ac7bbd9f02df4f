// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/ocrbench_v2/aggregate.h"
#include "evaluation/benchmarks/ocrbench_v2/item.h"
#include "evaluation/metrics/boxes.h"
#include "evaluation/metrics/document.h"
#include "evaluation/metrics/edit_distance.h"
#include "evaluation/metrics/fields.h"
#include "evaluation/metrics/page_text.h"
#include "evaluation/metrics/porter.h"
#include "evaluation/metrics/segmenter.h"
#include "evaluation/metrics/spotting.h"
#include "evaluation/metrics/table_tree.h"
#include "evaluation/metrics/teds.h"
#include "evaluation/metrics/text.h"
#include "evaluation/metrics/vqa.h"
#include "evaluation/metrics/wordnet.h"
#include "tests/golden/golden.h"

#include <cmath>
#include <cstdio>

namespace groundmark::golden {

namespace {

using namespace evaluation;
using python::Value;

const Lexicons& lexicons()
{
    static const Lexicons kShared;
    return kShared;
}

const Value& at(const Value& line, std::string_view key)
{
    static const Value kNone;
    const Value* value = line.find(key);
    return value != nullptr ? *value : kNone;
}

const Text& text(const Value& line, std::string_view key)
{
    return at(line, key).text();
}

Json json(const Value& value)
{
    return Json::parse(python::toJson(value).dump(
        -1, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
}

Json json(const Tokens& tokens)
{
    Json array = Json::array();
    for (const Text& token : tokens) {
        array.push_back(toUtf8(token));
    }
    return array;
}

Json number(std::optional<double> value)
{
    return value ? Json(*value) : Json();
}

Json raised(const Graded& graded)
{
    return {{"raises", graded.note}};
}

Json item(const Value& line)
{
    Value whole = at(line, "item");
    whole.set("type", at(line, "type"));
    whole.set("predict", at(line, "predict"));
    const Graded graded = ocrbench_v2::scoreItem(whole, lexicons(), Explain::Yes);
    const Graded quick = ocrbench_v2::scoreItem(whole, lexicons(), Explain::No);
    if (graded.value != quick.value || graded.finding != quick.finding) {
        return {{"explained", graded.value}, {"quick", quick.value}};
    }
    const bool expectIgnored = at(line, "ignore").isTruthy();
    if (graded.finding == Finding::Raises) {
        return raised(graded);
    }
    return graded.ignored == expectIgnored ? Json(graded.value) : Json {{"ignore", graded.ignored}};
}

Json aggregate(const Value& line)
{
    const auto result = ocrbench_v2::aggregate(at(line, "items"));
    if (!result) {
        return {{"raises", "no official result"}};
    }
    const auto print = [](double value) {
        char buffer[64];
        (void)std::snprintf(buffer, sizeof buffer, "%.3f", value);
        return std::string(buffer);
    };
    Json out {{"stdout", result->text()}, {"en", Json::object()}, {"cn", Json::object()}};
    const auto all = ocrbench_v2::capabilities();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (const auto mean = result->capability(i)) {
            out[all[i].chinese ? "cn" : "en"][std::string(all[i].name)]
                = {{"average", print(mean->value)}, {"count", mean->count}};
        }
    }
    out["en_overall"] = print(*result->overall(false));
    out["cn_overall"] = print(*result->overall(true));
    return out;
}

Json tree(const TableNode& node, const TokenAlphabet& alphabet)
{
    const auto span = [](const std::string& digits) { return Json(std::stoll(digits)); };
    Json tokens;
    Json children = Json::array();
    if (node.isCell()) {
        tokens = Json::array();
        for (std::uint32_t token : node.tokens) {
            tokens.push_back(alphabet.name(token));
        }
    }
    for (const TableNode& child : node.children) {
        children.push_back(tree(child, alphabet));
    }
    return Json::array(
        {node.tag,
         node.isCell() ? span(node.colspan) : Json(),
         node.isCell() ? span(node.rowspan) : Json(),
         tokens,
         children});
}

Json htmlTree(const Value& line)
{
    TokenAlphabet alphabet;
    const TableTree table = readTable(text(line, "html"), false, alphabet);
    switch (table.state) {
    case TableTree::State::Readable:
        return {
            {"table", true},
            {"descendants", table.descendants},
            {"tree", tree(table.root, alphabet)}};
    case TableTree::State::BadSpan:
        return {{"raises", "a span is not a number"}};
    default:
        return {{"table", false}};
    }
}

Json tedsOf(const Value& line)
{
    TedsOptions options;
    options.structureOnly = at(line, "structure_only").isTruthy();
    for (const Value& tag : at(line, "ignore_nodes").items()) {
        options.ignoreTags.push_back(toUtf8(tag.text()));
    }
    const Graded graded = teds(text(line, "gt"), text(line, "pred"), options, Explain::No);
    return graded.finding == Finding::Raises ? raised(graded) : Json(graded.value);
}

Json documentNode(const DocumentTree& document, std::size_t node)
{
    Json children = Json::array();
    for (std::size_t child : document.nodes[node].children) {
        children.push_back(documentNode(document, child));
    }
    return Json::array({toUtf8(document.nodes[node].label), children});
}

Json textMetrics(const Value& line)
{
    const PageMetrics metrics = pageMetrics(text(line, "gt"), text(line, "pred"), lexicons());
    Json matches = Json::array();
    for (const auto& [answer, truth] : metrics.meteor.matches) {
        matches.push_back({answer, truth});
    }
    return {
        {"bleu", metrics.bleu},
        {"meteor", metrics.meteor.value},
        {"f_measure", number(metrics.sets.f)},
        {"precision", number(metrics.sets.precision)},
        {"recall", number(metrics.sets.recall)},
        {"edit_dist", number(metrics.editDistance)},
        {"tokens_pred", json(metrics.answerTokens)},
        {"tokens_gt", json(metrics.truthTokens)},
        {"chinese_tokenizer", metrics.chinese},
        {"meteor_matches", matches},
        {"meteor_without_wordnet",
         meteor(metrics.truthTokens, metrics.answerTokens, nullptr).value}};
}

Json extractSpotting(const Value& line)
{
    const auto found = readSpotting(text(line, "text"));
    if (!found) {
        return nullptr;
    }
    Json out = Json::array();
    for (const SpottedText& one : *found) {
        Json entry = Json::array();
        for (double c : one.box) {
            entry.push_back(int(c));
        }
        entry.push_back(toUtf8(one.text));
        out.push_back(entry);
    }
    return out;
}

Json extractCoordinates(const Value& line)
{
    const auto box = lastCoordinates(text(line, "text"));
    return box ? Json(*box) : Json();
}

Json combinations(const Value& line)
{
    const ExpectedFields expected = readExpectedFields(at(line, "answers"));
    if (expected.state == ExpectedFields::State::Raises) {
        return {{"raises", "not a dict"}};
    }
    if (expected.state == ExpectedFields::State::Unparseable) {
        return Json::object();
    }
    Json out = Json::array();
    for (const Value& one : chooseAlternatives(expected, 100'000)) {
        out.push_back(json(one));
    }
    return out;
}

Json kieF1(const Value& line)
{
    ExpectedFields expected;
    for (const auto& [key, value] : at(line, "gt").entries()) {
        expected.fields.push_back({key, {value}});
    }
    return fieldMatch(at(line, "pred"), expected, Explain::No).value;
}

Json strToDict(const Value& line)
{
    const auto fields = readFields(text(line, "text"));
    return fields ? json(*fields) : Json {{"raises", "a key cannot be hashed"}};
}

Json chartTable(const Value& line)
{
    const Value chart = readChart(text(line, "text"));
    const std::size_t count = chart.entries().size();
    return {{"n", count}, {"html", count > 0 ? Json(toUtf8(dictToHtml(chart))) : Json()}};
}

Json synonyms(const Value& line)
{
    const WordNet* wordNet = lexicons().wordNet();
    return wordNet != nullptr ? Json(wordNet->synonyms(toUtf8(text(line, "word")))) : Json();
}

Json iouValue(const Value& line)
{
    const Graded graded = iouOf(at(line, "a"), at(line, "b"), Explain::No);
    return graded.finding == Finding::Raises ? raised(graded) : Json(graded.value);
}

Json jieba(const Value& line)
{
    const Segmenter* segmenter = lexicons().segmenter();
    return segmenter != nullptr ? json(segmenter->cut(text(line, "text"))) : Json();
}

} // namespace

std::vector<Family> ocrbenchV2Families()
{
    const auto utf8 = [](Text (*function)(TextView), const char* key) -> ValueHandler {
        return
            [function, key](const Value& line) { return Json(toUtf8(function(text(line, key)))); };
    };
    std::vector<Family> families;
    const auto add = [&families](const char* stem, ValueHandler handler) {
        families.push_back({stem, {}, std::move(handler)});
    };
    for (const char* stem :
         {"items_chart",
          "items_counting",
          "items_document",
          "items_formula",
          "items_grounding",
          "items_kie",
          "items_raises",
          "items_spotting",
          "items_table",
          "items_text",
          "items_vqa",
          "items_vqa_position"}) {
        add(stem, item);
    }
    add("aggregate", aggregate);
    add("fn_levenshtein",
        [](const Value& line) { return number(editDistance(text(line, "a"), text(line, "b"))); });
    add("fn_anls_similarity", [](const Value& line) {
        return number(similarity(lower(text(line, "a")), lower(text(line, "b")), 0.0));
    });
    add("fn_iou", iouValue);
    add("fn_extract_coordinates", extractCoordinates);
    add("fn_extract_spotting", extractSpotting);
    add("fn_str_to_dict", strToDict);
    add("fn_str_to_multidict_html", chartTable);
    add("fn_generate_combinations", combinations);
    add("fn_kie_f1", kieF1);
    add("fn_wrap_html_table", utf8(wrapHtmlTable, "html"));
    add("fn_markdown_to_html", utf8(markdownToHtml, "markdown"));
    add("fn_dict_to_html",
        [](const Value& line) { return Json(toUtf8(dictToHtml(at(line, "dict")))); });
    add("fn_html_tree", htmlTree);
    add("fn_teds", tedsOf);
    add("fn_teds_big", tedsOf);
    add("fn_doc_tree",
        [](const Value& line) { return documentNode(readDocument(text(line, "text")), 0); });
    add("fn_doc_line_clean", utf8(cleanDocumentLine, "text"));
    add("fn_remove_text_tags", utf8(removeTextTags, "text"));
    add("fn_text_metrics", textMetrics);
    add("fn_meteor_wordnet", textMetrics);
    add("fn_porter_stem", utf8(porterStem, "word"));
    add("fn_wordnet_synonyms", synonyms);
    add("fn_jieba_cut", jieba);
    return families;
}

} // namespace groundmark::golden
