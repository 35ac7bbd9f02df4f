// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/errors/errors_workspace.h"

#include "viewers/errors/counts_page.h"
#include "viewers/errors/failure_pane.h"
#include "viewers/errors/type_pad.h"
#include "widgets/badge.h"
#include "widgets/buttons.h"
#include "widgets/delegates/item_view.h"
#include "widgets/delegates/value_delegates.h"
#include "widgets/empty_state.h"
#include "widgets/keys/key_map.h"
#include "widgets/panel.h"
#include "widgets/panel_header.h"
#include "widgets/progress_line.h"
#include "widgets/segments.h"
#include "widgets/splitter.h"
#include "widgets/view_bar.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

// How Inspect › Errors is built; what it does stands in errors_workspace.cpp and errors_actions.cpp.
namespace groundmark::viewers {

namespace {

constexpr int ListWidth = 440;
constexpr int PadWidth = 292;

QComboBox* makeChoice(int most)
{
    auto* box = new QComboBox;
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->setMaximumWidth(most);
    return box;
}

QWidget* column(QWidget* top, QWidget* middle, QWidget* bottom = nullptr)
{
    auto* pane = new widgets::Panel;
    auto* layout = new QVBoxLayout(pane);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(top);
    layout->addWidget(middle, 1);
    if (bottom != nullptr) {
        layout->addWidget(bottom);
    }
    return pane;
}

} // namespace

ErrorsWorkspace::ErrorsWorkspace(
    storage::Session& session, imaging::ImageStore& images, evaluation::ModelProfiles& profiles, QWidget* parent)
    : Workspace(parent)
    , m_session(session)
    , m_profiles(profiles)
    , m_viewBar(new widgets::ViewBar)
    , m_datasets(makeChoice(180))
    , m_runs(makeChoice(200))
    , m_taxonomies(makeChoice(200))
    , m_pages(new widgets::Segments)
    , m_demonstration(new widgets::Badge(tr("Demonstration data"), widgets::BadgeTone::Warn))
    , m_stack(new QStackedWidget)
    , m_nothing(new widgets::EmptyState(
          tr("No failures"), tr("Import a run under Library, or make one under Evaluate: replies that score below the bound are listed here.")))
    , m_counts(new CountsPage)
    , m_model(new FailureModel(this))
    , m_pane(new FailurePane(images))
    , m_progress(new widgets::ProgressLine)
    , m_writer(session)
    , m_job(session)
{
    m_pool.setMaxThreadCount(1);
    buildTypeKeys();
    m_failures = buildFailures();
    buildBar();
    buildActions();
    for (QWidget* page : {m_nothing, m_failures, static_cast<QWidget*>(m_counts)}) {
        m_stack->addWidget(page);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_viewBar);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_progress);
    m_progress->hide();
    m_progress->setPausable(false);

    connect(m_datasets, &QComboBox::activated, this, [this] {
        m_session.setDataset(DatasetId {m_datasets->currentData().toLongLong()});
        read();
    });
    connect(m_runs, &QComboBox::currentIndexChanged, this, &ErrorsWorkspace::showRun);
    connect(m_taxonomies, &QComboBox::activated, this, &ErrorsWorkspace::read);
    connect(m_below, &QDoubleSpinBox::editingFinished, this, [this] {
        if (m_data && m_data->passFrom != m_below->value()) {
            read();
        }
    });
    connect(m_pages, &widgets::Segments::currentChanged, this, &ErrorsWorkspace::showPage);
    connect(m_filter, &QComboBox::activated, this, &ErrorsWorkspace::applyFilter);
    connect(m_blind, &QCheckBox::toggled, this, [this](bool blind) {
        m_model->setBlind(blind);
        showRow(m_view->currentIndex().row());
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
        showRow(now.row());
    });
    connect(m_pad, &TypePad::typeChosen, this, &ErrorsWorkspace::giveType);
    connect(m_pad, &TypePad::noteEdited, this, &ErrorsWorkspace::giveNote);
    connect(m_counts, &CountsPage::typeChosen, this, [this](const QString& type, RunId run) {
        if (!run.isNull()) {
            m_runs->setCurrentIndex(m_runs->findData(run.toText()));
        }
        m_filter->setCurrentIndex(m_filter->findData(QString(QStringLiteral("type:") + type)));
        applyFilter();
        showPage(QStringLiteral("failures"));
    });
    connect(&m_writer, &LabelWriter::written, this, &ErrorsWorkspace::labelsWritten);
    connect(&m_writer.stack(), &QUndoStack::indexChanged, this, &ErrorsWorkspace::updateActions);
    connect(&m_job, &ErrorJob::finished, this, &ErrorsWorkspace::jobFinished);
    connect(m_progress, &widgets::ProgressLine::cancelRequested, this, [this] { m_job.cancel(); });
    m_pulse.setInterval(100);
    connect(&m_pulse, &QTimer::timeout, this, [this] {
        const ErrorJob::Progress progress = m_job.progress();
        m_progress->setTotal(progress.total);
        m_progress->setDone(progress.done);
    });
    connect(&session, &storage::Session::projectClosing, this, [this] {
        m_job.stop();
        m_reading.waitForMaker();
        m_reading.forget();
        m_data.reset();
        m_model->setData(nullptr, {}, {});
        m_pane->clear();
        m_stale = true;
    });
    connect(&session, &storage::Session::projectOpened, this, &ErrorsWorkspace::contentChanged);
    connect(&session, &storage::Session::contentChanged, this, &ErrorsWorkspace::contentChanged);
    connect(&session, &storage::Session::annotatorChanged, this, &ErrorsWorkspace::contentChanged);
    connect(&session, &storage::Session::sampleEdited, this, [this] { m_stale = m_stale || !m_writing; });
    connect(&session, &storage::Session::sampleChanged, this, [this](SampleId id) {
        if (isVisible() && id != m_shown) {
            m_view->setCurrentIndex(m_model->index(m_model->rowOf(id), 0));
        }
    });
    updateActions();
}

