// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/steps/agreement_strip.h"
#include "annotation/steps/annotator_selector.h"
#include "annotation/steps/step_editor.h"
#include "annotation/steps/step_list.h"
#include "annotation/steps/steps_workspace.h"
#include "annotation/workspaces/dataset_selector.h"
#include "annotation/workspaces/region_tag_delegate.h"
#include "annotation/workspaces/sample_list.h"
#include "widgets/badge.h"
#include "widgets/buttons.h"
#include "widgets/canvas/canvas_theme.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/delegates/item_view.h"
#include "widgets/delegates/value_delegates.h"
#include "widgets/labels.h"
#include "widgets/notice_bar.h"
#include "widgets/panel.h"
#include "widgets/panel_header.h"
#include "widgets/splitter.h"
#include "widgets/view_bar.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QResizeEvent>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

// The panes of Steps; what they do stands in steps_workspace.cpp.
namespace groundmark::annotation {

namespace {

// Visual language, section 6: widths at 1440 and below 1360 px.
constexpr int NarrowWindow = 1360 - 64;
constexpr int SampleWidth = 216;
constexpr int SampleWidthNarrow = 176;
constexpr int StepsWidth = 452;
constexpr int StepsWidthNarrow = 424;
constexpr int RegionsHeight = 190;
constexpr int ToolBarHeight = 36;

} // namespace

StepsWorkspace::StepsWorkspace(
    storage::Session& session, imaging::ImageStore& images, imaging::Thumbnailer& thumbnailer, QWidget* parent)
    : Workspace(parent)
    , m_session(session)
    , m_images(images)
    , m_agreement(session)
    , m_layer([this](QPointF image) { selectAt(image); })
    , m_viewBar(new widgets::ViewBar)
    , m_panes(new widgets::Splitter(Qt::Horizontal))
    , m_samples(new SampleList(session, thumbnailer))
    , m_canvas(new widgets::ImageCanvas)
    , m_zoom(widgets::quietLabel({}))
    , m_regionsHeader(new widgets::PanelHeader(tr("Regions")))
    , m_regionsTable(new QTableView)
    , m_regionsNote(widgets::quietLabel(tr("* by the annotator, not by the model")))
    , m_notice(new widgets::NoticeBar)
    , m_demonstration(new widgets::Badge(tr("Demonstration data"), widgets::BadgeTone::Warn))
    , m_right(new widgets::Panel)
    , m_stepsHeader(new widgets::PanelHeader(tr("Steps")))
    , m_chainChoice(new QComboBox)
    , m_emptyChain(widgets::quietLabel({}))
    , m_strip(new AgreementStrip(session, m_agreement))
{
    m_viewBar->addSelector(tr("Dataset"), new DatasetSelector(session));
    m_viewBar->addSelector(tr("Annotator"), new AnnotatorSelector(session));
    m_samples->setStateSource([this](SampleId id) -> std::optional<SampleState> {
        const auto found = m_progress.constFind(id);
        return found != m_progress.cend() ? std::optional(*found) : std::nullopt;
    });
    buildActions();
    buildLayout();
    m_viewBar->addRight(m_demonstration);
    m_demonstration->hide();

    connect(&m_session, &storage::Session::projectOpened, this, &StepsWorkspace::openProject);
    connect(&m_session, &storage::Session::projectClosing, this, &StepsWorkspace::closeProject);
    connect(&m_session, &storage::Session::annotatorChanged, this, &StepsWorkspace::openProject);
    connect(&m_session, &storage::Session::sampleChanged, this, &StepsWorkspace::showSample);
    connect(&m_session, &storage::Session::datasetChanged, this, &StepsWorkspace::readProgress);
    connect(&m_session, &storage::Session::contentChanged, this, [this] {
        readProgress();
        m_stale = true;
        if (isVisible()) {
            showSample(m_session.sample());
        }
    });
    connect(&m_session, &storage::Session::sampleEdited, this, [this](SampleId id) {
        // Only what is on the screen edits: it was another view.
        m_stale = m_stale || (!isVisible() && m_document && m_document->sample().id == id);
    });
    connect(m_strip, &AgreementStrip::discussionRequested, this, &StepsWorkspace::discussionRequested);
    connect(m_canvas, &widgets::ImageCanvas::cursorMoved, this, [this](QPointF image) {
        m_cursor = image;
        emit statusChanged();
    });
    connect(m_canvas, &widgets::ImageCanvas::cursorLeft, this, [this] {
        m_cursor.reset();
        emit statusChanged();
    });
    connect(m_canvas, &widgets::ImageCanvas::zoomChanged, this, [this](double zoom) {
        m_zoom->setText(QStringLiteral("%1 %").arg(qRound(zoom * 100.0)));
        emit statusChanged();
    });
    connect(&m_clock, &ItemClock::ticked, this, &Workspace::statusChanged);
    connect(qApp, &QApplication::focusChanged, this, &Workspace::statusChanged);
    openProject();
}

void StepsWorkspace::buildLayout()
{
    buildRight();
    m_panes->addWidget(m_samples);
    m_panes->addWidget(buildMiddle());
    m_panes->addWidget(m_right);
    m_panes->setStretchFactor(1, 1);
    m_samples->setMinimumWidth(SampleWidthNarrow);
    m_right->setMinimumWidth(StepsWidthNarrow - 64);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_viewBar);
    layout->addWidget(m_notice);
    layout->addWidget(m_panes, 1);
}

