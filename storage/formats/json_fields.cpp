// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/json_fields.h"

#include <limits>

namespace groundmark::storage {

namespace {

const Json* findIn(const Json& object, const std::string& key)
{
    if (!object.is_object()) {
        return nullptr;
    }
    const auto found = object.find(key);
    return found == object.end() ? nullptr : &*found;
}

} // namespace

QString scalarText(const Json& value)
{
    return value.is_string() || value.is_number() || value.is_boolean() ? toString(value) : QString();
}

const Json* FieldReader::find(const std::string& key) const
{
    return findIn(m_object, key);
}

QString FieldReader::peekText(const std::string& key) const
{
    const Json* value = find(key);
    return value ? scalarText(*value) : QString();
}

QString FieldReader::text(const std::string& key)
{
    const QString text = peekText(key);
    if (!text.isEmpty() && find(key)->is_string()) {
        m_object.erase(key);
    }
    return text;
}

std::optional<int> FieldReader::integer(const std::string& key)
{
    const Json* value = find(key);
    if (!value || !value->is_number_integer()) {
        return std::nullopt;
    }
    const auto number = value->get<qint64>();
    if (number < std::numeric_limits<int>::min() || number > std::numeric_limits<int>::max()) {
        return std::nullopt;
    }
    m_object.erase(key);
    return static_cast<int>(number);
}

QByteArray FieldReader::object(const std::string& key)
{
    const Json* value = find(key);
    if (!value || !value->is_object() || value->empty()) {
        return {};
    }
    const QByteArray text = dumpJson(*value);
    m_object.erase(key);
    return text;
}

Json FieldReader::take(const std::string& key)
{
    const Json* value = find(key);
    if (!value) {
        return {};
    }
    Json taken = *value;
    m_object.erase(key);
    return taken;
}

QByteArray FieldReader::rest() const
{
    return m_object.is_object() && !m_object.empty() ? dumpJson(m_object) : QByteArray();
}

FieldWriter::FieldWriter(const QByteArray& extra)
    : m_extra(parseJson(extra))
{
    if (!m_extra.is_object()) {
        m_extra = Json::object();
    }
}

const Json* FieldWriter::kept(const std::string& key) const
{
    return findIn(m_extra, key);
}

void FieldWriter::set(const std::string& key, Json value)
{
    drop(key);
    m_object[key] = std::move(value);
}

void FieldWriter::keepOr(const std::string& key, Json value)
{
    const Json* old = kept(key);
    set(key, old ? Json(*old) : std::move(value));
}

void FieldWriter::drop(const std::string& key)
{
    m_extra.erase(key);
}

void FieldWriter::text(const std::string& key, const QString& value)
{
    const Json* old = kept(key);
    if (old && scalarText(*old) == value) {
        keepOr(key, {});
    } else if (old || !value.isEmpty()) {
        set(key, toJson(value));
    }
}

void FieldWriter::integer(const std::string& key, std::optional<int> value)
{
    if (value) {
        set(key, *value);
    } else if (kept(key)) {
        keepOr(key, {});
    }
}

void FieldWriter::object(const std::string& key, const QByteArray& value)
{
    if (const Json parsed = parseJson(value); parsed.is_object() && !parsed.empty()) {
        set(key, parsed);
    } else if (kept(key)) {
        keepOr(key, {});
    }
}

Json FieldWriter::finish() &&
{
    for (auto& [key, value] : m_extra.items()) {
        m_object[key] = value;
    }
    return std::move(m_object);
}

} // namespace groundmark::storage
