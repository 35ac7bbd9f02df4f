// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/robustness/robustness_report.h"

#include <QWidget>

#include <memory>

class QLabel;

namespace groundmark::widgets {
class PanelHeader;
}

namespace groundmark::viewers {

class FactsTable;

/// The view "Selection": which candidates a benchmark keeps, by impact, discriminability and
/// monotonicity over the runs of a pilot, and how stable that choice is under resampling.
class SelectionPage : public QWidget
{
    Q_OBJECT

public:
    explicit SelectionPage(QWidget* parent = nullptr);

    void setReport(std::shared_ptr<const RobustnessReport> report);
    [[nodiscard]] FactsTable* table() const { return m_table; }

private:
    std::shared_ptr<const RobustnessReport> m_report;
    widgets::PanelHeader* m_header;
    FactsTable* m_table;
    QLabel* m_note;
};

} // namespace groundmark::viewers
