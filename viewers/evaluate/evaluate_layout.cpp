// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/evaluate/evaluate_view.h"

#include "viewers/evaluate/call_log_dialog.h"
#include "viewers/evaluate/card_pane.h"
#include "viewers/evaluate/progress_pane.h"
#include "viewers/evaluate/prompt_pane.h"
#include "viewers/evaluate/run_form.h"
#include "viewers/evaluate/run_starter.h"
#include "widgets/delegates/item_view.h"
#include "widgets/delegates/row_delegate.h"
#include "widgets/delegates/value_delegates.h"
#include "widgets/empty_state.h"
#include "widgets/keys/key_map.h"
#include "widgets/panel_header.h"
#include "widgets/splitter.h"
#include "widgets/view_bar.h"

#include <QAction>
#include <QHeaderView>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace groundmark::viewers {

EvaluateView::EvaluateView(
    storage::Session& session, evaluation::ModelProfiles& profiles, QSettings& settings, QWidget* parent)
    : Workspace(parent)
    , m_session(session)
    , m_profiles(profiles)
    , m_queue(session)
    , m_viewBar(new widgets::ViewBar)
    , m_pages(new QStackedWidget)
    , m_form(new RunForm(session, profiles))
    , m_prompt(new PromptPane(session))
    , m_progress(new ProgressPane(m_queue))
    , m_runsHeader(new widgets::PanelHeader(tr("Runs")))
    , m_runs(new RunsModel(m_queue, this))
    , m_table(new QTableView)
    , m_card(new CardPane)
    , m_keeper(new widgets::SplitterKeeper(settings, QStringLiteral("layout/evaluate"), this))
    , m_resume(new QAction(widgets::lineIcon(widgets::Icon::Play), tr("Resume run"), this))
    , m_reuse(new QAction(widgets::lineIcon(widgets::Icon::Refresh), tr("New run like this"), this))
    , m_import(new QAction(widgets::lineIcon(widgets::Icon::Import), tr("Import predictions…"), this))
{
    m_pool.setMaxThreadCount(1);
    m_pages->addWidget(new widgets::EmptyState(
        tr("No project is open"),
        tr("Open or create one under Library; its datasets can then be put to models here.")));
    m_pages->addWidget(build());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_viewBar);
    column->addWidget(m_pages, 1);
    nameKeys();
    connectAll();
    projectChanged();
}

QWidget* EvaluateView::build()
{
    auto* top = new widgets::Splitter(Qt::Horizontal);
    top->addWidget(m_form);
    top->addWidget(m_prompt);
    top->addWidget(m_progress);
    auto* bottom = new widgets::Splitter(Qt::Horizontal);
    bottom->addWidget(buildRuns());
    bottom->addWidget(m_card);
    auto* rows = new widgets::Splitter(Qt::Vertical);
    rows->addWidget(top);
    rows->addWidget(bottom);
    m_keeper->keep(QStringLiteral("top"), top, {372, 510, 400});
    m_keeper->keep(QStringLiteral("bottom"), bottom, {882, 400});
    m_keeper->keep(QStringLiteral("rows"), rows, {440, 330});
    return rows;
}

