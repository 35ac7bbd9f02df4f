// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/session.h"
#include "viewers/library/import_job.h"

#include <QDialog>
#include <QTimer>

#include <optional>

class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace groundmark::viewers {

class ErrorPane;
class ImportForm;
class ImportReportPane;

/// Shows what an import would do before anything is written, lets the choices be changed, and then
/// does it. The dry run and the import run beside the window and can be cancelled; an import that
/// is cancelled leaves nothing behind.
class ImportDialog : public QDialog
{
    Q_OBJECT

public:
    /// Begins with a dry run at once. The session must have a project, and keep it.
    ImportDialog(storage::Session& session, const QString& path, QWidget* parent = nullptr);

    void reject() override;

signals:
    /// The import is done and the session knows; the words fit a status bar.
    void imported(const QString& message);

private:
    /// What the job is doing, if anything.
    enum class Phase
    {
        Idle,
        DryRun,
        Import
    };

    QWidget* makeHead();
    QWidget* makeFoot();
    void startDryRun();
    void startImport();
    void take(const ImportJob::Outcome& outcome);
    void takeReport(const ImportJob::Outcome& outcome);
    void showError(const Error& error);
    void showPhase(Phase phase);
    void showProgress();
    void finish(const ImportOutcome& outcome);
    [[nodiscard]] QString formatName() const;

    storage::Session& m_session;
    QString m_path;
    ImportForm* m_form;
    ImportReportPane* m_report;
    ErrorPane* m_error;
    QStackedWidget* m_body;
    QLabel* m_facts = nullptr;
    QWidget* m_progress = nullptr;
    QProgressBar* m_bar = nullptr;
    QLabel* m_progressText = nullptr;
    QLabel* m_note = nullptr;
    QPushButton* m_copy = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_import = nullptr;
    ImportJob m_job;
    QTimer m_tick;
    Phase m_phase = Phase::Idle;
    std::optional<ImportJob::Request>
        m_ready; ///< what the last dry run was about, if it can be done
};

} // namespace groundmark::viewers
