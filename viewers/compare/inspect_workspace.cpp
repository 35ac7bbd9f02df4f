// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/inspect_workspace.h"

#include "storage/dataset_repository.h"
#include "storage/run_repository.h"
#include "storage/sample_repository.h"
#include "viewers/compare/compare_page.h"
#include "viewers/compare/run_selector.h"
#include "widgets/badge.h"
#include "widgets/empty_state.h"
#include "widgets/numbers.h"
#include "widgets/run_swatch.h"
#include "widgets/view_bar.h"

#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace groundmark::viewers {

InspectWorkspace::InspectWorkspace(
    storage::Session& session,
    imaging::ImageStore& images,
    imaging::Thumbnailer& thumbnailer,
    QWidget* parent)
    : Workspace(parent)
    , m_session(session)
    , m_viewBar(new widgets::ViewBar)
    , m_datasets(new QComboBox)
    , m_runs(new RunSelector)
    , m_demonstration(new widgets::Badge(tr("Demonstration replies"), widgets::BadgeTone::Warn))
    , m_outdated(new widgets::Badge({}, widgets::BadgeTone::Warn))
    , m_pages(new QStackedWidget)
    , m_noProject(makeNoProject())
    , m_noRuns(makeNoRuns())
    , m_compare(new ComparePage(session, images, thumbnailer))
{
    m_datasets->setMinimumContentsLength(10);
    m_datasets->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_datasets->setMaximumWidth(280);
    m_viewBar->addSelector(tr("Dataset"), m_datasets);
    m_viewBar->addSelector(tr("Runs"), m_runs);
    m_viewBar->addRight(m_demonstration);
    m_viewBar->addRight(m_outdated);
    for (QWidget* page : {m_noProject, m_noRuns, static_cast<QWidget*>(m_compare)}) {
        m_pages->addWidget(page);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_viewBar);
    column->addWidget(m_pages, 1);

    connect(m_datasets, &QComboBox::activated, this, [this] {
        m_dataset = {m_datasets->currentData().toLongLong()};
        m_session.setDataset(m_dataset);
        readRuns();
    });
    connect(m_runs, &RunSelector::changed, this, &InspectWorkspace::showRuns);
    connect(m_compare, &ComparePage::statusChanged, this, &Workspace::statusChanged);
    connect(m_compare, &ComparePage::linkRequested, this, &InspectWorkspace::copyLink);
    connect(m_compare, &ComparePage::editRequested, this, &InspectWorkspace::editRequested);
    connect(&session, &storage::Session::projectClosing, this, [this] {
        m_writing.waitForFinished(); // it reads the project
        m_compare->setProject(nullptr);
    });
    connect(m_compare, &ComparePage::reportRequested, this, &InspectWorkspace::exportReport);
    connect(m_compare, &ComparePage::figureRequested, this, &InspectWorkspace::exportFigure);
    connect(&m_writing, &QFutureWatcherBase::finished, this, &InspectWorkspace::tellWritten);
    connect(&session, &storage::Session::projectOpened, this, &InspectWorkspace::projectChanged);
    connect(&session, &storage::Session::contentChanged, this, &InspectWorkspace::contentChanged);
    connect(&session, &storage::Session::datasetChanged, this, &InspectWorkspace::contentChanged);
    connect(&session, &storage::Session::sampleEdited, this, [this](SampleId sample) {
        if (!isVisible()) {
            m_stale = true;
        } else if (!m_stale) {
            m_compare->reread(sample);
        }
    });
    connect(&session, &storage::Session::sampleChanged, this, [this](SampleId sample) {
        if (!isVisible()) {
            m_stale = true; // an annotator's step must not wait for a page that nobody sees
        } else if (!m_stale) {
            m_compare->select(sample);
        }
    });
    projectChanged();
}

InspectWorkspace::~InspectWorkspace()
{
    // What it says while it goes would reach a workspace that is half gone.
    disconnect(m_compare, nullptr, this, nullptr);
    disconnect(&m_writing, nullptr, this, nullptr);
    m_writing.waitForFinished();
    delete m_compare;
}

QString InspectWorkspace::id() const
{
    return QStringLiteral("compare");
}

QWidget* InspectWorkspace::makeNoProject()
{
    return new widgets::EmptyState(
        tr("No project is open"),
        tr("Open or create one under Library; its runs are then compared here."));
}

QWidget* InspectWorkspace::makeNoRuns()
{
    auto* page = new widgets::EmptyState(
        tr("No runs yet"),
        tr("A run is what one model answered to a dataset. With at least one, every answer stands "
           "here "
           "beside the truth, with the reason for its score."));
    auto* action = new QAction(tr("Import predictions…"), this);
    connect(action, &QAction::triggered, this, &InspectWorkspace::importRequested);
    page->addCard(
        action,
        widgets::Icon::Import,
        tr("Read a model's answers from a file of predictions and score them."),
        tr("Import…"),
        true);
    return page;
}

void InspectWorkspace::projectChanged()
{
    m_dataset = {};
    m_compare->setProject(m_session.project());
    contentChanged();
}

void InspectWorkspace::contentChanged()
{
    m_stale = true;
    if (isVisible() || !m_session.project()) {
        read();
    }
}

