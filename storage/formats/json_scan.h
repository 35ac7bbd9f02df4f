// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/json_text.h"

#include <QByteArray>
#include <QIODevice>

namespace groundmark::storage {

/// A file byte by byte, read in blocks. A UTF-8 byte order mark at its start is skipped.
class JsonBytes
{
public:
    static constexpr int End = -1;

    /// The file must be open and outlive this.
    explicit JsonBytes(QIODevice& file);

    /// The next byte, or End.
    [[nodiscard]] int peek();
    /// The same, taken.
    int next();
    [[nodiscard]] qint64 offset() const { return m_before + m_at; }
    void skipBlanks();

private:
    bool fill();

    QIODevice& m_file;
    QByteArray m_block;
    qsizetype m_at = 0;
    qint64 m_before = 0; ///< bytes in front of the block
};

enum class Scan
{
    Done,
    Truncated, ///< the file ends too early
    Broken, ///< this can't be JSON, or it is nested more than 256 deep
};

/// Takes the text of a string, from quote to quote; the next byte is a quote.
[[nodiscard]] Scan scanString(JsonBytes& bytes, QByteArray& text);
/// Takes the text of one value without understanding more of it than strings and brackets.
[[nodiscard]] Scan scanValue(JsonBytes& bytes, QByteArray& text);

/// Passes over one value in the same way, keeping nothing of it.
[[nodiscard]] Scan skipValue(JsonBytes& bytes);

/// What was overlooked to make sense of a text.
struct JsonAllowances
{
    bool nan = false; ///< NaN, Infinity or -Infinity, read as null
    bool utf8 = false; ///< bytes that are not UTF-8, read as U+FFFD
};
/// Discarded when the text is not JSON even so.
[[nodiscard]] Json parseLeniently(const QByteArray& text, JsonAllowances& allowances);

} // namespace groundmark::storage
