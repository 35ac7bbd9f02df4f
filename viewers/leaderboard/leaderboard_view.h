// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/session.h"
#include "viewers/leaderboard/board_job.h"
#include "widgets/workspace.h"

#include <QFutureWatcher>

class QComboBox;
class QStackedWidget;
class QTableView;

namespace groundmark::widgets {
class Badge;
class ChartView;
class PanelHeader;
class RoleLabel;
} // namespace groundmark::widgets

namespace groundmark::viewers {

class BoardModel;
class PairedModel;

/// Inspect › Leaderboard: the paper's table for all runs of a dataset with intervals and places
/// that the data allow, runs that cannot be compared set apart with the reason, accuracy against
/// tokens, and one run tested against each of the others.
class LeaderboardView : public widgets::Workspace
{
    Q_OBJECT

public:
    explicit LeaderboardView(storage::Session& session, QWidget* parent = nullptr);
    ~LeaderboardView() override;

    [[nodiscard]] QString id() const override;
    [[nodiscard]] widgets::ViewBar* viewBar() const override { return m_viewBar; }
    [[nodiscard]] widgets::StatusFacts statusFacts() const override;
    [[nodiscard]] QList<QAction*> commands() const override { return m_commands; }
    void activate() override;
    void settle() override;

signals:
    /// The samples that `reference` fails and `other` passes (`isFixed`), or the other way round.
    void samplesRequested(groundmark::DatasetId dataset, groundmark::RunId reference, groundmark::RunId other, bool isFixed);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void buildBar();
    void buildCommands();
    [[nodiscard]] QWidget* makeBoard();
    [[nodiscard]] QWidget* makeChartPane();
    [[nodiscard]] QWidget* makePairedPane();
    QAction* addCommand(const QString& id, const QString& text, const QKeySequence& key, void (LeaderboardView::*run)());
    void contentChanged();
    void readIfStale();
    void readDatasets();
    void compute();
    void stop();
    void showResult(const BoardResult& result);
    void fillChoices(const BoardResult& result);
    void dressTable();
    void showChart();
    void showPairs();
    void openPair(bool isFixed);
    void openFixed() { openPair(true); }
    void openBroken() { openPair(false); }
    void copyLatex();
    void exportBoard();
    void updateCommands();
    [[nodiscard]] std::optional<std::size_t> reference() const;

    storage::Session& m_session;
    widgets::ViewBar* m_viewBar;
    QComboBox* m_datasets;
    QComboBox* m_tables;
    QComboBox* m_slices;
    widgets::Badge* m_demonstration;
    QStackedWidget* m_pages;
    QWidget* m_nothing;
    widgets::RoleLabel* m_nothingWhy = nullptr;
    BoardModel* m_model;
    PairedModel* m_pairedModel;
    QTableView* m_board = nullptr;
    QTableView* m_paired = nullptr;
    widgets::ChartView* m_chart = nullptr;
    widgets::PanelHeader* m_chartHead = nullptr;
    QComboBox* m_chartChoice = nullptr; ///< hidden where the benchmark scores no regions
    widgets::PanelHeader* m_pairedHead = nullptr;
    widgets::RoleLabel* m_note = nullptr;
    QList<QAction*> m_commands;
    QAction* m_fixed = nullptr;
    QAction* m_broken = nullptr;
    QAction* m_copy = nullptr;
    QAction* m_export = nullptr;

    QFutureWatcher<BoardResult> m_watcher;
    BoardRequest m_request;
    std::vector<Slice> m_sliceChoices; ///< as in m_slices, the whole first
    bool m_stale = true;
};

} // namespace groundmark::viewers
