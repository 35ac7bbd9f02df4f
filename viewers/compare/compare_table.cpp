// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/compare_table.h"

#include "viewers/report/run_interval.h"
#include "widgets/delegates/item_view.h"
#include "widgets/delegates/sample_delegate.h"
#include "widgets/delegates/value_delegates.h"
#include "widgets/glyphs.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"
#include "widgets/theme/fonts.h"

#include <QHeaderView>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>
#include <QtConcurrent>

#include <algorithm>

namespace groundmark::viewers {

namespace {

constexpr int SampleWidth = 80;
constexpr int SampleWidthRoomy = 132; ///< where the truth still has more than that
constexpr int ImageWidth = 46;
constexpr int TruthWidth = 72;
constexpr int LeastWidth = 420;

/// Room for a glyph and the longest word of an outcome.
int runWidth()
{
    const QFontMetrics metrics(widgets::roleFont(widgets::FontRole::Tiny));
    int widest = metrics.horizontalAdvance(QStringLiteral("1.000"));
    for (const widgets::Glyph glyph :
         {widgets::Glyph::Unparseable,
          widgets::Glyph::Refused,
          widgets::Glyph::ApiError,
          widgets::Glyph::Missing}) {
        widest = std::max(widest, metrics.horizontalAdvance(widgets::cellWordOf(glyph)));
    }
    return widest + 34; // 8 px at both sides, glyph, gap
}

} // namespace

CompareTable::CompareTable(imaging::Thumbnailer& thumbnailer, QWidget* parent)
    : QWidget(parent)
    , m_model(new CompareModel(thumbnailer, this))
    , m_summaryModel(new CompareSummaryModel(this))
    , m_reading([this](const Intervals& intervals) {
        m_intervals = intervals;
        m_summaryModel->setIntervals(intervals);
    })
    , m_header(new widgets::PanelHeader)
    , m_stack(new QStackedWidget)
    , m_view(new QTableView)
    , m_summary(new QTableView)
    , m_noMatch(widgets::textLabel({}))
    , m_clear(new QPushButton)
{
    setMinimumWidth(LeastWidth);
    m_view->setModel(m_model);
    m_view->setObjectName(QStringLiteral("compareTable"));
    m_view->setAccessibleName(tr("Samples"));
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // sums stay under their columns
    widgets::prepareItemView(m_view, widgets::RowKind::Thumbnail);
    auto* verdicts = new widgets::VerdictDelegate(m_view);
    m_view->setItemDelegate(verdicts);
    m_view->setItemDelegateForColumn(CompareModel::SampleColumn, new widgets::RowDelegate(m_view));
    m_view->setItemDelegateForColumn(
        CompareModel::ImageColumn, new widgets::ThumbnailDelegate(m_view));
    m_view->setItemDelegateForColumn(CompareModel::TruthColumn, new widgets::RowDelegate(m_view));
    m_view->horizontalHeader()->setSectionsClickable(true);
    m_view->horizontalHeader()->setMinimumSectionSize(40);

    m_summary->setModel(m_summaryModel);
    m_summary->setAccessibleName(tr("How the runs went"));
    m_summary->setFocusPolicy(Qt::NoFocus);
    m_summary->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_summary->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    widgets::prepareItemView(m_summary, widgets::RowKind::Summary);
    m_summary->setSelectionMode(QAbstractItemView::NoSelection);
    m_summary->setItemDelegate(new widgets::NumberDelegate({}, m_summary));
    m_summary->setItemDelegateForColumn(
        CompareModel::SampleColumn, new widgets::RowDelegate(m_summary));
    m_summary->horizontalHeader()->hide();
    m_summary->setFixedHeight(
        CompareSummaryModel::RowCount * widgets::rowHeight(widgets::RowKind::Summary) + 1);

    auto* nothing = new QWidget;
    auto* column = new QVBoxLayout(nothing);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    column->addWidget(widgets::nameLabel(tr("No sample matches")));
    column->addWidget(m_noMatch);
    column->addWidget(m_clear, 0, Qt::AlignLeft);
    column->addStretch();
    m_stack->addWidget(m_view);
    m_stack->addWidget(nothing);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_stack, 1);
    layout->addWidget(new widgets::Rule(Qt::Horizontal));
    auto* sums = new QHBoxLayout;
    sums->setContentsMargins(0, 0, m_view->verticalScrollBar()->sizeHint().width(), 0);
    sums->addWidget(m_summary);
    layout->addLayout(sums);

    connect(m_clear, &QPushButton::clicked, this, &CompareTable::clearFilterRequested);
    connect(
        m_view->selectionModel(),
        &QItemSelectionModel::currentChanged,
        this,
        [this](const QModelIndex& now, const QModelIndex& before) {
            if (m_loading || !now.isValid()) {
                return;
            }
            if (now.row() != before.row()) {
                emit sampleSelected(m_model->sampleAt(now.row()));
            }
            if (now.column() >= CompareModel::FirstRunColumn) {
                emit runChosen(now.column() - CompareModel::FirstRunColumn);
            }
        });
    connect(m_view->horizontalHeader(), &QHeaderView::sectionClicked, this, [this](int section) {
        if (section >= CompareModel::FirstRunColumn || section == CompareModel::SampleColumn) {
            emit sortRequested(
                section == CompareModel::SampleColumn ? -1
                                                      : section - CompareModel::FirstRunColumn);
        }
    });
}

