// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/issue.h"
#include "domain/result.h"

#include <QString>

namespace groundmark::storage {

/// Words that several formats and the importer use, so that equal troubles read alike.
/// Each says what happened, where, what was kept and what to do.

/// "samples.json, row 118"; the row is left out when it is 0.
[[nodiscard]] QString placeInFile(const QString& path, qint64 row = 0);

[[nodiscard]] Error cannotOpen(const QString& path, const QString& reason);
[[nodiscard]] Error emptyFile(const QString& path);
/// The text breaks at `offset` bytes, in element `row` (0 when it breaks outside of any).
[[nodiscard]] Error notJson(const QString& path, qint64 row, qint64 offset);
[[nodiscard]] Error truncatedJson(const QString& path, qint64 row, qint64 offset);
/// It is JSON, but of another shape; `expected` says in a few words what was looked for.
[[nodiscard]] Error otherShape(const QString& path, const QString& expected);

/// A row that can't be used; it is left out.
[[nodiscard]] Issue unreadableRow(const QString& path, qint64 row, const QString& what);
/// "NaN" or "Infinity", which JSON does not have, was read as null.
[[nodiscard]] Issue notANumber(const QString& path, qint64 row);
/// Bytes that are not UTF-8 were replaced by U+FFFD.
[[nodiscard]] Issue notUtf8(const QString& path, qint64 row);

/// What a format could not say of a sample when it was written.
[[nodiscard]] Issue notWritten(
    const QString& kind, const QString& externalId, const QString& what, const QString& kept);

} // namespace groundmark::storage
