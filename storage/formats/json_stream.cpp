// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/json_stream.h"

#include "storage/formats/format.h"
#include "storage/formats/import_texts.h"
#include "storage/formats/json_scan.h"

#include <QCoreApplication>
#include <QFile>

namespace groundmark::storage {

namespace {

/// Walks one file; the members are what its functions share.
class Walk
{
public:
    /// `size` is that of the file, 0 to say nothing of progress.
    Walk(QIODevice& device, qint64 size, const JsonPlan& plan, ImportSink& sink, const JsonVisitor& visit)
        : m_path(plan.path)
        , m_plan(plan)
        , m_bytes(device)
        , m_size(size)
        , m_sink(sink)
        , m_visit(visit)
    {
    }

    Result<JsonShape> run()
    {
        m_bytes.skipBlanks();
        JsonShape shape = JsonShape::Other;
        Result<void> done;
        switch (m_bytes.peek()) {
        case JsonBytes::End:
            return emptyFile(m_path);
        case '[':
            shape = JsonShape::Array;
            done = elements({});
            break;
        case '{':
            shape = JsonShape::Object;
            done = members();
            break;
        default:
            done = piece({}, 0);
        }
        if (!done) {
            return done.error();
        }
        if (!m_stopped) {
            m_bytes.skipBlanks();
            if (m_bytes.peek() != JsonBytes::End) {
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
            return broken(m_bytes.peek() == JsonBytes::End ? Scan::Truncated : Scan::Broken);
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
        JsonAllowances allowances;
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
        if (m_size > 0) {
            m_sink.progress(m_bytes.offset(), m_size);
        }
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
        return broken(byte == JsonBytes::End ? Scan::Truncated : Scan::Broken);
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

    Result<void> member(const QString& name)
    {
        if (m_plan.skip.contains(name)) {
            const Scan scan = skipValue(m_bytes);
            return scan == Scan::Done ? Result<void>() : broken(scan);
        }
        const bool apart = m_bytes.peek() == '[' && m_plan.split.contains(name);
        return apart ? elements(name) : piece(name, 0);
    }

    Result<void> members()
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
                return broken(m_bytes.peek() == JsonBytes::End ? Scan::Truncated : Scan::Broken);
            }
            QByteArray quoted;
            if (const Scan scan = scanString(m_bytes, quoted); scan != Scan::Done) {
                return broken(scan);
            }
            JsonAllowances ignored;
            const QString name = toString(parseLeniently(quoted, ignored));
            if (auto colon = expect(':'); !colon) {
                return colon;
            }
            m_bytes.skipBlanks();
            if (auto done = member(name); !done || m_stopped) {
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
    const JsonPlan& m_plan;
    JsonBytes m_bytes;
    qint64 m_size;
    ImportSink& m_sink;
    const JsonVisitor& m_visit;
    qint64 m_row = 0;
    bool m_stopped = false;
};

} // namespace

Result<JsonShape>
readJson(const QString& path, const QStringList& split, ImportSink& sink, const JsonVisitor& visit)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return cannotOpen(path, file.errorString());
    }
    const JsonPlan plan {path, split, {}};
    return Walk(file, file.size(), plan, sink, visit).run();
}

Result<JsonShape>
readJson(QIODevice& device, const JsonPlan& plan, ImportSink& sink, const JsonVisitor& visit)
{
    return Walk(device, 0, plan, sink, visit).run();
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
        JsonAllowances allowances;
        JsonPiece piece {{}, row, offset, line.size(), parseLeniently(line, allowances)};
        if (piece.value.is_discarded()) {
            firstBroken = firstBroken.value_or(offset);
            sink.report(unreadableRow(
                path, row, QCoreApplication::translate("Import", "The line is not JSON.")));
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
    JsonAllowances ignored;
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
