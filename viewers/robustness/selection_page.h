// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/session.h"
#include "viewers/robustness/robustness_report.h"

#include <QWidget>

#include <memory>

class QLabel;

namespace groundmark::widgets {
class PanelHeader;
}

namespace groundmark::viewers {

class CalibrationPane;
class FactsTable;

/// The view "Selection": which candidates a benchmark keeps, by impact, discriminability and
/// monotonicity over the runs of a pilot, and how stable that choice is under resampling; and how
/// far each of them moves the pictures.
class SelectionPage : public QWidget
{
    Q_OBJECT

public:
    explicit SelectionPage(storage::Session& session, QWidget* parent = nullptr);

    void setReport(std::shared_ptr<const RobustnessReport> report);
    [[nodiscard]] FactsTable* table() const { return m_table; }
    [[nodiscard]] CalibrationPane* calibration() const { return m_calibration; }

private:
    std::shared_ptr<const RobustnessReport> m_report;
    widgets::PanelHeader* m_header;
    FactsTable* m_table;
    QLabel* m_note;
    CalibrationPane* m_calibration;
};

} // namespace groundmark::viewers
