// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/edit.h"
#include "domain/result.h"
#include "storage/database.h"
#include "storage/json_text.h"

namespace groundmark::storage {

/// How each editable record is written in the journal, and which table it lives in.

/// {"type": "region", …}; keys in a fixed order, so that equal records give equal text.
[[nodiscard]] Json recordToJson(const Record& record);
/// Nothing when the JSON is not a record of a known type.
[[nodiscard]] std::optional<Record> recordFromJson(const Json& json);

/// Type and key, for example "region/550e8400-…": the same for all versions of one record.
[[nodiscard]] QString recordKey(const Record& record);

/// Inserts the record or replaces the one with the same key.
Result<void> storeRecord(Database& database, const Record& record);
Result<void> removeRecord(Database& database, const Record& record);
/// The record with the same key as it stands in its table now; nothing when it is not there.
[[nodiscard]] Result<std::optional<Record>> loadRecord(Database& database, const Record& like);

} // namespace groundmark::storage
