// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/robustness/robustness_table_pane.h"

#include "viewers/robustness/facts_table.h"
#include "viewers/robustness/retention_chart.h"
#include "viewers/robustness/retention_table.h"
#include "widgets/buttons.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/panel.h"
#include "widgets/panel_header.h"
#include "widgets/segments.h"
#include "widgets/theme/icons.h"

#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace groundmark::viewers {

namespace {

namespace numbers = widgets::numbers;

QString share(bool isDefined, double value)
{
    return isDefined ? numbers::score(value) : numbers::missing();
}

QString halfWidth(const std::optional<Interval>& interval)
{
    return interval ? numbers::scoreHalfWidth((interval->high - interval->low) / 2.0) : QString();
}

QString interactionWord(robust::Interaction interaction)
{
    switch (interaction) {
    case robust::Interaction::SubAdditive:
        return QCoreApplication::translate("Robustness", "sub-additive");
    case robust::Interaction::NearAdditive:
        return QCoreApplication::translate("Robustness", "near-additive");
    case robust::Interaction::SuperAdditive:
        return QCoreApplication::translate("Robustness", "super-additive");
    case robust::Interaction::Undefined:
        break;
    }
    return QCoreApplication::translate("Robustness", "undefined");
}

} // namespace

RobustnessTablePane::RobustnessTablePane(QWidget* parent)
    : QWidget(parent)
    , m_header(new widgets::PanelHeader(tr("Relative drop by condition")))
    , m_views(new widgets::Segments)
    , m_stack(new QStackedWidget)
    , m_table(new RetentionTable)
    , m_chart(new RetentionChart)
    , m_groups(new FactsTable(
          {tr("Model"), tr("Group"), tr("n"), tr("clean"), QStringLiteral("RCR"),
           QStringLiteral("WCR"), QStringLiteral("CRI")},
          2,
          QStringLiteral("±.000")))
    , m_compounds(new FactsTable(
          {tr("Model"), tr("Combination"), tr("Interaction"), tr("n"), tr("drop"), tr("sum of drops"), tr("ratio")},
          3))
    , m_settings(new FactsTable(
          {tr("Model"), tr("n"), tr("CRI direct"), tr("CRI CoT"), tr("difference")},
          1,
          QStringLiteral("[−.00, .00]")))
    , m_definitions(widgets::quietLabel({}))
    , m_outcomes(widgets::quietLabel({}))
{
    m_views->setAccessibleName(tr("What the table shows"));
    m_views->addSegment(QStringLiteral("heat"), tr("Heat map"));
    m_views->addSegment(QStringLiteral("curves"), tr("Curves"));
    m_views->addSegment(QStringLiteral("groups"), tr("Subsets"));
    m_views->addSegment(QStringLiteral("compounds"), tr("Combined"));
    widgets::setSmall(m_views);
    m_header->addRight(m_views);
    auto* copy = new QAction(widgets::lineIcon(widgets::Icon::Copy), tr("Copy as LaTeX"), this);
    connect(copy, &QAction::triggered, this, [this] {
        if (m_report) {
            QGuiApplication::clipboard()->setText(QString::fromUtf8(toLatex(*m_report)));
            emit messageRequested(tr("The tables are on the clipboard, with their definitions."));
        }
    });
    m_header->addAction(copy);
    m_groups->setAccessibleName(tr("Numbers by subset and category"));
    m_compounds->setAccessibleName(tr("Combined perturbations"));
    m_settings->setAccessibleName(tr("Reasoning against direct answers"));
    m_groups->setColumnWidths({0, 0, 56});
    m_compounds->setColumnWidths({0, 0, 110, 56});
    m_settings->setColumnWidths({0, 56});

    auto* combined = new QWidget;
    auto* combinedRows = new QVBoxLayout(combined);
    combinedRows->setContentsMargins(0, 0, 0, 0);
    combinedRows->setSpacing(0);
    combinedRows->addWidget(m_compounds, 2);
    combinedRows->addWidget(new widgets::PanelHeader(tr("Reasoning against direct answers")));
    combinedRows->addWidget(m_settings, 1);
    for (QWidget* page : {static_cast<QWidget*>(m_table), static_cast<QWidget*>(m_chart),
                          static_cast<QWidget*>(m_groups), combined}) {
        m_stack->addWidget(page);
    }
    m_definitions->setWordWrap(true);
    m_definitions->setContentsMargins(12, 4, 12, 4);
    m_definitions->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* foot = new widgets::ActionBar(nullptr, 28);
    foot->addLeft(m_outcomes);

    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_header);
    rows->addWidget(m_stack, 1);
    rows->addWidget(m_definitions);
    rows->addWidget(foot);

    connect(m_views, &widgets::Segments::currentChanged, this, &RobustnessTablePane::showView);
    connect(m_table, &RetentionTable::activated, this, [this](int row, int column) {
        chooseRow(row);
        emit cellChosen(
            m_report->rows[static_cast<std::size_t>(row)].model, static_cast<std::size_t>(column));
    });
}

