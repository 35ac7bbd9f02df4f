// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/session.h"
#include "viewers/evaluate/run_queue.h"
#include "viewers/evaluate/runs_model.h"
#include "widgets/workspace.h"

#include <QFutureWatcher>
#include <QThreadPool>

class QSettings;
class QStackedWidget;
class QTableView;

namespace groundmark::widgets {
class PanelHeader;
class SplitterKeeper;
}

namespace groundmark::evaluation {
class ModelProfiles;
}

namespace groundmark::viewers {

class CardPane;
class ProgressPane;
class PromptPane;
class RunForm;

/// The view "Runs" of Evaluate: a new run with a preview of its requests, the run under way, all
/// runs of the project, and how each of them came about.
class EvaluateView : public widgets::Workspace
{
    Q_OBJECT

public:
    /// All arguments must outlive it.
    EvaluateView(
        storage::Session& session,
        evaluation::ModelProfiles& profiles,
        QSettings& settings,
        QWidget* parent = nullptr);
    ~EvaluateView() override;

    [[nodiscard]] QString id() const override;
    [[nodiscard]] widgets::ViewBar* viewBar() const override { return m_viewBar; }
    [[nodiscard]] widgets::StatusFacts statusFacts() const override;
    [[nodiscard]] QList<QAction*> commands() const override;
    void activate() override;
    void settle() override;

    [[nodiscard]] RunQueue& queue() { return m_queue; }

signals:
    /// Predictions are to be imported.
    void importRequested();
    /// The view of the models is to be shown.
    void modelsRequested();

protected:
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] QWidget* build();
    [[nodiscard]] QWidget* buildRuns();
    void nameKeys();
    void connectAll();
    void projectChanged();
    void contentChanged();
    void readRuns();
    void takeRuns();
    void formChanged();
    void renewEstimate();
    void start(qint64 limit);
    void resumeChosen();
    void chosenChanged();
    void chooseOther();
    void runStarted(RunId run);
    void runEnded(const RunQueue::Ended& ended);
    void showCalls(const QString& sample, const QByteArray& key);
    void tell(const Error& error);
    [[nodiscard]] QList<int> chosenRows() const;
    [[nodiscard]] bool canResume(const RunRow& row) const;

    storage::Session& m_session;
    evaluation::ModelProfiles& m_profiles;
    RunQueue m_queue;
    widgets::ViewBar* m_viewBar;
    QStackedWidget* m_pages;
    RunForm* m_form;
    PromptPane* m_prompt;
    ProgressPane* m_progress;
    widgets::PanelHeader* m_runsHeader;
    RunsModel* m_runs;
    QTableView* m_table;
    CardPane* m_card;
    widgets::SplitterKeeper* m_keeper;
    QAction* m_resume;
    QAction* m_reuse;
    QAction* m_import;
    QThreadPool m_pool;
    QFutureWatcher<Result<std::vector<RunRow>>> m_reading;
    RunId m_wanted; ///< to be chosen when the runs are read
    bool m_stale = true;
};

} // namespace groundmark::viewers
