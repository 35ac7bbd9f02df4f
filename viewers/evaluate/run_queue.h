// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/judge/judge_run.h"
#include "evaluation/run/evaluate.h"
#include "storage/run_store.h"
#include "storage/session.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <deque>
#include <memory>
#include <mutex>
#include <optional>

namespace groundmark::viewers {

/// One reply as it came in, for a list of the newest.
struct NewReply
{
    SampleId sample;
    QString externalId;
    QString text; ///< its beginning, or the error
    Outcome outcome = Outcome::Scored;
    std::optional<int> outputTokens;
    QByteArray requestKey;
};

/// How the run that is under way stands.
struct LiveRun
{
    RunId id;
    evaluation::CallProgress progress;
    qint64 answered = 0; ///< of this session, by outcome; scores come when all is asked
    qint64 refused = 0;
    qint64 failed = 0;
    std::optional<evaluation::CallProgress> judging; ///< once the judge is being asked
    bool isScoring = false;
    qint64 scored = 0;
    std::deque<NewReply> newest; ///< the last ones, the newest first
};

/// Runs one evaluation after the other beside the window, each on a connection of its own. What
/// came is in the project at once; pausing, cancelling and closing keep it.
class RunQueue : public QObject
{
    Q_OBJECT

public:
    struct Ended
    {
        RunId id;
        Result<evaluation::EvaluationReport> report;
    };

    /// The session must outlive this.
    explicit RunQueue(storage::Session& session, QObject* parent = nullptr);
    /// Cancels what is running and waits for it.
    ~RunQueue() override;

    /// Starts or resumes a run of the project, after those that wait. A judge is asked once
    /// everything is answered.
    void
    add(RunId run,
        const evaluation::RunPlan& plan,
        const std::optional<evaluation::JudgePlan>& judge = {});
    /// New calls are made or not; those under way come in.
    void setPaused(bool paused);
    [[nodiscard]] bool isPaused() const;
    /// Ends the run under way, which can be resumed later; the next one starts.
    void cancel();
    /// Ends everything and waits until it is over.
    void stop();

    [[nodiscard]] bool isRunning() const { return m_watcher.isRunning(); }
    /// The run under way; null when there is none.
    [[nodiscard]] RunId current() const { return m_current.id; }
    [[nodiscard]] qsizetype waiting() const { return static_cast<qsizetype>(m_waiting.size()); }
    [[nodiscard]] bool isWaiting(RunId run) const;
    [[nodiscard]] LiveRun live() const;

signals:
    void started(groundmark::RunId run);
    /// Ten times a second at most, while a run is under way.
    void progressed();
    void ended(const groundmark::viewers::RunQueue::Ended& ended);

private:
    struct Job
    {
        RunId id;
        evaluation::RunPlan plan;
        std::optional<evaluation::JudgePlan> judge;
    };
    /// What the window and the worker both look at.
    struct Shared
    {
        evaluation::RunControl control;
        mutable std::mutex mutex;
        LiveRun live;
        bool isNew = false; ///< since the window looked
    };

    void startNext();
    void finish();
    [[nodiscard]] static Result<void>
    judge(storage::ProjectRunStore& store,
        const evaluation::Benchmark& benchmark,
        const Job& job,
        evaluation::EvaluationReport& report,
        Shared& shared);
    [[nodiscard]] static Ended
    run(const storage::Project& project,
        const evaluation::BenchmarkRegistry& benchmarks,
        const Job& job,
        Shared& shared);

    storage::Session& m_session;
    std::deque<Job> m_waiting;
    Job m_current;
    std::shared_ptr<Shared> m_shared;
    QThreadPool m_pool;
    QFutureWatcher<Ended> m_watcher;
    QTimer m_pulse;
    bool m_stopping = false;
};

} // namespace groundmark::viewers
