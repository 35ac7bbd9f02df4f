// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/json_text.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <string>

namespace groundmark::storage {

/// Takes a JSON object of an outside file apart. What a getter has understood in the plain way is
/// removed; everything else stays in rest(), which becomes the record's `extra`. So does a known key
/// that was written in an uncommon way (a number where text is usual, null, empty text): FieldWriter
/// finds it there and, as long as it still means the same, writes it back as it was.
class FieldReader
{
public:
    explicit FieldReader(Json object)
        : m_object(std::move(object))
    {
    }

    /// Null when there is no such key.
    [[nodiscard]] const Json* find(const std::string& key) const;
    /// A string's text, a number's or boolean's JSON, "" for null, an absent key or anything else.
    [[nodiscard]] QString peekText(const std::string& key) const;

    /// peekText(); a string that is not empty is removed.
    QString text(const std::string& key);
    /// A whole number within int; removed.
    std::optional<int> integer(const std::string& key);
    /// An object that is not empty, as JSON text; removed. "" otherwise.
    QByteArray object(const std::string& key);
    /// Removes the key and gives its value; null when there is none.
    Json take(const std::string& key);
    /// Puts a key of ours into rest().
    void put(const std::string& key, Json value) { m_object[key] = std::move(value); }

    /// What is left, as JSON text; "" when nothing is.
    [[nodiscard]] QByteArray rest() const;

private:
    Json m_object;
};

/// Puts a JSON object of an outside file together again: known keys in the order of the calls, then
/// what was left in `extra`.
class FieldWriter
{
public:
    /// `extra` as FieldReader::rest() gave it; "" for none.
    explicit FieldWriter(const QByteArray& extra);

    /// The value that was kept for the key; null when there is none.
    [[nodiscard]] const Json* kept(const std::string& key) const;

    /// Writes the kept value if it still means `value`, else `value`; no text adds no key.
    void text(const std::string& key, const QString& value);
    void integer(const std::string& key, std::optional<int> value);
    void object(const std::string& key, const QByteArray& value);
    /// Writes the value in any case.
    void set(const std::string& key, Json value);
    /// Writes the kept value if there is one, else `value`.
    void keepOr(const std::string& key, Json value);
    /// Forgets a kept value that is none of the file's business.
    void drop(const std::string& key);

    [[nodiscard]] Json finish() &&;

private:
    Json m_extra;
    Json m_object = Json::object();
};

/// The text of a scalar as FieldReader understands it.
[[nodiscard]] QString scalarText(const Json& value);

} // namespace groundmark::storage
