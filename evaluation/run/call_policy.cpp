// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/run/call_policy.h"

#include "evaluation/json_values.h"

#include <algorithm>
#include <cmath>

using namespace groundmark::evaluation::json_values;
using nlohmann::ordered_json;

namespace groundmark::evaluation {

ordered_json toJson(const CallPolicy& policy)
{
    ordered_json json {
        {"concurrency", policy.concurrency},
        {"attempts", policy.attempts},
        {"baseDelaySeconds", policy.baseDelaySeconds},
        {"maxDelaySeconds", policy.maxDelaySeconds},
        {"itemSeconds", policy.itemSeconds},
        {"failuresInARow", policy.failuresInARow}};
    const auto put = [&json](const char* key, const auto& value) {
        if (value) {
            json[key] = *value;
        }
    };
    put("totalSeconds", policy.totalSeconds);
    put("perMinute", policy.perMinute);
    const Budget& budget = policy.budget;
    if (budget != Budget {}) {
        ordered_json object {
            {"inputPrice", budget.inputPrice}, {"outputPrice", budget.outputPrice}};
        if (budget.tokens) {
            object["tokens"] = *budget.tokens;
        }
        if (budget.money) {
            object["money"] = *budget.money;
        }
        json["budget"] = std::move(object);
    }
    return json;
}

CallPolicy callPolicyFromJson(const nlohmann::json& json)
{
    CallPolicy policy;
    const auto number = [&json](const char* key, double otherwise, double least) {
        return std::max(least, numberAt(json, key).value_or(otherwise));
    };
    policy.concurrency = std::clamp(intAt(json, "concurrency").value_or(policy.concurrency), 1, 1024);
    policy.attempts = std::clamp(intAt(json, "attempts").value_or(policy.attempts), 1, 1000);
    policy.baseDelaySeconds = number("baseDelaySeconds", policy.baseDelaySeconds, 0.0);
    policy.maxDelaySeconds = number("maxDelaySeconds", policy.maxDelaySeconds, 0.0);
    policy.itemSeconds = number("itemSeconds", policy.itemSeconds, 0.0);
    policy.failuresInARow = std::max(1, intAt(json, "failuresInARow").value_or(policy.failuresInARow));
    policy.totalSeconds = numberAt(json, "totalSeconds");
    policy.perMinute = intAt(json, "perMinute");
    if (policy.perMinute) {
        policy.perMinute = std::max(1, *policy.perMinute);
    }
    if (const nlohmann::json* budget = valueAt(json, "budget")) {
        policy.budget.tokens = integerAt(*budget, "tokens");
        policy.budget.money = numberAt(*budget, "money");
        policy.budget.inputPrice = std::max(0.0, numberAt(*budget, "inputPrice").value_or(0.0));
        policy.budget.outputPrice = std::max(0.0, numberAt(*budget, "outputPrice").value_or(0.0));
    }
    return policy;
}

double backOffSeconds(const CallPolicy& policy, int failures, Random& random)
{
    const double grown = policy.baseDelaySeconds * std::exp2(std::clamp(failures - 1, 0, 60));
    return random.uniform(0.0, std::min(policy.maxDelaySeconds, grown));
}

} // namespace groundmark::evaluation
