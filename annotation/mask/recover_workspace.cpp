// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/mask/recover_workspace.h"

#include "annotation/mask/mask_review.h"
#include "annotation/mask/masked_pages.h"
#include "annotation/mask/page_strip.h"
#include "annotation/mask/recover_panel.h"
#include "annotation/mask/sample_selector.h"
#include "annotation/workspaces/dataset_selector.h"
#include "evaluation/benchmarks/mmtr/mask_card.h"
#include "storage/dataset_repository.h"
#include "widgets/badge.h"
#include "widgets/buttons.h"
#include "widgets/canvas/canvas_theme.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/delegates/roles.h"
#include "widgets/keys/key_map.h"
#include "widgets/numbers.h"
#include "widgets/panel.h"
#include "widgets/view_bar.h"

#include <QAction>
#include <QApplication>
#include <QEventLoop>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QResizeEvent>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

namespace groundmark::annotation {

namespace mmtr = evaluation::mmtr;

namespace {

// Visual language, section 6, Mask: the same panes.
constexpr int NarrowWindow = 1360 - 64;
constexpr int PagesWidth = 132;
constexpr int PagesWidthNarrow = 96;
constexpr int PanelWidth = 444;
constexpr int PanelWidthNarrow = 400;

} // namespace

RecoverWorkspace::RecoverWorkspace(
    storage::Session& session, imaging::ImageStore& images, imaging::Thumbnailer& thumbnailer, QWidget* parent)
    : Workspace(parent)
    , m_session(session)
    , m_images(images)
    , m_viewBar(new widgets::ViewBar)
    , m_samples(new SampleSelector(session, thumbnailer))
    , m_pages(new PageStrip(thumbnailer, nullptr))
    , m_canvas(new widgets::ImageCanvas)
    , m_panel(new RecoverPanel)
    , m_demonstration(new widgets::Badge(tr("Demonstration data"), widgets::BadgeTone::Warn))
    , m_masked(new MaskedPages(this))
{
    m_viewBar->addSelector(tr("Dataset"), new DatasetSelector(session));
    m_viewBar->addSelector(tr("Sample"), m_samples);
    m_canvas->setAccessibleName(tr("Masked page"));
    widgets::followTheme(m_canvas);
    buildActions();
    buildLayout();
    m_viewBar->addRight(m_demonstration);
    m_demonstration->hide();
    connect(&m_session, &storage::Session::projectOpened, this, &RecoverWorkspace::openProject);
    connect(&m_session, &storage::Session::projectClosing, this, &RecoverWorkspace::closeProject);
    connect(&m_session, &storage::Session::sampleChanged, this, [this](SampleId id) {
        if (isVisible()) {
            showSample(id);
        }
    });
    connect(m_pages, &PageStrip::pageChosen, this, &RecoverWorkspace::showPage);
    connect(m_panel, &RecoverPanel::edited, this, &RecoverWorkspace::updateActions);
    connect(m_masked, &MaskedPages::finished, this, &RecoverWorkspace::showPictures);
    connect(m_masked, &MaskedPages::failed, &m_session, &storage::Session::announceFailure);
    connect(m_canvas, &widgets::ImageCanvas::zoomChanged, this, &Workspace::statusChanged);
    connect(qApp, &QApplication::focusChanged, this, &Workspace::statusChanged);
    openProject();
}

RecoverWorkspace::~RecoverWorkspace()
{
    closeProject();
}

void RecoverWorkspace::buildLayout()
{
    auto* right = new QWidget;
    auto* rightLayout = new QVBoxLayout(right);
    rightLayout->setContentsMargins(0, 0, 0, 0);
    rightLayout->setSpacing(0);
    auto* first = new widgets::ActionBar;
    first->addLeft(widgets::makeActionButton(m_recovered, this));
    first->addLeft(widgets::makeActionButton(m_exclude, this));
    auto* second = new widgets::ActionBar;
    second->addLeft(widgets::makeActionButton(m_ambiguous, this, widgets::ButtonLook::Flat));
    second->addRight(widgets::makeActionButton(m_reveal, this, widgets::ButtonLook::Primary));
    rightLayout->addWidget(m_panel, 1);
    rightLayout->addWidget(first);
    rightLayout->addWidget(second);
    m_panes = new QSplitter(Qt::Horizontal);
    m_panes->addWidget(m_pages);
    m_panes->addWidget(m_canvas);
    m_panes->addWidget(right);
    m_panes->setStretchFactor(1, 1);
    m_panes->setChildrenCollapsible(false);
    m_pages->setMinimumWidth(PagesWidthNarrow);
    right->setMinimumWidth(PanelWidthNarrow);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_viewBar);
    layout->addWidget(m_panes, 1);
}

