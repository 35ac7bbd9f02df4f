// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QString>
#include <QStringList>

#include <functional>
#include <string_view>

namespace groundmark::storage {

/// Cuts text into the words that the full-text index knows: runs of letters and digits in lower case
/// without accents, and every character of Chinese, Japanese and Korean by itself, since these
/// scripts write no spaces. A phrase of such characters is found by their order, however short it is.

/// Calls `found` with each word (UTF-8) and its place in `text` (bytes); it returns false to stop.
/// `text` may hold anything, also NUL and broken UTF-8: what is no letter or digit only separates.
void forEachWord(
    std::string_view text,
    const std::function<bool(std::string_view word, std::size_t begin, std::size_t end)>& found);

/// Makes the tokenizer "groundmark" known to an open SQLite connection; the index needs it whenever
/// it is read or written. False where SQLite was built without FTS5.
[[nodiscard]] bool addWordTokenizer(const QSqlDatabase& connection);

/// Stops what the connection is doing now; whatever ran there fails. From any thread.
void interruptConnection(const QSqlDatabase& connection);

/// The FTS5 query for a text: its words in this order, the last one also as the beginning of a word
/// if it has at least three letters. Empty when there is no word in it.
[[nodiscard]] QString phraseQuery(const QString& text);

} // namespace groundmark::storage
