// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/benchmark.h"

namespace groundmark::evaluation::mmtr {

// Keys and values of Benchmark::groups() for MMTR-Bench.
inline const QString LevelGroup = QStringLiteral("level"); ///< "L1" … "L4"
inline const QString PagesGroup = QStringLiteral("pages");
inline const QString SinglePage = QStringLiteral("single");
inline const QString MultiPage = QStringLiteral("multi"); ///< more than one image; the rule is ours
inline const QString FacetPrefix = QStringLiteral("facet:");

/// Results as the paper's Table 2 and Figures 4 and 5 group them: overall, by level and page type;
/// level × page type; one table per facet. Plain means over samples, never weighted by level. Every
/// table has a column over all replies, as the official code counts them, and one over those that
/// answer the task; replies that miss the task ("no mask found"), that decline or are empty, and
/// requests that failed are counted beside them. A failed request is in no mean.
[[nodiscard]] std::vector<Table> scoreTables(std::span<const TableItem> items);

} // namespace groundmark::evaluation::mmtr
