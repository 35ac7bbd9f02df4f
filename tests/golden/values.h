// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/golden/golden.h"

#include <QRectF>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

/// Between the JSON of the vectors and the types of the functions under test.
namespace groundmark::golden {

inline QString text(const Json& value)
{
    return value.is_null() ? QString() : QString::fromStdString(value.get<std::string>());
}

inline Json json(const QString& value)
{
    return value.toStdString();
}

inline QStringList texts(const Json& list)
{
    QStringList result;
    for (const Json& value : list) {
        result.append(text(value));
    }
    return result;
}

inline Json json(const QStringList& list)
{
    Json result = Json::array();
    for (const QString& value : list) {
        result.push_back(json(value));
    }
    return result;
}

template <typename T> Json json(const std::optional<T>& value)
{
    return value ? Json(*value) : Json(nullptr);
}

/// 0 and 1 as truth values.
inline std::vector<bool> flags(const Json& list)
{
    std::vector<bool> result;
    for (const Json& value : list) {
        result.push_back(value.get<int>() != 0);
    }
    return result;
}

/// [x, y, w, h]
inline QRectF box(const Json& list)
{
    return {
        list[0].get<double>(), list[1].get<double>(), list[2].get<double>(), list[3].get<double>()};
}

inline std::vector<QRectF> boxes(const Json& list)
{
    std::vector<QRectF> result;
    for (const Json& value : list) {
        result.push_back(box(value));
    }
    return result;
}

inline Json json(const std::vector<QRectF>& list)
{
    Json result = Json::array();
    for (const QRectF& rect : list) {
        result.push_back({rect.x(), rect.y(), rect.width(), rect.height()});
    }
    return result;
}

/// Seeds and hashes are decimal texts: JSON numbers do not hold 64 bits everywhere.
inline std::uint64_t unsigned64(const Json& value)
{
    return std::stoull(value.get<std::string>());
}

} // namespace groundmark::golden
