// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt_watch.h"

#include <csignal>
#include <ctime>

namespace groundmark::app {

namespace {

sigset_t watchedSignals()
{
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    return signals;
}

constexpr timespec Nap {0, 100'000'000}; ///< how long the end of the watch may have to wait

} // namespace

InterruptWatch::InterruptWatch(std::function<void()> interrupted)
    : m_interrupted(std::move(interrupted))
{
    const sigset_t signals = watchedSignals();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    m_thread = std::thread([this] { wait(); });
}

InterruptWatch::~InterruptWatch()
{
    m_isOver = true;
    m_thread.join();
    const sigset_t signals = watchedSignals();
    pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
}

void InterruptWatch::wait()
{
    const sigset_t signals = watchedSignals();
    bool isFirst = true;
    while (!m_isOver) {
        const int number = sigtimedwait(&signals, nullptr, &Nap);
        if (number <= 0) {
            continue;
        }
        if (!isFirst) {
            std::signal(number, SIG_DFL);
            pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
            std::raise(number);
        }
        isFirst = false;
        m_interrupted();
    }
}

} // namespace groundmark::app
