// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/question/question_host.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLineEdit;
class QPlainTextEdit;

namespace groundmark::widgets {
class FieldRow;
}

namespace groundmark::annotation {

/// The words of a question: what is asked, the short answer and what is accepted as well, its class,
/// its scenario, where the image comes from. Typing is written when it pauses and when the field is
/// left.
class QuestionForm : public QWidget
{
    Q_OBJECT

public:
    explicit QuestionForm(QuestionHost& host, QWidget* parent = nullptr);

    /// Writes what was typed and not yet taken over: called before the sample changes.
    void commitPending();
    void setEditable(bool editable);
    /// The sample's class, which is not the host's to know.
    void setTask(const QString& task);
    /// "26 min 40 s" of all annotators.
    void setTime(const QString& time);
    void editQuestion();
    /// Brings the field to the eye where the licence is said.
    void editLicence();
    /// Reads the host again. `all` also where somebody is typing: another sample is open.
    void refresh(bool all);

    [[nodiscard]] QPlainTextEdit& questionField() const { return *m_question; }
    [[nodiscard]] QLineEdit& answerField() const { return *m_answer; }
    [[nodiscard]] QLineEdit& acceptedField() const { return *m_also; }

signals:
    /// The mean of the set and the like, to be shown beside the question's length, is somebody else's.
    void textTyped(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildFields();
    void giveQuestion();
    void giveAnswer();
    void addAccepted();
    void showAccepted();
    void showLength();

    QuestionHost& m_host;
    QPlainTextEdit* m_question;
    widgets::FieldRow* m_questionRow = nullptr;
    QLineEdit* m_answer;
    QWidget* m_accepted;
    QHBoxLayout* m_chips;
    QLineEdit* m_also;
    QComboBox* m_class;
    QComboBox* m_scenario;
    QLineEdit* m_source;
    QLineEdit* m_licence;
    QLineEdit* m_time;
    QTimer m_typing;
    bool m_showing = false; ///< fields are being filled, nobody is editing
    bool m_editable = true;
};

} // namespace groundmark::annotation
