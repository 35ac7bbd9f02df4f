// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/document/reasoning_document.h"
#include "annotation/steps/agreement_watch.h"
#include "annotation/steps/item_clock.h"
#include "annotation/steps/saliency_layer.h"
#include "imaging/image_store.h"
#include "imaging/thumbnailer.h"
#include "storage/session.h"
#include "widgets/theme/icons.h"
#include "widgets/workspace.h"

#include <memory>

class QComboBox;
class QLabel;
class QStackedLayout;
class QTableView;
class QVBoxLayout;

namespace groundmark::widgets {
class Badge;
class ImageCanvas;
class NoticeBar;
class PanelHeader;
class RoleLabel;
class Splitter;
}

namespace groundmark::annotation {

class AgreementStrip;
class QuestionPane;
class RegionFacts;
class SampleList;
class StepList;

/// Annotate › Steps: the picture at the left, the reasoning of a model at the right, judged step by
/// step. Everything done here is in the project file at once.
class StepsWorkspace : public widgets::Workspace
{
    Q_OBJECT

public:
    StepsWorkspace(
        storage::Session& session,
        imaging::ImageStore& images,
        imaging::Thumbnailer& thumbnailer,
        QWidget* parent = nullptr);
    ~StepsWorkspace() override;

    [[nodiscard]] QString id() const override { return QStringLiteral("steps"); }
    [[nodiscard]] widgets::ViewBar* viewBar() const override { return m_viewBar; }
    [[nodiscard]] widgets::StatusFacts statusFacts() const override;
    [[nodiscard]] QList<QAction*> commands() const override { return m_commands; }
    [[nodiscard]] QAction* undoAction() const override { return m_undo; }
    [[nodiscard]] QAction* redoAction() const override { return m_redo; }
    void activate() override;
    void settle() override;

    // For tests.
    [[nodiscard]] ReasoningDocument* reasoning() const { return m_reasoning.get(); }
    [[nodiscard]] StepList* stepList() const { return m_steps; }
    [[nodiscard]] widgets::ImageCanvas& canvas() const { return *m_canvas; }

signals:
    void discussionRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    // steps_layout.cpp
    void buildLayout();
    [[nodiscard]] QWidget* buildMiddle();
    void buildRight();
    // steps_actions.cpp
    void buildActions();
    QAction* addCommand(
        const QString& id, const QString& text, const QList<QKeySequence>& keys, widgets::Icon icon,
        const std::function<void()>& run);
    void buildStepActions();
    void updateActions();
    void judge(Verdict verdict);
    void focusSteps();
    void pauseKeys();
    void move(int by);
    void linkRegion();
    void openTaskInput();
    void submitAndNext();
    void skip();

    void openProject();
    void closeProject();
    void buildDocumentViews();
    void showSample(SampleId id);
    void leaveSample();
    void showImage();
    void showSaliency();
    void showChain();
    void showChainState();
    void showRegions();
    void lightUp(int chip = 0);
    void selectAt(QPointF image);
    void readProgress();
    void renewProgress(SampleId id);
    void prefetchNeighbours();
    void say(const Error& error);
    [[nodiscard]] QString keyScope() const;

    storage::Session& m_session;
    imaging::ImageStore& m_images;
    AgreementWatch m_agreement;
    ItemClock m_clock;
    SaliencyLayer m_layer;

    widgets::ViewBar* m_viewBar;
    widgets::Splitter* m_panes;
    SampleList* m_samples;
    widgets::ImageCanvas* m_canvas;
    int m_regionLayer = 0;
    widgets::RoleLabel* m_zoom;
    widgets::PanelHeader* m_regionsHeader;
    QTableView* m_regionsTable;
    QLabel* m_regionsNote;
    widgets::NoticeBar* m_notice;
    widgets::Badge* m_demonstration;
    QWidget* m_right;
    QVBoxLayout* m_rightLayout;
    widgets::PanelHeader* m_stepsHeader;
    QComboBox* m_chainChoice;
    QLabel* m_emptyChain;
    AgreementStrip* m_strip;

    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_discuss = nullptr;
    QAction* m_practice = nullptr;
    QAction* m_taskInput = nullptr;
    QAction* m_showRegions = nullptr;
    QAction* m_showSaliency = nullptr;
    QAction* m_submit = nullptr;
    QAction* m_skip = nullptr;
    QList<QAction*> m_commands;
    QList<QAction*> m_chainCommands; ///< only while there is a chain that can be edited

    // What belongs to the open project; null while there is none.
    std::unique_ptr<SampleDocument> m_document;
    std::unique_ptr<ReasoningDocument> m_reasoning;
    QuestionPane* m_question = nullptr;
    StepList* m_steps = nullptr;
    RegionFacts* m_regions = nullptr;
    QHash<SampleId, SampleState> m_progress; ///< this annotator's, by sample with a chain
    ChainId m_timed; ///< the chain that the clock runs for
    std::optional<QPointF> m_cursor;
    bool m_stale = false; ///< the sample was edited in another view
};

} // namespace groundmark::annotation
