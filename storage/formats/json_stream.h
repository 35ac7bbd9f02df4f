// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "storage/json_text.h"

#include <QByteArray>
#include <QFile>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace groundmark::storage {

class ImportSink;

/// One value out of a JSON file, and where it stands.
struct JsonPiece
{
    QString member; ///< of the object that the file is; empty when the file is an array
    qint64 row = 0; ///< 1-based element of the array; 0 for a member that is not taken apart
    qint64 offset = 0; ///< of its first byte
    qint64 length = 0; ///< in bytes
    Json value;
};

/// What the outermost value of the file was.
enum class JsonShape
{
    Array,
    Object,
    Other
};

/// Gives false to stop reading.
using JsonVisitor = std::function<bool(JsonPiece&)>;

/// Reads a JSON file piece by piece, so that only one piece is in memory at a time.
///
/// A file that is an array is taken apart into its elements. A file that is an object is taken
/// apart into its members, and those members named in `split` that are arrays into their elements
/// again. "NaN" and "Infinity" are read as null and bytes that are not UTF-8 as U+FFFD; the sink is
/// told. Also tells the sink the progress in bytes, and stops when it is cancelled.
///
/// Fails when the file can't be opened, is empty, is not JSON or breaks off; the error then names
/// row and byte. Pieces before that place have been visited: the caller throws them away.
[[nodiscard]] Result<JsonShape>
readJson(const QString& path, const QStringList& split, ImportSink& sink, const JsonVisitor& visit);

/// How a JSON document that is not a file of its own is taken apart.
struct JsonPlan
{
    QString path; ///< that errors and issues name
    QStringList split; ///< as in readJson()
    QStringList skip; ///< members that are passed over and never held in memory
};
/// The same for an open device, such as the member of an archive; says nothing of progress.
[[nodiscard]] Result<JsonShape>
readJson(QIODevice& device, const JsonPlan& plan, ImportSink& sink, const JsonVisitor& visit);

/// Reads JSON Lines: one value a line, empty lines skipped. A line that is not JSON is reported to
/// the sink as an unreadable row and skipped; fails when not a single line is JSON.
[[nodiscard]] Result<void>
readJsonLines(const QString& path, ImportSink& sink, const JsonVisitor& visit);

/// The value of a piece that was visited before, out of the open file.
[[nodiscard]] Result<Json> readJsonAt(QFile& file, qint64 offset, qint64 length);

/// A small file as one value, with the same allowances.
[[nodiscard]] Result<Json> readWholeJson(const QString& path, ImportSink& sink);

} // namespace groundmark::storage
