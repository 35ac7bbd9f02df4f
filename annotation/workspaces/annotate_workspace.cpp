// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/workspaces/annotate_workspace.h"

#include "annotation/workspaces/dataset_selector.h"
#include "annotation/workspaces/document_host.h"
#include "annotation/workspaces/history_panel.h"
#include "annotation/workspaces/page_words.h"
#include "annotation/workspaces/region_panel.h"
#include "annotation/workspaces/sample_list.h"
#include "annotation/workspaces/tool_bar.h"
#include "storage/dataset_repository.h"
#include "widgets/badge.h"
#include "widgets/canvas/canvas_theme.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/numbers.h"
#include "widgets/segments.h"
#include "widgets/view_bar.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QEventLoop>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QStandardPaths>
#include <QStackedWidget>

namespace groundmark::annotation {

namespace {

constexpr int Neighbours = 2; // images opened ahead on each side

bool isTextField(const QWidget* widget)
{
    return qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QPlainTextEdit*>(widget);
}

QString wordFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::CacheLocation))
        .filePath(QStringLiteral("words"));
}

} // namespace

AnnotateWorkspace::AnnotateWorkspace(
    storage::Session& session, imaging::ImageStore& images, imaging::Thumbnailer& thumbnailer, QWidget* parent)
    : Workspace(parent)
    , m_session(session)
    , m_images(images)
    , m_viewBar(new widgets::ViewBar)
    , m_samples(new SampleList(session, thumbnailer))
    , m_canvas(new widgets::ImageCanvas)
    , m_words(new PageWords(*m_canvas, wordFolder(), this))
    , m_toolBar(new ToolBar(*m_canvas))
    , m_demonstration(new widgets::Badge(tr("Demonstration data"), widgets::BadgeTone::Warn))
{
    m_viewBar->addSelector(tr("Dataset"), new DatasetSelector(session));
    m_canvas->setAccessibleName(tr("Page"));
    widgets::followTheme(m_canvas);
    buildLayout();
    buildActions();
    m_viewBar->addRight(m_demonstration);
    m_demonstration->hide();
    connect(&m_session, &storage::Session::projectOpened, this, &AnnotateWorkspace::openProject);
    connect(&m_session, &storage::Session::projectClosing, this, &AnnotateWorkspace::closeProject);
    connect(&m_session, &storage::Session::sampleChanged, this, &AnnotateWorkspace::showSample);
    connect(&m_session, &storage::Session::annotatorChanged, this, &AnnotateWorkspace::openProject);
    connect(&m_session, &storage::Session::sampleEdited, this, [this](SampleId id) {
        // Only what is on the screen edits: it was another view.
        m_stale = m_stale || (!isVisible() && m_document && m_document->sample().id == id);
    });
    connect(m_toolBar, &ToolBar::pageRequested, this, &AnnotateWorkspace::showPage);
    connect(m_canvas, &widgets::ImageCanvas::cursorMoved, this, [this](QPointF image) {
        m_cursor = image;
        emit statusChanged();
    });
    connect(m_canvas, &widgets::ImageCanvas::cursorLeft, this, [this] {
        m_cursor.reset();
        emit statusChanged();
    });
    connect(m_canvas, &widgets::ImageCanvas::zoomChanged, this, &Workspace::statusChanged);
    connect(qApp, &QApplication::focusChanged, this, &Workspace::statusChanged);
    openProject();
}

AnnotateWorkspace::~AnnotateWorkspace()
{
    closeProject();
}

QString AnnotateWorkspace::id() const
{
    return QStringLiteral("boxes");
}

