// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/reason.h"
#include "viewers/compare/compare_sample.h"
#include "widgets/awaited.h"

#include <QScrollArea>

#include <vector>

class QVBoxLayout;

namespace groundmark::viewers {

/// Why a score is what it is: the metric's own reason (evaluation/metrics/reason.h), each known key
/// in its own way, any other as "key: value". For an answer without a score: what happened instead.
/// Large reasons are parsed off the UI thread.
class ReasonPane : public QScrollArea
{
    Q_OBJECT

public:
    explicit ReasonPane(QWidget* parent = nullptr);

    void setAnswer(const RunAnswer& answer);
    void clear();
    [[nodiscard]] bool isSettled() const;

private:
    void restart();
    void fill(const RunAnswer& answer, const std::vector<evaluation::Reason>& reasons);
    void addScore(const Score& score, const evaluation::Reason& reason, bool isOnly);

    RunAnswer m_answer;
    widgets::Awaited<std::vector<evaluation::Reason>> m_parsing;
    QWidget* m_body = nullptr;
    QVBoxLayout* m_column = nullptr;
};

/// What became of an answer without a score, as a sentence; empty for a scored one.
[[nodiscard]] QString outcomeText(const RunAnswer& answer);

} // namespace groundmark::viewers
