// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/vqa.h"

#include "evaluation/metrics/text.h"

#include <algorithm>

namespace groundmark::evaluation {

using python::Value;

namespace {

constexpr double kThreshold = 0.5;
constexpr std::size_t kShortWords = 5;
constexpr std::size_t kShortPieces = 4;

/// str() of a number, the text itself, nothing for anything else (where the official program has no
/// way on).
std::optional<Text> textOf(const Value& value)
{
    if (value.isString() || value.isNumber() || value.is(Value::Kind::Bool)) {
        return python::str(value);
    }
    return std::nullopt;
}

Text normalise(TextView text, VqaRule rule)
{
    Text result = normaliseForVqa(text, rule != VqaRule::CaseSensitive);
    return rule == VqaRule::Chinese ? without(result, U' ') : result;
}

bool isShort(const Text& answer, VqaRule rule)
{
    return rule == VqaRule::Chinese ? split(answer, U',').size() < kShortPieces
                                    : words(answer).size() < kShortWords;
}

const char* nameOf(VqaRule rule)
{
    switch (rule) {
    case VqaRule::English:
        return "VQA, English";
    case VqaRule::CaseSensitive:
        return "VQA, case sensitive";
    case VqaRule::Chinese:
        return "VQA, Chinese";
    }
    return "";
}

const char* howOf(VqaRule rule)
{
    switch (rule) {
    case VqaRule::English:
        return "lower case, trimmed, line breaks as blanks";
    case VqaRule::CaseSensitive:
        return "trimmed, line breaks as blanks";
    case VqaRule::Chinese:
        return "lower case, trimmed, without blanks";
    }
    return "";
}

/// One answer against one prediction.
struct Comparison
{
    double value = 0.0;
    bool bySubstring = false;
    bool tooLong = false;
};

/// `plain` is the branch for answers that are no list.
Comparison compare(const Text& answer, const Text& prediction, VqaRule rule, bool plain)
{
    const bool isShortAnswer = isShort(answer, rule);
    if (isShortAnswer && contains(prediction, answer)) {
        return {1.0, true, false};
    }
    const bool compareShort = plain && rule != VqaRule::English;
    if (isShortAnswer != compareShort) {
        return {0.0, isShortAnswer, false};
    }
    const auto value = similarity(answer, prediction, kThreshold);
    return {value.value_or(0.0), false, !value.has_value()};
}

Reason explain(VqaRule rule, const Text& answer, const Text& prediction, const Comparison& result)
{
    Reason reason
        = {{"rule", nameOf(rule)},
           {"normalised",
            result.bySubstring ? soughtPair(howOf(rule), answer, prediction)
                               : normalisedPair(howOf(rule), answer, prediction)}};
    if (result.bySubstring) {
        reason["formula"] = result.value == 1.0 ? "short answer found in the prediction = 1"
                                                : "short answer not found in the prediction = 0";
        if (answer.empty()) {
            reason["notes"].push_back("An empty answer is found in every prediction.");
        }
    } else {
        explainSimilarity(reason, answer, prediction);
        if (result.value == 0.0) {
            reason["notes"].push_back("A similarity below 0.5 counts as 0.");
        }
    }
    return reason;
}

} // namespace

Graded vqa(const Value& predict, const Value& answers, VqaRule rule, Explain explainIt)
{
    const bool isList = answers.is(Value::Kind::List);
    if (!isList && !answers.isString()) {
        return raises("The answers are neither a list nor a text.");
    }
    if (isList && answers.items().empty()) {
        return scored(0.0);
    }
    const auto said = isList || predict.isString() ? textOf(predict) : std::nullopt;
    if (!said) {
        return raises("The prediction is not a text.");
    }
    const Text prediction = normalise(*said, rule);
    Graded graded = scored(0.0);
    const std::vector<Value> all = isList ? answers.items() : std::vector<Value> {answers};
    Comparison best;
    std::optional<Text> bestAnswer;
    for (const Value& one : all) {
        const auto raw = textOf(one);
        if (!raw) {
            return raises("An answer is neither text nor number.");
        }
        const Text answer = normalise(*raw, rule);
        const Comparison result = compare(answer, prediction, rule, !isList);
        if (!bestAnswer || result.value > best.value) {
            best = result;
            bestAnswer = answer;
        }
        if (result.tooLong) {
            graded.finding = Finding::Unparseable;
            graded.note = "The texts are too long to compare.";
        }
    }
    graded.value = best.value;
    if (explainIt == Explain::Yes) {
        graded.reason = explain(rule, *bestAnswer, prediction, best);
        if (all.size() > 1) {
            graded.reason["notes"].push_back(
                "Best of " + std::to_string(all.size()) + " acceptable answers.");
        }
    }
    return graded;
}

Graded multipleChoice(const Value& predict, const Value& answers, bool chinese, Explain explainIt)
{
    const Value* answer = &answers;
    Value firstLetter;
    if (answers.is(Value::Kind::List)) {
        if (answers.items().size() != 1) {
            return raises("A multiple-choice item needs exactly one answer.");
        }
        answer = &answers.items().front();
    } else if (chinese) {
        if (!answers.isString() || answers.text().size() != 1) {
            return raises("A multiple-choice item needs exactly one answer.");
        }
    }
    if (!predict.isString()) {
        return chinese ? raises("The prediction is not a text.")
                       : unparseable("The prediction is not a text.");
    }
    Text letters;
    std::copy_if(
        predict.text().begin(), predict.text().end(), std::back_inserter(letters), isAlpha);
    Graded graded = scored(answer->isString() && letters == answer->text() ? 1.0 : 0.0);
    if (letters.empty()) {
        graded.finding = Finding::Unparseable;
        graded.note = "There is no letter in the prediction.";
    }
    if (explainIt == Explain::Yes) {
        graded.reason
            = {{"rule", "multiple choice: the letters of the prediction equal the answer"},
               {"normalised", normalisedPair("letters only", python::str(*answer), letters)}};
    }
    return graded;
}

} // namespace groundmark::evaluation
