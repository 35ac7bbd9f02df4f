// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/python/literal.h"

#include "evaluation/metrics/python/literal_string.h"

#include <algorithm>

namespace groundmark::evaluation::python {

namespace {

constexpr int kMaxBrackets = 200; // MAXLEVEL of Python's tokenizer

class Parser
{
public:
    explicit Parser(TextView text)
        : m_text(text)
    {
    }

    std::variant<Value, LiteralError> document()
    {
        while (!m_text.empty() && (m_text.front() == U' ' || m_text.front() == U'\t')) {
            m_text.remove_prefix(1);
        }
        if (m_text.find(U'\0') != TextView::npos || !skipLeadingLines()) {
            return LiteralError::Malformed;
        }
        auto result = expressionList();
        if (!result) {
            return LiteralError::Malformed;
        }
        skipTrailingLines();
        if (m_at != m_text.size()) {
            return LiteralError::Malformed;
        }
        return std::move(*result);
    }

private:
    using Found = std::optional<Value>;

    [[nodiscard]] char32_t peek(std::size_t ahead = 0) const
    {
        return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : U'\0';
    }

    /// Blank lines and comment lines before the expression; the expression itself may not be
    /// indented once a line has passed.
    bool skipLeadingLines()
    {
        for (;;) {
            const std::size_t line = m_at;
            while (peek() == U' ' || peek() == U'\t' || peek() == U'\f') {
                ++m_at;
            }
            if (peek() == U'#') {
                skipComment();
            }
            if (peek() == U'\r' && peek(1) == U'\n') {
                ++m_at;
            }
            if (peek() != U'\n' && peek() != U'\r') {
                const TextView indent = m_text.substr(line, m_at - line);
                return std::all_of(
                    indent.begin(), indent.end(), [](char32_t c) { return c == U'\f'; });
            }
            ++m_at;
        }
    }

    void skipTrailingLines()
    {
        ++m_brackets; // line breaks are harmless now
        skipSpace();
    }

    void skipComment()
    {
        while (m_at < m_text.size() && peek() != U'\n' && peek() != U'\r') {
            ++m_at;
        }
    }

    void skipSpace()
    {
        for (;;) {
            const char32_t c = peek();
            const bool lineBreak = c == U'\n' || c == U'\r';
            if (c == U' ' || c == U'\t' || c == U'\f' || (lineBreak && m_brackets > 0)) {
                ++m_at;
            } else if (c == U'#') {
                skipComment();
            } else if (c == U'\\' && peek(1) == U'\n') {
                m_at += 2;
            } else if (c == U'\\' && peek(1) == U'\r' && peek(2) == U'\n') {
                m_at += 3;
            } else {
                return;
            }
        }
    }

    bool take(char32_t c)
    {
        skipSpace();
        if (peek() != c || m_at >= m_text.size()) {
            return false;
        }
        ++m_at;
        return true;
    }

    /// `a, b` outside brackets is a tuple too.
    Found expressionList()
    {
        auto first = expression();
        if (!first || !take(U',')) {
            return first;
        }
        Value::Items items {std::move(*first)};
        for (;;) {
            skipSpace();
            if (m_at >= m_text.size() || peek() == U'\n' || peek() == U'\r' || peek() == U')') {
                break;
            }
            auto item = expression();
            if (!item) {
                return item;
            }
            items.push_back(std::move(*item));
            if (!take(U',')) {
                break;
            }
        }
        return Value::sequence(Value::Kind::Tuple, std::move(items));
    }

    /// One value, or a real number plus or minus an imaginary one.
    Found expression()
    {
        skipSpace();
        auto left = operand();
        if (!left) {
            return left;
        }
        skipSpace();
        if (peek() != U'+' && peek() != U'-') {
            return left;
        }
        const bool minus = peek() == U'-';
        ++m_at;
        skipSpace();
        if (!left->isNumber()) {
            return std::nullopt;
        }
        const auto right = readNumberToken(m_text, m_at);
        if (!right || !right->isImaginary) {
            return std::nullopt;
        }
        return complexNumber(left->number(), minus ? -right->value : right->value, true);
    }

    Found operand()
    {
        const char32_t c = peek();
        if (c == U'+' || c == U'-') {
            ++m_at;
            skipSpace();
            return number(c == U'-');
        }
        if ((c >= U'0' && c <= U'9') || (c == U'.' && peek(1) >= U'0' && peek(1) <= U'9')) {
            return number(false);
        }
        if (startsString(m_text, m_at)) {
            return strings();
        }
        switch (c) {
        case U'(':
            return bracketed(&Parser::parenthesis);
        case U'[':
            return bracketed(&Parser::list);
        case U'{':
            return bracketed(&Parser::braces);
        default:
            return word();
        }
    }

