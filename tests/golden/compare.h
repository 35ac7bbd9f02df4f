// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace groundmark::golden {

/// The part of a line that is expected: "out", "expected", "score", …; several keys as one object.
/// Null with `found` false when the line holds none of them.
struct Expected
{
    nlohmann::json value;
    bool found = false;
};
[[nodiscard]] Expected expectedOf(const nlohmann::json& line);

/// Where two values differ, as "path: expected …, got …"; empty when they are equal. Numbers may
/// differ by `tolerance`, or by the line's own "tolerance"; all else must be the same.
[[nodiscard]] std::string
difference(const nlohmann::json& expected, const nlohmann::json& actual, double tolerance);

} // namespace groundmark::golden
