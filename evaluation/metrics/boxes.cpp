// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/boxes.h"

#include "evaluation/metrics/fields.h"
#include "evaluation/metrics/python/literal.h"
#include "evaluation/metrics/text.h"
#include "evaluation/metrics/vqa.h"

#include <algorithm>

namespace groundmark::evaluation {

using python::Value;

namespace {

constexpr double kLargest = 1000.0; // coordinates of predictions are per mille of the image

Reason boxReason(const Box& truth, const Box& answer, double value)
{
    const double width = std::min(truth[2], answer[2]) - std::max(truth[0], answer[0]);
    const double height = std::min(truth[3], answer[3]) - std::max(truth[1], answer[1]);
    const double common = std::max(0.0, width) * std::max(0.0, height);
    return {
        {"rule", "intersection over union of whole-number boxes"},
        {"formula",
         "intersection " + shortNumber(common) + " / union, IoU = " + shortNumber(value)},
        {"boxes", Reason::array({{{"truth", truth}, {"answer", answer}, {"iou", value}}})}};
}

/// Reads "( a , b , c , d )" at `at`; on success `at` is behind the closing bracket.
std::optional<Box> readGroup(TextView text, std::size_t& at)
{
    std::size_t i = at + 1;
    const auto skipSpace = [&] {
        while (i < text.size() && isSpace(text[i])) {
            ++i;
        }
    };
    Box box {};
    for (std::size_t k = 0; k < box.size(); ++k) {
        skipSpace();
        const std::size_t start = i;
        while (i < text.size() && digitValue(text[i])) {
            ++i;
        }
        if (i == start) {
            return std::nullopt;
        }
        const auto digits = python::intFromText(text.substr(start, i - start));
        box[k] = digits ? python::toDouble(*digits) : kLargest + 1;
        skipSpace();
        if (k < 3 && (i >= text.size() || text[i++] != U',')) {
            return std::nullopt;
        }
    }
    if (i >= text.size() || (text[i] != U')' && text[i] != U']')) {
        return std::nullopt;
    }
    at = i + 1;
    return box;
}

} // namespace

double iou(const Box& a, const Box& b)
{
    const double width = std::max(0.0, std::min(a[2], b[2]) - std::max(a[0], b[0]));
    const double height = std::max(0.0, std::min(a[3], b[3]) - std::max(a[1], b[1]));
    const double common = width * height;
    const double all = (a[2] - a[0]) * (a[3] - a[1]) + (b[2] - b[0]) * (b[3] - b[1]) - common;
    return all != 0.0 ? common / all : 0.0;
}

ReadBox readBox(const Value& value)
{
    std::vector<Value> coordinates;
    if (value.isString()) {
        for (char32_t c : value.text()) { // Python iterates a text letter by letter
            coordinates.push_back(Value::string(Text(1, c)));
        }
    } else if (value.is(Value::Kind::Dict)) {
        for (const Value::Entry& entry : value.entries()) {
            coordinates.push_back(entry.first);
        }
    } else if (value.isListOrTuple() || value.is(Value::Kind::Set)) {
        coordinates = value.items();
    } else {
        return {};
    }
    Box box {};
    for (std::size_t i = 0; i < coordinates.size(); ++i) {
        const auto digits = python::intFromValue(coordinates[i]);
        if (!digits) {
            return {};
        }
        if (i < box.size()) {
            box[i] = python::toDouble(*digits);
        }
    }
    if (coordinates.size() < box.size()) {
        return {std::nullopt, true};
    }
    return {box, false};
}

Graded iouOf(const Value& truth, const Value& answer, Explain explain)
{
    const ReadBox t = readBox(truth);
    const ReadBox a = readBox(answer);
    const bool bothReadable = (t.box || t.isTooShort) && (a.box || a.isTooShort);
    if (bothReadable && (t.isTooShort || a.isTooShort)) {
        return raises("A box has fewer than four coordinates.");
    }
    if (!bothReadable) {
        return unparseable("A coordinate is not a number.");
    }
    const double value = iou(*t.box, *a.box);
    return scored(value, explain == Explain::Yes ? boxReason(*t.box, *a.box, value) : Reason());
}

std::optional<Box> lastCoordinates(TextView text)
{
    std::optional<Box> last;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t start = text.find_first_of(U"([", at);
        if (start == TextView::npos) {
            break;
        }
        at = start;
        const auto group = readGroup(text, at);
        if (!group) {
            at = start + 1;
            continue;
        }
        const bool inside = std::all_of(
            group->begin(), group->end(), [](double c) { return c >= 0 && c <= kLargest; });
        last = inside ? group : last;
    }
    return last;
}

Graded grounding(const Value& predict, const Value& truth, Explain explain)
{
    if (!predict.isString()) {
        return unparseable("The prediction is not a text.");
    }
    const auto box = lastCoordinates(predict.text());
    if (!box) {
        return unparseable("There is no group of four coordinates within 0–1000.");
    }
    Value::Items coordinates;
    for (double c : *box) {
        coordinates.push_back(Value::integer(std::int64_t(c)));
    }
    return iouOf(truth, Value::sequence(Value::Kind::List, std::move(coordinates)), explain);
}

Graded
vqaWithPosition(const Value& predict, const Value& answers, const Value& bbox, Explain explain)
{
    if (!predict.isString()) {
        return unparseable("The prediction is not a text.");
    }
    const auto fields = readFields(predict.text());
    if (!fields) {
        return raises("The prediction has a dict or list as a key.");
    }
    const Value* answer = fields->find("answer");
    const Value* box = fields->find("bbox");
    Graded content = scored(0.0);
    if (answer != nullptr) {
        content = vqa(*answer, answers, VqaRule::English, explain);
        if (content.finding == Finding::Raises) {
            return content;
        }
    }
    Graded position = unparseable("The predicted dict has no readable \"bbox\".");
    if (box != nullptr) {
        const auto parsed = python::parseLiteral(box->text());
        if (const auto* list = std::get_if<Value>(&parsed)) {
            position = iouOf(bbox, *list, explain);
        }
    }
    if (position.finding != Finding::Scored) {
        position.value = 0.0;
    }
    Graded graded = scored(0.5 * content.value + 0.5 * position.value);
    if (answer == nullptr && box == nullptr) {
        graded.finding = Finding::Unparseable;
        graded.note = "There is no dict with \"answer\" or \"bbox\" in the prediction.";
    }
    if (explain == Explain::Yes) {
        graded.reason
            = {{"rule", "VQA with position: half the answer, half its box"},
               {"formula",
                "0.5 × " + shortNumber(content.value) + " + 0.5 × " + shortNumber(position.value)
                    + " = " + shortNumber(graded.value)},
               {"parts",
                Reason::array(
                    {{{"name", "answer"},
                      {"score", content.value},
                      {"weight", 0.5},
                      {"reason", content.reason}},
                     {{"name", "IoU"},
                      {"score", position.value},
                      {"weight", 0.5},
                      {"reason", position.reason}}})}};
        if (position.reason.is_object()) {
            graded.reason["boxes"] = position.reason["boxes"];
        }
        if (answer == nullptr) {
            graded.reason["notes"].push_back("The predicted dict has no \"answer\".");
        }
        if (position.finding != Finding::Scored) {
            graded.reason["notes"].push_back(position.note);
        }
    }
    return graded;
}

} // namespace groundmark::evaluation
