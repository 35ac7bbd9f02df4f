// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/generate/generate_job.h"

#include "evaluation/models/model_spec.h"
#include "storage/generation_store.h"

#include <QtConcurrentRun>

namespace groundmark::viewers {

using namespace evaluation::generate;

namespace {

/// Which model a stage asks, and what that may cost; nothing for a stage that asks nobody.
struct Asked
{
    const std::optional<evaluation::ModelConfig>* config = nullptr;
    evaluation::Budget budget;
};

Asked askedBy(Stage stage, const GenerateRequest& request)
{
    switch (stage) {
    case Stage::Unique:
        return {&request.embedder, request.embedderBudget};
    case Stage::Language:
        return request.translates ? Asked {&request.chat, request.chatBudget} : Asked {};
    case Stage::Layout:
    case Stage::Depiction:
        return {&request.chat, request.chatBudget};
    case Stage::Image:
        return {&request.images, request.imagesBudget};
    case Stage::Prompt:
    case Stage::Picture:
        break;
    }
    return {};
}

} // namespace

GenerateJob::GenerateJob(storage::Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    m_pool.setMaxThreadCount(1);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] { emit finished(m_watcher.result()); });
}

GenerateJob::~GenerateJob()
{
    m_watcher.disconnect(this);
    stop();
}

GenerateJob::Outcome GenerateJob::work(storage::Project& project, const GenerateRequest& request, Shared& shared)
{
    Outcome outcome;
    storage::GenerationStore store(project, request.dataset, request.annotator);
    if (auto kept = store.keepPlan(request.plan); !kept) {
        outcome.error = kept.error();
        return outcome;
    }
    if (request.redoFrom) {
        const auto redone = redo(store, *request.redoFrom, request.plan, request.chosen);
        if (!redone) {
            outcome.error = redone.error();
            return outcome;
        }
        outcome.redone = *redone;
    }
    StageWork work;
    work.plan = request.plan;
    work.chosen = request.chosen;
    work.limit = request.limit;
    work.control = &shared.control;
    for (const Stage stage : request.stages) {
        if (shared.control.isCancelled()) {
            break;
        }
        {
            const std::lock_guard lock(shared.mutex);
            shared.progress = {stage, false, {}};
        }
        const Asked asked = askedBy(stage, request);
        std::unique_ptr<evaluation::Model> model;
        if (asked.config != nullptr && *asked.config) {
            auto made = evaluation::makeModel(**asked.config);
            if (!made) {
                outcome.error = made.error();
                break;
            }
            model = std::move(*made);
        }
        work.model = model.get();
        work.policy = request.policy;
        work.policy.budget = asked.budget;
        work.observer = [&shared, stage](const evaluation::CallProgress& calls) {
            const std::lock_guard lock(shared.mutex);
            shared.progress = {stage, true, calls};
        };
        const auto report = runStage(store, stage, work);
        if (!report) {
            outcome.error = report.error();
            break;
        }
        outcome.reports.push_back(*report);
        if (report->calls && report->calls->end != evaluation::RunEnd::Finished) {
            break; // cancelled, out of money, no such key: the stages after it would go on with half
        }
    }
    outcome.isCancelled = shared.control.isCancelled();
    return outcome;
}

void GenerateJob::start(const GenerateRequest& request)
{
    stop();
    m_shared = std::make_shared<Shared>();
    m_watcher.setFuture(QtConcurrent::run(&m_pool, [shared = m_shared, request, project = m_session.project()] {
        // A connection belongs to the thread that made it.
        auto connection = project->connectAgain();
        if (!connection) {
            Outcome outcome;
            outcome.error = connection.error();
            return outcome;
        }
        return work(**connection, request, *shared);
    }));
}

void GenerateJob::pause(bool pause)
{
    if (m_shared) {
        pause ? m_shared->control.pause() : m_shared->control.resume();
    }
}

void GenerateJob::cancel()
{
    if (m_shared) {
        m_shared->control.cancel();
    }
}

void GenerateJob::stop()
{
    cancel();
    m_pool.waitForDone();
}

GenerateJob::Progress GenerateJob::progress() const
{
    if (!m_shared) {
        return {};
    }
    const std::lock_guard lock(m_shared->mutex);
    return m_shared->progress;
}

} // namespace groundmark::viewers
