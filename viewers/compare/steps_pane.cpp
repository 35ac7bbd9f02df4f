// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/steps_pane.h"

#include "widgets/badge.h"
#include "widgets/glyphs.h"
#include "widgets/labels.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/fonts.h"
#include "widgets/theme/theme.h"

#include <QEnterEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace groundmark::viewers {

namespace {

constexpr int GlyphSize = 14;
constexpr int GlyphPlace = 24;
constexpr qsizetype LongestContinuation = 4000; // characters that are laid out

/// One step: glyph, number and text, then what people corrected.
class StepRow : public QWidget
{
public:
    using Hovered = std::function<void(const QList<int>&)>;

    StepRow(const Step& step, const std::vector<StepVerdict>& verdicts, Hovered hovered)
        : m_regions(step.regions)
        , m_hovered(std::move(hovered))
    {
        setFocusPolicy(Qt::StrongFocus);
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(12 + GlyphPlace, 6, 12, 6);
        column->setSpacing(2);
        column->addWidget(
            widgets::textLabel(QStringLiteral("%1. %2").arg(step.position + 1).arg(step.text)));
        for (const StepVerdict& verdict : verdicts) {
            if (verdict.step != step.id) {
                continue;
            }
            m_glyph = m_glyph == widgets::Glyph::Unmarked
                    || m_glyph == widgets::glyphOf(verdict.verdict)
                ? widgets::glyphOf(verdict.verdict)
                : widgets::Glyph::Conflict; // annotators disagree
            addNote(column, StepsPane::tr("Correction: %1"), verdict.correction);
            addNote(column, StepsPane::tr("Error: %1"), verdict.errorType);
            addNote(column, StepsPane::tr("Note: %1"), verdict.note);
        }
        setAccessibleName(widgets::wordOf(m_glyph) + QStringLiteral(": ") + step.text);
        setToolTip(widgets::wordOf(m_glyph));
    }

protected:
    void enterEvent(QEnterEvent* event) override
    {
        QWidget::enterEvent(event);
        m_hovered(m_regions);
        update();
    }
    void leaveEvent(QEvent* event) override
    {
        QWidget::leaveEvent(event);
        m_hovered({});
        update();
    }
    void focusInEvent(QFocusEvent* event) override
    {
        QWidget::focusInEvent(event);
        m_hovered(m_regions);
    }
    void focusOutEvent(QFocusEvent* event) override
    {
        QWidget::focusOutEvent(event);
        m_hovered({});
    }
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        const widgets::Tokens& tokens = widgets::tokensOf(this);
        painter.fillRect(rect(), underMouse() ? tokens.hover : tokens.base);
        widgets::drawBottomLine(&painter, rect(), tokens.border);
        widgets::paintGlyph(&painter, QRectF(12, 8, GlyphSize, GlyphSize), m_glyph, tokens);
        if (hasFocus()) {
            widgets::drawFocusRing(&painter, rect(), 0, tokens);
        }
    }

private:
    static void addNote(QVBoxLayout* column, const QString& pattern, const QString& text)
    {
        if (!text.isEmpty()) {
            auto* label = new widgets::RoleLabel(
                pattern.arg(text), widgets::FontRole::Small, widgets::RoleLabel::Tone::Ok);
            label->setWordWrap(true);
            column->addWidget(label);
        }
    }

    QList<int> m_regions;
    Hovered m_hovered;
    widgets::Glyph m_glyph = widgets::Glyph::Unmarked;
};

/// How one model went on when a run of wrong steps was put into its mouth, and what the judge said.
QWidget* healRow(const evaluation::HealRecord& record)
{
    using Verdict = evaluation::HealVerdict;
    auto* row = new QWidget;
    auto* column = new QVBoxLayout(row);
    column->setContentsMargins(12 + GlyphPlace, 4, 12, 8);
    column->setSpacing(2);
    const QString steps = record.span.first == record.span.last
        ? StepsPane::tr("step %1").arg(record.span.first + 1)
        : StepsPane::tr("steps %1–%2").arg(record.span.first + 1).arg(record.span.last + 1);
    auto* head = new QHBoxLayout;
    auto* name = new widgets::ElidedLabel(
        StepsPane::tr("Self-Heal after %1 · %2").arg(steps, record.model));
    widgets::setFontRole(name, widgets::FontRole::Small, QFont::DemiBold);
    head->addWidget(name, 1);
    auto* verdict = new widgets::Badge(
        record.judge.isEmpty()              ? StepsPane::tr("not judged")
            : record.verdict == Verdict::Yes ? StepsPane::tr("healed")
            : record.verdict == Verdict::No  ? StepsPane::tr("not healed")
                                             : StepsPane::tr("judge unclear"),
        record.judge.isEmpty() || record.verdict == Verdict::Unparsed ? widgets::BadgeTone::Warn
            : record.verdict == Verdict::Yes                          ? widgets::BadgeTone::Ok
                                                                      : widgets::BadgeTone::Bad);
    if (!record.judge.isEmpty()) {
        verdict->setToolTip(QStringLiteral("<qt>%1</qt>").arg(StepsPane::tr("%1 said: %2").arg(record.judge, record.judgeRaw.left(400)).toHtmlEscaped()));
    }
    head->addWidget(verdict);
    column->addLayout(head);
    if (!record.corrections.isEmpty()) {
        auto* wrote = widgets::quietLabel(StepsPane::tr("People wrote: %1").arg(record.corrections));
        wrote->setWordWrap(true);
        column->addWidget(wrote);
    }
    QString said = record.continuation.left(LongestContinuation);
    if (said.size() < record.continuation.size()) {
        said += QStringLiteral(" …");
    }
    column->addWidget(widgets::textLabel(StepsPane::tr("Went on: %1").arg(said)));
    return row;
}

} // namespace

StepsPane::StepsPane(QWidget* parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Steps"));
    setChains({});
}

void StepsPane::setChains(const std::vector<JudgedChain>& chains)
{
    auto* body = new QWidget;
    body->setBackgroundRole(QPalette::Base);
    body->setAutoFillBackground(true);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (const JudgedChain& judged : chains) {
        auto* head = new QHBoxLayout;
        head->setContentsMargins(12, 8, 12, 4);
        const Chain& chain = judged.chain;
        // Gives way, so that the steps below wrap to the pane and not to this name.
        auto* name = new widgets::ElidedLabel(
            chain.setting.isEmpty() ? chain.model
                                    : QStringLiteral("%1 · %2").arg(chain.model, chain.setting));
        widgets::setFontRole(name, widgets::FontRole::Small, QFont::DemiBold);
        head->addWidget(name, 1);
        if (chain.demonstration) {
            head->addWidget(
                new widgets::Badge(tr("written for the demonstration"), widgets::BadgeTone::Warn));
        }
        head->addStretch(1);
        column->addLayout(head);
        for (const Step& step : chain.steps) {
            column->addWidget(new StepRow(step, judged.verdicts, [this](const QList<int>& regions) {
                emit regionsHovered(regions);
            }));
            for (const evaluation::HealRecord& record : judged.heals) {
                if (record.span.last == step.position) {
                    column->addWidget(healRow(record));
                }
            }
        }
    }
    column->addStretch(1);
    setWidget(body);
}

} // namespace groundmark::viewers
