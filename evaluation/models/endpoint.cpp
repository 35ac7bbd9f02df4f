// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/models/endpoint.h"

#include "evaluation/json_values.h"
#include "evaluation/models/model_text.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace groundmark::evaluation::json_values;
using nlohmann::json;
using nlohmann::ordered_json;

namespace groundmark::evaluation {

namespace {

/// Whether a header of this name carries a secret: then its value must come from a KeySource.
bool soundsSecret(const QString& name)
{
    static const QRegularExpression words(
        u"auth|key|token|secret|cookie|password|signature"_s,
        QRegularExpression::CaseInsensitiveOption);
    return words.match(name).hasMatch();
}

Result<void> checkHeader(const RequestHeader& header)
{
    static const QRegularExpression token(u"^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"_s); // RFC 9110, 5.6.2
    if (!token.match(header.name).hasMatch()) {
        return Error {ModelText::tr("This is not the name of a header."), header.name, {}, {}};
    }
    if (header.value.contains(u'\n') || header.value.contains(u'\r')) {
        return Error {ModelText::tr("The value of a header is one line."), header.name, {}, {}};
    }
    if (header.source.kind == KeySource::Kind::None && soundsSecret(header.name)) {
        return Error {
            ModelText::tr("The value of this header looks like a secret and would be written down."),
            header.name,
            {},
            ModelText::tr("Write env:VARIABLE or keychain:NAME as its value.")};
    }
    return {};
}

ordered_json endpointJson(const Endpoint& endpoint)
{
    ordered_json headers = ordered_json::array();
    for (const RequestHeader& header : endpoint.headers) {
        ordered_json one {{"name", header.name.toStdString()}};
        if (header.source.kind == KeySource::Kind::None) {
            one["value"] = header.value.toStdString();
        } else {
            one["from"] = header.source.toText().toStdString();
        }
        headers.push_back(one);
    }
    ordered_json object {
        {"baseUrl", endpoint.baseUrl.toStdString()},
        {"model", endpoint.model.toStdString()},
        {"key", endpoint.key.toText().toStdString()},
        {"connectSeconds", endpoint.connectSeconds},
        {"callSeconds", endpoint.callSeconds},
        {"silenceSeconds", endpoint.silenceSeconds},
        {"replyBytes", endpoint.replyBytes}};
    if (!headers.empty()) {
        object["headers"] = headers;
    }
    if (!endpoint.caFile.isEmpty()) {
        object["caFile"] = endpoint.caFile.toStdString();
    }
    return object;
}

ordered_json samplingJson(const Sampling& sampling)
{
    ordered_json object = ordered_json::object();
    const auto put = [&object](const char* key, const auto& value) {
        if (value) {
            object[key] = *value;
        }
    };
    put("maxTokens", sampling.maxTokens);
    put("temperature", sampling.temperature);
    put("topP", sampling.topP);
    put("seed", sampling.seed);
    if (sampling.completionTokens) {
        object["completionTokens"] = true;
    }
    if (!sampling.stop.isEmpty()) {
        object["stop"] = ordered_json::array();
        for (const QString& stop : sampling.stop) {
            object["stop"].push_back(stop.toStdString());
        }
    }
    if (!sampling.imageDetail.isEmpty()) {
        object["imageDetail"] = sampling.imageDetail.toStdString();
    }
    if (sampling.stream) {
        object["stream"] = true;
    }
    if (!sampling.extraBody.isEmpty()) {
        object["extraBody"] = ordered_json::parse(sampling.extraBody, nullptr, false);
    }
    return object;
}

Result<Endpoint> endpointFrom(const json& object)
{
    Endpoint endpoint;
    endpoint.baseUrl = textAt(object, "baseUrl");
    endpoint.model = textAt(object, "model");
    endpoint.caFile = textAt(object, "caFile");
    endpoint.connectSeconds = numberAt(object, "connectSeconds").value_or(endpoint.connectSeconds);
    endpoint.callSeconds = numberAt(object, "callSeconds").value_or(endpoint.callSeconds);
    endpoint.silenceSeconds = numberAt(object, "silenceSeconds").value_or(endpoint.silenceSeconds);
    endpoint.replyBytes = integerAt(object, "replyBytes").value_or(endpoint.replyBytes);
    const auto key = KeySource::fromText(textAt(object, "key"));
    if (!key) {
        return key.error();
    }
    endpoint.key = *key;
    const json* headers = valueAt(object, "headers");
    for (const json& one : headers != nullptr && headers->is_array() ? *headers : json::array()) {
        const auto source = KeySource::fromText(textAt(one, "from"));
        if (!source) {
            return source.error();
        }
        endpoint.headers.append({textAt(one, "name"), textAt(one, "value"), *source});
    }
    return endpoint;
}

Sampling samplingFrom(const json& object)
{
    Sampling sampling;
    sampling.maxTokens = intAt(object, "maxTokens");
    sampling.completionTokens = flagAt(object, "completionTokens");
    sampling.temperature = numberAt(object, "temperature");
    sampling.topP = numberAt(object, "topP");
    sampling.seed = integerAt(object, "seed");
    sampling.stop = textsAt(object, "stop");
    sampling.imageDetail = textAt(object, "imageDetail");
    sampling.stream = flagAt(object, "stream");
    if (const json* extra = valueAt(object, "extraBody")) {
        sampling.extraBody = QByteArray::fromStdString(extra->dump());
    }
    return sampling;
}

} // namespace

ordered_json toJson(const ModelConfig& config)
{
    ordered_json object {{"spec", config.spec.toStdString()}};
    if (config.endpoint != Endpoint {}) {
        object["endpoint"] = endpointJson(config.endpoint);
    }
    ordered_json sampling = samplingJson(config.sampling);
    if (!sampling.empty()) {
        object["sampling"] = std::move(sampling);
    }
    return object;
}

Result<ModelConfig> modelConfigFromJson(const json& object)
{
    ModelConfig config;
    config.spec = textAt(object, "spec");
    if (const json* endpoint = valueAt(object, "endpoint")) {
        auto read = endpointFrom(*endpoint);
        if (!read) {
            return read.error();
        }
        config.endpoint = std::move(*read);
    }
    if (const json* sampling = valueAt(object, "sampling")) {
        config.sampling = samplingFrom(*sampling);
    }
    if (auto right = checkConfig(config); !right) {
        return right.error();
    }
    return config;
}

Result<void> checkConfig(const ModelConfig& config)
{
    for (const RequestHeader& header : config.endpoint.headers) {
        if (auto right = checkHeader(header); !right) {
            return right;
        }
    }
    const QByteArray& extra = config.sampling.extraBody;
    if (!extra.isEmpty() && !json::parse(extra, nullptr, false).is_object()) {
        return Error {
            ModelText::tr("The extra body is not a JSON object."),
            {},
            {},
            ModelText::tr("Write it as {\"top_k\": 1}.")};
    }
    const Endpoint& endpoint = config.endpoint;
    if (std::min({endpoint.connectSeconds, endpoint.callSeconds, endpoint.silenceSeconds}) <= 0.0
        || endpoint.replyBytes <= 0) {
        return Error {
            ModelText::tr("A time-out or a size of the endpoint is not above zero."), {}, {}, {}};
    }
    return {};
}

} // namespace groundmark::evaluation
