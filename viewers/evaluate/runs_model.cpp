// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/evaluate/runs_model.h"

#include "storage/run_store.h"
#include "viewers/evaluate/run_words.h"
#include "widgets/delegates/roles.h"
#include "widgets/glyphs.h"
#include "widgets/numbers.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace groundmark::viewers {

namespace {

using widgets::numbers::count;

constexpr double NormalQuantile = 1.96; // of 95 %, two-sided

std::optional<double> halfWidthOf(const std::vector<evaluation::TableItem>& items)
{
    double sum = 0.0;
    double squares = 0.0;
    double n = 0.0;
    for (const evaluation::TableItem& item : items) {
        if (item.outcome == Outcome::Scored) {
            sum += item.score;
            squares += item.score * item.score;
            n += 1.0;
        }
    }
    if (n < 2.0) {
        return std::nullopt;
    }
    const double variance = std::max(0.0, (squares - sum * sum / n) / (n - 1.0));
    return NormalQuantile * std::sqrt(variance / n);
}

QString startedText(const QDateTime& started)
{
    if (started.isNull()) {
        return {};
    }
    const QDateTime local = started.toLocalTime();
    return local.toString(
        local.date() == QDate::currentDate() ? QStringLiteral("HH:mm")
                                             : QStringLiteral("yyyy-MM-dd"));
}

} // namespace

Result<std::vector<RunRow>> readRuns(storage::Project& project)
{
    auto summaries = storage::RunRepository(project.database()).list();
    if (!summaries) {
        return summaries.error();
    }
    const auto datasets = storage::DatasetRepository(project.database()).list();
    if (!datasets) {
        return datasets.error();
    }
    storage::ProjectRunStore store(project);
    std::vector<RunRow> rows;
    for (auto& summary : *summaries) {
        RunRow row {std::move(summary), {}, {}};
        for (const auto& listed : *datasets) {
            if (listed.dataset.id == row.summary.run.dataset) {
                row.dataset = listed.dataset;
            }
        }
        if (row.summary.mean) {
            const auto items = store.tableItems(row.summary.run.id);
            if (!items) {
                return items.error();
            }
            row.halfWidth = halfWidthOf(*items);
        }
        rows.push_back(std::move(row));
    }
    std::ranges::reverse(rows);
    return rows;
}

RunsModel::RunsModel(const RunQueue& queue, QObject* parent)
    : QAbstractTableModel(parent)
    , m_queue(queue)
{
}

void RunsModel::setRuns(std::vector<RunRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int RunsModel::rowOf(RunId run) const
{
    const auto found = std::ranges::find_if(
        m_rows, [run](const RunRow& row) { return row.summary.run.id == run; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

void RunsModel::renewLive()
{
    const int row = rowOf(m_queue.current());
    if (row >= 0) {
        emit dataChanged(index(row, StateColumn), index(row, ErrorsColumn));
    }
}

int RunsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RunsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString RunsModel::stateText(const RunRow& row) const
{
    const Run& run = row.summary.run;
    if (run.id == m_queue.current()) {
        const LiveRun live = m_queue.live();
        if (m_queue.isPaused()) {
            return tr("paused");
        }
        return live.isScoring ? tr("scoring") : tr("running");
    }
    if (m_queue.isWaiting(run.id)) {
        return tr("waiting");
    }
    if (run.origin == RunOrigin::Demonstration) {
        return tr("demonstration");
    }
    if (run.origin == RunOrigin::Imported) {
        return tr("imported");
    }
    if (run.truthVersion < row.dataset.truthVersion) {
        return tr("on truth v%1").arg(run.truthVersion);
    }
    if (!run.finishedAt.isNull()) {
        return tr("finished");
    }
    return run.stopped.isEmpty() ? tr("interrupted") : endWord(run.stopped);
}

int RunsModel::stateGlyph(const RunRow& row) const
{
    using widgets::Glyph;
    const Run& run = row.summary.run;
    if (run.id == m_queue.current()) {
        return int(Glyph::Draft);
    }
    if (m_queue.isWaiting(run.id)) {
        return int(Glyph::New);
    }
    if (run.origin == RunOrigin::Demonstration || run.truthVersion < row.dataset.truthVersion) {
        return int(Glyph::Notice);
    }
    const bool isDone = run.origin == RunOrigin::Imported || !run.finishedAt.isNull();
    return int(isDone ? Glyph::Done : Glyph::Escalated);
}

QString RunsModel::text(const RunRow& row, int column) const
{
    const storage::RunRepository::Summary& summary = row.summary;
    const bool isLive = summary.run.id == m_queue.current();
    switch (column) {
    case NameColumn:
        return summary.run.name;
    case ModelColumn:
        return summary.run.model;
    case DatasetColumn:
        return row.dataset.name;
    case SettingColumn:
        return summary.run.setting;
    case StateColumn:
        return stateText(row);
    case ScoredColumn:
        return isLive ? tr("%1 / %2").arg(
                   count(m_queue.live().progress.done()), count(m_queue.live().progress.total))
                      : tr("%1 / %2").arg(count(summary.scored), count(summary.samples));
    case ScoreColumn:
        return summary.mean ? widgets::numbers::score(*summary.mean) : QString();
    case ErrorsColumn:
        return count(isLive ? m_queue.live().failed : summary.apiErrors);
    default:
        return startedText(summary.run.startedAt);
    }
}

QVariant RunsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const RunRow& row = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case widgets::GlyphRole:
        return index.column() == StateColumn ? QVariant(stateGlyph(row)) : QVariant();
    case widgets::SuffixRole:
        return index.column() == ScoreColumn && row.halfWidth
            ? QVariant(widgets::numbers::scoreHalfWidth(*row.halfWidth))
            : QVariant();
    case Qt::ToolTipRole:
        if (index.column() == ScoreColumn && row.halfWidth) {
            return tr("Mean of the scored replies ± 1.96 standard errors");
        }
        return {};
    default:
        return {};
    }
}

QVariant RunsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole && section >= ScoredColumn && section <= ErrorsColumn) {
        return int(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case NameColumn:
        return tr("Run");
    case ModelColumn:
        return tr("Model");
    case DatasetColumn:
        return tr("Dataset");
    case SettingColumn:
        return tr("Setting");
    case StateColumn:
        return tr("State");
    case ScoredColumn:
        return tr("Scored / n");
    case ScoreColumn:
        return tr("Score, 95 % CI");
    case ErrorsColumn:
        return tr("Errors");
    default:
        return tr("Started");
    }
}

} // namespace groundmark::viewers