/// The intervals of the means are worked out beside the UI thread, and again only after a run has
/// got other scores.
void CompareTable::startIntervals(const std::vector<storage::RunRepository::Summary>& runs)
{
    std::vector<ScoredRun> wanted;
    for (const auto& summary : runs) {
        wanted.push_back({summary.run.id, summary.scored, summary.mean});
    }
    if (wanted == m_intervalRuns) {
        if (m_intervals) {
            m_summaryModel->setIntervals(*m_intervals);
        }
        return;
    }
    m_intervalRuns = wanted;
    m_intervals.reset();
    m_reading.forget();
    if (m_project == nullptr || runs.empty()) {
        return;
    }
    m_reading.expect(QtConcurrent::run([project = m_project, wanted] {
        Intervals intervals;
        if (const auto connection = project->connectAgain()) { // else the means stand alone
            for (const ScoredRun& one : wanted) {
                intervals.push_back(meanInterval(**connection, one.run).valueOr(std::nullopt));
            }
        }
        return intervals;
    }));
}

void CompareTable::setProject(storage::Project* project)
{
    m_reading.waitForMaker(); // it reads the project, which may be closing
    m_reading.forget();
    m_intervals.reset();
    m_intervalRuns.clear();
    m_project = project;
    m_model->setProject(project);
    m_summaryModel->setSummaries({});
}

void CompareTable::showSamples(
    std::vector<SampleId> ids,
    const std::vector<storage::RunRepository::Summary>& runs,
    double failBelow,
    SampleId current)
{
    std::vector<Run> columns;
    std::ranges::transform(
        runs, std::back_inserter(columns), [](const auto& summary) { return summary.run; });
    const int column = m_view->currentIndex().column();
    m_loading = true;
    m_model->show(std::move(ids), columns, failBelow);
    m_summaryModel->setSummaries(runs);
    startIntervals(runs);
    m_runShown.resize(columns.size(), true);
    m_summary->clearSpans();
    for (int row = 0; row < CompareSummaryModel::RowCount; ++row) {
        m_summary->setSpan(row, 0, 1, CompareModel::FirstRunColumn);
    }
    applyColumns();
    const int row = m_model->rowOf(current);
    if (m_model->rowCount() > 0) {
        const QModelIndex index
            = m_model->index(std::max(row, 0), std::clamp(column, 0, m_model->columnCount() - 1));
        m_view->setCurrentIndex(index);
        m_view->scrollTo(index);
    }
    m_loading = false;
    if (row < 0 && m_model->rowCount() > 0) {
        emit sampleSelected(m_model->sampleAt(0));
    }
}

CompareTable::~CompareTable()
{
    m_reading.waitForMaker();
}

void CompareTable::setFacts(qint64 shown, qint64 all, const QString& order, const QString& filter)
{
    using widgets::numbers::count;
    m_header->setTitle(
        shown == all ? tr("%1 samples").arg(count(all))
                     : tr("%1 of %2 samples").arg(count(shown), count(all)));
    m_header->setFacts(order);
    m_noMatch->setText(filter);
    m_clear->setText(tr("Clear filter (would show %1)").arg(count(all)));
    m_stack->setCurrentIndex(shown == 0 ? 1 : 0);
}

void CompareTable::setReading()
{
    m_header->setFacts(tr("reading…"));
}

void CompareTable::addHeaderControl(QWidget* control)
{
    m_header->addRight(control);
}

SampleId CompareTable::currentSample() const
{
    return m_model->sampleAt(currentRow());
}

int CompareTable::currentRow() const
{
    return m_view->currentIndex().row();
}

void CompareTable::selectRow(int row)
{
    if (row >= 0 && row < m_model->rowCount()) {
        const int column = std::max(0, m_view->currentIndex().column());
        m_view->setCurrentIndex(m_model->index(row, column));
        m_view->scrollTo(m_view->currentIndex());
    }
}

void CompareTable::setRunShown(int run, bool shown)
{
    const auto index = static_cast<size_t>(run);
    if (index < m_runShown.size()) {
        m_runShown[index] = shown;
        applyColumns();
    }
}

void CompareTable::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    applyColumns();
}

void CompareTable::applyColumns()
{
    const int runs = static_cast<int>(std::ranges::count(m_runShown, true));
    const int room = width() - m_view->verticalScrollBar()->sizeHint().width();
    const int each = runWidth();
    const int needed = SampleWidth + ImageWidth + TruthWidth + runs * each;
    const bool hasTruth = needed <= room;
    const bool hasImage = hasTruth || needed - TruthWidth <= room;
    const bool isRoomy = room - needed > 2 * SampleWidthRoomy - SampleWidth;
    m_summaryModel->setShort(!hasImage);
    for (QTableView* table : {m_view, m_summary}) {
        QHeaderView* header = table->horizontalHeader();
        if (header->count() < CompareModel::FirstRunColumn) {
            continue;
        }
        header->setSectionHidden(CompareModel::TruthColumn, !hasTruth);
        header->setSectionHidden(CompareModel::ImageColumn, !hasImage);
        const int stretched = hasTruth ? CompareModel::TruthColumn : CompareModel::SampleColumn;
        for (int i = 0; i < header->count(); ++i) {
            header->setSectionResizeMode(
                i, i == stretched ? QHeaderView::Stretch : QHeaderView::Fixed);
        }
        header->resizeSection(
            CompareModel::SampleColumn, isRoomy ? SampleWidthRoomy : SampleWidth);
        header->resizeSection(CompareModel::ImageColumn, ImageWidth);
        for (int i = CompareModel::FirstRunColumn; i < header->count(); ++i) {
            const auto run = static_cast<size_t>(i - CompareModel::FirstRunColumn);
            header->setSectionHidden(i, run < m_runShown.size() && !m_runShown[run]);
            header->resizeSection(i, each);
        }
    }
}

} // namespace groundmark::viewers
