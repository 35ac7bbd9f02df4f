// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/session.h"
#include "viewers/library/import_and_score.h"

#include <QElapsedTimer>
#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <mutex>

namespace groundmark::viewers {

/// How many samples and replies a source holds, counted without keeping any.
struct SourceContents
{
    qint64 samples = 0;
    qint64 replies = 0;
};

/// An import that runs beside the window, on a connection of its own. One at a time: starting
/// another one gives up the one before, and only the last one tells its outcome.
class ImportJob : public QObject
{
    Q_OBJECT

public:
    struct Request
    {
        const storage::Format* format = nullptr; ///< must not be null
        storage::ImportOptions options;
        /// Counts what the source holds first; where it holds replies and no run is named, this one
        /// is taken. Empty: nothing is counted.
        QString proposedRun;
    };
    struct Outcome
    {
        storage::ImportOptions options; ///< as they were in the end
        SourceContents contents; ///< if they were counted
        Result<ImportOutcome> imported;
        bool cancelled = false; ///< nothing was written then
    };
    struct Progress
    {
        QString what; ///< "reading", "scoring"
        qint64 done = 0; ///< bytes or rows
        qint64 total = 0; ///< 0 while unknown
        double seconds = 0.0; ///< since the start
    };

    /// The session must outlive the job, and keep its project while the job runs.
    explicit ImportJob(storage::Session& session, QObject* parent = nullptr);
    /// Gives up what is running and waits for it.
    ~ImportJob() override;

    void start(const Request& request);
    /// Asks for an end; finished() follows. What was written is taken back.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_watcher.isRunning(); }
    [[nodiscard]] Progress progress() const;

signals:
    void finished(const groundmark::viewers::ImportJob::Outcome& outcome);

private:
    /// What the window and the worker both look at.
    struct Shared
    {
        std::atomic_bool cancelled = false;
        std::mutex mutex;
        Progress progress;
    };
    [[nodiscard]] static Outcome
    run(const storage::Project& project,
        const evaluation::BenchmarkRegistry& benchmarks,
        Request request,
        Shared& shared);

    storage::Session& m_session;
    std::shared_ptr<Shared> m_shared;
    QElapsedTimer m_clock;
    QThreadPool m_pool;
    QFutureWatcher<Outcome> m_watcher;
};

} // namespace groundmark::viewers
