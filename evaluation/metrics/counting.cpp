// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/edit_distance.h"
#include "evaluation/metrics/text.h"
#include "evaluation/metrics/vqa.h"

#include <algorithm>
#include <cmath>

namespace groundmark::evaluation {

using python::Value;

namespace {

/// The first run of decimal digits of any script; the inner optional is empty where int() refuses
/// the number for its length.
std::optional<std::optional<std::string>> firstNumber(const Text& text)
{
    const auto isDigit = [](char32_t c) { return digitValue(c).has_value(); };
    const auto start = std::find_if(text.begin(), text.end(), isDigit);
    if (start == text.end()) {
        return std::nullopt;
    }
    const auto end = std::find_if_not(start, text.end(), isDigit);
    return python::intFromText(TextView(&*start, std::size_t(end - start)));
}

struct Count
{
    double value = 0.0;
    std::string formula;
    bool noNumber = false;
    bool raises = false;
};

Count regression(const Text& answer, const Text& prediction)
{
    const auto number = firstNumber(prediction);
    if (!number) {
        return {0.0, "no number in the prediction = 0", true, false};
    }
    if (!*number) {
        return {0.0, {}, false, true};
    }
    if (**number == "0") {
        return {0.0, "the prediction is 0 = 0", false, false};
    }
    const auto truth = python::intFromText(answer);
    if (!truth) {
        return {0.0, {}, false, true};
    }
    const double n = python::toDouble(**number);
    const double a = python::toDouble(*truth);
    if (n >= 2 * a) {
        return {0.0, shortNumber(n) + " ≥ 2 × " + shortNumber(a) + ": 0", false, false};
    }
    const double r = 1.0 - std::abs(n - a) / a;
    const std::string formula = "1 − |" + shortNumber(n) + " − " + shortNumber(a) + "| / "
        + shortNumber(a) + " = " + shortNumber(r);
    return {r > 0.5 ? r : 0.0, formula, false, false};
}

} // namespace

Graded counting(const Value& predict, const Value& answers, const Value& method, Explain explain)
{
    const bool isList = answers.is(Value::Kind::List);
    if (isList && predict.is(Value::Kind::Float) && std::isnan(predict.number())) {
        return unparseable("The prediction is not a number.");
    }
    if (!predict.isString() || (!isList && !answers.isString())) {
        return raises("The prediction is not a text.");
    }
    const Text prediction = normaliseForVqa(predict.text());
    const bool exact = method.isString() && method.text() == U"exact match";
    const bool byDistance = method.isString() && method.text() == U"regression";
    Graded graded = scored(0.0);
    Count best;
    Text bestAnswer;
    const std::vector<Value> all = isList ? answers.items() : std::vector<Value> {answers};
    for (const Value& one : all) {
        if (!one.isString() && !one.isNumber() && !one.is(Value::Kind::Bool)) {
            return raises("An answer is neither text nor number.");
        }
        const Text answer = normaliseForVqa(python::str(one));
        Count count;
        if (exact) {
            // The officials lower the answers of a list, but search the raw prediction for them.
            const bool hit
                = contains(isList ? TextView(predict.text()) : TextView(prediction), answer);
            count = {hit ? 1.0 : 0.0, hit ? "found = 1" : "not found = 0", false, false};
        } else if (byDistance) {
            count = regression(answer, prediction);
        }
        if (count.raises) {
            return raises("The answer or the prediction is no whole number.");
        }
        if (&one == &all.front() || count.value > best.value) {
            best = count;
            bestAnswer = answer;
        }
    }
    graded.value = best.value;
    if (best.noNumber) {
        graded.finding = Finding::Unparseable;
        graded.note = "There is no number in the prediction.";
    }
    if (explain == Explain::Yes) {
        graded.reason = {
            {"rule", exact ? "counting, exact match" : "counting, distance to the true count"},
            {"normalised",
             exact ? soughtPair(
                 "lower case, trimmed", bestAnswer, isList ? predict.text() : prediction)
                   : normalisedPair("lower case, trimmed", bestAnswer, prediction)},
            {"formula", best.formula}};
    }
    return graded;
}

Text removeTextTags(TextView text)
{
    constexpr TextView kTag = U"\\text{";
    Text result;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t tag = text.find(kTag, at);
        if (tag == TextView::npos) {
            break;
        }
        const std::size_t content = tag + kTag.size();
        const std::size_t end = text.find_first_of(U"{}", content);
        if (end == TextView::npos) {
            break;
        }
        result += text.substr(at, tag - at);
        if (text[end] == U'}') {
            result += text.substr(content, end - content);
            at = end + 1;
        } else {
            result += text.substr(tag, content - tag);
            at = content;
        }
    }
    return result + Text(text.substr(std::min(at, text.size())));
}

Graded formula(const Value& predict, const Value& answers, bool chinese, Explain explain)
{
    std::vector<Value> all;
    if (answers.is(Value::Kind::List)) {
        all = answers.items();
    } else if (answers.isString()) {
        all = {answers};
    }
    if (chinese) {
        const bool isNan = predict.is(Value::Kind::None)
            || (predict.is(Value::Kind::Float) && std::isnan(predict.number()))
            || (predict.isString() && lower(predict.text()) == U"nan");
        if (isNan) {
            return unparseable("The prediction is not a number.");
        }
        const std::size_t count = answers.isString() ? answers.text().size() : all.size();
        if (count != 1) {
            return raises("A formula item needs exactly one answer.");
        }
    } else if (all.empty() && !answers.is(Value::Kind::List)) {
        return raises("The answers are neither a list nor a text.");
    }
    const bool allText
        = std::all_of(all.begin(), all.end(), [](const Value& one) { return one.isString(); });
    if (!allText || (!predict.isString() && !all.empty())) {
        return raises("The prediction or an answer is not a text.");
    }
    const auto normalise = [chinese](const Text& text) {
        Text result = normaliseForVqa(chinese ? removeTextTags(text) : text, false);
        return without(result, U' ');
    };
    const Text prediction = normalise(predict.text());
    Graded graded = scored(0.0);
    Text shown;
    for (const Value& one : all) {
        const Text answer = normalise(one.text());
        const bool hit = contains(prediction, answer);
        if (hit || &one == &all.front()) {
            shown = answer;
        }
        graded.value = hit ? 1.0 : graded.value;
    }
    if (explain == Explain::Yes) {
        graded.reason
            = {{"rule", "formula: the answer stands in the prediction, blanks aside"},
               {"normalised",
                soughtPair(
                    chinese ? "\\text{…} unwrapped, without blanks" : "without blanks",
                    shown,
                    prediction)}};
        if (graded.value == 0.0) {
            graded.reason["edits"] = editScript(shown, prediction);
        }
    }
    return graded;
}

} // namespace groundmark::evaluation
