// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/mask/sample_selector.h"
#include "annotation/question/checks_pane.h"
#include "annotation/question/distribution_pane.h"
#include "annotation/question/hop_editor.h"
#include "annotation/question/hop_tool.h"
#include "annotation/question/question_form.h"
#include "annotation/question/question_host.h"
#include "annotation/question/question_review.h"
#include "annotation/question/question_workspace.h"
#include "annotation/question/try_pane.h"
#include "annotation/tools/tool_keys.h"
#include "annotation/workspaces/dataset_selector.h"
#include "annotation/workspaces/page_words.h"
#include "annotation/workspaces/tool_bar.h"
#include "storage/question_repository.h"
#include "widgets/badge.h"
#include "widgets/buttons.h"
#include "widgets/canvas/canvas_theme.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/keys/key_map.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/panel.h"
#include "widgets/panel_header.h"
#include "widgets/view_bar.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QResizeEvent>
#include <QScrollArea>
#include <QSplitter>
#include <QStandardPaths>
#include <QToolButton>
#include <QVBoxLayout>

// The panes, the commands and the status of Annotate › Questions; what they do stands in the other
// files of the workspace.
namespace groundmark::annotation {

namespace {

// Visual language, section 6: widths at 1440 and below 1360 px.
constexpr int NarrowWindow = 1360 - 64;
constexpr int FormWidth = 438;
constexpr int SideWidth = 372;
constexpr int SideWidthNarrow = 300;
constexpr int SolutionHeight = 62;
constexpr int CheckPause = 300; // milliseconds after a key
constexpr int ReadPause = 1500; // milliseconds after an edit

bool isTextField(const QWidget* widget)
{
    return qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QPlainTextEdit*>(widget);
}

/// Where words are kept that were read once; shared with the other views.
QString wordFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::CacheLocation)).filePath(QStringLiteral("words"));
}

QScrollArea* scrolling(QWidget* body, const QString& name)
{
    auto* scroll = new QScrollArea;
    scroll->setAccessibleName(name);
    scroll->setWidget(body);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return scroll;
}

} // namespace

