// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/item_values.h"

#include "evaluation/metrics/python/json.h"

namespace groundmark::evaluation {

using python::Value;

Value valueOf(const QString& text)
{
    return Value::utf8(text.toStdString());
}

QString qstringOf(const Text& text)
{
    return QString::fromStdString(toUtf8(text));
}

Question questionOf(const Truth& truth)
{
    return truth.sample.questions.isEmpty() ? Question() : truth.sample.questions.first();
}

Value valueOf(const Answer& answer)
{
    if (!answer.json.isEmpty()) {
        if (auto value = python::parseJson(answer.json.toStdString())) {
            return std::move(*value);
        }
    }
    return valueOf(answer.text);
}

QString readable(const Answer& answer)
{
    return answer.text.isEmpty() ? qstringOf(python::str(valueOf(answer))) : answer.text;
}

Value extraOf(const Sample& sample, std::string_view key)
{
    const auto extra = python::parseJson(sample.extra.toStdString());
    const Value* value = extra ? extra->find(key) : nullptr;
    return value != nullptr ? *value : Value();
}

Judgement
judgementOf(const Prediction& prediction, Outcome outcome, const QString& metric, Graded graded)
{
    Judgement judgement;
    const bool isKnown
        = prediction.outcome == Outcome::ApiError || prediction.outcome == Outcome::RefusedOrEmpty;
    judgement.outcome = isKnown ? prediction.outcome : outcome;
    if (prediction.outcome == Outcome::ApiError) {
        return judgement;
    }
    if (!graded.note.empty() && graded.reason.is_object()) {
        graded.reason["notes"].push_back(graded.note);
    } else if (!graded.note.empty() && graded.reason.is_null()) {
        graded.reason = {{"notes", {graded.note}}};
    }
    judgement.scores.push_back({metric, graded.value, std::move(graded.reason)});
    return judgement;
}

} // namespace groundmark::evaluation
