// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/ocrbench_v2/item.h"

#include "evaluation/metrics/boxes.h"
#include "evaluation/metrics/document.h"
#include "evaluation/metrics/fields.h"
#include "evaluation/metrics/page_text.h"
#include "evaluation/metrics/spotting.h"
#include "evaluation/metrics/teds.h"
#include "evaluation/metrics/vqa.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace groundmark::evaluation::ocrbench_v2 {

using python::Value;

namespace {

enum class Rule
{
    EnglishVqa,
    ChineseVqa,
    Counting,
    EnglishFormula,
    ChineseFormula,
    EnglishTable,
    ChineseTable,
    Chart,
    Document,
    EnglishFields,
    ChineseFields,
    Position,
    Grounding,
    Spotting,
    EnglishPage,
    ChinesePage,
    FineGrained,
    Translation,
    Handwritten,
};

const Rule* ruleOf(const Text& type)
{
    static const std::unordered_map<Text, Rule> kRules {
        {U"APP agent en", Rule::EnglishVqa},
        {U"ASCII art classification en", Rule::EnglishVqa},
        {U"math QA en", Rule::EnglishVqa},
        {U"reasoning VQA en", Rule::EnglishVqa},
        {U"science QA en", Rule::EnglishVqa},
        {U"text recognition en", Rule::EnglishVqa},
        {U"document classification en", Rule::EnglishVqa},
        {U"cognition VQA en", Rule::EnglishVqa},
        {U"diagram QA en", Rule::EnglishVqa},
        {U"cognition VQA cn", Rule::ChineseVqa},
        {U"reasoning VQA cn", Rule::ChineseVqa},
        {U"text counting en", Rule::Counting},
        {U"formula recognition en", Rule::EnglishFormula},
        {U"formula recognition cn", Rule::ChineseFormula},
        {U"table parsing en", Rule::EnglishTable},
        {U"table parsing cn", Rule::ChineseTable},
        {U"chart parsing en", Rule::Chart},
        {U"document parsing en", Rule::Document},
        {U"document parsing cn", Rule::Document},
        {U"key information extraction en", Rule::EnglishFields},
        {U"key information mapping en", Rule::EnglishFields},
        {U"key information extraction cn", Rule::ChineseFields},
        {U"VQA with position en", Rule::Position},
        {U"text grounding en", Rule::Grounding},
        {U"text spotting en", Rule::Spotting},
        {U"full-page OCR en", Rule::EnglishPage},
        {U"full-page OCR cn", Rule::ChinesePage},
        {U"fine-grained text recognition en", Rule::FineGrained},
        {U"text translation cn", Rule::Translation},
        {U"handwritten answer extraction cn", Rule::Handwritten},
    };
    const auto it = kRules.find(type);
    return it == kRules.end() ? nullptr : &it->second;
}

/// Short answers: `eval` absent, "multiple choice" or "case sensitive"; all else raises.
Graded shortAnswer(
    const Value& item, const Value& predict, const Value& answers, bool chinese, Explain explain)
{
    const Value* eval = item.find("eval");
    if (eval == nullptr) {
        return vqa(predict, answers, chinese ? VqaRule::Chinese : VqaRule::English, explain);
    }
    if (eval->isString() && eval->text() == U"multiple choice") {
        return multipleChoice(predict, answers, chinese, explain);
    }
    if (eval->isString() && eval->text() == U"case sensitive") {
        return vqa(predict, answers, VqaRule::CaseSensitive, explain);
    }
    return raises("The item names an unknown evaluation method.");
}

Graded dispatch(
    Rule rule,
    const Value& item,
    const Value& predict,
    const Value& answers,
    const Lexicons& lexicons,
    Explain explain)
{
    static const Value kNone;
    const auto field = [&item](std::string_view key) -> const Value& {
        const Value* value = item.find(key);
        return value != nullptr ? *value : kNone;
    };
    switch (rule) {
    case Rule::EnglishVqa:
    case Rule::ChineseVqa:
        return shortAnswer(item, predict, answers, rule == Rule::ChineseVqa, explain);
    case Rule::Counting:
        return item.find("eval") != nullptr ? counting(predict, answers, field("eval"), explain)
                                            : raises("A counting item needs `eval`.");
    case Rule::EnglishFormula:
    case Rule::ChineseFormula:
        return formula(predict, answers, rule == Rule::ChineseFormula, explain);
    case Rule::EnglishTable:
    case Rule::ChineseTable:
        return tableParsing(
            field("question"), predict, answers, rule == Rule::ChineseTable, explain);
    case Rule::Chart:
        return chartParsing(predict, answers, explain);
    case Rule::Document:
        return documentParsing(predict, answers, explain);
    case Rule::EnglishFields:
    case Rule::ChineseFields:
        return fieldMatch(predict, answers, rule == Rule::ChineseFields, explain);
    case Rule::Position:
        return vqaWithPosition(predict, answers, field("bbox"), explain);
    case Rule::Grounding:
        return grounding(predict, answers, explain);
    case Rule::Spotting:
        return spotting(predict, field("bbox"), field("content"), explain);
    case Rule::EnglishPage:
        return pageText(predict, answers, PageRule::FullPageEnglish, lexicons, explain);
    case Rule::ChinesePage:
        return pageText(predict, answers, PageRule::FullPageChinese, lexicons, explain);
    case Rule::FineGrained:
        return pageText(predict, answers, PageRule::FineGrained, lexicons, explain);
    case Rule::Translation:
        return pageText(predict, answers, PageRule::Translation, lexicons, explain);
    case Rule::Handwritten:
        return handwritten(field("question"), predict, answers, lexicons, explain);
    }
    return raises("The item's type is unknown.");
}

} // namespace

