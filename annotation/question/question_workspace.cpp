// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/question/question_workspace.h"

#include "annotation/mask/sample_selector.h"
#include "annotation/question/checks_pane.h"
#include "annotation/question/distribution_pane.h"
#include "annotation/question/hop_arrows.h"
#include "annotation/question/hop_editor.h"
#include "annotation/question/hop_list.h"
#include "annotation/question/hop_tool.h"
#include "annotation/question/limits_dialog.h"
#include "annotation/question/question_form.h"
#include "annotation/question/question_host.h"
#include "annotation/question/question_review.h"
#include "annotation/question/try_pane.h"
#include "annotation/workspaces/page_words.h"
#include "annotation/workspaces/region_looks.h"
#include "annotation/workspaces/tool_bar.h"
#include "storage/dataset_repository.h"
#include "storage/question_repository.h"
#include "storage/review_repository.h"
#include "widgets/badge.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"
#include "widgets/theme/tokens.h"

#include <QAction>
#include <QEventLoop>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include <utility>

namespace groundmark::annotation {

namespace {

const QString Benchmark = QStringLiteral("logicocr-real");

/// Where the line from the middle of a box to `target` leaves the box.
QPointF edgeTowards(const QRectF& box, QPointF target)
{
    const QPointF middle = box.center();
    const QPointF way = target - middle;
    const double x = way.x() != 0.0 ? box.width() / 2.0 / std::abs(way.x()) : 1e9;
    const double y = way.y() != 0.0 ? box.height() / 2.0 / std::abs(way.y()) : 1e9;
    return middle + way * std::min({1.0, x, y});
}

} // namespace

QuestionWorkspace::~QuestionWorkspace()
{
    closeProject();
}

QString QuestionWorkspace::id() const
{
    return QStringLiteral("questions");
}

void QuestionWorkspace::openProject()
{
    closeProject();
    if (m_session.project() == nullptr) {
        updateActions();
        return;
    }
    m_document = std::make_unique<SampleDocument>(*m_session.project(), m_session.annotator());
    m_host = std::make_unique<QuestionHost>(*m_document, m_words);
    m_controller = std::make_unique<CanvasController>(*m_canvas, *m_host);
    m_controller->addTool([this](ToolHost& /*host*/, ToolSurface& surface) {
        return std::make_unique<HopTool>(*m_host, surface);
    });
    m_controller->setAppearance([this](const Region& region) { return appearance(region); });
    m_controller->tools().activate(QLatin1StringView("box"));
    m_toolBar->setTools(&m_controller->tools());
    connect(m_controller.get(), &CanvasController::hintChanged, m_toolBar, &ToolBar::setHint);
    connect(m_controller.get(), &CanvasController::optionsChanged, m_toolBar, &ToolBar::showOptions);
    connect(m_toolBar, &ToolBar::optionChosen, m_controller.get(), &CanvasController::setOption);
    m_form = new QuestionForm(*m_host);
    m_hops = new HopList(*m_host);
    m_hopEditor = new HopEditor(*m_host);
    m_middle->insertWidget(1, m_form);
    m_middle->insertWidget(3, m_hops, 1);
    m_middle->insertWidget(4, m_hopEditor);
    connect(m_form, &QuestionForm::textTyped, &m_checking, qOverload<>(&QTimer::start));
    connect(m_host.get(), &DocumentHost::selectionChanged, m_controller.get(), &CanvasController::selectionTouched);
    connect(m_host.get(), &DocumentHost::selectionChanged, this, &Workspace::statusChanged);
    connect(m_host.get(), &QuestionHost::currentHopChanged, this, &QuestionWorkspace::showArrows);
    connect(m_document.get(), &SampleDocument::changed, this, [this] {
        m_reading.start();
        refresh(false);
    });
    connect(m_document.get(), &SampleDocument::saved, this, [this] {
        m_announcing = true;
        m_session.announceEdit(m_document->sample().id);
        m_announcing = false;
    });
    connect(m_document.get(), &SampleDocument::failed, &m_session, &storage::Session::announceFailure);
    connect(&m_document->undoStack(), &QUndoStack::indexChanged, this, &QuestionWorkspace::updateActions);
    m_stale = true;
    if (isVisible()) {
        showSample(m_session.sample());
    }
}

void QuestionWorkspace::closeProject()
{
    commitPending();
    keepTime();
    m_job.stop();
    m_set.clear();
    m_setDataset = {};
    m_canvas->setHandler(nullptr);
    m_toolBar->setTools(nullptr);
    // Deleting a focused child tells the status bar, which must find none of them then.
    delete std::exchange(m_hopEditor, nullptr);
    delete std::exchange(m_hops, nullptr);
    delete std::exchange(m_form, nullptr);
    m_controller.reset();
    m_host.reset();
    m_document.reset();
    m_canvas->overlay().setShapes(m_arrows, {});
    m_canvas->setSource(nullptr);
    m_demonstration->hide();
    m_benchmark.clear();
    updateActions();
}

void QuestionWorkspace::commitPending()
{
    if (m_form == nullptr || !isEditable()) {
        return;
    }
    m_form->commitPending();
    m_hopEditor->commitPending();
    m_host->setSolution(m_solution->toPlainText());
}

void QuestionWorkspace::keepTime()
{
    const double seconds = m_clock.take();
    if (!isEditable() || seconds < ItemClock::LeastSeconds) {
        return;
    }
    storage::Database& database = m_session.project()->database();
    const auto person = storage::ReviewRepository(database).ensureAnnotator(m_session.annotator());
    const auto kept = person
        ? storage::QuestionRepository(database).addSeconds(m_document->sample().id, person->id, seconds)
        : Result<void>(person.error());
    if (kept) {
        m_spent += seconds;
    } else {
        m_session.announceFailure(kept.error());
    }
}

bool QuestionWorkspace::isEditable() const
{
    return m_document && m_document->isOpen() && !m_document->isReadOnly() && m_benchmark == Benchmark;
}

void QuestionWorkspace::showSample(SampleId id)
{
    if (!m_document || (m_document->sample().id == id && !m_stale)) {
        return;
    }
    if (!std::exchange(m_stale, false)) {
        commitPending();
    }
    keepTime();
    m_job.stop();
    m_tries->setRunning(false);
    m_controller->tools().active().cancel();
    m_benchmark.clear();
    if (!id.isStored()) {
        m_document->close();
    } else if (auto opened = m_document->open(id); !opened) {
        m_session.announceFailure(opened.error());
    }
    storage::Database& database = m_session.project()->database();
    const DatasetId dataset = m_document->sample().dataset;
    const auto found = storage::DatasetRepository(database).find(dataset);
    if (found && *found) {
        m_benchmark = (*found)->benchmark;
        m_demonstration->setVisible((*found)->demonstration);
    } else {
        m_demonstration->hide();
    }
    m_limits = limitsOf(*m_session.project(), dataset).valueOr({});
    m_spent = 0.0;
    for (const auto& [name, seconds] : storage::QuestionRepository(database).seconds(id).valueOr({})) {
        m_spent += seconds;
    }
    m_words->setPageLanguage(m_document->sample().language);
    showPage(0);
    if (m_setDataset != dataset) {
        m_setDataset = dataset;
        m_set.clear();
        readSet();
    }
    refresh(true);
    showReview();
    showTries();
    updateActions();
}

void QuestionWorkspace::showPage(int page)
{
    if (!m_document) {
        return;
    }
    const auto& pages = m_document->pages();
    m_host->setPage(page);
    const bool there = page >= 0 && static_cast<std::size_t>(page) < pages.size();
    m_toolBar->setPage(page, static_cast<int>(pages.size()));
    m_canvas->setSource(
        there ? m_images.open(m_session.project()->absolutePath(pages[static_cast<std::size_t>(page)].path)) : nullptr);
    m_controller->refresh();
    if (there && isVisible()) {
        m_words->want();
    }
    showArrows();
    emit statusChanged();
}

void QuestionWorkspace::refresh(bool all)
{
    if (m_form == nullptr) {
        return;
    }
    m_form->refresh(all);
    m_form->setTask(m_document->sample().task);
    m_hops->refresh();
    m_hopEditor->refresh(all);
    if ((all || !m_solution->hasFocus()) && m_solution->toPlainText().trimmed() != m_host->design().solution) {
        m_solution->setPlainText(m_host->design().solution);
    }
    const auto hops = static_cast<int>(m_host->hops().size());
    const auto cues = static_cast<int>(m_host->cues().size());
    m_hopsHeader->setFacts(tr("%n hop(s)", nullptr, hops) + QStringLiteral(" · ") + tr("%n cue region(s)", nullptr, cues));
    m_tries->setHops(m_host->hops());
    m_controller->refresh();
    showArrows();
    showTime();
    check();
    showDistribution();
    if (!all) {
        showTries();
        showReview();
    }
    updateActions();
}

widgets::OverlayShape QuestionWorkspace::appearance(const Region& region) const
{
    const int number = m_host->numberOf(region.id);
    if (number == 0) {
        return appearanceOf(region, {});
    }
    widgets::OverlayShape shape;
    shape.style.colour = widgets::over_image::region(number);
    shape.tag = QString::number(number);
    return shape;
}

/// The arrows lie under the cues; each has the number of the hop that it comes from in its middle.
void QuestionWorkspace::showArrows()
{
    if (!m_host) {
        return;
    }
    QHash<RegionId, QRectF> boxes;
    for (const Region& region : m_host->regions()) {
        boxes.insert(region.id, region.shape.bounds());
    }
    QList<widgets::OverlayShape> shapes;
    QSet<QUuid> linked;
    const int current = m_host->currentHop();
    int place = 0;
    for (const HopArrow& arrow : arrowsOf(m_host->hops())) {
        if (!boxes.contains(arrow.from) || !boxes.contains(arrow.target)) {
            continue; // one of them is on another page
        }
        const QRectF from = boxes.value(arrow.from);
        const QRectF to = boxes.value(arrow.target);
        const QPointF start = edgeTowards(from, to.center());
        const QPointF end = edgeTowards(to, from.center());
        widgets::OverlayShape line;
        line.id = QUuid::createUuidV5(arrow.from.value, arrow.target.toText());
        line.shape = {ShapeKind::LineStrip, {start, end}, {}};
        line.style.colour = widgets::over_image::truth; // white, visual language 1.3
        line.style.arrow = true;
        line.interactive = false;
        widgets::OverlayShape number;
        number.id = QUuid::createUuidV5(arrow.target.value, arrow.from.toText());
        number.shape = {ShapeKind::Point, {(start + end) / 2.0 + QPointF(place % 3, place % 3)}, {}};
        number.style.colour = widgets::over_image::truth;
        number.tag = QString::number(arrow.hop + 1);
        number.interactive = false;
        if (arrow.hop == current || arrow.to == current) {
            linked.insert(line.id);
            linked.insert(number.id);
        }
        shapes.append(line);
        shapes.append(number);
        ++place;
    }
    m_canvas->overlay().setShapes(m_arrows, shapes);
    m_canvas->overlay().setLayerVisible(m_arrows, m_showHops->isChecked());
    m_canvas->overlay().setLayerVisible(m_controller->layer(), m_showCues->isChecked());
    if (current >= 0 && current < m_host->hops().size()) {
        for (const RegionId cue : m_host->hops()[current].cues) {
            linked.insert(cue.value);
        }
    }
    m_canvas->overlay().setLinked(linked);
}

void QuestionWorkspace::showTime()
{
    if (m_form != nullptr) {
        m_form->setTime(widgets::numbers::duration(std::floor(m_spent + m_clock.elapsed())));
    }
    emit statusChanged();
}

void QuestionWorkspace::activate()
{
    m_canvas->setFocus();
    if (m_document && m_stale) {
        showSample(m_session.sample());
    }
    if (m_document && m_canvas->source()) {
        m_words->want();
    }
}

void QuestionWorkspace::settle()
{
    const auto& source = m_canvas->source();
    if (source && !source->isFinished()) {
        QEventLoop loop;
        connect(source.get(), &imaging::ImageSource::finished, &loop, &QEventLoop::quit);
        loop.exec();
    }
    while (m_words->state() == WordSource::State::Reading) {
        QEventLoop loop;
        connect(m_words, &WordSource::changed, &loop, &QEventLoop::quit);
        loop.exec();
    }
    while (m_set.isReading()) {
        QEventLoop loop;
        connect(&m_set, &QuestionSet::changed, &loop, &QEventLoop::quit);
        connect(&m_set, &QuestionSet::failed, &loop, &QEventLoop::quit);
        loop.exec();
    }
}

} // namespace groundmark::annotation
