// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/fields.h"

#include "evaluation/metrics/edit_distance.h"
#include "evaluation/metrics/python/json.h"
#include "evaluation/metrics/python/literal.h"
#include "evaluation/metrics/text.h"

#include <algorithm>
#include <unordered_map>

namespace groundmark::evaluation {

using python::Value;
using Kind = Value::Kind;

namespace {

/// What iterating a value yields in Python; nothing for what cannot be iterated.
std::optional<std::vector<Value>> iterate(const Value& value)
{
    std::vector<Value> items;
    switch (value.kind()) {
    case Kind::List:
    case Kind::Tuple:
    case Kind::Set:
        return value.items();
    case Kind::Str:
        for (char32_t c : value.text()) {
            items.push_back(Value::string(Text(1, c)));
        }
        return items;
    case Kind::Dict:
        for (const Value::Entry& entry : value.entries()) {
            items.push_back(entry.first);
        }
        return items;
    default:
        return std::nullopt;
    }
}

ExpectedFields failed(ExpectedFields::State state)
{
    return {state, {}};
}

/// A dict whose values are lists, or single values that stand for a list of one.
ExpectedFields wrapSingles(const Value& dict, bool tuplesAreLists)
{
    ExpectedFields expected;
    for (const auto& [key, value] : dict.entries()) {
        const bool isList = value.is(Kind::List) || (tuplesAreLists && value.is(Kind::Tuple));
        expected.fields.push_back({key, isList ? value.items() : std::vector<Value> {value}});
    }
    return expected;
}

/// How one key of the union fares.
struct KeyResult
{
    enum class Kind
    {
        Equal,
        Different,
        Missing,
        Unexpected,
        Skipped
    };
    Kind kind = Kind::Skipped;
    Value shown; ///< the alternative that was compared
};

Text normalise(const Text& text)
{
    return without(normaliseForVqa(text), U' ');
}

/// The officials normalise a value only if it is true, and 0 == "" is false in Python.
bool isEqualField(const Value& truth, const Text& predicted)
{
    return truth.isString() && normalise(truth.text()) == normalise(predicted);
}

KeyResult compareKey(const std::vector<Value>& alternatives, const Value* predicted)
{
    const auto nothing = std::find_if(
        alternatives.begin(), alternatives.end(), [](const Value& v) { return v.is(Kind::None); });
    if (predicted == nullptr) {
        const bool skipped = nothing != alternatives.end();
        return {
            skipped ? KeyResult::Kind::Skipped : KeyResult::Kind::Missing, alternatives.front()};
    }
    for (const Value& one : alternatives) {
        if (isEqualField(one, predicted->text())) {
            return {KeyResult::Kind::Equal, one};
        }
    }
    return {KeyResult::Kind::Different, alternatives.front()};
}

const char* nameOf(KeyResult::Kind kind)
{
    switch (kind) {
    case KeyResult::Kind::Equal:
        return "equal";
    case KeyResult::Kind::Different:
        return "different";
    case KeyResult::Kind::Missing:
        return "missing in the prediction";
    case KeyResult::Kind::Unexpected:
        return "not expected";
    case KeyResult::Kind::Skipped:
        return "skipped, both None";
    }
    return "";
}

Reason partOf(const Value& key, const KeyResult& result, const Value* predicted)
{
    Reason reason = {{"rule", nameOf(result.kind)}};
    if (result.kind == KeyResult::Kind::Equal || result.kind == KeyResult::Kind::Different) {
        const Text truth = normalise(python::str(result.shown));
        const Text answer = normalise(predicted->text());
        reason["normalised"] = normalisedPair("lower case, without blanks", truth, answer);
        if (result.kind == KeyResult::Kind::Different) {
            reason["edits"] = editScript(truth, answer);
        }
    }
    const double score = result.kind == KeyResult::Kind::Equal ? 1.0 : 0.0;
    return {
        {"name", toUtf8(python::str(key))}, {"score", score}, {"weight", 1.0}, {"reason", reason}};
}

} // namespace

double ExpectedFields::combinations() const
{
    double count = 1.0;
    for (const Field& field : fields) {
        count *= double(field.alternatives.size());
    }
    return count;
}

ExpectedFields readExpectedFields(const Value& answer)
{
    using State = ExpectedFields::State;
    if (answer.is(Kind::Dict)) {
        ExpectedFields expected;
        for (const auto& [key, value] : answer.entries()) {
            auto alternatives = iterate(value);
            if (!alternatives) {
                return failed(State::Raises);
            }
            expected.fields.push_back({key, std::move(*alternatives)});
        }
        return expected;
    }
    if (!answer.isString()) {
        return failed(State::Raises);
    }
    const TextView text = strip(answer.text(), U"\"");
    auto parsed = python::parseJson(text);
    if (!parsed) {
        auto literal = python::parseLiteral(text);
        for (int again = 0; again < 2; ++again) {
            if (const auto* error = std::get_if<python::LiteralError>(&literal)) {
                return failed(
                    *error == python::LiteralError::Malformed ? State::Unparseable : State::Raises);
            }
            const Value& value = std::get<Value>(literal);
            if (value.is(Kind::Dict)) {
                break;
            }
            if (!value.isString()) {
                return failed(again == 0 ? State::Unparseable : State::Raises);
            }
            if (again == 0) {
                literal = python::parseLiteral(Text(value.text()));
            }
        }
        if (!std::holds_alternative<Value>(literal)) {
            return failed(State::Unparseable);
        }
        parsed = std::get<Value>(literal);
    }
    return parsed->is(Kind::Dict) ? wrapSingles(*parsed, true) : failed(State::Raises);
}

ExpectedFields readExpectedFieldsChinese(const Value& answer)
{
    if (!answer.isString()) {
        return failed(ExpectedFields::State::Raises);
    }
    const auto literal = python::parseLiteral(answer.text());
    const auto* value = std::get_if<Value>(&literal);
    if (value == nullptr || !value->is(Kind::Dict)) {
        return failed(ExpectedFields::State::Raises);
    }
    return wrapSingles(*value, false);
}

std::vector<Value> chooseAlternatives(const ExpectedFields& expected, std::size_t limit)
{
    std::vector<Value> all;
    if (expected.combinations() == 0) {
        return all;
    }
    std::vector<std::size_t> choice(expected.fields.size(), 0);
    while (all.size() < limit) {
        Value::Entries entries;
        for (std::size_t i = 0; i < choice.size(); ++i) {
            const auto& field = expected.fields[i];
            entries.emplace_back(field.key, field.alternatives[choice[i]]);
        }
        all.push_back(Value::dict(std::move(entries)));
        std::size_t i = choice.size();
        while (i > 0 && ++choice[i - 1] == expected.fields[i - 1].alternatives.size()) {
            choice[--i] = 0;
        }
        if (i == 0) {
            break;
        }
    }
    return all;
}

Graded fieldMatch(const Value& predicted, const ExpectedFields& expected, Explain explain)
{
    if (expected.combinations() == 0) {
        return scored(0.0);
    }
    std::unordered_map<Text, const Value*> remaining;
    for (const auto& [key, value] : predicted.entries()) {
        remaining.emplace(key.text(), &value);
    }
    int equal = 0;
    int counted = 0;
    Reason parts = Reason::array();
    const auto count = [&](const Value& key, const KeyResult& result, const Value* value) {
        equal += result.kind == KeyResult::Kind::Equal ? 1 : 0;
        counted += result.kind == KeyResult::Kind::Skipped ? 0 : 1;
        if (explain == Explain::Yes) {
            parts.push_back(partOf(key, result, value));
        }
    };
    for (const ExpectedFields::Field& field : expected.fields) {
        for (const Value& one : field.alternatives) {
            if (one.isTruthy() && !one.isString()) {
                return raises("An expected value is not a text.");
            }
        }
        const auto found
            = field.key.isString() ? remaining.find(field.key.text()) : remaining.end();
        const Value* value = found == remaining.end() ? nullptr : found->second;
        count(field.key, compareKey(field.alternatives, value), value);
        if (found != remaining.end()) {
            remaining.erase(found);
        }
    }
    for (const auto& [key, value] : predicted.entries()) {
        if (remaining.contains(key.text())) {
            count(key, {KeyResult::Kind::Unexpected, {}}, &value);
        }
    }
    Graded graded = scored(counted > 0 ? double(equal) / double(counted) : 0.0);
    if (explain == Explain::Yes) {
        graded.reason
            = {{"rule", "equal fields / fields in either dict"},
               {"formula",
                std::to_string(equal) + " / " + std::to_string(counted) + " = "
                    + shortNumber(graded.value)},
               {"parts", std::move(parts)}};
    }
    return graded;
}

Graded fieldMatch(const Value& predict, const Value& answers, bool chinese, Explain explain)
{
    const auto one = iterate(answers);
    if (!one || one->size() != 1) {
        return raises("A key information item needs exactly one answer.");
    }
    const ExpectedFields expected
        = chinese ? readExpectedFieldsChinese(one->front()) : readExpectedFields(one->front());
    if (expected.state == ExpectedFields::State::Raises) {
        return raises("The answer is not a dict of fields.");
    }
    if (expected.state == ExpectedFields::State::Unparseable) {
        Graded graded = scored(0.0);
        graded.note = "The expected answer cannot be read, so the official score is 0.";
        return graded;
    }
    if (!predict.isString()) {
        const double choices = expected.combinations();
        if (choices == 0) {
            return scored(0.0);
        }
        return choices == 1 ? unparseable("The prediction is not a text.")
                            : raises("The prediction is not a text.");
    }
    const auto predicted = readFields(predict.text());
    if (!predicted) {
        return raises("The prediction has a dict or list as a key.");
    }
    Graded graded = fieldMatch(*predicted, expected, explain);
    if (predicted->entries().empty() && graded.finding == Finding::Scored) {
        graded.finding = Finding::Unparseable;
        graded.note = "There are no fields in the prediction.";
    }
    return graded;
}

} // namespace groundmark::evaluation
