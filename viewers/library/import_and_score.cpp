// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/library/import_and_score.h"

#include "viewers/library/image_inspector.h"
#include "storage/dataset_repository.h"
#include "storage/run_store.h"

#include <QCoreApplication>

namespace groundmark::viewers {

namespace {

Result<const evaluation::Benchmark*> benchmarkOf(
    storage::Project& project, DatasetId id, const evaluation::BenchmarkRegistry& benchmarks)
{
    const auto dataset = storage::DatasetRepository(project.database()).find(id);
    if (!dataset) {
        return dataset.error();
    }
    return *dataset ? benchmarks.find((*dataset)->benchmark) : nullptr;
}

} // namespace

Result<ImportOutcome> importAndScore(
    storage::Project& project,
    const storage::Format& format,
    const storage::ImportOptions& options,
    const evaluation::BenchmarkRegistry& benchmarks,
    const std::function<bool(const QString& what, qint64 done, qint64 total)>& progress)
{
    const QString reading = QCoreApplication::translate("Import", "reading");
    auto report = storage::importInto(
        project, format, options, inspectImage,
        [&](qint64 done, qint64 total) { return progress(reading, done, total); });
    if (!report) {
        return report.error();
    }
    ImportOutcome outcome {std::move(*report), std::nullopt, std::nullopt};
    if (outcome.report.run.isNull() || outcome.report.dryRun) {
        return outcome;
    }
    const auto benchmark = benchmarkOf(project, outcome.report.dataset, benchmarks);
    if (!benchmark) {
        outcome.scoringFailure = benchmark.error();
        return outcome;
    }
    if (*benchmark != nullptr) {
        const QString scoring = QCoreApplication::translate("Import", "scoring");
        storage::ProjectRunStore store(project);
        auto scored = evaluation::scoreRun(
            store, **benchmark, outcome.report.run,
            [&](qint64 done, qint64 total) { return progress(scoring, done, total); });
        if (!scored) {
            outcome.scoringFailure = scored.error();
            return outcome;
        }
        outcome.scoring = *scored;
    }
    return outcome;
}

} // namespace groundmark::viewers
