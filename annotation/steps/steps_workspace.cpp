// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/steps/steps_workspace.h"

#include "annotation/steps/question_pane.h"
#include "annotation/steps/region_facts.h"
#include "annotation/steps/step_editor.h"
#include "annotation/steps/step_list.h"
#include "annotation/workspaces/region_looks.h"
#include "annotation/workspaces/sample_list.h"
#include "imaging/float_image.h"
#include "storage/dataset_repository.h"
#include "storage/step_ratings.h"
#include "storage/task_input_repository.h"
#include "widgets/badge.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/notice_bar.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"

#include <QComboBox>
#include <QEventLoop>
#include <QLabel>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>
#include <QtConcurrent>

#include <algorithm>

namespace groundmark::annotation {

namespace {

constexpr int Neighbours = 2; // images opened ahead on each side

} // namespace

StepsWorkspace::~StepsWorkspace()
{
    closeProject();
}

void StepsWorkspace::openProject()
{
    closeProject();
    if (m_session.project() == nullptr) {
        updateActions();
        return;
    }
    m_document = std::make_unique<SampleDocument>(*m_session.project(), m_session.annotator());
    m_reasoning = std::make_unique<ReasoningDocument>(*m_document);
    buildDocumentViews();
    readProgress();
    connect(m_document.get(), &SampleDocument::saved, this, [this] {
        m_session.announceEdit(m_document->sample().id);
        renewProgress(m_document->sample().id);
    });
    connect(m_document.get(), &SampleDocument::failed, &m_session, &storage::Session::announceFailure);
    connect(m_document.get(), &SampleDocument::changed, this, &StepsWorkspace::showRegions);
    connect(&m_document->undoStack(), &QUndoStack::indexChanged, this, &StepsWorkspace::updateActions);
    connect(m_reasoning.get(), &ReasoningDocument::opened, this, &StepsWorkspace::showChain);
    connect(m_reasoning.get(), &ReasoningDocument::changed, this, &StepsWorkspace::showChainState);
    showChain();
    showSample(m_session.sample());
}

/// The panes that look at a document live as long as it does.
void StepsWorkspace::buildDocumentViews()
{
    m_question = new QuestionPane(*m_document, *m_reasoning);
    m_steps = new StepList(*m_reasoning);
    m_regions = new RegionFacts(*m_document, *m_reasoning, m_steps);
    m_rightLayout->insertWidget(0, m_question);
    m_rightLayout->insertWidget(3, m_steps, 1);
    m_regionsTable->setModel(m_regions);
    connect(m_question, &QuestionPane::answerClicked, this, [this] {
        m_steps->setCurrent(-1);
        focusSteps();
    });
    connect(m_steps, &StepList::currentChanged, this, [this](int index) {
        m_question->setAnswerCurrent(index < 0);
        lightUp();
    });
    connect(m_steps, &StepList::chipHovered, this, &StepsWorkspace::lightUp);
    connect(&m_steps->editor(), &StepEditor::linkRequested, this, &StepsWorkspace::linkRegion);
    connect(&m_steps->editor(), &StepEditor::refused, this, &StepsWorkspace::say);
    connect(m_regionsTable->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        QSet<QUuid> chosen;
        for (const QModelIndex& row : m_regionsTable->selectionModel()->selectedRows()) {
            chosen.insert(m_regions->regionAt(row.row()).id.value);
        }
        m_canvas->overlay().setSelected(chosen);
        emit statusChanged();
    });
}

void StepsWorkspace::closeProject()
{
    leaveSample();
    m_regionsTable->setModel(nullptr);
    // Deleting a focused child tells the status bar, which must find no list then.
    delete std::exchange(m_question, nullptr);
    m_regions = nullptr;
    delete std::exchange(m_steps, nullptr);
    m_reasoning.reset();
    m_document.reset();
    m_canvas->setSource(nullptr);
    m_canvas->overlay().setShapes(m_regionLayer, {});
    m_notice->clear();
    m_demonstration->hide();
    m_progress.clear();
    updateActions();
}

