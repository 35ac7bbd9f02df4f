// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/error_label.h"
#include "domain/result.h"

#include <nlohmann/json.hpp>

#include <span>
#include <vector>

namespace groundmark::evaluation {

/// LogicOCR's 17 types (Gen) and 5 types (Real), Appendix E with its prompts; MMTR-Bench's failure
/// patterns, section 4.6 and Appendix C. In this order.
[[nodiscard]] std::span<const Taxonomy> builtInTaxonomies();
/// Null for an unknown id.
[[nodiscard]] const Taxonomy* findBuiltInTaxonomy(QStringView id);
/// The one that a benchmark's failures are sorted into; null for a benchmark without.
[[nodiscard]] const Taxonomy* taxonomyOfBenchmark(QStringView benchmark);

/// Whether failures may be sorted into it: an id of letters, digits and hyphens, a name, at least one
/// type, no type twice. Says what is wrong.
[[nodiscard]] Result<void> checkTaxonomy(const Taxonomy& taxonomy);
/// The stable word for a name: "OCR error" → "ocr-error"; letters of any script stay.
[[nodiscard]] QString wordFor(const QString& name);
/// Null for an unknown type.
[[nodiscard]] const ErrorType* findType(const Taxonomy& taxonomy, QStringView id);

/// {"id", "version", "name", "source", "types": [{"id", "name", "group", "meaning", "rule"}], "prompt",
/// "judgeSeesImages"}
[[nodiscard]] nlohmann::ordered_json toJson(const Taxonomy& taxonomy);
/// Fails for what is no taxonomy; see checkTaxonomy().
[[nodiscard]] Result<Taxonomy> taxonomyFromJson(const nlohmann::json& json);

} // namespace groundmark::evaluation
