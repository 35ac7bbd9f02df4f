// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/steps/question_pane.h"

#include "widgets/badge.h"
#include "widgets/buttons.h"
#include "widgets/glyphs.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"
#include "widgets/verdict_toggle.h"

#include <QAction>
#include <QGridLayout>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>

#include <nlohmann/json.hpp>

namespace groundmark::annotation {

namespace {

constexpr int LabelWidth = 76; // visual language, section 5: labels at the left
constexpr int BarWidth = 3;
const QString Valid = QStringLiteral("valid");

/// Can be selected, so it takes the focus and needs a name while it is empty, too.
widgets::RoleLabel* answerLabel(const QString& name)
{
    auto* label = widgets::textLabel({});
    label->setAccessibleName(name);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    return label;
}

} // namespace

QString fullAnswerOf(const Sample& sample)
{
    const auto extra = nlohmann::json::parse(sample.extra.toStdString(), nullptr, false);
    if (!extra.is_object() || !extra.contains("fullAnswer") || !extra["fullAnswer"].is_string()) {
        return {};
    }
    return QString::fromStdString(extra["fullAnswer"].get<std::string>());
}

QuestionPane::QuestionPane(SampleDocument& document, ReasoningDocument& reasoning, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_reasoning(reasoning)
    , m_type(new widgets::Badge)
    , m_truths(widgets::quietLabel({}))
    , m_quality(new QToolButton)
    , m_qualities(new QMenu(this))
    , m_question(widgets::titleLabel({}))
    , m_shortTruth(answerLabel(tr("Short truth")))
    , m_fullTruth(answerLabel(tr("Full truth")))
    , m_answer(answerLabel(tr("Model says")))
    , m_answerRow(new QWidget)
    , m_verdict(new widgets::VerdictToggle)
{
    buildQuality();
    m_verdict->setAccessibleName(tr("Verdict on the final answer"));
    m_question->setAccessibleName(tr("Question"));
    m_question->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(12, 8, 12, 0);
    head->setSpacing(8);
    head->addWidget(widgets::quietLabel(tr("Question")));
    head->addWidget(m_type);
    head->addWidget(m_truths, 1);
    head->addWidget(m_quality);

    auto* truths = new QGridLayout;
    truths->setContentsMargins(12, 2, 12, 0);
    truths->setHorizontalSpacing(8);
    truths->setVerticalSpacing(2);
    truths->setColumnMinimumWidth(0, LabelWidth);
    truths->setColumnStretch(1, 1);
    truths->addWidget(widgets::quietLabel(tr("Short truth")), 0, 0, Qt::AlignTop);
    truths->addWidget(m_shortTruth, 0, 1);
    truths->addWidget(widgets::quietLabel(tr("Full truth")), 1, 0, Qt::AlignTop);
    truths->addWidget(m_fullTruth, 1, 1);

    auto* answer = new QGridLayout(m_answerRow);
    answer->setContentsMargins(12, 4, 12, 6);
    answer->setHorizontalSpacing(8);
    answer->setColumnMinimumWidth(0, LabelWidth);
    answer->setColumnStretch(1, 1);
    answer->addWidget(widgets::quietLabel(tr("Model says")), 0, 0, Qt::AlignVCenter);
    answer->addWidget(m_answer, 0, 1, Qt::AlignVCenter);
    answer->addWidget(m_verdict, 0, 2);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 1);
    layout->setSpacing(2);
    layout->addLayout(head);
    m_question->setContentsMargins(12, 0, 12, 0);
    layout->addWidget(m_question);
    layout->addLayout(truths);
    layout->addWidget(m_answerRow);

    connect(m_verdict, &widgets::VerdictToggle::verdictChosen, this, [this](Verdict verdict) {
        emit answerClicked();
        m_reasoning.setFinalAnswer(verdict);
    });
    connect(&m_reasoning, &ReasoningDocument::opened, this, &QuestionPane::renew);
    connect(&m_reasoning, &ReasoningDocument::changed, this, &QuestionPane::renew);
    renew();
}

void QuestionPane::buildQuality()
{
    widgets::setFlat(m_quality);
    widgets::setSmall(m_quality);
    m_quality->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_quality->setPopupMode(QToolButton::InstantPopup);
    m_quality->setMenu(m_qualities);
    m_quality->setAccessibleName(tr("Quality of the question"));
    m_quality->setToolTip(widgets::tipWithKey(tr("Quality of the question"), QKeySequence(Qt::Key_Q)));
    int digit = 1;
    for (const QString& word : questionQualities()) {
        QAction* action
            = m_qualities->addAction(QStringLiteral("&%1  %2").arg(digit++).arg(wordsOfQuality(word)));
        action->setCheckable(true);
        action->setData(word);
        connect(action, &QAction::triggered, this, [this, word] { toggleQuality(word); });
    }
}

/// "Valid" and the faults exclude each other; several faults may come together.
void QuestionPane::toggleQuality(const QString& word)
{
    QStringList words = m_reasoning.review().quality;
    if (words.removeAll(word) == 0) {
        if (word == Valid) {
            words.clear();
        } else {
            words.removeAll(Valid);
        }
        words.append(word);
    }
    m_reasoning.setQuality(words);
}

void QuestionPane::openQuality()
{
    m_quality->showMenu();
}

void QuestionPane::renew()
{
    const Sample& sample = m_document.sample();
    const Question question = sample.questions.isEmpty() ? Question {} : sample.questions.first();
    m_type->setText(sample.task);
    m_type->setVisible(!sample.task.isEmpty());
    m_question->setText(question.text);
    const QString shortTruth = question.answers.isEmpty() ? QString() : question.answers.first().text;
    const QString fullTruth = fullAnswerOf(sample);
    m_shortTruth->setText(shortTruth.isEmpty() ? widgets::numbers::missing() : shortTruth);
    m_fullTruth->setText(fullTruth.isEmpty() ? widgets::numbers::missing() : fullTruth);
    const int truths = static_cast<int>(question.answers.size()) + (fullTruth.isEmpty() ? 0 : 1);
    m_truths->setText(truths == 1 ? tr("1 true answer") : tr("%1 true answers").arg(truths));

    const Chain* chain = m_reasoning.chain();
    const ChainReview review = m_reasoning.review();
    m_answerRow->setVisible(chain != nullptr);
    m_answer->setText(
        chain == nullptr                  ? QString()
            : chain->finalAnswer.isEmpty() ? tr("No final answer")
                                           : chain->finalAnswer);
    m_verdict->setVerdict(review.finalAnswer);
    m_verdict->setEnabled(m_reasoning.isEditable());

    m_quality->setVisible(chain != nullptr);
    m_quality->setEnabled(m_reasoning.isEditable());
    for (QAction* action : m_qualities->actions()) {
        action->setChecked(review.quality.contains(action->data().toString()));
    }
    const bool valid = review.quality.contains(Valid);
    m_quality->setIcon(widgets::glyphIcon(
        review.quality.isEmpty() ? widgets::Glyph::Unmarked
            : valid              ? widgets::Glyph::Correct
                                 : widgets::Glyph::Notice));
    m_quality->setText(
        review.quality.isEmpty()       ? tr("Not checked")
            : review.quality.size() == 1 ? wordsOfQuality(review.quality.first())
                                         : tr("%1 problems").arg(review.quality.size()));
}

void QuestionPane::setAnswerCurrent(bool current)
{
    m_current = current;
    update();
}

void QuestionPane::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && m_answerRow->geometry().contains(event->position().toPoint())) {
        emit answerClicked();
    }
}

void QuestionPane::paintEvent(QPaintEvent* /*event*/)
{
    const widgets::Tokens& tokens = widgets::tokensOf(this);
    QPainter painter(this);
    painter.fillRect(rect(), tokens.base);
    if (m_current && m_answerRow->isVisible()) {
        painter.fillRect(m_answerRow->geometry(), tokens.selection);
        painter.fillRect(QRect(0, m_answerRow->y(), BarWidth, m_answerRow->height()), tokens.accent);
    }
    widgets::drawBottomLine(&painter, rect(), tokens.border);
}

} // namespace groundmark::annotation
