// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"

#include <QString>

#include <vector>

namespace groundmark::storage {

/// One word, quoted text or sign of a query.
struct QueryToken
{
    enum class Kind { Word, Quoted, Sign, End };
    Kind kind = Kind::End;
    QString text; ///< without quotation marks; a sign as typed
    qsizetype at = 0; ///< first character
};

/// All tokens, the last one of kind End. Fails for a quotation mark that is not closed.
[[nodiscard]] Result<std::vector<QueryToken>> queryTokens(const QString& text);

} // namespace groundmark::storage
