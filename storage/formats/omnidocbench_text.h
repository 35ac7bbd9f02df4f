// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/region.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace groundmark::storage {

/// A page's text in reading order, as the answer that a model's Markdown of the page is held against.
///
/// Taken in, each as one paragraph with an empty line between two: titles, text blocks, code,
/// references, lists, captions and footnotes of tables, figures, equations and code, page footnotes,
/// tables (their HTML, else LaTeX) and isolated equations (their LaTeX).
/// Left out: elements with "ignore": true; headers, footers and page numbers, which OmniDocBench's end
/// to end task leaves out too; figures, masks, "abandon" and whatever else has no text of its own;
/// elements without an "order".
/// Order: by "order"; equal ones as they stand in the file.
///
/// OmniDocBench itself matches text, tables and formulas apart and scores each by its own metric; this
/// is the plain text for one edit distance over the whole page.
[[nodiscard]] QString pageText(const std::vector<Region>& regions, const QStringList& labels);

} // namespace groundmark::storage
