// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/masked/masked_data.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace groundmark::widgets {
class ChartView;
}

namespace groundmark::viewers {

/// How the samples of a masked dataset spread: answer length, mask ratio, level and language.
class MaskedCharts : public QWidget
{
    Q_OBJECT

public:
    explicit MaskedCharts(QWidget* parent = nullptr);

    void setDataset(const MaskedDataset& dataset);

private:
    QLabel* m_facts;
    widgets::ChartView* m_lengths;
    widgets::ChartView* m_ratios;
    widgets::ChartView* m_levels;
    widgets::ChartView* m_languages;
};

/// What thinking changes: one table for each pair of runs.
class ThinkingPairs : public QWidget
{
    Q_OBJECT

public:
    explicit ThinkingPairs(QWidget* parent = nullptr);

    void setDataset(const MaskedDataset& dataset);

private:
    QWidget* m_tables;
    QVBoxLayout* m_column;
};

} // namespace groundmark::viewers
