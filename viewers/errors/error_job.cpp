// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/errors/error_job.h"

#include "evaluation/models/model_spec.h"
#include "storage/dataset_repository.h"
#include "storage/error_store.h"
#include "storage/run_repository.h"
#include "viewers/errors/error_rules.h"
#include "widgets/numbers.h"

#include <QtConcurrentRun>

namespace groundmark::viewers {

namespace numbers = widgets::numbers;

namespace {

/// The benchmark whose prompts the run was asked with; null for none.
const evaluation::Benchmark*
benchmarkOf(storage::Project& project, const evaluation::BenchmarkRegistry& benchmarks, RunId id)
{
    const auto run = storage::RunRepository(project.database()).find(id);
    if (!run || !*run) {
        return nullptr;
    }
    const auto dataset = storage::DatasetRepository(project.database()).find((*run)->dataset);
    return dataset && *dataset ? benchmarks.find((*dataset)->benchmark) : nullptr;
}

} // namespace

ErrorJob::ErrorJob(storage::Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    m_pool.setMaxThreadCount(1);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] { emit finished(m_watcher.result()); });
}

ErrorJob::~ErrorJob()
{
    m_watcher.disconnect(this);
    stop();
}

void ErrorJob::start(std::function<Outcome(storage::Project&, Shared&)> work)
{
    cancel();
    m_shared = std::make_shared<Shared>();
    m_watcher.setFuture(QtConcurrent::run(
        &m_pool, [shared = m_shared, project = m_session.project(), work = std::move(work)]() -> Outcome {
            // A connection belongs to the thread that made it.
            auto connection = project->connectAgain();
            return connection ? work(**connection, *shared) : Outcome {connection.error().toText(), false};
        }));
}

void ErrorJob::askJudge(const evaluation::ErrorPlan& plan)
{
    start([plan, benchmarks = &m_session.benchmarks()](storage::Project& project, Shared& shared) -> Outcome {
        const auto* const benchmark = benchmarkOf(project, *benchmarks, plan.run);
        if (benchmark == nullptr) {
            return {tr("The dataset belongs to no benchmark, so nobody knows the expected answers."), false};
        }
        storage::ProjectErrorStore store(project);
        const auto report = evaluation::askForErrors(
            store, [](const evaluation::ModelConfig& config) { return evaluation::makeModel(config); }, *benchmark,
            plan, shared.control, [&shared](const evaluation::CallProgress& progress) {
                const std::lock_guard lock(shared.mutex);
                shared.progress = {
                    progress.notice.isEmpty() ? tr("Asking the judge") : progress.notice, progress.done(), progress.total};
            });
        if (!report) {
            return {report.error().toText(), false};
        }
        QString words = tr("%1 failures asked about, %2 were known, %3 replies name no type, %4 calls failed")
                            .arg(numbers::count(report->asked), numbers::count(report->known),
                                 numbers::count(report->unreadable), numbers::count(report->failed));
        if (!report->calls.reason.isEmpty()) {
            words += QStringLiteral(". ") + report->calls.reason;
        }
        return {words, report->failed == 0 && report->calls.end == evaluation::RunEnd::Finished};
    });
}

void ErrorJob::applyRules(const Taxonomy& taxonomy, RunId run, double passFrom)
{
    start([taxonomy, run, passFrom](storage::Project& project, Shared& shared) -> Outcome {
        const auto report = viewers::applyRules(
            project, taxonomy, run, passFrom, [&shared](qint64 done, qint64 total) {
                const std::lock_guard lock(shared.mutex);
                shared.progress = {tr("Applying rules"), done, total};
                return !shared.control.isCancelled();
            });
        if (!report) {
            return {report.error().toText(), false};
        }
        return {
            report->isCancelled ? tr("Cancelled; nothing was changed")
                                : tr("Rules fit %1 of %2 failures")
                                      .arg(numbers::count(report->labelled), numbers::count(report->failures)),
            !report->isCancelled};
    });
}

void ErrorJob::cancel()
{
    if (m_shared) {
        m_shared->control.cancel();
    }
}

void ErrorJob::stop()
{
    cancel();
    m_pool.waitForDone();
}

ErrorJob::Progress ErrorJob::progress() const
{
    if (!m_shared) {
        return {};
    }
    const std::lock_guard lock(m_shared->mutex);
    return m_shared->progress;
}

} // namespace groundmark::viewers