void RobustnessTablePane::setReport(std::shared_ptr<const RobustnessReport> report)
{
    m_table->setRows(nullptr, nullptr); // before what they show goes
    m_chart->setRows(nullptr, nullptr);
    m_report = std::move(report);
    if (!m_report) {
        m_groups->setRows({});
        m_compounds->setRows({});
        m_settings->setRows({});
        m_definitions->clear();
        m_outcomes->clear();
        m_header->setFacts({});
        return;
    }
    m_table->setRows(m_report.get(), &m_report->rows);
    m_chart->setRows(m_report.get(), &m_report->rows);
    m_header->setFacts(tr("%1 samples · ± 95 % CI, 1,000 resamples by image")
                           .arg(numbers::count(qint64(m_report->data.items().size()))));
    fillGroups();
    fillCompounds();
    fillSettings();
    m_definitions->setText(
        tr("Score: %1. RCR is the mean retention over all cells, WCR the smallest (ringed), CRI the "
           "geometric mean of clean, RCR and WCR. Empty and unparseable replies count as not right, "
           "failed requests not at all. Groundmark's reading of the paper, severities 1, 3, 5 of the "
           "library; it travels with every export.")
            .arg(m_report->metric));
    for (const evaluation::Table::Row& row : m_report->judgeAgreement.rows) {
        m_definitions->setText(
            m_definitions->text() + QLatin1Char(' ')
            + tr("Judge against people, %1: %2 agree, κ %3, n = %4.")
                  .arg(row.name, numbers::percent(row.cells[0].value.value_or(0.0)))
                  .arg(row.cells[1].value ? numbers::scoreInProse(*row.cells[1].value, 2) : numbers::missing())
                  .arg(row.cells[0].n));
    }
    const auto& outcomes = m_report->outcomes;
    m_outcomes->setText(tr("Not scored: %1 unparseable, %2 empty or refused, %3 API errors of %4 replies")
                            .arg(numbers::count(outcomes.unparseable), numbers::count(outcomes.refusedOrEmpty))
                            .arg(numbers::count(outcomes.apiErrors), numbers::count(outcomes.replies)));
}

void RobustnessTablePane::showView(const QString& id)
{
    const QStringList ids {
        QStringLiteral("heat"), QStringLiteral("curves"), QStringLiteral("groups"), QStringLiteral("compounds")};
    m_stack->setCurrentIndex(int(ids.indexOf(id)));
}

void RobustnessTablePane::chooseRow(int row)
{
    m_row = row;
    m_chart->setCurrent(row);
}

void RobustnessTablePane::fillGroups()
{
    std::vector<FactsRow> rows;
    for (const auto* groups : {&m_report->bySubset, &m_report->byCategory}) {
        for (const RobustnessReport::Group& group : *groups) {
            for (const robust::RobustnessRow& row : group.rows) {
                const bool isDefined = row.score.isDefined;
                rows.push_back(
                    {{modelTitle(*m_report, row.model),
                      group.name.isEmpty() ? tr("without one") : group.name,
                      numbers::count(row.n),
                      numbers::score(row.score.clean),
                      share(isDefined, row.score.rcr),
                      share(isDefined, row.score.wcr),
                      share(isDefined, row.score.cri)},
                     {{}, {}, {}, halfWidth(row.clean), halfWidth(row.rcr), halfWidth(row.wcr), halfWidth(row.cri)},
                     false,
                     {}});
            }
        }
    }
    m_groups->setRows(rows);
}

void RobustnessTablePane::fillCompounds()
{
    std::vector<FactsRow> rows;
    for (const robust::CompoundRow& row : m_report->compounds) {
        rows.push_back(
            {{modelTitle(*m_report, row.model),
              kindTitle(m_report->data.conditions()[row.condition].kind),
              interactionWord(row.effect.interaction),
              numbers::count(row.n),
              numbers::score(row.effect.combinedDrop),
              numbers::score(row.effect.summedDrop),
              row.effect.ratio ? numbers::decimal(*row.effect.ratio, 2) : numbers::missing()},
             {},
             row.effect.interaction == robust::Interaction::SuperAdditive,
             m_report->data.conditions()[row.condition].name});
    }
    m_compounds->setRows(rows);
}

void RobustnessTablePane::fillSettings()
{
    std::vector<FactsRow> rows;
    for (const robust::SettingRow& row : m_report->settingRows) {
        const auto& direct = m_report->rows[row.direct];
        const auto& cot = m_report->rows[row.cot];
        rows.push_back(
            {{row.model,
              numbers::count(std::min(direct.n, cot.n)),
              share(direct.score.isDefined, direct.score.cri),
              share(cot.score.isDefined, cot.score.cri),
              numbers::difference(row.difference, 3)},
             {{}, {}, halfWidth(direct.cri), halfWidth(cot.cri),
              row.interval ? numbers::interval(row.interval->low, row.interval->high, 2) : QString()},
             false,
             {}});
    }
    m_settings->setRows(rows);
}

} // namespace groundmark::viewers
