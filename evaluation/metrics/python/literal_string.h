// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/unicode.h"

#include <optional>

/// String and number tokens of Python literals: internals of literal.cpp.
namespace groundmark::evaluation::python {

class Value;

struct StringToken
{
    Text text;
    bool isBytes = false;
};

/// Reads one string token (prefix, quotes, escapes) at `at` and moves `at` behind it. Nothing for
/// a token that is malformed or an f-string.
[[nodiscard]] std::optional<StringToken> readStringToken(TextView text, std::size_t& at);

/// Whether a string token begins here, with or without a prefix.
[[nodiscard]] bool startsString(TextView text, std::size_t at);

/// b'…' as Python prints it; `text` holds values 0–255.
[[nodiscard]] std::string reprOfBytes(TextView text);

struct NumberToken
{
    std::string digits; ///< canonical digits of an integer; empty for the other two
    double value = 0.0; ///< of a float, or of the imaginary part
    bool isImaginary = false;
};

/// Reads one number token at `at` and moves behind it.
[[nodiscard]] std::optional<NumberToken> readNumberToken(TextView text, std::size_t& at);

} // namespace groundmark::evaluation::python
