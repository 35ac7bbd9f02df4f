// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/models/openai_model.h"

#include "evaluation/models/model_text.h"
#include "evaluation/models/openai_reply.h"

#include <nlohmann/json.hpp>

namespace groundmark::evaluation {

namespace {

/// Servers repeat keys in their error messages: nothing that comes back may hold one.
void removeKeys(RawReply& raw, const std::vector<QByteArray>& keys)
{
    for (const QByteArray& key : keys) {
        raw.body = withoutKey(std::move(raw.body), key);
        raw.headers = withoutKey(std::move(raw.headers), key);
        raw.problem = QString::fromUtf8(withoutKey(raw.problem.toUtf8(), key));
    }
}

} // namespace

Result<std::unique_ptr<OpenAiModel>>
OpenAiModel::create(OpenAiApi api, const Endpoint& endpoint, const Sampling& sampling)
{
    std::unique_ptr<OpenAiModel> model(new OpenAiModel(api, endpoint, sampling));
    const auto add = [&model](const QByteArray& name, const QByteArray& before, const KeySource& from)
        -> Result<void> {
        const Result<QByteArray> key = fetchKey(from);
        if (!key) {
            return key.error();
        }
        if (key->contains('\n') || key->contains('\r') || key->contains('\0')) {
            return Error {ModelText::tr("The key is not one line."), from.toText(), {}, {}};
        }
        if (!key->isEmpty()) {
            model->m_headers.push_back(name + ": " + before + *key);
            model->m_keys.push_back(*key);
        }
        return {};
    };
    model->m_headers.push_back("Content-Type: application/json");
    if (auto added = add("Authorization", "Bearer ", endpoint.key); !added) {
        return added.error();
    }
    for (const RequestHeader& header : endpoint.headers) {
        if (header.source.kind == KeySource::Kind::None) {
            model->m_headers.push_back(header.name.toUtf8() + ": " + header.value.toUtf8());
        } else if (auto added = add(header.name.toUtf8(), {}, header.source); !added) {
            return added.error();
        }
    }
    return model;
}

OpenAiModel::OpenAiModel(OpenAiApi api, Endpoint endpoint, Sampling sampling)
    : m_api(api)
    , m_endpoint(std::move(endpoint))
    , m_sampling(std::move(sampling))
{
}

QByteArray OpenAiModel::url() const
{
    return m_endpoint.baseUrl.toUtf8() + pathOf(m_api);
}

QByteArray OpenAiModel::canonicalRequest(const ModelRequest& request) const
{
    // An opaque object around the body, with sorted keys: "body" stands first.
    QByteArray text = "{\"body\":"
        + openAiBody(m_api, request, m_endpoint, m_sampling, ImageForm::Digest);
    nlohmann::json headers = nlohmann::json::object();
    for (const RequestHeader& header : m_endpoint.headers) {
        headers[header.name.toLower().toStdString()] = header.source.kind == KeySource::Kind::None
            ? header.value.toStdString()
            : header.source.toText().toStdString();
    }
    if (!headers.empty()) {
        text += ",\"headers\":" + QByteArray::fromStdString(headers.dump());
    }
    if (request.repetition > 0) {
        text += ",\"repetition\":" + QByteArray::number(request.repetition);
    }
    return text + ",\"url\":"
        + QByteArray::fromStdString(nlohmann::json(url().toStdString()).dump()) + '}';
}

void OpenAiModel::send(const ModelRequest& request, Done done)
{
    HttpRequest http;
    http.url = url();
    http.headers = m_headers;
    if (!request.requestId.isEmpty()) {
        http.headers.push_back("X-Client-Request-Id: " + request.requestId.toUtf8());
    }
    http.body = openAiBody(m_api, request, m_endpoint, m_sampling, ImageForm::DataUrl);
    http.caFile = m_endpoint.caFile.toUtf8();
    http.connectSeconds = m_endpoint.connectSeconds;
    http.totalSeconds = m_endpoint.callSeconds;
    http.silenceSeconds = m_sampling.stream ? m_endpoint.silenceSeconds : 0.0;
    http.replyBytes = m_endpoint.replyBytes;
    m_transport.post(std::move(http), [keys = m_keys, done = std::move(done)](RawReply raw) {
        removeKeys(raw, keys);
        done(std::move(raw));
    });
}

ModelReply OpenAiModel::read(const RawReply& raw) const
{
    return readOpenAiReply(m_api, raw);
}

} // namespace groundmark::evaluation
