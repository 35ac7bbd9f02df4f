// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/document/sample_document.h"
#include "annotation/question/question_set.h"
#include "annotation/question/question_try.h"
#include "annotation/steps/item_clock.h"
#include "annotation/tools/canvas_controller.h"
#include "evaluation/models/model_profiles.h"
#include "imaging/image_store.h"
#include "imaging/thumbnailer.h"
#include "storage/session.h"
#include "widgets/theme/icons.h"
#include "widgets/workspace.h"

#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

class QPlainTextEdit;
class QScrollArea;
class QSplitter;
class QVBoxLayout;

namespace groundmark::widgets {
class Badge;
class ImageCanvas;
class PanelHeader;
class RoleLabel;
}

namespace groundmark::annotation {

class ChecksPane;
class DistributionPane;
class HopEditor;
class HopList;
class PageWords;
class QuestionForm;
class QuestionHost;
class QuestionReviewPane;
class SampleSelector;
class ToolBar;
class TryPane;

/// Annotate › Questions: the image with its cues and the arrows of the hop chain at the left, the
/// question and its hops in the middle, what is to be said about it at the right (checks, a model's
/// try, the second review, the set as it grows).
class QuestionWorkspace : public widgets::Workspace
{
    Q_OBJECT

public:
    QuestionWorkspace(
        storage::Session& session,
        imaging::ImageStore& images,
        imaging::Thumbnailer& thumbnailer,
        evaluation::ModelProfiles& profiles,
        QWidget* parent = nullptr);
    ~QuestionWorkspace() override;

    [[nodiscard]] QString id() const override;
    [[nodiscard]] widgets::ViewBar* viewBar() const override { return m_viewBar; }
    [[nodiscard]] widgets::StatusFacts statusFacts() const override;
    [[nodiscard]] QList<QAction*> commands() const override { return m_commands; }
    void listKeys(widgets::KeyMap& keys) const override;
    [[nodiscard]] QAction* undoAction() const override { return m_undo; }
    [[nodiscard]] QAction* redoAction() const override { return m_redo; }
    void activate() override;
    void settle() override;

    [[nodiscard]] widgets::ImageCanvas& canvas() const { return *m_canvas; }
    /// Null while no project is open.
    [[nodiscard]] QuestionHost* host() const { return m_host.get(); }
    [[nodiscard]] QuestionForm* form() const { return m_form; }
    [[nodiscard]] ChecksPane& checks() const { return *m_checks; }
    [[nodiscard]] TryPane& tryPane() const { return *m_tries; }
    [[nodiscard]] const QuestionSet& set() const { return m_set; }

public slots:
    /// Asks for image files and adds a sample for each.
    void addImages();
    /// The same without asking.
    void addImageFiles(const QStringList& paths);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    // question_workspace_layout.cpp
    void buildLayout();
    // question_workspace_actions.cpp
    void buildActions();
    void buildHopActions();
    QAction* addCommand(
        const QString& id, const QString& text, const QList<QKeySequence>& keys, widgets::Icon icon,
        const std::function<void()>& run);
    void updateActions();

    // question_workspace.cpp
    void openProject();
    void closeProject();
    void showSample(SampleId id);
    void showPage(int page);
    void refresh(bool all);
    void showArrows();
    void showTime();
    void commitPending();
    void keepTime();
    [[nodiscard]] bool isEditable() const;
    [[nodiscard]] widgets::OverlayShape appearance(const Region& region) const;

    // question_workspace_edits.cpp
    void readSet();
    void check();
    void showDistribution();
    void showReview();
    void showTries();
    void showPlace(const evaluation::logicocr::Finding& finding);
    void changeLimits();
    void tryModel();
    void review(ReviewVerdict verdict, const QString& reason);
    void setState(SampleState state);
    void submit();
    void addQuestion();
    void goToWaiting(const QString& scenario);

    storage::Session& m_session;
    imaging::ImageStore& m_images;
    widgets::ViewBar* m_viewBar;
    SampleSelector* m_samples;
    QSplitter* m_panes;
    widgets::ImageCanvas* m_canvas;
    PageWords* m_words;
    ToolBar* m_toolBar;
    widgets::Badge* m_demonstration;
    widgets::RoleLabel* m_notice; ///< why nothing can be written here
    QVBoxLayout* m_middle = nullptr; ///< form, hops and solution: they live as long as the project is open
    widgets::PanelHeader* m_hopsHeader = nullptr;
    QPlainTextEdit* m_solution = nullptr;
    QWidget* m_side = nullptr;
    ChecksPane* m_checks;
    TryPane* m_tries;
    QuestionReviewPane* m_review;
    DistributionPane* m_distribution;
    QAction* m_undo;
    QAction* m_redo;
    QAction* m_addHop = nullptr;
    QAction* m_addImages = nullptr;
    QAction* m_submit = nullptr;
    QAction* m_escalate = nullptr;
    QAction* m_try = nullptr;
    QAction* m_showCues = nullptr;
    QAction* m_showHops = nullptr;
    QList<QAction*> m_commands;
    QList<QAction*> m_editing; ///< that need a question that can be edited
    int m_arrows; ///< the overlay's layer of the arrows, below that of the cues

    // What belongs to the open project; null while there is none.
    std::unique_ptr<SampleDocument> m_document;
    std::unique_ptr<QuestionHost> m_host;
    std::unique_ptr<CanvasController> m_controller;
    QuestionForm* m_form = nullptr;
    HopList* m_hops = nullptr;
    HopEditor* m_hopEditor = nullptr;

    QuestionSet m_set;
    TryJob m_job;
    std::vector<storage::QuestionTry> m_asked; ///< of the sample, the newest first
    evaluation::logicocr::QuestionLimits m_limits;
    ItemClock m_clock;
    double m_spent = 0.0; ///< by all annotators, as the file has it
    QTimer m_checking; ///< after typing
    QTimer m_reading; ///< of the set, after an edit
    std::optional<QPointF> m_cursor;
    QString m_benchmark; ///< of the sample's dataset
    DatasetId m_setDataset;
    bool m_stale = true; ///< the session's sample is another one, or was edited, since it was read
    bool m_announcing = false; ///< the edit that is being told of is this view's own
};

} // namespace groundmark::annotation
