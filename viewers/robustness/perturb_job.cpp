// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/robustness/perturb_job.h"

#include "widgets/numbers.h"

#include <QCoreApplication>
#include <QtConcurrentRun>

namespace groundmark::viewers {

namespace {

namespace numbers = widgets::numbers;

PerturbJob::Outcome outcomeOf(const Result<imaging::BatchReport>& report, const QString& folder)
{
    if (!report) {
        return {report.error().toText(), false, false, false};
    }
    QString words = QCoreApplication::translate("PerturbJob", "%1 images written to %2, %3 were there, %4 failed")
                        .arg(numbers::count(report->written), folder)
                        .arg(numbers::count(report->kept), numbers::count(report->failed));
    for (const Issue& issue : report->issues) {
        if (issue.severity == Severity::Error) {
            words += QStringLiteral(". ") + issue.text.toText();
            break;
        }
    }
    return {words, report->failed == 0, report->isCancelled, false};
}

PerturbJob::Outcome outcomeOf(const Result<PerturbedRunsReport>& report)
{
    if (!report) {
        return {report.error().toText(), false, false, true};
    }
    QString words
        = QCoreApplication::translate("PerturbJob", "%1 runs are complete: %2 answers now, %3 failed")
              .arg(numbers::count(report->runs.size()))
              .arg(numbers::count(report->answered), numbers::count(report->failed));
    if (!report->problem.isEmpty()) {
        words += QStringLiteral(". ") + report->problem;
    }
    return {words, report->failed == 0 && report->problem.isEmpty(), report->isCancelled, true};
}

} // namespace

PerturbJob::PerturbJob(storage::Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    m_pool.setMaxThreadCount(1);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] {
        emit finished(m_watcher.result());
    });
}

PerturbJob::~PerturbJob()
{
    m_watcher.disconnect(this);
    stop();
}

void PerturbJob::stop()
{
    cancel();
    m_pool.waitForDone();
}

void PerturbJob::write(std::vector<imaging::BatchPicture> pictures, imaging::BatchOptions options)
{
    cancel();
    m_shared = std::make_shared<Shared>();
    m_watcher.setFuture(QtConcurrent::run(
        &m_pool,
        [shared = m_shared, pictures = std::move(pictures), options = std::move(options)] {
            const QString what = QCoreApplication::translate("PerturbJob", "Writing images");
            const auto report
                = imaging::perturbBatch(pictures, options, [&](qint64 done, qint64 total) {
                      shared->tell(what, done, total);
                      return !shared->control.isCancelled();
                  });
            return outcomeOf(report, options.folder);
        }));
}

void PerturbJob::run(const PerturbedRunsRequest& request)
{
    cancel();
    m_shared = std::make_shared<Shared>();
    m_watcher.setFuture(QtConcurrent::run(
        &m_pool,
        [shared = m_shared,
         request,
         project = m_session.project(),
         benchmarks = &m_session.benchmarks()] {
            // A connection belongs to the thread that made it.
            auto connection = project->connectAgain();
            if (!connection) {
                return outcomeOf(Result<PerturbedRunsReport>(connection.error()));
            }
            return outcomeOf(evaluateUnderConditions(
                **connection,
                *benchmarks,
                request,
                shared->control,
                [&](const QString& condition, qint64 done, qint64 total) {
                    shared->tell(
                        condition.isEmpty()
                            ? QCoreApplication::translate("PerturbJob", "Asking about clean images")
                            : QCoreApplication::translate("PerturbJob", "Asking under %1").arg(condition),
                        done,
                        total);
                }));
        }));
}

void PerturbJob::cancel()
{
    if (m_shared) {
        m_shared->control.cancel();
    }
}

PerturbJob::Progress PerturbJob::progress() const
{
    if (!m_shared) {
        return {};
    }
    const std::lock_guard lock(m_shared->mutex);
    return m_shared->progress;
}

} // namespace groundmark::viewers
