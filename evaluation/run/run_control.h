// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <mutex>

namespace groundmark::evaluation {

/// The buttons of something that is running; may be pressed from any thread, also before it starts.
class RunControl
{
public:
    /// No new calls; what is under way is awaited and kept.
    void pause() { set(m_paused, true); }
    void resume() { set(m_paused, false); }
    /// Ends soon: what is under way is given a moment to come in and be kept.
    void cancel() { set(m_cancelled, true); }

    [[nodiscard]] bool isPaused() const { return m_paused; }
    [[nodiscard]] bool isCancelled() const { return m_cancelled; }

    /// Whoever runs is woken by this when a button is pressed.
    void setWaker(std::function<void()> waker)
    {
        const std::lock_guard lock(m_mutex);
        m_waker = std::move(waker);
    }

private:
    void set(std::atomic<bool>& button, bool value)
    {
        button = value;
        const std::lock_guard lock(m_mutex);
        if (m_waker) {
            m_waker();
        }
    }

    std::atomic<bool> m_paused = false;
    std::atomic<bool> m_cancelled = false;
    std::mutex m_mutex;
    std::function<void()> m_waker;
};

} // namespace groundmark::evaluation
