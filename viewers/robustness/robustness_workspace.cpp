// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/robustness/robustness_workspace.h"

#include "storage/dataset_repository.h"
#include "storage/robustness_query.h"
#include "storage/sample_repository.h"
#include "viewers/robustness/calibration_pane.h"
#include "viewers/robustness/grid_page.h"
#include "viewers/robustness/perturb_page.h"
#include "viewers/robustness/quality_page.h"
#include "viewers/robustness/selection_page.h"
#include "widgets/badge.h"
#include "widgets/empty_state.h"
#include "widgets/labels.h"
#include "widgets/panel.h"
#include "widgets/segments.h"
#include "widgets/view_bar.h"

#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <QtConcurrentRun>

#include <algorithm>

namespace groundmark::viewers {

RobustnessWorkspace::RobustnessWorkspace(storage::Session& session, QWidget* parent)
    : Workspace(parent)
    , m_session(session)
    , m_viewBar(new widgets::ViewBar)
    , m_bar(new widgets::ActionBar(nullptr, 36, widgets::ActionBar::Edge::Bottom))
    , m_pages(new widgets::Segments)
    , m_datasets(new QComboBox)
    , m_metrics(new QComboBox)
    , m_settings(new QComboBox)
    , m_subsets(new QComboBox)
    , m_demonstration(new widgets::Badge(tr("Demonstration replies"), widgets::BadgeTone::Warn))
    , m_stack(new QStackedWidget)
    , m_noProject(new widgets::EmptyState(
          tr("No project is open"),
          tr("Open or create one under Library; its runs under perturbations are then shown here.")))
    , m_noConditions(new widgets::EmptyState(
          tr("No runs under perturbations yet"),
          tr("Once a model has answered both clean and perturbed pictures of this dataset, every "
             "answer that broke stands here, worst first.")))
    , m_reading(new widgets::EmptyState(tr("Reading the replies"), tr("This takes a moment.")))
    , m_grid(new GridPage(session))
    , m_perturb(new PerturbPage(session))
    , m_selection(new SelectionPage(session))
    , m_quality(new QualityPage(session))
{
    m_pool.setMaxThreadCount(1);
    buildViewBar();
    auto* start = new QAction(tr("Perturb and run…"), this);
    connect(start, &QAction::triggered, this, [this] { showPage(QStringLiteral("perturb")); });
    m_noConditions->addCard(
        start,
        widgets::Icon::Robustness,
        tr("See what each perturbation does to your pictures, write them as PNG, or let Tesseract "
           "answer under all of them."),
        tr("Perturb…"),
        true);
    for (QWidget* page : {m_noProject, static_cast<QWidget*>(m_noConditions), m_reading,
                          static_cast<QWidget*>(m_grid), static_cast<QWidget*>(m_perturb),
                          static_cast<QWidget*>(m_selection), static_cast<QWidget*>(m_quality)}) {
        m_stack->addWidget(page);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_viewBar);
    column->addWidget(m_bar);
    column->addWidget(m_stack, 1);

    connect(&m_watcher, &QFutureWatcherBase::finished, this, &RobustnessWorkspace::takeReport);
    connect(m_grid, &GridPage::statusChanged, this, &Workspace::statusChanged);
    connect(m_grid, &GridPage::messageRequested, this, &RobustnessWorkspace::messageRequested);
    connect(m_perturb, &PerturbPage::messageRequested, this, &RobustnessWorkspace::messageRequested);
    connect(
        m_selection->calibration(),
        &CalibrationPane::messageRequested,
        this,
        &RobustnessWorkspace::messageRequested);
    connect(&session, &storage::Session::projectClosing, this, [this] {
        if (m_cancelled) {
            *m_cancelled = true;
        }
        m_pool.waitForDone(); // it reads from the project
        m_report.reset();
        m_request = {};
        m_grid->setReport(nullptr);
        m_selection->setReport(nullptr);
    });
    connect(&session, &storage::Session::projectOpened, this, &RobustnessWorkspace::contentChanged);
    connect(&session, &storage::Session::contentChanged, this, &RobustnessWorkspace::contentChanged);
    connect(&session, &storage::Session::datasetChanged, this, &RobustnessWorkspace::contentChanged);
    connect(&session, &storage::Session::sampleChanged, this, [this](SampleId sample) {
        if (isVisible()) {
            m_grid->select(sample);
        }
    });
    contentChanged();
}

RobustnessWorkspace::~RobustnessWorkspace()
{
    m_watcher.disconnect(this);
    if (m_cancelled) {
        *m_cancelled = true;
    }
    m_pool.waitForDone();
    for (QObject* page : {static_cast<QObject*>(m_grid), static_cast<QObject*>(m_perturb)}) {
        disconnect(page, nullptr, this, nullptr);
    }
}

void RobustnessWorkspace::buildViewBar()
{
    m_pages->setAccessibleName(tr("View"));
    m_pages->addSegment(QStringLiteral("grid"), tr("Grid"));
    m_pages->addSegment(QStringLiteral("perturb"), tr("Perturb"));
    m_pages->addSegment(QStringLiteral("selection"), tr("Selection"));
    m_pages->addSegment(QStringLiteral("quality"), tr("Quality"));
    for (QComboBox* box : {m_datasets, m_metrics, m_settings, m_subsets}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        box->setMaximumWidth(200);
    }
    m_viewBar->addSelector(tr("Dataset"), m_datasets);
    m_viewBar->addSelector(tr("Score"), m_metrics);
    m_bar->addLeft(m_pages);
    for (const auto& [text, box] : {std::pair(tr("Setting"), m_settings), std::pair(tr("Subset"), m_subsets)}) {
        auto* label = widgets::quietLabel(text);
        label->setBuddy(box);
        box->setAccessibleName(text);
        m_bar->addRight(label);
        m_bar->addRight(box);
    }
    m_viewBar->addRight(m_demonstration);
    m_demonstration->hide();
    connect(m_pages, &widgets::Segments::currentChanged, this, &RobustnessWorkspace::renewPages);
    connect(m_datasets, &QComboBox::activated, this, [this] {
        m_request = {{m_datasets->currentData().toLongLong()}, {}, {}, {}};
        m_session.setDataset(m_request.dataset);
        startReport();
    });
    const auto narrow = [this](QComboBox* box, QString RobustnessRequest::*what) {
        connect(box, &QComboBox::activated, this, [this, box, what] {
            m_request.*what = box->currentData().toString();
            startReport();
        });
    };
    narrow(m_metrics, &RobustnessRequest::metric);
    narrow(m_settings, &RobustnessRequest::setting);
    narrow(m_subsets, &RobustnessRequest::subset);
}

QString RobustnessWorkspace::id() const
{
    return QStringLiteral("robustness");
}

void RobustnessWorkspace::contentChanged()
{
    m_stale = true;
    if (isVisible() || m_session.project() == nullptr) {
        read();
    }
}

void RobustnessWorkspace::showEvent(QShowEvent* event)
{
    Workspace::showEvent(event);
    if (m_stale) {
        read();
    }
}

void RobustnessWorkspace::read()
{
    m_stale = false;
    if (m_session.project() == nullptr) {
        m_datasets->clear();
        renewPages();
        return;
    }
    readDatasets();
    m_perturb->readProject();
    m_quality->readProject();
    startReport();
}

/// Datasets with conditions come first; another one is offered, too, to perturb and run it.
void RobustnessWorkspace::readDatasets()
{
    storage::Database& database = m_session.project()->database();
    auto datasets = storage::DatasetRepository(database).list().valueOr({});
    const auto fit = storage::RobustnessQuery(database).datasetsWithConditions().valueOr({});
    const auto hasConditions = [&](const auto& listed) {
        return std::ranges::find(fit, listed.dataset.id) != fit.end();
    };
    std::ranges::stable_partition(datasets, hasConditions);
    const QSignalBlocker quiet(m_datasets);
    m_datasets->clear();
    for (const auto& listed : datasets) {
        m_datasets->addItem(listed.dataset.name, listed.dataset.id.value);
    }
    DatasetId wanted = m_session.dataset().value_or(m_request.dataset);
    const bool isFit = std::ranges::find(fit, wanted) != fit.end();
    if (!m_session.dataset() && !isFit && !fit.empty()) {
        wanted = fit.front();
    }
    m_datasets->setCurrentIndex(std::max(0, m_datasets->findData(wanted.value)));
    const DatasetId now {m_datasets->currentData().toLongLong()};
    if (now != m_request.dataset) {
        m_request = {now, {}, {}, {}};
    }
}

void RobustnessWorkspace::startReport()
{
    if (m_watcher.isRunning()) {
        *m_cancelled = true;
        m_again = true;
        return;
    }
    m_again = false;
    m_isReading = true;
    m_cancelled = std::make_shared<std::atomic_bool>(false);
    m_watcher.setFuture(QtConcurrent::run(
        &m_pool, [project = m_session.project(), request = m_request, cancelled = m_cancelled] {
            // A connection belongs to the thread that made it.
            auto connection = project->connectAgain();
            return std::make_shared<Result<RobustnessReport>>(
                connection ? buildRobustnessReport(**connection, request, cancelled.get())
                           : Result<RobustnessReport>(connection.error()));
        }));
    renewPages();
}

void RobustnessWorkspace::takeReport()
{
    const auto result = m_watcher.result();
    if (m_session.project() == nullptr) {
        m_isReading = false;
        return;
    }
    if (m_again) {
        startReport();
        return;
    }
    m_isReading = false;
    if (!*result) {
        m_session.announceFailure(result->error());
        m_report.reset();
    } else {
        m_report = std::make_shared<const RobustnessReport>(std::move(**result));
    }
    m_grid->setReport(m_report);
    m_selection->setReport(m_report);
    fillSelectors();
    renewPages();
    emit statusChanged();
}

void RobustnessWorkspace::fillSelectors()
{
    const auto fill = [](QComboBox* box, const QStringList& names, const QString& all, const QString& current) {
        const QSignalBlocker quiet(box);
        box->clear();
        if (!all.isEmpty()) {
            box->addItem(all, QString());
        }
        for (const QString& name : names) {
            box->addItem(name, name);
        }
        box->setCurrentIndex(std::max(0, box->findData(current)));
    };
    const RobustnessReport none;
    const RobustnessReport& report = m_report ? *m_report : none;
    fill(m_metrics, report.metrics, {}, report.metric);
    fill(m_settings, report.settings, tr("all"), m_request.setting);
    fill(m_subsets, report.subsets, tr("all"), m_request.subset);
    m_demonstration->setVisible(report.isDemonstration);
}

void RobustnessWorkspace::renewPages()
{
    const QString page = m_pages->current();
    const bool isOpen = m_session.project() != nullptr;
    const bool isOverReplies = page == u"grid" || page == u"selection";
    for (QWidget* box : {static_cast<QWidget*>(m_metrics), static_cast<QWidget*>(m_settings), static_cast<QWidget*>(m_subsets)}) {
        box->setEnabled(isOpen && isOverReplies);
    }
    QWidget* shown = m_noProject;
    if (isOpen && page == u"perturb") {
        shown = m_perturb;
    } else if (isOpen && page == u"selection") {
        shown = m_selection;
    } else if (isOpen && page == u"quality") {
        shown = m_quality;
    } else if (isOpen && m_isReading && !m_report) {
        shown = m_reading;
    } else if (isOpen && (!m_report || m_report->data.isEmpty())) {
        shown = m_noConditions;
    } else if (isOpen) {
        shown = m_grid;
    }
    if (shown == m_perturb) {
        m_perturb->setDataset(m_request.dataset);
    } else if (shown == m_selection) {
        m_selection->calibration()->setDataset(m_request.dataset);
    } else if (shown == m_quality) {
        m_quality->setDataset(m_request.dataset);
    }
    m_stack->setCurrentWidget(shown);
    emit statusChanged();
}

void RobustnessWorkspace::showPage(const QString& id)
{
    m_pages->setCurrent(id);
    renewPages();
}

widgets::StatusFacts RobustnessWorkspace::statusFacts() const
{
    return m_stack->currentWidget() == m_grid ? m_grid->statusFacts() : widgets::StatusFacts {};
}

QList<QAction*> RobustnessWorkspace::commands() const
{
    return m_grid->commands();
}

void RobustnessWorkspace::activate()
{
    if (m_stale) {
        read();
    }
    if (m_stack->currentWidget() == m_grid) {
        m_grid->takeFocus();
    }
}

bool RobustnessWorkspace::isSettled() const
{
    return !m_isReading && m_grid->isSettled() && m_perturb->isSettled();
}

void RobustnessWorkspace::settle()
{
    if (m_stale) {
        read();
    }
    const QDeadlineTimer deadline(30'000);
    while (!isSettled() && !deadline.hasExpired()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }
    QCoreApplication::processEvents(QEventLoop::AllEvents, 50);
}

} // namespace groundmark::viewers
