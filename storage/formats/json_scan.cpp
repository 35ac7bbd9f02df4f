// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/json_scan.h"

#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

namespace groundmark::storage {

namespace {

constexpr qint64 BlockSize = 1 << 18;
constexpr int DeepestNesting = 256; // deeper than any real file; keeps recursive code below safe

/// The text with NaN, Infinity and -Infinity outside of strings replaced by null, which has a
/// length that fits in; nothing when there are none.
std::optional<QByteArray> withoutNaN(const QByteArray& text)
{
    static constexpr std::array<QByteArrayView, 3> Words {"-Infinity", "Infinity", "NaN"};
    QByteArray result;
    bool inString = false;
    bool found = false;
    for (qsizetype i = 0; i < text.size();) {
        const char byte = text[i];
        if (inString && byte == '\\') {
            result.append(text.mid(i, 2));
            i += 2;
            continue;
        }
        inString = (byte == '"') != inString;
        const auto word = std::ranges::find_if(Words, [&](QByteArrayView candidate) {
            return !inString && QByteArrayView(text).sliced(i).startsWith(candidate);
        });
        if (word == Words.end()) {
            result.append(byte);
            ++i;
        } else {
            result.append("null");
            i += word->size();
            found = true;
        }
    }
    return found ? std::optional(result) : std::nullopt;
}

bool isUtf8(const QByteArray& text)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    [[maybe_unused]] const QString decoded = decoder.decode(text);
    return !decoder.hasError();
}

} // namespace

JsonBytes::JsonBytes(QIODevice& file)
    : m_file(file)
{
    if (peek() == 0xEF) {
        for (const int expected : {0xEF, 0xBB, 0xBF}) {
            if (peek() == expected) {
                next();
            }
        }
    }
}

bool JsonBytes::fill()
{
    m_before += m_block.size();
    m_block = m_file.read(BlockSize);
    m_at = 0;
    return !m_block.isEmpty();
}

int JsonBytes::peek()
{
    if (m_at == m_block.size() && !fill()) {
        return End;
    }
    return static_cast<unsigned char>(m_block[m_at]);
}

int JsonBytes::next()
{
    const int byte = peek();
    m_at += byte == End ? 0 : 1;
    return byte;
}

void JsonBytes::skipBlanks()
{
    for (int byte = peek(); byte == ' ' || byte == '\n' || byte == '\t' || byte == '\r';
         byte = peek()) {
        next();
    }
}

Scan scanString(JsonBytes& bytes, QByteArray& text)
{
    text.append(static_cast<char>(bytes.next()));
    for (int byte = bytes.next(); byte != JsonBytes::End; byte = bytes.next()) {
        text.append(static_cast<char>(byte));
        if (byte == '"') {
            return Scan::Done;
        }
        if (byte == '\\') {
            const int escaped = bytes.next();
            if (escaped == JsonBytes::End) {
                return Scan::Truncated;
            }
            text.append(static_cast<char>(escaped));
        }
    }
    return Scan::Truncated;
}

Scan scanValue(JsonBytes& bytes, QByteArray& text)
{
    bytes.skipBlanks();
    QByteArray open;
    do {
        const int byte = bytes.peek();
        if (byte == JsonBytes::End) {
            return open.isEmpty() && !text.isEmpty() ? Scan::Done : Scan::Truncated;
        }
        if (byte == '"') {
            if (const Scan scan = scanString(bytes, text); scan != Scan::Done) {
                return scan;
            }
            continue;
        }
        if (byte == '{' || byte == '[') {
            open.append(byte == '{' ? '}' : ']');
            if (open.size() > DeepestNesting) {
                return Scan::Broken;
            }
        } else if (byte == '}' || byte == ']') {
            if (open.isEmpty()) {
                return text.isEmpty() ? Scan::Broken : Scan::Done;
            }
            if (open.back() != byte) {
                return Scan::Broken;
            }
            open.chop(1);
        } else if (open.isEmpty() && (byte == ',' || byte == ':' || std::isspace(byte) != 0)) {
            return text.isEmpty() ? Scan::Broken : Scan::Done;
        }
        text.append(static_cast<char>(bytes.next()));
        // A scalar outside of brackets goes on until something that can't belong to it.
    } while (!open.isEmpty()
             || (text.front() != '{' && text.front() != '[' && text.front() != '"'));
    return Scan::Done;
}

Scan skipValue(JsonBytes& bytes)
{
    bytes.skipBlanks();
    QByteArray text;
    if (bytes.peek() != '{' && bytes.peek() != '[') {
        return scanValue(bytes, text);
    }
    qint64 open = 0;
    do {
        const int byte = bytes.peek();
        if (byte == JsonBytes::End) {
            return Scan::Truncated;
        }
        if (byte == '"') {
            text.clear();
            if (const Scan scan = scanString(bytes, text); scan != Scan::Done) {
                return scan;
            }
            continue;
        }
        open += byte == '{' || byte == '[' ? 1 : 0;
        open -= byte == '}' || byte == ']' ? 1 : 0;
        bytes.next();
    } while (open > 0);
    return Scan::Done;
}

Json parseLeniently(const QByteArray& text, JsonAllowances& allowances)
{
    Json value = parseJson(text);
    if (!value.is_discarded()) {
        return value;
    }
    QByteArray mended = text;
    if (!isUtf8(mended)) {
        mended = QString::fromUtf8(mended).toUtf8();
        allowances.utf8 = true;
    }
    if (const auto plain = withoutNaN(mended)) {
        mended = *plain;
        allowances.nan = true;
    }
    return parseJson(mended);
}

} // namespace groundmark::storage
