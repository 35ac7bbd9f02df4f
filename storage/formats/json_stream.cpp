// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/json_stream.h"

#include "storage/formats/format.h"
#include "storage/formats/import_texts.h"

#include <QCoreApplication>
#include <QFile>
#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <cctype>

namespace groundmark::storage {

namespace {

constexpr qint64 BlockSize = 1 << 18;
constexpr int DeepestNesting = 256; // deeper than any real file; keeps recursive code below safe

/// A file byte by byte, read in blocks.
class Bytes
{
public:
    static constexpr int End = -1;

    explicit Bytes(QFile& file)
        : m_file(file)
    {
        if (peek() == 0xEF) { // a UTF-8 byte order mark
            for (const int expected : {0xEF, 0xBB, 0xBF}) {
                if (peek() == expected) {
                    next();
                }
            }
        }
    }

    [[nodiscard]] int peek()
    {
        if (m_at == m_block.size() && !fill()) {
            return End;
        }
        return static_cast<unsigned char>(m_block[m_at]);
    }
    int next()
    {
        const int byte = peek();
        m_at += byte == End ? 0 : 1;
        return byte;
    }
    [[nodiscard]] qint64 offset() const { return m_before + m_at; }

    void skipBlanks()
    {
        for (int byte = peek(); byte == ' ' || byte == '\n' || byte == '\t' || byte == '\r'; byte = peek()) {
            next();
        }
    }

private:
    bool fill()
    {
        m_before += m_block.size();
        m_block = m_file.read(BlockSize);
        m_at = 0;
        return !m_block.isEmpty();
    }

    QFile& m_file;
    QByteArray m_block;
    qsizetype m_at = 0;
    qint64 m_before = 0; ///< bytes in front of the block
};

enum class Scan { Done, Truncated, Broken };

/// Takes the text of a string, from quote to quote.
Scan scanString(Bytes& bytes, QByteArray& text)
{
    text.append(static_cast<char>(bytes.next()));
    for (int byte = bytes.next(); byte != Bytes::End; byte = bytes.next()) {
        text.append(static_cast<char>(byte));
        if (byte == '"') {
            return Scan::Done;
        }
        if (byte == '\\') {
            const int escaped = bytes.next();
            if (escaped == Bytes::End) {
                return Scan::Truncated;
            }
            text.append(static_cast<char>(escaped));
        }
    }
    return Scan::Truncated;
}

/// Takes the text of one value without understanding more of it than strings and brackets.
Scan scanValue(Bytes& bytes, QByteArray& text)
{
    bytes.skipBlanks();
    QByteArray open;
    do {
        const int byte = bytes.peek();
        if (byte == Bytes::End) {
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
    } while (!open.isEmpty() || (text.front() != '{' && text.front() != '[' && text.front() != '"'));
    return Scan::Done;
}

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

/// What was overlooked to make sense of a text.
struct Allowances
{
    bool nan = false;
    bool utf8 = false;
};

/// Discarded when the text is not JSON even so.
Json parseLeniently(const QByteArray& text, Allowances& allowances)
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

/// Walks one file; the members are what its functions share.
class Walk
{
public:
    Walk(const QString& path, QFile& file, ImportSink& sink, const JsonVisitor& visit)
        : m_path(path)
        , m_bytes(file)
        , m_size(file.size())
        , m_sink(sink)
        , m_visit(visit)
    {
    }

    Result<JsonShape> run(const QStringList& split)
    {
        m_bytes.skipBlanks();
        JsonShape shape = JsonShape::Other;
        Result<void> done;
        switch (m_bytes.peek()) {
        case Bytes::End:
            return emptyFile(m_path);
        case '[':
            shape = JsonShape::Array;
            done = elements({});
            break;
        case '{':
            shape = JsonShape::Object;
            done = members(split);
            break;
        default:
            done = piece({}, 0);
        }
        if (!done) {
            return done.error();
        }
        if (!m_stopped) {
            m_bytes.skipBlanks();
            if (m_bytes.peek() != Bytes::End) {
                return notJson(m_path, m_row, m_bytes.offset());
            }
        }
        return shape;
    }

private:
    [[nodiscard]] Error broken(Scan scan) const
    {
        return scan == Scan::Truncated ? truncatedJson(m_path, m_row, m_bytes.offset())
                                       : notJson(m_path, m_row, m_bytes.offset());
    }

    /// Takes a byte that must stand here.
    Result<void> expect(char wanted)
    {
        m_bytes.skipBlanks();
        if (m_bytes.peek() != wanted) {
            return broken(m_bytes.peek() == Bytes::End ? Scan::Truncated : Scan::Broken);
        }
        m_bytes.next();
        return {};
    }

    Result<void> piece(const QString& member, qint64 row)
    {
        m_bytes.skipBlanks();
        JsonPiece piece {member, row, m_bytes.offset(), 0, {}};
        QByteArray text;
        if (const Scan scan = scanValue(m_bytes, text); scan != Scan::Done) {
            return broken(scan);
        }
        piece.length = text.size();
        Allowances allowances;
        piece.value = parseLeniently(text, allowances);
        if (piece.value.is_discarded()) {
            return notJson(m_path, row, piece.offset);
        }
        if (allowances.nan) {
            m_sink.report(notANumber(m_path, row));
        }
        if (allowances.utf8) {
            m_sink.report(notUtf8(m_path, row));
        }
        m_stopped = !m_visit(piece) || m_sink.isCancelled();
        m_sink.progress(m_bytes.offset(), m_size);
        return {};
    }

    /// Asks what follows an element: true when there is another one.
    Result<bool> goesOn(char close)
    {
        m_bytes.skipBlanks();
        const int byte = m_bytes.next();
        if (byte == ',') {
            return true;
        }
        if (byte == close) {
            return false;
        }
        return broken(byte == Bytes::End ? Scan::Truncated : Scan::Broken);
    }

    Result<void> elements(const QString& member)
    {
        m_row = 0;
        m_bytes.next();
        m_bytes.skipBlanks();
        if (m_bytes.peek() == ']') {
            m_bytes.next();
            return {};
        }
        while (true) {
            if (auto done = piece(member, ++m_row); !done || m_stopped) {
                return done;
            }
            const auto more = goesOn(']');
            if (!more) {
                return more.error();
            }
            if (!*more) {
                return {};
            }
        }
    }

    Result<void> members(const QStringList& split)
    {
        m_bytes.next();
        m_bytes.skipBlanks();
        if (m_bytes.peek() == '}') {
            m_bytes.next();
            return {};
        }
        while (true) {
            m_bytes.skipBlanks();
            if (m_bytes.peek() != '"') {
                return broken(m_bytes.peek() == Bytes::End ? Scan::Truncated : Scan::Broken);
            }
            QByteArray quoted;
            if (const Scan scan = scanString(m_bytes, quoted); scan != Scan::Done) {
                return broken(scan);
            }
            Allowances ignored;
            const QString name = toString(parseLeniently(quoted, ignored));
            if (auto colon = expect(':'); !colon) {
                return colon;
            }
            m_bytes.skipBlanks();
            const bool apart = m_bytes.peek() == '[' && split.contains(name);
            if (auto done = apart ? elements(name) : piece(name, 0); !done || m_stopped) {
                return done;
            }
            m_row = 0;
            const auto more = goesOn('}');
            if (!more) {
                return more.error();
            }
            if (!*more) {
                return {};
            }
        }
    }

    QString m_path;
    Bytes m_bytes;
    qint64 m_size;
    ImportSink& m_sink;
    const JsonVisitor& m_visit;
    qint64 m_row = 0;
    bool m_stopped = false;
};

} // namespace

Result<JsonShape> readJson(
    const QString& path, const QStringList& split, ImportSink& sink, const JsonVisitor& visit)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return cannotOpen(path, file.errorString());
    }
    return Walk(path, file, sink, visit).run(split);
}

