// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/steps/discussion_pane.h"

#include "annotation/document/reasoning_document.h"
#include "annotation/steps/step_text.h"
#include "widgets/badge.h"
#include "widgets/buttons.h"
#include "widgets/glyphs.h"
#include "widgets/labels.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"
#include "widgets/verdict_toggle.h"

#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

namespace groundmark::annotation {

namespace {

constexpr int Indent = 38;
constexpr int BarWidth = 3;
constexpr int CorrectionHeight = 56;

widgets::BadgeTone toneOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Correct:
        return widgets::BadgeTone::Ok;
    case Verdict::Incorrect:
        return widgets::BadgeTone::Bad;
    case Verdict::Unsure:
        return widgets::BadgeTone::Warn;
    case Verdict::Unmarked:
        break;
    }
    return widgets::BadgeTone::Neutral;
}

widgets::Badge* badgeOf(Verdict verdict)
{
    auto* badge = new widgets::Badge(widgets::wordOf(widgets::glyphOf(verdict)), toneOf(verdict));
    badge->setGlyph(widgets::glyphOf(verdict));
    return badge;
}

widgets::RoleLabel* smallText(const QString& text, widgets::RoleLabel::Tone tone)
{
    auto* label = new widgets::RoleLabel(text, widgets::FontRole::Small, tone);
    label->setWordWrap(true);
    return label;
}

} // namespace

/// One step: its words, a column per annotator, the resolution.
class DiscussionRow : public QWidget
{
public:
    DiscussionRow(DiscussionPane& pane, const Discussion::DiscussedStep& step, int place, int regionCount)
        : m_pane(pane)
        , m_step(step)
        , m_place(place)
    {
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(8, 8, 12, 10);
        layout->setSpacing(8);
        auto* words = new QHBoxLayout;
        auto* number = new widgets::RoleLabel(
            QString::number(step.step.position + 1), widgets::FontRole::Body, widgets::RoleLabel::Tone::Quiet);
        number->setFixedWidth(Indent - 16);
        number->setAlignment(Qt::AlignRight | Qt::AlignTop);
        auto* text = new StepText;
        text->setText(
            step.step.text, evaluation::regionMentions(step.step.text, regionCount), StepText::Tone::Normal);
        QObject::connect(text, &StepText::chipHovered, &pane, &DiscussionPane::chipHovered);
        words->addWidget(number);
        words->addWidget(text, 1);
        layout->addLayout(words);

        auto* columns = new QHBoxLayout;
        columns->setContentsMargins(Indent - 8, 0, 0, 0);
        columns->setSpacing(16);
        for (int i = 0; i < static_cast<int>(step.opinions.size()); ++i) {
            columns->addLayout(column(i), 1);
        }
        layout->addLayout(columns);
        layout->addWidget(resolution());
        setAccessibleName(DiscussionPane::tr("Step %1: %2").arg(step.step.position + 1).arg(step.step.text));
    }

    void setCurrent(bool current)
    {
        m_current = current;
        m_own->setVisible(current);
        update();
    }

    void setEditable(bool editable)
    {
        for (QWidget* control : m_controls) {
            control->setEnabled(editable);
        }
    }

    void take(int column)
    {
        if (column < static_cast<int>(m_step.opinions.size())) {
            const StepVerdict& opinion = m_step.opinions[static_cast<size_t>(column)].verdict;
            if (opinion.verdict != Verdict::Unmarked) {
                resolve(opinion);
            }
        }
    }

