// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/generate/generate_workspace.h"

#include "storage/dataset_repository.h"
#include "storage/generation_store.h"
#include "evaluation/models/model_profiles.h"
#include "viewers/generate/generate_form.h"
#include "viewers/library/error_pane.h"
#include "widgets/empty_state.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"
#include "widgets/progress_line.h"
#include "widgets/splitter.h"
#include "widgets/view_bar.h"

#include <QAction>
#include <QComboBox>
#include <QEventLoop>
#include <QLabel>
#include <QPlainTextEdit>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>
#include <QtConcurrentRun>

namespace groundmark::viewers {

using namespace evaluation::generate;
namespace numbers = widgets::numbers;

namespace {

constexpr int ThumbnailSide = 480;
constexpr int PictureWidth = 360;
constexpr int PictureHeight = 212;

const QStringList& purposes()
{
    static const QStringList names {
        QStringLiteral("embedding"), QStringLiteral("translation"), QStringLiteral("layout"),
        QStringLiteral("depiction"), QString(), QStringLiteral("image"), QString()};
    return names;
}

} // namespace

GenerateWorkspace::GenerateWorkspace(
    storage::Session& session, imaging::Thumbnailer& thumbnailer, evaluation::ModelProfiles& profiles, QSettings& settings,
    QWidget* parent)
    : Workspace(parent)
    , m_session(session)
    , m_thumbnailer(thumbnailer)
    , m_job(session)
    , m_viewBar(new widgets::ViewBar)
    , m_dataset(new QComboBox)
    , m_pages(new QStackedWidget)
    , m_form(new GenerateForm(profiles))
    , m_stagesHeader(new widgets::PanelHeader(tr("Stages")))
    , m_stages(new StagesModel(this))
    , m_stageTable(new QTableView)
    , m_itemsHeader(new widgets::PanelHeader)
    , m_state(new QComboBox)
    , m_items(new StageItemsModel(this))
    , m_itemTable(new QTableView)
    , m_detailHeader(new widgets::PanelHeader(tr("Sample")))
    , m_picture(new QLabel)
    , m_detail(new QPlainTextEdit)
    , m_progress(new widgets::ProgressLine)
    , m_error(new ErrorPane)
    , m_keeper(new widgets::SplitterKeeper(settings, QStringLiteral("layout/generate"), this))
{
    m_pool.setMaxThreadCount(1);
    m_dataset->setMinimumContentsLength(16);
    m_viewBar->addSelector(tr("Corpus"), m_dataset);
    m_state->addItem(tr("All states"), -1);
    for (const StageState state : {StageState::Waiting, StageState::Done, StageState::LeftOut, StageState::Held, StageState::Failed}) {
        m_state->addItem(wordsOfState(state), static_cast<int>(state));
    }
    m_progress->setPausable(true);
    buildActions();
    auto* nothing = new widgets::EmptyState(
        tr("No corpus of texts yet"),
        tr("Import LogiQA or LogiQA 2.0; its questions can then be made into pictures here, as LogicOCR-Gen was."));
    auto* import = new QAction(tr("Import a corpus"), this);
    connect(import, &QAction::triggered, this, &GenerateWorkspace::importRequested);
    nothing->addCard(import, widgets::Icon::Import, tr("LogiQA_Test.txt or another file of the two corpora"), tr("Import…"), true);
    m_pages->addWidget(nothing);
    m_pages->addWidget(buildBody());
    m_progress->hide();
    m_error->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_viewBar);
    column->addWidget(m_pages, 1);

