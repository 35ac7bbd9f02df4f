// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/mask/mask_review.h"
#include "evaluation/metrics/mmtr_scores.h"

#include <QWidget>

class QAction;
class QLabel;
class QPlainTextEdit;

namespace groundmark::widgets {
class Badge;
class PanelHeader;
}

namespace groundmark::annotation {

/// Where a reviewer writes what they recover, and sees the target only afterwards.
class RecoverPanel : public QWidget
{
    Q_OBJECT

public:
    explicit RecoverPanel(QWidget* parent = nullptr);

    /// An empty field, and the target out of sight.
    void reset();
    void showCounts(const RecoverCounts& counts);
    void showEarlier(const QString& sentence);
    void setEditable(bool editable);
    /// Shows the target beside what was written. What was written can't be changed any more.
    void reveal(const QString& target, evaluation::mmtr::Level level);
    [[nodiscard]] bool isRevealed() const { return m_revealed; }
    /// Whether what was written is the target, after the official normalisation.
    [[nodiscard]] bool agrees() const { return m_agrees; }
    [[nodiscard]] QString recovered() const;
    void focusText();

signals:
    void edited();

private:
    QLabel* m_counts;
    QPlainTextEdit* m_text;
    QWidget* m_answer;
    QLabel* m_target;
    QLabel* m_comparison;
    widgets::Badge* m_badge;
    QLabel* m_earlier;
    bool m_revealed = false;
    bool m_agrees = false;
};

} // namespace groundmark::annotation
