// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/steps/step_row.h"

#include "annotation/steps/step_text.h"
#include "widgets/badge.h"
#include "widgets/glyphs.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"
#include "widgets/verdict_toggle.h"

#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace groundmark::annotation {

namespace {

constexpr int NumberWidth = 22;
constexpr int BarWidth = 3; // visual language, section 1.1: selection

QString joinedNames(const std::vector<int>& ordinals)
{
    QStringList names;
    for (const int ordinal : ordinals) {
        names.append(QStringLiteral("R%1").arg(ordinal));
    }
    return names.join(QStringLiteral(", "));
}

} // namespace

StepRow::StepRow(QWidget* parent)
    : QWidget(parent)
    , m_number(new widgets::RoleLabel({}, widgets::FontRole::Body, widgets::RoleLabel::Tone::Quiet))
    , m_text(new StepText)
    , m_correction(new StepText)
    , m_facts(new widgets::RoleLabel({}, widgets::FontRole::Small, widgets::RoleLabel::Tone::Quiet))
    , m_trouble(new widgets::RoleLabel({}, widgets::FontRole::Small, widgets::RoleLabel::Tone::Bad))
    , m_firstWrong(new widgets::Badge(tr("First wrong step"), widgets::BadgeTone::Bad))
    , m_toggle(new widgets::VerdictToggle)
{
    m_number->setFixedWidth(NumberWidth);
    m_number->setAlignment(Qt::AlignRight | Qt::AlignTop);
    m_facts->setWordWrap(true);
    m_trouble->setWordWrap(true);
    auto* words = new QVBoxLayout;
    words->setSpacing(3);
    words->addWidget(m_text);
    words->addWidget(m_correction);
    words->addWidget(m_trouble);
    words->addWidget(m_facts);
    words->addWidget(m_firstWrong, 0, Qt::AlignLeft);
    words->addStretch(1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 8, 12, 8);
    row->setSpacing(8);
    row->addWidget(m_number, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    row->addWidget(m_toggle, 0, Qt::AlignTop);
    connect(m_toggle, &widgets::VerdictToggle::verdictChosen, this, &StepRow::verdictChosen);
    connect(m_text, &StepText::chipHovered, this, &StepRow::chipHovered);
    connect(m_correction, &StepText::chipHovered, this, &StepRow::chipHovered);
}

void StepRow::show(const ReasoningDocument& document, int index)
{
    const Step& step = document.step(index);
    const StepVerdict verdict = document.verdict(index);
    const bool replaced = !verdict.correction.isEmpty();
    m_number->setText(QString::number(index + 1));
    m_text->setText(
        step.text, document.mentions(index),
        replaced ? StepText::Tone::Replaced : StepText::Tone::Normal);
    if (replaced) {
        m_correction->setText(
            verdict.correction,
            evaluation::regionMentions(verdict.correction, document.regionCount()),
            StepText::Tone::Correction);
    }
    m_correction->setVisible(replaced && !m_current);
    m_toggle->setVerdict(verdict.verdict);
    m_toggle->setAccessibleName(tr("Verdict on step %1").arg(index + 1));
    m_firstWrong->setVisible(document.firstWrong() == index);
    showFacts(document, index);
    setAccessibleName(
        tr("Step %1, %2: %3")
            .arg(QString::number(index + 1), widgets::wordOf(widgets::glyphOf(verdict.verdict)), step.text.left(200)));
}

void StepRow::showFacts(const ReasoningDocument& document, int index)
{
    QStringList troubles;
    const auto& missing = document.mentions(index).hallucinated;
    if (!missing.empty()) {
        troubles.append(tr("Names %1, which is not on the image. The last region is R%2.")
                            .arg(joinedNames(missing))
                            .arg(document.regionCount()));
    }
    if (m_text->isCut()) {
        troubles.append(tr("This step has %1 characters; the first %2 are shown.")
                            .arg(
                                widgets::numbers::count(m_text->text().size()),
                                widgets::numbers::count(StepText::ShownCharacters)));
    }
    m_trouble->setText(troubles.join(QLatin1Char(' ')));
    m_trouble->setVisible(!troubles.isEmpty());

    const StepVerdict verdict = document.verdict(index);
    QStringList facts;
    if (!verdict.errorType.isEmpty()) {
        facts.append(wordsOfErrorType(verdict.errorType));
    }
    if (verdict.regions && *verdict.regions != document.step(index).regions) {
        const std::vector<int> linked(verdict.regions->begin(), verdict.regions->end());
        facts.append(linked.empty() ? tr("linked to no region") : tr("linked to %1").arg(joinedNames(linked)));
    }
    if (verdict.discuss) {
        facts.append(tr("to be discussed"));
    }
    if (!verdict.note.isEmpty()) {
        facts.append(verdict.note);
    }
    m_facts->setText(facts.join(QStringLiteral(" · ")));
    m_facts->setVisible(!facts.isEmpty() && !m_current);
}

void StepRow::setCurrent(bool current)
{
    if (m_current != current) {
        m_current = current;
        update();
    }
}

void StepRow::setEditable(bool editable)
{
    m_toggle->setEnabled(editable);
}

Verdict StepRow::verdict() const
{
    return m_toggle->verdict();
}

void StepRow::paintEvent(QPaintEvent* /*event*/)
{
    const widgets::Tokens& tokens = widgets::tokensOf(this);
    QPainter painter(this);
    painter.fillRect(rect(), m_current ? tokens.selection : tokens.base);
    if (m_current) {
        painter.fillRect(QRect(0, 0, BarWidth, height()), tokens.accent);
    } else {
        widgets::drawBottomLine(&painter, rect(), tokens.border);
    }
}

void StepRow::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) {
        emit clicked();
    }
}

} // namespace groundmark::annotation
