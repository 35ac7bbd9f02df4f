// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/mask/mask_workspace.h"

#include "annotation/mask/leakage_pane.h"
#include "annotation/mask/mask_bar.h"
#include "annotation/mask/mask_host.h"
#include "annotation/mask/mask_panel.h"
#include "annotation/mask/mask_tool.h"
#include "annotation/mask/page_strip.h"
#include "annotation/mask/sample_selector.h"
#include "annotation/workspaces/dataset_selector.h"
#include "annotation/workspaces/region_looks.h"
#include "annotation/workspaces/tool_bar.h"
#include "imaging/ocr_languages.h"
#include "storage/dataset_repository.h"
#include "widgets/badge.h"
#include "widgets/canvas/canvas_theme.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/theme/tokens.h"
#include "widgets/view_bar.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QEventLoop>
#include <QLabel>
#include <QLayout>
#include <QStandardPaths>
#include <QTime>

#include <utility>

namespace groundmark::annotation {

namespace {

/// Where words are kept that were read once; shared with the Boxes view.
QString wordFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::CacheLocation)).filePath(QStringLiteral("words"));
}

} // namespace

MaskWorkspace::MaskWorkspace(
    storage::Session& session,
    imaging::ImageStore& images,
    imaging::Thumbnailer& thumbnailer,
    QWidget* parent)
    : Workspace(parent)
    , m_session(session)
    , m_images(images)
    , m_wordFolder(wordFolder())
    , m_words(m_wordFolder)
    , m_viewBar(new widgets::ViewBar)
    , m_samples(new SampleSelector(session, thumbnailer))
    , m_canvas(new widgets::ImageCanvas)
    , m_original(new widgets::ImageCanvas)
    , m_toolBar(new ToolBar(*m_canvas))
    , m_bar(new MaskBar)
    , m_demonstration(new widgets::Badge(tr("Demonstration data"), widgets::BadgeTone::Warn))
{
    m_viewBar->addSelector(tr("Dataset"), new DatasetSelector(session));
    m_viewBar->addSelector(tr("Sample"), m_samples);
    m_canvas->setAccessibleName(tr("Page with masks"));
    m_original->setAccessibleName(tr("Page without masks"));
    widgets::followTheme(m_canvas);
    widgets::followTheme(m_original);
    buildActions();
    m_pages = new PageStrip(thumbnailer, m_new);
    buildLayout();
    m_viewBar->addRight(m_demonstration);
    m_demonstration->hide();

    connect(&m_session, &storage::Session::projectOpened, this, &MaskWorkspace::openProject);
    connect(&m_session, &storage::Session::projectClosing, this, &MaskWorkspace::closeProject);
    connect(&m_session, &storage::Session::sampleChanged, this, [this](SampleId id) {
        if (isVisible()) {
            showSample(id);
        } else {
            m_stale = true; // a step in another view must not wait for a page that nobody sees
        }
    });
    connect(&m_session, &storage::Session::sampleEdited, this, [this](SampleId id) {
        // Another view edited the sample: what this one holds is old, and is read again when it shows.
        m_stale = m_stale || (!m_announcing && m_document && m_document->sample().id == id);
    });
    connect(m_pages, &PageStrip::pageChosen, this, &MaskWorkspace::showPage);
    connect(m_toolBar, &ToolBar::pageRequested, this, &MaskWorkspace::showPage);
    connect(m_bar, &MaskBar::viewChanged, this, &MaskWorkspace::showView);
    connect(m_bar, &MaskBar::snappingChanged, this, [this](bool on) { m_host ? m_host->setSnapping(on) : void(); });
    connect(m_bar, &MaskBar::paddingChanged, this, [this](int pixels) { m_host ? m_host->setPadding(pixels) : void(); });
    connect(m_bar, &MaskBar::fillChosen, this, [this](const QString& colour) {
        if (m_host) {
            auto card = m_host->card();
            card.fill = colour;
            m_host->setCard(card);
        }
    });
    connect(&m_words, &imaging::WordReader::changed, this, &MaskWorkspace::takeWords);
    connect(m_canvas, &widgets::ImageCanvas::viewChanged, this, [this] {
        if (m_original->isVisible()) {
            m_original->setView(m_canvas->view().centre(), m_canvas->view().scale());
        }
    });
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
    showView(m_bar->view());
    openProject();
}