void AnnotateWorkspace::openProject()
{
    closeProject();
    if (m_session.project() == nullptr) {
        updateActions();
        return;
    }
    m_document = std::make_unique<SampleDocument>(*m_session.project(), m_session.annotator());
    m_host = std::make_unique<DocumentHost>(*m_document, m_words);
    m_controller = std::make_unique<CanvasController>(*m_canvas, *m_host);
    m_regions = new RegionPanel(m_session, *m_host);
    m_history = new HistoryPanel(*m_document);
    m_rightPages->addWidget(m_regions);
    m_rightPages->addWidget(m_history);
    showRight(m_rightChoice->current());
    m_toolBar->setTools(&m_controller->tools());

    m_controller->setAppearance([this](const Region& region) {
        return appearanceOf(region, m_regions->labels());
    });
    connect(m_regions, &RegionPanel::labelsChanged, m_controller.get(), &CanvasController::refresh);
    connect(m_regions, &RegionPanel::regionChosen, this, [this](RegionId id) {
        if (const Region* region = m_document->find(id)) {
            m_canvas->ensureVisible(region->shape.bounds());
        }
    });
    connect(m_host.get(), &DocumentHost::regionsChanged, m_controller.get(), &CanvasController::refresh);
    connect(m_host.get(), &DocumentHost::selectionChanged, m_controller.get(), &CanvasController::selectionTouched);
    connect(m_host.get(), &DocumentHost::selectionChanged, this, &Workspace::statusChanged);
    connect(m_host.get(), &DocumentHost::selectionChanged, this, &AnnotateWorkspace::updateActions);
    connect(m_controller.get(), &CanvasController::hintChanged, m_toolBar, &ToolBar::setHint);
    connect(m_controller.get(), &CanvasController::optionsChanged, m_toolBar, &ToolBar::showOptions);
    connect(m_toolBar, &ToolBar::optionChosen, m_controller.get(), &CanvasController::setOption);
    connect(m_document.get(), &SampleDocument::saved, this, [this] {
        m_session.announceEdit(m_document->sample().id);
    });
    connect(m_document.get(), &SampleDocument::changed, this, &AnnotateWorkspace::showQuestion);
    connect(m_document.get(), &SampleDocument::failed, &m_session, &storage::Session::announceFailure);
    QUndoStack& undo = m_document->undoStack();
    connect(&undo, &QUndoStack::indexChanged, this, &AnnotateWorkspace::updateActions);
    showSample(m_session.sample());
}

void AnnotateWorkspace::closeProject()
{
    if (m_regions != nullptr) {
        m_regions->commitPending();
    }
    m_canvas->setHandler(nullptr);
    m_toolBar->setTools(nullptr);
    // Deleting a focused child tells the status bar, which must find no panel then.
    delete std::exchange(m_regions, nullptr);
    delete std::exchange(m_history, nullptr);
    m_controller.reset();
    m_host.reset();
    m_document.reset();
    m_canvas->setSource(nullptr);
    m_demonstration->hide();
    updateActions();
}

void AnnotateWorkspace::showSample(SampleId id)
{
    if (!m_document) {
        return;
    }
    if (!id.isStored()) {
        m_document->close();
        m_canvas->setSource(nullptr);
        m_question->hide();
        updateActions();
        return;
    }
    if (m_document->sample().id == id && !std::exchange(m_stale, false)) {
        return;
    }
    m_regions->commitPending();
    m_controller->tools().active().cancel();
    if (auto opened = m_document->open(id); !opened) {
        m_session.announceFailure(opened.error());
    }
    m_words->setPageLanguage(m_document->sample().language);
    showPage(0);
    showQuestion();
    showOrigin();
    prefetchNeighbours();
    updateActions();
}

void AnnotateWorkspace::showPage(int page)
{
    const auto& pages = m_document->pages();
    m_controller->tools().active().cancel();
    m_host->setPage(page);
    m_toolBar->setPage(page, static_cast<int>(pages.size()));
    if (static_cast<size_t>(page) < pages.size()) {
        const QString path = m_session.project()->absolutePath(pages[static_cast<size_t>(page)].path);
        m_canvas->setSource(m_images.open(path));
    } else {
        m_canvas->setSource(nullptr);
    }
    m_controller->refresh();
    m_controller->tools().active().activate(); // there is another image for it
    emit statusChanged();
}