    void resolveAs(Verdict verdict)
    {
        StepVerdict agreed;
        agreed.verdict = verdict;
        agreed.correction = verdict == Verdict::Incorrect ? m_correction->toPlainText().trimmed() : QString();
        if (verdict != Verdict::Unmarked) {
            resolve(agreed);
        }
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        const widgets::Tokens& tokens = widgets::tokensOf(this);
        QPainter painter(this);
        painter.fillRect(rect(), m_current ? tokens.selection : tokens.base);
        if (m_current) {
            painter.fillRect(QRect(0, 0, BarWidth, height()), tokens.accent);
        }
        widgets::drawBottomLine(&painter, rect(), tokens.border);
    }
    void mousePressEvent(QMouseEvent* /*event*/) override
    {
        m_pane.setCurrent(m_place);
        m_pane.setFocus();
    }

private:
    QVBoxLayout* column(int index)
    {
        using Tone = widgets::RoleLabel::Tone;
        const Discussion::Opinion& opinion = m_step.opinions[static_cast<size_t>(index)];
        auto* column = new QVBoxLayout;
        column->setSpacing(4);
        auto* head = new QHBoxLayout;
        head->addWidget(widgets::nameLabel(opinion.annotator));
        head->addWidget(badgeOf(opinion.verdict.verdict));
        head->addStretch(1);
        auto* take = new QPushButton(DiscussionPane::tr("Take"));
        widgets::setSmall(take);
        widgets::setKeyOnButton(take, QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + index)));
        take->setToolTip(DiscussionPane::tr("Resolve the step as %1 judged it").arg(opinion.annotator));
        if (opinion.verdict.verdict == Verdict::Unmarked) {
            take->hide();
        }
        QObject::connect(take, &QPushButton::clicked, this, [this, index] { this->take(index); });
        m_controls.append(take);
        head->addWidget(take);
        column->addLayout(head);
        if (!opinion.verdict.correction.isEmpty()) {
            column->addWidget(smallText(opinion.verdict.correction, Tone::Ok));
        }
        QStringList facts;
        if (!opinion.verdict.errorType.isEmpty()) {
            facts.append(wordsOfErrorType(opinion.verdict.errorType));
        }
        if (opinion.verdict.discuss) {
            facts.append(DiscussionPane::tr("wants to discuss it"));
        }
        if (!opinion.verdict.note.isEmpty()) {
            facts.append(opinion.verdict.note);
        }
        if (!facts.isEmpty()) {
            column->addWidget(smallText(facts.join(QStringLiteral(" · ")), Tone::Quiet));
        }
        column->addStretch(1);
        return column;
    }

    QWidget* resolution()
    {
        auto* body = new QWidget;
        auto* layout = new QVBoxLayout(body);
        layout->setContentsMargins(Indent - 8, 0, 0, 0);
        layout->setSpacing(4);
        for (auto it = m_step.resolutions.rbegin(); it != m_step.resolutions.rend(); ++it) {
            auto* line = new QHBoxLayout;
            const QString when = QLocale().toString(it->at.toLocalTime(), QLocale::ShortFormat);
            line->addWidget(widgets::quietLabel(
                DiscussionPane::tr("Version %1, %2, %3").arg(QString::number(it->version), it->resolvedBy, when)));
            line->addWidget(badgeOf(it->verdict));
            line->addStretch(1);
            layout->addLayout(line);
            if (!it->correction.isEmpty()) {
                layout->addWidget(smallText(it->correction, widgets::RoleLabel::Tone::Ok));
            }
        }
        m_own = new QWidget;
        auto* own = new QHBoxLayout(m_own);
        own->setContentsMargins(0, 0, 0, 0);
        m_correction = new QPlainTextEdit;
        m_correction->setFixedHeight(CorrectionHeight);
        m_correction->setTabChangesFocus(true);
        m_correction->setAccessibleName(DiscussionPane::tr("Agreed correction"));
        m_correction->setPlaceholderText(DiscussionPane::tr("Agreed correction, for a step that is incorrect"));
        auto* toggle = new widgets::VerdictToggle;
        toggle->setAccessibleName(DiscussionPane::tr("Agreed verdict"));
        if (!m_step.resolutions.empty()) {
            toggle->setVerdict(m_step.resolutions.back().verdict);
            m_correction->setPlainText(m_step.resolutions.back().correction);
        }
        QObject::connect(toggle, &widgets::VerdictToggle::verdictChosen, this, [this](Verdict verdict) {
            resolveAs(verdict);
        });
        own->addWidget(m_correction, 1);
        own->addWidget(toggle);
        m_controls.append(m_correction);
        m_controls.append(toggle);
        m_own->hide();
        layout->addWidget(m_own);
        return body;
    }

    void resolve(const StepVerdict& agreed)
    {
        // The pane shows everything anew when the resolution is in the file: not from in here.
        QMetaObject::invokeMethod(
            &m_pane,
            [pane = &m_pane, step = m_step, agreed] {
                emit pane->resolved(resolutionFrom(step, agreed, {}));
            },
            Qt::QueuedConnection);
    }

    DiscussionPane& m_pane;
    Discussion::DiscussedStep m_step;
    int m_place;
    bool m_current = false;
    QWidget* m_own = nullptr;
    QPlainTextEdit* m_correction = nullptr;
    QList<QWidget*> m_controls;
};