/// Writes what was typed, and the time that was spent.
void StepsWorkspace::leaveSample()
{
    if (m_steps != nullptr) {
        m_steps->editor().show(-1); // writes what is pending, and forgets it
    }
    const double seconds = m_clock.take();
    if (seconds >= ItemClock::LeastSeconds && m_reasoning && m_reasoning->chain() != nullptr && m_reasoning->chain()->id == m_timed) {
        m_reasoning->addSeconds(seconds);
    }
    m_timed = {};
}

void StepsWorkspace::showSample(SampleId id)
{
    if (!m_document || (m_document->sample().id == id && !m_stale)) {
        return;
    }
    leaveSample();
    m_stale = false;
    m_notice->clear();
    if (!id.isStored()) {
        m_document->close();
    } else if (auto opened = m_document->open(id); !opened) {
        m_session.announceFailure(opened.error());
    }
    showImage();
    showRegions();
    const auto dataset = storage::DatasetRepository(m_session.project()->database())
                             .find(m_document->sample().dataset);
    m_demonstration->setVisible(dataset && *dataset && (*dataset)->demonstration);
    prefetchNeighbours();
    updateActions();
    emit statusChanged();
}

void StepsWorkspace::showImage()
{
    const auto& pages = m_document->pages();
    if (pages.empty()) {
        m_canvas->setSource(nullptr);
    } else {
        m_canvas->setSource(m_images.open(m_session.project()->absolutePath(pages.front().path)));
    }
    showSaliency();
}

/// The sample's saliency map, if it has one: hidden until it is asked for.
void StepsWorkspace::showSaliency()
{
    m_layer.setHeat({}, {});
    const auto input
        = storage::TaskInputRepository(m_session.project()->database()).find(m_document->sample().id);
    if (input && *input && !(*input)->saliency.isEmpty() && !m_document->pages().empty()) {
        const QString path = m_session.project()->absolutePath((*input)->saliency);
        const QRectF area(QPointF(), m_document->pages().front().size);
        // Reading it takes longer than going to the next item may.
        const SampleId sample = m_document->sample().id;
        QtConcurrent::run([path] {
            const auto map = imaging::readFloatImage(path);
            return map ? imaging::heatImage(*map, widgets::over_image::region(2)) : QImage();
        }).then(this, [this, sample, area](const QImage& heat) {
            if (m_document && m_document->sample().id == sample) {
                m_layer.setHeat(heat, area);
                m_canvas->update();
                updateActions();
            }
        });
    }
}

void StepsWorkspace::showRegions()
{
    QList<widgets::OverlayShape> shapes;
    for (const Region& region : m_document->regions()) {
        if (region.ordinal == 0 || region.page != 0) {
            continue;
        }
        widgets::OverlayShape shape = appearanceOf(region, {});
        shape.id = region.id.value;
        shape.shape = region.shape;
        shape.hidden = region.hidden;
        shape.handles = false;
        shapes.append(shape);
    }
    m_canvas->overlay().setShapes(m_regionLayer, shapes);
    lightUp();
}

/// The regions of the current step, or of the chip under the pointer.
void StepsWorkspace::lightUp(int chip)
{
    QSet<int> ordinals;
    const int current = m_steps != nullptr ? m_steps->current() : -1;
    if (chip > 0) {
        ordinals.insert(chip);
    } else if (current >= 0) {
        const QList<int>& named = m_reasoning->step(current).regions;
        const QList<int> grounded = m_reasoning->groundedIn(current);
        ordinals = QSet<int>(named.begin(), named.end()) + QSet<int>(grounded.begin(), grounded.end());
    }
    QSet<QUuid> linked;
    for (const Region& region : m_document->regions()) {
        if (ordinals.contains(region.ordinal)) {
            linked.insert(region.id.value);
        }
    }
    m_canvas->overlay().setLinked(linked);
}

void StepsWorkspace::selectAt(QPointF image)
{
    m_canvas->setFocus();
    const auto hits = m_canvas->overlay().shapesAt(image, m_canvas->toImageLength(4.0));
    m_regionsTable->clearSelection();
    if (hits.isEmpty() || m_regions == nullptr) {
        return;
    }
    const int row = m_regions->rowOf({m_canvas->overlay().shape(hits.front()).id});
    if (row >= 0) {
        m_regionsTable->selectRow(row);
    }
}

