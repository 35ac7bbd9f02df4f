// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/canvas_pane.h"

#include "viewers/compare/compare_overlay.h"
#include "widgets/buttons.h"
#include "widgets/canvas/canvas_theme.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/chip.h"
#include "widgets/labels.h"
#include "widgets/run_swatch.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace groundmark::viewers {

namespace {

constexpr int BarHeight = 32;

} // namespace

CanvasPane::CanvasPane(imaging::ImageStore& store, QWidget* parent)
    : QWidget(parent)
    , m_store(store)
    , m_canvas(new widgets::ImageCanvas)
    , m_noImage(widgets::quietLabel(tr("This sample has no image.")))
    , m_bar(new QHBoxLayout)
    , m_pager(new QWidget)
    , m_pageLabel(widgets::quietLabel({}))
{
    m_canvas->setAccessibleName(tr("Image with truth and answers"));
    m_canvas->setFocusPolicy(Qt::StrongFocus);
    m_bar->setContentsMargins(8, 0, 8, 0);
    m_bar->setSpacing(6);
    for (int run = widgets::TruthRun; run < MaximumRuns; ++run) {
        auto* chip = new widgets::Chip(widgets::runLetter(run));
        chip->setRun(run);
        chip->setCheckable(true);
        chip->setChecked(true);
        chip->setIcon(widgets::lineIcon(widgets::Icon::Eye));
        chip->setToolTip(
            run == widgets::TruthRun
                ? tr("Show or hide the truth")
                : tr("Show or hide the boxes of run %1").arg(widgets::runLetter(run)));
        connect(chip, &widgets::Chip::toggled, this, [this, run, chip](bool on) {
            chip->setIcon(widgets::lineIcon(on ? widgets::Icon::Eye : widgets::Icon::EyeOff));
            m_canvas->overlay().setLayerVisible(m_layers.at(run + 1), on);
        });
        connect(
            chip, &widgets::Chip::clicked, this, [this, run](bool on) { setLayerShown(run, on); });
        m_chips.append(chip);
        m_wanted.append(true);
        m_layers.append(m_canvas->overlay().addLayer());
        m_bar->addWidget(chip);
    }
    m_bar->addStretch(1);

    auto* pager = new QHBoxLayout(m_pager);
    pager->setContentsMargins(0, 0, 0, 0);
    pager->setSpacing(4);
    for (const int step : {-1, 1}) {
        auto* button = new QToolButton;
        button->setIcon(
            widgets::lineIcon(step < 0 ? widgets::Icon::ChevronLeft : widgets::Icon::ChevronRight));
        button->setToolTip(step < 0 ? tr("Previous page") : tr("Next page"));
        button->setAccessibleName(button->toolTip());
        widgets::setFlat(button);
        widgets::setSmall(button);
        connect(button, &QToolButton::clicked, this, [this, step] { showPage(m_page + step); });
        if (step > 0) {
            pager->addWidget(m_pageLabel);
        }
        pager->addWidget(button);
    }
    m_bar->addWidget(m_pager);

    auto* bar = new QWidget;
    bar->setFixedHeight(BarHeight);
    bar->setLayout(m_bar);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar);
    column->addWidget(m_noImage, 1, Qt::AlignCenter);
    column->addWidget(m_canvas, 1);

    connect(m_canvas, &widgets::ImageCanvas::zoomChanged, this, &CanvasPane::viewChanged);
    connect(m_canvas, &widgets::ImageCanvas::cursorMoved, this, &CanvasPane::cursorMoved);
    connect(m_canvas, &widgets::ImageCanvas::cursorLeft, this, &CanvasPane::cursorLeft);
    widgets::followTheme(m_canvas);
    clear();
}

widgets::Chip* CanvasPane::chipOf(int run) const
{
    return m_chips.at(run + 1);
}

void CanvasPane::setSample(const CompareSample& sample)
{
    const bool isSame = sample.sample.id == m_sample.sample.id;
    m_sample = sample;
    int page = isSame ? m_page : 0;
    for (const Region& region : sample.regions) {
        if (!isSame && region.role == RegionRole::Answer) {
            page = region.page;
            break;
        }
    }
    const int runs = static_cast<int>(sample.answers.size());
    for (int run = 0; run < MaximumRuns; ++run) {
        const bool hasBoxes = run < runs
            && (!sample.answers[static_cast<size_t>(run)].boxes.isEmpty()
                || !sample.answers[static_cast<size_t>(run)].matches.empty());
        chipOf(run)->setVisible(run < runs);
        chipOf(run)->setEnabled(hasBoxes);
        chipOf(run)->setChecked(hasBoxes && m_wanted.at(run + 1));
    }
    showPage(page);
}

void CanvasPane::clear()
{
    m_sample = {};
    for (int run = 0; run < MaximumRuns; ++run) {
        chipOf(run)->hide();
    }
    showPage(0);
}

void CanvasPane::showPage(int page)
{
    const int pages = static_cast<int>(m_sample.imagePaths.size());
    m_page = std::clamp(page, 0, std::max(0, pages - 1));
    m_pager->setVisible(pages > 1);
    m_pageLabel->setText(tr("Page %1 of %2").arg(m_page + 1).arg(pages));
    m_noImage->setVisible(pages == 0);
    m_canvas->setVisible(pages > 0);
    m_canvas->setSource(pages > 0 ? m_store.open(m_sample.imagePaths.at(m_page)) : nullptr);
    m_canvas->overlay().setLinked({});
    m_canvas->overlay().setShapes(m_layers.at(0), truthShapes(m_sample, m_page));
    for (int run = 0; run < MaximumRuns; ++run) {
        m_canvas->overlay().setShapes(
            m_layers.at(run + 1),
            run < static_cast<int>(m_sample.answers.size()) ? answerShapes(m_sample, run, m_page)
                                                            : QList<widgets::OverlayShape> {});
    }
}

void CanvasPane::setLayerShown(int run, bool shown)
{
    m_wanted[run + 1] = shown;
    // A run without boxes has nothing to show: its chip stays off until a sample has some.
    chipOf(run)->setChecked(shown && chipOf(run)->isEnabledTo(this));
}

bool CanvasPane::isLayerShown(int run) const
{
    return m_wanted.at(run + 1);
}

void CanvasPane::toggleAll()
{
    m_canvas->overlay().setVisible(!m_canvas->overlay().isVisible());
}

void CanvasPane::linkRegions(const QList<int>& ordinals)
{
    QSet<QUuid> ids;
    for (const Region& region : m_sample.regions) {
        if (region.ordinal > 0 && ordinals.contains(region.ordinal)) {
            ids.insert(region.id.value);
        }
    }
    m_canvas->overlay().setLinked(ids);
}

bool CanvasPane::isSettled() const
{
    return !m_canvas->source() || m_canvas->source()->isFinished();
}

void CanvasPane::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const widgets::Tokens& tokens = widgets::tokensOf(this);
    painter.fillRect(rect(), tokens.canvas);
    const QRect bar(0, 0, width(), BarHeight);
    painter.fillRect(bar, tokens.window);
    widgets::drawBottomLine(&painter, bar, tokens.border);
}

} // namespace groundmark::viewers
