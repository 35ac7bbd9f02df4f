// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/filter.h"

#include "evaluation/benchmarks/logicocr/parse.h"
#include "evaluation/benchmarks/ocrbench_v2/item.h"
#include "evaluation/metrics/boxes.h"
#include "evaluation/metrics/edit_distance.h"
#include "evaluation/metrics/fields.h"
#include "evaluation/metrics/page_text.h"
#include "evaluation/metrics/python/json.h"
#include "evaluation/metrics/statistics_filters.h"
#include "evaluation/metrics/teds.h"
#include "evaluation/metrics/text.h"
#include "evaluation/metrics/text_reasons.h"

#include <QCoreApplication>

#include <algorithm>

namespace groundmark::evaluation {

using python::Value;
using Kind = Value::Kind;

namespace {

const Value& at(const Value& line, std::string_view key)
{
    static const Value kNone;
    const Value* value = line.find(key);
    return value != nullptr ? *value : kNone;
}

/// The truth and the answer of a line, wherever they stand. A list of one text is that text.
struct Pair
{
    Text truth;
    Text answer;
    bool isComplete = false;
};

Pair pairOf(const Value& line)
{
    const auto first = [&line](std::initializer_list<std::string_view> keys) -> const Value* {
        for (const Value* from : {&line, line.find("item")}) {
            for (std::string_view key : keys) {
                const Value* value = from != nullptr ? from->find(key) : nullptr;
                if (value != nullptr && value->is(Kind::List) && value->items().size() == 1) {
                    value = &value->items().front();
                }
                if (value != nullptr && value->isString()) {
                    return value;
                }
            }
        }
        return nullptr;
    };
    const Value* answer = first({"pred", "predict", "prediction", "b"});
    const Value* truth = first({"gt", "answers", "truth", "a"});
    if (answer == nullptr || truth == nullptr) {
        return {};
    }
    return {truth->text(), answer->text(), true};
}

using Measure = std::function<Graded(const Pair&, const Value&, const Lexicons&, Explain)>;

MetricFilter ofPair(std::string_view name, Measure measure)
{
    return {
        name, "pred, gt", [measure](const Value& line, const Lexicons& lexicons, Explain explain) {
            const Pair pair = pairOf(line);
            return pair.isComplete ? measure(pair, line, lexicons, explain)
                                   : unparseable("The line has no texts \"pred\" and \"gt\".");
        }};
}

/// A metric of OCRBench v2: the line's item, with `type` where the line names none.
MetricFilter ofItem(std::string_view name, std::string_view keys, std::string_view type)
{
    return {name, keys, [type](const Value& line, const Lexicons& lexicons, Explain explain) {
                Value item = line.find("item") != nullptr ? at(line, "item") : line;
                for (const char* key : {"type", "predict"}) {
                    if (const Value* value = line.find(key)) {
                        item.set(key, *value);
                    }
                }
                if (item.find("type") == nullptr && !type.empty()) {
                    item.set("type", Value::utf8(type));
                }
                if (item.find("answers") == nullptr && item.find("content") != nullptr) {
                    // Spotting has its truth elsewhere; the official program wants the key all the
                    // same.
                    item.set("answers", Value::sequence(Kind::List, {}));
                }
                return ocrbench_v2::scoreItem(item, lexicons, explain);
            }};
}

Graded fromScored(Scored one)
{
    return scored(one.value, std::move(one.reason));
}

Measure tedsMeasure(bool structureOnly)
{
    return [structureOnly](const Pair& pair, const Value& line, const Lexicons&, Explain explain) {
        TedsOptions options;
        options.structureOnly = structureOnly || at(line, "structure_only").isTruthy();
        for (const Value& tag : at(line, "ignore_nodes").items()) {
            options.ignoreTags.push_back(toUtf8(python::str(tag)));
        }
        return teds(pair.truth, pair.answer, options, explain);
    };
}

Measure plainMeasure(Scored (*measure)(std::string_view, std::string_view, Explain))
{
    return [measure](const Pair& pair, const Value&, const Lexicons&, Explain explain) {
        return fromScored(measure(toUtf8(pair.truth), toUtf8(pair.answer), explain));
    };
}

Graded anlsMeasure(const Pair& pair, const Value& line, const Lexicons&, Explain explain)
{
    if (line.find("a") != nullptr) {
        const auto value = similarity(lower(pair.truth), lower(pair.answer), 0.0);
        return value ? scored(*value) : unparseable("The texts are too long to compare.");
    }
    return fromScored(anls(toUtf8(pair.truth), toUtf8(pair.answer), explain));
}

Graded editMeasure(const Pair& pair, const Value& line, const Lexicons&, Explain explain)
{
    if (line.find("a") != nullptr) {
        const auto distance = editDistance(pair.truth, pair.answer);
        return distance ? scored(double(*distance))
                        : unparseable("The texts are too long to compare.");
    }
    return fromScored(editDistanceScore(toUtf8(pair.truth), toUtf8(pair.answer), explain));
}

/// A number over the tokens of both texts, and its reason.
Measure tokenMeasure(Graded (*measure)(const Tokens&, const Tokens&, const Lexicons&, Explain))
{
    return [measure](const Pair& pair, const Value&, const Lexicons& lexicons, Explain explain) {
        const bool chinese = hasChinese(pair.truth) || hasChinese(pair.answer);
        const Tokens truth = tokenize(pair.truth, chinese, lexicons);
        const Tokens answer = tokenize(pair.answer, chinese, lexicons);
        Graded graded = measure(truth, answer, lexicons, explain);
        if (explain == Explain::Yes && graded.finding == Finding::Scored) {
            graded.reason["normalised"] = normalisedPair(
                chinese ? "jieba's words" : "words between blanks",
                join(truth, U" | "),
                join(answer, U" | "));
        }
        return graded;
    };
}

Graded bleuGrade(const Tokens& truth, const Tokens& answer, const Lexicons&, Explain explain)
{
    return scored(
        bleu(truth, answer), explain == Explain::Yes ? bleuReason(truth, answer) : Reason());
}

Graded
meteorGrade(const Tokens& truth, const Tokens& answer, const Lexicons& lexicons, Explain explain)
{
    const Meteor result = meteor(truth, answer, lexicons.wordNet());
    return scored(
        result.value, explain == Explain::Yes ? meteorReason(truth, answer, result) : Reason());
}

Graded rougeGrade(const Tokens& truth, const Tokens& answer, const Lexicons&, Explain explain)
{
    const Text t = join(truth, U" ");
    const Text a = join(answer, U" ");
    const auto value = rougeL(t, a);
    return value ? scored(*value, explain == Explain::Yes ? rougeReason(t, a) : Reason())
                 : unparseable("One of the texts is blank or too long.");
}

Graded setGrade(const Tokens& truth, const Tokens& answer, const Lexicons&, Explain explain)
{
    const SetScores scores = setScores(truth, answer);
    if (!scores.f) {
        return unparseable("One of the texts is blank or too long.");
    }
    Graded graded
        = scored(*scores.f, explain == Explain::Yes ? setReason(truth, answer) : Reason());
    graded.figures = {{"precision", *scores.precision}, {"recall", *scores.recall}};
    return graded;
}

Graded fieldsGrade(const Value& line, const Lexicons&, Explain explain)
{
    const Value& truth = at(line, "gt");
    const Value& answer = at(line, "pred");
    if (truth.is(Kind::Dict) && answer.is(Kind::Dict)) {
        ExpectedFields expected;
        for (const auto& [key, value] : truth.entries()) {
            expected.fields.push_back({key, {value}});
        }
        python::DictBuilder texts;
        for (const auto& [key, value] : answer.entries()) {
            texts.set(key, Value::string(python::str(value)));
        }
        return fieldMatch(std::move(texts).dict(), expected, explain);
    }
    const Value& item = line.find("item") != nullptr ? at(line, "item") : line;
    const bool chinese = python::str(at(line, "type")).ends_with(U" cn");
    return fieldMatch(at(line, "predict"), at(item, "answers"), chinese, explain);
}

std::vector<MetricFilter> makeFilters()
{
    std::vector<MetricFilter> all {
        ofPair("teds", tedsMeasure(false)),
        ofPair("teds-structure", tedsMeasure(true)),
        ofPair("exact-match", plainMeasure(exactMatch)),
        ofPair("contains", plainMeasure(containsMatch)),
        ofPair("anls", anlsMeasure),
        ofPair("edit-distance", editMeasure),
        {"iou",
         "a, b",
         [](const Value& line, const Lexicons&, Explain explain) {
             return iouOf(at(line, "a"), at(line, "b"), explain);
         }},
        {"kie-f1", "pred, gt, or predict, answers", fieldsGrade},
        ofItem("spotting", "predict, bbox, content", "text spotting en"),
        ofItem("counting", "predict, answers, eval", "text counting en"),
        ofPair("bleu", tokenMeasure(bleuGrade)),
        ofPair("meteor", tokenMeasure(meteorGrade)),
        ofPair("rouge-l", tokenMeasure(rougeGrade)),
        ofPair("f-measure", tokenMeasure(setGrade)),
        ofItem("vqa", "predict, answers, eval", "reasoning VQA en"),
        ofItem("page-ocr", "predict, answers", "full-page OCR en"),
        ofItem("document-parsing", "predict, answers", "document parsing en"),
        ofItem("chart-parsing", "predict, answers", "chart parsing en"),
        {"logicocr-answer",
         "response, choices, solution",
         [](const Value& line, const Lexicons&, Explain explain) {
             return logicocr::answerScore(
                 at(line, "response"),
                 at(line, "choices"),
                 at(line, "solution"),
                 logicocr::Variant::Default,
                 explain);
         }},
        ofItem("ocrbench-v2", "type, question, answers, predict, …", {}),
    };
    for (MetricFilter& filter : statisticsFilters()) {
        all.push_back(std::move(filter));
    }
    return all;
}

} // namespace

const std::vector<MetricFilter>& metricFilters()
{
    static const std::vector<MetricFilter> kAll = makeFilters();
    return kAll;
}

const MetricFilter* findMetricFilter(std::string_view name)
{
    const auto& all = metricFilters();
    const auto it = std::find_if(
        all.begin(), all.end(), [name](const MetricFilter& one) { return one.name == name; });
    return it != all.end() ? &*it : nullptr;
}

Result<std::string> filterLine(
    const MetricFilter& filter,
    std::string_view line,
    qint64 row,
    const Lexicons& lexicons,
    Explain explain)
{
    auto value = python::parseJson(line);
    if (!value || !value->is(Kind::Dict)) {
        return Error {
            QCoreApplication::translate("Metrics", "The line is not a JSON object."),
            QCoreApplication::translate("Metrics", "line %1").arg(row),
            QCoreApplication::translate("Metrics", "The other lines are scored."),
            {}};
    }
    const Graded graded = filter.grade(*value, lexicons, explain);
    value->set("score", graded.finding == Finding::Raises ? Value() : Value::real(graded.value));
    for (const auto& [key, number] : graded.figures) {
        value->set(key, Value::real(number));
    }
    if (graded.finding != Finding::Scored) {
        value->set("outcome", Value::utf8("unparseable"));
    }
    if (!graded.note.empty()) {
        value->set("note", Value::utf8(graded.note));
    }
    if (explain == Explain::Yes) {
        value->set("reason", python::fromJson(graded.reason));
    }
    return python::dumpJson(*value);
}

} // namespace groundmark::evaluation