void AnnotateWorkspace::showQuestion()
{
    QStringList lines;
    for (const Question& question : m_document->sample().questions) {
        lines.append(question.text);
    }
    m_question->setText(lines.join(u'\n'));
    m_question->setVisible(!m_question->text().trimmed().isEmpty());
}

void AnnotateWorkspace::showRight(const QString& id)
{
    if (m_regions != nullptr) {
        m_rightPages->setCurrentWidget(
            id == u"history" ? static_cast<QWidget*>(m_history) : static_cast<QWidget*>(m_regions));
    }
}

/// Data that was made up says so on every screen that shows it.
void AnnotateWorkspace::showOrigin()
{
    const auto dataset = storage::DatasetRepository(m_session.project()->database())
                             .find(m_document->sample().dataset);
    m_demonstration->setVisible(dataset && *dataset && (*dataset)->demonstration);
}

void AnnotateWorkspace::prefetchNeighbours()
{
    QStringList paths;
    const int row = m_samples->currentRow();
    for (int distance = 1; distance <= Neighbours; ++distance) {
        for (const int neighbour : {row + distance, row - distance}) {
            const QString path = m_samples->model().imagePathAt(neighbour);
            if (!path.isEmpty()) {
                paths.append(path);
            }
        }
    }
    m_images.prefetch(paths);
}

void AnnotateWorkspace::setState(SampleState state)
{
    if (!m_document || !m_document->isOpen() || m_document->isReadOnly()) {
        return;
    }
    m_regions->commitPending();
    if (m_document->sample().state == state) {
        return;
    }
    const SampleId id = m_document->sample().id;
    [[maybe_unused]] const auto done = m_document->apply(
        {QStringLiteral("sample.state"), id,
         {{SampleStateRecord {id, m_document->sample().state}, SampleStateRecord {id, state}}}});
}

widgets::StatusFacts AnnotateWorkspace::statusFacts() const
{
    widgets::StatusFacts facts;
    const int count = m_samples->model().rowCount();
    if (count > 0) {
        facts.item = tr("Item %1/%2").arg(
            widgets::numbers::count(m_samples->currentRow() + 1), widgets::numbers::count(count));
    }
    if (m_canvas->source()) {
        facts.zoom = tr("Zoom %1 %").arg(qRound(m_canvas->zoom() * 100.0));
    }
    if (m_cursor && m_host && !m_host->imageSize().isEmpty()) {
        const QPointF thousand = convert(*m_cursor, Frame::Pixels, Frame::Thousand, m_host->imageSize());
        facts.cursor = QStringLiteral("x %1 y %2 | 0–1000: %3, %4")
                           .arg(qRound(m_cursor->x()))
                           .arg(qRound(m_cursor->y()))
                           .arg(qRound(thousand.x()))
                           .arg(qRound(thousand.y()));
    }
    if (m_host && !m_host->selection().isEmpty()) {
        const auto selected = m_host->selectedRegions();
        const QString name = selected.size() == 1 && m_regions ? tagOf(selected.front(), m_regions->labels()) : QString();
        facts.selection = name.isEmpty() ? tr("Selection: %n region(s)", nullptr, static_cast<int>(selected.size()))
                                         : tr("Selection %1").arg(name);
    }
    facts.keys = keyScope();
    return facts;
}

QString AnnotateWorkspace::keyScope() const
{
    const QWidget* focus = QApplication::focusWidget();
    if (isTextField(focus)) {
        return tr("Keys: text – single keys off");
    }
    return focus == m_canvas ? tr("Keys: canvas") : tr("Keys: lists");
}

void AnnotateWorkspace::activate()
{
    if (m_stale) {
        showSample(m_session.sample());
    }
    m_canvas->setFocus();
    prefetchNeighbours();
}

void AnnotateWorkspace::settle()
{
    const auto& source = m_canvas->source();
    if (!source || source->isFinished()) {
        return;
    }
    QEventLoop loop;
    connect(source.get(), &imaging::ImageSource::finished, &loop, &QEventLoop::quit);
    loop.exec();
}

} // namespace groundmark::annotation