void RecoverWorkspace::resizeEvent(QResizeEvent* event)
{
    const bool narrow = event->size().width() < NarrowWindow;
    if (!event->oldSize().isValid() || narrow != (event->oldSize().width() < NarrowWindow)) {
        const int left = narrow ? PagesWidthNarrow : PagesWidth;
        const int right = narrow ? PanelWidthNarrow : PanelWidth;
        m_panes->setSizes({left, event->size().width() - left - right, right});
    }
    Workspace::resizeEvent(event);
}

QAction* RecoverWorkspace::addCommand(
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

void RecoverWorkspace::buildActions()
{
    using widgets::Icon;
    m_undo = new QAction(widgets::lineIcon(Icon::Undo), tr("Undo"), this);
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo = new QAction(widgets::lineIcon(Icon::Redo), tr("Redo"), this);
    m_redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    widgets::nameForKeys(m_undo, QStringLiteral("edit.undo"));
    widgets::nameForKeys(m_redo, QStringLiteral("edit.redo"));
    connect(m_undo, &QAction::triggered, this, [this] { m_document->undoStack().undo(); });
    connect(m_redo, &QAction::triggered, this, [this] { m_document->undoStack().redo(); });
    for (QAction* action : {m_redo, m_undo}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        m_viewBar->addRight(widgets::makeToolButton(action, this));
    }
    addCommand(QStringLiteral("item.next"), tr("Next item"), {Qt::Key_D, Qt::Key_PageDown}, Icon::ChevronDown, [this] { m_samples->step(1); });
    addCommand(QStringLiteral("item.previous"), tr("Previous item"), {Qt::Key_A, Qt::Key_PageUp}, Icon::ChevronUp, [this] { m_samples->step(-1); });
    addCommand(QStringLiteral("recover.next-waiting"), tr("Next one that waits for review"), {Qt::SHIFT | Qt::Key_D}, Icon::ChevronDown, [this] { nextWaiting(); });
    m_commands.append(nullptr);
    m_reveal = addCommand(QStringLiteral("recover.reveal"), tr("Reveal the target"), {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter}, Icon::Eye, [this] { reveal(); });
    m_recovered = addCommand(QStringLiteral("recover.accept"), tr("Recovered"), {Qt::Key_Y}, Icon::Check, [this] { decide(ReviewVerdict::Accepted, {}); });
    m_exclude = addCommand(QStringLiteral("recover.exclude"), tr("Not recovered: exclude"), {Qt::Key_X}, Icon::Close, [this] { decide(ReviewVerdict::Rejected, NotRecoveredReason); });
    m_ambiguous = addCommand(QStringLiteral("recover.ambiguous"), tr("Ambiguous: exclude"), {Qt::Key_Exclam}, Icon::Flag, [this] { decide(ReviewVerdict::Rejected, AmbiguousReason); });
}

void RecoverWorkspace::openProject()
{
    closeProject();
    if (m_session.project() != nullptr) {
        m_document = std::make_unique<SampleDocument>(*m_session.project(), m_session.annotator());
        connect(m_document.get(), &SampleDocument::saved, this, [this] {
            m_session.announceEdit(m_document->sample().id);
        });
        connect(m_document.get(), &SampleDocument::changed, this, &RecoverWorkspace::showCounts);
        connect(m_document.get(), &SampleDocument::failed, &m_session, &storage::Session::announceFailure);
        connect(&m_document->undoStack(), &QUndoStack::indexChanged, this, &RecoverWorkspace::updateActions);
    }
    updateActions();
}

void RecoverWorkspace::closeProject()
{
    m_masked->stop();
    m_document.reset();
    m_paths.clear();
    m_canvas->setSource(nullptr);
    m_pages->setPages({});
    m_panel->reset();
    m_demonstration->hide();
    updateActions();
}

void RecoverWorkspace::showSample(SampleId id)
{
    if (!m_document) {
        return;
    }
    m_masked->stop();
    m_paths.clear();
    m_canvas->setSource(nullptr);
    m_pages->setPages({});
    m_panel->reset();
    if (!id.isStored()) {
        m_document->close();
    } else if (auto opened = m_document->open(id); !opened) {
        m_session.announceFailure(opened.error());
    }
    std::vector<PageToMask> pages;
    for (const Image& page : m_document->pages()) {
        pages.push_back({m_session.project()->absolutePath(page.path), {}});
    }
    const auto masks = mmtr::masksOf(m_document->regions());
    for (const Region* mask : masks) {
        if (static_cast<size_t>(mask->page) < pages.size()) {
            pages[static_cast<size_t>(mask->page)].masks.push_back(mask->shape);
        }
    }
    if (!pages.empty() && hasTarget()) {
        m_masked->start(pages, masks.empty() ? QString() : mmtr::maskCardFrom(masks.front()->attributes).fill);
    }
    const auto dataset = storage::DatasetRepository(m_session.project()->database()).find(m_document->sample().dataset);
    m_demonstration->setVisible(dataset && *dataset && (*dataset)->demonstration);
    showCounts();
    updateActions();
    emit statusChanged();
}

bool RecoverWorkspace::hasTarget() const
{
    return m_document && m_document->isOpen() && !mmtr::masksOf(m_document->regions()).empty();
}

void RecoverWorkspace::showPictures(const QStringList& paths)
{
    m_paths = paths;
    std::vector<PageStrip::Page> pages;
    for (qsizetype page = 0; page < paths.size(); ++page) {
        const auto& known = m_document->pages();
        const auto index = static_cast<size_t>(page);
        pages.push_back({paths[page], 0, index < known.size() ? known[index].size : QSize()});
    }
    const auto masks = mmtr::masksOf(m_document->regions());
    for (const Region* mask : masks) {
        if (static_cast<size_t>(mask->page) < pages.size()) {
            ++pages[static_cast<size_t>(mask->page)].masks;
        }
    }
    m_pages->setPages(pages);
    showPage(masks.empty() ? 0 : masks.front()->page);
}

void RecoverWorkspace::showPage(int page)
{
    if (page >= 0 && page < m_paths.size()) {
        {
            const QSignalBlocker quiet(m_pages);
            m_pages->setCurrent(page);
        }
        m_canvas->setSource(m_images.open(m_paths[page]));
    }
}

void RecoverWorkspace::showCounts()
{
    storage::Database& database = m_session.project()->database();
    if (const auto counts = recoverCounts(database, m_session.dataset().value_or(DatasetId {}))) {
        m_panel->showCounts(*counts);
    }
    const auto reviews = reviewsOf(database, m_document->sample().id);
    QString earlier = reviews && !reviews->empty() ? sentenceOf(*reviews) : QString();
    if (m_document->isOpen() && !hasTarget()) {
        earlier = tr("This sample has no mask: there is nothing to recover.");
    }
    m_panel->showEarlier(earlier);
    updateActions();
}

void RecoverWorkspace::reveal()
{
    if (!hasTarget() || m_panel->isRevealed()) {
        return;
    }
    const mmtr::SampleFacts facts = mmtr::factsOf({m_document->sample(), {m_document->regions().begin(), m_document->regions().end()}, {}});
    m_panel->reveal(facts.target, facts.level);
    m_canvas->setFocus(); // single keys decide now
    updateActions();
}

void RecoverWorkspace::decide(ReviewVerdict verdict, const QString& reason)
{
    const bool blind = !m_panel->isRevealed();
    if (!hasTarget() || m_document->isReadOnly() || (blind && reason != AmbiguousReason)) {
        return;
    }
    const auto edit = reviewEdit(
        *m_session.project(), m_document->sample(), m_session.annotator(), verdict, reason, m_panel->recovered());
    if (!edit) {
        m_session.announceFailure(edit.error());
        return;
    }
    if (m_document->apply(*edit)) {
        nextWaiting();
    }
}

/// A sample waits while its author has submitted it and nobody has decided.
void RecoverWorkspace::nextWaiting()
{
    const SampleListModel& samples = m_samples->samples();
    for (int step = 1; step <= samples.rowCount(); ++step) {
        const int row = (m_samples->currentRow() + step) % samples.rowCount();
        const int glyph = samples.data(samples.index(row), widgets::GlyphRole).toInt();
        if (glyph == static_cast<int>(widgets::glyphOf(SampleState::Done))) {
            if (samples.sampleAt(row) == m_session.sample()) {
                break;
            }
            m_session.setSample(samples.sampleAt(row));
            m_panel->focusText();
            return;
        }
    }
    m_panel->showEarlier(tr("No other sample waits for review."));
}

void RecoverWorkspace::updateActions()
{
    const bool ready = hasTarget();
    const bool editable = ready && !m_document->isReadOnly();
    const bool written = !m_panel->recovered().isEmpty();
    m_undo->setEnabled(m_document && m_document->isOpen() && !m_document->isReadOnly() && m_document->undoStack().canUndo());
    m_redo->setEnabled(m_document && m_document->isOpen() && !m_document->isReadOnly() && m_document->undoStack().canRedo());
    m_panel->setEditable(editable);
    m_reveal->setEnabled(editable && written && !m_panel->isRevealed());
    m_recovered->setEnabled(editable && m_panel->isRevealed());
    m_exclude->setEnabled(editable && m_panel->isRevealed());
    m_ambiguous->setEnabled(editable);
}

widgets::StatusFacts RecoverWorkspace::statusFacts() const
{
    widgets::StatusFacts facts;
    const int count = m_samples->samples().rowCount();
    if (count > 0 && m_samples->currentRow() >= 0) {
        facts.item = tr("Sample %1/%2")
                         .arg(widgets::numbers::count(m_samples->currentRow() + 1), widgets::numbers::count(count));
    }
    if (m_canvas->source()) {
        facts.zoom = tr("Zoom %1 %").arg(qRound(m_canvas->zoom() * 100.0));
    }
    facts.keys = qobject_cast<QPlainTextEdit*>(QApplication::focusWidget()) ? tr("Keys: text – single keys off")
                                                                          : tr("Keys: canvas");
    return facts;
}

void RecoverWorkspace::activate()
{
    // What somebody has begun to write stays when they come back to it.
    if (!m_document || m_document->sample().id != m_session.sample() || m_panel->recovered().isEmpty()) {
        showSample(m_session.sample());
    }
    m_panel->focusText();
}

void RecoverWorkspace::settle()
{
    if (m_masked->isRunning()) {
        QEventLoop loop;
        connect(m_masked, &MaskedPages::finished, &loop, &QEventLoop::quit);
        connect(m_masked, &MaskedPages::failed, &loop, &QEventLoop::quit);
        loop.exec();
    }
    const auto& source = m_canvas->source();
    if (source && !source->isFinished()) {
        QEventLoop loop;
        connect(source.get(), &imaging::ImageSource::finished, &loop, &QEventLoop::quit);
        loop.exec();
    }
}

} // namespace groundmark::annotation
