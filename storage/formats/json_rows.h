// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "storage/formats/format.h"
#include "storage/json_text.h"

#include <QSaveFile>
#include <QString>

#include <functional>
#include <initializer_list>
#include <string>

namespace groundmark::storage {

/// Gives an empty text when it could use the row, else what is wrong with it.
using RowVisitor = std::function<QString(qint64 row, Json object)>;

/// Reads a JSON file that is an array of objects, row by row. A row that is not an object, or that
/// `visit` can't use, is reported as unreadable. Fails like readJson(), when the file is not an
/// array
/// (`expected` says what was looked for), and when it has rows but not one of them can be used.
Result<void> readJsonRows(
    const QString& path, ImportSink& sink, const QString& expected, const RowVisitor& visit);

/// Writes a JSON array, one element a line, into a file that appears only when it is complete.
class JsonRowWriter
{
public:
    explicit JsonRowWriter(const QString& path);

    Result<void> add(const Json& row);
    /// Puts the file in its place.
    Result<void> commit();

protected:
    Result<void> write(const QByteArray& text);
    Result<void> place();

private:
    QSaveFile m_file;
    bool m_empty = true;
};

/// Writes a JSON object of members and long arrays in the same way.
class JsonMemberWriter : private JsonRowWriter
{
public:
    explicit JsonMemberWriter(const QString& path)
        : JsonRowWriter(path)
    {
    }

    Result<void> member(const std::string& name, const Json& value);
    /// Elements follow through element(), until the next member.
    Result<void> beginArray(const std::string& name);
    Result<void> element(const Json& value);
    /// Puts the file in its place.
    Result<void> commit();

private:
    Result<void> beginMember(const std::string& name);

    bool m_first = true; ///< no member yet
    bool m_inArray = false;
    bool m_firstElement = true;
};

/// What a writer says when the disk refuses.
[[nodiscard]] Error cannotWrite(const QString& path, const QString& reason);

/// Writes one text as a file of its own; folders on the way are made.
Result<void> writeWhole(const QString& path, const QByteArray& text);

/// How a file written to `target` refers to an image: relative to its folder where the image lies
/// in there, else by its file name alone, to be found with the images folder.
[[nodiscard]] QString imageReference(const QString& target, const Image& image);

/// Whether the JSON begins as an array of objects in whose first rows all these keys occur.
[[nodiscard]] bool looksLikeRows(const SourceHead& head, std::initializer_list<const char*> keys);
/// Whether the key occurs anywhere in the head.
[[nodiscard]] bool hasKey(const SourceHead& head, const char* key);

/// Whether the dataset was read by the format of this name.
[[nodiscard]] bool isOwn(const ExportSource& source, const QString& format);
/// `extra` if the dataset was read by the format of this name, else "": keys of one format have no
/// meaning in another's files.
[[nodiscard]] QByteArray
ownExtra(const ExportSource& source, const QString& format, const QByteArray& extra);

/// Says once a sample that questions (and regions' texts, where `texts` is set) can't be written.
void noteLostQuestions(
    const ExportSample& sample, const QString& format, bool texts, ExportReport& report);

} // namespace groundmark::storage
