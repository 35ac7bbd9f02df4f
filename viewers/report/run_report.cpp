// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/report/run_report.h"

#include "storage/dataset_repository.h"
#include "storage/run_store.h"
#include "viewers/report/run_interval.h"

#include <QCoreApplication>

#include <algorithm>

namespace groundmark::viewers {

namespace {

Result<RunSection> sectionOf(
    storage::Project& project,
    const storage::RunRepository::Summary& summary,
    const evaluation::BenchmarkRegistry& benchmarks)
{
    const auto dataset = storage::DatasetRepository(project.database()).find(summary.run.dataset);
    if (!dataset) {
        return dataset.error();
    }
    const auto interval = meanInterval(project, summary.run.id);
    if (!interval) {
        return interval.error();
    }
    RunSection section {summary, *dataset ? (*dataset)->name : QString(), {}, {}, *interval};
    const evaluation::Benchmark* benchmark
        = *dataset ? benchmarks.find((*dataset)->benchmark) : nullptr;
    if (benchmark == nullptr) {
        return section;
    }
    const auto items = storage::ProjectRunStore(project).tableItems(summary.run.id, benchmark);
    if (!items) {
        return items.error();
    }
    section.benchmark = benchmark->title();
    section.tables = benchmark->tables(*items);
    return section;
}

} // namespace

Result<RunReport> buildRunReport(
    storage::Project& project,
    const QStringList& names,
    const evaluation::BenchmarkRegistry& benchmarks)
{
    const auto all = storage::RunRepository(project.database()).list();
    if (!all) {
        return all.error();
    }
    RunReport report {project.name(), {}};
    for (const QString& name : names) {
        const bool known = std::ranges::any_of(*all, [&](const auto& summary) {
            return summary.run.name == name;
        });
        if (!known) {
            return Error {
                QCoreApplication::translate("Report", "There is no run \"%1\" in the project.").arg(name),
                project.path(), {}, {}};
        }
    }
    for (const auto& summary : *all) {
        if (!names.isEmpty() && !names.contains(summary.run.name)) {
            continue;
        }
        auto section = sectionOf(project, summary, benchmarks);
        if (!section) {
            return section.error();
        }
        report.runs.push_back(std::move(*section));
    }
    return report;
}

} // namespace groundmark::viewers
