// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/edit.h"
#include "domain/result.h"
#include "storage/database.h"

#include <nlohmann/json.hpp>

namespace groundmark::storage {

/// The one place that knows how each editable record is written: as JSON in the journal, and as
/// rows in its table.

/// {"type": "region", …}; keys in a fixed order, so that equal records give equal text.
[[nodiscard]] nlohmann::ordered_json toJson(const Record& record);
/// Nothing when the JSON is not a record of a known type.
[[nodiscard]] std::optional<Record> recordFromJson(const nlohmann::ordered_json& json);

/// What a record is called in its table: type and key, for example "region/550e8400-…".
[[nodiscard]] QString recordKey(const Record& record);

/// Inserts the record or replaces the one with the same key.
Result<void> storeRecord(Database& database, const Record& record);
Result<void> removeRecord(Database& database, const Record& record);
/// The record as it stands in its table now; nothing when it is not there.
[[nodiscard]] Result<std::optional<Record>> loadRecord(Database& database, const Record& like);

/// A question's answers as they stand in the table: ["text", {"text": "…", "json": …}, …].
[[nodiscard]] QString answersToText(const QList<Answer>& answers);
[[nodiscard]] QList<Answer> answersFromText(const QString& text);
[[nodiscard]] QString stringsToText(const QStringList& strings);
[[nodiscard]] QStringList stringsFromText(const QString& text);
[[nodiscard]] QString pointsToText(const QList<QPointF>& points);
[[nodiscard]] QList<QPointF> pointsFromText(const QString& text);

} // namespace groundmark::storage
