// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/models/model.h"
#include "evaluation/run/call_policy.h"
#include "evaluation/run/call_progress.h"
#include "evaluation/run/call_store.h"
#include "evaluation/run/run_control.h"

#include <functional>

namespace groundmark::evaluation {

/// What came of one thing to ask.
struct CallAnswer
{
    ModelReply reply; ///< an answer, or the last failure
    QByteArray key; ///< requestKey(); empty when the request could not be made
    bool fromCache = false;
    int attempts = 0; ///< of this session
};

/// Things to ask a model: the samples of a dataset, the questions to a judge, the texts to embed.
class CallList
{
public:
    /// Makes one request; runs on a worker thread, so it must hold everything it needs.
    using Preparation = std::function<Result<ModelRequest>()>;

    virtual ~CallList() = default;

    [[nodiscard]] virtual qint64 size() const = 0;
    /// What the calls are for, so that costs can be told apart: "answer", "judge", "embedding", ….
    [[nodiscard]] virtual QString purpose() const { return QStringLiteral("answer"); }
    /// What the call is about, for the ledger: the sample's external id.
    [[nodiscard]] virtual QString subject(qint64 index) const = 0;
    /// On the thread of askAll(), in order of the index, when its turn comes; again for each attempt.
    [[nodiscard]] virtual Result<Preparation> load(qint64 index) = 0;
    /// On the thread of askAll(), inside a CallStore::together(), for each index that is done. Called
    /// again when the project could not be written (a full disk), so it does nothing but store.
    virtual Result<void> answered(qint64 index, const CallAnswer& answer) = 0;
};

/// On the thread of askAll(), at most ten times a second, and once at the end.
using CallObserver = std::function<void(const CallProgress&)>;

/// Asks for everything in the list and blocks until it is done or ended.
///
/// Nothing is lost and nothing is paid for twice: each attempt is in the ledger before it is sent;
/// what comes back is durable before it is parsed; a request whose answer is in the store is never
/// sent, and two equal requests of one list are sent once. Attempts that failed are repeated with
/// exponential back-off and full jitter, or as the server's Retry-After says, which holds back all
/// other calls as well.
///
/// @param run what the ledger counts the calls for
/// @param store used on the calling thread only
/// Fails only when the store cannot be read at the beginning; everything later is in the report.
[[nodiscard]] Result<CallReport> askAll(
    CallList& list,
    Model& model,
    CallStore& store,
    RunId run,
    const CallPolicy& policy,
    RunControl& control,
    const CallObserver& observer = {});

} // namespace groundmark::evaluation
