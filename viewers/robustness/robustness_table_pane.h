// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/robustness/robustness_report.h"

#include <QWidget>

#include <memory>

class QLabel;
class QStackedWidget;

namespace groundmark::widgets {
class PanelHeader;
class Segments;
} // namespace groundmark::widgets

namespace groundmark::viewers {

class FactsTable;
class RetentionChart;
class RetentionTable;

/// The numbers over all samples: heat map, retention curves, subsets and categories, combinations,
/// with the definitions under them and what was not scored at the foot.
class RobustnessTablePane : public QWidget
{
    Q_OBJECT

public:
    explicit RobustnessTablePane(QWidget* parent = nullptr);

    void setReport(std::shared_ptr<const RobustnessReport> report);
    [[nodiscard]] RetentionTable* table() const { return m_table; }
    [[nodiscard]] widgets::Segments* views() const { return m_views; }
    [[nodiscard]] FactsTable* groups() const { return m_groups; }

signals:
    /// A cell of the heat map was chosen: a model of the data and a column of the report.
    void cellChosen(std::size_t model, std::size_t column);
    /// Something was put on the clipboard.
    void messageRequested(const QString& message);

private:
    void showView(const QString& id);
    void chooseRow(int row);
    void fillGroups();
    void fillCompounds();
    void fillSettings();

    std::shared_ptr<const RobustnessReport> m_report;
    int m_row = 0;
    widgets::PanelHeader* m_header;
    widgets::Segments* m_views;
    QStackedWidget* m_stack;
    RetentionTable* m_table;
    RetentionChart* m_chart;
    FactsTable* m_groups;
    FactsTable* m_compounds;
    FactsTable* m_settings;
    QLabel* m_definitions;
    QLabel* m_outcomes;
};

} // namespace groundmark::viewers