QWidget* StepsWorkspace::buildMiddle()
{
    m_canvas->setAccessibleName(tr("Page"));
    m_regionLayer = m_canvas->overlay().addLayer();
    m_canvas->setHandler(&m_layer);
    widgets::followTheme(m_canvas);

    auto* bar = new widgets::ActionBar(nullptr, ToolBarHeight, widgets::ActionBar::Edge::Bottom);
    bar->addLeft(widgets::makeToolButton(m_showRegions, bar, true));
    bar->addLeft(widgets::makeToolButton(m_showSaliency, bar, true));
    bar->addLeft(widgets::makeToolButton(m_taskInput, bar, true));
    bar->addRight(m_zoom);
    auto* fit = new QAction(widgets::lineIcon(widgets::Icon::Fit), tr("Fit the window"), this);
    fit->setToolTip(widgets::tipWithKey(fit->text(), QKeySequence(Qt::Key_0)));
    connect(fit, &QAction::triggered, m_canvas, &widgets::ImageCanvas::fit);
    bar->addRight(widgets::makeToolButton(fit, bar));

    m_regionsTable->setAccessibleName(tr("Regions"));
    m_regionsTable->setItemDelegate(new widgets::RowDelegate(m_regionsTable));
    m_regionsTable->setItemDelegateForColumn(0, new RegionTagDelegate(m_regionsTable));
    auto* numbers = new widgets::NumberDelegate({}, m_regionsTable);
    m_regionsTable->setItemDelegateForColumn(1, numbers);
    m_regionsTable->setItemDelegateForColumn(2, numbers);
    m_regionsTable->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_regionsTable->verticalHeader()->hide();
    m_regionsTable->horizontalHeader()->setStretchLastSection(true);
    m_regionsTable->horizontalHeader()->setDefaultSectionSize(132);
    widgets::prepareItemView(m_regionsTable);
    m_regionsNote->setContentsMargins(12, 4, 12, 4);
    auto* table = new widgets::Panel;
    auto* tableLayout = new QVBoxLayout(table);
    tableLayout->setContentsMargins(0, 0, 0, 0);
    tableLayout->setSpacing(0);
    tableLayout->addWidget(m_regionsTable, 1);
    tableLayout->addWidget(m_regionsNote);
    table->setFixedHeight(RegionsHeight);
    m_regionsHeader->setFoldable(table);

    auto* middle = new QWidget;
    auto* layout = new QVBoxLayout(middle);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(bar);
    layout->addWidget(m_canvas, 1);
    layout->addWidget(m_regionsHeader);
    layout->addWidget(table);
    return middle;
}

void StepsWorkspace::buildRight()
{
    m_chainChoice->setAccessibleName(tr("Chain"));
    m_chainChoice->setMaximumWidth(220);
    widgets::setSmall(m_chainChoice);
    m_stepsHeader->addRight(m_chainChoice);
    connect(m_chainChoice, &QComboBox::activated, this, [this](int index) {
        leaveSample();
        m_reasoning->setCurrentChain(index);
    });
    m_emptyChain->setWordWrap(true);
    m_emptyChain->setContentsMargins(12, 12, 12, 12);
    m_emptyChain->setAlignment(Qt::AlignTop);

    auto* actions = new widgets::ActionBar;
    actions->addLeft(widgets::makeToolButton(m_skip, actions, true));
    actions->addLeft(widgets::makeToolButton(m_discuss, actions, true));
    actions->addRight(widgets::makeActionButton(m_submit, actions, widgets::ButtonLook::Primary));

    // Question pane and step list come in at 0 and 3 when a project opens.
    m_rightLayout = new QVBoxLayout(m_right);
    m_rightLayout->setContentsMargins(0, 0, 0, 0);
    m_rightLayout->setSpacing(0);
    m_rightLayout->addWidget(m_stepsHeader);
    m_rightLayout->addWidget(m_emptyChain);
    m_rightLayout->addStretch(0);
    m_rightLayout->addWidget(m_strip);
    m_rightLayout->addWidget(actions);
}

void StepsWorkspace::resizeEvent(QResizeEvent* event)
{
    const bool narrow = event->size().width() < NarrowWindow;
    const bool wasNarrow = event->oldSize().width() < NarrowWindow;
    if (!event->oldSize().isValid() || narrow != wasNarrow) {
        const int left = narrow ? SampleWidthNarrow : SampleWidth;
        const int right = narrow ? StepsWidthNarrow : StepsWidth;
        m_panes->setSizes({left, event->size().width() - left - right, right});
        m_regionsHeader->setFolded(narrow);
    }
    Workspace::resizeEvent(event);
}

void StepsWorkspace::showEvent(QShowEvent* event)
{
    Workspace::showEvent(event);
    m_clock.setRunning(true);
    m_agreement.setWatching(true);
}

void StepsWorkspace::hideEvent(QHideEvent* event)
{
    Workspace::hideEvent(event);
    m_clock.setRunning(false);
    m_agreement.setWatching(false);
    if (m_steps != nullptr) {
        m_steps->editor().commitPending();
        const double seconds = m_clock.take();
        if (seconds >= ItemClock::LeastSeconds && m_reasoning->chain() != nullptr) {
            m_reasoning->addSeconds(seconds);
        }
    }
}

} // namespace groundmark::annotation
