// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
    /// Makes the model; `argument` is what stands after the first colon, empty for nothing.
    Result<std::unique_ptr<Model>> (*make)(const QString& argument);
};

/// Every kind, in the order of the help text. To add one, write its model and add a line to the
/// table in model_spec.cpp.
[[nodiscard]] std::span<const ModelKind> modelKinds();

/// Makes the model that `spec` names: "tesseract", "tesseract:eng+chi_sim", "replay:FILE", ….
/// Fails for an unknown kind (the hint lists all) and when the model cannot be made.
[[nodiscard]] Result<std::unique_ptr<Model>> makeModel(const QString& spec);

} // namespace groundmark::evaluation
