// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <nlohmann/json.hpp>

#include <optional>

/// Values of a JSON object that may be missing or of another type than one hopes: then nothing.
namespace groundmark::evaluation::json_values {

/// Null when there is no such key, or `object` is no object.
template <typename Json> [[nodiscard]] const Json* valueAt(const Json& object, const char* key)
{
    if (!object.is_object()) {
        return nullptr;
    }
    const auto found = object.find(key);
    return found == object.end() ? nullptr : &*found;
}

template <typename Json> [[nodiscard]] QString textAt(const Json& object, const char* key)
{
    const Json* value = valueAt(object, key);
    return value != nullptr && value->is_string()
        ? QString::fromStdString(value->template get_ref<const std::string&>())
        : QString();
}

template <typename Json>
[[nodiscard]] std::optional<double> numberAt(const Json& object, const char* key)
{
    const Json* value = valueAt(object, key);
    return value != nullptr && value->is_number() ? std::optional(value->template get<double>())
                                                  : std::nullopt;
}

template <typename Json>
[[nodiscard]] std::optional<qint64> integerAt(const Json& object, const char* key)
{
    const std::optional<double> number = numberAt(object, key);
    // Beyond 2^53 a double cannot tell neighbours apart, and beyond 2^63 the cast is undefined.
    return number && *number > -9.0e15 && *number < 9.0e15
        ? std::optional(static_cast<qint64>(*number))
        : std::nullopt;
}

template <typename Json> [[nodiscard]] std::optional<int> intAt(const Json& object, const char* key)
{
    const std::optional<qint64> number = integerAt(object, key);
    return number && *number > -2'000'000'000 && *number < 2'000'000'000
        ? std::optional(static_cast<int>(*number))
        : std::nullopt;
}

template <typename Json>
[[nodiscard]] bool flagAt(const Json& object, const char* key, bool otherwise = false)
{
    const Json* value = valueAt(object, key);
    return value != nullptr && value->is_boolean() ? value->template get<bool>() : otherwise;
}

template <typename Json> [[nodiscard]] QStringList textsAt(const Json& object, const char* key)
{
    QStringList texts;
    const Json* value = valueAt(object, key);
    if (value != nullptr && value->is_array()) {
        for (const Json& text : *value) {
            if (text.is_string()) {
                texts.append(QString::fromStdString(text.template get_ref<const std::string&>()));
            }
        }
    }
    return texts;
}

} // namespace groundmark::evaluation::json_values
