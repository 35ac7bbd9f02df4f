// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/mask/recover_panel.h"

#include "evaluation/metrics/mmtr_text.h"
#include "widgets/badge.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/panel.h"
#include "widgets/panel_header.h"

#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace groundmark::annotation {

namespace mmtr = evaluation::mmtr;

namespace {

constexpr int TextHeight = 84;

} // namespace

RecoverPanel::RecoverPanel(QWidget* parent)
    : QWidget(parent)
    , m_counts(widgets::quietLabel({}))
    , m_text(new QPlainTextEdit)
    , m_answer(new QWidget)
    , m_target(widgets::titleLabel({}))
    , m_comparison(widgets::quietLabel({}))
    , m_badge(new widgets::Badge)
    , m_earlier(widgets::quietLabel({}))
{
    auto* instruction = new widgets::RoleLabel(
        tr("Only the masked pages are shown. Write what stands under the mask, then reveal the target."));
    instruction->setWordWrap(true);
    m_text->setFixedHeight(TextHeight);
    m_text->setTabChangesFocus(true);
    m_text->setAccessibleName(tr("What stands under the mask"));
    m_text->setPlaceholderText(tr("What stands under the mask"));
    connect(m_text, &QPlainTextEdit::textChanged, this, &RecoverPanel::edited);
    auto* answer = new QVBoxLayout(m_answer);
    answer->setContentsMargins(0, 0, 0, 0);
    answer->setSpacing(4);
    auto* head = new QHBoxLayout;
    head->addWidget(widgets::quietLabel(tr("Target")));
    head->addStretch();
    head->addWidget(m_badge);
    answer->addLayout(head);
    answer->addWidget(m_target);
    answer->addWidget(m_comparison);
    m_target->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    for (QLabel* label : {m_comparison, m_counts, m_earlier}) {
        label->setWordWrap(true);
    }
    auto* body = new widgets::Panel;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(12);
    column->addWidget(instruction);
    column->addWidget(m_text);
    column->addWidget(m_answer);
    column->addWidget(m_earlier);
    column->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(new widgets::PanelHeader(tr("Recover the text")));
    layout->addWidget(body, 1);
    layout->addWidget(new widgets::PanelHeader(tr("Second review so far")));
    auto* counts = new widgets::Panel;
    auto* countLayout = new QVBoxLayout(counts);
    countLayout->setContentsMargins(12, 8, 12, 8);
    countLayout->addWidget(m_counts);
    layout->addWidget(counts);
    reset();
}

void RecoverPanel::reset()
{
    m_revealed = false;
    m_agrees = false;
    m_text->clear();
    m_text->setReadOnly(false);
    m_target->clear();
    m_comparison->clear();
    m_answer->hide();
}

void RecoverPanel::showCounts(const RecoverCounts& counts)
{
    QString text = tr("%1 reviewed: %2 recovered, %3 excluded")
                       .arg(widgets::numbers::count(counts.reviewed), widgets::numbers::count(counts.recovered),
                            widgets::numbers::count(counts.excluded));
    for (const auto& [reason, count] : counts.reasons) {
        text += QStringLiteral("\n%1: %2").arg(wordsOfReason(reason), widgets::numbers::count(count));
    }
    m_counts->setText(text);
}

void RecoverPanel::showEarlier(const QString& sentence)
{
    m_earlier->setText(sentence);
    m_earlier->setVisible(!sentence.isEmpty());
}

void RecoverPanel::setEditable(bool editable)
{
    m_text->setReadOnly(!editable || m_revealed);
}

void RecoverPanel::reveal(const QString& target, mmtr::Level level)
{
    m_revealed = true;
    m_text->setReadOnly(true);
    m_target->setText(target);
    m_agrees = mmtr::exactMatch(recovered(), target);
    const double similarity = mmtr::similarity(recovered(), target);
    m_badge->setText(m_agrees ? tr("The same") : tr("Not the same"));
    m_badge->setTone(m_agrees ? widgets::BadgeTone::Ok : widgets::BadgeTone::Warn);
    m_comparison->setText(
        tr("%1 · normalised similarity %2")
            .arg(mmtr::levelName(level), QString::number(similarity, 'f', 3)));
    m_answer->show();
}

QString RecoverPanel::recovered() const
{
    return m_text->toPlainText().trimmed();
}

void RecoverPanel::focusText()
{
    m_text->setFocus();
}

} // namespace groundmark::annotation
