// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/errors/count_models.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QTableView;

namespace groundmark::widgets {
class ChartView;
class PanelHeader;
}

namespace groundmark::viewers {

/// How often which type occurs, in which run and class of sample, and how far people, judges and rules
/// agree.
class CountsPage : public QWidget
{
    Q_OBJECT

public:
    explicit CountsPage(QWidget* parent = nullptr);

    /// Every run of the dataset beside the others; `run` is the one that the list of failures shows.
    void setData(std::shared_ptr<const ErrorData> errors, RunId run);
    [[nodiscard]] evaluation::ErrorVoice voice() const;
    /// The runs that are counted: all with a failure, or the chosen one.
    [[nodiscard]] QList<RunId> runs() const;
    [[nodiscard]] widgets::ChartView* chart() const { return m_chart; }

signals:
    /// The failures of this type are asked for; of the run where it is not null.
    void typeChosen(const QString& type, groundmark::RunId run);

private:
    void renew();

    std::shared_ptr<const ErrorData> m_data;
    RunId m_run;
    CountModel* m_counts;
    PairModel* m_pairs;
    QTableView* m_countView;
    QTableView* m_pairView;
    widgets::PanelHeader* m_countHeader;
    widgets::PanelHeader* m_pairHeader;
    QLabel* m_kappa;
    widgets::ChartView* m_chart;
    QComboBox* m_voice;
    QComboBox* m_which;
    QComboBox* m_axis;
    QCheckBox* m_share;
};

} // namespace groundmark::viewers
