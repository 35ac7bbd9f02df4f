// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/answer_strip.h"

#include "viewers/compare/answer_pane.h"
#include "viewers/compare/canvas_pane.h"

#include <QHBoxLayout>
#include <QScrollBar>

#include <algorithm>

namespace groundmark::viewers {

namespace {

constexpr int MostColumns = 3;

} // namespace

AnswerStrip::AnswerStrip(QWidget* parent)
    : QScrollArea(parent)
    , m_body(new QWidget)
    , m_row(new QHBoxLayout(m_body))
    , m_shown(CanvasPane::MaximumRuns, true)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Answers"));
    setMinimumHeight(140);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(0);
    for (int run = 0; run < CanvasPane::MaximumRuns; ++run) {
        auto* pane = new AnswerPane(run);
        connect(pane, &AnswerPane::chosen, this, &AnswerStrip::chosen);
        m_row->addWidget(pane);
        m_panes.push_back(pane);
        pane->hide();
    }
    setWidget(m_body);
    connect(horizontalScrollBar(), &QScrollBar::sliderReleased, this, &AnswerStrip::snap);
}

void AnswerStrip::setSample(const CompareSample& sample, double failBelow)
{
    m_runs = static_cast<int>(sample.answers.size());
    for (int run = 0; run < m_runs; ++run) {
        m_panes[static_cast<size_t>(run)]->setAnswer(
            sample, sample.answers[static_cast<size_t>(run)], failBelow);
    }
    arrange();
}

void AnswerStrip::setRunShown(int run, bool shown)
{
    m_shown[static_cast<size_t>(run)] = shown;
    arrange();
}

void AnswerStrip::setChosen(int run)
{
    for (int i = 0; i < CanvasPane::MaximumRuns; ++i) {
        m_panes[static_cast<size_t>(i)]->setChosen(i == run);
    }
    if (run >= 0 && run < m_runs) {
        const QWidget* pane = m_panes[static_cast<size_t>(run)];
        const int left = pane->x() - horizontalScrollBar()->value();
        if (pane->isVisible() && (left < 0 || left + pane->width() > viewport()->width())) {
            horizontalScrollBar()->setValue(pane->x());
        }
    }
}

AnswerPane* AnswerStrip::pane(int run) const
{
    return m_panes[static_cast<size_t>(run)];
}

bool AnswerStrip::isSettled() const
{
    return std::ranges::all_of(m_panes, &AnswerPane::isSettled);
}

void AnswerStrip::arrange()
{
    int columns = 0;
    for (int run = 0; run < CanvasPane::MaximumRuns; ++run) {
        const bool shown = run < m_runs && m_shown[static_cast<size_t>(run)];
        m_panes[static_cast<size_t>(run)]->setVisible(shown);
        columns += shown ? 1 : 0;
    }
    if (columns == 0) {
        return;
    }
    const int width = viewport()->width() / std::min(columns, MostColumns);
    for (AnswerPane* pane : m_panes) {
        pane->setMinimumWidth(width);
        pane->setMaximumWidth(columns > MostColumns ? width : QWIDGETSIZE_MAX);
    }
    horizontalScrollBar()->setSingleStep(width);
    horizontalScrollBar()->setPageStep(width);
}

void AnswerStrip::snap()
{
    const int width = std::max(1, m_panes.front()->minimumWidth());
    QScrollBar* bar = horizontalScrollBar();
    bar->setValue((bar->value() + width / 2) / width * width);
}

void AnswerStrip::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    arrange();
}

} // namespace groundmark::viewers
