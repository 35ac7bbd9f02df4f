// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/text_reasons.h"

#include "evaluation/metrics/text.h"

#include <string>
#include <unordered_set>

namespace groundmark::evaluation {

namespace {

std::string share(std::size_t part, std::size_t whole)
{
    return std::to_string(part) + '/' + std::to_string(whole);
}

/// "precision 5 / 6, recall 5 / 7, harmonic mean = 0.7692".
std::string harmonic(std::size_t common, std::size_t answer, std::size_t truth, double value)
{
    return "precision " + std::to_string(common) + " / " + std::to_string(answer) + ", recall "
        + std::to_string(common) + " / " + std::to_string(truth)
        + ", harmonic mean = " + shortNumber(value);
}

/// Distinct words of `tokens` that `others` does not have, in their order.
Reason wordsWithout(const Tokens& tokens, const std::unordered_set<Text>& others)
{
    Reason list = Reason::array();
    std::unordered_set<Text> seen;
    for (const Text& token : tokens) {
        if (list.size() == kMostListedWords) {
            break;
        }
        if (!others.contains(token) && seen.insert(token).second) {
            list.push_back(toUtf8(token));
        }
    }
    return list;
}

} // namespace

Reason bleuReason(const Tokens& truth, const Tokens& answer)
{
    const Bleu parts = bleuInParts(truth, answer);
    Reason reason = {{"rule", "BLEU-4 without smoothing"}};
    if (parts.matches[0] == 0) {
        reason["formula"] = "no common word = 0";
        return reason;
    }
    std::string formula = "brevity " + shortNumber(parts.brevity) + " × (";
    for (std::size_t order = 0; order < parts.grams.size(); ++order) {
        formula += (order > 0 ? " · " : "") + share(parts.matches[order], parts.grams[order]);
    }
    reason["formula"] = formula + ")^¼ = " + shortNumber(parts.value);
    if (parts.matches.back() == 0) {
        reason["notes"].push_back("An order without a match counts as the smallest positive "
                                  "number, so BLEU is nearly 0.");
    }
    return reason;
}

Reason meteorReason(const Tokens& truth, const Tokens& answer, const Meteor& meteor)
{
    const std::size_t matched = meteor.matches.size();
    Reason reason
        = {{"rule",
            std::to_string(matched) + " of " + std::to_string(answer.size()) + " words matched in "
                + std::to_string(meteor.chunks) + " chunks"}};
    if (matched == 0) {
        reason["formula"] = "no common word = 0";
        return reason;
    }
    reason["formula"] = "F " + shortNumber(meteor.mean) + " × (1 − 0.5 × ("
        + std::to_string(meteor.chunks) + " / " + std::to_string(matched)
        + ")³) = " + shortNumber(meteor.value);
    Reason alignment = Reason::array();
    for (const auto& [a, t] : meteor.matches) {
        if (alignment.size() == kMostListedWords) {
            break;
        }
        alignment.push_back({{"truth", toUtf8(truth[t])}, {"answer", toUtf8(answer[a])}});
    }
    reason["alignment"] = std::move(alignment);
    return reason;
}

Reason setReason(const Tokens& truth, const Tokens& answer)
{
    const std::unordered_set<Text> truths(truth.begin(), truth.end());
    const std::unordered_set<Text> answers(answer.begin(), answer.end());
    std::size_t common = 0;
    for (const Text& word : answers) {
        common += truths.contains(word) ? 1U : 0U;
    }
    return {
        {"rule", "precision and recall over the sets of words"},
        {"formula",
         harmonic(common, answers.size(), truths.size(), setScores(truth, answer).f.value_or(0.0))},
        {"missing", wordsWithout(truth, answers)},
        {"extra", wordsWithout(answer, truths)}};
}

Reason rougeReason(TextView truth, TextView answer)
{
    Reason reason = {{"rule", "ROUGE-L F over sentences"}};
    if (const auto parts = rougeInParts(truth, answer)) {
        reason["formula"]
            = harmonic(parts->common, parts->answerWords, parts->truthWords, parts->value);
    }
    return reason;
}

} // namespace groundmark::evaluation