DiscussionPane::DiscussionPane(QWidget* parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_InputMethodEnabled, false); // single keys are commands here
    setAccessibleName(tr("Steps side by side"));
    show({}, 0, false);
}

void DiscussionPane::show(const std::optional<Discussion>& discussion, int regionCount, bool allSteps)
{
    const int before = currentStep();
    const bool sameChain = discussion && m_discussion && discussion->chain.id == m_discussion->chain.id;
    m_discussion = discussion;
    m_rows.clear();
    m_steps.clear();
    m_current = -1;
    auto* body = new QWidget;
    body->setBackgroundRole(QPalette::Base);
    body->setAutoFillBackground(true);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (size_t i = 0; discussion && i < discussion->steps.size(); ++i) {
        const auto& step = discussion->steps[i];
        if (!allSteps && !step.differs && !step.flagged) {
            continue;
        }
        auto* row = new DiscussionRow(*this, step, static_cast<int>(m_rows.size()), regionCount);
        row->setEditable(m_editable);
        column->addWidget(row);
        m_rows.push_back(row);
        m_steps.push_back(static_cast<int>(i));
    }
    if (m_rows.empty()) {
        auto* agreed = widgets::quietLabel(
            discussion ? tr("They agree on every step of this chain.")
                       : tr("The items of an open discussion round show here, side by side."));
        agreed->setContentsMargins(12, 12, 12, 12);
        column->addWidget(agreed);
    }
    column->addStretch(1);
    setWidget(body);
    // After a resolution the next step that is open comes, in a new chain the first one.
    int next = m_rows.empty() ? -1 : 0;
    for (size_t i = 0; i < m_rows.size(); ++i) {
        if (sameChain ? m_steps[i] == before : discussion->steps[static_cast<size_t>(m_steps[i])].isOpen()) {
            next = static_cast<int>(i);
            break;
        }
    }
    setCurrent(next);
}

void DiscussionPane::setEditable(bool editable)
{
    m_editable = editable;
    for (DiscussionRow* row : m_rows) {
        row->setEditable(editable);
    }
}

void DiscussionPane::setCurrent(int place)
{
    m_current = m_rows.empty() ? -1 : std::clamp(place, 0, static_cast<int>(m_rows.size()) - 1);
    for (int i = 0; i < static_cast<int>(m_rows.size()); ++i) {
        m_rows[static_cast<size_t>(i)]->setCurrent(i == m_current);
    }
    if (m_current >= 0) {
        QTimer::singleShot(0, this, [this] {
            if (m_current >= 0 && m_current < static_cast<int>(m_rows.size())) {
                ensureWidgetVisible(m_rows[static_cast<size_t>(m_current)], 0, 8);
            }
        });
    }
    emit currentChanged(currentStep());
}

void DiscussionPane::move(int by)
{
    setCurrent(m_current + by);
}

void DiscussionPane::takeOpinion(int column)
{
    if (m_current >= 0 && m_editable) {
        m_rows[static_cast<size_t>(m_current)]->take(column);
    }
}

void DiscussionPane::resolveAs(Verdict verdict)
{
    if (m_current >= 0 && m_editable) {
        m_rows[static_cast<size_t>(m_current)]->resolveAs(verdict);
    }
}

int DiscussionPane::currentStep() const
{
    return m_current >= 0 ? m_steps[static_cast<size_t>(m_current)] : -1;
}

} // namespace groundmark::annotation
