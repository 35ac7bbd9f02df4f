// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/models/model.h"
#include "evaluation/run/call_policy.h"
#include "evaluation/run/call_progress.h"
#include "evaluation/run/call_store.h"

#include <chrono>
#include <deque>

namespace groundmark::evaluation {

/// Counts what a session does, works out rates, and says whether the budget allows another call.
class CallMeter
{
public:
    using Clock = std::chrono::steady_clock;

    CallMeter(qint64 total, const Budget& budget, const CallTotals& before);

    void answered(bool fromCache, Clock::time_point now);
    void failedForGood();
    /// An attempt came back.
    void ended(const CallEnd& end);
    void sent() { ++m_progress.attempts; }

    enum class Allowance {
        Yes,
        Wait, ///< not before one that is under way has come back
        No,
    };
    /// Whether one more call may be sent beside those under way.
    [[nodiscard]] Allowance allowance(int underWay) const;
    /// True when a budget is set and answers come without a count of tokens.
    [[nodiscard]] bool isBlind() const { return hasBudget() && m_isUncounted; }

    [[nodiscard]] CallProgress
    progress(Clock::time_point now, int underWay, qint64 waiting, bool paused, QString notice) const;
    [[nodiscard]] Clock::time_point startedAt() const { return m_start; }

private:
    [[nodiscard]] bool hasBudget() const { return m_budget.tokens || m_budget.money; }

    CallProgress m_progress;
    Budget m_budget;
    qint64 m_lost = 0; ///< calls of killed sessions that may have been paid
    qint64 m_dearestInput = 0;
    qint64 m_dearestOutput = 0;
    bool m_isUncounted = false;
    Clock::time_point m_start = Clock::now();
    std::deque<Clock::time_point> m_recent; ///< answers of the last half minute
};

} // namespace groundmark::evaluation
