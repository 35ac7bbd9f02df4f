// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/names.h"
#include "evaluation/models/call_failure.h"

#include <QString>

#include <map>
#include <optional>

namespace groundmark::evaluation {

/// Why asking ended.
enum class RunEnd {
    Finished, ///< everything was asked; what failed for good is counted
    Cancelled,
    OverBudget,
    OutOfTime,
    Unauthorised, ///< the server does not accept the key
    EndpointGone, ///< too many failures in a row, see CallPolicy::failuresInARow
    NotStored, ///< the project could not be written, so nothing more was asked
};

/// How far it is; all counts are of things to ask (samples), not of attempts, unless they say so.
struct CallProgress
{
    qint64 total = 0;
    qint64 answered = 0; ///< from the model or the cache
    qint64 fromCache = 0; ///< part of `answered`: cost nothing
    qint64 failed = 0; ///< for good, as far as this session goes
    int underWay = 0; ///< calls that were sent and have not come back
    qint64 waiting = 0; ///< failed once and wait for another attempt
    qint64 attempts = 0; ///< sent in this session
    std::map<CallFailure, qint64> failures; ///< attempts that failed, by kind
    qint64 inputTokens = 0; ///< of the run, over all sessions
    qint64 outputTokens = 0;
    double cost = 0.0; ///< of these tokens, in the currency of the prices
    double seconds = 0.0; ///< since this session began
    double perSecond = 0.0; ///< answers of the last half minute
    std::optional<double> secondsLeft; ///< at that rate
    bool paused = false;
    QString notice; ///< what it waits for: "The server asked to wait 12 s."; empty when it works

    [[nodiscard]] qint64 done() const { return answered + failed; }
};

/// How asking ended and what it took.
struct CallReport
{
    RunEnd end = RunEnd::Finished;
    CallProgress progress;
    QString reason; ///< for an end other than Finished: in words, with what to do
};

} // namespace groundmark::evaluation

namespace groundmark {

template <> std::span<const Name<evaluation::RunEnd>> namesOf<evaluation::RunEnd>();

} // namespace groundmark
