// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "imaging/perturbations/batch.h"
#include "storage/session.h"
#include "viewers/robustness/perturbed_runs.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>

#include <memory>
#include <mutex>

namespace groundmark::viewers {

/// Writing perturbed pictures, or asking a model under conditions, beside the window; one at a
/// time. The session must outlive the job, and keep its project while the job runs.
class PerturbJob : public QObject
{
    Q_OBJECT

public:
    struct Progress
    {
        QString what;
        qint64 done = 0;
        qint64 total = 0;
    };
    struct Outcome
    {
        QString words; ///< one sentence for a person
        bool isGood = false;
        bool isCancelled = false;
        bool changedProject = false;
    };

    explicit PerturbJob(storage::Session& session, QObject* parent = nullptr);
    /// Gives up what is running and waits for it.
    ~PerturbJob() override;

    void write(std::vector<imaging::BatchPicture> pictures, imaging::BatchOptions options);
    void run(const PerturbedRunsRequest& request);
    /// Asks for an end; finished() follows. What was done is kept.
    void cancel();
    /// cancel(), and waits until nothing runs any more: the project is about to close.
    void stop();
    [[nodiscard]] bool isRunning() const { return m_watcher.isRunning(); }
    [[nodiscard]] Progress progress() const;

signals:
    void finished(const groundmark::viewers::PerturbJob::Outcome& outcome);

private:
    struct Shared
    {
        evaluation::RunControl control;
        std::mutex mutex;
        Progress progress;

        void tell(const QString& what, qint64 done, qint64 total)
        {
            const std::lock_guard lock(mutex);
            progress = {what, done, total};
        }
    };

    storage::Session& m_session;
    std::shared_ptr<Shared> m_shared;
    QThreadPool m_pool;
    QFutureWatcher<Outcome> m_watcher;
};

} // namespace groundmark::viewers
