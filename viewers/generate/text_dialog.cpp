// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/generate/text_dialog.h"

#include "widgets/field_row.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace groundmark::viewers {

TextDialog::TextDialog(const QString& sample, const Question& question, QWidget* parent)
    : QDialog(parent)
    , m_question(question)
    , m_context(new QPlainTextEdit(question.context))
    , m_text(new QPlainTextEdit(question.text))
{
    setWindowTitle(tr("Texts of %1").arg(sample));
    resize(620, 480);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(18, 18, 18, 18);
    column->setSpacing(8);
    for (QPlainTextEdit* field : {m_context, m_text}) {
        field->setTabChangesFocus(true);
    }
    m_text->setMaximumHeight(72);
    column->addWidget(new widgets::FieldRow(tr("Context"), m_context), 1);
    column->addWidget(new widgets::FieldRow(tr("Question"), m_text));
    for (qsizetype i = 0; i < question.choices.size(); ++i) {
        auto* field = new QLineEdit(question.choices[i]);
        column->addWidget(new widgets::FieldRow(
            tr("Option %1").arg(QChar(static_cast<char16_t>(u'A' + i))), field, widgets::FieldRow::LabelPlace::Left));
        m_choices.append(field);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* keep = buttons->addButton(tr("Keep these texts"), QDialogButtonBox::AcceptRole);
    keep->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
}

Question TextDialog::question() const
{
    Question question = m_question;
    question.context = m_context->toPlainText();
    question.text = m_text->toPlainText();
    for (qsizetype i = 0; i < m_choices.size(); ++i) {
        question.choices[i] = m_choices[i]->text();
    }
    return question;
}

} // namespace groundmark::viewers
