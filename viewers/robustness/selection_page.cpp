// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/robustness/selection_page.h"

#include "viewers/robustness/calibration_pane.h"
#include "viewers/robustness/facts_table.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"

#include <QVBoxLayout>

namespace groundmark::viewers {

namespace numbers = widgets::numbers;

SelectionPage::SelectionPage(storage::Session& session, QWidget* parent)
    : QWidget(parent)
    , m_header(new widgets::PanelHeader(tr("Selection of perturbations")))
    , m_table(new FactsTable(
          {tr("Perturbation"), tr("Kept"), tr("Resamples"), tr("Rate"), QStringLiteral("MRD"),
           QStringLiteral("SEP"), QStringLiteral("MON"), tr("Score")},
          2))
    , m_note(widgets::quietLabel({}))
    , m_calibration(new CalibrationPane(session))
{
    m_table->setAccessibleName(tr("Selection of perturbations"));
    m_note->setWordWrap(true);
    m_note->setContentsMargins(12, 8, 12, 8);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_header);
    rows->addWidget(m_table, 1);
    rows->addWidget(m_note);
    rows->addWidget(m_calibration, 1);
}

void SelectionPage::setReport(std::shared_ptr<const RobustnessReport> report)
{
    m_report = std::move(report);
    std::vector<FactsRow> rows;
    for (const robust::SelectionRow& row :
         m_report ? m_report->selection : std::vector<robust::SelectionRow>()) {
        rows.push_back(
            {{kindTitle(row.kind),
              row.isSelected ? tr("kept") : QString(),
              numbers::count(row.selectionCount),
              numbers::score(row.selectionRate),
              numbers::score(row.score.mrd),
              numbers::score(row.score.sep),
              numbers::score(row.score.mon),
              numbers::score(row.score.score)},
             {},
             row.isSelected,
             {}});
    }
    m_table->setRows(rows);
    m_header->setFacts(
        m_report ? tr("%1 models · %2 questions that all answered under every condition")
                       .arg(numbers::count(qint64(m_report->rows.size())))
                       .arg(numbers::count(qint64(m_report->pilotQuestions)))
                 : QString());
    m_note->setText(
        tr("MRD: mean relative drop. SEP: spread of that drop over models. MON: share of steps to the "
           "next severity that do not raise accuracy. The score is the mean of the three, each scaled "
           "over the candidates; the best five are kept. Rate: share of 1,000 resamples of the "
           "questions in which a candidate is among them. Names from the paper, formulas ours. A "
           "choice needs runs of several models under all candidates: conditions \"all\"."));
}

} // namespace groundmark::viewers
