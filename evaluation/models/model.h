// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "domain/run.h"
#include "evaluation/models/call_failure.h"
#include "evaluation/models/request_image.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace groundmark::evaluation {

/// One request: a text and the images that go with it, prepared as the run says.
struct ModelRequest
{
    QString sampleId; ///< external id; replay models look answers up by it
    QString prompt; ///< of a chat; the description of an image to make; the text to embed
    std::vector<RequestImage> images; ///< in front of the prompt, in page order
    QString system; ///< instruction that precedes everything; empty for none
    QString prefill; ///< the answer's beginning, which the model is to continue (MagiC, Self-Heal)
    /// Asks the same again on purpose: 0 for the first time, 1 for the second, … Part of the
    /// request's identity, so that a cache does not give the first answer again.
    int repetition = 0;
    /// Further keys of the body for this request alone, such as a picture's size: one JSON object. The
    /// model's own extra body (Sampling::extraBody) wins over them. Kinds without a body ignore it.
    QByteArray extraBody;
    QString requestId; ///< to find the call in a server's log; no part of the request's identity
};

/// What came over the wire, before anybody looked into it. Keys have been taken out of all of it.
struct RawReply
{
    CallFailure failure = CallFailure::None; ///< None: bytes came; read() says what they are worth
    QString problem; ///< in words, for a failure
    int status = 0; ///< of HTTP; the exit code of a program
    QByteArray headers; ///< "name: value" lines of the reply, without cookies
    QByteArray body;
    double latencySeconds = 0.0;
};

/// What a reply says. A failed request is a reply too: its outcome says so and nothing is lost.
struct ModelReply
{
    QString text;
    Outcome outcome = Outcome::Scored; ///< ApiError or RefusedOrEmpty when it is known already
    QString error; ///< for ApiError: what happened and what to do, fit to show
    CallFailure failure = CallFailure::None; ///< for ApiError
    std::optional<double> retryAfterSeconds; ///< what the server asked for
    QString finishReason;
    QString refusal; ///< the model's words when it declined
    QString reasoning; ///< what a thinking model sent apart from its answer
    QString servedModel; ///< the model string and fingerprint that the server reported
    std::optional<int> inputTokens;
    std::optional<int> outputTokens;
    std::optional<int> reasoningTokens; ///< part of outputTokens
    double latencySeconds = 0.0;
    std::vector<float> embedding; ///< of an embeddings endpoint
    std::vector<RequestImage> images; ///< of an images endpoint
};

/// Something that answers: a server, a program, a file of answers, an OCR engine. All functions may
/// be called from any thread at the same time.
class Model
{
public:
    using Done = std::function<void(RawReply)>;

    Model() = default;
    virtual ~Model() = default;
    Model(const Model&) = delete;
    Model& operator=(const Model&) = delete;

    /// As written in tables and papers, for example "tesseract 5.3.0 (eng)".
    [[nodiscard]] virtual QString name() const = 0;
    /// Everything that decides what is answered, as one JSON object with sorted keys: where it goes,
    /// parameters, texts, digests of the images. Never a key. Its SHA-256 names the request in the
    /// cache, and the text is what people see in the log.
    [[nodiscard]] virtual QByteArray canonicalRequest(const ModelRequest& request) const = 0;
    /// Sends the request and calls `done` exactly once, from any thread, perhaps before this
    /// returns. Never throws.
    virtual void send(const ModelRequest& request, Done done) = 0;
    /// What a raw reply means. Depends on nothing else, so that stored replies can be read again.
    [[nodiscard]] virtual ModelReply read(const RawReply& raw) const = 0;
    /// Ends what is under way; their `done` gets CallFailure::Cancelled.
    virtual void cancelAll() { }
    /// More calls than this at a time make no sense; 0 for as many as the policy allows.
    [[nodiscard]] virtual int callsAtOnce() const { return 1; }

    /// send() and read(), blocking. For a few calls; run/ask_all.h is for many.
    [[nodiscard]] ModelReply ask(const ModelRequest& request);
};

/// SHA-256 of the canonical request, 32 bytes: what the cache knows a request by.
[[nodiscard]] QByteArray requestKey(const Model& model, const ModelRequest& request);

/// A failure as a reply, so that all of them read alike.
[[nodiscard]] ModelReply failedReply(CallFailure failure, const QString& error);

} // namespace groundmark::evaluation