ErrorsWorkspace::~ErrorsWorkspace()
{
    m_writer.stack().disconnect(this); // it empties when it goes, after what the commands look at
    m_reading.waitForMaker();
    m_reading.forget();
}

void ErrorsWorkspace::buildBar()
{
    m_viewBar->addSelector(tr("Dataset"), m_datasets);
    m_viewBar->addSelector(tr("Run"), m_runs);
    m_viewBar->addSelector(tr("Taxonomy"), m_taxonomies);
    m_pages->setAccessibleName(tr("What is shown"));
    m_pages->addSegment(QStringLiteral("failures"), tr("Failures"));
    m_pages->addSegment(QStringLiteral("counts"), tr("Counts"));
    m_viewBar->addSelector({}, m_pages);
    m_viewBar->addRight(m_demonstration);
    m_demonstration->hide();
}

QWidget* ErrorsWorkspace::buildFailures()
{
    m_view = new QTableView;
    m_view->setModel(m_model);
    m_view->setObjectName(QStringLiteral("failures"));
    m_view->setAccessibleName(tr("Failures"));
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setItemDelegate(new widgets::RowDelegate(m_view));
    m_view->setItemDelegateForColumn(FailureModel::ElsewhereColumn, new widgets::NumberDelegate({}, m_view));
    m_view->setItemDelegateForColumn(FailureModel::MineColumn, new widgets::BadgeDelegate(m_view));
    m_view->setItemDelegateForColumn(FailureModel::OthersColumn, new widgets::BadgeDelegate(m_view));
    widgets::prepareItemView(m_view);
    m_view->verticalHeader()->hide();
    m_view->horizontalHeader()->setSectionResizeMode(FailureModel::AnswerColumn, QHeaderView::Stretch);
    m_view->setColumnWidth(FailureModel::SampleColumn, 84);
    m_view->setColumnWidth(FailureModel::ClassColumn, 84);
    m_view->setColumnWidth(FailureModel::ElsewhereColumn, 52);
    m_view->setColumnWidth(FailureModel::MineColumn, 108);
    m_view->setColumnWidth(FailureModel::OthersColumn, 108);
    m_listHeader = new widgets::PanelHeader(tr("Failures"));
    m_filter = makeChoice(190);
    m_filter->setAccessibleName(tr("Failures that are listed"));
    m_filter->setToolTip(tr("Failures that are listed"));
    m_below = new QDoubleSpinBox;
    m_below->setRange(0.01, 1.0);
    m_below->setSingleStep(0.05);
    m_below->setValue(0.5);
    m_below->setAccessibleName(tr("Fails below"));
    m_below->setToolTip(tr("A primary score below this is a failure (ours: 0.5). Replies without a score are none."));
    m_listHeader->addRight(m_below);
    m_listHeader->addRight(m_filter);

    m_pad = new TypePad(m_typeKeys);
    m_padHeader = new widgets::PanelHeader(tr("Type"));
    m_blind = new QCheckBox(tr("Blind"));
    m_blind->setChecked(true);
    m_blind->setToolTip(tr("Others' types are shown when you have given yours, so that the agreement means something"));
    m_moveOn = new QCheckBox(tr("Move on"));
    m_moveOn->setChecked(true);
    m_moveOn->setToolTip(tr("Goes to the next failure without a type of yours when you have given one"));
    m_padHeader->addRight(m_moveOn);
    m_padHeader->addRight(m_blind);
    auto* panes = new widgets::Splitter(Qt::Horizontal);
    panes->addWidget(column(m_listHeader, m_view));
    panes->addWidget(m_pane);
    panes->addWidget(column(m_padHeader, m_pad));
    panes->setStretchFactor(1, 1);
    panes->setSizes({ListWidth, 560, PadWidth});
    return panes;
}

} // namespace groundmark::viewers
