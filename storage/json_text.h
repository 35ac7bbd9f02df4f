// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/sample.h"

#include <QByteArray>
#include <QList>
#include <QPointF>
#include <QString>
#include <QStringList>

#include <nlohmann/json.hpp>

namespace groundmark::storage {

/// Small values that stand as JSON text in a column. Unreadable text gives an empty value.

using Json = nlohmann::ordered_json;

[[nodiscard]] Json toJson(const QString& text);
[[nodiscard]] QString toString(const Json& json); ///< text of a JSON string, else its JSON
/// Parses without exceptions; discarded (`is_discarded()`) when it is not JSON.
[[nodiscard]] Json parseJson(const QByteArray& text);
/// Compact; bytes that are not UTF-8 become U+FFFD.
[[nodiscard]] QByteArray dumpJson(const Json& json);

[[nodiscard]] Json toJson(const QStringList& strings);
[[nodiscard]] QStringList stringsFrom(const Json& json);
/// [[x, y], …]
[[nodiscard]] Json toJson(const QList<QPointF>& points);
[[nodiscard]] QList<QPointF> pointsFrom(const Json& json);
[[nodiscard]] Json toJson(const QList<int>& numbers);
[[nodiscard]] QList<int> numbersFrom(const Json& json);
/// "text" for a plain answer, {"text": "…", "json": <the source's JSON>} for any other.
[[nodiscard]] Json toJson(const QList<Answer>& answers);
[[nodiscard]] QList<Answer> answersFrom(const Json& json);

} // namespace groundmark::storage
