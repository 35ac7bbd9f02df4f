// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/page_text.h"

#include "evaluation/metrics/edit_distance.h"
#include "evaluation/metrics/text.h"
#include "evaluation/metrics/text_reasons.h"

#include <array>

namespace groundmark::evaluation {

using python::Value;

namespace {

Reason reasonOf(const PageMetrics& metrics, TextView truth, TextView answer, double value)
{
    const auto part = [](const char* name, double score, Reason reason) -> Reason {
        return {{"name", name}, {"score", score}, {"weight", 0.25}, {"reason", std::move(reason)}};
    };
    const Tokens& t = metrics.truthTokens;
    const Tokens& a = metrics.answerTokens;
    const double f = metrics.sets.f.value_or(0.0);
    const double edit = 1.0 - metrics.editDistance.value_or(1.0);
    Reason reason
        = {{"rule", "mean of BLEU, METEOR, F and 1 − edit distance"},
           {"formula",
            "(" + shortNumber(metrics.bleu) + " + " + shortNumber(metrics.meteor.value) + " + "
                + shortNumber(f) + " + " + shortNumber(edit) + ") / 4 = " + shortNumber(value)},
           {"parts",
            Reason::array(
                {part("BLEU", metrics.bleu, bleuReason(t, a)),
                 part("METEOR", metrics.meteor.value, meteorReason(t, a, metrics.meteor)),
                 part("F", f, setReason(t, a)),
                 part("1 − edit distance", edit, {{"rule", "on the texts as they are"}})})},
           {"edits", editScript(truth, answer)}};
    reason["notes"].push_back(
        metrics.chinese ? "Words are jieba's, since there are Chinese characters."
                        : "Words are what stands between blanks.");
    return reason;
}

Graded scorePair(
    TextView truth,
    TextView answer,
    bool undefinedRaises,
    const Lexicons& lexicons,
    Explain explain)
{
    const PageMetrics metrics = pageMetrics(truth, answer, lexicons);
    if (!metrics.editDistance) {
        return unparseable("The texts are too long to compare.");
    }
    if (!metrics.sets.f && undefinedRaises) {
        return raises("The prediction or the answer is blank.");
    }
    const double value = (metrics.bleu + metrics.meteor.value + metrics.sets.f.value_or(0.0)
                          + (1.0 - *metrics.editDistance))
        / 4.0;
    return scored(
        value, explain == Explain::Yes ? reasonOf(metrics, truth, answer, value) : Reason());
}

/// One joining of the answer's characters; the shortest comes first.
Graded joined(const Text& answer, const Text& prediction, Explain explain)
{
    static constexpr std::array<TextView, 10> kJoints {
        U"", U".", U". ", U",", U", ", U"、", U";", U"; ", U" ", U"和"};
    Tokens characters;
    for (char32_t c : answer) {
        characters.emplace_back(1, c);
    }
    Text hit = answer;
    bool found = false;
    for (TextView joint : kJoints) {
        const Text candidate = join(characters, joint);
        if (contains(prediction, candidate)) {
            hit = candidate;
            found = true;
            break;
        }
    }
    Reason reason;
    if (explain == Explain::Yes) {
        reason = {
            {"rule", "the answer, or its characters with marks between them, is in the prediction"},
            {"normalised", soughtPair("as they are", hit, prediction)}};
    }
    return scored(found ? 1.0 : 0.0, std::move(reason));
}

} // namespace

PageMetrics pageMetrics(TextView truth, TextView answer, const Lexicons& lexicons)
{
    PageMetrics metrics;
    metrics.editDistance = normalisedDistance(truth, answer);
    if (!metrics.editDistance) {
        return metrics; // what is too long for that takes too long altogether
    }
    metrics.chinese = hasChinese(truth) || hasChinese(answer);
    metrics.truthTokens = tokenize(truth, metrics.chinese, lexicons);
    metrics.answerTokens = tokenize(answer, metrics.chinese, lexicons);
    metrics.bleu = bleu(metrics.truthTokens, metrics.answerTokens);
    metrics.meteor = meteor(metrics.truthTokens, metrics.answerTokens, lexicons.wordNet());
    metrics.sets = setScores(metrics.truthTokens, metrics.answerTokens);
    return metrics;
}

Graded pageText(
    const Value& predict,
    const Value& answers,
    PageRule rule,
    const Lexicons& lexicons,
    Explain explain)
{
    // The officials take answers[0]; of a plain text that is its first character.
    Text truth;
    if (answers.is(Value::Kind::List) && !answers.items().empty()
        && answers.items().front().isString()) {
        truth = answers.items().front().text();
    } else if (answers.isString() && !answers.text().empty()) {
        truth = answers.text().substr(0, 1);
    } else {
        return raises("The answer is not a text.");
    }
    const bool isText = predict.isString();
    switch (rule) {
    case PageRule::FullPageEnglish:
        if (!isText && predict.isTruthy()) {
            return raises("The prediction is not a text.");
        }
        break;
    case PageRule::Translation:
        if (!isText) {
            return raises("The prediction is not a text.");
        }
        if (truth.empty()) {
            Graded graded = scored(0.0);
            graded.ignored = true;
            graded.note = "The reference is empty, so the item does not count.";
            return graded;
        }
        break;
    case PageRule::Handwritten:
        if (!isText) {
            return raises("The prediction is not a text.");
        }
        break;
    default:
        break;
    }
    if (!isText) {
        return unparseable("The prediction is not a text.");
    }
    if (predict.text().empty() && rule != PageRule::Handwritten) {
        return unparseable("The prediction is empty.");
    }
    const bool undefinedRaises = rule == PageRule::FullPageChinese || rule == PageRule::Translation;
    return scorePair(truth, predict.text(), undefinedRaises, lexicons, explain);
}

Graded handwritten(
    const Value& question,
    const Value& predict,
    const Value& answers,
    const Lexicons& lexicons,
    Explain explain)
{
    if (question.isString() && contains(question.text(), U"简答")) {
        return pageText(predict, answers, PageRule::Handwritten, lexicons, explain);
    }
    const bool isOne = answers.is(Value::Kind::List) && answers.items().size() == 1
        && answers.items().front().isString();
    if (!isOne || !predict.isString()) {
        return raises("A handwritten item needs one answer and one prediction, both texts.");
    }
    return joined(answers.items().front().text(), predict.text(), explain);
}

} // namespace groundmark::evaluation
