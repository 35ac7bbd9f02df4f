// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/formats/format.h"
#include "storage/json_text.h"

namespace groundmark::storage {

/// Chains and regions as Groundmark's own JSON writes them; docs/magic.schema.json describes it.

[[nodiscard]] Json toJson(const AnnotatedChain& annotated);
/// Takes what it can; a step without text is an empty one. Steps without an id get one.
[[nodiscard]] AnnotatedChain annotatedChainFrom(const Json& json);

[[nodiscard]] Json toJson(const Region& region, const QString& label);
/// Nothing when it has no shape. `label` gets the label's name.
[[nodiscard]] std::optional<Region> regionFrom(const Json& json, QString& label);

/// A member as text, "" when it is none.
[[nodiscard]] QString textAt(const Json& json, const char* key);

} // namespace groundmark::storage
