// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/models/openai_request.h"

#include <nlohmann/json.hpp>

#include <QLatin1StringView>

#include <map>

using nlohmann::json;

namespace groundmark::evaluation {

namespace {

/// Members of the body as JSON texts, sorted. Images are spliced in as they are: escaping megabytes
/// of base64 would take longer than all the rest.
using Members = std::map<std::string, QByteArray>;

QByteArray dump(const json& value)
{
    return QByteArray::fromStdString(value.dump(-1, ' ', false, json::error_handler_t::replace));
}

QByteArray dump(const QString& text)
{
    return dump(json(text.toStdString()));
}

QByteArray join(const Members& members)
{
    QByteArray body = "{";
    for (const auto& [name, value] : members) {
        if (body.size() > 1) {
            body += ',';
        }
        body += dump(json(name)) + ':' + value;
    }
    return body + '}';
}

QByteArray imagePart(const RequestImage& image, const QString& detail, ImageForm form)
{
    QByteArray url;
    if (form == ImageForm::DataUrl) {
        url = "data:" + image.mediaType + ";base64," + image.bytes.toBase64();
    } else {
        url = image.mediaType + ";sha256=" + image.sha256.toHex() + ';'
            + QByteArray::number(image.size.width()) + 'x'
            + QByteArray::number(image.size.height());
    }
    QByteArray inner = "\"url\":\"" + url + '"';
    if (!detail.isEmpty()) {
        inner = "\"detail\":" + dump(detail) + ',' + inner;
    }
    return "{\"image_url\":{" + inner + "},\"type\":\"image_url\"}";
}

QByteArray userContent(const ModelRequest& request, const Sampling& sampling, ImageForm form)
{
    if (request.images.empty()) {
        return dump(request.prompt);
    }
    QByteArray parts = "[";
    for (const RequestImage& image : request.images) {
        parts += imagePart(image, sampling.imageDetail, form) + ',';
    }
    return parts + "{\"text\":" + dump(request.prompt) + ",\"type\":\"text\"}]";
}

QByteArray messages(const ModelRequest& request, const Sampling& sampling, ImageForm form)
{
    QByteArray list = "[";
    if (!request.system.isEmpty()) {
        list += "{\"content\":" + dump(request.system) + ",\"role\":\"system\"},";
    }
    list += "{\"content\":" + userContent(request, sampling, form) + ",\"role\":\"user\"}";
    if (!request.prefill.isEmpty()) {
        list += ",{\"content\":" + dump(request.prefill) + ",\"role\":\"assistant\"}";
    }
    return list + ']';
}

void addSampling(Members& members, const Sampling& sampling)
{
    const auto put = [&members](const char* key, const auto& value) {
        if (value) {
            members[key] = dump(json(*value));
        }
    };
    put(sampling.completionTokens ? "max_completion_tokens" : "max_tokens", sampling.maxTokens);
    put("temperature", sampling.temperature);
    put("top_p", sampling.topP);
    put("seed", sampling.seed);
    if (!sampling.stop.isEmpty()) {
        json stop = json::array();
        for (const QString& text : sampling.stop) {
            stop.push_back(text.toStdString());
        }
        members["stop"] = dump(stop);
    }
}

/// The user's own keys win; one with null takes a key away.
void addExtra(Members& members, const QByteArray& extraBody)
{
    const json extra = json::parse(extraBody, nullptr, false);
    if (!extra.is_object()) {
        return;
    }
    for (const auto& [name, value] : extra.items()) {
        if (value.is_null()) {
            members.erase(name);
        } else {
            members[name] = dump(value);
        }
    }
}

} // namespace

QByteArray pathOf(OpenAiApi api)
{
    switch (api) {
    case OpenAiApi::Embeddings:
        return "/embeddings";
    case OpenAiApi::Images:
        return "/images/generations";
    case OpenAiApi::Chat:
        break;
    }
    return "/chat/completions";
}

QByteArray openAiBody(
    OpenAiApi api,
    const ModelRequest& request,
    const Endpoint& endpoint,
    const Sampling& sampling,
    ImageForm form)
{
    Members members;
    members["model"] = dump(endpoint.model);
    switch (api) {
    case OpenAiApi::Chat:
        members["messages"] = messages(request, sampling, form);
        addSampling(members, sampling);
        if (!request.prefill.isEmpty()) {
            members["continue_final_message"] = "true";
            members["add_generation_prompt"] = "false";
        }
        if (sampling.stream && form == ImageForm::DataUrl) {
            members["stream"] = "true";
            members["stream_options"] = R"({"include_usage":true})";
        }
        break;
    case OpenAiApi::Embeddings:
        members["input"] = dump(request.prompt);
        members["encoding_format"] = "\"float\"";
        break;
    case OpenAiApi::Images:
        members["prompt"] = dump(request.prompt);
        members["n"] = "1";
        // A URL would have to be fetched. OpenAI's newer models send no URL and refuse the key.
        if (!endpoint.model.contains(QLatin1StringView("gpt-image"))) {
            members["response_format"] = "\"b64_json\"";
        }
        break;
    }
    addExtra(members, request.extraBody);
    addExtra(members, sampling.extraBody);
    return join(members);
}

} // namespace groundmark::evaluation
