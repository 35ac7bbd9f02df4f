// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/benchmarks/logicocr/set_statistics.h"

#include <QWidget>

#include <vector>

namespace groundmark::widgets {
class PanelHeader;
class RoleLabel;
class LinkButton;
}

namespace groundmark::annotation {

/// The set as it grows beside the paper's Table 3: a bar per class and per scenario, with a tick where
/// the published share lies. The current question's own rows are told apart.
class DistributionPane : public QWidget
{
    Q_OBJECT

public:
    explicit DistributionPane(QWidget* parent = nullptr);

    /// @param waiting images of each scenario that have no question yet
    void show(
        const evaluation::logicocr::Distribution& distribution, const QString& task, const QString& scenario,
        const std::array<int, 6>& waiting);
    using QWidget::show;
    [[nodiscard]] const evaluation::logicocr::Distribution& distribution() const { return m_distribution; }

signals:
    /// Go to an image of this scenario that waits for its question.
    void waitingRequested(const QString& scenario);

private:
    class Bars;

    widgets::PanelHeader* m_header;
    Bars* m_classes;
    Bars* m_scenarios;
    widgets::RoleLabel* m_furthest;
    widgets::LinkButton* m_show;
    QString m_wanted; ///< scenario that is furthest below its share
    evaluation::logicocr::Distribution m_distribution;
};

} // namespace groundmark::annotation