Graded scoreItem(const Value& item, const Lexicons& lexicons, Explain explain)
{
    const Value* type = item.find("type");
    const Rule* rule = type != nullptr && type->isString() ? ruleOf(type->text()) : nullptr;
    if (rule == nullptr) {
        return raises("The item's type is unknown.");
    }
    const Value* predict = item.find("predict");
    const Value* answers = item.find("answers");
    if (predict == nullptr || answers == nullptr) {
        return raises(
            predict == nullptr ? "The item has no `predict`." : "The item has no `answers`.");
    }
    return dispatch(*rule, item, *predict, *answers, lexicons, explain);
}

bool isRefusal(TextView text)
{
    static constexpr std::array<TextView, 16> kOpenings {
        U"i'm sorry",
        U"i’m sorry",
        U"i am sorry",
        U"sorry, ",
        U"i cannot",
        U"i can't",
        U"i can’t",
        U"i am unable",
        U"i'm unable",
        U"i’m unable",
        U"i'm not able",
        U"as an ai",
        U"抱歉",
        U"对不起",
        U"很抱歉",
        U"我无法"};
    constexpr std::size_t kLongestRefusal = 400; // a longer text says something else as well
    const Text start = lower(strip(text).substr(0, kLongestRefusal + 1));
    return start.size() <= kLongestRefusal
        && std::any_of(kOpenings.begin(), kOpenings.end(), [&start](TextView opening) {
               return start.starts_with(opening);
           });
}

Outcome outcomeOf(const Graded& graded, const Value& predict)
{
    const bool isEmpty
        = predict.is(Value::Kind::None) || (predict.isString() && strip(predict.text()).empty());
    if (isEmpty) {
        return Outcome::RefusedOrEmpty;
    }
    // What VLMEvalKit writes in place of a reply (vlmeval/api/base.py, fail_msg).
    if (predict.isString() && contains(predict.text(), U"Failed to obtain answer via API.")) {
        return Outcome::ApiError;
    }
    if (predict.isString() && graded.value < 0.5 && isRefusal(predict.text())) {
        return Outcome::RefusedOrEmpty;
    }
    return graded.finding == Finding::Scored ? Outcome::Scored : Outcome::Unparseable;
}

} // namespace groundmark::evaluation::ocrbench_v2
