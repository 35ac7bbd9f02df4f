// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/generate/gen_stages.h"
#include "evaluation/models/endpoint.h"
#include "evaluation/run/run_control.h"
#include "storage/session.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>

#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <vector>

namespace groundmark::viewers {

/// What is to be made of a corpus.
struct GenerateRequest
{
    DatasetId dataset;
    std::vector<evaluation::generate::Stage> stages; ///< one after the other
    /// Before that: this stage and those after it are to be done again for the chosen samples.
    std::optional<evaluation::generate::Stage> redoFrom;
    evaluation::generate::GenPlan plan;
    std::optional<evaluation::ModelConfig> chat;
    std::optional<evaluation::ModelConfig> embedder;
    std::optional<evaluation::ModelConfig> images;
    bool translates = false; ///< the chat model also translates
    std::set<SampleId> chosen; ///< empty for all
    std::optional<qint64> limit;
    evaluation::CallPolicy policy; ///< without prices: those of the models below
    evaluation::Budget chatBudget;
    evaluation::Budget embedderBudget;
    evaluation::Budget imagesBudget;
    QString annotator;
};

/// Runs stages of the pipeline on a connection of its own, off the UI thread. What is finished stays,
/// whatever ends it. Lives on the UI thread.
class GenerateJob : public QObject
{
    Q_OBJECT

public:
    struct Progress
    {
        evaluation::generate::Stage stage = evaluation::generate::Stage::Unique;
        bool isAsking = false; ///< `calls` says how far it is
        evaluation::CallProgress calls;
    };
    struct Outcome
    {
        std::vector<evaluation::generate::StageReport> reports;
        std::optional<Error> error; ///< a stage could not be run; those before it were
        bool isCancelled = false;
        qint64 redone = 0; ///< samples that are done again
    };

    explicit GenerateJob(storage::Session& session, QObject* parent = nullptr);
    ~GenerateJob() override; ///< stop()

    void start(const GenerateRequest& request);
    void pause(bool pause);
    void cancel();
    /// cancel(), and waits until nothing runs any more: the project is about to close.
    void stop();
    [[nodiscard]] bool isRunning() const { return m_watcher.isRunning(); }
    [[nodiscard]] bool isPaused() const { return m_shared && m_shared->control.isPaused(); }
    [[nodiscard]] Progress progress() const;

signals:
    void finished(const groundmark::viewers::GenerateJob::Outcome& outcome);

private:
    struct Shared
    {
        evaluation::RunControl control;
        std::mutex mutex;
        Progress progress;
    };
    [[nodiscard]] static Outcome
    work(storage::Project& project, const GenerateRequest& request, Shared& shared);

    storage::Session& m_session;
    std::shared_ptr<Shared> m_shared;
    QThreadPool m_pool;
    QFutureWatcher<Outcome> m_watcher;
};

} // namespace groundmark::viewers
