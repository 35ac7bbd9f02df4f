// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/formats/format.h"
#include "storage/formats/json_rows.h"

#include <QStringList>

namespace groundmark::storage {

/// The keys of a file's rows in the order in which they stand there.
class KeyOrder
{
public:
    /// Puts a row's keys behind those that they follow in it.
    void learn(const Json& row);
    /// The row with its known keys in that order, the others behind.
    [[nodiscard]] Json sorted(Json row) const;

    /// For Dataset::extra, and back.
    [[nodiscard]] QByteArray toExtra() const;
    [[nodiscard]] static KeyOrder fromExtra(const QByteArray& extra);

private:
    QStringList m_keys;
};

/// Writes an array as Python's json.dump(…, indent=4) does: ASCII, no line end after the bracket.
class PythonRowWriter : private JsonRowWriter
{
public:
    explicit PythonRowWriter(const QString& path)
        : JsonRowWriter(path)
    {
    }

    Result<void> add(const Json& row);
    /// Puts the file in its place.
    Result<void> commit();

private:
    bool m_first = true;
};

/// The official ids are numbers; an id that is none stays a text.
[[nodiscard]] Json logicOcrId(const QString& id);

/// What of a dataset the official files have no place for.
class LogicOcrLeftOut
{
public:
    /// Whether the sample is left out altogether: it has no question, or a review has thrown it out.
    bool take(const ExportSample& sample);
    void tell(const QString& path, ExportReport& report) const;

private:
    int m_unasked = 0;
    int m_rejected = 0;
    int m_crafted = 0; ///< questions with hops, further answers and the like
};

} // namespace groundmark::storage
