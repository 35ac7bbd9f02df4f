// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/chain_maker.h"
#include "storage/session.h"

#include <QDialog>
#include <QFutureWatcher>

#include <atomic>

class QComboBox;
class QProgressBar;
class QPushButton;

namespace groundmark::widgets {
class RoleLabel;
}

namespace groundmark::annotation {

/// Makes reasoning chains of a run's replies, and says what was left out and why.
class ChainsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ChainsDialog(storage::Session& session, QWidget* parent = nullptr);
    ~ChainsDialog() override;

    /// As of the last finished(); empty words before.
    [[nodiscard]] QString result() const;
    void make();

signals:
    void made();

private:
    void take();

    storage::Session& m_session;
    QComboBox* m_run;
    widgets::RoleLabel* m_result;
    QProgressBar* m_progress;
    QPushButton* m_make;
    std::vector<Run> m_runs;
    QFutureWatcher<Result<storage::ChainReport>> m_job;
    std::atomic<bool> m_stop = false;
};

} // namespace groundmark::annotation
