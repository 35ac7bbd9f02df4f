// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/textcue/textcue_workspace.h"

#include "viewers/textcue/cue_form.h"
#include "widgets/buttons.h"
#include "widgets/canvas/canvas_theme.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/charts/chart_view.h"
#include "widgets/keys/key_map.h"
#include "widgets/labels.h"
#include "widgets/panel.h"
#include "widgets/panel_header.h"
#include "widgets/progress_line.h"
#include "widgets/splitter.h"
#include "widgets/theme/icons.h"
#include "widgets/view_bar.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QVBoxLayout>

// How Inspect › TextCue is built; what it does stands in textcue_workspace.cpp.
namespace groundmark::viewers {

namespace {

constexpr int FormWidth = 308;
constexpr int CropWidth = 372;

widgets::ImageCanvas* makeCanvas(const QString& name)
{
    auto* canvas = new widgets::ImageCanvas;
    canvas->setAccessibleName(name);
    widgets::followTheme(canvas);
    return canvas;
}

QWidget* column(std::initializer_list<QWidget*> parts, QWidget* stretched)
{
    auto* pane = new widgets::Panel;
    auto* layout = new QVBoxLayout(pane);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (QWidget* part : parts) {
        layout->addWidget(part, part == stretched ? 1 : 0);
    }
    return pane;
}

} // namespace

TextCueWorkspace::TextCueWorkspace(storage::Session& session, imaging::ImageStore& images, QWidget* parent)
    : Workspace(parent)
    , m_session(session)
    , m_images(images)
    , m_viewBar(new widgets::ViewBar)
    , m_datasets(new QComboBox)
    , m_form(new CueForm)
    , m_header(new widgets::PanelHeader)
    , m_canvas(makeCanvas(tr("Page with attention")))
    , m_crop(makeCanvas(tr("TextCue's crop")))
    , m_baseline(makeCanvas(tr("ViCrop's crop")))
    , m_cropHeader(new widgets::PanelHeader(tr("TextCue")))
    , m_baselineHeader(new widgets::PanelHeader(tr("ViCrop")))
    , m_layers(new widgets::ChartView)
    , m_problem(widgets::textLabel({}))
    , m_showHeat(new QCheckBox(tr("Attention")))
    , m_showWindows(new QCheckBox(tr("Windows")))
    , m_showWords(new QCheckBox(tr("Words")))
    , m_set(new QLineEdit(QStringLiteral("textcue")))
    , m_progress(new widgets::ProgressLine)
{
    m_layers->setAccessibleName(tr("How far each layer's attention stands out"));
    m_pool.setMaxThreadCount(1);
    m_batchPool.setMaxThreadCount(1);
    m_datasets->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_viewBar->addSelector(tr("Dataset"), m_datasets);
    buildActions();
    auto* panes = new widgets::Splitter(Qt::Horizontal);
    auto* formHeader = new widgets::PanelHeader(tr("Parameters"));
    panes->addWidget(column({formHeader, m_form}, m_form));
    panes->addWidget(buildPicture());
    panes->addWidget(buildCrops());
    panes->setStretchFactor(1, 1);
    panes->setSizes({FormWidth, 620, CropWidth});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_viewBar);
    layout->addWidget(panes, 1);
    layout->addWidget(m_progress);
    m_progress->setPausable(false);
    m_progress->hide();
    m_pause.setSingleShot(true);
    m_pause.setInterval(60);

    connect(m_datasets, &QComboBox::activated, this, [this] {
        m_session.setDataset(DatasetId {m_datasets->currentData().toLongLong()});
        readDatasets();
        readSample();
    });
    connect(m_form, &CueForm::sourceChanged, this, &TextCueWorkspace::readSample);
    connect(m_form, &CueForm::settingsChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&m_pause, &QTimer::timeout, this, &TextCueWorkspace::compute);
    connect(&m_reading, &QFutureWatcherBase::finished, this, &TextCueWorkspace::takeMaterial);
    connect(&m_computing, &QFutureWatcherBase::finished, this, &TextCueWorkspace::takeView);
    connect(&m_batch, &QFutureWatcherBase::finished, this, &TextCueWorkspace::takeBatch);
    connect(m_progress, &widgets::ProgressLine::cancelRequested, this, [this] {
        if (m_cancelled) {
            *m_cancelled = true;
        }
    });
    connect(&session, &storage::Session::projectClosing, this, [this] {
        if (m_cancelled) {
            *m_cancelled = true;
        }
        m_pool.waitForDone();
        m_batchPool.waitForDone();
        m_material.reset();
        m_ids.clear();
        m_wanted = {};
        m_canvas->setSource(nullptr);
    });
    const auto changed = [this] {
        if (isVisible()) {
            activate();
        }
    };
    connect(&session, &storage::Session::projectOpened, this, changed);
    connect(&session, &storage::Session::contentChanged, this, changed);
    connect(&session, &storage::Session::sampleChanged, this, [this](SampleId sample) {
        if (isVisible() && sample != m_wanted) {
            m_page = 0;
            readSample();
        }
    });
}

