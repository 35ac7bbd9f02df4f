// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/sample_head.h"

#include "widgets/badge.h"
#include "widgets/buttons.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QAbstractButton>
#include <QAction>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace groundmark::viewers {

SampleHead::SampleHead(QAction* edit, QAction* previous, QAction* next, QWidget* parent)
    : QWidget(parent)
    , m_id(new widgets::RoleLabel({}, widgets::FontRole::Title))
    , m_task(new widgets::Badge)
    , m_facts(new widgets::ElidedLabel({}, Qt::ElideMiddle))
    , m_question(widgets::textLabel({}))
    , m_answers(new widgets::ElidedLabel)
{
    m_id->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_facts->setQuiet(true);
    m_facts->setMinimumWidth(60); // the first to give way
    m_answers->setQuiet(true);
    auto* top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(m_id);
    top->addWidget(m_task);
    top->addWidget(m_facts, 1);
    top->addWidget(widgets::makeActionButton(edit, this));
    top->addWidget(widgets::makeToolButton(previous, this));
    top->addWidget(widgets::makeToolButton(next, this));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(4);
    column->addLayout(top);
    column->addWidget(m_question);
    column->addWidget(m_answers);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void SampleHead::setSample(const CompareSample& sample)
{
    m_id->setText(sample.sample.externalId);
    m_task->setText(sample.sample.task);
    m_task->setVisible(!sample.sample.task.isEmpty());
    QStringList facts;
    if (!sample.imagePaths.isEmpty()) {
        facts.append(QFileInfo(sample.imagePaths.first()).fileName());
        const QSize size = sample.imageSizes.front();
        if (!size.isEmpty()) {
            facts.append(widgets::numbers::size(size.width(), size.height()));
        }
    } else {
        facts.append(tr("no image"));
    }
    if (sample.imagePaths.size() > 1) {
        facts.append(tr("%1 pages").arg(sample.imagePaths.size()));
    }
    facts.append(tr("truth v%1").arg(sample.truthVersion));
    m_facts->setText(facts.join(QStringLiteral(" · ")));

    QStringList questions;
    QStringList answers;
    for (const Question& question : sample.sample.questions) {
        questions.append(question.text);
        for (const Answer& answer : question.answers) {
            answers.append(answer.text);
        }
    }
    m_question->setText(questions.join(u'\n').left(1200));
    m_question->setVisible(!questions.isEmpty());
    m_answers->setText(
        answers.size() > 1 ? tr("%1 acceptable answers: %2")
                                 .arg(answers.size())
                                 .arg(answers.join(QStringLiteral(" | ")))
                           : tr("Truth: %1").arg(sample.expected.left(400)));
    m_answers->setVisible(!answers.isEmpty() || !sample.expected.isEmpty());
}

void SampleHead::clear()
{
    m_id->clear();
    m_task->hide();
    m_facts->setText({});
    m_question->hide();
    m_answers->hide();
}

void SampleHead::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const widgets::Tokens& tokens = widgets::tokensOf(this);
    painter.fillRect(rect(), tokens.window);
    widgets::drawBottomLine(&painter, rect(), tokens.border);
}

} // namespace groundmark::viewers
