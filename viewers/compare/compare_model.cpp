// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/compare_model.h"

#include "viewers/report/run_interval.h"
#include "widgets/delegates/roles.h"
#include "widgets/glyphs.h"
#include "widgets/numbers.h"
#include "widgets/run_swatch.h"

#include <QTextDocument>

#include <algorithm>

namespace groundmark::viewers {

using widgets::Glyph;

namespace {

constexpr int ThumbnailSide = 96; // shown at 34 px, sharp on a 2× screen

} // namespace

CompareModel::CompareModel(imaging::Thumbnailer& thumbnailer, QObject* parent)
    : QAbstractTableModel(parent)
    , m_thumbnailer(thumbnailer)
{
    connect(&thumbnailer, &imaging::Thumbnailer::ready, this, &CompareModel::thumbnailReady);
}

CompareModel::~CompareModel() = default;

void CompareModel::setProject(storage::Project* project)
{
    beginResetModel();
    m_project = project;
    m_pages = project ? std::make_unique<storage::SamplePages>(*project) : nullptr;
    m_runs.clear();
    endResetModel();
}

void CompareModel::show(std::vector<SampleId> ids, const std::vector<Run>& runs, double failBelow)
{
    if (!m_pages) {
        return;
    }
    beginResetModel();
    m_runs = runs;
    m_failBelow = failBelow;
    std::vector<RunId> columns;
    std::ranges::transform(runs, std::back_inserter(columns), &Run::id);
    m_pages->show(std::move(ids), std::move(columns));
    endResetModel();
}

void CompareModel::forget(SampleId sample)
{
    const int row = rowOf(sample);
    if (row >= 0) {
        m_pages->forget(sample);
        emit dataChanged(index(row, 0), index(row, columnCount() - 1));
    }
}

const std::vector<SampleId>& CompareModel::ids() const
{
    static const std::vector<SampleId> none;
    return m_pages ? m_pages->ids() : none;
}

SampleId CompareModel::sampleAt(int row) const
{
    return row >= 0 && row < rowCount() ? m_pages->id(row) : SampleId {};
}

int CompareModel::rowOf(SampleId sample) const
{
    return m_pages ? m_pages->indexOf(sample) : -1;
}

int CompareModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_pages ? 0 : m_pages->size();
}

int CompareModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : FirstRunColumn + static_cast<int>(m_runs.size());
}

QVariant CompareModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    if (index.column() < FirstRunColumn) {
        return sampleData(m_pages->row(index.row()), index.column(), role);
    }
    const auto cells = m_pages->cells(index.row());
    return cellData(cells[static_cast<size_t>(index.column() - FirstRunColumn)], role);
}

/// Bookmark and number of notes: as signs for the row, in words for tool tips and screen readers.
QVariant CompareModel::noteFacts(const storage::SampleRow& row, bool asSigns)
{
    if (asSigns) {
        const QString notes = row.notes > 0 ? QStringLiteral("✎%1").arg(row.notes) : QString();
        return row.isBookmarked || row.notes > 0 ? QVariant((row.isBookmarked ? QStringLiteral("★") : QString()) + notes)
                                                 : QVariant();
    }
    QStringList words;
    if (row.isBookmarked) {
        words.append(tr("bookmarked"));
    }
    if (row.notes > 0) {
        words.append(tr("%n note(s)", nullptr, row.notes));
    }
    return words.isEmpty() ? QVariant()
                           : QVariant(Qt::convertFromPlainText(row.externalId + u'\n' + words.join(QStringLiteral(", "))));
}

QVariant CompareModel::sampleData(const storage::SampleRow& row, int column, int role) const
{
    if (role == widgets::ThumbnailRole && column == ImageColumn && !row.imagePath.isEmpty()) {
        return m_thumbnailer.thumbnail(m_project->absolutePath(row.imagePath), ThumbnailSide);
    }
    if (role == Qt::AccessibleTextRole && column == ImageColumn) {
        return row.imagePath;
    }
    if (role == Qt::DisplayRole && column == SampleColumn) {
        return row.externalId;
    }
    if (column == SampleColumn && (role == widgets::SuffixRole || role == Qt::ToolTipRole || role == Qt::AccessibleDescriptionRole)) {
        return noteFacts(row, role == widgets::SuffixRole);
    }
    if (role == Qt::DisplayRole && column == TruthColumn) {
        return row.answer;
    }
    return {};
}

QVariant CompareModel::cellData(const storage::RunCell& cell, int role) const
{
    const bool isScored = cell.outcome == Outcome::Scored && cell.score.has_value();
    const bool waits = cell.outcome == Outcome::Scored && !cell.score; // no benchmark looked at it
    const Glyph glyph = cell.outcome && !waits
        ? widgets::glyphOf(*cell.outcome, cell.score.value_or(0.0), m_failBelow)
        : Glyph::Missing;
    switch (role) {
    case widgets::GlyphRole:
        return int(glyph);
    case Qt::DisplayRole:
        if (waits) {
            return tr("unscored");
        }
        return isScored ? QVariant(widgets::numbers::score(*cell.score)) : QVariant();
    case Qt::AccessibleTextRole:
        return isScored
            ? QString(widgets::wordOf(glyph) + u' ' + widgets::numbers::score(*cell.score))
            : widgets::wordOf(glyph);
    default:
        return {};
    }
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) {
        return {};
    }
    if (section < FirstRunColumn) {
        const std::array<QString, FirstRunColumn> names {tr("Sample"), tr("Image"), tr("Truth")};
        return role == Qt::DisplayRole ? QVariant(names[static_cast<size_t>(section)]) : QVariant();
    }
    const int number = section - FirstRunColumn;
    const Run& run = m_runs[static_cast<size_t>(number)];
    switch (role) {
    case Qt::DisplayRole:
        return widgets::runLetter(number);
    case Qt::DecorationRole:
        return widgets::runSwatchIcon(number);
    case Qt::ToolTipRole: // as text: a name may look like HTML
        return Qt::convertFromPlainText(
            tr("%1: %2. Click to sort by its score.").arg(run.name, run.model),
            Qt::WhiteSpaceNormal);
    default:
        return {};
    }
}

