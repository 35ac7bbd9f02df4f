// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/compare/compare_sample.h"

#include <QWidget>

class QAction;
class QLabel;

namespace groundmark::widgets {
class Badge;
class ElidedLabel;
} // namespace groundmark::widgets

namespace groundmark::viewers {

/// What is asked: id, task, image, truth version, the question, and every acceptable answer.
class SampleHead : public QWidget
{
    Q_OBJECT

public:
    /// The actions become buttons at the right.
    SampleHead(QAction* edit, QAction* previous, QAction* next, QWidget* parent = nullptr);

    void setSample(const CompareSample& sample);
    void clear();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* m_id;
    widgets::Badge* m_task;
    widgets::ElidedLabel* m_facts;
    QLabel* m_question;
    widgets::ElidedLabel* m_answers;
};

} // namespace groundmark::viewers
