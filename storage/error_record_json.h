// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/error_label.h"
#include "storage/json_text.h"

#include <optional>

namespace groundmark::storage {

/// How labels of failures and taxonomies are written in the journal; part of records.h. A judge's prompt
/// and reply are not written: what a judge says is no edit.
[[nodiscard]] Json write(const ErrorLabel& label);
[[nodiscard]] Json write(const Taxonomy& taxonomy);
[[nodiscard]] ErrorLabel readErrorLabel(const Json& json);
/// Nothing for what is no taxonomy.
[[nodiscard]] std::optional<Taxonomy> readTaxonomy(const Json& json);

[[nodiscard]] QString keyOf(const ErrorLabel& label);
[[nodiscard]] QString keyOf(const Taxonomy& taxonomy);

} // namespace groundmark::storage
