// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/evaluate/evaluate_view.h"

#include "storage/call_store.h"
#include "viewers/evaluate/call_log_dialog.h"
#include "viewers/evaluate/card_pane.h"
#include "viewers/evaluate/progress_pane.h"
#include "viewers/evaluate/prompt_pane.h"
#include "viewers/evaluate/run_form.h"
#include "viewers/evaluate/run_starter.h"
#include "viewers/evaluate/run_words.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"
#include "widgets/view_bar.h"

#include <QAction>
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QItemSelectionModel>
#include <QMenu>
#include <QStackedWidget>
#include <QTableView>
#include <QtConcurrentRun>

namespace groundmark::viewers {

namespace {

using widgets::numbers::count;

} // namespace

EvaluateView::~EvaluateView()
{
    m_reading.disconnect(this);
    m_pool.waitForDone();
    m_queue.disconnect(this);
    m_queue.stop();
}

QString EvaluateView::id() const
{
    return QStringLiteral("runs");
}

widgets::StatusFacts EvaluateView::statusFacts() const
{
    widgets::StatusFacts facts;
    if (m_queue.isRunning()) {
        const double rate = m_queue.live().progress.perSecond;
        facts.item = tr("1 run active")
            + (rate > 0.0 ? QStringLiteral(" · ") + tr("%1 / s").arg(widgets::numbers::decimal(rate, 1))
                          : QString());
    }
    if (m_queue.waiting() > 0) {
        facts.done = tr("Waiting: %1").arg(m_queue.waiting());
    }
    facts.keys = tr("Keys: lists");
    return facts;
}

QList<QAction*> EvaluateView::commands() const
{
    QList<QAction*> actions {
        m_form->startAction(),
        m_form->tryAction(),
        m_progress->pauseAction(),
        m_progress->cancelAction(),
        m_resume,
        m_reuse,
        nullptr};
    actions += m_prompt->actions();
    actions += {nullptr, m_card->compareAction(), m_card->copyAction(), m_import};
    return actions;
}

void EvaluateView::projectChanged()
{
    m_runs->setRuns({});
    m_card->show(std::nullopt);
    m_progress->setRun(tr("No run is under way"), {});
    m_pages->setCurrentIndex(m_session.project() ? 1 : 0);
    contentChanged();
}

void EvaluateView::contentChanged()
{
    m_stale = true;
    if (isVisible()) {
        activate();
    }
}

void EvaluateView::showEvent(QShowEvent* event)
{
    Workspace::showEvent(event);
    activate();
}

void EvaluateView::activate()
{
    if (m_stale) {
        m_stale = false;
        m_form->reload();
        readRuns();
    }
}

void EvaluateView::settle()
{
    activate();
    const QDeadlineTimer deadline(10'000);
    while ((m_reading.isRunning() || !m_prompt->isSettled()) && !deadline.hasExpired()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }
    QCoreApplication::processEvents(QEventLoop::AllEvents, 50);
}

void EvaluateView::readRuns()
{
    if (!m_session.project()) {
        return;
    }
    m_reading.setFuture(QtConcurrent::run(
        &m_pool, [project = m_session.project()]() -> Result<std::vector<RunRow>> {
            auto connection = project->connectAgain();
            return connection ? viewers::readRuns(**connection) : connection.error();
        }));
}

void EvaluateView::takeRuns()
{
    if (m_reading.isCanceled() || m_reading.future().resultCount() == 0) {
        return;
    }
    const auto read = m_reading.result();
    if (!read) {
        return tell(read.error());
    }
    RunId wanted = m_wanted;
    if (wanted.isNull() && chosenRows().size() == 1) {
        wanted = m_runs->at(chosenRows().front()).summary.run.id;
    }
    m_wanted = {};
    m_runs->setRuns(*read);
    m_runsHeader->setFacts(count(static_cast<qint64>(read->size())));
    const int row = m_runs->rowOf(wanted);
    if (m_runs->rowCount() > 0) {
        m_table->selectRow(std::max(row, 0));
    }
    chosenChanged();
    renewEstimate();
}

void EvaluateView::formChanged()
{
    const auto plans = m_form->plans();
    const QString reason = m_form->dataset().isStored()
        ? tr("A field at the left can't stand so; it says why.")
        : tr("Import a dataset of a benchmark first: there is nothing to ask about.");
    m_prompt->show(
        m_form->dataset(), plans.empty() ? std::nullopt : std::optional(plans.front()), reason);
    renewEstimate();
}

void EvaluateView::renewEstimate()
{
    RunEstimate sum;
    const qint64 rough = m_prompt->preview() ? m_prompt->preview()->tokens : 0;
    for (const evaluation::RunPlan& plan : m_form->plans()) {
        const auto estimate
            = estimateRun(*m_session.project(), m_form->dataset(), plan, m_form->samples(), rough);
        if (estimate) {
            sum.calls += estimate->calls;
            sum.tokens += estimate->tokens;
            sum.cost += estimate->cost;
            sum.basis += estimate->basis;
        }
    }
    if (sum.calls == 0) {
        return m_form->setEstimate({}, {});
    }
    const QString tokens = sum.basis > 0 ? tr("about %1 tokens").arg(count(sum.tokens))
                                         : tr("over %1 tokens").arg(count(sum.tokens));
    m_form->setEstimate(
        tokens + QStringLiteral(" · ") + money(sum.cost),
        sum.basis > 0
            ? tr("From %1 answers of a trial; %2 calls").arg(count(sum.basis), count(sum.calls))
            : tr("A rough count of what is sent in %1 calls, without the replies. A trial tells more.")
                  .arg(count(sum.calls)));
}

void EvaluateView::start(qint64 limit)
{
    if (!m_session.project()) {
        return;
    }
    for (evaluation::RunPlan plan : m_form->plans()) {
        plan.limit = limit;
        const QString name = m_form->modelName() + QStringLiteral(" · ") + plan.setting.mode;
        const auto started = startRun(*m_session.project(), m_form->dataset(), plan, name);
        if (!started) {
            return tell(started.error());
        }
        m_wanted = started->id;
        m_queue.add(started->id, started->plan, m_form->judge());
    }
    readRuns();
}

bool EvaluateView::canResume(const RunRow& row) const
{
    const Run& run = row.summary.run;
    return m_session.project() && !m_session.project()->isReadOnly()
        && run.origin == RunOrigin::Evaluated && run.id != m_queue.current()
        && !m_queue.isWaiting(run.id) && (run.finishedAt.isNull() || row.summary.apiErrors > 0);
}

void EvaluateView::resumeChosen()
{
    for (const int row : chosenRows()) {
        const RunRow& run = m_runs->at(row);
        if (!canResume(run)) {
            continue;
        }
        const auto plan = evaluation::runPlanFromJson(run.summary.run.parameters);
        if (!plan) {
            return tell(plan.error());
        }
        m_queue.add(run.summary.run.id, *plan, m_form->judge());
    }
    chosenChanged();
}

QList<int> EvaluateView::chosenRows() const
{
    QList<int> rows;
    const auto indexes = m_table->selectionModel()->selectedRows();
    for (const QModelIndex& index : indexes) {
        rows.append(index.row());
    }
    return rows;
}

void EvaluateView::chosenChanged()
{
    const QList<int> rows = chosenRows();
    m_resume->setEnabled(
        std::ranges::any_of(rows, [this](int row) { return canResume(m_runs->at(row)); }));
    m_reuse->setEnabled(rows.size() == 1);
    const auto card = [this](int row) {
        return cardOf(m_runs->at(row).summary, m_runs->at(row).dataset);
    };
    if (rows.size() == 2) {
        m_card->compare(card(rows[0]), card(rows[1]));
    } else {
        m_card->show(rows.size() == 1 ? std::optional(card(rows[0])) : std::nullopt);
    }
}

/// A menu of the other runs: choosing one chooses both.
void EvaluateView::chooseOther()
{
    const QList<int> rows = chosenRows();
    if (rows.isEmpty()) {
        return;
    }
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int row = 0; row < m_runs->rowCount(); ++row) {
        if (row == rows.front()) {
            continue;
        }
        menu->addAction(m_runs->at(row).summary.run.name, this, [this, row, first = rows.front()] {
            m_table->selectRow(first);
            m_table->selectionModel()->select(
                m_runs->index(row, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
        });
    }
    menu->popup(m_card->mapToGlobal(QPoint(m_card->width() / 2, 28)));
}

void EvaluateView::runStarted(RunId id)
{
    const auto run = storage::RunRepository(m_session.project()->database()).find(id);
    if (run && *run) {
        m_progress->setRun((*run)->name, (*run)->setting);
    }
    m_form->setBusy(true);
    m_progress->renew();
    m_runs->renewLive();
    chosenChanged();
    emit statusChanged();
}

void EvaluateView::runEnded(const RunQueue::Ended& ended)
{
    m_progress->showEnd(ended);
    m_form->setBusy(m_queue.waiting() > 0);
    if (m_session.project()) {
        m_session.announceContent();
    }
    emit statusChanged();
}

void EvaluateView::showCalls(const QString& sample, const QByteArray& key)
{
    auto calls = storage::ProjectCallStore(*m_session.project()).callsFor(key);
    if (!calls) {
        return tell(calls.error());
    }
    (new CallLogDialog(sample, std::move(*calls), this))->show();
}

void EvaluateView::tell(const Error& error)
{
    m_progress->showProblem(error);
}

} // namespace groundmark::viewers
