// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/project.h"
#include "storage/sample_query.h"

#include <QObject>
#include <QThread>

#include <atomic>
#include <functional>
#include <memory>
#include <vector>

namespace groundmark::storage {

/// What a list of samples asks for.
struct ListRequest
{
    SampleFilter filter;
    /// How many samples would be left with each of these as well, see SampleQuery::countsWith.
    std::vector<std::vector<RunCondition>> alternatives;
};

/// The samples in order, first; the numbers follow.
struct ListCounts
{
    std::vector<qint64> alternatives; ///< one per alternative of the request
    qint64 all = 0; ///< samples of the request's dataset, without any condition
};

/// Reads lists of samples beside the UI thread, on a connection of its own that stays open. Only
/// the last request counts: a new one stops what the one before it has SQLite do, and nothing of it
/// is told any more. Lives on the UI thread.
class ListReader : public QObject
{
    Q_OBJECT

public:
    explicit ListReader(QObject* parent = nullptr);
    ~ListReader() override;

    /// Forgets what was asked for and lets go of the connection; null for no project. `project` must
    /// outlive the reader or the next call of this.
    void setProject(const Project* project);
    /// listed(), then counted(), or failed(); all of them from the event loop.
    void read(const ListRequest& request);
    /// Whether something that was asked for has not been told yet.
    [[nodiscard]] bool isReading() const { return m_pending > 0; }

signals:
    void listed(const std::vector<groundmark::SampleId>& ids);
    void counted(const groundmark::storage::ListCounts& counts);
    void failed(const groundmark::Error& error);

private:
    class Worker;
    void finish(quint64 number, const std::function<void()>& tell, bool isLast);

    QThread m_thread;
    Worker* m_worker;
    std::shared_ptr<std::atomic<quint64>> m_wanted; ///< the request that still matters
    const Project* m_project = nullptr;
    int m_pending = 0; ///< 1 while the wanted request has not been told in full
};

} // namespace groundmark::storage