    Found number(bool negative)
    {
        const char32_t c = peek();
        if (c != U'.' && (c < U'0' || c > U'9')) {
            return std::nullopt;
        }
        const auto token = readNumberToken(m_text, m_at);
        if (!token) {
            return std::nullopt;
        }
        if (token->isImaginary) {
            return complexNumber(
                negative ? -0.0 : 0.0, negative ? -token->value : token->value, negative);
        }
        if (token->digits.empty()) {
            return Value::real(negative ? -token->value : token->value);
        }
        const bool isZero = token->digits == "0";
        return Value::bigInteger(negative && !isZero ? '-' + token->digits : token->digits);
    }

    static Value complexNumber(double real, double imaginary, bool withReal)
    {
        const auto part = [](double value) {
            std::string text = reprOfFloat(value);
            if (text.ends_with(".0")) {
                text.resize(text.size() - 2);
            }
            return text;
        };
        const bool truthy = real != 0.0 || imaginary != 0.0;
        if (!withReal) {
            return Value::opaque(part(imaginary) + 'j', truthy);
        }
        std::string text = '(' + part(real);
        const std::string tail = part(imaginary);
        text += tail.front() == '-' ? tail : '+' + tail;
        return Value::opaque(text + "j)", truthy);
    }

    /// Neighbouring strings are one.
    Found strings()
    {
        Text text;
        std::optional<bool> isBytes;
        do {
            const auto token = readStringToken(m_text, m_at);
            if (!token || (isBytes && *isBytes != token->isBytes)) {
                return std::nullopt;
            }
            isBytes = token->isBytes;
            text += token->text;
            skipSpace();
        } while (startsString(m_text, m_at));
        return *isBytes ? Value::opaque(reprOfBytes(text), !text.empty())
                        : Value::string(std::move(text));
    }

    Found word()
    {
        if (m_text.substr(m_at, 3) == U"...") {
            m_at += 3;
            return Value::opaque("Ellipsis", true);
        }
        const std::size_t start = m_at;
        while (isWordCharacter(peek()) && m_at < m_text.size()) {
            ++m_at;
        }
        const TextView name = m_text.substr(start, m_at - start);
        if (name == U"None") {
            return Value();
        }
        if (name == U"True" || name == U"False") {
            return Value::boolean(name == U"True");
        }
        if (name == U"set" && take(U'(')) {
            ++m_brackets;
            const bool closed = take(U')');
            --m_brackets;
            return closed ? Found(Value::sequence(Value::Kind::Set, {})) : std::nullopt;
        }
        return std::nullopt;
    }

    Found bracketed(Found (Parser::*content)())
    {
        ++m_at;
        if (++m_brackets > kMaxBrackets) {
            return std::nullopt;
        }
        auto result = (this->*content)();
        --m_brackets;
        return result;
    }

    Found parenthesis()
    {
        if (take(U')')) {
            return Value::sequence(Value::Kind::Tuple, {});
        }
        auto inner = expressionList();
        return inner && take(U')') ? std::move(inner) : std::nullopt;
    }

    Found list()
    {
        Value::Items items;
        while (!take(U']')) {
            auto item = expression();
            if (!item) {
                return item;
            }
            items.push_back(std::move(*item));
            if (!take(U',')) {
                if (!take(U']')) {
                    return std::nullopt;
                }
                break;
            }
        }
        return Value::sequence(Value::Kind::List, std::move(items));
    }

    Found braces()
    {
        if (take(U'}')) {
            return Value::dict();
        }
        DictBuilder builder;
        std::optional<bool> isDict;
        bool unhashable = false;
        for (;;) {
            auto key = expression();
            if (!key) {
                return key;
            }
            const bool pair = take(U':');
            if (isDict && *isDict != pair) {
                return std::nullopt;
            }
            isDict = pair;
            std::optional<Value> value(std::in_place);
            if (pair) {
                value = expression();
                if (!value) {
                    return value;
                }
            }
            if (key->isHashable()) {
                builder.set(std::move(*key), std::move(*value));
            } else {
                unhashable = true;
            }
            const bool more = take(U',');
            if (take(U'}')) {
                break;
            }
            if (!more) {
                return std::nullopt;
            }
        }
        m_unhashable = m_unhashable || unhashable;
        return *isDict ? std::move(builder).dict() : std::move(builder).set();
    }

public:
    /// Only a text that is well-formed as a whole gets as far as hashing.
    [[nodiscard]] bool sawUnhashable() const { return m_unhashable; }

private:
    TextView m_text;
    std::size_t m_at = 0;
    int m_brackets = 0;
    bool m_unhashable = false;
};

} // namespace

std::variant<Value, LiteralError> parseLiteral(TextView text)
{
    Parser parser(text);
    auto result = parser.document();
    if (std::holds_alternative<Value>(result) && parser.sawUnhashable()) {
        return LiteralError::Unhashable;
    }
    return result;
}

} // namespace groundmark::evaluation::python
