// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/compare/compare_model.h"
#include "widgets/awaited.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace groundmark::widgets {
class PanelHeader;
}

namespace groundmark::viewers {

/// The left half of Compare: facts, the table, and locked below it how the runs went as a whole.
/// Gives up Truth, then the pictures, when the columns of the runs need the room.
class CompareTable : public QWidget
{
    Q_OBJECT

public:
    explicit CompareTable(imaging::Thumbnailer& thumbnailer, QWidget* parent = nullptr);
    ~CompareTable() override;

    [[nodiscard]] CompareModel& model() { return *m_model; }
    [[nodiscard]] QTableView* view() const { return m_view; }

    void setProject(storage::Project* project);
    [[nodiscard]] bool isSettled() const { return !m_reading.isPending(); }
    /// Takes a list; keeps the current sample where it is still listed, else takes the first one.
    void showSamples(
        std::vector<SampleId> ids,
        const std::vector<storage::RunRepository::Summary>& runs,
        double failBelow,
        SampleId current);
    /// "37 of 300 samples" and the order; `filter`, in words, stands where nothing matches it.
    void setFacts(qint64 shown, qint64 all, const QString& order, const QString& filter);
    /// Says beside the title that the list is being read.
    void setReading();
    void addHeaderControl(QWidget* control);

    [[nodiscard]] SampleId currentSample() const;
    [[nodiscard]] int currentRow() const;
    void selectRow(int row);
    /// Hides or shows a run's column.
    void setRunShown(int run, bool shown);

signals:
    void sampleSelected(groundmark::SampleId sample);
    /// A cell of this run was clicked or became current.
    void runChosen(int run);
    void sortRequested(int run); ///< -1: by id
    void clearFilterRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void applyColumns();
    void startIntervals(const std::vector<storage::RunRepository::Summary>& runs);

    using Intervals = std::vector<std::optional<evaluation::Interval>>;

    /// What an interval was worked out for.
    struct ScoredRun
    {
        RunId run;
        qint64 scored = 0;
        std::optional<double> mean;

        bool operator==(const ScoredRun&) const = default;
    };

    storage::Project* m_project = nullptr;
    CompareModel* m_model;
    CompareSummaryModel* m_summaryModel;
    widgets::Awaited<Intervals> m_reading;
    std::optional<Intervals> m_intervals;
    std::vector<ScoredRun> m_intervalRuns;
    widgets::PanelHeader* m_header;
    QStackedWidget* m_stack;
    QTableView* m_view;
    QTableView* m_summary;
    QLabel* m_noMatch;
    QPushButton* m_clear;
    std::vector<bool> m_runShown;
    bool m_loading = false;
};

} // namespace groundmark::viewers
