// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "evaluation/models/key_source.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <nlohmann/json_fwd.hpp>

#include <optional>

namespace groundmark::evaluation {

/// A header of every request. Anything that is a secret comes from a KeySource.
struct RequestHeader
{
    QString name;
    QString value; ///< as it stands; used when `source` is none
    KeySource source;

    bool operator==(const RequestHeader&) const = default;
};

/// An OpenAI-compatible server.
struct Endpoint
{
    QString baseUrl; ///< up to and without "/chat/completions": "http://localhost:8000/v1"
    QString model; ///< as the server calls it
    KeySource key; ///< sent as "Authorization: Bearer …"; none for a server without keys
    QList<RequestHeader> headers;
    QString caFile; ///< PEM file with the authorities to trust instead of the system's
    double connectSeconds = 10.0;
    double callSeconds = 300.0; ///< from sending to the last byte; thinking models are slow
    double silenceSeconds = 60.0; ///< longest pause inside a streamed reply
    qint64 replyBytes = qint64(32) << 20; ///< a longer body is cut off and is a failure

    bool operator==(const Endpoint&) const = default;
};

/// How a model is to decode: the fields of a chat completion request. What is not set is not sent.
struct Sampling
{
    std::optional<int> maxTokens;
    bool completionTokens = false; ///< sends max_completion_tokens, as OpenAI's newer models want it
    std::optional<double> temperature;
    std::optional<double> topP;
    std::optional<qint64> seed;
    QStringList stop;
    QString imageDetail; ///< "low", "high", "auto"; empty is not sent
    bool stream = false; ///< server-sent events; the answer is the same
    QByteArray extraBody; ///< one JSON object whose keys are added to the body, over all others

    bool operator==(const Sampling&) const = default;
};

/// A model with everything that decides how it answers; runs keep it in their parameters.
struct ModelConfig
{
    QString spec; ///< as on the command line, see model_spec.h
    Endpoint endpoint; ///< for kinds that need one; its URL and model come from the spec
    Sampling sampling;

    bool operator==(const ModelConfig&) const = default;
};

/// Without keys: only where they are found.
[[nodiscard]] nlohmann::ordered_json toJson(const ModelConfig& config);
/// What is missing keeps its default. Fails for an extra body that is no object, a header whose
/// name says that it carries a secret but whose value stands there openly, and the like.
[[nodiscard]] Result<ModelConfig> modelConfigFromJson(const nlohmann::json& json);
/// The same checks for a config made in a dialog or from options.
[[nodiscard]] Result<void> checkConfig(const ModelConfig& config);

} // namespace groundmark::evaluation