void CompareModel::thumbnailReady(const QString& /*path*/)
{
    if (rowCount() > 0) {
        emit dataChanged(
            index(0, ImageColumn), index(rowCount() - 1, ImageColumn), {widgets::ThumbnailRole});
    }
}

void CompareSummaryModel::setSummaries(std::vector<storage::RunRepository::Summary> summaries)
{
    beginResetModel();
    m_summaries = std::move(summaries);
    m_intervals.clear();
    endResetModel();
}

void CompareSummaryModel::setIntervals(std::vector<std::optional<evaluation::Interval>> intervals)
{
    m_intervals = std::move(intervals);
    if (!m_summaries.empty()) {
        emit dataChanged(index(Mean, 0), index(Mean, columnCount() - 1));
    }
}

int CompareSummaryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(RowCount);
}

int CompareSummaryModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0
                            : CompareModel::FirstRunColumn + static_cast<int>(m_summaries.size());
}

Qt::ItemFlags CompareSummaryModel::flags(const QModelIndex& index) const
{
    return index.isValid() ? Qt::ItemFlags(Qt::ItemIsEnabled) : Qt::ItemFlags();
}

QVariant CompareSummaryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    if (index.column() == CompareModel::SampleColumn) {
        return nameData(index.row(), role);
    }
    if (index.column() < CompareModel::FirstRunColumn) {
        return {};
    }
    return countData(
        index.row(), static_cast<size_t>(index.column() - CompareModel::FirstRunColumn), role);
}

void CompareSummaryModel::setShort(bool isShort)
{
    if (m_short != isShort) {
        m_short = isShort;
        emit dataChanged(index(0, 0), index(RowCount - 1, 0), {Qt::DisplayRole});
    }
}

QVariant CompareSummaryModel::nameData(int row, int role) const
{
    if (m_short && role == Qt::DisplayRole) {
        const std::array<QString, RowCount> words {
            tr("Mean"),
            tr("scored"),
            widgets::cellWordOf(Glyph::Unparseable),
            widgets::cellWordOf(Glyph::Refused),
            widgets::cellWordOf(Glyph::ApiError)};
        return words[static_cast<size_t>(row)];
    }
    if (role == widgets::GlyphRole) {
        constexpr std::array<Glyph, RowCount> Glyphs {
            Glyph::None, Glyph::Right, Glyph::Unparseable, Glyph::Refused, Glyph::ApiError};
        return int(Glyphs[static_cast<size_t>(row)]);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (row) {
    case Mean:
        return m_summaries.empty()
            ? tr("Mean score")
            : tr("All %1: mean score ± 95 % interval").arg(widgets::numbers::count(m_summaries.front().samples));
    case Scored:
        return tr("Scored");
    case Unparseable:
        return widgets::wordOf(Glyph::Unparseable);
    case RefusedOrEmpty:
        return widgets::wordOf(Glyph::Refused);
    default:
        return widgets::wordOf(Glyph::ApiError);
    }
}

QVariant CompareSummaryModel::countData(int row, size_t run, int role) const
{
    const auto& summary = m_summaries[run];
    if (row == Mean) {
        if (role == widgets::EmphasisRole) {
            return int(widgets::Emphasis::Best);
        }
        const auto interval
            = run < m_intervals.size() ? m_intervals[run] : std::optional<evaluation::Interval>();
        if (role == Qt::ToolTipRole && interval) {
            return QStringLiteral("%1 %2\n%3").arg(
                widgets::numbers::scoreInProse(interval->mean),
                widgets::numbers::interval(interval->low, interval->high, 3),
                intervalMethodText());
        }
        if (role != Qt::DisplayRole || !summary.mean) {
            return {};
        }
        return interval
            ? QStringLiteral("%1 %2").arg(
                widgets::numbers::score(*summary.mean, 2),
                widgets::numbers::scoreHalfWidth((interval->high - interval->low) / 2, 2))
            : widgets::numbers::score(*summary.mean);
    }
    const std::array<qint64, RowCount> counts {
        0, summary.scored, summary.unparseable, summary.refusedOrEmpty, summary.apiErrors};
    const qint64 count = counts[static_cast<size_t>(row)];
    if (role == widgets::EmphasisRole) {
        return int(count == 0 ? widgets::Emphasis::Zero : widgets::Emphasis::None);
    }
    return role == Qt::DisplayRole ? QVariant(widgets::numbers::count(count)) : QVariant();
}

} // namespace groundmark::viewers
