// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/importer.h"
#include "viewers/library/import_job.h"
#include "widgets/glyphs.h"

#include <QString>

#include <vector>

namespace groundmark::viewers {

/// One line of "What would happen": a sign, what happens to how many, and why.
struct SummaryLine
{
    widgets::Glyph glyph = widgets::Glyph::None;
    QString what;
    qint64 count = 0;
    QString how;
};

/// The report in lines; what does not occur has none.
[[nodiscard]] std::vector<SummaryLine> summaryOf(const storage::ImportReport& report);
/// "OmniDocBench · 18.4 MB · 7,400 rows · read in 2.1 s".
[[nodiscard]] QString factsOf(const QString& formatTitle, const storage::ImportReport& report);

/// Whether an import of this would change the project.
[[nodiscard]] bool wouldChange(const storage::ImportReport& report);
/// "Import 32 samples"; of a report without anything new: "Nothing to import".
[[nodiscard]] QString verbOf(const storage::ImportReport& report);
/// Why there is nothing to import; empty when there is something.
[[nodiscard]] QString reasonForNothing(const storage::ImportReport& report);
/// "Imported 32 samples into MDPBench".
[[nodiscard]] QString doneText(const ImportOutcome& outcome);

/// The sign of an issue in the list of rows to look at.
[[nodiscard]] widgets::Glyph glyphOf(const Issue& issue);
/// Issues that were counted, listed or not.
[[nodiscard]] qint64 issueTotal(const storage::ImportReport& report);
/// The whole report as plain text, for a mail or a bug report.
[[nodiscard]] QString reportText(const QString& formatTitle, const storage::ImportReport& report);

} // namespace groundmark::viewers
