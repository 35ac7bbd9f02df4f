// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/document/sample_document.h"
#include "annotation/steps/agreement_watch.h"
#include "annotation/steps/discussion.h"
#include "annotation/steps/saliency_layer.h"
#include "imaging/image_store.h"
#include "storage/session.h"
#include "widgets/theme/icons.h"
#include "widgets/workspace.h"

#include <memory>

class QComboBox;
class QLabel;
class QSpinBox;
class QTableView;
class QToolButton;

namespace groundmark::widgets {
class ImageCanvas;
class LinkButton;
class NoticeBar;
class PanelHeader;
class RoleLabel;
class Splitter;
}

namespace groundmark::annotation {

class DiscussionPane;
class PairTable;
class RoundTable;

/// Annotate › Agreement: who agrees with whom, and the rounds in which disagreements are discussed
/// and resolved. Only chains are shown that two annotators have submitted, and only when their
/// round is complete or somebody opens it: until then annotators are blind to each other.
class AgreementWorkspace : public widgets::Workspace
{
    Q_OBJECT

public:
    AgreementWorkspace(storage::Session& session, imaging::ImageStore& images, QWidget* parent = nullptr);
    ~AgreementWorkspace() override;

    [[nodiscard]] QString id() const override { return QStringLiteral("agreement"); }
    [[nodiscard]] widgets::ViewBar* viewBar() const override { return m_viewBar; }
    [[nodiscard]] widgets::StatusFacts statusFacts() const override;
    [[nodiscard]] QList<QAction*> commands() const override { return m_commands; }
    [[nodiscard]] QAction* undoAction() const override { return m_undo; }
    [[nodiscard]] QAction* redoAction() const override { return m_redo; }
    void activate() override;
    void settle() override;

    [[nodiscard]] AgreementWatch& watch() { return m_watch; }
    [[nodiscard]] DiscussionPane* pane() const { return m_pane; }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void buildLayout();
    [[nodiscard]] QWidget* buildLeft();
    void buildActions();
    QAction* addCommand(
        const QString& id, const QString& text, const QList<QKeySequence>& keys, widgets::Icon icon,
        const std::function<void()>& run);
    void openProject();
    void closeProject();
    void showReport();
    void showRound();
    void showChain(int row);
    void showDiscussion();
    void lightUp(int step, int chip);
    void keep(StepResolution resolution);
    void updateActions();

    storage::Session& m_session;
    imaging::ImageStore& m_images;
    AgreementWatch m_watch;
    SaliencyLayer m_layer;
    widgets::ViewBar* m_viewBar;
    widgets::Splitter* m_panes;
    PairTable* m_pairs;
    RoundTable* m_rounds;
    QTableView* m_pairView;
    QTableView* m_roundView;
    widgets::RoleLabel* m_noPairs;
    QComboBox* m_round;
    QSpinBox* m_perRound;
    widgets::RoleLabel* m_roundState;
    widgets::LinkButton* m_openRound;
    widgets::ImageCanvas* m_canvas;
    int m_regionLayer = 0;
    widgets::PanelHeader* m_header;
    widgets::RoleLabel* m_question;
    DiscussionPane* m_pane;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_allSteps = nullptr;
    QList<QAction*> m_commands;

    std::unique_ptr<SampleDocument> m_document; ///< null while no project is open
    ChainId m_chain;
    std::optional<Discussion> m_discussion;
    QSet<int> m_openedRounds; ///< opened before they were complete, by number
};

} // namespace groundmark::annotation
