// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/masked/masked_workspace.h"

#include "evaluation/benchmarks/mmtr/failure_patterns.h"
#include "imaging/ocr_languages.h"
#include "storage/dataset_repository.h"
#include "viewers/masked/masked_charts.h"
#include "viewers/masked/masked_models.h"
#include "viewers/masked/pattern_pages.h"
#include "widgets/badge.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/empty_state.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"
#include "widgets/segments.h"
#include "widgets/theme/tokens.h"
#include "widgets/view_bar.h"

#include <QAction>
#include <QComboBox>
#include <QEventLoop>
#include <QLabel>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>
#include <QtConcurrentRun>

#include <algorithm>

namespace groundmark::viewers {

namespace mmtr = evaluation::mmtr;
namespace numbers = widgets::numbers;

namespace {

const QString Benchmark = QStringLiteral("mmtr");

} // namespace

MaskedWorkspace::MaskedWorkspace(storage::Session& session, imaging::ImageStore& images, QWidget* parent)
    : Workspace(parent)
    , m_session(session)
    , m_images(images)
    , m_viewBar(new widgets::ViewBar)
    , m_datasets(new QComboBox)
    , m_pages(new widgets::Segments)
    , m_demonstration(new widgets::Badge(tr("Demonstration data"), widgets::BadgeTone::Warn))
    , m_stack(new QStackedWidget)
    , m_charts(new MaskedCharts)
    , m_thinking(new ThinkingPairs)
    , m_words(keptWordFolder())
{
    m_pool.setMaxThreadCount(1);
    m_datasets->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_viewBar->addSelector(tr("Dataset"), m_datasets);
    m_pages->setAccessibleName(tr("What is shown"));
    m_pages->addSegment(QStringLiteral("samples"), tr("Samples"));
    m_pages->addSegment(QStringLiteral("charts"), tr("Distributions"));
    m_pages->addSegment(QStringLiteral("thinking"), tr("Thinking"));
    m_viewBar->addSelector({}, m_pages);
    m_viewBar->addRight(m_demonstration);
    m_demonstration->hide();
    m_nothing = new widgets::EmptyState(
        tr("No masked text"),
        tr("Make masked samples under Annotate › Mask, or import a file in the format mmtr under Library."));
    m_samples = buildSamples();
    for (QWidget* page : {m_nothing, m_samples, static_cast<QWidget*>(m_charts), static_cast<QWidget*>(m_thinking)}) {
        m_stack->addWidget(page);
    }
    buildActions();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_viewBar);
    layout->addWidget(m_stack, 1);

    connect(m_pages, &widgets::Segments::currentChanged, this, &MaskedWorkspace::showPage);
    connect(m_datasets, &QComboBox::activated, this, [this] {
        m_session.setDataset(DatasetId {m_datasets->currentData().toLongLong()});
        read();
    });
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &MaskedWorkspace::take);
    connect(&m_words, &imaging::WordReader::changed, this, &MaskedWorkspace::showPatterns);
    connect(&session, &storage::Session::projectClosing, this, [this] {
        m_watcher.waitForFinished();
        m_dataset.reset();
        m_sampleModel->setDataset(nullptr);
        m_replyModel->clear();
        m_canvas->setSource(nullptr);
        m_words.clear();
        m_stale = true;
    });
    connect(&session, &storage::Session::projectOpened, this, &MaskedWorkspace::contentChanged);
    connect(&session, &storage::Session::contentChanged, this, &MaskedWorkspace::contentChanged);
    connect(&session, &storage::Session::sampleEdited, this, [this] { m_stale = true; });
    connect(&session, &storage::Session::sampleChanged, this, [this](SampleId id) {
        if (isVisible()) {
            showSample(id);
        }
    });
}

MaskedWorkspace::~MaskedWorkspace()
{
    m_watcher.disconnect(this);
    m_watcher.waitForFinished();
}

void MaskedWorkspace::showPage(const QString& id)
{
    m_pages->setCurrent(id);
    QWidget* page = id == QLatin1StringView("charts") ? static_cast<QWidget*>(m_charts)
        : id == QLatin1StringView("thinking")         ? static_cast<QWidget*>(m_thinking)
                                                      : m_samples;
    m_stack->setCurrentWidget(m_datasets->count() > 0 ? page : m_nothing);
}

void MaskedWorkspace::contentChanged()
{
    m_stale = true;
    if (isVisible()) {
        read();
    }
}

void MaskedWorkspace::showEvent(QShowEvent* event)
{
    Workspace::showEvent(event);
    if (m_stale) {
        read();
    }
}

void MaskedWorkspace::activate()
{
    if (m_stale) {
        read();
    }
    m_sampleView->setFocus();
}

void MaskedWorkspace::readDatasets()
{
    m_datasets->clear();
    const auto all = m_session.project()
        ? storage::DatasetRepository(m_session.project()->database()).list().valueOr({})
        : std::vector<storage::DatasetRepository::Listed>();
    for (const auto& listed : all) {
        if (listed.dataset.benchmark == Benchmark) {
            m_datasets->addItem(listed.dataset.name, listed.dataset.id.value);
        }
    }
    const int wanted = m_datasets->findData(m_session.dataset().value_or(DatasetId {}).value);
    const int before = m_datasets->findData(m_shown.value);
    m_datasets->setCurrentIndex(wanted >= 0 ? wanted : std::max(0, before));
    m_datasets->setEnabled(m_datasets->count() > 1);
}

