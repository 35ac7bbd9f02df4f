// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/issue.h"

#include <QString>

/// What the result files of other programs lose or mix up, said row by row: what happened, where,
/// what was kept, what to do.
namespace groundmark::storage::issues {

/// A workbook's cell for the reply is empty: excel drops cells that begin with a link and are longer
/// than 2,079 characters. The sample is left without a reply, which is not a wrong answer.
[[nodiscard]] Issue emptyCell(const QString& path, qint64 row, const QString& id);
/// A cell that begins with '=' was stored as a formula; its text was read and not computed.
[[nodiscard]] Issue formulaCell(const QString& path, qint64 row, const QString& column);
/// The spreadsheet put an error such as #NAME? into the place of the reply.
[[nodiscard]] Issue
errorCell(const QString& path, qint64 row, const QString& column, const QString& text);
/// Another cell than the reply's has exactly the longest length.
[[nodiscard]] Issue cutCell(const QString& path, qint64 row, const QString& column);
/// More cells than the header has columns, or fewer.
[[nodiscard]] Issue
otherColumns(const QString& path, qint64 row, qsizetype cells, qsizetype columns);
/// The judge of the file could not be reached for this row; its verdict is not taken over.
[[nodiscard]] Issue judgeFailed(const QString& path, qint64 row, const QString& id);
/// lmms-eval wrote the row without its "doc".
[[nodiscard]] Issue docDropped(const QString& path, qint64 row, const QString& id);
/// The reply is only there after the task's filter.
[[nodiscard]] Issue onlyFiltered(const QString& path, qint64 row, const QString& id);
/// A number that is no share of one, and so no score here.
[[nodiscard]] Issue
otherScale(const QString& path, qint64 row, const QString& metric, double value);
/// One of several replies to the same sample; the first is the run's.
[[nodiscard]] Issue otherEpoch(const QString& path, qint64 row, const QString& id, int epoch);
/// Its author declared the sample's result void.
[[nodiscard]] Issue invalidated(const QString& path, qint64 row, const QString& id);
/// The evaluation stopped early; `done` of `total` samples are in the log (-1: unknown).
[[nodiscard]] Issue unfinishedLog(const QString& path, const QString& status, qint64 done, qint64 total);
/// A member of an archive can't be used; the others are.
[[nodiscard]] Issue unreadableMember(const QString& path, qint64 row, const Error& why);
/// Conversations, events and stores of a log are not taken over.
[[nodiscard]] Issue transcriptLeftOut(const QString& path);
/// A picture that the row refers to by an address on the network, which is never fetched.
[[nodiscard]] Issue remoteImage(const QString& path, qint64 row);

} // namespace groundmark::storage::issues
