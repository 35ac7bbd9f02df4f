// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/leaderboard/leaderboard_view.h"

#include "viewers/leaderboard/board_model.h"
#include "viewers/leaderboard/paired_model.h"
#include "widgets/badge.h"
#include "widgets/buttons.h"
#include "widgets/charts/chart_view.h"
#include "widgets/delegates/item_view.h"
#include "widgets/delegates/sample_delegate.h"
#include "widgets/delegates/value_delegates.h"
#include "widgets/keys/key_map.h"
#include "widgets/labels.h"
#include "widgets/panel.h"
#include "widgets/panel_header.h"
#include "widgets/splitter.h"
#include "widgets/theme/icons.h"
#include "widgets/view_bar.h"

#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

// How the leaderboard is built; what it does stands in leaderboard_view.cpp.
namespace groundmark::viewers {

namespace {

constexpr int RankWidth = 44;
constexpr int RunWidth = 190;
constexpr int FigureWidth = 96;
constexpr int OutcomeWidth = 190;
constexpr int TokenWidth = 76;
constexpr int DifferenceWidth = 90;
constexpr int IntervalWidth = 120;
constexpr int PWidth = 64;
constexpr int ReadingWidth = 150;

QComboBox* makeChoice()
{
    auto* box = new QComboBox;
    box->setMinimumContentsLength(8);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->setMaximumWidth(240);
    return box;
}

QWidget* column(QWidget* top, QWidget* middle, QWidget* bottom = nullptr)
{
    auto* pane = new QWidget;
    auto* layout = new QVBoxLayout(pane);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(top);
    layout->addWidget(middle, 1);
    if (bottom != nullptr) {
        layout->addWidget(bottom);
    }
    return pane;
}

} // namespace

LeaderboardView::LeaderboardView(storage::Session& session, QWidget* parent)
    : Workspace(parent)
    , m_session(session)
    , m_viewBar(new widgets::ViewBar)
    , m_datasets(makeChoice())
    , m_tables(makeChoice())
    , m_slices(makeChoice())
    , m_demonstration(new widgets::Badge(tr("Demonstration replies"), widgets::BadgeTone::Warn))
    , m_pages(new QStackedWidget)
    , m_nothing(new widgets::Panel(widgets::Ground::Alt))
    , m_model(new BoardModel(this))
    , m_pairedModel(new PairedModel(this))
{
    m_nothingWhy = widgets::textLabel({});
    m_nothingWhy->setAccessibleName(tr("Leaderboard")); // until it has something to say
    m_nothingWhy->setAlignment(Qt::AlignCenter);
    (new QVBoxLayout(m_nothing))->addWidget(m_nothingWhy);
    buildBar();
    buildCommands();
    m_pages->addWidget(m_nothing);
    m_pages->addWidget(makeBoard());
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_viewBar);
    rows->addWidget(m_pages, 1);

    connect(&session, &storage::Session::projectOpened, this, &LeaderboardView::contentChanged);
    connect(&session, &storage::Session::contentChanged, this, &LeaderboardView::contentChanged);
    connect(&session, &storage::Session::datasetChanged, this, &LeaderboardView::contentChanged);
    connect(&session, &storage::Session::sampleEdited, this, [this] { m_stale = true; });
    connect(&session, &storage::Session::projectClosing, this, [this] { stop(); });
    connect(m_board->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &LeaderboardView::showPairs);
    connect(m_paired->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &LeaderboardView::updateCommands);
    connect(m_paired, &QTableView::activated, this, &LeaderboardView::openBroken);
    contentChanged();
    updateCommands();
}