QuestionWorkspace::QuestionWorkspace(
    storage::Session& session,
    imaging::ImageStore& images,
    imaging::Thumbnailer& thumbnailer,
    evaluation::ModelProfiles& profiles,
    QWidget* parent)
    : Workspace(parent)
    , m_session(session)
    , m_images(images)
    , m_viewBar(new widgets::ViewBar)
    , m_samples(new SampleSelector(session, thumbnailer))
    , m_panes(new QSplitter(Qt::Horizontal))
    , m_canvas(new widgets::ImageCanvas)
    , m_words(new PageWords(*m_canvas, wordFolder(), this))
    , m_toolBar(new ToolBar(*m_canvas))
    , m_demonstration(new widgets::Badge(tr("Demonstration data"), widgets::BadgeTone::Warn))
    , m_notice(new widgets::RoleLabel({}, widgets::FontRole::Body, widgets::RoleLabel::Tone::Warn))
    , m_checks(new ChecksPane)
    , m_tries(new TryPane(profiles))
    , m_review(new QuestionReviewPane)
    , m_distribution(new DistributionPane)
    , m_arrows(m_canvas->overlay().addLayer())
{
    m_viewBar->addSelector(tr("Dataset"), new DatasetSelector(session));
    m_viewBar->addSelector(tr("Sample"), m_samples);
    m_canvas->setAccessibleName(tr("Image with cues"));
    widgets::followTheme(m_canvas);
    m_checking.setSingleShot(true);
    m_checking.setInterval(CheckPause);
    m_reading.setSingleShot(true);
    m_reading.setInterval(ReadPause);
    buildActions();
    buildLayout();
    m_viewBar->addRight(m_demonstration);
    m_demonstration->hide();

    connect(&m_session, &storage::Session::projectOpened, this, &QuestionWorkspace::openProject);
    connect(&m_session, &storage::Session::projectClosing, this, &QuestionWorkspace::closeProject);
    connect(&m_session, &storage::Session::annotatorChanged, this, &QuestionWorkspace::openProject);
    connect(&m_session, &storage::Session::sampleChanged, this, [this](SampleId id) {
        if (isVisible()) {
            showSample(id);
        } else {
            m_stale = true; // a step in another view must not wait for a page that nobody sees
        }
    });
    connect(&m_session, &storage::Session::sampleEdited, this, [this](SampleId id) {
        m_stale = m_stale || (!m_announcing && m_document && m_document->sample().id == id);
    });
    connect(&m_session, &storage::Session::contentChanged, &m_reading, qOverload<>(&QTimer::start));
    connect(m_toolBar, &ToolBar::pageRequested, this, &QuestionWorkspace::showPage);
    connect(m_words, &WordSource::changed, this, &QuestionWorkspace::check);
    connect(&m_checking, &QTimer::timeout, this, &QuestionWorkspace::check);
    connect(&m_reading, &QTimer::timeout, this, &QuestionWorkspace::readSet);
    connect(&m_set, &QuestionSet::changed, this, [this] {
        check();
        showDistribution();
    });
    connect(&m_set, &QuestionSet::failed, &m_session, &storage::Session::announceFailure);
    connect(m_checks, &ChecksPane::clearRequested, this, [this](const QString& check) { m_host->toggleCleared(check); });
    connect(m_checks, &ChecksPane::placeRequested, this, &QuestionWorkspace::showPlace);
    connect(m_checks, &ChecksPane::limitsRequested, this, &QuestionWorkspace::changeLimits);
    connect(m_tries, &TryPane::tryRequested, this, &QuestionWorkspace::tryModel);
    connect(m_tries, &TryPane::stopRequested, this, [this] {
        m_job.stop();
        m_tries->setRunning(false);
    });
    connect(&m_job, &TryJob::answered, this, [this](const storage::QuestionTry& attempt) {
        m_tries->setRunning(false);
        auto kept = storage::QuestionRepository(m_session.project()->database()).add(attempt);
        if (!kept) {
            m_session.announceFailure(kept.error());
        }
        showTries();
    });
    connect(&m_job, &TryJob::failed, this, [this](const Error& error) {
        m_tries->setRunning(false);
        m_tries->showFailure(error);
    });
    connect(m_review, &QuestionReviewPane::decided, this, &QuestionWorkspace::review);
    connect(m_distribution, &DistributionPane::waitingRequested, this, &QuestionWorkspace::goToWaiting);
    connect(&m_clock, &ItemClock::ticked, this, &QuestionWorkspace::showTime);
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

void QuestionWorkspace::buildLayout()
{
    auto* left = new QWidget;
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(0, 0, 0, 0);
    leftLayout->setSpacing(0);
    leftLayout->addWidget(m_toolBar);
    leftLayout->addWidget(m_canvas, 1);

    auto* body = new widgets::Panel;
    m_middle = new QVBoxLayout(body);
    m_middle->setContentsMargins(0, 0, 0, 0);
    m_middle->setSpacing(0);
    m_notice->setWordWrap(true);
    m_notice->setContentsMargins(12, 8, 12, 0);
    m_hopsHeader = new widgets::PanelHeader(tr("Hop chain"));
    m_hopsHeader->addAction(m_addHop, true);
    m_solution = new QPlainTextEdit;
    m_solution->setFixedHeight(SolutionHeight);
    m_solution->setTabChangesFocus(true);
    m_solution->setAccessibleName(tr("Solution"));
    m_solution->setPlaceholderText(tr("How the answer is found, worked out"));
    m_solution->setToolTip(tr("For reviewers; no model ever sees it"));
    m_solution->installEventFilter(this);
    auto* solution = new widgets::PanelHeader(tr("Solution"));
    solution->setFacts(tr("for reviewers, not for the model"));
    auto* margin = new QWidget;
    auto* inner = new QVBoxLayout(margin);
    inner->setContentsMargins(12, 8, 12, 8);
    inner->addWidget(m_solution);
    // 0 notice · 1 form · 2 header · 3 hops · 4 editor · solution: 1, 3 and 4 come with a project
    m_middle->addWidget(m_notice);
    m_middle->addWidget(m_hopsHeader);
    m_middle->addWidget(solution);
    m_middle->addWidget(margin);
    auto* middle = new QWidget;
    auto* middleLayout = new QVBoxLayout(middle);
    middleLayout->setContentsMargins(0, 0, 0, 0);
    middleLayout->setSpacing(0);
    middleLayout->addWidget(scrolling(body, tr("Question")), 1);
    auto* actions = new widgets::ActionBar;
    actions->addLeft(widgets::makeActionButton(m_escalate, this));
    actions->addRight(widgets::makeActionButton(m_submit, this, widgets::ButtonLook::Primary));
    middleLayout->addWidget(actions);

    auto* side = new widgets::Panel;
    auto* sideLayout = new QVBoxLayout(side);
    sideLayout->setContentsMargins(0, 0, 0, 0);
    sideLayout->setSpacing(0);
    sideLayout->addWidget(m_checks);
    sideLayout->addWidget(m_tries);
    sideLayout->addWidget(m_review);
    sideLayout->addWidget(m_distribution);
    sideLayout->addStretch();
    m_side = scrolling(side, tr("Checks"));

    m_panes->addWidget(left);
    m_panes->addWidget(middle);
    m_panes->addWidget(m_side);
    m_panes->setStretchFactor(0, 1);
    m_panes->setChildrenCollapsible(false);
    middle->setMinimumWidth(FormWidth);
    m_side->setMinimumWidth(SideWidthNarrow);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_viewBar);
    layout->addWidget(m_panes, 1);
}

