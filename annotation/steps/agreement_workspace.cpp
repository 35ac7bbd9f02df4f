// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/steps/agreement_workspace.h"

#include "annotation/steps/agreement_tables.h"
#include "annotation/steps/discussion_pane.h"
#include "annotation/workspaces/region_looks.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/labels.h"
#include "widgets/link_button.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QEventLoop>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableView>

namespace groundmark::annotation {

AgreementWorkspace::~AgreementWorkspace()
{
    disconnect(m_pane, nullptr, this, nullptr); // it goes after this, and has nothing more to say
}

void AgreementWorkspace::openProject()
{
    closeProject();
    if (m_session.project() == nullptr) {
        return;
    }
    m_document = std::make_unique<SampleDocument>(*m_session.project(), m_session.annotator());
    connect(m_document.get(), &SampleDocument::saved, this, [this] {
        m_session.announceEdit(m_document->sample().id);
    });
    connect(m_document.get(), &SampleDocument::failed, &m_session, &storage::Session::announceFailure);
    connect(m_document.get(), &SampleDocument::changed, this, &AgreementWorkspace::showDiscussion);
    connect(&m_document->undoStack(), &QUndoStack::indexChanged, this, &AgreementWorkspace::updateActions);
    m_pane->setEditable(!m_document->isReadOnly());
    showReport();
}

void AgreementWorkspace::closeProject()
{
    m_document.reset();
    m_discussion.reset();
    m_chain = {};
    m_openedRounds.clear();
    m_canvas->setSource(nullptr);
    m_rounds->clear();
    showDiscussion();
}

void AgreementWorkspace::showReport()
{
    const AgreementReport& report = m_watch.report();
    m_pairs->show(report);
    m_noPairs->setVisible(m_pairs->rowCount() == 0);
    const QSignalBlocker quiet(m_round);
    const int before = m_round->currentIndex();
    m_round->clear();
    for (size_t i = 0; i < report.rounds.size(); ++i) {
        int open = 0;
        for (const DiscussedChain& chain : report.rounds[i].chains) {
            open += chain.differing;
        }
        m_round->addItem(tr("Round %1: %2 steps differ").arg(QString::number(i + 1), widgets::numbers::count(open)));
    }
    m_round->setEnabled(m_round->count() > 0);
    m_round->setCurrentIndex(before >= 0 && before < m_round->count() ? before : m_round->count() - 1);
    showRound();
}

void AgreementWorkspace::showRound()
{
    const AgreementReport& report = m_watch.report();
    const int index = m_round->currentIndex();
    if (index < 0 || index >= static_cast<int>(report.rounds.size())) {
        m_roundState->setText(tr("No item has been submitted by two annotators yet."));
        m_openRound->hide();
        m_rounds->clear();
        showChain(-1);
        return;
    }
    const DiscussionRound& round = report.rounds[static_cast<size_t>(index)];
    const bool open = round.complete || m_openedRounds.contains(index);
    m_openRound->setVisible(!open);
    m_roundState->setText(
        round.complete ? tr("%1 items, all submitted by two annotators or more.").arg(round.chains.size())
            : open     ? tr("Opened with %1 of %2 items.").arg(round.chains.size()).arg(m_watch.itemsPerRound())
                       : tr("%1 of %2 items: it opens when it is full, so that annotators stay blind to each other.")
                             .arg(round.chains.size())
                             .arg(m_watch.itemsPerRound()));
    if (!open) {
        m_rounds->clear();
        showChain(-1);
        return;
    }
    const QSignalBlocker quiet(m_roundView->selectionModel());
    m_rounds->show(report, round);
    const int row = std::max(0, m_rounds->rowOf(m_chain));
    m_roundView->setCurrentIndex(m_rounds->index(row, 0));
    showChain(row);
}

void AgreementWorkspace::showChain(int row)
{
    if (!m_document || row < 0 || row >= m_rounds->rowCount()) {
        m_chain = {};
        if (m_document && m_document->isOpen()) {
            m_document->close();
        }
        m_canvas->setSource(nullptr);
        m_canvas->overlay().setShapes(m_regionLayer, {});
        showDiscussion();
        return;
    }
    const auto& chain = m_rounds->chainAt(row);
    m_chain = chain.id;
    if (m_document->sample().id != chain.sample) {
        if (auto opened = m_document->open(chain.sample); !opened) {
            m_session.announceFailure(opened.error());
        }
        const auto& pages = m_document->pages();
        m_canvas->setSource(
            pages.empty() ? nullptr : m_images.open(m_session.project()->absolutePath(pages.front().path)));
        QList<widgets::OverlayShape> shapes;
        for (const Region& region : m_document->regions()) {
            if (region.ordinal > 0 && region.page == 0) {
                widgets::OverlayShape shape = appearanceOf(region, {});
                shape.id = region.id.value;
                shape.shape = region.shape;
                shapes.append(shape);
            }
        }
        m_canvas->overlay().setShapes(m_regionLayer, shapes);
    }
    showDiscussion();
}

void AgreementWorkspace::showDiscussion()
{
    m_discussion.reset();
    int regions = 0;
    if (m_document && m_document->isOpen() && !m_chain.isNull()) {
        auto read = readDiscussion(*m_session.project(), m_document->sample().id, m_chain);
        if (!read) {
            m_session.announceFailure(read.error());
        } else {
            m_discussion = std::move(*read);
        }
        for (const Region& region : m_document->regions()) {
            regions = std::max(regions, region.ordinal);
        }
    }
    const auto& questions = m_document ? m_document->sample().questions : QList<Question>();
    m_question->setText(m_discussion && !questions.isEmpty() ? questions.first().text : QString());
    m_question->setVisible(!m_question->text().isEmpty());
    int open = 0;
    if (m_discussion) {
        for (const auto& step : m_discussion->steps) {
            open += step.isOpen() ? 1 : 0;
        }
    }
    m_header->setTitle(m_discussion ? m_document->sample().externalId : tr("Discussion"));
    m_header->setFacts(m_discussion ? tr("to resolve: %1").arg(open) : QString());
    m_pane->show(m_discussion, regions, m_allSteps->isChecked());
    updateActions();
    emit statusChanged();
}

void AgreementWorkspace::lightUp(int step, int chip)
{
    QSet<QUuid> linked;
    if (m_discussion && m_document) {
        QList<int> ordinals {chip};
        if (chip == 0 && step >= 0) {
            ordinals = m_discussion->steps[static_cast<size_t>(step)].step.regions;
        }
        for (const Region& region : m_document->regions()) {
            if (region.ordinal > 0 && ordinals.contains(region.ordinal)) {
                linked.insert(region.id.value);
            }
        }
    }
    m_canvas->overlay().setLinked(linked);
}

void AgreementWorkspace::keep(StepResolution resolution)
{
    resolution.resolvedBy = m_session.annotator();
    [[maybe_unused]] const auto done = m_document->apply(
        {QStringLiteral("step.resolve"), m_document->sample().id, {{std::nullopt, resolution}}});
}

widgets::StatusFacts AgreementWorkspace::statusFacts() const
{
    widgets::StatusFacts facts;
    if (m_rounds->rowCount() > 0) {
        facts.item = tr("Item %1/%2")
                         .arg(m_roundView->currentIndex().row() + 1)
                         .arg(widgets::numbers::count(m_rounds->rowCount()));
    }
    facts.keys = qobject_cast<const QPlainTextEdit*>(QApplication::focusWidget()) != nullptr
        ? tr("Keys: text – single keys off")
        : tr("Keys: steps");
    return facts;
}

void AgreementWorkspace::activate()
{
    if (m_document && m_document->isOpen()) {
        // Other views may have edited the sample: its history is read again.
        if (auto opened = m_document->open(m_document->sample().id); !opened) {
            m_session.announceFailure(opened.error());
        }
        showDiscussion();
    }
    m_pane->setFocus();
}

void AgreementWorkspace::settle()
{
    m_watch.settle();
    const auto& source = m_canvas->source();
    if (source && !source->isFinished()) {
        QEventLoop loop;
        connect(source.get(), &imaging::ImageSource::finished, &loop, &QEventLoop::quit);
        loop.exec();
    }
}

} // namespace groundmark::annotation