    connect(m_form, &GenerateForm::modelsRequested, this, &GenerateWorkspace::modelsRequested);
    connect(m_dataset, &QComboBox::currentIndexChanged, this, &GenerateWorkspace::readItems);
    connect(m_stageTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        m_items->setStage(stage());
        showItem();
    });
    connect(m_state, &QComboBox::currentIndexChanged, this, [this] {
        const int state = m_state->currentData().toInt();
        m_items->setState(state < 0 ? std::nullopt : std::optional(static_cast<StageState>(state)));
        showItem();
    });
    connect(m_itemTable->selectionModel(), &QItemSelectionModel::selectionChanged, this, &GenerateWorkspace::updateActions);
    connect(m_itemTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &GenerateWorkspace::showItem);
    connect(m_itemTable, &QTableView::doubleClicked, m_edit, &QAction::trigger);
    connect(&m_thumbnailer, &imaging::Thumbnailer::ready, this, &GenerateWorkspace::showItem);
    connect(&m_job, &GenerateJob::finished, this, &GenerateWorkspace::jobEnded);
    connect(m_progress, &widgets::ProgressLine::pauseRequested, this, [this](bool pause) {
        m_job.pause(pause);
        m_progress->setPaused(pause);
    });
    connect(m_progress, &widgets::ProgressLine::cancelRequested, this, [this] { m_job.cancel(); });
    m_ticks.setInterval(500);
    connect(&m_ticks, &QTimer::timeout, this, &GenerateWorkspace::showProgress);
    connect(&m_reading, &QFutureWatcherBase::finished, this, &GenerateWorkspace::takeItems);
    connect(&m_session, &storage::Session::projectOpened, this, &GenerateWorkspace::projectChanged);
    connect(&m_session, &storage::Session::projectClosing, this, [this] {
        m_job.stop();
        m_reading.setFuture({});
        m_pool.waitForDone();
        m_all.reset();
        m_items->setItems({});
        m_pages->setCurrentIndex(0);
    });
    connect(&m_session, &storage::Session::contentChanged, this, [this] {
        m_stale = true;
        if (isVisible()) {
            fillDatasets();
        }
    });
    connect(&m_session, &storage::Session::sampleEdited, this, [this] { m_stale = true; });
    projectChanged();
}

GenerateWorkspace::~GenerateWorkspace()
{
    m_reading.disconnect(this);
    m_job.stop();
    m_pool.waitForDone();
}

void GenerateWorkspace::projectChanged()
{
    m_planOf = {};
    m_stale = true;
    fillDatasets();
}

/// Datasets of LogicOCR-Gen: those that hold texts with options.
void GenerateWorkspace::fillDatasets()
{
    const QVariant chosen = m_dataset->currentData();
    {
        const QSignalBlocker quiet(m_dataset);
        m_dataset->clear();
        if (m_session.project() != nullptr) {
            const auto sets = storage::DatasetRepository(m_session.project()->database()).list();
            for (const auto& listed : sets ? *sets : std::vector<storage::DatasetRepository::Listed>()) {
                if (listed.dataset.benchmark == u"logicocr-gen" && !listed.dataset.demonstration) {
                    m_dataset->addItem(listed.dataset.name, listed.dataset.id.value);
                }
            }
        }
        m_dataset->setCurrentIndex(std::max(0, m_dataset->findData(chosen)));
        if (m_dataset->count() == 0) {
            m_dataset->setCurrentIndex(-1);
        }
    }
    m_pages->setCurrentIndex(m_dataset->count() > 0 ? 1 : 0);
    readItems();
}

DatasetId GenerateWorkspace::dataset() const
{
    return {m_dataset->currentData().toLongLong()};
}

Stage GenerateWorkspace::stage() const
{
    const int row = m_stageTable->currentIndex().row();
    return static_cast<Stage>(std::max(0, row));
}

void GenerateWorkspace::readItems()
{
    if (m_session.project() == nullptr || !dataset().isStored() || m_reading.isRunning()) {
        updateActions();
        return;
    }
    m_stale = false;
    m_reading.setFuture(QtConcurrent::run(&m_pool, [project = m_session.project(), dataset = dataset()] {
        Snapshot snapshot;
        auto connection = project->connectAgain();
        if (!connection) {
            snapshot.error = connection.error();
            return snapshot;
        }
        storage::GenerationStore store(**connection, dataset, {});
        auto items = store.items();
        const auto plan = store.plan();
        if (!items || !plan) {
            snapshot.error = items ? plan.error() : items.error();
            return snapshot;
        }
        snapshot.plan = *plan;
        snapshot.items = std::make_shared<const std::vector<GenItem>>(std::move(*items));
        for (const QString& purpose : purposes()) {
            const auto totals = purpose.isEmpty() ? Result<evaluation::CallTotals>(evaluation::CallTotals())
                                                  : store.calls().totals({}, purpose);
            const evaluation::CallTotals spent = totals.valueOr({});
            snapshot.spent.push_back({spent.attempts, spent.inputTokens + spent.outputTokens});
        }
        return snapshot;
    }));
}

void GenerateWorkspace::takeItems()
{
    if (m_reading.future().resultCount() == 0) {
        return;
    }
    const Snapshot snapshot = m_reading.result();
    if (snapshot.error) {
        m_error->setError(*snapshot.error);
        m_error->show();
        return;
    }
    m_all = snapshot.items;
    if (m_planOf != dataset()) {
        m_planOf = dataset();
        m_form->setPlan(snapshot.plan);
    }
    m_stages->setReports(countStages(*m_all), snapshot.spent);
    m_stagesHeader->setFacts(tr("%1 samples").arg(numbers::count(static_cast<qint64>(m_all->size()))));
    const auto chosen = chosenSamples();
    m_items->setItems(m_all);
    if (!m_stageTable->currentIndex().isValid()) {
        m_stageTable->setCurrentIndex(m_stages->index(0, 0));
    }
    QItemSelection selection;
    for (const SampleId sample : chosen) {
        if (const int row = m_items->rowOf(sample); row >= 0) {
            selection.select(m_items->index(row, 0), m_items->index(row, StageItemsModel::ColumnCount - 1));
        }
    }
    m_itemTable->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    showItem();
    emit statusChanged();
}

