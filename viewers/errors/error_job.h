// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/errors/error_run.h"
#include "storage/session.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <mutex>

namespace groundmark::viewers {

/// Asking a judge about failures, or applying rules to them, beside the window; one at a time. The
/// session must outlive the job.
class ErrorJob : public QObject
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
    };

    explicit ErrorJob(storage::Session& session, QObject* parent = nullptr);
    /// Gives up what is running and waits for it.
    ~ErrorJob() override;

    void askJudge(const evaluation::ErrorPlan& plan);
    void applyRules(const Taxonomy& taxonomy, RunId run, double passFrom);
    /// Asks for an end; finished() follows. What was answered is kept.
    void cancel();
    /// cancel(), and waits until nothing runs any more: the project is about to close.
    void stop();
    [[nodiscard]] bool isRunning() const { return m_watcher.isRunning(); }
    [[nodiscard]] Progress progress() const;

signals:
    void finished(const groundmark::viewers::ErrorJob::Outcome& outcome);

private:
    struct Shared
    {
        evaluation::RunControl control;
        std::mutex mutex;
        Progress progress;
    };
    void start(std::function<Outcome(storage::Project&, Shared&)> work);

    storage::Session& m_session;
    std::shared_ptr<Shared> m_shared;
    QThreadPool m_pool;
    QFutureWatcher<Outcome> m_watcher;
};

} // namespace groundmark::viewers