MaskWorkspace::~MaskWorkspace()
{
    closeProject();
}

QString MaskWorkspace::id() const
{
    return QStringLiteral("mask");
}

void MaskWorkspace::openProject()
{
    closeProject();
    if (m_session.project() == nullptr) {
        updateActions();
        return;
    }
    m_document = std::make_unique<SampleDocument>(*m_session.project(), m_session.annotator());
    m_host = std::make_unique<MaskHost>(*m_document);
    m_controller = std::make_unique<CanvasController>(*m_canvas, *m_host);
    m_controller->addTool([this](ToolHost& /*host*/, ToolSurface& surface) {
        return std::make_unique<MaskTool>(*m_host, surface);
    });
    m_controller->tools().activate(QLatin1StringView("mask"));
    m_controller->setAppearance([this](const Region& region) { return appearance(region); });
    m_leakage = std::make_unique<LeakageJob>();
    m_panel = new MaskPanel(*m_host);
    qobject_cast<QBoxLayout*>(m_rightPane->layout())->insertWidget(0, m_panel, 1);
    m_toolBar->setTools(&m_controller->tools());

    connect(m_host.get(), &DocumentHost::regionsChanged, m_controller.get(), &CanvasController::refresh);
    connect(m_host.get(), &DocumentHost::selectionChanged, m_controller.get(), &CanvasController::selectionTouched);
    connect(m_host.get(), &DocumentHost::selectionChanged, this, &Workspace::statusChanged);
    connect(m_host.get(), &DocumentHost::selectionChanged, this, &MaskWorkspace::updateActions);
    connect(m_controller.get(), &CanvasController::hintChanged, m_toolBar, &ToolBar::setHint);
    connect(m_document.get(), &SampleDocument::changed, this, &MaskWorkspace::masksChanged);
    connect(m_document.get(), &SampleDocument::saved, this, [this] {
        m_announcing = true;
        m_session.announceEdit(m_document->sample().id);
        m_announcing = false;
    });
    connect(m_document.get(), &SampleDocument::failed, &m_session, &storage::Session::announceFailure);
    connect(&m_document->undoStack(), &QUndoStack::indexChanged, this, &MaskWorkspace::updateActions);
    LeakagePane& pane = m_panel->leakage();
    connect(&pane, &LeakagePane::checkRequested, this, &MaskWorkspace::checkLeaks);
    connect(&pane, &LeakagePane::placeRequested, this, [this](int page, const QRectF& box) {
        showPage(page);
        m_canvas->ensureVisible(box);
    });
    connect(m_leakage.get(), &LeakageJob::finished, &pane, [this](const LeakageResult& result) {
        m_panel->leakage().show(result, QTime::currentTime().toString(QStringLiteral("HH:mm:ss")));
    });
    connect(m_leakage.get(), &LeakageJob::failed, &pane, &LeakagePane::showFailure);
    m_stale = true;
    if (isVisible()) {
        showSample(m_session.sample());
    }
}

void MaskWorkspace::closeProject()
{
    if (m_panel != nullptr) {
        m_panel->commitPending();
    }
    m_leakage.reset();
    m_canvas->setHandler(nullptr);
    m_toolBar->setTools(nullptr);
    // Deleting a focused child tells the status bar, which must find no panel then.
    delete std::exchange(m_panel, nullptr);
    m_controller.reset();
    m_host.reset();
    m_document.reset();
    m_canvas->setSource(nullptr);
    m_original->setSource(nullptr);
    m_pages->setPages({});
    m_demonstration->hide();
    updateActions();
}