void MaskedWorkspace::read()
{
    m_stale = false;
    readDatasets();
    showPage(m_pages->current());
    if (m_datasets->count() == 0) {
        return;
    }
    m_shown = {m_datasets->currentData().toLongLong()};
    m_listHeader->setFacts(tr("reading"));
    m_watcher.setFuture(QtConcurrent::run(
        &m_pool,
        [project = m_session.project(), dataset = m_shown]() -> Result<MaskedDataset> {
            const auto connection = project->connectAgain();
            if (!connection) {
                return connection.error();
            }
            return readMaskedDataset(**connection, dataset);
        }));
}

void MaskedWorkspace::take()
{
    if (m_session.project() == nullptr || m_watcher.future().resultCount() == 0) {
        return;
    }
    const Result<MaskedDataset> read = m_watcher.result();
    if (!read) {
        m_listHeader->setFacts({});
        m_session.announceFailure(read.error());
        return;
    }
    m_dataset = std::make_shared<const MaskedDataset>(*read);
    m_demonstration->setVisible(m_dataset->demonstration);
    m_sampleModel->setDataset(m_dataset);
    m_listHeader->setFacts(numbers::count(static_cast<qint64>(m_dataset->samples.size())));
    m_charts->setDataset(*m_dataset);
    m_thinking->setDataset(*m_dataset);
    const bool known = m_sampleModel->rowOf(m_session.sample()) >= 0;
    showSample(known ? m_session.sample() : m_sampleModel->sampleAt(0));
    emit statusChanged();
}

void MaskedWorkspace::step(int by)
{
    const int row = qBound(0, m_sampleView->currentIndex().row() + by, m_sampleModel->rowCount() - 1);
    m_sampleView->setCurrentIndex(m_sampleModel->index(row, 0));
}

void MaskedWorkspace::showSample(SampleId id)
{
    const int row = m_dataset ? m_sampleModel->rowOf(id) : -1;
    if (row < 0) {
        return;
    }
    m_sampleView->setCurrentIndex(m_sampleModel->index(row, 0));
    auto sample = readCompareSample(*m_session.project(), m_session.benchmarks(), id, m_dataset->runs);
    if (!sample) {
        m_session.announceFailure(sample.error());
        return;
    }
    m_sample = std::move(*sample);
    const mmtr::SampleFacts& facts = m_dataset->samples[static_cast<size_t>(row)].facts;
    m_target->setText(facts.target);
    m_sampleHeader->setTitle(m_sample.sample.externalId);
    m_replyModel->setSample(m_sample);
    m_replyHeader->setFacts(
        tr("%1 of %2 runs")
            .arg(std::ranges::count_if(m_sample.answers, [](const RunAnswer& answer) { return answer.prediction.has_value(); }))
            .arg(m_sample.answers.size()));
    showMaskedPage(maskedPage());
    emit statusChanged();
}

int MaskedWorkspace::maskedPage() const
{
    const auto masks = mmtr::masksOf(m_sample.regions);
    return masks.empty() ? 0 : masks.front()->page;
}

void MaskedWorkspace::showMaskedPage(int page)
{
    if (page < 0 || page >= m_sample.imagePaths.size()) {
        return;
    }
    m_page = page;
    m_canvas->setSource(m_images.open(m_sample.imagePaths[page]));
    QList<widgets::OverlayShape> shapes;
    int number = 0;
    for (const Region* mask : mmtr::masksOf(m_sample.regions)) {
        ++number;
        if (mask->page == page) {
            widgets::OverlayShape shape;
            shape.id = mask->id.value;
            shape.shape = mask->shape;
            shape.style.colour = widgets::over_image::region(2);
            shape.style.fill = 1.0;
            shape.style.fillColour = widgets::over_image::mask;
            shape.tag = QStringLiteral("M%1").arg(number);
            shapes.append(shape);
        }
    }
    m_canvas->overlay().setShapes(m_layer, shapes);
    m_sampleHeader->setFacts(tr("page %1 of %2").arg(page + 1).arg(m_sample.imagePaths.size()));
    const QString languages = imaging::ocrLanguagesFor(
        m_sample.sample.language, imaging::TextRecogniser::installedLanguages());
    m_words.read(m_canvas->source(), languages);
    showPatterns();
}

/// Patterns need the words of the pages: of the shown one as soon as they are read, of the others where
/// they have been read before.
void MaskedWorkspace::showPatterns()
{
    std::vector<QSize> sizes;
    for (int page = 0; page < m_sample.imagePaths.size(); ++page) {
        sizes.push_back(m_sample.imageSize(page).toSize());
    }
    auto pages = patternPages(m_sample.regions, m_sample.imagePaths, sizes, m_sample.sample.language, false);
    if (m_words.state() == imaging::WordReader::State::Ready && static_cast<size_t>(m_page) < pages.size()) {
        auto& shown = pages[static_cast<size_t>(m_page)];
        shown.words = visibleWords(m_words.words(), shown.masks);
    }
    m_replyModel->setPages(pages);
    m_replyHeader->setNote(
        m_words.state() == imaging::WordReader::State::Reading ? tr("reading the page for failure patterns") : QString());
}

void MaskedWorkspace::settle()
{
    if (m_watcher.isRunning()) {
        m_watcher.waitForFinished();
        take();
    }
    const auto& source = m_canvas->source();
    if (source && !source->isFinished()) {
        QEventLoop loop;
        connect(source.get(), &imaging::ImageSource::finished, &loop, &QEventLoop::quit);
        loop.exec();
    }
    while (m_words.state() == imaging::WordReader::State::Reading) {
        QEventLoop loop;
        connect(&m_words, &imaging::WordReader::changed, &loop, &QEventLoop::quit);
        loop.exec();
    }
}

} // namespace groundmark::viewers
