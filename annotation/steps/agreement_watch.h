// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/steps/agreement_report.h"
#include "domain/result.h"
#include "storage/session.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

namespace groundmark::annotation {

/// Keeps the agreement over the session's dataset up to date, on another thread, while somebody
/// looks at it. A burst of edits is computed once.
class AgreementWatch : public QObject
{
    Q_OBJECT

public:
    explicit AgreementWatch(storage::Session& session, QObject* parent = nullptr);
    ~AgreementWatch() override;

    /// Whether somebody looks: nothing is computed else.
    void setWatching(bool watching);
    void setItemsPerRound(int items);
    [[nodiscard]] int itemsPerRound() const { return m_itemsPerRound; }
    /// As of the last changed().
    [[nodiscard]] const AgreementReport& report() const { return m_report; }
    /// Waits until the report is of now. For snapshots and tests.
    void settle();

signals:
    void changed();

private:
    void invalidate();
    void start();

    storage::Session& m_session;
    QTimer m_pause;
    QFutureWatcher<Result<AgreementReport>> m_watcher;
    AgreementReport m_report;
    int m_itemsPerRound = ItemsPerRound;
    bool m_watching = false;
    bool m_stale = true;
};

} // namespace groundmark::annotation
