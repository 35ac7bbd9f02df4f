// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/json_items.h"

namespace groundmark::evaluation {

namespace {

constexpr qint64 kChunk = 1 << 20;
constexpr int kEndOfFile = -1;

bool isBlank(int c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

} // namespace

JsonItems::JsonItems(const QString& path)
    : m_file(path)
{
}

bool JsonItems::open()
{
    return m_file.open(QIODevice::ReadOnly);
}

int JsonItems::readByte()
{
    if (m_at == m_buffer.size()) {
        m_buffer.resize(std::size_t(kChunk));
        const qint64 got = m_file.read(m_buffer.data(), kChunk);
        m_buffer.resize(std::size_t(std::max<qint64>(got, 0)));
        m_at = 0;
        if (m_buffer.empty()) {
            return kEndOfFile;
        }
    }
    return static_cast<unsigned char>(m_buffer[m_at++]);
}

std::optional<std::string> JsonItems::stop(End end)
{
    m_end = end;
    return std::nullopt;
}

std::optional<std::string> JsonItems::next()
{
    if (m_end != End::NotYet) {
        return std::nullopt;
    }
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    int c = readByte();
    while (isBlank(c) || (m_started && m_isList && c == ',')
           || (!m_started && kByteOrderMark.find(static_cast<char>(c)) != std::string_view::npos)) {
        c = readByte();
    }
    if (!m_started) {
        m_started = true;
        m_isList = c == '[';
        if (!m_isList && c != '{') {
            return stop(End::NotAList);
        }
        if (m_isList) {
            return next();
        }
    }
    if (c == kEndOfFile) {
        return stop(m_isList ? End::Truncated : End::Complete);
    }
    if (m_isList && c == ']') {
        return stop(End::Complete);
    }
    std::string item;
    int depth = 0;
    bool inString = false;
    bool escaped = false;
    for (;; c = readByte()) {
        if (c == kEndOfFile) {
            return stop(End::Truncated);
        }
        if (depth == 0 && !inString && !item.empty() && (c == ',' || c == ']' || isBlank(c))) {
            --m_at; // a number or word ends where the list goes on
            return item;
        }
        item += static_cast<char>(c);
        if (item.size() > kLargestItem) {
            return stop(End::TooLarge);
        }
        if (inString) {
            inString = escaped || c != '"';
            escaped = !escaped && c == '\\';
        } else if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            ++depth;
        } else if ((c == '}' || c == ']') && --depth == 0) {
            return item;
        }
    }
}

} // namespace groundmark::evaluation
