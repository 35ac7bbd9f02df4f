// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/filter.h"

#include "evaluation/benchmarks/logicocr/parse.h"
#include "evaluation/benchmarks/ocrbench_v2/item.h"
#include "evaluation/metrics/agreement.h"
#include "evaluation/metrics/boxes.h"
#include "evaluation/metrics/edit_distance.h"
#include "evaluation/metrics/fields.h"
#include "evaluation/metrics/page_text.h"
#include "evaluation/metrics/python/json.h"
#include "evaluation/metrics/teds.h"
#include "evaluation/metrics/text.h"

#include <QCoreApplication>
#include <QStringList>

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

/// A number over the tokens of both texts.
Measure tokenMeasure(
    std::optional<double> (*measure)(const Tokens&, const Tokens&, const Lexicons&),
    const char* rule)
{
    return
        [measure, rule](const Pair& pair, const Value&, const Lexicons& lexicons, Explain explain) {
            const bool chinese = hasChinese(pair.truth) || hasChinese(pair.answer);
            const Tokens truth = tokenize(pair.truth, chinese, lexicons);
            const Tokens answer = tokenize(pair.answer, chinese, lexicons);
            const auto value = measure(truth, answer, lexicons);
            if (!value) {
                return unparseable("One of the texts is blank or too long.");
            }
            Graded graded = scored(*value);
            if (explain == Explain::Yes) {
                graded.reason
                    = {{"rule", rule},
                       {"normalised",
                        normalisedPair(
                            chinese ? "jieba's words" : "words between blanks",
                            join(truth, U" | "),
                            join(answer, U" | "))}};
            }
            return graded;
        };
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

Graded kappaGrade(const Value& line, const Lexicons&, Explain explain)
{
    const Value& input = line.find("input") != nullptr ? at(line, "input") : line;
    const auto labels = [&input](std::string_view key) {
        QStringList list;
        for (const Value& label : at(input, key).items()) {
            list.append(QString::fromStdString(toUtf8(python::str(label))));
        }
        return list;
    };
    std::vector<std::vector<int>> table;
    for (const Value& row : at(input, "table_2x2").items()) {
        table.emplace_back();
        for (const Value& count : row.items()) {
            table.back().push_back(int(std::clamp(count.number(), -1.0, 1e9)));
        }
    }
    const QStringList first = labels("rater_a");
    const QStringList second = labels("rater_b");
    const auto kappa = table.empty() ? cohenKappa(first, second) : cohenKappa(table);
    if (!kappa) {
        return unparseable("The line has no two lists of equal length, and no table of counts.");
    }
    Graded graded = scored(kappa->kappa);
    if (explain == Explain::Yes) {
        graded.reason = {
            {"rule", "Cohen's kappa"},
            {"formula",
             "(" + shortNumber(kappa->observed) + " − " + shortNumber(kappa->chance) + ") / (1 − "
                 + shortNumber(kappa->chance) + ") = " + shortNumber(kappa->kappa)}};
    }
    return graded;
}

std::vector<MetricFilter> makeFilters()
{
    std::vector<MetricFilter> all {
        ofPair("teds", tedsMeasure(false)),
        ofPair("teds-structure", tedsMeasure(true)),
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
        ofPair(
            "bleu",
            tokenMeasure(
                [](const Tokens& t, const Tokens& a, const Lexicons&) {
                    return std::optional(bleu(t, a));
                },
                "BLEU-4 without smoothing")),
        ofPair(
            "meteor",
            tokenMeasure(
                [](const Tokens& t, const Tokens& a, const Lexicons& lexicons) {
                    return std::optional(meteor(t, a, lexicons.wordNet()).value);
                },
                "METEOR")),
        ofPair(
            "rouge-l",
            tokenMeasure(
                [](const Tokens& t, const Tokens& a, const Lexicons&) {
                    return rougeL(join(t, U" "), join(a, U" "));
                },
                "ROUGE-L F over sentences")),
        ofPair(
            "f-measure",
            tokenMeasure(
                [](const Tokens& t, const Tokens& a, const Lexicons&) { return setScores(t, a).f; },
                "F over the sets of words")),
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
        {"kappa", "rater_a, rater_b, or table_2x2", kappaGrade},
        ofItem("ocrbench-v2", "type, question, answers, predict, …", {}),
    };
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
