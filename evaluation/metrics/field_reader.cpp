// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/fields.h"
#include "evaluation/metrics/python/json.h"
#include "evaluation/metrics/python/literal.h"

namespace groundmark::evaluation {

using python::Value;
using Kind = Value::Kind;

namespace {

bool isQuote(char32_t c)
{
    return c == U'\'' || c == U'"';
}

bool endsValue(char32_t c)
{
    return c == U'\n' || c == U',' || isQuote(c) || c == U'{' || c == U'}';
}

/// Finds what the officials' pattern finds, without a backtracking engine:
///   ["']?([\w\s]+)["']?\s*[:=]\s*["']?([^\n,"'{}]+)["']?
class PairReader
{
public:
    explicit PairReader(TextView text)
        : m_text(text)
    {
    }

    /// The next pair, or false at the end.
    bool next(TextView& key, TextView& value)
    {
        while (m_at < m_text.size()) {
            const std::size_t start = m_at + (isQuote(m_text[m_at]) ? 1U : 0U);
            std::size_t end = start;
            while (end < m_text.size() && (isWordCharacter(m_text[end]) || isSpace(m_text[end]))) {
                ++end;
            }
            if (end == start) {
                ++m_at;
                continue;
            }
            key = m_text.substr(start, end - start);
            if (readValue(end, value)) {
                return true;
            }
            // A shorter or later part of this run would meet the same character behind it.
            m_at = end;
        }
        return false;
    }

private:
    bool readValue(std::size_t at, TextView& value)
    {
        at += at < m_text.size() && isQuote(m_text[at]) ? 1U : 0U;
        while (at < m_text.size() && isSpace(m_text[at])) {
            ++at;
        }
        if (at >= m_text.size() || (m_text[at] != U':' && m_text[at] != U'=')) {
            return false;
        }
        const std::size_t afterMark = ++at;
        while (at < m_text.size() && isSpace(m_text[at])) {
            ++at;
        }
        if (at + 1 < m_text.size() && isQuote(m_text[at]) && !endsValue(m_text[at + 1])) {
            return takeValue(at + 1, value);
        }
        // The white space before the value gives back characters until one can begin a value.
        for (;; --at) {
            if (at < m_text.size() && !endsValue(m_text[at])) {
                return takeValue(at, value);
            }
            if (at == afterMark) {
                return false;
            }
        }
    }

    bool takeValue(std::size_t start, TextView& value)
    {
        std::size_t end = start;
        while (end < m_text.size() && !endsValue(m_text[end])) {
            ++end;
        }
        value = m_text.substr(start, end - start);
        m_at = end + (end < m_text.size() && isQuote(m_text[end]) ? 1U : 0U);
        return true;
    }

    TextView m_text;
    std::size_t m_at = 0;
};

} // namespace

std::vector<TextView> fencedBlocks(TextView text)
{
    constexpr TextView kFence = U"```";
    constexpr TextView kEnd = U"\n```";
    std::vector<TextView> blocks;
    std::size_t at = 0;
    while ((at = text.find(kFence, at)) != TextView::npos) {
        std::size_t body = at + kFence.size();
        const Text name = lower(text.substr(body, 6));
        if (name == U"python") {
            body += 6;
        } else if (name.starts_with(U"json")) {
            body += 4;
        }
        if (body >= text.size() || text[body] != U'\n') {
            ++at;
            continue;
        }
        ++body;
        const std::size_t end = text.find(kEnd, body);
        if (end == TextView::npos) {
            break;
        }
        blocks.push_back(text.substr(body, end - body));
        at = end + kEnd.size();
    }
    return blocks;
}

std::optional<Value> readFields(TextView text)
{
    const auto blocks = fencedBlocks(text);
    const TextView content = blocks.empty() ? strip(text) : blocks.front();
    Value data = Value::dict();
    bool done = false;
    if (auto json = python::parseJson(content)) {
        data = std::move(*json);
        done = true;
    } else {
        auto literal = python::parseLiteral(content);
        if (auto* value = std::get_if<Value>(&literal)) {
            data = std::move(*value);
            done = data.is(Kind::Dict);
        } else if (std::get<python::LiteralError>(literal) == python::LiteralError::Unhashable) {
            return std::nullopt;
        }
    }
    python::DictBuilder flat;
    if (!done) {
        // A literal that is a list or a number cannot take the pairs.
        if (!data.is(Kind::Dict)) {
            return Value::dict();
        }
        PairReader reader(content);
        TextView key;
        TextView value;
        while (reader.next(key, value)) {
            flat.set(Value::string(Text(strip(key))), Value::string(Text(strip(value))));
        }
        return std::move(flat).dict();
    }
    for (const auto& [key, value] : data.entries()) {
        if (!key.isString()) {
            return Value::dict();
        }
        const Text written = python::str(value);
        flat.set(Value::string(Text(strip(key.text()))), Value::string(Text(strip(written))));
    }
    return std::move(flat).dict();
}

} // namespace groundmark::evaluation
