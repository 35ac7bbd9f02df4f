// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/importer.h"
#include "storage/session.h"
#include "viewers/library/import_job.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLineEdit;

namespace groundmark::viewers {

/// The choices of an import: format, dataset, name of the run, images folder. What the person left
/// alone follows what the dry run decided.
class ImportForm : public QWidget
{
    Q_OBJECT

public:
    /// The format that knows the source best is chosen; none when no format knows it.
    ImportForm(storage::Session& session, const QString& path, QWidget* parent = nullptr);

    /// Null while no format is chosen.
    [[nodiscard]] const storage::Format* format() const;
    /// What is to be read how; `dryRun` is left to the caller.
    [[nodiscard]] ImportJob::Request request() const;
    /// Fills in what a dry run found out.
    void follow(const ImportJob::Outcome& outcome);

signals:
    /// A choice changed, and typing has paused.
    void changed();

private:
    void fillFormats();
    void fillDatasets();
    void chooseFolder();
    [[nodiscard]] QString freeRunName() const;

    storage::Session& m_session;
    QString m_path;
    QComboBox* m_format;
    QComboBox* m_dataset;
    QWidget* m_runColumn;
    QLineEdit* m_run;
    QLineEdit* m_folder;
    QTimer m_pause;
    QString m_proposedRun;
    bool m_datasetChosen = false;
    bool m_runChosen = false;
};

} // namespace groundmark::viewers