TextCueWorkspace::~TextCueWorkspace()
{
    for (QFutureWatcherBase* watcher : std::initializer_list<QFutureWatcherBase*> {&m_reading, &m_computing, &m_batch}) {
        watcher->disconnect(this);
    }
    if (m_cancelled) {
        *m_cancelled = true;
    }
    m_pool.waitForDone();
    m_batchPool.waitForDone();
    m_canvas->setHandler(nullptr);
}

QWidget* TextCueWorkspace::buildPicture()
{
    m_canvas->setHandler(&m_heat);
    m_windowLayer = m_canvas->overlay().addLayer();
    m_wordLayer = m_canvas->overlay().addLayer();
    m_boxLayer = m_canvas->overlay().addLayer();
    m_showHeat->setToolTip(tr("Relative attention of the chosen layer, block by block"));
    m_showWindows->setToolTip(tr("Every window that was tried, at its best place"));
    m_showWords->setToolTip(tr("The words that windows are pulled to"));
    m_showHeat->setChecked(true);
    m_showWindows->setChecked(false);
    m_showWords->setChecked(false);
    for (QCheckBox* box : {m_showWords, m_showWindows, m_showHeat}) {
        m_header->addRight(box);
        connect(box, &QCheckBox::toggled, this, &TextCueWorkspace::showLayers);
    }
    m_problem->setContentsMargins(12, 8, 12, 8);
    m_problem->hide();
    return column({m_header, m_problem, m_canvas}, m_canvas);
}

QWidget* TextCueWorkspace::buildCrops()
{
    auto* chartHeader = new widgets::PanelHeader(tr("Layers"));
    chartHeader->setNote(tr("largest − mean"));
    auto* panes = new widgets::Splitter(Qt::Vertical);
    panes->addWidget(column({m_cropHeader, m_crop}, m_crop));
    panes->addWidget(column({m_baselineHeader, m_baseline}, m_baseline));
    panes->addWidget(column({chartHeader, m_layers}, m_layers));
    panes->setStretchFactor(0, 3);
    panes->setStretchFactor(1, 3);
    panes->setStretchFactor(2, 2);
    m_set->setAccessibleName(tr("Name of the set"));
    m_set->setToolTip(tr("Runs name the crops by this: Evaluate › Marks › Enlarged cue"));
    m_set->setMaximumWidth(150);
    auto* bar = new widgets::ActionBar;
    bar->addLeft(widgets::quietLabel(tr("Set")));
    bar->addLeft(m_set);
    bar->addRight(widgets::makeActionButton(m_export, bar));
    bar->addRight(widgets::makeActionButton(m_make, bar, widgets::ButtonLook::Primary));
    return column({panes, bar}, panes);
}

void TextCueWorkspace::buildActions()
{
    using widgets::Icon;
    const auto add = [this](const QString& id, const QString& text, const QList<QKeySequence>& keys, Icon icon, const std::function<void()>& run) {
        auto* action = new QAction(widgets::lineIcon(icon), text, this);
        widgets::nameForKeys(action, id);
        action->setShortcuts(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, run);
        addAction(action);
        m_commands.append(action);
        return action;
    };
    add(QStringLiteral("item.next"), tr("Next item"), {Qt::Key_D, Qt::Key_PageDown}, Icon::ChevronDown, [this] { step(1); });
    add(QStringLiteral("item.previous"), tr("Previous item"), {Qt::Key_A, Qt::Key_PageUp}, Icon::ChevronUp, [this] { step(-1); });
    const auto turn = [this](int by) {
        m_page = std::max(0, m_page + by);
        readSample();
    };
    add(QStringLiteral("page.next"), tr("Next page"), {Qt::CTRL | Qt::Key_PageDown}, Icon::ChevronRight, [turn] { turn(1); });
    add(QStringLiteral("page.previous"), tr("Previous page"), {Qt::CTRL | Qt::Key_PageUp}, Icon::ChevronLeft, [turn] { turn(-1); });
    m_commands.append(nullptr);
    add(QStringLiteral("textcue.attention"), tr("Show or hide the attention"), {Qt::Key_H}, Icon::Eye, [this] { m_showHeat->toggle(); });
    add(QStringLiteral("textcue.windows"), tr("Show or hide all windows"), {Qt::Key_W}, Icon::Box, [this] { m_showWindows->toggle(); });
    add(QStringLiteral("textcue.words"), tr("Show or hide the words"), {Qt::SHIFT | Qt::Key_W}, Icon::Word, [this] { m_showWords->toggle(); });
    m_commands.append(nullptr);
    m_make = add(QStringLiteral("textcue.make"), tr("Keep all crops"), {}, Icon::Check, [this] { makeAll(); });
    m_make->setToolTip(tr("Crops of every sample with maps go into the project, for runs to show"));
    m_export = add(QStringLiteral("textcue.export"), tr("Export…"), {}, Icon::Export, [this] { exportAll(); });
    m_export->setToolTip(tr("Crops of every sample with maps as PNG, with a manifest of the inputs"));
}

} // namespace groundmark::viewers