void LeaderboardView::buildBar()
{
    m_viewBar->addSelector(tr("Dataset"), m_datasets);
    m_viewBar->addSelector(tr("Table"), m_tables);
    m_viewBar->addSelector(tr("Slice"), m_slices);
    m_viewBar->addRight(m_demonstration);
    m_demonstration->hide();
    connect(m_datasets, &QComboBox::activated, this, [this] {
        m_session.setDataset(DatasetId {m_datasets->currentData().toLongLong()}); // comes back as a signal
    });
    connect(m_tables, &QComboBox::activated, this, [this](int index) {
        m_request.table = std::size_t(index);
        compute();
    });
    connect(m_slices, &QComboBox::activated, this, [this](int index) {
        m_request.slice = m_sliceChoices[std::size_t(index)];
        compute();
    });
}

QAction* LeaderboardView::addCommand(
    const QString& id, const QString& text, const QKeySequence& key, void (LeaderboardView::*run)())
{
    auto* action = new QAction(text, this);
    widgets::nameForKeys(action, id);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, run);
    addAction(action);
    m_commands.append(action);
    return action;
}

void LeaderboardView::buildCommands()
{
    m_fixed = addCommand(QStringLiteral("leaderboard.fixed"), tr("Show what the other run gets right instead"), Qt::Key_F, &LeaderboardView::openFixed);
    m_broken = addCommand(QStringLiteral("leaderboard.broken"), tr("Show what the other run gets wrong instead"), Qt::Key_B, &LeaderboardView::openBroken);
    m_fixed->setIconText(tr("Fixed"));
    m_broken->setIconText(tr("Broken"));
    m_copy = addCommand(QStringLiteral("leaderboard.copy"), tr("Copy the table as LaTeX"), Qt::CTRL | Qt::SHIFT | Qt::Key_C, &LeaderboardView::copyLatex);
    m_copy->setIconText(tr("Copy LaTeX"));
    m_copy->setIcon(widgets::lineIcon(widgets::Icon::Copy));
    m_export = addCommand(QStringLiteral("leaderboard.export"), tr("Export the table…"), Qt::CTRL | Qt::Key_E, &LeaderboardView::exportBoard);
    m_export->setIconText(tr("Export…"));
    m_export->setIcon(widgets::lineIcon(widgets::Icon::Export));
}

QWidget* LeaderboardView::makeBoard()
{
    m_board = new QTableView;
    m_board->setModel(m_model);
    m_board->setObjectName(QStringLiteral("leaderboard"));
    m_board->setAccessibleName(tr("Leaderboard"));
    m_board->setSelectionMode(QAbstractItemView::SingleSelection);
    widgets::prepareItemView(m_board, widgets::RowKind::TwoLines);
    m_board->setItemDelegate(new widgets::NumberDelegate(QStringLiteral("±10.0"), m_board));
    m_board->setItemDelegateForColumn(BoardModel::RankColumn, new widgets::RowDelegate(m_board));
    m_board->setItemDelegateForColumn(BoardModel::RunColumn, new widgets::RowDelegate(m_board));

    auto* below = new widgets::Splitter(Qt::Horizontal);
    below->addWidget(makeChartPane());
    below->addWidget(makePairedPane());
    below->setChildrenCollapsible(false);
    below->setStretchFactor(0, 1);
    below->setStretchFactor(1, 1);
    auto* halves = new widgets::Splitter(Qt::Vertical);
    halves->addWidget(m_board);
    halves->addWidget(below);
    halves->setChildrenCollapsible(false);
    halves->setStretchFactor(0, 1);
    halves->setStretchFactor(1, 1);
    return halves;
}

QWidget* LeaderboardView::makeChartPane()
{
    m_chart = new widgets::ChartView;
    m_chart->setMinimumWidth(320);
    m_chartHead = new widgets::PanelHeader(tr("Mean against tokens"));
    m_chartChoice = new QComboBox;
    m_chartChoice->setAccessibleName(tr("Figure"));
    m_chartChoice->addItems({tr("Mean against tokens"), tr("Answers against region focus"), tr("Region focus by model size")});
    m_chartHead->addRight(m_chartChoice);
    connect(m_chartChoice, &QComboBox::activated, this, &LeaderboardView::showChart);
    connect(m_chart, &widgets::ChartView::pointClicked, this, [this](int series, int /*point*/) {
        const QString name = m_chart->data().series.value(series).name;
        for (int row = 0; row < m_model->rowCount(); ++row) {
            const auto run = m_model->runAt(row);
            if (run && m_model->result().runs[*run].run.name == name) {
                m_board->setCurrentIndex(m_model->index(row, BoardModel::RunColumn));
            }
        }
    });
    return column(m_chartHead, m_chart);
}