void QuestionWorkspace::resizeEvent(QResizeEvent* event)
{
    const bool narrow = event->size().width() < NarrowWindow;
    const bool wasNarrow = event->oldSize().width() < NarrowWindow;
    if (!event->oldSize().isValid() || narrow != wasNarrow) {
        const int side = narrow ? SideWidthNarrow : SideWidth;
        m_panes->setSizes({event->size().width() - FormWidth - side, FormWidth, side});
    }
    Workspace::resizeEvent(event);
}

void QuestionWorkspace::showEvent(QShowEvent* event)
{
    Workspace::showEvent(event);
    m_clock.setRunning(true);
}

void QuestionWorkspace::hideEvent(QHideEvent* event)
{
    Workspace::hideEvent(event);
    commitPending();
    m_clock.setRunning(false);
    keepTime();
}

widgets::StatusFacts QuestionWorkspace::statusFacts() const
{
    widgets::StatusFacts facts;
    const int count = m_samples->samples().rowCount();
    if (count > 0 && m_samples->currentRow() >= 0) {
        facts.item = tr("Question %1/%2")
                         .arg(widgets::numbers::count(m_samples->currentRow() + 1), widgets::numbers::count(count));
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
    if (m_host && m_host->currentHop() >= 0) {
        facts.selection = tr("Hop %1").arg(m_host->currentHop() + 1);
    }
    facts.time = tr("%1 on this question").arg(widgets::numbers::duration(std::floor(m_spent + m_clock.elapsed())));
    const QWidget* focus = QApplication::focusWidget();
    facts.keys = isTextField(focus) ? tr("Keys: text – single keys off")
        : focus == m_canvas         ? tr("Keys: canvas")
                                    : tr("Keys: lists");
    return facts;
}

void QuestionWorkspace::listKeys(widgets::KeyMap& keys) const
{
    addToolKeys(keys, id());
    addHopToolKeys(keys, id());
}

} // namespace groundmark::annotation
