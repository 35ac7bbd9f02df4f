// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "evaluation/benchmark.h"
#include "evaluation/metrics/statistics.h"
#include "storage/project.h"
#include "storage/run_repository.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace groundmark::viewers {

/// What a report says of one run. Needs no display.
struct RunSection
{
    storage::RunRepository::Summary summary;
    QString dataset;
    QString benchmark; ///< title; empty when the dataset has none
    std::vector<evaluation::Table> tables;
    std::optional<evaluation::Interval> interval {}; ///< of the mean; see run_interval.h
};

struct RunReport
{
    QString project;
    std::vector<RunSection> runs;
};

/// Collects the named runs, all of them when `names` is empty. Fails for an unknown name.
[[nodiscard]] Result<RunReport> buildRunReport(
    storage::Project& project,
    const QStringList& names,
    const evaluation::BenchmarkRegistry& benchmarks);

/// One self-contained page: no script, nothing fetched, every text escaped.
[[nodiscard]] QByteArray toHtml(const RunReport& report);
/// One line per number: run, table, row, column, value, n.
[[nodiscard]] QByteArray toCsv(const RunReport& report);
/// One booktabs table per benchmark table, ready for a paper.
[[nodiscard]] QByteArray toLatex(const RunReport& report);

} // namespace groundmark::viewers
