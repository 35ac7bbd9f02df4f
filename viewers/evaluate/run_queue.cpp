// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/evaluate/run_queue.h"

#include "evaluation/models/model_spec.h"
#include "storage/dataset_repository.h"
#include "storage/run_repository.h"

#include <QCoreApplication>
#include <QHash>
#include <QtConcurrentRun>

#include <algorithm>

namespace groundmark::viewers {

namespace {

constexpr int PulseMs = 100;
constexpr std::size_t NewestKept = 50;
constexpr qsizetype ShownText = 200;

Error gone(const QString& what)
{
    return {what, {}, QCoreApplication::translate("Evaluate", "Nothing was asked."), {}};
}

/// The benchmark that asks and scores; there must be one.
Result<const evaluation::Benchmark*> benchmarkOf(
    storage::Database& database, DatasetId id, const evaluation::BenchmarkRegistry& benchmarks)
{
    const auto dataset = storage::DatasetRepository(database).find(id);
    if (!dataset) {
        return dataset.error();
    }
    const auto* const benchmark = *dataset ? benchmarks.find((*dataset)->benchmark) : nullptr;
    if (benchmark == nullptr) {
        return Error {
            QCoreApplication::translate(
                "Evaluate", "The dataset belongs to no benchmark that could ask and score."),
            *dataset ? (*dataset)->name : QString(),
            QCoreApplication::translate("Evaluate", "Nothing was asked."),
            QCoreApplication::translate(
                "Evaluate", "Import it in its benchmark's own format.")};
    }
    return benchmark;
}

} // namespace

RunQueue::RunQueue(storage::Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    m_pool.setMaxThreadCount(1);
    m_pulse.setInterval(PulseMs);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &RunQueue::finish);
    connect(&m_pulse, &QTimer::timeout, this, [this] {
        const std::lock_guard lock(m_shared->mutex);
        if (std::exchange(m_shared->isNew, false)) {
            QMetaObject::invokeMethod(this, &RunQueue::progressed, Qt::QueuedConnection);
        }
    });
    connect(&session, &storage::Session::projectClosing, this, &RunQueue::stop);
}

RunQueue::~RunQueue()
{
    m_watcher.disconnect(this);
    stop();
}

void RunQueue::add(
    RunId run,
    const evaluation::RunPlan& plan,
    const std::optional<evaluation::JudgePlan>& judge)
{
    m_waiting.push_back({run, plan, judge});
    if (!isRunning()) {
        startNext();
    }
}

void RunQueue::setPaused(bool paused)
{
    if (m_shared) {
        paused ? m_shared->control.pause() : m_shared->control.resume();
        emit progressed();
    }
}

bool RunQueue::isPaused() const
{
    return m_shared && m_shared->control.isPaused();
}

void RunQueue::cancel()
{
    if (m_shared) {
        m_shared->control.cancel();
    }
}

void RunQueue::stop()
{
    m_waiting.clear();
    m_stopping = true;
    cancel();
    m_pool.waitForDone();
}

bool RunQueue::isWaiting(RunId run) const
{
    return std::ranges::any_of(m_waiting, [run](const Job& job) { return job.id == run; });
}

LiveRun RunQueue::live() const
{
    if (!m_shared) {
        return {};
    }
    const std::lock_guard lock(m_shared->mutex);
    return m_shared->live;
}

void RunQueue::startNext()
{
    if (m_waiting.empty() || !m_session.project()) {
        return;
    }
    m_stopping = false;
    m_current = std::move(m_waiting.front());
    m_waiting.pop_front();
    m_shared = std::make_shared<Shared>();
    m_shared->live.id = m_current.id;
    m_pulse.start();
    m_watcher.setFuture(QtConcurrent::run(
        &m_pool,
        [shared = m_shared,
         job = m_current,
         project = m_session.project(),
         benchmarks = &m_session.benchmarks()] { return run(*project, *benchmarks, job, *shared); }));
    emit started(m_current.id);
}

