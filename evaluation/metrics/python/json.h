// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/python/value.h"

#include <optional>
#include <string>
#include <string_view>

namespace groundmark::evaluation::python {

/// json.loads(text): also takes NaN, Infinity, integers of any size, numbers beyond double range
/// (1e999 is inf) and lone surrogates; of a key that comes twice the last value counts. Refuses
/// control characters in strings, as Python does. Nothing where Python raises; nesting deeper than
/// kMaxJsonDepth is refused, where Python runs into its recursion limit.
[[nodiscard]] std::optional<Value> parseJson(TextView text);
[[nodiscard]] std::optional<Value> parseJson(std::string_view utf8);

constexpr int kMaxJsonDepth = 900;

/// json.dumps(value, ensure_ascii=False) on one line; NaN and infinities as Python writes them.
[[nodiscard]] std::string dumpJson(const Value& value);

} // namespace groundmark::evaluation::python
