// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/issue.h"
#include "domain/result.h"

#include <QLatin1StringView>
#include <QSize>
#include <QString>

/// The importer's own issues and errors in words: what, where, what was kept, what to do.
namespace groundmark::storage::words {

[[nodiscard]] Issue duplicateId(const QString& path, qint64 row, const QString& id);
/// `kind` as cleanShape() gives it; `number` is the region's, from 1.
[[nodiscard]] Issue mendedRegion(
    const QString& kind, const QString& path, qint64 row, qint64 number, const QString& sample);
[[nodiscard]] Issue turnedRegions(const QString& path, qint64 row, int orientation);
/// The file states another size than the image has.
[[nodiscard]] Issue otherSize(const QString& path, qint64 row, QSize stated, QSize image);
/// Regions in a frame that only the image's size turns into pixels.
[[nodiscard]] Issue regionsWithoutImage(const QString& path, qint64 row, qint64 number);
[[nodiscard]] Issue apiFailure(const QString& path, qint64 row, QLatin1StringView text);
[[nodiscard]] Issue emptyReply(const QString& path, qint64 row, const QString& id);
[[nodiscard]] Issue cutReply(const QString& path, qint64 row);
[[nodiscard]] Issue
noSuchSample(const QString& path, qint64 row, const QString& id, const QString& dataset);
/// A reply came with another question than the sample of that id has.
[[nodiscard]] Issue
otherQuestion(const QString& path, qint64 row, const QString& id, const QString& dataset);
[[nodiscard]] Issue repliesNotRead(const QString& path, qint64 number);

[[nodiscard]] Error noReplies(const QString& path);
[[nodiscard]] Error noReplyFits(const QString& path, const QString& dataset);
[[nodiscard]] Error onlyReplies(const QString& path);
[[nodiscard]] Error nothingInside(const QString& path);
[[nodiscard]] Error runExists(const QString& path, const QString& run);
[[nodiscard]] Error projectReadOnly(const QString& project, const QString& reason);
[[nodiscard]] Error noSuchSource(const QString& path);
[[nodiscard]] Error cancelled(const QString& path);

} // namespace groundmark::storage::words
