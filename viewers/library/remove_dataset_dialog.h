// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/dataset_removal.h"
#include "storage/session.h"

#include <QDialog>
#include <QFutureWatcher>

class QLabel;
class QPushButton;

namespace groundmark::viewers {

/// Says what goes with a dataset and what stays, and removes it when that is wanted. The focus is on
/// the button that does nothing.
class RemoveDatasetDialog : public QDialog
{
    Q_OBJECT

public:
    RemoveDatasetDialog(storage::Session& session, DatasetId dataset, QWidget* parent = nullptr);
    ~RemoveDatasetDialog() override;

signals:
    /// It is gone; a sentence for the status bar.
    void removed(const QString& message);

protected:
    void reject() override;

private:
    void remove();
    void finish();

    storage::Session& m_session;
    DatasetId m_dataset;
    QString m_name;
    QLabel* m_text;
    QPushButton* m_remove;
    QPushButton* m_keep;
    QFutureWatcher<Result<QString>> m_watcher;
};

} // namespace groundmark::viewers
