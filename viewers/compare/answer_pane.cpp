// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/answer_pane.h"

#include "viewers/compare/reason_pane.h"
#include "viewers/compare/text_pair.h"
#include "widgets/badge.h"
#include "widgets/buttons.h"
#include "widgets/diff_text.h"
#include "widgets/glyphs.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"
#include "widgets/run_swatch.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <QtConcurrent>

#include <algorithm>

namespace groundmark::viewers {

using widgets::FontRole;
using widgets::RoleLabel;

namespace {

constexpr qsizetype LongReply = 6000; // characters that are laid out at once
constexpr qsizetype LongDiff = 4000; // characters from which the comparison leaves the UI thread
constexpr qsizetype LargestReason = 300'000; // characters; what is larger is left to the reason's pane

QString footerOf(const RunAnswer& answer)
{
    QStringList facts;
    if (answer.run.origin == RunOrigin::Demonstration
        && (!answer.prediction || answer.prediction->raw.isEmpty())) {
        facts.append(AnswerPane::tr("written for the demonstration"));
    }
    if (answer.prediction) {
        const Prediction& prediction = *answer.prediction;
        if (prediction.outputTokens) {
            facts.append(
                AnswerPane::tr("%1 tokens").arg(widgets::numbers::count(*prediction.outputTokens)));
        }
        if (prediction.latencySeconds) {
            facts.append(widgets::numbers::duration(*prediction.latencySeconds));
        }
        if (!prediction.finishReason.isEmpty()) {
            facts.append(prediction.finishReason);
        }
    }
    return facts.join(QStringLiteral(" · "));
}

/// Swatch and letter before the model's name.
QLabel* runMark(int run)
{
    auto* mark = new QLabel;
    mark->setPixmap(widgets::runSwatchIcon(run).pixmap(widgets::runSwatchSize().toSize()));
    mark->setAccessibleName(widgets::runLetter(run));
    return mark;
}

qsizetype changesIn(const WordDiff& diff)
{
    qsizetype changes = diff.left;
    for (const widgets::DiffRun& run : diff.runs) {
        changes += run.kind == widgets::DiffRun::Kind::Equal ? 0 : run.text.size();
    }
    return changes;
}

/// The reason of the primary score, parsed; discarded for a large one.
evaluation::Reason reasonOf(const RunAnswer& answer)
{
    const QByteArray text
        = answer.isScored() ? QByteArray(answer.primary().reason) : QByteArray();
    return evaluation::Reason::parse(
        text.size() > LargestReason ? std::string() : text.toStdString(), nullptr, false);
}

/// Whether the rule only asked for the truth to stand in the reply, and it does.
bool wasFound(const RunAnswer& answer)
{
    const evaluation::Reason reason = reasonOf(answer);
    const auto pair = reason.is_object() ? reason.find("normalised") : reason.end();
    return pair != reason.end() && pair->is_object() && pair->contains("found");
}

widgets::BadgeTone toneOf(double score, double failBelow)
{
    if (score >= failBelow) {
        return widgets::BadgeTone::Ok;
    }
    return score > 0.0 ? widgets::BadgeTone::Warn : widgets::BadgeTone::Bad;
}

} // namespace

AnswerPane::AnswerPane(int run, QWidget* parent)
    : QWidget(parent)
    , m_run(run)
    , m_header(new widgets::PanelHeader)
    , m_badgeRow(new QWidget)
    , m_outcome(new RoleLabel({}, FontRole::Body))
    , m_parsedName(new RoleLabel({}, FontRole::Small, RoleLabel::Tone::Quiet))
    , m_parsed(new widgets::DiffText)
    , m_cut(new RoleLabel({}, FontRole::Small, RoleLabel::Tone::Warn))
    , m_replyName(new RoleLabel({}, FontRole::Small, RoleLabel::Tone::Quiet))
    , m_reply(new RoleLabel({}, FontRole::Code))
    , m_whole(new QPushButton)
    , m_footer(new widgets::ElidedLabel)
    , m_comparing([this](const WordDiff& diff) { showDiff(diff); })
{
    setFocusPolicy(Qt::ClickFocus);
    m_header->addLead(runMark(run));
    m_badges = new QHBoxLayout(m_badgeRow);
    m_badges->setContentsMargins(0, 0, 0, 0);
    m_badges->setSpacing(4);
    m_badgeRow->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // never widens the column
    for (RoleLabel* label : {m_outcome, m_cut, m_reply}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
    m_reply->setObjectName(QStringLiteral("reply"));
    m_reply->setAccessibleName(tr("Reply of run %1").arg(widgets::runLetter(run)));
    m_outcome->setObjectName(QStringLiteral("outcome"));
    m_parsed->setObjectName(QStringLiteral("parsed"));
    m_parsed->setAccessibleName(tr("Parsed answer of run %1").arg(widgets::runLetter(run)));
    widgets::setSmall(m_whole);
    connect(m_whole, &QPushButton::clicked, this, [this] { showReply(m_answer, true); });

    auto* body = new QWidget;
    body->setBackgroundRole(QPalette::Base);
    body->setAutoFillBackground(true);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(4);
    for (QWidget* widget : std::initializer_list<QWidget*> {
             m_badgeRow, m_outcome, m_parsedName, m_parsed, m_cut, m_replyName, m_reply}) {
        column->addWidget(widget);
    }
    column->addWidget(m_whole, 0, Qt::AlignLeft);
    column->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setAccessibleName(tr("Answer of run %1").arg(widgets::runLetter(run)));
    scroll->setWidget(body);

    m_footer->setQuiet(true);
    m_footer->setObjectName(QStringLiteral("footer"));
    auto* footer = new QHBoxLayout;
    footer->setContentsMargins(12, 3, 12, 3);
    footer->addWidget(m_footer);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 1, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(scroll, 1);
    layout->addWidget(new widgets::Rule(Qt::Horizontal));
    layout->addLayout(footer);
}

void AnswerPane::setAnswer(const CompareSample& sample, const RunAnswer& answer, double failBelow)
{
    m_answer = answer;
    m_comparing.forget();
    m_header->setTitle(widgets::runLetter(m_run) + QStringLiteral("  ") + answer.run.model);
    m_header->setFacts(answer.run.setting);
    m_header->setNote(
        answer.isScored() ? widgets::numbers::scoreInProse(answer.primary().value, 2) : QString());
    showBadges(answer, failBelow);
    const QString outcome = outcomeText(answer);
    m_outcome->setText(outcome);
    m_outcome->setVisible(!outcome.isEmpty());
    const bool hasParsed = answer.isScored() && !answer.prediction->parsed.isEmpty();
    m_parsedName->setVisible(hasParsed);
    m_parsed->setVisible(hasParsed);
    m_cut->hide();
    if (hasParsed) {
        compare(sample, answer.prediction->parsed);
    } else {
        m_parsed->setRuns({});
    }
    showReply(answer, false);
    const QString footer = footerOf(answer);
    m_footer->setText(footer.isEmpty() ? widgets::numbers::missing() : footer);
}

void AnswerPane::showBadges(const RunAnswer& answer, double failBelow)
{
    while (QLayoutItem* item = m_badges->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const auto add = [this](const QString& text, widgets::BadgeTone tone, widgets::Glyph glyph) {
        auto* badge = new widgets::Badge(text, tone);
        badge->setGlyph(glyph);
        m_badges->addWidget(badge);
    };
    if (answer.prediction && !answer.isScored()) {
        constexpr std::array Tones {
            widgets::BadgeTone::Neutral,
            widgets::BadgeTone::Unparseable,
            widgets::BadgeTone::Refused,
            widgets::BadgeTone::ApiError};
        const Outcome outcome = answer.prediction->outcome;
        if (outcome != Outcome::Scored) {
            const widgets::Glyph glyph = widgets::glyphOf(outcome, 0.0);
            add(widgets::wordOf(glyph), Tones[static_cast<size_t>(outcome)], glyph);
        }
    } else if (answer.isScored()) {
        const evaluation::Reason reason = reasonOf(answer);
        if (reason.is_object() && reason.contains("parts")) {
            for (const auto& part : reason["parts"]) {
                if (m_badges->count() < 4 && part.is_object() && part.contains("name")
                    && part["name"].is_string() && part.contains("score")
                    && part["score"].is_number()) {
                    const double score = part["score"].get<double>();
                    add(QString::fromStdString(part["name"].get<std::string>()).left(20) + u' '
                            + widgets::numbers::score(score, 2),
                        toneOf(score, failBelow),
                        widgets::Glyph::None);
                }
            }
        }
        for (const Score& score : answer.scores) {
            const bool isInHeader = score.primary && m_badges->count() > 0;
            if (m_badges->count() < 4 && !isInHeader) {
                add(score.metric + u' ' + widgets::numbers::score(score.value, 2),
                    toneOf(score.value, failBelow),
                    widgets::Glyph::None);
            }
        }
    }
    m_badgeRow->setVisible(m_badges->count() > 0);
    m_badges->addStretch(1);
}

void AnswerPane::compare(const CompareSample& sample, const QString& parsed)
{
    QStringList acceptable {sample.expected};
    for (const Question& question : sample.sample.questions) {
        for (const Answer& answer : question.answers) {
            if (!acceptable.contains(answer.text) && acceptable.size() < 12) {
                acceptable.append(answer.text);
            }
        }
    }
    acceptable.removeAll(QString());
    m_parsedName->setText(
        acceptable.isEmpty() ? tr("Parsed answer") : tr("Parsed answer, against the truth"));
    if (acceptable.isEmpty()) {
        return showDiff({{{widgets::DiffRun::Kind::Equal, parsed}}, 0});
    }
    if (wasFound(m_answer)) {
        for (const QString& truth : acceptable) {
            if (auto runs = foundIn(parsed, truth, Qt::CaseInsensitive); !runs.isEmpty()) {
                return showDiff({std::move(runs), 0});
            }
        }
    }
    if (parsed.size() + acceptable.join(QString()).size() < LongDiff) {
        return showDiff(nearestDiff(parsed, acceptable));
    }
    m_parsed->setRuns({{widgets::DiffRun::Kind::Quiet, tr("comparing…")}});
    m_comparing.expect(QtConcurrent::run(nearestDiff, parsed, acceptable));
}

void AnswerPane::showDiff(const WordDiff& diff)
{
    widgets::DiffRuns runs;
    for (const widgets::DiffRun& run : folded(diff.runs)) {
        if (run.kind == widgets::DiffRun::Kind::Added && !runs.isEmpty()
            && runs.last().kind == widgets::DiffRun::Kind::Removed) {
            runs.append(
                {widgets::DiffRun::Kind::Quiet, QStringLiteral(" ")}); // keeps the marks apart
        }
        runs.append(run);
    }
    m_parsed->setRuns(runs);
    m_cut->setText(tr("The texts are too long: their last %1 characters were not compared.")
                       .arg(widgets::numbers::count(diff.left)));
    m_cut->setVisible(diff.left > 0);
}

void AnswerPane::showReply(const RunAnswer& answer, bool whole)
{
    const QString raw = answer.prediction ? answer.prediction->raw : QString();
    m_replyName->setText(
        answer.run.origin == RunOrigin::Demonstration ? tr("Reply, written for the demonstration")
                                                      : tr("Reply"));
    m_replyName->setVisible(!raw.isEmpty());
    m_reply->setVisible(!raw.isEmpty());
    const bool isCut = !whole && raw.size() > LongReply;
    m_reply->setText(isCut ? raw.left(LongReply) + u'…' : raw);
    m_whole->setText(tr("Show all %1 characters").arg(widgets::numbers::count(raw.size())));
    m_whole->setVisible(isCut);
}

void AnswerPane::setChosen(bool chosen)
{
    if (m_chosen != chosen) {
        m_chosen = chosen;
        update();
    }
}

void AnswerPane::mousePressEvent(QMouseEvent* event)
{
    QWidget::mousePressEvent(event);
    emit this->chosen(m_run);
}

void AnswerPane::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    emit this->chosen(m_run);
}

void AnswerPane::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const widgets::Tokens& tokens = widgets::tokensOf(this);
    painter.fillRect(rect(), tokens.window);
    widgets::drawRightLine(&painter, rect(), tokens.border);
}

WordDiff nearestDiff(const QString& answer, const QStringList& acceptable)
{
    WordDiff nearest;
    qsizetype fewest = -1;
    for (const QString& truth : acceptable) {
        WordDiff diff = wordDiff(answer, truth);
        const qsizetype changes = changesIn(diff);
        if (fewest < 0 || changes < fewest) {
            fewest = changes;
            nearest = std::move(diff);
        }
    }
    return nearest;
}

} // namespace groundmark::viewers
