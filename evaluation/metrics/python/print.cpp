// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/python/value.h"

#include <array>
#include <charconv>
#include <cmath>

namespace groundmark::evaluation::python {

namespace {

Text ascii(std::string_view text)
{
    return Text(text.begin(), text.end());
}

Text hex(std::uint32_t value, int width)
{
    Text digits;
    for (int shift = (width - 1) * 4; shift >= 0; shift -= 4) {
        digits += U"0123456789abcdef"[(value >> unsigned(shift)) & 0xFU];
    }
    return digits;
}

void appendEscaped(Text& out, char32_t c, char32_t quote)
{
    if (c == quote || c == U'\\') {
        out += U'\\';
        out += c;
    } else if (c == U'\n') {
        out += U"\\n";
    } else if (c == U'\r') {
        out += U"\\r";
    } else if (c == U'\t') {
        out += U"\\t";
    } else if (isPrintable(c)) {
        out += c;
    } else if (c < 0x100) {
        out += U"\\x" + hex(c, 2);
    } else if (c < 0x10000) {
        out += U"\\u" + hex(c, 4);
    } else {
        out += U"\\U" + hex(c, 8);
    }
}

void appendReprOfText(Text& out, const Text& text)
{
    const bool hasSingle = text.find(U'\'') != Text::npos;
    const bool hasDouble = text.find(U'"') != Text::npos;
    const char32_t quote = hasSingle && !hasDouble ? U'"' : U'\'';
    out += quote;
    for (char32_t c : text) {
        appendEscaped(out, c, quote);
    }
    out += quote;
}

void appendRepr(Text& out, const Value& value);

void appendItems(Text& out, const Value::Items& items)
{
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) {
            out += U", ";
        }
        appendRepr(out, items[i]);
    }
}

void appendRepr(Text& out, const Value& value)
{
    using Kind = Value::Kind;
    switch (value.kind()) {
    case Kind::None:
        out += U"None";
        return;
    case Kind::Bool:
        out += value.boolValue() ? U"True" : U"False";
        return;
    case Kind::Int:
    case Kind::Opaque:
        out += fromUtf8(value.digits());
        return;
    case Kind::Float:
        out += ascii(reprOfFloat(value.number()));
        return;
    case Kind::Str:
        appendReprOfText(out, value.text());
        return;
    case Kind::List:
        out += U'[';
        appendItems(out, value.items());
        out += U']';
        return;
    case Kind::Tuple:
        out += U'(';
        appendItems(out, value.items());
        out += value.items().size() == 1 ? U",)" : U")";
        return;
    case Kind::Set:
        if (value.items().empty()) {
            out += U"set()";
            return;
        }
        out += U'{';
        appendItems(out, value.items());
        out += U'}';
        return;
    case Kind::Dict: {
        out += U'{';
        bool first = true;
        for (const Value::Entry& entry : value.entries()) {
            if (!first) {
                out += U", ";
            }
            first = false;
            appendRepr(out, entry.first);
            out += U": ";
            appendRepr(out, entry.second);
        }
        out += U'}';
        return;
    }
    }
}

} // namespace

std::string reprOfFloat(double value)
{
    if (std::isnan(value)) {
        return "nan";
    }
    if (std::isinf(value)) {
        return value < 0 ? "-inf" : "inf";
    }
    std::array<char, 64> buffer {};
    const auto end = std::to_chars(
        buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::scientific);
    const std::string_view scientific(buffer.data(), std::size_t(end.ptr - buffer.data()));
    const std::size_t mark = scientific.find('e');
    int exponent = 0;
    const char* from = scientific.data() + mark + (scientific[mark + 1] == '+' ? 2 : 1);
    std::from_chars(from, end.ptr, exponent);

    std::string digits;
    const bool negative = scientific.front() == '-';
    for (char c : scientific.substr(0, mark)) {
        if (c != '-' && c != '.') {
            digits += c;
        }
    }
    std::string text = negative ? "-" : "";
    const int count = int(digits.size());
    if (exponent < -4 || exponent >= 16) {
        text += digits.substr(0, 1);
        if (count > 1) {
            text += '.' + digits.substr(1);
        }
        const std::string power = std::to_string(std::abs(exponent));
        text += exponent < 0 ? "e-" : "e+";
        return text + (power.size() < 2 ? "0" : "") + power;
    }
    if (exponent < 0) {
        return text + "0." + std::string(std::size_t(-exponent - 1), '0') + digits;
    }
    if (count <= exponent + 1) {
        return text + digits + std::string(std::size_t(exponent + 1 - count), '0') + ".0";
    }
    return text + digits.substr(0, std::size_t(exponent) + 1) + '.'
        + digits.substr(std::size_t(exponent) + 1);
}

Text repr(const Value& value)
{
    Text out;
    appendRepr(out, value);
    return out;
}

Text str(const Value& value)
{
    return value.isString() ? value.text() : repr(value);
}

} // namespace groundmark::evaluation::python