std::set<SampleId> GenerateWorkspace::chosenSamples() const
{
    std::set<SampleId> samples;
    for (const QModelIndex& index : m_itemTable->selectionModel()->selectedRows()) {
        samples.insert(m_items->at(index.row()).sample.id);
    }
    return samples;
}

const GenItem* GenerateWorkspace::shownItem() const
{
    const QModelIndex current = m_itemTable->currentIndex();
    if (current.isValid() && current.row() < m_items->rowCount()) {
        return &m_items->at(current.row());
    }
    return nullptr;
}

void GenerateWorkspace::showItem()
{
    m_itemsHeader->setTitle(wordsOfStage(stage()));
    m_itemsHeader->setFacts(numbers::count(m_items->rowCount()));
    const GenItem* item = shownItem();
    m_picture->clear();
    if (item == nullptr) {
        m_detailHeader->setFacts({});
        m_detail->setPlainText({});
        m_picture->setVisible(false);
        updateActions();
        return;
    }
    const Question question = item->sample.questions.value(0);
    QString text = question.context + QStringLiteral("\n\n") + question.text + u'\n' + question.choices.join(u'\n');
    if (const StageRecord* record = item->find(stage())) {
        QStringList facts;
        for (const QString& fact : {record->problem, record->value.size() > 40 ? record->value : QString(), QString::fromUtf8(record->detail)}) {
            if (!fact.isEmpty()) {
                facts.append(fact);
            }
        }
        text = facts.join(QStringLiteral("\n\n")) + (facts.isEmpty() ? QString() : QStringLiteral("\n\n")) + text;
    }
    m_detailHeader->setFacts(item->sample.externalId);
    if (m_detail->toPlainText() != text) {
        m_detail->setPlainText(text);
    }
    QImage thumbnail;
    if (!item->sample.pages.isEmpty() && m_session.project() != nullptr) {
        storage::GenerationStore store(*m_session.project(), dataset(), {});
        const auto images = store.images(item->sample.id);
        if (images && !images->empty() && !images->back().picture.isEmpty()) {
            thumbnail = m_thumbnailer.thumbnail(m_session.project()->absolutePath(images->back().picture), ThumbnailSide);
        }
    }
    if (!thumbnail.isNull()) {
        m_picture->setPixmap(QPixmap::fromImage(
            thumbnail.scaled(PictureWidth, PictureHeight, Qt::KeepAspectRatio, Qt::SmoothTransformation)));
    }
    m_picture->setVisible(!item->sample.pages.isEmpty());
    updateActions();
}

void GenerateWorkspace::updateActions()
{
    const bool ready = m_session.project() != nullptr && !m_session.project()->isReadOnly() && dataset().isStored()
        && !m_job.isRunning();
    for (QAction* action : {m_runAll, m_tryFive, m_runStage}) {
        action->setEnabled(ready);
    }
    m_redo->setEnabled(ready && !m_itemTable->selectionModel()->selectedRows().isEmpty());
    m_redoRejected->setEnabled(ready);
    m_edit->setEnabled(ready && shownItem() != nullptr);
}

widgets::StatusFacts GenerateWorkspace::statusFacts() const
{
    widgets::StatusFacts facts;
    if (m_all) {
        const auto counts = countStages(*m_all);
        facts.item = tr("%1 samples").arg(numbers::count(static_cast<qint64>(m_all->size())));
        facts.done = tr("%1 in the review queue").arg(numbers::count(counts.back().done));
    }
    return facts;
}

void GenerateWorkspace::activate()
{
    if (m_stale) {
        fillDatasets();
    }
    m_stageTable->setFocus();
}

void GenerateWorkspace::settle()
{
    while (m_reading.isRunning() || m_job.isRunning()) {
        QEventLoop loop;
        connect(&m_reading, &QFutureWatcherBase::finished, &loop, &QEventLoop::quit);
        connect(&m_job, &GenerateJob::finished, &loop, &QEventLoop::quit);
        loop.exec();
    }
}

} // namespace groundmark::viewers
