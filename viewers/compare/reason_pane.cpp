// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/reason_pane.h"

#include "viewers/compare/reason_view.h"
#include "viewers/compare/table_diff_view.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"

#include <QCoreApplication>
#include <QVBoxLayout>
#include <QtConcurrent>

#include <algorithm>

namespace groundmark::viewers {

using evaluation::Reason;

namespace {

constexpr qsizetype QuickReasons = 100'000; // characters that are parsed at once

std::vector<Reason> parse(const std::vector<Score>& scores)
{
    std::vector<Reason> reasons;
    for (const Score& score : scores) {
        reasons.push_back(Reason::parse(score.reason.toStdString(), nullptr, false));
    }
    return reasons;
}

} // namespace

ReasonPane::ReasonPane(QWidget* parent)
    : QScrollArea(parent)
    , m_parsing([this](const std::vector<Reason>& reasons) { fill(m_answer, reasons); })
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Why this score"));
    viewport()->setBackgroundRole(QPalette::Base);
    clear();
}

void ReasonPane::restart()
{
    m_body = new QWidget;
    m_body->setBackgroundRole(QPalette::Base);
    m_body->setAutoFillBackground(true);
    m_column = new QVBoxLayout(m_body);
    m_column->setContentsMargins(12, 8, 12, 8);
    m_column->setSpacing(6);
}

void ReasonPane::clear()
{
    m_parsing.forget();
    restart();
    setWidget(m_body);
}

bool ReasonPane::isSettled() const
{
    return !m_parsing.isPending()
        && std::ranges::all_of(findChildren<TableDiffView*>(), &TableDiffView::isSettled);
}

void ReasonPane::setAnswer(const RunAnswer& answer)
{
    m_parsing.forget();
    qsizetype length = 0;
    for (const Score& score : answer.scores) {
        length += score.reason.size();
    }
    if (length <= QuickReasons) {
        return fill(answer, parse(answer.scores));
    }
    restart();
    m_column->addWidget(widgets::quietLabel(tr("reading the reason…")));
    m_column->addStretch(1);
    setWidget(m_body);
    m_answer = answer;
    m_parsing.expect(QtConcurrent::run(parse, answer.scores));
}

void ReasonPane::fill(const RunAnswer& answer, const std::vector<Reason>& reasons)
{
    restart();
    if (const QString text = outcomeText(answer); !text.isEmpty()) {
        m_column->addWidget(widgets::textLabel(text));
    }
    for (size_t i = 0; i < answer.scores.size(); ++i) {
        addScore(answer.scores[i], reasons[i], answer.scores.size() == 1);
    }
    if (answer.isScored() && answer.run.truthVersion != answer.primary().truthVersion
        && answer.primary().truthVersion > 1) {
        m_column->addWidget(widgets::quietLabel(
            tr("Scored against truth v%1.").arg(answer.primary().truthVersion)));
    }
    m_column->addStretch(1);
    setWidget(m_body);
}

void ReasonPane::addScore(const Score& score, const Reason& reason, bool isOnly)
{
    const QString name = score.metric + u' ' + widgets::numbers::scoreInProse(score.value);
    m_column->addWidget(
        widgets::nameLabel(score.primary || isOnly ? name : tr("Also: %1").arg(name)));
    if (score.reason.isEmpty() || reason.is_discarded()) {
        auto* label = widgets::quietLabel(tr("The score came without a reason; scoring the run again gives one."));
        label->setWordWrap(true); // a long line would push the others out of the pane
        m_column->addWidget(label);
        return;
    }
    addReason(m_column, reason);
}

QString outcomeText(const RunAnswer& answer)
{
    if (!answer.prediction) {
        return QCoreApplication::translate("Compare", "The run has no reply for this sample.");
    }
    switch (answer.prediction->outcome) {
    case Outcome::Scored:
        return answer.scores.empty() ? QCoreApplication::translate(
                   "Compare", "Not scored: no benchmark has looked at this reply.")
                                     : QString();
    case Outcome::Unparseable:
        return QCoreApplication::translate(
            "Compare",
            "Unparseable: the benchmark finds no answer in this reply. It has no score.");
    case Outcome::RefusedOrEmpty:
        return QCoreApplication::translate(
            "Compare", "Refused or empty: the model declined or said nothing. It has no score.");
    case Outcome::ApiError:
        return answer.prediction->error.isEmpty()
            ? QCoreApplication::translate(
                "Compare", "API error: the request failed. It has no score.")
            : QCoreApplication::translate("Compare", "API error: %1").arg(answer.prediction->error);
    }
    return {};
}

} // namespace groundmark::viewers
