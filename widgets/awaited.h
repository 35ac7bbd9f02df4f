// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>

#include <utility>

namespace groundmark::widgets {

/// A value that another thread is making for a view. `isPending` holds until the view has taken
/// it, which is later than the thread's end: who waits for a settled view waits for what it shows.
template <typename Value> class Awaited
{
public:
    /// `take` is called with the value on the thread of this object, unless it was forgotten.
    template <typename Take> explicit Awaited(Take take)
    {
        QObject::connect(
            &m_watcher, &QFutureWatcherBase::finished, &m_watcher, [this, take = std::move(take)] {
                if (std::exchange(m_isPending, false) && m_watcher.future().resultCount() > 0) {
                    take(m_watcher.result());
                }
            });
    }

    void expect(const QFuture<Value>& future)
    {
        m_isPending = true;
        m_watcher.setFuture(future);
    }

    /// What is being made is no longer of interest; it is made to its end all the same.
    void forget()
    {
        m_isPending = false;
        m_watcher.setFuture({});
    }

    /// For whoever owns what the thread reads; nothing is taken meanwhile.
    void waitForMaker() { m_watcher.waitForFinished(); }

    [[nodiscard]] bool isPending() const { return m_isPending; }

private:
    QFutureWatcher<Value> m_watcher;
    bool m_isPending = false;
};

} // namespace groundmark::widgets
