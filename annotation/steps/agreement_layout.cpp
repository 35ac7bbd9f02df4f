// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/steps/agreement_tables.h"
#include "annotation/steps/agreement_workspace.h"
#include "annotation/steps/annotator_selector.h"
#include "annotation/steps/discussion_pane.h"
#include "annotation/workspaces/dataset_selector.h"
#include "widgets/buttons.h"
#include "widgets/canvas/canvas_theme.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/delegates/item_view.h"
#include "widgets/delegates/value_delegates.h"
#include "widgets/keys/key_map.h"
#include "widgets/labels.h"
#include "widgets/link_button.h"
#include "widgets/panel.h"
#include "widgets/panel_header.h"
#include "widgets/splitter.h"
#include "widgets/view_bar.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

// Panes and commands of Agreement; what they do stands in agreement_workspace.cpp.
namespace groundmark::annotation {

namespace {

constexpr int LeftWidth = 480; // visual language, section 6

void prepareTable(QTableView* view, QAbstractItemModel* model, const QString& name)
{
    view->setModel(model);
    view->setAccessibleName(name);
    view->verticalHeader()->hide();
    view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    view->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    view->setItemDelegate(new widgets::RowDelegate(view));
    widgets::prepareItemView(view);
}

} // namespace

AgreementWorkspace::AgreementWorkspace(storage::Session& session, imaging::ImageStore& images, QWidget* parent)
    : Workspace(parent)
    , m_session(session)
    , m_images(images)
    , m_watch(session)
    , m_layer([](QPointF) {})
    , m_viewBar(new widgets::ViewBar)
    , m_panes(new widgets::Splitter(Qt::Horizontal))
    , m_pairs(new PairTable(this))
    , m_rounds(new RoundTable(this))
    , m_pairView(new QTableView)
    , m_roundView(new QTableView)
    , m_noPairs(widgets::quietLabel(tr("κ appears as soon as two annotators have judged a step in common. Choose the "
                                       "other annotator in the bar above, or bring their project's chains in.")))
    , m_round(new QComboBox)
    , m_perRound(new QSpinBox)
    , m_roundState(widgets::quietLabel({}))
    , m_openRound(new widgets::LinkButton(tr("Open it now")))
    , m_canvas(new widgets::ImageCanvas)
    , m_header(new widgets::PanelHeader(tr("Discussion")))
    , m_question(widgets::titleLabel({}))
    , m_pane(new DiscussionPane)
{
    m_viewBar->addSelector(tr("Dataset"), new DatasetSelector(session));
    m_viewBar->addSelector(tr("Annotator"), new AnnotatorSelector(session));
    buildActions();
    buildLayout();
    connect(&m_session, &storage::Session::projectOpened, this, &AgreementWorkspace::openProject);
    connect(&m_session, &storage::Session::projectClosing, this, &AgreementWorkspace::closeProject);
    connect(&m_session, &storage::Session::annotatorChanged, this, &AgreementWorkspace::openProject);
    connect(&m_watch, &AgreementWatch::changed, this, &AgreementWorkspace::showReport);
    connect(m_round, &QComboBox::activated, this, &AgreementWorkspace::showRound);
    connect(m_openRound, &widgets::LinkButton::clicked, this, [this] {
        m_openedRounds.insert(m_round->currentIndex());
        showRound();
        m_pane->setFocus();
    });
    connect(m_perRound, &QSpinBox::valueChanged, this, [this](int items) {
        m_openedRounds.clear();
        m_watch.setItemsPerRound(items);
    });
    connect(m_roundView->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
        showChain(now.row());
    });
    connect(m_pane, &DiscussionPane::currentChanged, this, [this](int step) { lightUp(step, 0); });
    connect(m_pane, &DiscussionPane::chipHovered, this, [this](int chip) { lightUp(m_pane->currentStep(), chip); });
    connect(m_pane, &DiscussionPane::resolved, this, &AgreementWorkspace::keep);
    connect(qApp, &QApplication::focusChanged, this, &Workspace::statusChanged);
    openProject();
}

void AgreementWorkspace::buildLayout()
{
    auto* right = new widgets::Panel;
    auto* rightLayout = new QVBoxLayout(right);
    rightLayout->setContentsMargins(0, 0, 0, 0);
    rightLayout->setSpacing(0);
    m_question->setContentsMargins(12, 8, 12, 8);
    m_header->addAction(m_allSteps, true);
    rightLayout->addWidget(m_header);
    rightLayout->addWidget(m_question);
    rightLayout->addWidget(m_pane, 1);

    m_panes->addWidget(buildLeft());
    m_panes->addWidget(right);
    m_panes->setStretchFactor(1, 1);
    m_panes->setSizes({LeftWidth, 2 * LeftWidth});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_viewBar);
    layout->addWidget(m_panes, 1);
}

