// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/error_label.h"
#include "domain/result.h"
#include "evaluation/benchmark.h"
#include "storage/project.h"

#include <QList>

#include <functional>

namespace groundmark::viewers {

/// The author of a label that a rule gave.
inline constexpr QLatin1StringView RuleAuthor {"rules"};

/// Whether anything in the taxonomy can sort failures by itself: a query of a type, or MMTR-Bench's
/// patterns, which are code.
[[nodiscard]] bool hasRules(const Taxonomy& taxonomy);

struct RuleReport
{
    qint64 failures = 0;
    qint64 labelled = 0; ///< failures that a rule fits
    bool isCancelled = false; ///< nothing was changed
};

/// False stops.
using RuleProgress = std::function<bool(qint64 done, qint64 total)>;

/// Gives every failure of the run the first type whose rule fits it, in place of what rules said of the
/// run before. MMTR-Bench's patterns need the words of the pages, and Tesseract reads those that nobody
/// has read yet. Blocks. Fails for a query that is none, and says of which type.
[[nodiscard]] Result<RuleReport> applyRules(
    storage::Project& project, const Taxonomy& taxonomy, RunId run, double passFrom,
    const RuleProgress& progress = {});

} // namespace groundmark::viewers
