// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/side_pane.h"

#include "viewers/compare/frames_pane.h"
#include "viewers/compare/notes_pane.h"
#include "viewers/compare/reason_pane.h"
#include "viewers/compare/steps_pane.h"
#include "widgets/buttons.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"
#include "widgets/run_swatch.h"
#include "widgets/segments.h"

#include <QVBoxLayout>

namespace groundmark::viewers {

namespace {

constexpr int RoomForBoth = 380; // height from which reason and frames stand one above the other

const QString Score = QStringLiteral("score");
const QString Frames = QStringLiteral("frames");
const QString Steps = QStringLiteral("steps");
const QString Notes = QStringLiteral("notes");

} // namespace

SidePane::SidePane(QWidget* parent)
    : QWidget(parent)
    , m_header(new widgets::PanelHeader(tr("Why this score")))
    , m_reason(new ReasonPane)
    , m_frames(new FramesPane)
    , m_steps(new StepsPane)
    , m_notes(new NotesPane)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_reason, 1);
    column->addWidget(m_frames);
    column->addWidget(m_steps, 1);
    column->addWidget(m_notes, 1);
    connect(m_steps, &StepsPane::regionsHovered, this, &SidePane::regionsHovered);
    arrange();
}

void SidePane::setSample(const CompareSample& sample)
{
    m_hasFrames = FramesPane::canShow(sample);
    m_hasSteps = !sample.chains.empty();
    m_frames->setSample(sample);
    m_steps->setChains(sample.chains);
    arrange();
}

void SidePane::setRun(const CompareSample& sample, int run)
{
    const auto index = static_cast<size_t>(run);
    if (run < 0 || index >= sample.answers.size()) {
        m_header->setFacts({});
        return m_reason->clear();
    }
    const RunAnswer& answer = sample.answers[index];
    QString facts = widgets::runLetter(run) + QStringLiteral(" · ") + answer.run.model;
    if (answer.isScored()) {
        facts += QStringLiteral(" · ") + widgets::numbers::scoreInProse(answer.primary().value, 2);
    }
    m_header->setFacts(facts);
    m_reason->setAnswer(answer);
}

bool SidePane::isSettled() const
{
    return m_reason->isSettled();
}

/// Offers what this sample has: reason and frames are a choice only where they don't fit together.
void SidePane::offer(const QStringList& ids)
{
    if (ids == m_offered) {
        return;
    }
    m_offered = ids;
    const QString before = m_choice ? m_choice->current() : Score;
    delete m_choice;
    m_choice = nullptr;
    if (ids.size() < 2) {
        return;
    }
    const QHash<QString, QString> names {
        {Score, tr("Score")},
        {Frames, tr("Frames")},
        {Steps, tr("Steps")},
        {Notes, m_noteCount > 0 ? tr("Notes %1").arg(m_noteCount) : tr("Notes")}};
    m_choice = new widgets::Segments;
    m_choice->setAccessibleName(tr("What stands beside the image"));
    for (const QString& id : ids) {
        m_choice->addSegment(id, names.value(id));
    }
    m_choice->setCurrent(before);
    widgets::setSmall(m_choice);
    m_header->addRight(m_choice);
    connect(m_choice, &widgets::Segments::currentChanged, this, &SidePane::arrange);
}

void SidePane::arrange()
{
    const bool roomForBoth = height() >= RoomForBoth;
    QStringList ids {Score};
    if (m_hasFrames && !roomForBoth) {
        ids.append(Frames);
    }
    if (m_hasSteps) {
        ids.append(Steps);
    }
    ids.append(Notes);
    offer(ids);
    const QString current = m_choice ? m_choice->current() : Score;
    m_reason->setVisible(current == Score);
    m_frames->setVisible(m_hasFrames && (current == Frames || (current == Score && roomForBoth)));
    m_steps->setVisible(current == Steps);
    m_notes->setVisible(current == Notes);
    m_header->setTitle(
        current == Notes        ? tr("Notes")
            : current == Steps  ? tr("Steps")
            : current == Frames ? tr("Frames")
                                : tr("Why this score"));
}

void SidePane::startNote()
{
    m_choice->setCurrent(Notes);
    arrange();
    m_notes->startNote();
}

void SidePane::setNoteCount(int notes)
{
    if (notes != m_noteCount) {
        m_noteCount = notes;
        m_offered.clear(); // made anew, with the number
        arrange();
    }
}

void SidePane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace groundmark::viewers
