// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/library/library_workspace.h"

#include "imaging/thumbnailer.h"
#include "storage/sample_query.h"
#include "viewers/library/dataset_panel.h"
#include "viewers/library/no_match_pane.h"
#include "viewers/library/sample_filter_bar.h"
#include "viewers/library/sample_gallery.h"
#include "viewers/library/sample_gallery_model.h"
#include "widgets/badge.h"
#include "widgets/empty_state.h"
#include "widgets/keys/key_map.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/view_bar.h"

#include <QAction>
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QResizeEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

namespace groundmark::viewers {

namespace {

// Visual language, section 6. The workspace is the window less the rail of 64 px.
constexpr int PanelWidth = 216;
constexpr int NarrowPanelWidth = 176;
constexpr int NarrowBelow = 1360 - 64;

} // namespace

LibraryWorkspace::LibraryWorkspace(
    storage::Session& session, imaging::Thumbnailer& thumbnails, QWidget* parent)
    : Workspace(parent)
    , m_session(session)
    , m_thumbnails(thumbnails)
    , m_viewBar(new widgets::ViewBar(this))
    , m_samples(new SampleGalleryModel(this))
    , m_datasets(new DatasetPanel(session, this))
    , m_pages(new QStackedWidget(this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
{
    makeActions();
    m_pages->addWidget(m_noProject);
    m_pages->addWidget(m_noSamples);
    m_browser = makeBrowser();
    m_pages->addWidget(m_browser);

    m_splitter->addWidget(m_datasets);
    m_splitter->addWidget(m_pages);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setChildrenCollapsible(false);
    m_datasets->setMinimumWidth(120);
    m_splitter->setSizes({PanelWidth, 4 * PanelWidth});

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_viewBar);
    layout->addWidget(m_splitter, 1);
    followSession();
    reloadContent();
}

LibraryWorkspace::~LibraryWorkspace() = default;

QWidget* LibraryWorkspace::makeBrowser()
{
    auto* browser = new QWidget(m_pages);
    m_filter = new SampleFilterBar(browser);
    m_list = new QStackedWidget(browser);
    m_gallery = new SampleGallery(*m_samples, m_thumbnails, m_list);
    m_noMatch = new NoMatchPane(m_list);
    m_failure = new widgets::RoleLabel(
        {}, widgets::FontRole::Body, widgets::RoleLabel::Tone::Bad, m_list);
    m_failure->setWordWrap(true);
    m_failure->setMargin(12);
    m_failure->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_list->addWidget(m_gallery);
    m_list->addWidget(m_noMatch);
    m_list->addWidget(m_failure);
    auto* layout = new QVBoxLayout(browser);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_filter);
    layout->addWidget(m_list, 1);

    connect(m_filter, &SampleFilterBar::changed, this, &LibraryWorkspace::reloadSamples);
    connect(m_noMatch, &NoMatchPane::clearRequested, m_filter, &SampleFilterBar::clear);
    connect(m_gallery, &SampleGallery::sampleOpened, this, &LibraryWorkspace::openSample);
    m_find = new QAction(tr("Find samples"), this);
    m_find->setShortcut(QKeySequence::Find);
    widgets::nameForKeys(m_find, QStringLiteral("list.find"));
    m_find->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(m_find, &QAction::triggered, m_filter, &SampleFilterBar::focusSearch);
    addAction(m_find);
    return browser;
}

void LibraryWorkspace::followSession()
{
    using storage::Session;
    connect(&m_session, &Session::projectClosing, this, &LibraryWorkspace::closeProject);
    m_lists.setProject(m_session.project());
    connect(&m_lists, &storage::ListReader::listed, this, &LibraryWorkspace::takeSamples);
    // The list may have been empty; only now is it sure that nothing matches.
    connect(&m_lists, &storage::ListReader::counted, this, &LibraryWorkspace::showPage);
    connect(&m_lists, &storage::ListReader::failed, this, [this](const Error& error) {
        m_failure->setText(error.toText());
        showPage();
    });
    connect(&m_session, &Session::projectOpened, this, [this] {
        m_lists.setProject(m_session.project());
        m_filter->clear();
        reloadContent();
    });
    connect(&m_session, &Session::contentChanged, this, &LibraryWorkspace::reloadContent);
    connect(&m_session, &Session::datasetChanged, this, &LibraryWorkspace::reloadDataset);
    connect(&m_session, &Session::sampleEdited, m_samples, &SampleGalleryModel::renew);
    connect(&m_session, &Session::sampleChanged, m_gallery, [this](SampleId sample) {
        m_gallery->show(sample);
    });
}

QString LibraryWorkspace::id() const
{
    return QStringLiteral("samples");
}

widgets::StatusFacts LibraryWorkspace::statusFacts() const
{
    widgets::StatusFacts facts;
    if (m_session.project() == nullptr) {
        facts.item = tr("No project is open");
        return facts;
    }
    const auto datasets = qint64(m_datasets->datasets().datasets().size());
    const qint64 samples = m_datasets->datasets().samples(std::nullopt);
    if (samples == 0) {
        facts.item = tr("No samples");
    } else {
        const QString of = datasets == 1 ? tr("1 dataset")
                                         : tr("%1 datasets").arg(widgets::numbers::count(datasets));
        const QString all = samples == 1 ? tr("1 sample")
                                         : tr("%1 samples").arg(widgets::numbers::count(samples));
        facts.item = all + QStringLiteral(" · ") + of;
    }
    facts.keys = tr("Keys: lists");
    return facts;
}

void LibraryWorkspace::activate()
{
    if (m_pages->currentWidget() == m_browser && m_list->currentWidget() == m_gallery) {
        m_gallery->setFocus();
    }
}

void LibraryWorkspace::settle()
{
    // Thumbnails are asked for while painting; whoever waits wants those of the first screen.
    constexpr int LongestWaitMs = 5000;
    constexpr int QuietMs = 250;
    for (const QDeadlineTimer deadline(LongestWaitMs); m_lists.isReading() && !deadline.hasExpired();) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }
    if (m_pages->currentWidget() != m_browser || m_samples->rowCount() == 0) {
        return;
    }
    QEventLoop loop;
    QTimer quiet;
    quiet.setSingleShot(true);
    quiet.setInterval(QuietMs);
    connect(&quiet, &QTimer::timeout, &loop, &QEventLoop::quit);
    const auto restart = [&quiet, this] {
        m_gallery->viewport()->update();
        quiet.start();
    };
    connect(&m_thumbnails, &imaging::Thumbnailer::ready, &loop, restart);
    connect(&m_thumbnails, &imaging::Thumbnailer::failed, &loop, restart);
    QTimer::singleShot(LongestWaitMs, &loop, &QEventLoop::quit);
    m_gallery->grab(); // paints, and so asks, even where nothing is on a screen
    quiet.start();
    loop.exec();
}

