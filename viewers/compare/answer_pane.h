// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/compare/compare_sample.h"
#include "viewers/compare/word_diff.h"
#include "widgets/awaited.h"

#include <QWidget>

class QHBoxLayout;
class QPushButton;

namespace groundmark::widgets {
class DiffText;
class ElidedLabel;
class PanelHeader;
class RoleLabel;
} // namespace groundmark::widgets

namespace groundmark::viewers {

/// One run's answer to the current sample: score and sub-scores, what was parsed with its
/// differences from the truth, the raw reply as plain text, and what the request took.
class AnswerPane : public QWidget
{
    Q_OBJECT

public:
    /// `run` counts from 0 (A).
    explicit AnswerPane(int run, QWidget* parent = nullptr);

    void setAnswer(const CompareSample& sample, const RunAnswer& answer, double failBelow);
    /// Marks it as the one that "Why this score" speaks of.
    void setChosen(bool chosen);
    /// Whether nothing is being compared any more.
    [[nodiscard]] bool isSettled() const { return !m_comparing.isPending(); }

signals:
    void chosen(int run);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void showBadges(const RunAnswer& answer, double failBelow);
    void compare(const CompareSample& sample, const QString& parsed);
    void showDiff(const WordDiff& diff);
    void showReply(const RunAnswer& answer, bool whole);

    int m_run;
    bool m_chosen = false;
    widgets::PanelHeader* m_header;
    QHBoxLayout* m_badges;
    QWidget* m_badgeRow;
    widgets::RoleLabel* m_outcome;
    widgets::RoleLabel* m_parsedName;
    widgets::DiffText* m_parsed;
    widgets::RoleLabel* m_cut;
    widgets::RoleLabel* m_replyName;
    widgets::RoleLabel* m_reply;
    QPushButton* m_whole;
    widgets::ElidedLabel* m_footer;
    RunAnswer m_answer;
    widgets::Awaited<WordDiff> m_comparing;
};

/// The diff to the acceptable answer that is nearest, so that a right answer is not marked for not
/// being the main one.
[[nodiscard]] WordDiff nearestDiff(const QString& answer, const QStringList& acceptable);

} // namespace groundmark::viewers
