// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/python/value.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <limits>

namespace groundmark::evaluation::python {

namespace {

/// sys.int_info.str_digits_check_threshold's default limit for text to int.
constexpr std::size_t kMaxDigits = 4300;

} // namespace

std::optional<std::string> intFromText(TextView text)
{
    text = strip(text);
    bool negative = false;
    if (!text.empty() && (text.front() == U'+' || text.front() == U'-')) {
        negative = text.front() == U'-';
        text.remove_prefix(1);
    }
    std::string digits;
    bool wasDigit = false;
    for (char32_t c : text) {
        if (c == U'_' && wasDigit) {
            wasDigit = false;
            continue;
        }
        const auto digit = digitValue(c);
        if (!digit) {
            return std::nullopt;
        }
        digits += static_cast<char>('0' + *digit);
        wasDigit = true;
    }
    if (!wasDigit || digits.size() > kMaxDigits) {
        return std::nullopt;
    }
    digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size() - 1));
    return negative && digits != "0" ? '-' + digits : digits;
}

std::optional<std::string> intFromValue(const Value& value)
{
    switch (value.kind()) {
    case Value::Kind::Bool:
        return value.boolValue() ? "1" : "0";
    case Value::Kind::Int:
        return value.digits();
    case Value::Kind::Str:
        return intFromText(value.text());
    case Value::Kind::Float: {
        const double whole = std::trunc(value.number());
        if (!std::isfinite(whole)) {
            return std::nullopt;
        }
        std::array<char, 400> buffer {};
        const int length = std::snprintf(buffer.data(), buffer.size(), "%.0f", whole);
        const std::string digits(buffer.data(), std::size_t(length));
        return digits == "-0" ? "0" : digits;
    }
    default:
        return std::nullopt;
    }
}

double toDouble(std::string_view digits)
{
    double number = 0.0;
    const auto result = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (result.ec == std::errc::result_out_of_range) {
        const double huge = std::numeric_limits<double>::infinity();
        return digits.front() == '-' ? -huge : huge;
    }
    return number;
}

} // namespace groundmark::evaluation::python
