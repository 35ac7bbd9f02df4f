// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "imaging/thumbnailer.h"
#include "storage/session.h"
#include "viewers/generate/generate_job.h"
#include "viewers/generate/stage_models.h"
#include "widgets/theme/icons.h"
#include "widgets/workspace.h"

#include <QFutureWatcher>
#include <QThreadPool>
#include <QTimer>

#include <functional>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QSettings;
class QStackedWidget;
class QTableView;

namespace groundmark::widgets {
class PanelHeader;
class ProgressLine;
class SplitterKeeper;
}

namespace groundmark::evaluation {
class ModelProfiles;
}

namespace groundmark::viewers {

class ErrorPane;
class GenerateForm;

/// Evaluate › Generate: a corpus of texts becomes pictures in a review queue, stage by stage. Each stage
/// is a table of samples; any of them can be redone for chosen samples.
class GenerateWorkspace : public widgets::Workspace
{
    Q_OBJECT

public:
    /// All arguments must outlive the workspace.
    GenerateWorkspace(
        storage::Session& session,
        imaging::Thumbnailer& thumbnailer,
        evaluation::ModelProfiles& profiles,
        QSettings& settings,
        QWidget* parent = nullptr);
    ~GenerateWorkspace() override;

    [[nodiscard]] QString id() const override { return QStringLiteral("generate"); }
    [[nodiscard]] widgets::ViewBar* viewBar() const override { return m_viewBar; }
    [[nodiscard]] widgets::StatusFacts statusFacts() const override;
    [[nodiscard]] QList<QAction*> commands() const override { return m_commands; }
    void activate() override;
    void settle() override;

    [[nodiscard]] const GenerateJob& job() const { return m_job; }

signals:
    void importRequested();
    void modelsRequested();
    void reviewRequested();

private:
    struct Snapshot
    {
        StageItemsModel::Items items;
        std::vector<StagesModel::Spent> spent;
        evaluation::generate::GenPlan plan;
        std::optional<Error> error;
    };

    // generate_layout.cpp
    void buildActions();
    QWidget* buildBody();
    QAction* addCommand(
        const QString& id, const QString& text, const QString& tip, const QList<QKeySequence>& keys,
        widgets::Icon icon, const std::function<void()>& run);

    void projectChanged();
    void fillDatasets();
    void readItems();
    void takeItems();
    void start(const std::vector<evaluation::generate::Stage>& stages, std::optional<qint64> limit = {},
               std::optional<evaluation::generate::Stage> redoFrom = {}, const std::set<SampleId>& chosen = {});
    void jobEnded(const GenerateJob::Outcome& outcome);
    void showProgress();
    void showItem();
    void editText();
    void redoChosen();
    void redoRejected();
    void updateActions();
    [[nodiscard]] DatasetId dataset() const;
    [[nodiscard]] evaluation::generate::Stage stage() const;
    [[nodiscard]] std::set<SampleId> chosenSamples() const;
    [[nodiscard]] const evaluation::generate::GenItem* shownItem() const;

    storage::Session& m_session;
    imaging::Thumbnailer& m_thumbnailer;
    GenerateJob m_job;
    widgets::ViewBar* m_viewBar;
    QComboBox* m_dataset;
    QStackedWidget* m_pages;
    GenerateForm* m_form;
    widgets::PanelHeader* m_stagesHeader;
    StagesModel* m_stages;
    QTableView* m_stageTable;
    widgets::PanelHeader* m_itemsHeader;
    QComboBox* m_state;
    StageItemsModel* m_items;
    QTableView* m_itemTable;
    widgets::PanelHeader* m_detailHeader;
    QLabel* m_picture;
    QPlainTextEdit* m_detail;
    widgets::ProgressLine* m_progress;
    ErrorPane* m_error;
    widgets::SplitterKeeper* m_keeper;
    QTimer m_ticks;
    QThreadPool m_pool;
    QFutureWatcher<Snapshot> m_reading;
    QAction* m_runAll = nullptr;
    QAction* m_tryFive = nullptr;
    QAction* m_runStage = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_redoRejected = nullptr;
    QAction* m_edit = nullptr;
    QAction* m_review = nullptr;
    QList<QAction*> m_commands;
    StageItemsModel::Items m_all;
    DatasetId m_planOf; ///< dataset whose plan the form shows
    bool m_stale = true;
};

} // namespace groundmark::viewers
