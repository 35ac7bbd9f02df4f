// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/logicocr/parse.h"

#include "evaluation/metrics/edit_distance.h"
#include "evaluation/metrics/page_text.h"
#include "evaluation/metrics/text.h"
#include "evaluation/metrics/text_reasons.h"

#include <functional>

namespace groundmark::evaluation::logicocr {

using python::Value;

namespace {

bool isLetter(char32_t c)
{
    return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z');
}

bool isOption(char32_t c)
{
    return (c >= U'a' && c <= U'd') || (c >= U'A' && c <= U'D');
}

/// Where "before X after" stands, X one letter; `blanks`: white space may stand behind `before`'s
/// keyword "Answer:".
struct Pattern
{
    const char* rule;
    TextView keyword; ///< "Answer:" and then any white space, or empty
    TextView before;
    TextView after;
};

/// The letter of the last match that is an option; `first` takes the first match, whatever it is.
std::optional<char32_t> find(TextView text, const Pattern& pattern, bool first = false)
{
    std::optional<char32_t> found;
    const TextView anchor = pattern.keyword.empty() ? pattern.before : pattern.keyword;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t hit = anchor.empty() ? at : text.find(anchor, at);
        if (hit == TextView::npos) {
            break;
        }
        at = hit + 1;
        std::size_t i = hit + anchor.size();
        if (!pattern.keyword.empty()) {
            while (i < text.size() && isSpace(text[i])) {
                ++i;
            }
            if (text.substr(i, pattern.before.size()) != pattern.before) {
                continue;
            }
            i += pattern.before.size();
        }
        if (i >= text.size() || !isLetter(text[i])
            || text.substr(i + 1, pattern.after.size()) != pattern.after) {
            continue;
        }
        if (first) {
            return text[i];
        }
        if (isOption(text[i])) {
            found = text[i];
        }
        at = i + 1 + pattern.after.size(); // matches do not overlap
    }
    return found;
}

Choice chosen(char32_t letter, const char* rule)
{
    return {Text(1, letter), rule, false};
}

/// The option whose whole text follows "answer:".
Choice byChoiceText(TextView text, const Text& choices)
{
    const Text response = lower(text);
    for (TextView line : split(choices, U'\n')) {
        const Text option = lower(line);
        if (contains(response, U"answer: " + option) || contains(response, U"answer:" + option)) {
            if (line.empty()) {
                return {std::nullopt, "", true};
            }
            return chosen(line.front(), "the text of an option behind \"answer:\"");
        }
    }
    return {std::nullopt, "no rule applies", false};
}

std::optional<Text> behindPhrase(TextView text)
{
    for (TextView phrase : {TextView(U"The answer is "), TextView(U"The correct answer is ")}) {
        const std::size_t at = text.rfind(phrase);
        if (at != TextView::npos) {
            return without(text.substr(at + phrase.size()), U'.');
        }
    }
    return std::nullopt;
}

} // namespace

Choice parseResponse(const Value& response, const Value& choices, Variant variant)
{
    if (!response.isString()) {
        return {std::nullopt, "", true};
    }
    Text text = replaceAll(response.text(), U"### Final Answer:", U"");
    constexpr TextView kAnswer = U"Answer:";
    for (const Pattern& pattern :
         {Pattern {"Answer: X", kAnswer, U"", U""},
          Pattern {"Answer: **X**", kAnswer, U"**", U"**"},
          Pattern {"Answer: $X$", kAnswer, U"$", U"$"},
          Pattern {"Answer: $X", kAnswer, U"$", U""}}) {
        if (const auto letter = find(text, pattern)) {
            return chosen(*letter, pattern.rule);
        }
    }
    const Pattern boxed {"\\boxed{X}", U"", U"\\boxed{", U"}"};
    if (const auto letter = find(text, boxed, true)) {
        return chosen(*letter, boxed.rule);
    }
    const Pattern inBrackets {"(X)", U"", U"(", U")"};
    if (const auto letter = find(text, inBrackets)) {
        return chosen(*letter, inBrackets.rule);
    }
    text = U' ' + Text(strip(text));
    for (const Pattern& pattern :
         {Pattern {"X)", U"", U"", U")"},
          Pattern {"{X}", U"", U"{", U"}"},
          Pattern {"$X$", U"", U"$", U"$"},
          Pattern {"X. behind a blank", U"", U" ", U"."}}) {
        if (const auto letter = find(text, pattern)) {
            return chosen(*letter, pattern.rule);
        }
    }
    constexpr std::size_t kShortest = 5;
    const Pattern alone {"X alone", U"", U" ", U""};
    if (text.size() <= kShortest) {
        if (const auto letter = find(text, alone)) {
            return chosen(*letter, alone.rule);
        }
    }
    if (variant == Variant::LlavaOneVision15) {
        if (auto phrase = behindPhrase(text)) {
            return {std::move(phrase), "The answer is X", false};
        }
    }
    if (choices.is(Value::Kind::None)) {
        return {std::nullopt, "no rule applies", false};
    }
    return choices.isString() ? byChoiceText(text, choices.text())
                              : Choice {std::nullopt, "", true};
}

