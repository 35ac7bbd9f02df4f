// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <utility>
#include <vector>

namespace groundmark::evaluation {

/// Where worker threads put what they have for the one thread that decides.
template <typename Event> class Mailbox
{
public:
    void put(Event event)
    {
        {
            const std::lock_guard lock(m_mutex);
            m_events.push_back(std::move(event));
        }
        m_arrived.notify_one();
    }

    /// Ends a take() that waits, with whatever there is.
    void wake()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_isWoken = true;
        }
        m_arrived.notify_one();
    }

    /// Everything that is there; waits until something is, until wake(), or until `deadline`.
    [[nodiscard]] std::vector<Event> take(std::chrono::steady_clock::time_point deadline)
    {
        std::unique_lock lock(m_mutex);
        m_arrived.wait_until(lock, deadline, [this] { return m_isWoken || !m_events.empty(); });
        m_isWoken = false;
        return std::exchange(m_events, {});
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_arrived;
    std::vector<Event> m_events;
    bool m_isWoken = false;
};

} // namespace groundmark::evaluation
