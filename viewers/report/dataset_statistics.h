// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "evaluation/benchmark.h"
#include "storage/project.h"

#include <QString>

#include <vector>

namespace groundmark::viewers {

/// What the papers say of a dataset before any model comes in. Needs no display.
struct DatasetStatistics
{
    QString dataset;
    QString benchmark; ///< title; empty when the dataset has none
    bool demonstration = false;
    qint64 samples = 0;
    std::vector<evaluation::Table> tables; ///< the benchmark's, then one per review queue
};

/// Of the named dataset, of all when `dataset` is empty. Fails for an unknown name.
[[nodiscard]] Result<std::vector<DatasetStatistics>> buildStatistics(
    storage::Project& project, const QString& dataset, const evaluation::BenchmarkRegistry& benchmarks);

} // namespace groundmark::viewers
