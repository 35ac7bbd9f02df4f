// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/models/batch_line.h"

#include "evaluation/models/openai_reply.h"

#include <nlohmann/json.hpp>

namespace groundmark::evaluation {

namespace {

using Json = nlohmann::ordered_json;

/// The member if it is there and not null.
const Json* memberOf(const Json& json, const char* key)
{
    if (!json.is_object()) {
        return nullptr;
    }
    const auto found = json.find(key);
    return found == json.end() || found->is_null() ? nullptr : &*found;
}

QByteArray dump(const Json& json)
{
    return QByteArray::fromStdString(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

} // namespace

std::optional<BatchLine> batchLineFrom(const Json& line)
{
    const Json* const id = memberOf(line, "custom_id");
    const Json* const response = memberOf(line, "response");
    const Json* const error = memberOf(line, "error");
    if (!id || !id->is_string() || (!response && !error)) {
        return std::nullopt;
    }
    BatchLine result;
    result.customId = QString::fromStdString(id->get<std::string>());
    if (error) {
        // The batch never got to it ("batch_expired", …): no server has answered.
        const Json* const message = memberOf(*error, "message");
        result.raw.failure = CallFailure::Rejected;
        result.raw.problem = message && message->is_string()
            ? QString::fromStdString(message->get<std::string>())
            : QString::fromUtf8(dump(*error));
        return result;
    }
    const Json* const status = memberOf(*response, "status_code");
    const Json* const body = memberOf(*response, "body");
    result.raw.status = status && status->is_number_integer() ? status->get<int>() : 0;
    result.raw.body = body ? dump(*body) : QByteArray();
    return result;
}

ModelReply readBatchLine(const BatchLine& line)
{
    return readOpenAiReply(OpenAiApi::Chat, line.raw);
}

} // namespace groundmark::evaluation
