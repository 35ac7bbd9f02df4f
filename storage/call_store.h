// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/run/call_store.h"
#include "storage/project.h"

#include <QDateTime>

#include <vector>

namespace groundmark::storage {

/// One call as the ledger knows it, for the log that people read. Holds no key.
struct CallRecord
{
    qint64 id = 0;
    QString purpose;
    QString subject;
    QString requestId;
    int number = 1;
    QString state; ///< "sent" (and then nothing: killed), "kept", "answered", "failed"
    QDateTime sentAt; ///< UTC
    QByteArray request; ///< canonical, JSON; images by their digest
    evaluation::RawReply reply; ///< as it came; the body of a failure is cut at 64 KiB
    QString problem; ///< what the reply was taken to mean, for a failure
    std::optional<int> inputTokens;
    std::optional<int> outputTokens;
};

/// The project file as the ledger of calls and the cache of replies.
class ProjectCallStore : public evaluation::CallStore
{
public:
    explicit ProjectCallStore(Project& project)
        : m_database(project.database())
    {
    }

    Result<void> together(const std::function<Result<void>()>& work) override;
    [[nodiscard]] Result<std::optional<evaluation::StoredReply>> find(const QByteArray& key) override;
    Result<qint64> begin(const evaluation::CallAttempt& attempt) override;
    Result<void> keep(qint64 attempt, const evaluation::RawReply& raw) override;
    Result<void> end(const evaluation::CallEnd& end) override;
    [[nodiscard]] Result<evaluation::CallTotals> totals(RunId run, const QString& purpose) override;

    /// All attempts at one request, the oldest first, whichever run they were made for: what a
    /// prediction's requestKey leads to.
    [[nodiscard]] Result<std::vector<CallRecord>> callsFor(const QByteArray& key);
    /// All calls of a run, the oldest first.
    [[nodiscard]] Result<std::vector<CallRecord>> callsOf(RunId run);

private:
    [[nodiscard]] Result<std::vector<CallRecord>> records(const QString& where, const QVariant& value);

    Database& m_database;
};

} // namespace groundmark::storage
