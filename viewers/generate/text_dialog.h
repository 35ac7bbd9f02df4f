// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/sample.h"

#include <QDialog>
#include <QList>

class QLineEdit;
class QPlainTextEdit;

namespace groundmark::viewers {

/// A sample's texts to be translated or mended by hand.
class TextDialog : public QDialog
{
    Q_OBJECT

public:
    TextDialog(const QString& sample, const Question& question, QWidget* parent = nullptr);
    /// The question with the texts as they stand in the fields.
    [[nodiscard]] Question question() const;

private:
    Question m_question;
    QPlainTextEdit* m_context;
    QPlainTextEdit* m_text;
    QList<QLineEdit*> m_choices;
};

} // namespace groundmark::viewers
