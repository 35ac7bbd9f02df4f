// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/models/model_profiles.h"
#include "imaging/image_store.h"
#include "storage/session.h"
#include "viewers/errors/error_job.h"
#include "viewers/errors/failure_model.h"
#include "viewers/errors/label_writer.h"
#include "widgets/awaited.h"
#include "widgets/theme/icons.h"
#include "widgets/workspace.h"

#include <QThreadPool>
#include <QTimer>

#include <memory>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QStackedWidget;
class QTableView;

namespace groundmark::widgets {
class Badge;
class PanelHeader;
class ProgressLine;
class Segments;
}

namespace groundmark::viewers {

class CountsPage;
class FailurePane;
class TypePad;

/// Inspect › Errors: the failures of a run sorted into the types of a taxonomy by key, by judge and by
/// rule; how often each type occurs and how far everybody agrees. Reads in the background, and nothing
/// while it is hidden.
class ErrorsWorkspace : public widgets::Workspace
{
    Q_OBJECT

public:
    ErrorsWorkspace(
        storage::Session& session, imaging::ImageStore& images, evaluation::ModelProfiles& profiles, QWidget* parent = nullptr);
    ~ErrorsWorkspace() override;

    [[nodiscard]] QString id() const override { return QStringLiteral("errors"); }
    [[nodiscard]] widgets::ViewBar* viewBar() const override { return m_viewBar; }
    [[nodiscard]] widgets::StatusFacts statusFacts() const override;
    [[nodiscard]] QList<QAction*> commands() const override { return m_commands; }
    [[nodiscard]] QAction* undoAction() const override { return m_undo; }
    [[nodiscard]] QAction* redoAction() const override { return m_redo; }
    void activate() override;
    void settle() override;
    /// "failures" or "counts".
    void showPage(const QString& id);

signals:
    void messageRequested(const QString& message);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void buildBar();
    QWidget* buildFailures();
    void buildActions();
    void buildTypeKeys();
    QAction* addCommand(
        const QString& id, const QString& text, const QList<QKeySequence>& keys, widgets::Icon icon, const std::function<void()>& run);

    void contentChanged();
    void readChoices();
    void readTaxonomies();
    void read();
    void take(const Result<ErrorData>& read);
    void showRun();
    void applyFilter();
    void showRow(int row);
    void labelsWritten(const Edit& edit);
    void renewFacts();
    void step(int by);
    void giveType(const QString& type);
    void giveNote(const QString& note);
    void label(const std::optional<ErrorLabel>& after);
    void askJudge();
    void applyRules();
    void editTaxonomy();
    void exportAll();
    void jobStarted();
    void jobFinished(const ErrorJob::Outcome& outcome);
    void updateActions();
    [[nodiscard]] std::optional<std::size_t> currentPlace() const;
    [[nodiscard]] RunId currentRun() const;
    [[nodiscard]] bool isEditable() const;

    storage::Session& m_session;
    evaluation::ModelProfiles& m_profiles;
    widgets::ViewBar* m_viewBar;
    QComboBox* m_datasets;
    QComboBox* m_runs;
    QComboBox* m_taxonomies;
    widgets::Segments* m_pages;
    widgets::Badge* m_demonstration;
    QStackedWidget* m_stack;
    QWidget* m_nothing;
    QWidget* m_failures;
    CountsPage* m_counts;
    FailureModel* m_model;
    QTableView* m_view;
    widgets::PanelHeader* m_listHeader;
    QComboBox* m_filter;
    QDoubleSpinBox* m_below;
    FailurePane* m_pane;
    widgets::PanelHeader* m_padHeader;
    TypePad* m_pad;
    QCheckBox* m_blind;
    QCheckBox* m_moveOn;
    widgets::ProgressLine* m_progress;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_clear = nullptr;
    QAction* m_noteAction = nullptr;
    QAction* m_judge = nullptr;
    QAction* m_rules = nullptr;
    QAction* m_edit = nullptr;
    QAction* m_export = nullptr;
    QList<QAction*> m_typeKeys;
    QList<QAction*> m_commands;

    LabelWriter m_writer;
    ErrorJob m_job;
    QTimer m_pulse;
    QThreadPool m_pool;
    widgets::Awaited<Result<ErrorData>> m_reading {[this](const Result<ErrorData>& read) { take(read); }};
    std::vector<Taxonomy> m_known; ///< the newest version of each
    std::shared_ptr<ErrorData> m_data;
    SampleId m_shown; ///< sample in the pane
    bool m_writing = false; ///< an edit of this view is being told to everybody
    bool m_stale = true; ///< something came, went or changed unseen since read()
};

} // namespace groundmark::viewers