/// Another chain: its name, who made it, and what to do when there is none.
void StepsWorkspace::showChain()
{
    const Chain* chain = m_reasoning->chain();
    m_timed = chain != nullptr ? chain->id : ChainId {};
    [[maybe_unused]] const double before = m_clock.take(); // of what was shown before
    const QSignalBlocker quiet(m_chainChoice);
    m_chainChoice->clear();
    for (const Chain& each : m_reasoning->chains()) {
        m_chainChoice->addItem(
            each.setting.isEmpty() ? each.model : QStringLiteral("%1 · %2").arg(each.model, each.setting));
    }
    m_chainChoice->setCurrentIndex(m_reasoning->currentChain());
    m_chainChoice->setVisible(chain != nullptr);
    m_chainChoice->setEnabled(m_reasoning->chains().size() > 1);
    const bool empty = m_reasoning->stepCount() == 0;
    m_emptyChain->setVisible(empty && m_document->isOpen());
    m_emptyChain->setText(
        chain == nullptr
            ? tr("This sample has no reasoning chain yet. Import chains in Groundmark's own format, or make them "
                 "from a run's replies: Annotate › Make chains from a run.")
            : tr("This chain has no steps: the model's reply held nothing before its answer. The final answer can "
                 "still be judged."));
    m_steps->setVisible(!empty);
    showChainState();
}

void StepsWorkspace::showChainState()
{
    const int steps = m_reasoning->stepCount();
    const int wrong = m_reasoning->firstWrong();
    QString facts = steps > 0 ? tr("%1 of %2 marked").arg(m_reasoning->marked()).arg(steps) : QString();
    if (wrong >= 0) {
        facts += tr(" · first wrong: %1").arg(wrong + 1);
    }
    m_stepsHeader->setFacts(facts);
    const ChainReview review = m_reasoning->review();
    m_discuss->setChecked(review.discuss);
    m_practice->setChecked(review.practice);
    m_regionsHeader->setFacts(widgets::numbers::count(m_regions->rowCount()));
    m_regionsHeader->setNote(
        m_regions->rowCount() == 0 || m_regions->showsRoles()
            ? QString()
            : tr("roles stay hidden until every step has a verdict"));
    m_regionsNote->setVisible(m_regions->hasCorrectionMarks() && !m_regionsHeader->isFolded());
    if (review.practice) {
        m_notice->say(
            QStringLiteral("practice"), widgets::NoticeBar::Meaning::Warn,
            tr("Practice item: what you say here is left out of agreement, statistics and exports."));
    } else {
        m_notice->clear(QStringLiteral("practice"));
    }
    lightUp();
    updateActions();
    emit statusChanged();
}

/// How far this annotator is with each sample; other annotators' states are not shown.
void StepsWorkspace::readProgress()
{
    m_progress.clear();
    if (m_session.project() != nullptr && m_reasoning) {
        const auto read = storage::StepQuery(m_session.project()->database())
                              .progress(m_session.dataset(), m_reasoning->annotator());
        if (!read) {
            m_session.announceFailure(read.error());
            return;
        }
        for (auto it = read->cbegin(); it != read->cend(); ++it) {
            m_progress.insert(it.key(), it->state);
        }
    }
    m_samples->refreshStates();
}

void StepsWorkspace::renewProgress(SampleId id)
{
    const auto read = storage::StepQuery(m_session.project()->database()).progressOf(id, m_reasoning->annotator());
    if (read && *read) {
        m_progress.insert(id, (*read)->state);
        m_samples->refreshStates();
    }
    emit statusChanged();
}

void StepsWorkspace::prefetchNeighbours()
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

void StepsWorkspace::say(const Error& error)
{
    m_notice->say(QStringLiteral("refused"), widgets::NoticeBar::Meaning::Warn, error.toText());
}

void StepsWorkspace::activate()
{
    if (m_stale) {
        showSample(m_session.sample());
    }
    focusSteps();
    prefetchNeighbours();
}

void StepsWorkspace::settle()
{
    m_agreement.settle();
    const auto& source = m_canvas->source();
    if (source && !source->isFinished()) {
        QEventLoop loop;
        connect(source.get(), &imaging::ImageSource::finished, &loop, &QEventLoop::quit);
        loop.exec();
    }
}

} // namespace groundmark::annotation
