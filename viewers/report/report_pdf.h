// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "viewers/report/run_report.h"

namespace groundmark::viewers {

/// The report as A4 pages with numbers. Needs a QGuiApplication for its fonts, and no screen.
[[nodiscard]] QByteArray toPdf(const RunReport& report);

/// Writes the report in the format that the file's ending names (.html, .pdf, .csv, .tex). The file
/// that was there stays when writing fails.
[[nodiscard]] Result<void> writeReport(const RunReport& report, const QString& path);

} // namespace groundmark::viewers
