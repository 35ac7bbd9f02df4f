// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/models/endpoint.h"
#include "evaluation/models/model.h"

#include <QLatin1StringView>

#include <memory>
#include <span>

namespace groundmark::evaluation {

/// One way to name a model on the command line and in dialogs: KIND or KIND:ARGUMENT.
struct ModelKind
{
    QLatin1StringView kind; ///< what stands before the first colon
    QLatin1StringView usage; ///< the whole spec, for help texts: "tesseract[:LANG]"
    bool usesEndpoint = false; ///< asks a server, so that endpoint and sampling matter
    /// Makes the model; `argument` is what stands after the first colon, empty for nothing.
    Result<std::unique_ptr<Model>> (*make)(const QString& argument, const ModelConfig& config);
};

/// Every kind, in the order of the help text. To add one, write its model and add a line to the
/// table in model_spec.cpp.
[[nodiscard]] std::span<const ModelKind> modelKinds();

/// Makes the model that `config.spec` names: "openai:MODEL@http://HOST:PORT/v1", "tesseract:eng",
/// "replay:FILE", …. Fails for an unknown kind (the hint lists all), a wrong config, a key that is
/// not there, and when the model cannot be made.
[[nodiscard]] Result<std::unique_ptr<Model>> makeModel(const ModelConfig& config);
/// The same with nothing but a spec.
[[nodiscard]] Result<std::unique_ptr<Model>> makeModel(const QString& spec);

/// The part of "MODEL@URL" before the last "@http", and the URL behind it.
struct ModelAndUrl
{
    QString model;
    QString url; ///< without a slash at its end
};
/// Fails when there is no model, no URL, another scheme than http or https, or a name or password in
/// the URL (keys do not belong there).
[[nodiscard]] Result<ModelAndUrl> splitModelAndUrl(const QString& argument);

} // namespace groundmark::evaluation
