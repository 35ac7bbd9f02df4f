// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/python/json.h"

#include <charconv>
#include <cstdlib>
#include <limits>

namespace groundmark::evaluation::python {

namespace {

constexpr std::size_t kMaxDigits = 4300; // Python refuses longer integers

class Parser
{
public:
    explicit Parser(TextView text)
        : m_text(text)
    {
    }

    std::optional<Value> document()
    {
        skipSpace();
        auto result = value(0);
        skipSpace();
        return m_at == m_text.size() ? result : std::nullopt;
    }

private:
    [[nodiscard]] char32_t peek() const { return m_at < m_text.size() ? m_text[m_at] : U'\0'; }
    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }

    void skipSpace()
    {
        while (!atEnd()
               && (peek() == U' ' || peek() == U'\t' || peek() == U'\n' || peek() == U'\r')) {
            ++m_at;
        }
    }

    bool take(char32_t c)
    {
        if (atEnd() || m_text[m_at] != c) {
            return false;
        }
        ++m_at;
        return true;
    }

    bool takeWord(TextView word)
    {
        if (m_text.substr(m_at, word.size()) != word) {
            return false;
        }
        m_at += word.size();
        return true;
    }

    std::optional<Value> value(int depth)
    {
        if (depth > kMaxJsonDepth) {
            return std::nullopt;
        }
        switch (peek()) {
        case U'{':
            return object(depth);
        case U'[':
            return array(depth);
        case U'"': {
            auto text = string();
            return text ? std::optional(Value::string(std::move(*text))) : std::nullopt;
        }
        default:
            return word();
        }
    }

    std::optional<Value> word()
    {
        constexpr double kInfinity = std::numeric_limits<double>::infinity();
        if (takeWord(U"null")) {
            return Value();
        }
        if (takeWord(U"true")) {
            return Value::boolean(true);
        }
        if (takeWord(U"false")) {
            return Value::boolean(false);
        }
        if (takeWord(U"NaN")) {
            return Value::real(std::numeric_limits<double>::quiet_NaN());
        }
        if (takeWord(U"Infinity")) {
            return Value::real(kInfinity);
        }
        if (takeWord(U"-Infinity")) {
            return Value::real(-kInfinity);
        }
        return number();
    }

    static bool isDigit(char32_t c) { return c >= U'0' && c <= U'9'; }

    std::optional<Value> number()
    {
        const std::size_t start = m_at;
        take(U'-');
        if (!isDigit(peek())) {
            return std::nullopt;
        }
        if (!take(U'0')) {
            skipDigits();
        }
        bool isFloat = false;
        if (peek() == U'.' && m_at + 1 < m_text.size() && isDigit(m_text[m_at + 1])) {
            isFloat = true;
            ++m_at;
            skipDigits();
        }
        if (peek() == U'e' || peek() == U'E') {
            std::size_t ahead = m_at + 1;
            if (ahead < m_text.size() && (m_text[ahead] == U'+' || m_text[ahead] == U'-')) {
                ++ahead;
            }
            if (ahead < m_text.size() && isDigit(m_text[ahead])) {
                isFloat = true;
                m_at = ahead;
                skipDigits();
            }
        }
        std::string digits;
        for (char32_t c : m_text.substr(start, m_at - start)) {
            digits += static_cast<char>(c);
        }
        if (isFloat) {
            return Value::real(floatFrom(digits));
        }
        if (digits.size() > kMaxDigits) {
            return std::nullopt;
        }
        return Value::bigInteger(digits == "-0" ? "0" : digits);
    }

    /// from_chars leaves the value alone when it is out of range: then its size decides.
    static double floatFrom(const std::string& digits)
    {
        double number = 0.0;
        const auto result = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        return result.ec == std::errc() ? number : std::strtod(digits.c_str(), nullptr);
    }

    void skipDigits()
    {
        while (isDigit(peek())) {
            ++m_at;
        }
    }

    std::optional<Text> string()
    {
        ++m_at; // the quote
        Text text;
        while (!atEnd()) {
            const char32_t c = m_text[m_at++];
            if (c == U'"') {
                return text;
            }
            if (c < 0x20) {
                return std::nullopt;
            }
            if (c != U'\\') {
                text += c;
                continue;
            }
            const auto escaped = escape();
            if (!escaped) {
                return std::nullopt;
            }
            text += *escaped;
        }
        return std::nullopt;
    }

    std::optional<char32_t> escape()
    {
        if (atEnd()) {
            return std::nullopt;
        }
        const char32_t c = m_text[m_at++];
        switch (c) {
        case U'"':
        case U'\\':
        case U'/':
            return c;
        case U'b':
            return U'\b';
        case U'f':
            return U'\f';
        case U'n':
            return U'\n';
        case U'r':
            return U'\r';
        case U't':
            return U'\t';
        case U'u':
            break;
        default:
            return std::nullopt;
        }
        const auto high = fourHex();
        if (!high || *high < 0xD800 || *high > 0xDBFF || m_text.substr(m_at, 2) != U"\\u") {
            return high;
        }
        const std::size_t back = m_at;
        m_at += 2;
        const auto low = fourHex();
        if (!low) {
            return std::nullopt;
        }
        if (*low < 0xDC00 || *low > 0xDFFF) {
            m_at = back;
            return high;
        }
        return 0x10000 + ((*high - 0xD800) << 10U) + (*low - 0xDC00);
    }

    std::optional<char32_t> fourHex()
    {
        char32_t value = 0;
        for (int i = 0; i < 4; ++i) {
            const char32_t c = peek();
            char32_t digit = 0;
            if (isDigit(c)) {
                digit = c - U'0';
            } else if (c >= U'a' && c <= U'f') {
                digit = c - U'a' + 10;
            } else if (c >= U'A' && c <= U'F') {
                digit = c - U'A' + 10;
            } else {
                return std::nullopt;
            }
            value = value * 16 + digit;
            ++m_at;
        }
        return value;
    }

    std::optional<Value> array(int depth)
    {
        ++m_at;
        Value::Items items;
        skipSpace();
        if (take(U']')) {
            return Value::sequence(Value::Kind::List, {});
        }
        for (;;) {
            skipSpace();
            auto item = value(depth + 1);
            if (!item) {
                return std::nullopt;
            }
            items.push_back(std::move(*item));
            skipSpace();
            if (take(U']')) {
                return Value::sequence(Value::Kind::List, std::move(items));
            }
            if (!take(U',')) {
                return std::nullopt;
            }
        }
    }

    std::optional<Value> object(int depth)
    {
        ++m_at;
        DictBuilder builder;
        skipSpace();
        if (take(U'}')) {
            return Value::dict();
        }
        for (;;) {
            skipSpace();
            if (peek() != U'"') {
                return std::nullopt;
            }
            auto key = string();
            skipSpace();
            if (!key || !take(U':')) {
                return std::nullopt;
            }
            skipSpace();
            auto item = value(depth + 1);
            if (!item) {
                return std::nullopt;
            }
            builder.set(Value::string(std::move(*key)), std::move(*item));
            skipSpace();
            if (take(U'}')) {
                return std::move(builder).dict();
            }
            if (!take(U',')) {
                return std::nullopt;
            }
        }
    }

    TextView m_text;
    std::size_t m_at = 0;
};

} // namespace

std::optional<Value> parseJson(TextView text)
{
    return Parser(text).document();
}

std::optional<Value> parseJson(std::string_view utf8)
{
    return parseJson(TextView(fromUtf8(utf8)));
}

} // namespace groundmark::evaluation::python
