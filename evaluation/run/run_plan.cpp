// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/run/run_plan.h"

#include "evaluation/json_values.h"
#include "evaluation/run/run_text.h"

#include <QCryptographicHash>

#include <algorithm>

using namespace groundmark::evaluation::json_values;
using nlohmann::ordered_json;

namespace groundmark::evaluation {

bool RunPlan::operator==(const RunPlan& other) const
{
    return model == other.model && setting.mode == other.setting.mode
        && setting.input == other.setting.input && images == other.images
        && policy == other.policy && limit == other.limit && repetition == other.repetition;
}

QByteArray toJson(const RunPlan& plan)
{
    ordered_json json {
        {"model", toJson(plan.model)},
        {"setting",
         {{"mode", plan.setting.mode.toStdString()}, {"input", plan.setting.input.toStdString()}}},
        {"images", toJson(plan.images)},
        {"policy", toJson(plan.policy)}};
    if (plan.limit > 0) {
        json["limit"] = plan.limit;
    }
    if (plan.repetition > 0) {
        json["repetition"] = plan.repetition;
    }
    return QByteArray::fromStdString(json.dump());
}

Result<RunPlan> runPlanFromJson(const QByteArray& text)
{
    const nlohmann::json json = nlohmann::json::parse(text.cbegin(), text.cend(), nullptr, false);
    const nlohmann::json* model = valueAt(json, "model");
    if (model == nullptr || textAt(*model, "spec").isEmpty()) {
        return Error {
            RunText::tr("This run does not say how its model was asked."),
            {},
            {},
            RunText::tr("Only runs that Groundmark made itself can be resumed.")};
    }
    RunPlan plan;
    auto config = modelConfigFromJson(*model);
    if (!config) {
        return config.error();
    }
    plan.model = std::move(*config);
    if (const nlohmann::json* setting = valueAt(json, "setting")) {
        plan.setting = {textAt(*setting, "mode"), textAt(*setting, "input")};
    }
    if (const nlohmann::json* images = valueAt(json, "images")) {
        auto preparation = imagePreparationFromJson(*images);
        if (!preparation) {
            return preparation.error();
        }
        plan.images = std::move(*preparation);
    }
    if (const nlohmann::json* policy = valueAt(json, "policy")) {
        plan.policy = callPolicyFromJson(*policy);
    }
    plan.limit = std::max<qint64>(0, integerAt(json, "limit").value_or(0));
    plan.repetition = std::max(0, intAt(json, "repetition").value_or(0));
    return plan;
}

QByteArray promptHash(const QList<QString>& prompts, const Setting& setting)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData((setting.mode + u'\n' + setting.input).toUtf8());
    for (const QString& prompt : prompts) {
        hash.addData(QByteArrayView("\0", 1)); // no text can hold it, so no two lists look alike
        hash.addData(prompt.toUtf8());
    }
    return hash.result();
}

} // namespace groundmark::evaluation
