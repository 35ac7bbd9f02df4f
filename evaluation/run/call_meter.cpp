// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/run/call_meter.h"

#include <algorithm>

namespace groundmark::evaluation {

namespace {

constexpr std::chrono::seconds Window {30}; ///< over which a rate is worked out; ours

double secondsBetween(CallMeter::Clock::time_point from, CallMeter::Clock::time_point to)
{
    return std::chrono::duration<double>(to - from).count();
}

} // namespace

CallMeter::CallMeter(qint64 total, const Budget& budget, const CallTotals& before)
    : m_budget(budget)
    , m_lost(before.lost)
{
    m_progress.total = total;
    m_progress.inputTokens = before.inputTokens;
    m_progress.outputTokens = before.outputTokens;
    if (before.answered > 0) { // a mean, until this session has seen a call of its own
        m_dearestInput = before.inputTokens / before.answered;
        m_dearestOutput = before.outputTokens / before.answered;
    }
}

void CallMeter::answered(bool fromCache, Clock::time_point now)
{
    ++m_progress.answered;
    m_progress.fromCache += fromCache ? 1 : 0;
    m_recent.push_back(now);
    while (now - m_recent.front() > Window) {
        m_recent.pop_front();
    }
}

void CallMeter::failedForGood()
{
    ++m_progress.failed;
}

void CallMeter::ended(const CallEnd& end)
{
    if (end.failure != CallFailure::None) {
        ++m_progress.failures[end.failure];
    } else if (!end.inputTokens || !end.outputTokens) {
        m_isUncounted = true;
    }
    const qint64 input = std::max(0, end.inputTokens.value_or(0));
    const qint64 output = std::max(0, end.outputTokens.value_or(0));
    m_progress.inputTokens += input;
    m_progress.outputTokens += output;
    m_dearestInput = std::max(m_dearestInput, input);
    m_dearestOutput = std::max(m_dearestOutput, output);
}

CallMeter::Allowance CallMeter::allowance(int underWay) const
{
    if (!hasBudget()) {
        return Allowance::Yes;
    }
    if (m_dearestInput + m_dearestOutput == 0) { // nobody knows yet what a call costs: one alone
        return underWay == 0 ? Allowance::Yes : Allowance::Wait;
    }
    const auto fits = [this](qint64 calls) {
        const qint64 input = m_progress.inputTokens + calls * m_dearestInput;
        const qint64 output = m_progress.outputTokens + calls * m_dearestOutput;
        return (!m_budget.tokens || input + output <= *m_budget.tokens)
            && (!m_budget.money || m_budget.cost(input, output) <= *m_budget.money);
    };
    if (fits(m_lost + underWay + 1)) {
        return Allowance::Yes;
    }
    return underWay > 0 ? Allowance::Wait : Allowance::No;
}

CallProgress CallMeter::progress(
    Clock::time_point now, int underWay, qint64 waiting, bool paused, QString notice) const
{
    CallProgress progress = m_progress;
    progress.underWay = underWay;
    progress.waiting = waiting;
    progress.paused = paused;
    progress.notice = std::move(notice);
    progress.cost = m_budget.cost(progress.inputTokens, progress.outputTokens);
    progress.seconds = secondsBetween(m_start, now);
    const auto recent
        = std::ranges::count_if(m_recent, [now](auto time) { return now - time <= Window; });
    const double window = std::min(progress.seconds, std::chrono::duration<double>(Window).count());
    progress.perSecond = window > 0.0 ? double(recent) / window : 0.0;
    if (progress.perSecond > 0.0) {
        progress.secondsLeft = double(progress.total - progress.done()) / progress.perSecond;
    }
    return progress;
}

} // namespace groundmark::evaluation
