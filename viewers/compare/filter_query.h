// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace groundmark::viewers {

/// A condition of the filter bar (FilterChoice::id) in words of the query language: "wrong-right 0 1"
/// is `failed(A) and passed(B)`. Empty for an id that is none.
[[nodiscard]] QString queryOf(const QString& choiceId);

/// What a filter bar shows, as one query: its conditions, its task and what was typed.
[[nodiscard]] QString queryOf(const QStringList& choiceIds, const QString& task, const QString& typed);

} // namespace groundmark::viewers
