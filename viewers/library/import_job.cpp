// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/library/import_job.h"

#include <QCoreApplication>
#include <QtConcurrentRun>

namespace groundmark::viewers {

namespace {

/// Counts, and keeps nothing.
class CountingSink final : public storage::ImportSink
{
public:
    CountingSink(std::atomic_bool& cancelled, std::function<void(qint64, qint64)> progress)
        : m_cancelled(cancelled)
        , m_progress(std::move(progress))
    {
    }

    void add(storage::ImportedSample /*sample*/) override { ++contents.samples; }
    void add(storage::ImportedPrediction /*prediction*/) override { ++contents.replies; }
    void report(Issue /*issue*/) override { }
    void describeDataset(const QByteArray& /*extra*/) override { }
    void describeRun(const QString& /*setting*/) override { }
    void progress(qint64 done, qint64 total) override { m_progress(done, total); }
    [[nodiscard]] bool isCancelled() const override { return m_cancelled; }

    SourceContents contents;

private:
    std::atomic_bool& m_cancelled;
    std::function<void(qint64, qint64)> m_progress;
};

} // namespace

ImportJob::ImportJob(storage::Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    m_pool.setMaxThreadCount(1);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] {
        emit finished(m_watcher.result());
    });
}

ImportJob::~ImportJob()
{
    m_watcher.disconnect(this);
    cancel();
    m_pool.waitForDone();
}

void ImportJob::start(const Request& request)
{
    cancel();
    m_shared = std::make_shared<Shared>();
    m_clock.start();
    m_watcher.setFuture(QtConcurrent::run(
        &m_pool,
        [shared = m_shared,
         request,
         project = m_session.project(),
         benchmarks = &m_session.benchmarks()] {
            return run(*project, *benchmarks, request, *shared);
        }));
}

void ImportJob::cancel()
{
    if (m_shared) {
        m_shared->cancelled = true;
    }
}

ImportJob::Progress ImportJob::progress() const
{
    if (!m_shared) {
        return {};
    }
    const std::lock_guard lock(m_shared->mutex);
    Progress progress = m_shared->progress;
    progress.seconds = double(m_clock.elapsed()) / 1000.0;
    return progress;
}

ImportJob::Outcome ImportJob::run(
    const storage::Project& project,
    const evaluation::BenchmarkRegistry& benchmarks,
    Request request,
    Shared& shared)
{
    const auto tell = [&shared](const QString& what, qint64 done, qint64 total) {
        const std::lock_guard lock(shared.mutex);
        shared.progress = {what, done, total, 0.0};
        return !shared.cancelled;
    };
    const auto outcome = [&](Result<ImportOutcome> imported, SourceContents contents) {
        const bool failed = !imported;
        return Outcome {request.options, contents, std::move(imported), failed && shared.cancelled};
    };
    SourceContents contents;
    if (!request.proposedRun.isEmpty()) {
        const QString looking = QCoreApplication::translate("Import", "looking through it");
        CountingSink sink(
            shared.cancelled, [&](qint64 done, qint64 total) { tell(looking, done, total); });
        if (auto read = request.format->read(request.options.path, sink); !read) {
            return outcome(read.error(), sink.contents);
        }
        contents = sink.contents;
        if (contents.replies > 0 && request.options.run.isEmpty()) {
            request.options.run = request.proposedRun;
        }
    }
    // A connection belongs to the thread that made it.
    auto connection = project.connectAgain();
    if (!connection) {
        return outcome(connection.error(), contents);
    }
    return outcome(
        importAndScore(**connection, *request.format, request.options, benchmarks, tell), contents);
}

} // namespace groundmark::viewers
