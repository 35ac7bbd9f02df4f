// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/python/json.h"

#include <cmath>

namespace groundmark::evaluation::python {

namespace {

void appendString(std::string& out, const Text& text)
{
    out += '"';
    for (char32_t c : text) {
        switch (c) {
        case U'"':
            out += "\\\"";
            break;
        case U'\\':
            out += "\\\\";
            break;
        case U'\n':
            out += "\\n";
            break;
        case U'\r':
            out += "\\r";
            break;
        case U'\t':
            out += "\\t";
            break;
        case U'\b':
            out += "\\b";
            break;
        case U'\f':
            out += "\\f";
            break;
        default:
            // Lone surrogates cannot be written in UTF-8, so they stay escapes.
            if (c < 0x20 || (c >= 0xD800 && c <= 0xDFFF)) {
                constexpr const char* kHex = "0123456789abcdef";
                out += "\\u";
                for (int shift = 12; shift >= 0; shift -= 4) {
                    out += kHex[(c >> unsigned(shift)) & 0xFU];
                }
            } else {
                appendUtf8(out, c);
            }
        }
    }
    out += '"';
}

void appendValue(std::string& out, const Value& value)
{
    using Kind = Value::Kind;
    switch (value.kind()) {
    case Kind::None:
        out += "null";
        return;
    case Kind::Bool:
        out += value.boolValue() ? "true" : "false";
        return;
    case Kind::Int:
        out += value.digits();
        return;
    case Kind::Float:
        if (std::isfinite(value.number())) {
            out += reprOfFloat(value.number());
        } else {
            out += std::isnan(value.number()) ? "NaN"
                : value.number() < 0          ? "-Infinity"
                                              : "Infinity";
        }
        return;
    case Kind::Str:
        appendString(out, value.text());
        return;
    case Kind::Opaque:
        appendString(out, fromUtf8(value.digits()));
        return;
    case Kind::List:
    case Kind::Tuple:
    case Kind::Set: {
        out += '[';
        for (std::size_t i = 0; i < value.items().size(); ++i) {
            out += i > 0 ? ", " : "";
            appendValue(out, value.items()[i]);
        }
        out += ']';
        return;
    }
    case Kind::Dict: {
        out += '{';
        for (std::size_t i = 0; i < value.entries().size(); ++i) {
            out += i > 0 ? ", " : "";
            appendString(out, str(value.entries()[i].first));
            out += ": ";
            appendValue(out, value.entries()[i].second);
        }
        out += '}';
        return;
    }
    }
}

} // namespace

std::string dumpJson(const Value& value)
{
    std::string out;
    appendValue(out, value);
    return out;
}

} // namespace groundmark::evaluation::python