void InspectWorkspace::showEvent(QShowEvent* event)
{
    Workspace::showEvent(event);
    if (m_stale) {
        read();
    }
}

void InspectWorkspace::read()
{
    m_stale = false;
    const bool isOpen = m_session.project() != nullptr;
    m_datasets->setEnabled(isOpen);
    if (isOpen) {
        readDatasets();
        readRuns();
    } else {
        m_datasets->clear();
        m_runs->setRuns({});
        m_pages->setCurrentWidget(m_noProject);
        renewBadges();
        emit statusChanged();
    }
}

void InspectWorkspace::readDatasets()
{
    storage::Database& database = m_session.project()->database();
    auto datasets = storage::DatasetRepository(database).list().valueOr({});
    const auto runsOf = [&](DatasetId id) {
        return storage::RunRepository(database).ofDataset(id).valueOr({}).size();
    };
    std::ranges::stable_partition(
        datasets, [&](const auto& listed) { return runsOf(listed.dataset.id) > 0; });
    const QSignalBlocker quiet(m_datasets);
    m_datasets->clear();
    for (const auto& listed : datasets) {
        m_datasets->addItem(listed.dataset.name, listed.dataset.id.value);
    }
    const DatasetId wanted = m_session.dataset().value_or(datasetOfSample());
    m_datasets->setCurrentIndex(std::max(0, m_datasets->findData(wanted.value)));
    m_dataset = {m_datasets->currentData().toLongLong()};
}

void InspectWorkspace::readRuns()
{
    auto runs = storage::RunRepository(m_session.project()->database()).list().valueOr({});
    std::erase_if(runs, [this](const auto& summary) { return summary.run.dataset != m_dataset; });
    m_runs->setRuns(std::move(runs));
    showRuns();
}

void InspectWorkspace::showRuns()
{
    const auto chosen = m_runs->chosen();
    m_pages->setCurrentWidget(chosen.empty() ? m_noRuns : m_compare);
    if (!chosen.empty()) {
        m_compare->show(m_dataset, chosen);
    }
    renewBadges();
    emit statusChanged();
}

void InspectWorkspace::showDisagreement(DatasetId dataset, const RunId& wrong, const RunId& right)
{
    m_session.setDataset(dataset);
    read();
    m_runs->setChosen({wrong, right});
    showRuns();
    // Runs stand in the dataset's order, whichever was named first.
    const auto chosen = m_runs->chosen();
    const bool isWrongFirst = !chosen.empty() && chosen.front().run.id == wrong;
    m_compare->filterBy(isWrongFirst ? QStringLiteral("wrong-right 0 1") : QStringLiteral("right-wrong 0 1"));
}

void InspectWorkspace::renewBadges()
{
    const auto chosen = m_runs->chosen();
    bool isDemonstration = false;
    QStringList outdated;
    if (m_session.project() && m_dataset.isStored()) {
        const auto dataset = storage::DatasetRepository(m_session.project()->database())
                                 .find(m_dataset)
                                 .valueOr({});
        isDemonstration = dataset && dataset->demonstration;
        for (size_t i = 0; i < chosen.size(); ++i) {
            isDemonstration = isDemonstration || chosen[i].run.origin == RunOrigin::Demonstration;
            if (dataset && chosen[i].run.truthVersion < dataset->truthVersion) {
                outdated.append(widgets::runLetter(static_cast<int>(i)));
            }
        }
    }
    m_demonstration->setVisible(isDemonstration);
    m_outdated->setText(tr("Scored against an older truth: %1").arg(outdated.join(u' ')));
    m_outdated->setVisible(!outdated.isEmpty());
}

widgets::StatusFacts InspectWorkspace::statusFacts() const
{
    return m_pages->currentWidget() == m_compare ? m_compare->statusFacts()
                                                 : widgets::StatusFacts {};
}

QList<QAction*> InspectWorkspace::commands() const
{
    return m_compare->commands();
}

QAction* InspectWorkspace::undoAction() const
{
    return m_compare->undoAction();
}

QAction* InspectWorkspace::redoAction() const
{
    return m_compare->redoAction();
}

/// With all datasets shown elsewhere, the current sample says which one to compare.
DatasetId InspectWorkspace::datasetOfSample() const
{
    const auto sample
        = storage::SampleRepository(m_session.project()->database()).find(m_session.sample());
    return sample && *sample ? (*sample)->dataset : m_dataset;
}

void InspectWorkspace::activate()
{
    const bool followsSample = m_session.project() && !m_session.dataset();
    if (m_stale || (followsSample && datasetOfSample() != m_dataset)) {
        read();
    }
    if (m_pages->currentWidget() == m_compare) {
        m_compare->takeFocus();
    }
}

void InspectWorkspace::settle()
{
    if (m_stale) {
        read();
    }
    const QDeadlineTimer deadline(10'000);
    while (!m_compare->isSettled() && !deadline.hasExpired()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }
    // What came last is laid out; thumbnails that are ready are asked for.
    QCoreApplication::processEvents(QEventLoop::AllEvents, 50);
}

} // namespace groundmark::viewers
