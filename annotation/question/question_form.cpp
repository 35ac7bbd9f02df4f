// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/question/question_form.h"

#include "annotation/question/question_words.h"
#include "evaluation/benchmarks/logicocr/benchmark.h"
#include "evaluation/benchmarks/logicocr/question_text.h"
#include "evaluation/benchmarks/logicocr/set_statistics.h"
#include "widgets/chip.h"
#include "widgets/field_row.h"
#include "widgets/theme/fonts.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QVBoxLayout>

namespace groundmark::annotation {

namespace logicocr = evaluation::logicocr;

namespace {

constexpr int QuestionHeight = 76; // three lines
constexpr int TypingPause = 600; // milliseconds

} // namespace

QuestionForm::QuestionForm(QuestionHost& host, QWidget* parent)
    : QWidget(parent)
    , m_host(host)
    , m_question(new QPlainTextEdit)
    , m_answer(new QLineEdit)
    , m_accepted(new QWidget)
    , m_chips(new QHBoxLayout)
    , m_also(new QLineEdit)
    , m_class(new QComboBox)
    , m_scenario(new QComboBox)
    , m_source(new QLineEdit)
    , m_licence(new QLineEdit)
    , m_time(new QLineEdit)
{
    m_typing.setSingleShot(true);
    m_typing.setInterval(TypingPause);
    connect(&m_typing, &QTimer::timeout, this, &QuestionForm::giveQuestion);
    buildFields();
    connect(m_question, &QPlainTextEdit::textChanged, this, [this] {
        showLength();
        if (!m_showing) {
            m_typing.start();
            emit textTyped(m_question->toPlainText());
        }
    });
    connect(m_answer, &QLineEdit::editingFinished, this, &QuestionForm::giveAnswer);
    connect(m_also, &QLineEdit::returnPressed, this, &QuestionForm::addAccepted);
    connect(m_also, &QLineEdit::editingFinished, this, &QuestionForm::addAccepted);
    connect(m_class, &QComboBox::activated, this, [this] { m_host.setTask(m_class->currentData().toString()); });
    connect(m_scenario, &QComboBox::activated, this, [this] { m_host.setScenario(m_scenario->currentData().toString()); });
    for (QLineEdit* field : {m_source, m_licence}) {
        connect(field, &QLineEdit::editingFinished, this, [this] { m_host.setOrigin(m_source->text(), m_licence->text()); });
    }
}

void QuestionForm::buildFields()
{
    m_question->setFixedHeight(QuestionHeight);
    m_question->setTabChangesFocus(true);
    m_question->installEventFilter(this);
    widgets::setFontRole(m_question, widgets::FontRole::Title);
    m_question->setPlaceholderText(tr("A question that needs several places of the image"));
    m_question->setToolTip(tr("The question, as the model gets it"));
    m_questionRow = new widgets::FieldRow(tr("Question"), m_question);

    m_answer->setPlaceholderText(tr("One word, number or phrase"));
    m_answer->setToolTip(tr("What a right answer says; the official file's “solution”"));
    m_also->setPlaceholderText(tr("Add and press Enter"));
    m_also->setToolTip(tr("Other forms of the same answer that count as right"));
    m_also->setMinimumWidth(96);
    auto* inner = new QWidget;
    m_chips->setContentsMargins(0, 0, 0, 0);
    m_chips->setSpacing(4);
    inner->setLayout(m_chips);
    auto* scroll = new QScrollArea;
    scroll->setAccessibleName(tr("Accepted answers"));
    scroll->setWidget(inner);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFixedHeight(26);
    scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* line = new QHBoxLayout(m_accepted);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(4);
    line->addWidget(scroll, 1);
    line->addWidget(m_also);
    m_also->setAccessibleName(tr("Also accepted"));

    m_class->addItem(tr("not said yet"), QString());
    for (const QString& task : evaluation::LogicOcrReal().tasks()) {
        m_class->addItem(wordsOfClass(task), task);
    }
    m_class->setToolTip(tr("What kind of reasoning it needs; the paper's Table 3 counts these"));
    m_scenario->addItem(tr("not said yet"), QString());
    for (const QString& scenario : logicocr::scenarios()) {
        m_scenario->addItem(wordsOfScenario(scenario), scenario);
    }
    m_scenario->setToolTip(tr("What kind of image it is; the paper's Table 3 counts these"));
    m_time->setReadOnly(true);
    m_time->setFocusPolicy(Qt::NoFocus);
    m_time->setToolTip(tr("Runs while somebody works on the question; the paper says about half an hour"));
    m_source->setPlaceholderText(tr("DocVQA, an address, …"));
    m_source->setToolTip(tr("Where the image comes from"));
    m_licence->setPlaceholderText(tr("CC BY 4.0, …"));
    m_licence->setToolTip(tr("What the image's licence allows; needed before the set is handed on"));
    for (QComboBox* box : {m_class, m_scenario}) {
        box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    }
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(12, 8, 12, 8);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    grid->addWidget(m_questionRow, 0, 0, 1, 6);
    grid->addWidget(new widgets::FieldRow(tr("Short answer"), m_answer), 1, 0, 1, 2);
    grid->addWidget(new widgets::FieldRow(tr("Also accepted"), m_accepted), 1, 2, 1, 4);
    grid->addWidget(new widgets::FieldRow(tr("Reasoning class"), m_class), 2, 0, 1, 2);
    grid->addWidget(new widgets::FieldRow(tr("Scenario"), m_scenario), 2, 2, 1, 2);
    grid->addWidget(new widgets::FieldRow(tr("Time spent"), m_time), 2, 4, 1, 2);
    grid->addWidget(new widgets::FieldRow(tr("Image source"), m_source), 3, 0, 1, 3);
    grid->addWidget(new widgets::FieldRow(tr("Image licence"), m_licence), 3, 3, 1, 3);
    for (int column = 0; column < 6; ++column) {
        grid->setColumnStretch(column, 1);
        grid->setColumnMinimumWidth(column, 1);
    }
}

void QuestionForm::showLength()
{
    m_questionRow->setFact(
        tr("about %1 tokens · published mean %2")
            .arg(logicocr::estimatedTokens(m_question->toPlainText()))
            .arg(logicocr::kPublishedMeanTokens));
}

void QuestionForm::refresh(bool all)
{
    m_showing = true;
    const auto show = [all](QLineEdit* field, const QString& text) {
        if (field->text() != text && (all || !field->hasFocus())) {
            field->setText(text);
        }
    };
    if ((all || !m_typing.isActive()) && m_question->toPlainText().trimmed() != m_host.question().text) {
        m_question->setPlainText(m_host.question().text);
    }
    if (all) {
        m_typing.stop();
        m_also->clear();
    }
    show(m_answer, m_host.answers().value(0));
    show(m_source, m_host.design().source);
    show(m_licence, m_host.design().licence);
    m_scenario->setCurrentIndex(qMax(0, m_scenario->findData(m_host.design().scenario)));
    showAccepted();
    showLength();
    m_showing = false;
}

void QuestionForm::showAccepted()
{
    while (QLayoutItem* item = m_chips->takeAt(0)) {
        if (item->widget() != nullptr) {
            item->widget()->hide();
            item->widget()->deleteLater(); // it may be the chip whose × was pressed
        }
        delete item;
    }
    const QStringList answers = m_host.answers();
    for (const QString& answer : answers.mid(1)) {
        auto* chip = new widgets::Chip(answer);
        chip->setRemovable(m_editable);
        chip->setToolTip(plainTip(tr("Accepted as well: %1").arg(answer)));
        connect(chip, &widgets::Chip::removeRequested, this, [this, answer] {
            QStringList left = m_host.answers();
            left.removeOne(answer);
            m_host.setAnswers(left);
        });
        m_chips->addWidget(chip);
    }
    m_chips->addStretch();
}

void QuestionForm::setTask(const QString& task)
{
    int index = m_class->findData(task);
    if (index < 0) { // a class of another file: shown as it is
        m_class->addItem(task, task);
        index = m_class->count() - 1;
    }
    m_class->setCurrentIndex(index);
}

void QuestionForm::setTime(const QString& time)
{
    if (m_time->text() != time) {
        m_time->setText(time);
        m_time->setCursorPosition(0);
    }
}

void QuestionForm::giveQuestion()
{
    m_typing.stop();
    m_host.setText(m_question->toPlainText());
}

void QuestionForm::giveAnswer()
{
    if (!m_showing) {
        QStringList answers = m_host.answers();
        if (answers.isEmpty()) {
            answers.append(QString());
        }
        answers[0] = m_answer->text();
        m_host.setAnswers(answers);
    }
}

void QuestionForm::addAccepted()
{
    const QString text = m_also->text().trimmed();
    if (m_showing || text.isEmpty()) {
        return;
    }
    m_also->clear();
    QStringList answers = m_host.answers();
    if (answers.isEmpty()) {
        answers.append(m_answer->text());
    }
    m_host.setAnswers(answers + QStringList {text});
}

void QuestionForm::commitPending()
{
    if (m_typing.isActive()) {
        giveQuestion();
    }
    if (m_editable) {
        giveAnswer();
        addAccepted();
        m_host.setOrigin(m_source->text(), m_licence->text());
    }
}

void QuestionForm::setEditable(bool editable)
{
    m_editable = editable;
    m_question->setReadOnly(!editable);
    for (QLineEdit* field : {m_answer, m_also, m_source, m_licence}) {
        field->setReadOnly(!editable);
    }
    m_class->setEnabled(editable);
    m_scenario->setEnabled(editable);
}

void QuestionForm::editQuestion()
{
    m_question->setFocus();
    m_question->moveCursor(QTextCursor::End);
}

void QuestionForm::editLicence()
{
    QLineEdit* field = m_licence->text().isEmpty() ? m_licence : m_source;
    field->setFocus();
    field->selectAll();
}

bool QuestionForm::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_question && event->type() == QEvent::FocusOut && m_typing.isActive()) {
        giveQuestion();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace groundmark::annotation
