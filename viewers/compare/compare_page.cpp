// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/compare_page.h"

#include "viewers/compare/answer_strip.h"
#include "viewers/compare/canvas_pane.h"
#include "viewers/compare/compare_table.h"
#include "viewers/compare/filter_bar.h"
#include "viewers/compare/sample_head.h"
#include "viewers/compare/saved_filter_button.h"
#include "viewers/compare/side_pane.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/numbers.h"
#include "widgets/run_swatch.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QSplitter>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace groundmark::viewers {

ComparePage::ComparePage(
    storage::Session& session,
    imaging::ImageStore& images,
    imaging::Thumbnailer& thumbnailer,
    QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_notes(session)
    , m_filterBar(new FilterBar)
    , m_saved(new SavedFilterButton([this] { return m_filterBar->wholeQuery(); }))
    , m_table(new CompareTable(thumbnailer))
    , m_canvas(new CanvasPane(images))
    , m_side(new SidePane)
    , m_answers(new AnswerStrip)
{
    buildActions();
    buildNoteActions();
    buildLayout();
    connectParts();
    connectNotes();
}

ComparePage::~ComparePage()
{
    // Children that lose focus or their image say so when this is no page any more.
    disconnect(qApp, nullptr, this, nullptr);
    for (QObject* part :
         std::initializer_list<QObject*> {&m_lists, &m_failed, m_saved, m_filterBar, m_table, m_canvas, m_side, m_answers}) {
        disconnect(part, nullptr, this, nullptr);
    }
}

void ComparePage::setProject(storage::Project* project)
{
    m_project = project;
    m_lists.setProject(project);
    m_failed.setProject(project);
    m_slow.stop();
    m_table->setProject(project);
    m_saved->setProject(project);
    m_runs.clear();
    m_order.reset();
    m_sample = {};
    m_failures.reset();
    m_head->clear();
    m_canvas->clear();
    m_answers->setSample({}, 0.5);
    m_side->setSample({});
}

void ComparePage::filterBy(const QString& condition)
{
    m_filterBar->setOnly(condition);
}

void ComparePage::show(DatasetId dataset, const std::vector<storage::RunRepository::Summary>& runs)
{
    m_dataset = dataset;
    m_runs = runs;
    if (m_order
        && std::ranges::none_of(runs, [&](const auto& s) { return s.run.id == m_order->run; })) {
        m_order.reset();
    }
    m_run = std::clamp(m_run, 0, std::max(0, static_cast<int>(runs.size()) - 1));
    std::vector<RunId> ids;
    QStringList names;
    for (const auto& summary : runs) {
        ids.push_back(summary.run.id);
        names.append(summary.run.name);
    }
    m_filterBar->setRuns(ids, names);
    if (m_project) {
        const storage::SampleQuery query(m_project->database());
        m_filterBar->setTasks(query.tasks(dataset).valueOr({}));
    }
    for (int run = 0; run < m_toggleRuns.size(); ++run) {
        m_toggleRuns[run]->setEnabled(run < static_cast<int>(runs.size()));
    }
    reload();
}

storage::SampleFilter ComparePage::filter() const
{
    storage::SampleFilter filter;
    filter.dataset = m_dataset;
    filter.order = m_order;
    m_filterBar->applyTo(filter);
    filter.query = m_query;
    return filter;
}

/// Takes what was typed; while it can't be read, the list stays as it was and the field says why.
void ComparePage::readQuery()
{
    auto node = storage::parseQuery(m_filterBar->queryText());
    std::vector<RunId> runs;
    std::ranges::transform(m_runs, std::back_inserter(runs), [](const auto& summary) { return summary.run.id; });
    auto bound = node ? storage::bindQuery(m_project->database(), std::move(*node), std::move(runs), m_filterBar->failBelow())
                      : Result<storage::BoundQuery>(node.error());
    m_filterBar->setQueryProblem(bound ? QString() : bound.error().toText());
    if (bound) {
        m_query = m_filterBar->queryText().isEmpty() ? std::nullopt : std::optional(std::move(*bound));
    }
}

QStringList ComparePage::valuesFor(const QString& key) const
{
    if (key != u"run") {
        return m_project ? storage::queryValues(m_project->database(), m_dataset, key) : QStringList();
    }
    QStringList letters;
    for (int run = 0; run < int(m_runs.size()); ++run) {
        letters.append(widgets::runLetter(run));
    }
    return letters;
}

void ComparePage::reload()
{
    if (!m_project) {
        return;
    }
    m_failures.reset();
    readQuery();
    storage::ListRequest request {filter(), {}};
    for (const FilterChoice& choice : m_filterBar->choices()) {
        request.alternatives.push_back(choice.conditions);
    }
    m_lists.read(request);
    m_slow.start();
}

void ComparePage::takeList(std::vector<SampleId> ids)
{
    m_slow.stop();
    // The session may have gone on while this page was hidden.
    const SampleId current
        = m_session.sample().isStored() ? m_session.sample() : m_sample.sample.id;
    m_table->showSamples(std::move(ids), m_runs, m_filterBar->failBelow(), current);
    m_table->setFacts(m_table->model().rowCount(), std::max<qint64>(m_all, m_table->model().rowCount()), orderText(), m_filterBar->description());
    showSample(m_table->currentSample());
}

void ComparePage::takeCounts(const storage::ListCounts& counts)
{
    m_all = counts.all;
    m_filterBar->setCounts(counts.alternatives);
    m_table->setFacts(m_table->model().rowCount(), m_all, orderText(), m_filterBar->description());
    emit statusChanged();
}

QString ComparePage::orderText() const
{
    if (!m_order) {
        return tr("in the dataset's order");
    }
    const auto run
        = std::ranges::find_if(m_runs, [&](const auto& s) { return s.run.id == m_order->run; });
    const QString letter = widgets::runLetter(static_cast<int>(run - m_runs.begin()));
    return m_order->descending ? tr("sorted by %1, best first").arg(letter)
                               : tr("sorted by %1, worst first").arg(letter);
}

void ComparePage::showSample(SampleId sample)
{
    std::vector<Run> runs;
    std::ranges::transform(m_runs, std::back_inserter(runs), [](const auto& s) { return s.run; });
    m_sample = {};
    if (sample.isStored()) {
        auto read = readCompareSample(*m_project, m_session.benchmarks(), sample, runs);
        if (read) {
            m_sample = std::move(*read);
        } else {
            m_session.announceFailure(read.error());
        }
    }
    const bool has = m_sample.sample.id.isStored();
    has ? m_head->setSample(m_sample) : m_head->clear();
    has ? m_canvas->setSample(m_sample) : m_canvas->clear();
    m_answers->setSample(m_sample, m_filterBar->failBelow());
    m_side->setSample(m_sample);
    m_edit->setEnabled(has);
    renewNotes();
    chooseRun(m_run);
    emit statusChanged();
}

void ComparePage::reread(SampleId sample)
{
    if (!m_project) {
        return;
    }
    m_table->model().forget(sample);
    if (sample == m_sample.sample.id) {
        showSample(sample);
    }
}

void ComparePage::select(SampleId sample)
{
    const int row = m_table->model().rowOf(sample);
    if (row >= 0 && row != m_table->currentRow()) {
        m_table->selectRow(row);
    }
}

void ComparePage::chooseRun(int run)
{
    if (run != m_run) {
        m_failures.reset();
        m_failureStep = 0;
    }
    m_run = run;
    m_answers->setChosen(run);
    m_side->setRun(m_sample, run);
    const QString letter = widgets::runLetter(run);
    m_nextFailure->setToolTip(
        tr("Next sample that run %1 failed or gave no answer for (F)").arg(letter));
}

/// A click on a run's header: worst first, best first, by id again.
void ComparePage::sortBy(int run)
{
    const auto index = static_cast<size_t>(run);
    if (run < 0 || index >= m_runs.size()) {
        m_order.reset();
    } else if (!m_order || m_order->run != m_runs[index].run.id) {
        m_order = storage::ScoreOrder {m_runs[index].run.id, false};
    } else if (!m_order->descending) {
        m_order->descending = true;
    } else {
        m_order.reset();
    }
    reload();
}

void ComparePage::setRunShown(int run, bool shown)
{
    m_table->setRunShown(run, shown);
    m_answers->setRunShown(run, shown);
    m_canvas->setLayerShown(run, shown);
}

void ComparePage::step(int rows)
{
    m_table->selectRow(
        std::clamp(m_table->currentRow() + rows, 0, std::max(0, m_table->model().rowCount() - 1)));
}

void ComparePage::goToFailure(int direction)
{
    const auto& ids = m_table->model().ids();
    if (!m_project || ids.empty() || m_runs.empty()) {
        return;
    }
    if (!m_failures) {
        m_failureStep = direction;
        storage::ListRequest request {filter(), {}};
        request.filter.order.reset();
        request.filter.conditions.push_back(
            {m_runs[static_cast<size_t>(m_run)].run.id,
             storage::RunCondition::Is::NotPassed,
             m_filterBar->failBelow()});
        m_failed.read(request);
        return;
    }
    const int count = static_cast<int>(ids.size());
    for (int row = m_table->currentRow() + direction; row >= 0 && row < count; row += direction) {
        if (m_failures->contains(ids[static_cast<size_t>(row)])) {
            m_table->selectRow(row);
            takeFocus(); // what had the focus may not be shown for this sample
            return;
        }
    }
}

void ComparePage::takeFailures(const std::vector<SampleId>& failures)
{
    m_failures = QSet<SampleId>(failures.begin(), failures.end());
    if (const int direction = std::exchange(m_failureStep, 0); direction != 0) {
        goToFailure(direction);
    }
}

widgets::StatusFacts ComparePage::statusFacts() const
{
    using widgets::numbers::count;
    widgets::StatusFacts facts;
    const int rows = m_table->model().rowCount();
    if (rows > 0) {
        facts.item = tr("Row %1 of %2").arg(count(m_table->currentRow() + 1), count(rows));
    }
    if (m_canvas->canvas()->source()) {
        facts.zoom = tr("Zoom %1 %").arg(qRound(m_canvas->canvas()->zoom() * 100));
    }
    facts.cursor = m_cursor;
    qint64 errors = 0;
    qint64 replies = 0;
    for (const auto& summary : m_runs) {
        errors += summary.apiErrors;
        replies
            += summary.scored + summary.unparseable + summary.refusedOrEmpty + summary.apiErrors;
    }
    if (errors > 0) {
        facts.selection = tr("%1 API errors in %2 replies").arg(count(errors), count(replies));
    }
    const QWidget* focus = QApplication::focusWidget();
    const bool inText
        = qobject_cast<const QLineEdit*>(focus) || qobject_cast<const QAbstractSpinBox*>(focus);
    facts.keys = inText ? tr("Keys: text – single keys off") : tr("Keys: inspect");
    return facts;
}

void ComparePage::takeFocus()
{
    m_table->view()->setFocus();
}

bool ComparePage::isSettled() const
{
    return m_canvas->isSettled() && m_answers->isSettled() && m_side->isSettled()
        && m_table->isSettled() && !m_lists.isReading() && !m_failed.isReading();
}

} // namespace groundmark::viewers