QWidget* AgreementWorkspace::buildLeft()
{
    prepareTable(m_pairView, m_pairs, tr("Pairs"));
    auto* numbers = new widgets::NumberDelegate({}, m_pairView);
    for (int column = PairTable::Kappa; column < PairTable::ColumnCount; ++column) {
        m_pairView->setItemDelegateForColumn(column, numbers);
    }
    prepareTable(m_roundView, m_rounds, tr("Items of the round"));
    m_roundView->setItemDelegateForColumn(RoundTable::Differing, new widgets::NumberDelegate({}, m_roundView));
    m_round->setAccessibleName(tr("Round"));
    m_perRound->setAccessibleName(tr("Items per round"));
    m_perRound->setRange(1, 100'000);
    m_perRound->setValue(m_watch.itemsPerRound());
    m_perRound->setToolTip(tr("The paper discusses after every 100 items."));
    widgets::setSmall(m_perRound);
    widgets::setSmall(m_round);
    m_canvas->setAccessibleName(tr("Page"));
    m_regionLayer = m_canvas->overlay().addLayer();
    m_canvas->setHandler(&m_layer);
    widgets::followTheme(m_canvas);

    auto* pairsHeader = new widgets::PanelHeader(tr("Pairs"));
    pairsHeader->setNote(tr("Cohen's κ over steps, CI by bootstrap over chains"));
    auto* roundsHeader = new widgets::PanelHeader(tr("Discussion rounds"));
    roundsHeader->addRight(widgets::quietLabel(tr("items per round")));
    roundsHeader->addRight(m_perRound);
    m_noPairs->setWordWrap(true);
    m_noPairs->setContentsMargins(12, 8, 12, 8);
    m_roundState->setWordWrap(true);
    auto* state = new QHBoxLayout;
    state->setContentsMargins(12, 6, 12, 6);
    state->addWidget(m_roundState, 1);
    state->addWidget(m_openRound);

    auto* left = new widgets::Panel;
    auto* layout = new QVBoxLayout(left);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(pairsHeader);
    layout->addWidget(m_noPairs);
    layout->addWidget(m_pairView, 3);
    layout->addWidget(roundsHeader);
    auto* choice = new QHBoxLayout;
    choice->setContentsMargins(12, 6, 12, 0);
    choice->addWidget(m_round, 1);
    layout->addLayout(choice);
    layout->addLayout(state);
    layout->addWidget(m_roundView, 3);
    layout->addWidget(m_canvas, 4);
    return left;
}

QAction* AgreementWorkspace::addCommand(
    const QString& id, const QString& text, const QList<QKeySequence>& keys, widgets::Icon icon,
    const std::function<void()>& run)
{
    auto* action = new QAction(widgets::lineIcon(icon), text, this);
    widgets::nameForKeys(action, id);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, run);
    addAction(action);
    m_commands.append(action);
    return action;
}

void AgreementWorkspace::buildActions()
{
    using widgets::Icon;
    m_undo = new QAction(widgets::lineIcon(Icon::Undo), tr("Undo"), this);
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo = new QAction(widgets::lineIcon(Icon::Redo), tr("Redo"), this);
    m_redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    connect(m_undo, &QAction::triggered, this, [this] { m_document->undoStack().undo(); });
    connect(m_redo, &QAction::triggered, this, [this] { m_document->undoStack().redo(); });
    widgets::nameForKeys(m_undo, QStringLiteral("edit.undo"));
    widgets::nameForKeys(m_redo, QStringLiteral("edit.redo"));
    for (QAction* action : {m_redo, m_undo}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        m_viewBar->addRight(widgets::makeToolButton(action, this));
    }
    const auto goTo = [this](int by) {
        const int row = qBound(0, m_roundView->currentIndex().row() + by, m_rounds->rowCount() - 1);
        m_roundView->setCurrentIndex(m_rounds->index(row, 0));
    };
    addCommand(QStringLiteral("item.next"), tr("Next item"), {Qt::Key_D, Qt::Key_PageDown}, Icon::ChevronDown, [goTo] { goTo(1); });
    addCommand(QStringLiteral("item.previous"), tr("Previous item"), {Qt::Key_A, Qt::Key_PageUp}, Icon::ChevronUp, [goTo] { goTo(-1); });
    m_commands.append(nullptr);
    addCommand(QStringLiteral("step.next"), tr("Next step"), {Qt::Key_J}, Icon::ChevronDown, [this] { m_pane->move(1); });
    addCommand(QStringLiteral("step.previous"), tr("Previous step"), {Qt::Key_K}, Icon::ChevronUp, [this] { m_pane->move(-1); });
    for (int i = 0; i < 3; ++i) {
        addCommand(
            QStringLiteral("agreement.take-%1").arg(i + 1), tr("Take the judgement of column %1").arg(i + 1), {QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + i))},
            Icon::Check, [this, i] { m_pane->takeOpinion(i); });
    }
    const std::pair<QString, std::pair<Qt::Key, Verdict>> verdicts[] {
        {tr("Resolve as correct"), {Qt::Key_1, Verdict::Correct}},
        {tr("Resolve as incorrect"), {Qt::Key_2, Verdict::Incorrect}},
        {tr("Resolve as unsure"), {Qt::Key_3, Verdict::Unsure}}};
    for (const auto& [text, choice] : verdicts) {
        addCommand(
            QStringLiteral("agreement.verdict-") + nameOf(choice.second), text, {choice.first}, Icon::Check,
            [this, verdict = choice.second] { m_pane->resolveAs(verdict); });
    }
    m_commands.append(nullptr);
    m_allSteps = addCommand(QStringLiteral("agreement.all-steps"), tr("Show all steps"), {}, Icon::Steps, [this] { showDiscussion(); });
    m_allSteps->setCheckable(true);
}

void AgreementWorkspace::updateActions()
{
    const bool editable = m_document && m_document->isOpen() && !m_document->isReadOnly();
    m_undo->setEnabled(editable && m_document->undoStack().canUndo());
    m_redo->setEnabled(editable && m_document->undoStack().canRedo());
    for (QAction* command : m_commands) {
        if (command != nullptr && command != m_allSteps) {
            command->setEnabled(m_discussion.has_value());
        }
    }
}

void AgreementWorkspace::showEvent(QShowEvent* event)
{
    Workspace::showEvent(event);
    m_watch.setWatching(true);
}

void AgreementWorkspace::hideEvent(QHideEvent* event)
{
    Workspace::hideEvent(event);
    m_watch.setWatching(false);
}

} // namespace groundmark::annotation
