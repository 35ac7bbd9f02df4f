// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/reason_pane.h"

#include "viewers/compare/reason_view.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"

#include <QCoreApplication>
#include <QVBoxLayout>

namespace groundmark::viewers {

ReasonPane::ReasonPane(QWidget* parent)
    : QScrollArea(parent)
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
    restart();
    setWidget(m_body);
}

void ReasonPane::setAnswer(const RunAnswer& answer)
{
    restart();
    if (const QString text = outcomeText(answer); !text.isEmpty()) {
        m_column->addWidget(widgets::textLabel(text));
    }
    for (const Score& score : answer.scores) {
        addScore(score, answer.scores.size() == 1);
    }
    if (answer.isScored() && answer.run.truthVersion != answer.primary().truthVersion
        && answer.primary().truthVersion > 1) {
        m_column->addWidget(widgets::quietLabel(
            tr("Scored against truth v%1.").arg(answer.primary().truthVersion)));
    }
    m_column->addStretch(1);
    setWidget(m_body);
}

void ReasonPane::addScore(const Score& score, bool isOnly)
{
    const QString name = score.metric + u' ' + widgets::numbers::scoreInProse(score.value);
    m_column->addWidget(
        widgets::nameLabel(score.primary || isOnly ? name : tr("Also: %1").arg(name)));
    const auto reason = evaluation::Reason::parse(score.reason.toStdString(), nullptr, false);
    if (score.reason.isEmpty() || reason.is_discarded()) {
        m_column->addWidget(widgets::quietLabel(
            tr("The score came without a reason; scoring the run again gives one.")));
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
