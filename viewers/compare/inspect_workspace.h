// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "imaging/image_store.h"
#include "imaging/thumbnailer.h"
#include "storage/sample_link.h"
#include "storage/session.h"
#include "widgets/workspace.h"

#include <QFutureWatcher>

#include <functional>

class QComboBox;
class QStackedWidget;

namespace groundmark::widgets {
class Badge;
}

namespace groundmark::viewers {

class ComparePage;
class RunSelector;

/// Inspect › Compare: what models answered, beside the truth. Follows the session; reads
/// nothing while it is hidden.
class InspectWorkspace : public widgets::Workspace
{
    Q_OBJECT

public:
    InspectWorkspace(
        storage::Session& session,
        imaging::ImageStore& images,
        imaging::Thumbnailer& thumbnailer,
        QWidget* parent = nullptr);
    ~InspectWorkspace() override;

    [[nodiscard]] QString id() const override;
    [[nodiscard]] widgets::ViewBar* viewBar() const override { return m_viewBar; }
    [[nodiscard]] widgets::StatusFacts statusFacts() const override;
    [[nodiscard]] QList<QAction*> commands() const override;
    [[nodiscard]] QAction* undoAction() const override;
    [[nodiscard]] QAction* redoAction() const override;
    void activate() override;
    void settle() override;

    /// Shows two runs of a dataset, and of its samples those that `wrong` fails and `right` passes.
    void showDisagreement(DatasetId dataset, const RunId& wrong, const RunId& right);

    /// Where one is now: dataset, sample, runs and query.
    [[nodiscard]] storage::SampleLink link() const;
    /// Goes where a link of this project leads; says what of it is not here, and stays then.
    Result<void> showLink(const storage::SampleLink& link);

signals:
    /// Something was done that a line in the status bar tells.
    void messageRequested(const QString& message);
    /// The session's sample is to be edited.
    void editRequested();
    /// Predictions are to be imported.
    void importRequested();

protected:
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] QWidget* makeNoProject();
    [[nodiscard]] QWidget* makeNoRuns();
    void projectChanged();
    /// Reads datasets and runs anew, now or when it is shown next.
    void contentChanged();
    void read();
    void copyLink();
    void exportReport();
    void exportFigure();
    void tellWritten();
    /// Runs `job`, which writes the file, beside the UI thread, and tells how it went.
    /// Reads the project: it must be over before the project closes.
    void write(const QString& path, const std::function<Result<void>()>& job);
    [[nodiscard]] DatasetId datasetOfSample() const;
    void readDatasets();
    void readRuns();
    void showRuns();
    void renewBadges();

    storage::Session& m_session;
    widgets::ViewBar* m_viewBar;
    QComboBox* m_datasets;
    RunSelector* m_runs;
    widgets::Badge* m_demonstration;
    widgets::Badge* m_outdated;
    QStackedWidget* m_pages;
    QWidget* m_noProject;
    QWidget* m_noRuns;
    ComparePage* m_compare;
    DatasetId m_dataset;
    QFutureWatcher<Result<void>> m_writing; ///< a file that goes out
    QString m_writtenPath;
    bool m_stale = true; ///< something came, went or changed unseen since read()
};

} // namespace groundmark::viewers
