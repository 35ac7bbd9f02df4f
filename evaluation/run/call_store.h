// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "domain/run.h"
#include "evaluation/models/model.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>

namespace groundmark::evaluation {

/// One attempt to get an answer, as the ledger keeps it. It is written before it is sent, so that
/// after a power cut one knows which calls may have been paid for.
struct CallAttempt
{
    qint64 id = 0; ///< in the ledger; 0 before it is stored
    RunId run; ///< null for calls that belong to no run
    QString purpose; ///< CallList::purpose()
    QByteArray key; ///< requestKey()
    QByteArray request; ///< Model::canonicalRequest(), kept for the log
    QString requestId; ///< sent as X-Client-Request-Id, so that it can be found in a server's log
    QString subject; ///< external id of the sample, or whatever the call is about
    int number = 1; ///< first, second, … attempt of this session
};

/// How an attempt ended.
struct CallEnd
{
    qint64 attempt = 0;
    CallFailure failure = CallFailure::None; ///< None: it is an answer
    QString problem;
    int status = 0;
    std::optional<int> inputTokens;
    std::optional<int> outputTokens;
};

/// What a run has used up to now, over all its sessions, without what came from the cache.
struct CallTotals
{
    qint64 attempts = 0; ///< sent
    qint64 answered = 0;
    qint64 failed = 0;
    qint64 lost = 0; ///< written before they were sent, and then nothing: killed. May have been paid
    qint64 inputTokens = 0;
    qint64 outputTokens = 0;
};

/// A reply in the cache.
struct StoredReply
{
    qint64 attempt = 0; ///< that brought it
    RawReply raw;
    bool isRead = false; ///< end() has been told what it is; false after a kill between the two
};

/// What asking many things needs kept. The project file implements it (storage/call_store.h).
/// Used from one thread at a time.
class CallStore
{
public:
    virtual ~CallStore() = default;

    /// Everything that `work` stores, here and elsewhere in the project, is durable when this
    /// returns, or none of it is there.
    virtual Result<void> together(const std::function<Result<void>()>& work) = 0;

    /// What came for a request that was asked before, by any run, unless end() said that it is no
    /// answer; nothing when it must be asked.
    [[nodiscard]] virtual Result<std::optional<StoredReply>> find(const QByteArray& key) = 0;
    /// Before sending. Gives the attempt's id.
    virtual Result<qint64> begin(const CallAttempt& attempt) = 0;
    /// The raw reply of an attempt, before anybody parses it.
    virtual Result<void> keep(qint64 attempt, const RawReply& raw) = 0;
    virtual Result<void> end(const CallEnd& end) = 0;

    /// @param purpose as in CallAttempt
    [[nodiscard]] virtual Result<CallTotals> totals(RunId run, const QString& purpose) = 0;
};

} // namespace groundmark::evaluation
