// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/reason.h"
#include "viewers/compare/compare_sample.h"

#include <QScrollArea>

class QVBoxLayout;

namespace groundmark::viewers {

/// Why a score is what it is: the metric's own reason (evaluation/metrics/reason.h), each known key
/// in its own way, any other as "key: value". For an answer without a score: what happened instead.
class ReasonPane : public QScrollArea
{
    Q_OBJECT

public:
    explicit ReasonPane(QWidget* parent = nullptr);

    void setAnswer(const RunAnswer& answer);
    void clear();

private:
    void restart();
    void addScore(const Score& score, bool isOnly);

    QWidget* m_body = nullptr;
    QVBoxLayout* m_column = nullptr;
};

/// What became of an answer without a score, as a sentence; empty for a scored one.
[[nodiscard]] QString outcomeText(const RunAnswer& answer);

} // namespace groundmark::viewers