QWidget* EvaluateView::buildRuns()
{
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_runsHeader->addAction(m_resume, true);
    m_runsHeader->addAction(m_reuse, true);
    m_runsHeader->addAction(m_import, true);
    column->addWidget(m_runsHeader);
    m_table->setModel(m_runs);
    m_table->setObjectName(QStringLiteral("runsTable"));
    m_table->setAccessibleName(tr("Runs"));
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    widgets::prepareItemView(m_table);
    m_table->setItemDelegate(new widgets::RowDelegate(m_table));
    for (const int number : {RunsModel::ScoredColumn, RunsModel::ErrorsColumn}) {
        m_table->setItemDelegateForColumn(number, new widgets::NumberDelegate({}, m_table));
    }
    m_table->setItemDelegateForColumn(
        RunsModel::ScoreColumn, new widgets::NumberDelegate(QStringLiteral("±.013"), m_table));
    QHeaderView* const header = m_table->horizontalHeader();
    header->setMinimumSectionSize(48);
    header->setSectionResizeMode(RunsModel::NameColumn, QHeaderView::Stretch);
    for (const auto& [section, width] :
         {std::pair(RunsModel::ModelColumn, 120),
          std::pair(RunsModel::DatasetColumn, 120),
          std::pair(RunsModel::SettingColumn, 64),
          std::pair(RunsModel::StateColumn, 124),
          std::pair(RunsModel::ScoredColumn, 104),
          std::pair(RunsModel::ScoreColumn, 112),
          std::pair(RunsModel::ErrorsColumn, 60),
          std::pair(RunsModel::StartedColumn, 92)}) {
        m_table->setColumnWidth(section, width);
    }
    column->addWidget(m_table, 1);
    return box;
}

/// Every command gets its place in the table of keys, and works wherever the focus is in this view.
void EvaluateView::nameKeys()
{
    const auto name = [this](QAction* action, const char* id) {
        widgets::nameForKeys(action, QLatin1StringView(id));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    };
    name(m_form->startAction(), "runs.start");
    name(m_form->tryAction(), "runs.try");
    name(m_progress->pauseAction(), "runs.pause");
    name(m_progress->cancelAction(), "runs.cancel");
    name(m_resume, "runs.resume");
    name(m_reuse, "runs.like");
    name(m_import, "runs.import");
    name(m_prompt->actions().first(), "runs.previous-sample");
    name(m_prompt->actions().last(), "runs.next-sample");
    name(m_card->compareAction(), "runs.compare-cards");
    name(m_card->copyAction(), "runs.copy-card");
}

void EvaluateView::connectAll()
{
    connect(m_form, &RunForm::changed, this, &EvaluateView::formChanged);
    connect(m_form, &RunForm::editModelsRequested, this, &EvaluateView::modelsRequested);
    connect(m_form->tryAction(), &QAction::triggered, this, [this] { start(TrialSamples); });
    connect(m_form->startAction(), &QAction::triggered, this, [this] { start(0); });
    connect(m_prompt, &PromptPane::previewed, this, &EvaluateView::renewEstimate);
    connect(m_prompt, &PromptPane::requestWanted, this, [this](const QString& title, const QByteArray& request) {
        (new CallLogDialog(title, request, this))->show();
    });
    connect(m_progress, &ProgressPane::requestWanted, this, &EvaluateView::showCalls);
    connect(m_card, &CardPane::compareRequested, this, &EvaluateView::chooseOther);
    connect(m_resume, &QAction::triggered, this, &EvaluateView::resumeChosen);
    connect(m_reuse, &QAction::triggered, this, [this] {
        m_form->fillFrom(m_runs->at(chosenRows().front()).summary.run);
    });
    connect(m_import, &QAction::triggered, this, &EvaluateView::importRequested);
    connect(
        m_table->selectionModel(),
        &QItemSelectionModel::selectionChanged,
        this,
        &EvaluateView::chosenChanged);
    connect(&m_reading, &QFutureWatcherBase::finished, this, &EvaluateView::takeRuns);
    connect(&m_queue, &RunQueue::started, this, &EvaluateView::runStarted);
    connect(&m_queue, &RunQueue::progressed, this, [this] {
        m_progress->renew();
        m_runs->renewLive();
        emit statusChanged();
    });
    connect(&m_queue, &RunQueue::ended, this, &EvaluateView::runEnded);
    connect(&m_session, &storage::Session::projectClosing, this, [this] {
        m_reading.setFuture({});
        m_pool.waitForDone();
        m_pages->setCurrentIndex(0);
    });
    connect(&m_session, &storage::Session::projectOpened, this, &EvaluateView::projectChanged);
    connect(&m_session, &storage::Session::contentChanged, this, &EvaluateView::contentChanged);
}

} // namespace groundmark::viewers