Graded answerScore(
    const Value& response,
    const Value& choices,
    const Value& solution,
    Variant variant,
    Explain explain)
{
    const Choice choice = parseResponse(response, choices, variant);
    if (choice.raises || !solution.isString()) {
        return raises("The response, an option or the solution is not a text.");
    }
    Graded graded = choice.letter
        ? scored(lower(*choice.letter) == lower(solution.text()) ? 1.0 : 0.0)
        : unparseable("No option is named.");
    if (explain == Explain::Yes) {
        graded.reason
            = {{"rule", "LogicOCR: " + choice.rule},
               {"normalised",
                normalisedPair(
                    "the option's letter", solution.text(), choice.letter.value_or(Text()))}};
    }
    return graded;
}

namespace {

/// What the official program compares: the page's text and the transcription, on one line each.
struct OcrTexts
{
    Text truth;
    Text answer;
};

OcrTexts ocrTexts(
    const Value& context, const Value& question, const Value& choices, const Value& transcription)
{
    return {
        lower(
            context.text() + U' ' + question.text() + U' '
            + replaceAll(choices.text(), U"\n", U" ")),
        lower(replaceAll(replaceAll(transcription.text(), U"\n\n", U" "), U"\n", U" "))};
}

} // namespace

std::optional<OcrQuality> ocrQuality(
    const Value& context,
    const Value& question,
    const Value& choices,
    const Value& transcription,
    const Lexicons& lexicons)
{
    if (!context.isString() || !question.isString() || !choices.isString()
        || !transcription.isString()) {
        return std::nullopt;
    }
    const auto [truth, answer] = ocrTexts(context, question, choices, transcription);
    const PageMetrics metrics = pageMetrics(truth, answer, lexicons);
    const auto rouge = rougeL(join(metrics.truthTokens, U" "), join(metrics.answerTokens, U" "));
    if (!rouge || !metrics.editDistance || !metrics.sets.f) {
        return std::nullopt;
    }
    return OcrQuality {
        metrics.bleu,
        metrics.meteor.value,
        *rouge,
        *metrics.sets.f,
        *metrics.sets.precision,
        *metrics.sets.recall,
        *metrics.editDistance};
}

Reason ocrReasons(
    const Value& context,
    const Value& question,
    const Value& choices,
    const Value& transcription,
    const Lexicons& lexicons)
{
    const auto [truth, answer] = ocrTexts(context, question, choices, transcription);
    const bool chinese = hasChinese(truth) || hasChinese(answer);
    const Tokens t = tokenize(truth, chinese, lexicons);
    const Tokens a = tokenize(answer, chinese, lexicons);
    return {
        {"1 - edit distance",
         {{"rule", "1 − edit distance of the page's text in lower case"},
          {"edits", editScript(truth, answer)}}},
        {"BLEU", bleuReason(t, a)},
        {"METEOR", meteorReason(t, a, meteor(t, a, lexicons.wordNet()))},
        {"ROUGE-L", rougeReason(join(t, U" "), join(a, U" "))},
        {"F", setReason(t, a)}};
}

} // namespace groundmark::evaluation::logicocr
