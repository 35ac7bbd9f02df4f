// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/session.h"
#include "viewers/robustness/robustness_report.h"
#include "widgets/workspace.h"

#include <QFutureWatcher>
#include <QThreadPool>

#include <atomic>
#include <memory>

class QComboBox;
class QStackedWidget;

namespace groundmark::widgets {
class ActionBar;
class Badge;
class EmptyState;
class Segments;
} // namespace groundmark::widgets

namespace groundmark::viewers {

class GridPage;
class PerturbPage;
class QualityPage;
class SelectionPage;

/// The view "Robustness" of Inspect: how answers hold up under perturbations, what perturbations
/// do to pictures, which of them a benchmark should keep, and which pictures it should not. Follows
/// the session; reads nothing while it is hidden.
class RobustnessWorkspace : public widgets::Workspace
{
    Q_OBJECT

public:
    explicit RobustnessWorkspace(storage::Session& session, QWidget* parent = nullptr);
    ~RobustnessWorkspace() override;

    [[nodiscard]] QString id() const override;
    [[nodiscard]] widgets::ViewBar* viewBar() const override { return m_viewBar; }
    [[nodiscard]] widgets::StatusFacts statusFacts() const override;
    [[nodiscard]] QList<QAction*> commands() const override;
    void activate() override;
    void settle() override;

    /// "grid", "perturb", "selection" or "quality".
    void showPage(const QString& id);
    [[nodiscard]] GridPage* gridPage() const { return m_grid; }
    [[nodiscard]] PerturbPage* perturbPage() const { return m_perturb; }
    [[nodiscard]] bool isSettled() const;

signals:
    /// One line for the status bar.
    void messageRequested(const QString& message);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void buildViewBar();
    void contentChanged();
    void read();
    void readDatasets();
    void startReport();
    void takeReport();
    void fillSelectors();
    void renewPages();

    storage::Session& m_session;
    widgets::ViewBar* m_viewBar;
    widgets::ActionBar* m_bar; ///< under the view bar, which has no room for more
    widgets::Segments* m_pages;
    QComboBox* m_datasets;
    QComboBox* m_metrics;
    QComboBox* m_settings;
    QComboBox* m_subsets;
    widgets::Badge* m_demonstration;
    QStackedWidget* m_stack;
    QWidget* m_noProject;
    widgets::EmptyState* m_noConditions;
    QWidget* m_reading;
    GridPage* m_grid;
    PerturbPage* m_perturb;
    SelectionPage* m_selection;
    QualityPage* m_quality;
    RobustnessRequest m_request;
    std::shared_ptr<const RobustnessReport> m_report;
    QThreadPool m_pool;
    std::shared_ptr<std::atomic_bool> m_cancelled;
    QFutureWatcher<std::shared_ptr<Result<RobustnessReport>>> m_watcher;
    bool m_stale = true;
    bool m_isReading = false; ///< a report is being made or has not been taken yet
    bool m_again = false; ///< something changed while the report was being made
};

} // namespace groundmark::viewers
