// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/python/value.h"

#include <variant>

namespace groundmark::evaluation::python {

/// Why a text is no literal. The official programs catch the first and die of the second.
enum class LiteralError
{
    Malformed, ///< SyntaxError or ValueError
    Unhashable, ///< TypeError: a list, set or dict as a key or as a member of a set
};

/// ast.literal_eval(text) of Python 3.11: strings with every prefix and escape but \N{…}, bytes,
/// numbers in every notation, tuples, lists, sets, dicts, None, True, False, `...`, set(), and sums
/// such as 1+2j. Comments and line breaks inside brackets are blanks. More than 200 open brackets
/// are Malformed, as in Python.
[[nodiscard]] std::variant<Value, LiteralError> parseLiteral(TextView text);

} // namespace groundmark::evaluation::python