Result<void> readJsonLines(const QString& path, ImportSink& sink, const JsonVisitor& visit)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return cannotOpen(path, file.errorString());
    }
    qint64 row = 0;
    bool any = false;
    std::optional<qint64> firstBroken;
    while (!file.atEnd() && !sink.isCancelled()) {
        const qint64 offset = file.pos();
        const QByteArray line = file.readLine().trimmed();
        ++row;
        if (line.isEmpty()) {
            continue;
        }
        Allowances allowances;
        JsonPiece piece {{}, row, offset, line.size(), parseLeniently(line, allowances)};
        if (piece.value.is_discarded()) {
            firstBroken = firstBroken.value_or(offset);
            sink.report(unreadableRow(path, row, QCoreApplication::translate("Import", "The line is not JSON.")));
            continue;
        }
        any = true;
        if (allowances.nan) {
            sink.report(notANumber(path, row));
        }
        if (allowances.utf8) {
            sink.report(notUtf8(path, row));
        }
        if (!visit(piece)) {
            return {};
        }
        sink.progress(file.pos(), file.size());
    }
    if (any || sink.isCancelled()) {
        return {};
    }
    return firstBroken ? notJson(path, 0, *firstBroken) : emptyFile(path);
}

Result<Json> readJsonAt(QFile& file, qint64 offset, qint64 length)
{
    if (!file.seek(offset)) {
        return cannotOpen(file.fileName(), file.errorString());
    }
    Allowances ignored;
    Json value = parseLeniently(file.read(length), ignored);
    if (value.is_discarded()) {
        return notJson(file.fileName(), 0, offset);
    }
    return value;
}

Result<Json> readWholeJson(const QString& path, ImportSink& sink)
{
    Json whole;
    const auto shape = readJson(path, {}, sink, [&](JsonPiece& piece) {
        if (piece.row > 0) {
            whole.push_back(std::move(piece.value));
        } else if (piece.member.isNull()) {
            whole = std::move(piece.value);
        } else {
            whole[piece.member.toStdString()] = std::move(piece.value);
        }
        return true;
    });
    if (!shape) {
        return shape.error();
    }
    if (whole.is_null() && *shape != JsonShape::Other) {
        return *shape == JsonShape::Array ? Json::array() : Json::object();
    }
    return whole;
}

} // namespace groundmark::storage