void RunQueue::finish()
{
    m_pulse.stop();
    const Ended result = m_watcher.result();
    m_current = {};
    emit progressed();
    emit ended(result);
    if (!m_stopping) {
        startNext();
    }
}

RunQueue::Ended RunQueue::run(
    const storage::Project& project,
    const evaluation::BenchmarkRegistry& benchmarks,
    const Job& job,
    Shared& shared)
{
    // A connection belongs to the thread that made it.
    auto connection = project.connectAgain();
    if (!connection) {
        return {job.id, connection.error()};
    }
    const auto found = storage::RunRepository((*connection)->database()).find(job.id);
    if (!found || !*found) {
        return {
            job.id,
            found ? gone(QCoreApplication::translate("Evaluate", "The run is no longer in the project."))
                  : found.error()};
    }
    const auto benchmark = benchmarkOf((*connection)->database(), (*found)->dataset, benchmarks);
    if (!benchmark) {
        return {job.id, benchmark.error()};
    }
    auto model = evaluation::makeModel(job.plan.model);
    if (!model) {
        return {job.id, model.error()};
    }
    evaluation::RunObserver observer;
    observer.progress = [&shared](const evaluation::CallProgress& progress) {
        const std::lock_guard lock(shared.mutex);
        shared.live.progress = progress;
        shared.isNew = true;
    };
    storage::ProjectRunStore store(**connection);
    const auto items = store.items(job.id, job.plan.limit);
    if (!items) {
        return {job.id, items.error()};
    }
    QHash<SampleId, QString> names;
    for (const evaluation::RunItem& item : *items) {
        names.insert(item.sample, item.externalId);
    }
    observer.stored = [&shared, &names](const Prediction& prediction) {
        const std::lock_guard lock(shared.mutex);
        LiveRun& live = shared.live;
        live.answered += prediction.outcome == Outcome::Scored ? 1 : 0;
        live.refused += prediction.outcome == Outcome::RefusedOrEmpty ? 1 : 0;
        live.failed += prediction.outcome == Outcome::ApiError ? 1 : 0;
        const QString& text = prediction.outcome == Outcome::ApiError ? prediction.error : prediction.raw;
        live.newest.push_front(
            {prediction.sample,
             names.value(prediction.sample),
             text.left(ShownText).simplified(),
             prediction.outcome,
             prediction.outputTokens,
             prediction.requestKey});
        if (live.newest.size() > NewestKept) {
            live.newest.pop_back();
        }
        shared.isNew = true;
    };
    observer.scoring = [&shared](qint64 done, qint64 /*total*/) {
        const std::lock_guard lock(shared.mutex);
        shared.live.isScoring = true;
        shared.live.scored = done;
        shared.isNew = true;
        return true;
    };
    auto report = evaluation::evaluateRun(
        store, **model, **benchmark, **found, job.plan, shared.control, observer);
    if (report && job.judge && report->calls.end == evaluation::RunEnd::Finished) {
        if (auto judged = judge(store, **benchmark, job, *report, shared); !judged) {
            return {job.id, judged.error()};
        }
    }
    return {job.id, std::move(report)};
}

Result<void> RunQueue::judge(
    storage::ProjectRunStore& store,
    const evaluation::Benchmark& benchmark,
    const Job& job,
    evaluation::EvaluationReport& report,
    Shared& shared)
{
    const auto judged = evaluation::judgeRun(
        store,
        [](const evaluation::ModelConfig& config) { return evaluation::makeModel(config); },
        benchmark,
        job.id,
        *job.judge,
        shared.control,
        [&shared](const evaluation::CallProgress& progress) {
            const std::lock_guard lock(shared.mutex);
            shared.live.judging = progress;
            shared.isNew = true;
        });
    if (!judged) {
        return judged.error();
    }
    if (judged->calls.end != evaluation::RunEnd::Finished) {
        report.calls.end = judged->calls.end;
        report.calls.reason = judged->calls.reason;
    }
    auto scores = evaluation::scoreRun(store, benchmark, job.id);
    if (!scores) {
        return scores.error();
    }
    report.scores = *scores;
    return {};
}

} // namespace groundmark::viewers
