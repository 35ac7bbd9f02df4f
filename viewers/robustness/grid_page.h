// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/session.h"
#include "viewers/robustness/sample_conditions.h"
#include "widgets/workspace.h"

#include <QFutureWatcher>
#include <QWidget>

class QAction;
class QLabel;

namespace groundmark::widgets {
class Badge;
class ChipBar;
class ElidedLabel;
class PanelHeader;
class RoleLabel;
} // namespace groundmark::widgets

namespace groundmark::viewers {

class AnswerPairs;
class PerturbationGrid;
class SplitCompare;
class RobustnessTablePane;

/// The view "Grid": a list of samples, worst first; of the current one every model's answer under
/// every condition, the chosen pair of pictures with its answers, and the tables over all samples.
class GridPage : public QWidget
{
    Q_OBJECT

public:
    explicit GridPage(storage::Session& session, QWidget* parent = nullptr);
    ~GridPage() override;

    /// Null: nothing to show.
    void setReport(std::shared_ptr<const RobustnessReport> report);
    /// Follows the session to a sample, if it is in the list.
    void select(SampleId sample);
    void takeFocus();
    [[nodiscard]] QList<QAction*> commands() const { return m_commands; }
    [[nodiscard]] widgets::StatusFacts statusFacts() const;
    [[nodiscard]] bool isSettled() const;
    [[nodiscard]] PerturbationGrid* grid() const { return m_grid; }
    [[nodiscard]] RobustnessTablePane* tables() const { return m_tables; }
    [[nodiscard]] AnswerPairs* answers() const { return m_answers; }
    /// External id of the shown sample; empty for none.
    [[nodiscard]] QString currentId() const;

signals:
    void statusChanged();
    void messageRequested(const QString& message);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildActions();
    [[nodiscard]] QWidget* makeSampleLine();
    [[nodiscard]] QWidget* makePairPane();
    void connectParts();
    void renewOrder();
    void showSample(int position);
    void step(int by);
    void stepToBroken(int direction);
    void fillGrid();
    void chooseWorstCell();
    void fillCounts();
    void readTexts();
    void renewRecall();
    void showPair();
    void measurePair();
    void fillAnswers();
    [[nodiscard]] QString answerOf(const robust::RobustReply& reply) const;

    storage::Session& m_session;
    ConditionImages m_images;
    std::shared_ptr<const RobustnessReport> m_report;
    RunSeeds m_seeds;
    std::vector<std::size_t> m_order; ///< items that pass the filter, worst first
    int m_position = -1; ///< in m_order
    SampleConditions m_sample;
    QFutureWatcher<QString> m_measure; ///< "PSNR 19.4 dB · SSIM .71"
    QString m_measuredKey;

    QList<QAction*> m_commands;
    QAction* m_next = nullptr;
    QAction* m_previous = nullptr;
    QAction* m_nextBroken = nullptr;
    QAction* m_previousBroken = nullptr;

    widgets::ChipBar* m_chips;
    QLabel* m_place;
    widgets::RoleLabel* m_id = nullptr;
    widgets::Badge* m_category = nullptr;
    widgets::ElidedLabel* m_question = nullptr;
    std::vector<widgets::Badge*> m_counts;
    PerturbationGrid* m_grid;
    widgets::PanelHeader* m_pairHeader = nullptr;
    SplitCompare* m_split;
    AnswerPairs* m_answers;
    RobustnessTablePane* m_tables;
};

} // namespace groundmark::viewers
