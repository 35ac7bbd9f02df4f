// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/importer.h"

#include "storage/import_target.h"
#include "storage/import_words.h"
#include "storage/import_writer.h"
#include "storage/run_repository.h"

#include <QElapsedTimer>
#include <QFileInfo>

#include <algorithm>

namespace groundmark::storage {

namespace {

/// What can be told before anything is read.
Result<void> check(Project& project, const ImportOptions& options)
{
    if (project.isReadOnly()) {
        return words::projectReadOnly(project.path(), project.readOnlyReason());
    }
    if (!QFileInfo::exists(options.path)) {
        return words::noSuchSource(options.path);
    }
    if (options.run.isEmpty()) {
        return {};
    }
    const auto run = RunRepository(project.database()).findByName(options.run);
    if (!run) {
        return run.error();
    }
    return *run ? Result<void>(words::runExists(options.path, options.run)) : Result<void>();
}

} // namespace

bool ImportReport::hasWarnings() const
{
    return std::ranges::any_of(
        issues, [](const Issue& issue) { return issue.severity != Severity::Note; });
}

Result<ImportReport> importInto(
    Project& project,
    const Format& format,
    const ImportOptions& options,
    const ImageInspector& inspect,
    const ImportProgress& progress)
{
    QElapsedTimer clock;
    clock.start();
    if (auto fine = check(project, options); !fine) {
        return fine.error();
    }
    const auto target = chooseTarget(project, format, options, progress);
    if (!target) {
        return target.error();
    }
    Transaction transaction(project.database());
    if (auto begun = transaction.begun(); !begun) {
        return begun.error();
    }
    ImportWriter writer(project, format, options, inspect, progress);
    if (auto begun = writer.begin(*target); !begun) {
        return begun.error();
    }
    const auto read = format.read(options.path, writer);
    if (writer.failure()) {
        return *writer.failure();
    }
    if (writer.wasCancelled()) {
        return words::cancelled(options.path);
    }
    if (!read) {
        return read.error();
    }
    auto report = writer.finish();
    if (!report) {
        return report;
    }
    // A dry run has done everything, and is rolled back when `transaction` goes.
    if (options.dryRun) {
        report->run = {};
        report->dataset = target->existing ? target->existing->id : DatasetId();
    } else {
        if (auto done = transaction.commit(); !done) {
            return done.error();
        }
        writer.keepFiles();
    }
    report->seconds = static_cast<double>(clock.elapsed()) / 1000.0;
    return report;
}

} // namespace groundmark::storage