void LibraryWorkspace::closeProject()
{
    m_lists.setProject(nullptr);
    m_samples->clear();
}

void LibraryWorkspace::reloadContent()
{
    if (const auto read = m_datasets->reload(); !read) {
        m_session.announceFailure(read.error());
    }
    const bool open = m_session.project() != nullptr;
    const bool writable = open && !m_session.project()->isReadOnly();
    m_addImages->setEnabled(writable);
    m_importFile->setEnabled(writable);
    m_exportDataset->setEnabled(open && m_datasets->datasets().samples(std::nullopt) > 0);
    reloadDataset();
}

void LibraryWorkspace::reloadDataset()
{
    m_removeDataset->setEnabled(m_importFile->isEnabled() && m_session.dataset().has_value());
    if (storage::Project* project = m_session.project()) {
        const auto tasks = storage::SampleQuery(project->database()).tasks(m_session.dataset());
        m_filter->setTasks(tasks.valueOr({}));
    }
    reloadSamples();
}

void LibraryWorkspace::reloadSamples()
{
    if (m_session.project() != nullptr) {
        storage::ListRequest request;
        request.filter.dataset = m_session.dataset();
        request.filter.text = m_filter->text();
        request.filter.task = m_filter->task();
        request.filter.state = m_filter->state();
        m_lists.read(request);
    }
    showPage();
    showBadge();
    emit statusChanged();
}

void LibraryWorkspace::takeSamples(std::vector<SampleId> ids)
{
    const SampleId current = m_samples->sampleAt(m_gallery->currentIndex());
    m_failure->setText({});
    m_samples->show(*m_session.project(), std::move(ids));
    m_gallery->show(m_session.sample().isStored() ? m_session.sample() : current);
    showPage();
    emit statusChanged();
}

void LibraryWorkspace::showPage()
{
    const qint64 everything = m_datasets->datasets().samples(std::nullopt);
    if (m_session.project() == nullptr || everything == 0) {
        m_pages->setCurrentWidget(m_session.project() == nullptr ? m_noProject : m_noSamples);
        return;
    }
    m_pages->setCurrentWidget(m_browser);
    const qint64 all = m_datasets->datasets().samples(m_session.dataset());
    m_filter->setCount(m_samples->rowCount(), all);
    if (!m_failure->text().isEmpty()) {
        m_list->setCurrentWidget(m_failure);
    } else if (m_samples->rowCount() == 0 && m_filter->isActive() && !m_lists.isReading()) {
        showConditions(all);
        m_list->setCurrentWidget(m_noMatch);
    } else {
        m_list->setCurrentWidget(m_gallery);
    }
}

void LibraryWorkspace::showConditions(qint64 all)
{
    std::vector<NoMatchPane::Condition> conditions;
    if (!m_filter->text().isEmpty()) {
        //: A condition of a filter: the text that is looked for.
        conditions.push_back(
            {tr("text: %1").arg(m_filter->text()), [this] { m_filter->clearText(); }});
    }
    if (!m_filter->task().isEmpty()) {
        conditions.push_back(
            {tr("task: %1").arg(m_filter->task()), [this] { m_filter->clearTask(); }});
    }
    if (const auto state = m_filter->state()) {
        conditions.push_back(
            {tr("state: %1").arg(widgets::wordOf(widgets::glyphOf(*state))),
             [this] { m_filter->clearState(); }});
    }
    m_noMatch->setConditions(conditions, all);
}

void LibraryWorkspace::showBadge()
{
    m_viewBar->clearSelectors();
    if (m_datasets->showsDemonstration()) {
        auto* badge = new widgets::Badge(tr("Demonstration data"), widgets::BadgeTone::Warn);
        badge->setToolTip(
            tr("Made up to show the program: neither answers nor scores are results."));
        m_viewBar->addSelector({}, badge);
    }
}

void LibraryWorkspace::openSample(SampleId sample)
{
    m_session.setSample(sample);
    emit sampleOpened();
}

void LibraryWorkspace::resizeEvent(QResizeEvent* event)
{
    Workspace::resizeEvent(event);
    adaptWidths();
}

void LibraryWorkspace::adaptWidths()
{
    // Only when the limit is crossed: otherwise the pane keeps the width that somebody gave it.
    const bool narrow = width() < NarrowBelow;
    if (narrow != m_isNarrow) {
        m_isNarrow = narrow;
        const int panel = narrow ? NarrowPanelWidth : PanelWidth;
        m_splitter->setSizes({panel, width() - panel});
    }
}

} // namespace groundmark::viewers
