// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt_watch.h"

#include <csignal>
#include <ctime>

namespace groundmark::app {

namespace {

sigset_t watchedSignals()
{
    sigset_t watched;
    sigemptyset(&watched);
    sigaddset(&watched, SIGINT);
    sigaddset(&watched, SIGTERM);
    return watched;
}

constexpr timespec Nap {0, 100'000'000}; ///< how long the end of the watch may have to wait

} // namespace

InterruptWatch::InterruptWatch(std::function<void()> interrupted)
    : m_interrupted(std::move(interrupted))
{
    const sigset_t watched = watchedSignals();
    pthread_sigmask(SIG_BLOCK, &watched, nullptr);
    m_thread = std::thread([this] { wait(); });
}

InterruptWatch::~InterruptWatch()
{
    m_isOver = true;
    m_thread.join();
    const sigset_t watched = watchedSignals();
    pthread_sigmask(SIG_UNBLOCK, &watched, nullptr);
}

void InterruptWatch::wait()
{
    const sigset_t watched = watchedSignals();
    bool isFirst = true;
    while (!m_isOver) {
        const int number = sigtimedwait(&watched, nullptr, &Nap);
        if (number <= 0) {
            continue;
        }
        if (!isFirst) {
            std::signal(number, SIG_DFL);
            pthread_sigmask(SIG_UNBLOCK, &watched, nullptr);
            std::raise(number);
        }
        isFirst = false;
        m_interrupted();
    }
}

} // namespace groundmark::app
