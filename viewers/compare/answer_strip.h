// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/compare/compare_sample.h"

#include <QScrollArea>

#include <vector>

class QHBoxLayout;

namespace groundmark::viewers {

class AnswerPane;

/// The answers of the shown runs side by side: up to three columns, more scroll by whole columns.
class AnswerStrip : public QScrollArea
{
    Q_OBJECT

public:
    explicit AnswerStrip(QWidget* parent = nullptr);

    void setSample(const CompareSample& sample, double failBelow);
    void setRunShown(int run, bool shown);
    void setChosen(int run);
    [[nodiscard]] AnswerPane* pane(int run) const;
    [[nodiscard]] bool isSettled() const;

signals:
    void chosen(int run);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void snap();

    QWidget* m_body;
    QHBoxLayout* m_row;
    std::vector<AnswerPane*> m_panes; ///< by run
    std::vector<bool> m_shown;
    int m_runs = 0;
};

} // namespace groundmark::viewers
