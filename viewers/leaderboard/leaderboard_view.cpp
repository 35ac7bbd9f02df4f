// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/leaderboard/leaderboard_view.h"

#include "storage/dataset_repository.h"
#include "viewers/leaderboard/board_chart.h"
#include "viewers/leaderboard/focus_chart.h"
#include "viewers/leaderboard/board_model.h"
#include "viewers/leaderboard/board_writers.h"
#include "viewers/leaderboard/paired_model.h"
#include "widgets/badge.h"
#include "widgets/charts/chart_view.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"
#include "widgets/view_bar.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDeadlineTimer>
#include <QFileDialog>
#include <QHeaderView>
#include <QMessageBox>
#include <QSaveFile>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTableView>
#include <QtConcurrentRun>

#include <algorithm>

// What the leaderboard does; how it is built stands in leaderboard_layout.cpp.
namespace groundmark::viewers {

namespace {

namespace numbers = widgets::numbers;

QString nameOfSlice(const Slice& slice)
{
    if (!slice.language.isEmpty()) {
        return LeaderboardView::tr("language: %1").arg(slice.language);
    }
    return slice.task.isEmpty() ? LeaderboardView::tr("all samples") : LeaderboardView::tr("task: %1").arg(slice.task);
}

} // namespace

LeaderboardView::~LeaderboardView()
{
    stop();
}

QString LeaderboardView::id() const
{
    return QStringLiteral("leaderboard");
}

void LeaderboardView::contentChanged()
{
    m_stale = true;
    if (m_session.project() == nullptr) {
        stop();
        m_pages->setCurrentWidget(m_nothing);
        m_nothingWhy->setText(tr("Open or create a project under Library; its runs are then ranked here."));
    } else if (isVisible()) {
        readIfStale(); // without taking the focus: somebody may be typing elsewhere
    }
}

void LeaderboardView::showEvent(QShowEvent* event)
{
    Workspace::showEvent(event);
    readIfStale();
}

void LeaderboardView::activate()
{
    readIfStale();
    m_board->setFocus();
}

void LeaderboardView::readIfStale()
{
    if (m_session.project() != nullptr && m_stale) {
        m_stale = false;
        readDatasets();
        compute();
    }
}

void LeaderboardView::settle()
{
    const QDeadlineTimer deadline(60'000);
    while (m_watcher.isRunning() && !deadline.hasExpired()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }
    QCoreApplication::processEvents(QEventLoop::AllEvents, 50);
}

void LeaderboardView::readDatasets()
{
    const auto datasets = storage::DatasetRepository(m_session.project()->database()).list().valueOr({});
    const auto runs = storage::RunRepository(m_session.project()->database()).list().valueOr({});
    const DatasetId wanted = m_session.dataset().value_or(m_request.dataset);
    const QSignalBlocker quiet(m_datasets);
    m_datasets->clear();
    for (const auto& listed : datasets) {
        const bool hasRuns = std::ranges::any_of(runs, [&](const auto& run) { return run.run.dataset == listed.dataset.id; });
        if (hasRuns) {
            m_datasets->addItem(listed.dataset.name, listed.dataset.id.value);
        }
    }
    m_datasets->setCurrentIndex(std::max(0, m_datasets->findData(wanted.value)));
}

void LeaderboardView::stop()
{
    disconnect(&m_watcher, nullptr, this, nullptr);
    m_watcher.cancel();
    m_watcher.waitForFinished(); // it asks between resamples
}

void LeaderboardView::compute()
{
    stop();
    const DatasetId dataset {m_datasets->currentData().toLongLong()};
    if (dataset != m_request.dataset) {
        m_request.table = 0;
        m_request.slice = {};
    }
    m_request.dataset = dataset;
    auto connection = m_session.project()->connectAgain();
    if (!connection) {
        m_pages->setCurrentWidget(m_nothing);
        m_nothingWhy->setText(connection.error().toText());
        return;
    }
    connect(&m_watcher, &QFutureWatcher<BoardResult>::resultReadyAt, this, [this](int index) {
        showResult(m_watcher.resultAt(index));
    });
    std::shared_ptr<storage::Project> project = std::move(*connection);
    m_watcher.setFuture(QtConcurrent::run(
        [project, &benchmarks = m_session.benchmarks(), request = m_request](QPromise<BoardResult>& promise) {
            computeBoard(promise, project, benchmarks, request);
        }));
}

void LeaderboardView::showResult(const BoardResult& result)
{
    const bool hasBoard = !result.board.rows.empty() || !result.apartBoard.rows.empty();
    m_pages->setCurrentIndex(hasBoard ? 1 : 0);
    if (!hasBoard) {
        m_nothingWhy->setText(
            result.error ? result.error->toText()
            : result.runs.empty()
                ? tr("A run is what one model answered to a dataset. With at least one, its figures stand here.")
                : tr("This dataset names no benchmark with tables, so there is nothing to rank its runs by."));
        emit statusChanged();
        return;
    }
    const auto kept = m_model->runAt(m_board->currentIndex().row());
    m_model->setResult(result);
    m_request.table = result.request.table;
    fillChoices(result);
    dressTable();
    const int row = kept ? m_model->rowOf(*kept) : 0;
    m_board->setCurrentIndex(m_model->index(std::max(0, row), BoardModel::RunColumn));
    showChart();
    showPairs();
    emit statusChanged();
}

void LeaderboardView::fillChoices(const BoardResult& result)
{
    const QSignalBlocker quietTables(m_tables);
    m_tables->clear();
    m_tables->addItems(result.tables);
    m_tables->setCurrentIndex(int(result.request.table));
    const QSignalBlocker quietSlices(m_slices);
    m_slices->clear();
    m_sliceChoices = {Slice {}};
    m_sliceChoices.insert(m_sliceChoices.end(), result.slices.begin(), result.slices.end());
    for (const Slice& slice : m_sliceChoices) {
        m_slices->addItem(nameOfSlice(slice));
    }
    const auto current = std::ranges::find(m_sliceChoices, result.request.slice);
    m_slices->setCurrentIndex(current != m_sliceChoices.end() ? int(current - m_sliceChoices.begin()) : 0);
    const bool isDemonstration = std::ranges::any_of(
        result.runs, [](const auto& summary) { return summary.run.origin == RunOrigin::Demonstration; });
    m_demonstration->setVisible(isDemonstration);
    const evaluation::BoardOptions& options = result.request.options;
    m_note->setText(
        result.isFinal
            ? tr("Bold best, underlined second. ± is half of the %1 % interval: bootstrap over images, %2 resamples, seed %3.")
                  .arg(numbers::decimal(options.level * 100.0, 0), numbers::count(qint64(options.resamples)))
                  .arg(options.seed)
            : tr("Intervals and tests are being computed …"));
}

void LeaderboardView::showChart()
{
    const auto focus = focusChart(m_model->result());
    m_chartChoice->setVisible(focus.has_value());
    if (focus && m_chartChoice->currentIndex() > 0) {
        const bool bySize = m_chartChoice->currentIndex() == 2;
        const auto size = sizeChart(m_model->result());
        const widgets::ChartData& figure = bySize && size ? *size : *focus;
        m_chart->setData(figure);
        m_chartHead->setTitle(figure.title);
        m_chartHead->setFacts(figure.series.isEmpty() && bySize ? tr("no run's name tells its size") : QString());
        return;
    }
    const widgets::ChartData data = tokenChart(m_model->result());
    m_chart->setData(data);
    m_chartHead->setTitle(data.title);
    m_chartHead->setFacts(
        data.series.isEmpty() ? tr("no run knows its tokens") : tr("mean output tokens per reply, whiskers ± 95 % CI"));
}

std::optional<std::size_t> LeaderboardView::reference() const
{
    return m_model->contenderAt(m_board->currentIndex().row());
}

void LeaderboardView::showPairs()
{
    const auto chosen = reference();
    if (chosen && m_model->result().isFinal) {
        const std::size_t run = m_model->result().rankedRuns[*chosen];
        m_pairedModel->setReference(m_model->result(), *chosen);
        m_pairedHead->setFacts(tr("each run less %1").arg(m_model->result().runs[run].run.name));
        m_paired->setCurrentIndex(m_pairedModel->index(0, 0));
    } else {
        m_pairedModel->clear();
        m_pairedHead->setFacts(
            !m_model->result().isFinal ? tr("being computed …") : tr("choose a ranked run above to compare the others with it"));
    }
    updateCommands();
}

void LeaderboardView::updateCommands()
{
    const bool hasPair = reference() && m_paired->currentIndex().isValid();
    const bool hasBoard = m_pages->currentIndex() == 1;
    m_fixed->setEnabled(hasPair);
    m_broken->setEnabled(hasPair);
    m_copy->setEnabled(hasBoard);
    m_export->setEnabled(hasBoard);
}

void LeaderboardView::openPair(bool isFixed)
{
    const auto chosen = reference();
    if (!chosen || !m_paired->currentIndex().isValid()) {
        return;
    }
    const BoardResult& result = m_model->result();
    emit samplesRequested(
        m_request.dataset,
        result.runs[result.rankedRuns[*chosen]].run.id,
        result.runs[m_pairedModel->runAt(m_paired->currentIndex().row())].run.id,
        isFixed);
}

void LeaderboardView::copyLatex()
{
    QApplication::clipboard()->setText(QString::fromUtf8(boardLatex(m_model->result())));
}

void LeaderboardView::exportBoard()
{
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Export the leaderboard"), {}, tr("Numbers (*.csv);;LaTeX table (*.tex)"));
    if (path.isEmpty()) {
        return;
    }
    const bool isLatex = path.endsWith(QStringLiteral(".tex"), Qt::CaseInsensitive);
    const QByteArray bytes = isLatex ? boardLatex(m_model->result()) : boardCsv(m_model->result());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
        QMessageBox::warning(
            this, tr("Export the leaderboard"), tr("%1 can't be written: %2").arg(path, file.errorString()));
    }
}

widgets::StatusFacts LeaderboardView::statusFacts() const
{
    widgets::StatusFacts facts;
    const BoardResult& result = m_model->result();
    if (m_pages->currentIndex() != 1) {
        return facts;
    }
    facts.item = result.apartRuns.empty()
        ? tr("%n run(s) ranked", nullptr, int(result.rankedRuns.size()))
        : tr("%n run(s) ranked", nullptr, int(result.rankedRuns.size())) + QStringLiteral(" · ")
            + tr("%n set apart", nullptr, int(result.apartRuns.size()));
    qint64 scored = 0;
    qint64 all = 0;
    for (const auto& run : result.runs) {
        scored += run.scored;
        all += run.scored + run.unparseable + run.refusedOrEmpty + run.apiErrors;
    }
    facts.done = tr("%1 of %2 replies scored").arg(numbers::count(scored), numbers::count(all));
    facts.keys = tr("Keys: leaderboard");
    return facts;
}

} // namespace groundmark::viewers
