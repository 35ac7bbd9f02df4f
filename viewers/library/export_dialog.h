// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/exporter.h"
#include "storage/session.h"

#include <QDialog>
#include <QFutureWatcher>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace groundmark::viewers {

class ErrorPane;
class IssueList;

/// Writes a dataset, and a run's replies if one is chosen, in an outside format, and says what was
/// written and what the format could not say.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// The session must have a project, and keep it.
    explicit ExportDialog(storage::Session& session, QWidget* parent = nullptr);
    /// Waits for what is being written.
    ~ExportDialog() override;

    void reject() override;

signals:
    /// The words fit a status bar.
    void exported(const QString& message);

private:
    QWidget* makeForm();
    QWidget* makeResult();
    QWidget* makeFoot();
    void fillRuns();
    void choosePath();
    void updateVerb();
    void start();
    void take();
    [[nodiscard]] const storage::Format* format() const;

    storage::Session& m_session;
    QComboBox* m_dataset;
    QComboBox* m_run;
    QComboBox* m_format;
    QLineEdit* m_path;
    QStackedWidget* m_body;
    ErrorPane* m_error;
    IssueList* m_issues;
    QLabel* m_summary = nullptr;
    QLabel* m_note = nullptr;
    QProgressBar* m_bar = nullptr;
    QPushButton* m_close = nullptr;
    QPushButton* m_export = nullptr;
    QFutureWatcher<Result<storage::ExportReport>> m_watcher;
};

} // namespace groundmark::viewers
