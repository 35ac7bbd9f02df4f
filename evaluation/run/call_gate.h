// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <optional>

namespace groundmark::evaluation {

/// When the next call may start: not before the server's Retry-After is over, and not more often
/// than the rate limit allows. Calls are spread evenly, so that no minute sees a burst.
class CallGate
{
public:
    using Clock = std::chrono::steady_clock;

    explicit CallGate(std::optional<int> perMinute)
        : m_interval(perMinute ? std::chrono::duration_cast<Clock::duration>(
                         std::chrono::duration<double>(60.0 / *perMinute))
                               : Clock::duration::zero())
    {
    }

    [[nodiscard]] Clock::time_point opensAt() const { return std::max(m_held, m_next); }
    [[nodiscard]] bool isOpen(Clock::time_point now) const { return opensAt() <= now; }
    /// A call starts now.
    void pass(Clock::time_point now) { m_next = std::max(now, m_next) + m_interval; }
    /// The server wants no call before then.
    void holdUntil(Clock::time_point time) { m_held = std::max(m_held, time); }
    [[nodiscard]] Clock::time_point heldUntil() const { return m_held; }

private:
    Clock::duration m_interval;
    Clock::time_point m_next {};
    Clock::time_point m_held {};
};

} // namespace groundmark::evaluation
