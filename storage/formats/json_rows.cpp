// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/json_rows.h"

#include "storage/formats/import_texts.h"
#include "storage/formats/json_stream.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace groundmark::storage {

Error cannotWrite(const QString& path, const QString& reason)
{
    return {
        QCoreApplication::translate("Export", "The file can't be written: %1.").arg(reason),
        QDir::toNativeSeparators(path),
        QCoreApplication::translate("Export", "A file that was there before is unchanged."),
        QCoreApplication::translate("Export", "Check the folder, its permissions and the disk.")};
}

Result<void> readJsonRows(
    const QString& path, ImportSink& sink, const QString& expected, const RowVisitor& visit)
{
    qint64 rows = 0;
    qint64 used = 0;
    const auto shape = readJson(path, {}, sink, [&](JsonPiece& piece) {
        if (piece.row == 0) {
            return false; // a member of an object: the file is of another shape
        }
        ++rows;
        const QString trouble = piece.value.is_object()
            ? visit(piece.row, std::move(piece.value))
            : QCoreApplication::translate("Import", "The row is not a JSON object.");
        if (trouble.isEmpty()) {
            ++used;
        } else {
            sink.report(unreadableRow(path, piece.row, trouble));
        }
        return true;
    });
    if (!shape) {
        return shape.error();
    }
    if (*shape != JsonShape::Array || (rows > 0 && used == 0 && !sink.isCancelled())) {
        return otherShape(path, expected);
    }
    return {};
}

JsonRowWriter::JsonRowWriter(const QString& path)
    : m_file(path)
{
}

Result<void> JsonRowWriter::write(const QByteArray& text)
{
    if (!m_file.isOpen() && !m_file.open(QIODevice::WriteOnly)) {
        return cannotWrite(m_file.fileName(), m_file.errorString());
    }
    if (m_file.write(text) != text.size()) {
        return cannotWrite(m_file.fileName(), m_file.errorString());
    }
    return {};
}

Result<void> JsonRowWriter::add(const Json& row)
{
    const QByteArray lead = m_empty ? QByteArrayLiteral("[\n") : QByteArrayLiteral(",\n");
    m_empty = false;
    return write(lead + dumpJson(row));
}

Result<void> JsonRowWriter::commit()
{
    if (auto done = write(m_empty ? QByteArrayLiteral("[]\n") : QByteArrayLiteral("\n]\n"));
        !done) {
        return done;
    }
    return place();
}

Result<void> JsonRowWriter::place()
{
    return m_file.commit() ? Result<void>() : cannotWrite(m_file.fileName(), m_file.errorString());
}

Result<void> JsonMemberWriter::beginMember(const std::string& name)
{
    QByteArray text = m_inArray ? QByteArrayLiteral("]") : QByteArray();
    text += m_first ? QByteArrayLiteral("{\n") : QByteArrayLiteral(",\n");
    m_first = false;
    m_inArray = false;
    return write(text + dumpJson(name) + ": ");
}

Result<void> JsonMemberWriter::member(const std::string& name, const Json& value)
{
    if (auto done = beginMember(name); !done) {
        return done;
    }
    return write(dumpJson(value));
}

Result<void> JsonMemberWriter::beginArray(const std::string& name)
{
    if (auto done = beginMember(name); !done) {
        return done;
    }
    m_inArray = true;
    m_firstElement = true;
    return write(QByteArrayLiteral("["));
}

Result<void> JsonMemberWriter::element(const Json& value)
{
    const QByteArray lead = m_firstElement ? QByteArrayLiteral("\n") : QByteArrayLiteral(",\n");
    m_firstElement = false;
    return write(lead + dumpJson(value));
}

Result<void> JsonMemberWriter::commit()
{
    const QByteArray lead = m_first ? QByteArrayLiteral("{") : QByteArray();
    if (auto done
        = write(lead + (m_inArray ? QByteArrayLiteral("]\n}\n") : QByteArrayLiteral("\n}\n")));
        !done) {
        return done;
    }
    return place();
}

Result<void> writeWhole(const QString& path, const QByteArray& text)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit()) {
        return cannotWrite(path, file.errorString());
    }
    return {};
}

QString imageReference(const QString& target, const Image& image)
{
    const QDir folder(QFileInfo(target).absolutePath());
    const QString relative = folder.relativeFilePath(image.path);
    return relative.startsWith(QLatin1StringView("..")) || QDir::isAbsolutePath(relative)
        ? QFileInfo(image.path).fileName()
        : relative;
}

bool hasKey(const SourceHead& head, const char* key)
{
    const QByteArray quoted = '"' + QByteArray(key) + '"';
    return head.start.contains(quoted);
}

bool looksLikeRows(const SourceHead& head, std::initializer_list<const char*> keys)
{
    QByteArray text = head.start.trimmed();
    if (text.startsWith("\xEF\xBB\xBF")) {
        text = text.sliced(3);
    }
    return !head.isFolder && text.startsWith('[')
        && std::ranges::all_of(keys, [&](const char* key) { return hasKey(head, key); });
}

bool isOwn(const ExportSource& source, const QString& format)
{
    const Json dataset = parseJson(source.dataset().extra);
    return dataset.is_object() && dataset.contains("format")
        && toString(dataset["format"]) == format;
}

QByteArray ownExtra(const ExportSource& source, const QString& format, const QByteArray& extra)
{
    return isOwn(source, format) ? extra : QByteArray();
}

void noteLostQuestions(
    const ExportSample& sample, const QString& format, bool texts, ExportReport& report)
{
    const bool questions = std::ranges::any_of(
        sample.sample.questions, [](const Question& question) { return !question.text.isEmpty(); });
    const bool transcriptions = texts
        && std::ranges::any_of(sample.regions,
                               [](const Region& region) { return !region.text.isEmpty(); });
    const QString kept = QCoreApplication::translate("Export", "Only the regions were written.");
    if (questions) {
        report.issues.push_back(notWritten(
            QStringLiteral("questions-left-out"),
            sample.sample.externalId,
            QCoreApplication::translate(
                "Export", "The format %1 has no place for questions and answers.")
                .arg(format),
            kept));
    }
    if (transcriptions) {
        report.issues.push_back(notWritten(
            QStringLiteral("texts-left-out"),
            sample.sample.externalId,
            QCoreApplication::translate(
                "Export", "The format %1 has no place for the text of a region.")
                .arg(format),
            kept));
    }
}

} // namespace groundmark::storage
