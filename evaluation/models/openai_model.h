// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/models/endpoint.h"
#include "evaluation/models/http_transport.h"
#include "evaluation/models/model.h"
#include "evaluation/models/openai_request.h"

#include <memory>

namespace groundmark::evaluation {

/// A model behind an OpenAI-compatible server: vLLM, the server of llama.cpp, hosted services.
class OpenAiModel : public Model
{
public:
    /// Fetches the keys, which live in memory from here on. Fails when one is not there.
    [[nodiscard]] static Result<std::unique_ptr<OpenAiModel>>
    create(OpenAiApi api, const Endpoint& endpoint, const Sampling& sampling);

    /// As the server calls it.
    [[nodiscard]] QString name() const override { return m_endpoint.model; }
    [[nodiscard]] QByteArray canonicalRequest(const ModelRequest& request) const override;
    void send(const ModelRequest& request, Done done) override;
    [[nodiscard]] ModelReply read(const RawReply& raw) const override;
    void cancelAll() override { m_transport.cancelAll(); }
    [[nodiscard]] int callsAtOnce() const override { return 0; }

private:
    OpenAiModel(OpenAiApi api, Endpoint endpoint, Sampling sampling);

    [[nodiscard]] QByteArray url() const;

    OpenAiApi m_api;
    Endpoint m_endpoint;
    Sampling m_sampling;
    std::vector<QByteArray> m_headers; ///< with keys
    std::vector<QByteArray> m_keys; ///< to take out of what comes back
    HttpTransport m_transport;
};

} // namespace groundmark::evaluation