QWidget* LeaderboardView::makePairedPane()
{
    m_paired = new QTableView;
    m_paired->setModel(m_pairedModel);
    m_paired->setObjectName(QStringLiteral("pairedTests"));
    m_paired->setAccessibleName(tr("Paired tests"));
    m_paired->setSelectionMode(QAbstractItemView::SingleSelection);
    widgets::prepareItemView(m_paired);
    m_paired->setItemDelegate(new widgets::NumberDelegate({}, m_paired));
    m_paired->setItemDelegateForColumn(PairedModel::RunColumn, new widgets::RowDelegate(m_paired));
    m_paired->setItemDelegateForColumn(PairedModel::ReadingColumn, new widgets::RowDelegate(m_paired));
    QHeaderView* header = m_paired->horizontalHeader();
    header->setSectionResizeMode(PairedModel::RunColumn, QHeaderView::Stretch);
    m_paired->setColumnWidth(PairedModel::DifferenceColumn, DifferenceWidth);
    m_paired->setColumnWidth(PairedModel::IntervalColumn, IntervalWidth);
    m_paired->setColumnWidth(PairedModel::PColumn, PWidth);
    m_paired->setColumnWidth(PairedModel::ReadingColumn, ReadingWidth);

    m_pairedHead = new widgets::PanelHeader(tr("Paired tests"));
    m_pairedHead->setNote(tr("clustered by image · Holm"));
    auto* bar = new widgets::ActionBar;
    bar->addLeft(widgets::makeToolButton(m_fixed, bar, true));
    bar->addLeft(widgets::makeToolButton(m_broken, bar, true));
    bar->addRight(widgets::makeToolButton(m_copy, bar, true));
    bar->addRight(widgets::makeToolButton(m_export, bar, true));
    m_note = widgets::quietLabel({});
    m_note->setWordWrap(true);
    m_note->setContentsMargins(12, 6, 12, 6);
    m_note->setAutoFillBackground(true);
    QWidget* pane = column(m_pairedHead, m_paired, m_note);
    pane->layout()->addWidget(bar);
    pane->setMinimumWidth(420);
    return pane;
}

/// Widths and spans for what the model now shows.
void LeaderboardView::dressTable()
{
    m_board->clearSpans();
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->isNote(row)) {
            m_board->setSpan(row, 0, 1, m_model->columnCount());
        }
    }
    for (int column = 0; column < m_model->columnCount(); ++column) {
        m_board->setItemDelegateForColumn(column, nullptr);
        m_board->setColumnWidth(column, FigureWidth);
    }
    auto* words = m_board->findChild<widgets::RowDelegate*>(QStringLiteral("words"));
    if (words == nullptr) {
        words = new widgets::RowDelegate(m_board);
        words->setObjectName(QStringLiteral("words"));
    }
    for (const int column : {int(BoardModel::RankColumn), int(BoardModel::RunColumn), m_model->outcomeColumn()}) {
        m_board->setItemDelegateForColumn(column, words);
    }
    m_board->setColumnWidth(BoardModel::RankColumn, RankWidth);
    m_board->setColumnWidth(BoardModel::RunColumn, RunWidth);
    m_board->setColumnWidth(m_model->outcomeColumn(), OutcomeWidth);
    m_board->setColumnWidth(m_model->tokenColumn(), TokenWidth);
}

} // namespace groundmark::viewers
