// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <thread>

namespace groundmark::app {

/// While it lives, Ctrl-C and a polite kill (SIGINT, SIGTERM) call a function instead of ending the
/// program; the second one ends it as usual. Make it before other threads are made, which inherit
/// that they are not to be disturbed.
class InterruptWatch
{
public:
    /// `interrupted` is called once, on a thread of its own.
    explicit InterruptWatch(std::function<void()> interrupted);
    ~InterruptWatch();
    InterruptWatch(const InterruptWatch&) = delete;
    InterruptWatch& operator=(const InterruptWatch&) = delete;

private:
    void wait();

    std::function<void()> m_interrupted;
    std::atomic<bool> m_isOver = false;
    std::thread m_thread;
};

} // namespace groundmark::app
