// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/python/literal_string.h"

#include "evaluation/metrics/python/value.h"

#include <cctype>
#include <cstdlib>

namespace groundmark::evaluation::python {

namespace {

constexpr std::size_t kMaxDigits = 4300;

std::optional<int> digitOfBase(char32_t c, int base)
{
    int value = -1;
    if (c >= U'0' && c <= U'9') {
        value = int(c - U'0');
    } else if (c >= U'a' && c <= U'f') {
        value = int(c - U'a') + 10;
    } else if (c >= U'A' && c <= U'F') {
        value = int(c - U'A') + 10;
    }
    return value >= 0 && value < base ? std::optional(value) : std::nullopt;
}

char32_t at(TextView text, std::size_t i)
{
    return i < text.size() ? text[i] : U'\0';
}

struct Prefix
{
    std::size_t length = 0;
    bool raw = false;
    bool bytes = false;
    bool formatted = false;
};

/// The letters before the quote, nothing when no quote follows them.
std::optional<Prefix> readPrefix(TextView text, std::size_t i)
{
    Prefix prefix;
    bool unicode = false;
    for (; prefix.length < 3; ++prefix.length) {
        const char32_t c = at(text, i + prefix.length);
        if (c == U'\'' || c == U'"') {
            const bool clash = (unicode && prefix.length > 1) || (prefix.bytes && prefix.formatted);
            return clash ? std::nullopt : std::optional(prefix);
        }
        if ((c == U'r' || c == U'R') && !prefix.raw) {
            prefix.raw = true;
        } else if ((c == U'b' || c == U'B') && !prefix.bytes) {
            prefix.bytes = true;
        } else if ((c == U'f' || c == U'F') && !prefix.formatted) {
            prefix.formatted = true;
        } else if ((c == U'u' || c == U'U') && !unicode) {
            unicode = true;
        } else {
            return std::nullopt;
        }
    }
    return std::nullopt;
}

/// Appends what the escape behind a backslash stands for; `i` is at the character behind it.
bool appendEscape(Text& out, TextView body, std::size_t& i, bool bytes)
{
    const char32_t c = body[i++];
    static constexpr TextView kFrom = U"\\'\"abfnrtv";
    static constexpr TextView kTo = U"\\'\"\a\b\f\n\r\t\v";
    if (c == U'\n') {
        return true;
    }
    if (const std::size_t simple = kFrom.find(c); simple != TextView::npos) {
        out += kTo[simple];
        return true;
    }
    if (digitOfBase(c, 8)) {
        char32_t value = c - U'0';
        for (int more = 0; more < 2 && digitOfBase(at(body, i), 8); ++more) {
            value = value * 8 + (body[i++] - U'0');
        }
        out += bytes ? value & 0xFFU : value;
        return true;
    }
    const int width = c == U'x' ? 2 : bytes ? 0 : c == U'u' ? 4 : c == U'U' ? 8 : 0;
    if (width > 0) {
        char32_t value = 0;
        for (int k = 0; k < width; ++k) {
            const auto digit = digitOfBase(at(body, i), 16);
            if (!digit) {
                return false;
            }
            value = value * 16 + char32_t(*digit);
            ++i;
        }
        out += value;
        return value <= 0x10FFFF;
    }
    if (c == U'N' && !bytes) {
        return false; // would need the names of all characters
    }
    out += U'\\';
    out += c;
    return true;
}

/// hex, octal or binary digits to decimal ones.
std::string toDecimal(const std::string& digits, int base)
{
    std::string decimal = "0"; // least significant first
    for (char c : digits) {
        int carry = *digitOfBase(char32_t(static_cast<unsigned char>(c)), base);
        for (char& d : decimal) {
            const int sum = (d - '0') * base + carry;
            d = static_cast<char>('0' + sum % 10);
            carry = sum / 10;
        }
        for (; carry > 0; carry /= 10) {
            decimal += static_cast<char>('0' + carry % 10);
        }
    }
    return {decimal.rbegin(), decimal.rend()};
}

/// Digits with single underscores between them; false when there is none or one is out of place.
bool readDigits(TextView text, std::size_t& i, int base, std::string& digits)
{
    const std::size_t before = digits.size();
    for (;;) {
        if (!digitOfBase(at(text, i), base)) {
            return digits.size() > before && (i == 0 || text[i - 1] != U'_');
        }
        digits += static_cast<char>(text[i++]);
        if (at(text, i) == U'_') {
            ++i;
            if (!digitOfBase(at(text, i), base)) {
                return false;
            }
        }
    }
}

} // namespace

bool startsString(TextView text, std::size_t i)
{
    return readPrefix(text, i).has_value();
}

std::optional<StringToken> readStringToken(TextView text, std::size_t& i)
{
    const auto prefix = readPrefix(text, i);
    if (!prefix || prefix->formatted) {
        return std::nullopt;
    }
    i += prefix->length;
    const char32_t quote = text[i];
    const bool triple = at(text, i + 1) == quote && at(text, i + 2) == quote;
    i += triple ? 3 : 1;
    const std::size_t start = i;
    for (;; ++i) {
        if (i >= text.size() || (!triple && text[i] == U'\n')) {
            return std::nullopt;
        }
        if (text[i] == U'\\') {
            ++i; // whatever follows does not end the string
            if (i >= text.size()) {
                return std::nullopt;
            }
        } else if (
            text[i] == quote
            && (!triple || (at(text, i + 1) == quote && at(text, i + 2) == quote))) {
            break;
        }
    }
    const TextView body = text.substr(start, i - start);
    i += triple ? 3 : 1;
    StringToken token {{}, prefix->bytes};
    for (std::size_t k = 0; k < body.size();) {
        if (prefix->bytes && body[k] > 0x7F) {
            return std::nullopt;
        }
        if (body[k] != U'\\' || prefix->raw) {
            token.text += body[k++];
        } else if (!appendEscape(token.text, body, ++k, prefix->bytes)) {
            return std::nullopt;
        }
    }
    return token;
}

std::string reprOfBytes(TextView text)
{
    const bool hasSingle = contains(text, U"'");
    const char quote = hasSingle && !contains(text, U"\"") ? '"' : '\'';
    std::string out = std::string("b") + quote;
    for (char32_t c : text) {
        const char byte = static_cast<char>(c);
        if (byte == quote || byte == '\\') {
            out += '\\';
            out += byte;
        } else if (byte == '\n') {
            out += "\\n";
        } else if (byte == '\r') {
            out += "\\r";
        } else if (byte == '\t') {
            out += "\\t";
        } else if (c >= 0x20 && c < 0x7F) {
            out += byte;
        } else {
            constexpr const char* kHex = "0123456789abcdef";
            out += std::string("\\x") + kHex[(c >> 4U) & 0xFU] + kHex[c & 0xFU];
        }
    }
    return out + quote;
}

std::optional<NumberToken> readNumberToken(TextView text, std::size_t& i)
{
    NumberToken token;
    const char32_t mark = at(text, i + 1) | 0x20U;
    const int base = at(text, i) != U'0' ? 10
        : mark == U'x'                   ? 16
        : mark == U'o'                   ? 8
        : mark == U'b'                   ? 2
                                         : 10;
    std::string digits;
    if (base != 10) {
        i += at(text, i + 2) == U'_' ? 3U : 2U;
        if (!readDigits(text, i, base, digits) || digits.size() > kMaxDigits) {
            return std::nullopt;
        }
        token.digits = toDecimal(digits, base);
    } else {
        bool isFloat = false;
        if (at(text, i) != U'.' && !readDigits(text, i, 10, digits)) {
            return std::nullopt;
        }
        if (at(text, i) == U'.') {
            isFloat = true;
            ++i;
            const bool hadWhole = !digits.empty();
            digits += '.';
            if (digitOfBase(at(text, i), 10) ? !readDigits(text, i, 10, digits) : !hadWhole) {
                return std::nullopt;
            }
        }
        if ((at(text, i) | 0x20U) == U'e') {
            std::size_t ahead = i + 1;
            const bool hasSign = at(text, ahead) == U'+' || at(text, ahead) == U'-';
            if (digitOfBase(at(text, ahead + (hasSign ? 1U : 0U)), 10)) {
                isFloat = true;
                digits += 'e';
                if (hasSign) {
                    digits += static_cast<char>(text[ahead++]);
                }
                i = ahead;
                if (!readDigits(text, i, 10, digits)) {
                    return std::nullopt;
                }
            }
        }
        token.isImaginary = (at(text, i) | 0x20U) == U'j';
        if (isFloat || token.isImaginary) {
            i += token.isImaginary ? 1 : 0;
            token.value = std::strtod(digits.c_str(), nullptr);
        } else {
            const std::size_t first = digits.find_first_not_of('0');
            const bool isZero = first == std::string::npos;
            // 007 is a syntax error, 000 is not.
            if ((first > 0 && !isZero) || digits.size() > kMaxDigits) {
                return std::nullopt;
            }
            token.digits = isZero ? "0" : digits;
        }
    }
    // "1a", "0x1g": a name directly behind a number. Python forgives keywords only, and those are
    // no part of a literal.
    const char32_t next = at(text, i);
    return isWordCharacter(next) ? std::nullopt : std::optional(token);
}

} // namespace groundmark::evaluation::python