void MaskWorkspace::showSample(SampleId id)
{
    if (!m_document || (m_document->sample().id == id && !m_stale)) {
        return;
    }
    if (!std::exchange(m_stale, false)) {
        m_panel->commitPending();
    }
    m_leakage->stop();
    m_controller->tools().active().cancel();
    if (!id.isStored()) {
        m_document->close();
    } else if (auto opened = m_document->open(id); !opened) {
        m_session.announceFailure(opened.error());
    }
    m_panel->setLanguage(m_document->sample().language);
    m_panel->leakage().showUnchecked({});
    showPages();
    // The page with the mask is the one that there is something to do on.
    const auto masks = m_host->masks();
    showPage(masks.empty() ? 0 : masks.front()->page);
    showOrigin();
    showReview();
    m_panel->refresh();
    updateActions();
}

QString MaskWorkspace::pagePath(int page) const
{
    const auto& pages = m_document->pages();
    return page >= 0 && static_cast<size_t>(page) < pages.size()
        ? m_session.project()->absolutePath(pages[static_cast<size_t>(page)].path)
        : QString();
}

void MaskWorkspace::showPages()
{
    std::vector<PageStrip::Page> pages;
    for (int page = 0; page < static_cast<int>(m_document->pages().size()); ++page) {
        pages.push_back({pagePath(page), 0, m_document->pages()[static_cast<size_t>(page)].size});
    }
    for (const Region* mask : m_host->masks()) {
        if (static_cast<size_t>(mask->page) < pages.size()) {
            ++pages[static_cast<size_t>(mask->page)].masks;
        }
    }
    m_pages->setPages(pages);
}

void MaskWorkspace::showPage(int page)
{
    if (!m_document) {
        return;
    }
    m_controller->tools().active().cancel();
    m_words.clear();
    m_host->setPage(page);
    {
        const QSignalBlocker quiet(m_pages);
        m_pages->setCurrent(page);
    }
    const QString path = pagePath(page);
    const auto source = path.isEmpty() ? nullptr : m_images.open(path);
    m_canvas->setSource(source);
    m_original->setSource(source);
    m_controller->refresh();
    fetchWords();
    m_panel->refresh();
    emit statusChanged();
}

void MaskWorkspace::showView(const QString& view)
{
    m_original->setVisible(view == QLatin1StringView("both"));
    if (m_original->isVisible()) {
        m_original->setView(m_canvas->view().centre(), m_canvas->view().scale());
    }
    if (m_controller) {
        m_controller->refresh();
    }
}

widgets::OverlayShape MaskWorkspace::appearance(const Region& region) const
{
    if (region.role != RegionRole::MaskTarget) {
        return appearanceOf(region, {});
    }
    widgets::OverlayShape shape;
    shape.style.colour = widgets::over_image::region(2); // visual language 1.3
    shape.tag = m_host->nameOf(region.id);
    if (m_bar->view() != QLatin1StringView("original")) {
        const QColor fill(m_host->card().fill);
        shape.style.fill = 1.0; // never translucent: what is seen is what is exported
        shape.style.fillColour = fill.isValid() ? fill : widgets::over_image::mask;
    }
    return shape;
}

QString MaskWorkspace::languages() const
{
    return imaging::ocrLanguagesFor(
        m_document->sample().language, imaging::TextRecogniser::installedLanguages());
}

void MaskWorkspace::fetchWords()
{
    if (m_document && isVisible() && m_canvas->source()) {
        m_words.read(m_canvas->source(), languages());
    }
}

void MaskWorkspace::takeWords()
{
    if (!m_host) {
        return;
    }
    if (m_words.state() == imaging::WordReader::State::Ready) {
        m_host->setWords(m_words.words());
    } else {
        m_host->setWords(std::nullopt);
    }
    m_panel->refresh();
}

void MaskWorkspace::showOrigin()
{
    const auto dataset = storage::DatasetRepository(m_session.project()->database())
                             .find(m_document->sample().dataset);
    m_demonstration->setVisible(dataset && *dataset && (*dataset)->demonstration);
    m_bar->setFill(m_host->card().fill);
}

void MaskWorkspace::activate()
{
    m_canvas->setFocus();
    if (m_document && m_stale) {
        showSample(m_session.sample());
    }
    fetchWords();
}

void MaskWorkspace::settle()
{
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

} // namespace groundmark::annotation
