// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/document/reasoning_document.h"

#include <QWidget>

class QGridLayout;
class QMenu;
class QToolButton;

namespace groundmark::widgets {
class Badge;
class RoleLabel;
class VerdictToggle;
}

namespace groundmark::annotation {

/// What stays in sight while the steps scroll: the question and its quality, both true answers, and
/// the model's answer with the verdict on it.
class QuestionPane : public QWidget
{
    Q_OBJECT

public:
    QuestionPane(SampleDocument& document, ReasoningDocument& reasoning, QWidget* parent = nullptr);

    /// Whether the keys go to the final answer instead of a step.
    void setAnswerCurrent(bool current);
    /// Opens the menu of what may be wrong with the question.
    void openQuality();

signals:
    void answerClicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void renew();
    void buildQuality();
    void toggleQuality(const QString& word);

    SampleDocument& m_document;
    ReasoningDocument& m_reasoning;
    widgets::Badge* m_type;
    widgets::RoleLabel* m_truths;
    QToolButton* m_quality;
    QMenu* m_qualities;
    widgets::RoleLabel* m_question;
    widgets::RoleLabel* m_shortTruth;
    widgets::RoleLabel* m_fullTruth;
    widgets::RoleLabel* m_answer;
    QWidget* m_answerRow;
    widgets::VerdictToggle* m_verdict;
    bool m_current = false;
};

/// The full true answer of a MagiC sample, `fullAnswer` of the source; empty when it has none.
[[nodiscard]] QString fullAnswerOf(const Sample& sample);

} // namespace groundmark::annotation
