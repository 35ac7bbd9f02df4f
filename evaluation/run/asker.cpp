// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/run/asker.h"

#include "evaluation/run/run_text.h"

#include <QCryptographicHash>
#include <QThread>
#include <QUuid>

#include <algorithm>
#include <random>

namespace groundmark::evaluation {

namespace {

// All of these are ours.
constexpr std::chrono::milliseconds ObservationInterval {100};
constexpr std::chrono::milliseconds LongestNap {250}; ///< so that rates and remaining times move
constexpr std::chrono::seconds CancelGrace {5}; ///< for calls under way, which may be paid already

QString secondsText(double seconds)
{
    return QString::number(std::max(0.0, seconds), 'f', 0);
}

} // namespace

Asker::Asker(
    CallList& list,
    Model& model,
    CallStore& store,
    RunId run,
    const CallPolicy& policy,
    RunControl& control,
    const CallObserver& observer,
    const CallTotals& before)
    : m_list(list)
    , m_model(model)
    , m_store(store)
    , m_run(run)
    , m_policy(policy)
    , m_control(control)
    , m_observer(observer)
    , m_meter(list.size(), policy.budget, before)
    , m_gate(policy.perMinute)
    , m_random(std::random_device {}())
{
    m_preparers.setMaxThreadCount(std::max(1, QThread::idealThreadCount()));
    m_senders.setMaxThreadCount(std::max(m_model.callsAtOnce(), QThread::idealThreadCount()));
    m_control.setWaker([this] { m_mailbox.wake(); });
}

Asker::~Asker()
{
    m_control.setWaker({});
    m_preparers.waitForDone();
    m_senders.waitForDone();
}

int Asker::atOnce() const
{
    const int most = m_model.callsAtOnce();
    return most > 0 ? std::min(most, m_policy.concurrency) : m_policy.concurrency;
}

CallReport Asker::run()
{
    while (true) {
        checkEnd();
        fill();
        keepAndSend();
        observe(false);
        if (isIdle()) {
            break;
        }
        for (Event& event : m_mailbox.take(nextDeadline())) {
            handle(std::move(event));
        }
    }
    observe(true);
    CallReport report;
    report.end = m_end.value_or(RunEnd::Finished);
    report.reason = m_reason;
    report.progress = m_meter.progress(Clock::now(), 0, 0, m_control.isPaused(), {});
    return report;
}

/// Nothing is on its way, nothing waits to be written, and nothing will be begun.
bool Asker::isIdle() const
{
    if (m_end == RunEnd::NotStored) {
        return m_underWay.empty();
    }
    const bool isQuiet = m_underWay.empty() && m_preparing == 0 && m_arrived.empty();
    const bool isWritten = m_ends.empty() && m_answers.empty();
    const bool isDone = m_next == m_list.size() && m_ready.empty() && m_retries.empty();
    return isQuiet && isWritten && (m_end || isDone);
}

void Asker::handle(Event event)
{
    if (auto* prepared = std::get_if<Prepared>(&event)) {
        --m_preparing;
        handlePrepared(std::move(*prepared));
    } else if (m_end == RunEnd::NotStored) { // there is nowhere to put it
        m_underWay.erase(std::get<Arrived>(event).token);
    } else {
        m_arrived.push_back(std::move(std::get<Arrived>(event)));
    }
}

void Asker::handlePrepared(Prepared prepared)
{
    if (m_end) {
        return;
    }
    Item& item = prepared.item;
    if (!prepared.ready) {
        conclude(
            std::move(item),
            failedReply(CallFailure::BadInput, prepared.ready.error().toText()), false);
        return;
    }
    Ready ready = std::move(*prepared.ready);
    if (!item.key.isEmpty() && item.key != ready.key) { // its image was changed meanwhile
        for (Item& waiter : m_waiters[item.key]) {
            m_retries.emplace(Clock::now(), std::move(waiter));
        }
        m_waiters.erase(item.key);
        item.key.clear();
    }
    if (item.key.isEmpty()) {
        if (const auto same = m_waiters.find(ready.key); same != m_waiters.end()) {
            same->second.push_back(std::move(item));
            return;
        }
        const auto stored = m_store.find(ready.key);
        if (!stored) {
            stop(RunEnd::NotStored, stored.error().toText());
            return;
        }
        m_waiters[ready.key]; // from here on this item stands for the request
        item.key = ready.key;
        if (*stored) {
            ModelReply reply = m_model.read((*stored)->raw);
            if (!(*stored)->isRead || reply.outcome == Outcome::ApiError) {
                // Kept just before a kill: the ledger learns now what it was and what it cost.
                noteEnd((*stored)->attempt, (*stored)->raw, reply);
            }
            if (reply.outcome != Outcome::ApiError) {
                settle(std::move(item), std::move(reply), true);
                return;
            }
        }
    }
    ready.item = std::move(item);
    m_ready.push_back(std::move(ready));
}

/// Gives work to the preparers: retries that are due first, then new items; never so much that
/// memory grows with the list.
void Asker::fill()
{
    const auto now = Clock::now();
    const std::size_t ahead
        = static_cast<std::size_t>(atOnce()) + static_cast<std::size_t>(m_preparers.maxThreadCount());
    while (!m_end && !m_control.isPaused()
           && m_ready.size() + static_cast<std::size_t>(m_preparing) < ahead) {
        if (!m_retries.empty() && m_retries.begin()->first <= now) {
            Item item = std::move(m_retries.begin()->second);
            m_retries.erase(m_retries.begin());
            prepare(std::move(item));
        } else if (m_next < m_list.size()) {
            Item item;
            item.index = m_next++;
            item.since = now;
            prepare(std::move(item));
        } else {
            break;
        }
    }
}

void Asker::prepare(Item item)
{
    Result<CallList::Preparation> work = m_list.load(item.index);
    if (!work) {
        conclude(
            std::move(item), failedReply(CallFailure::BadInput, work.error().toText()), false);
        return;
    }
    ++m_preparing;
    m_preparers.start([this, item = std::move(item), work = std::move(*work)]() mutable {
        Result<ModelRequest> request = work();
        if (!request) {
            m_mailbox.put(Prepared {std::move(item), request.error()});
            return;
        }
        Ready ready;
        ready.request = std::move(*request);
        ready.canonical = m_model.canonicalRequest(ready.request);
        ready.key = QCryptographicHash::hash(ready.canonical, QCryptographicHash::Sha256);
        ready.request.requestId = QUuid::createUuid().toString(QUuid::WithoutBraces);
        m_mailbox.put(Prepared {std::move(item), std::move(ready)});
    });
}

void Asker::checkEnd()
{
    const auto now = Clock::now();
    if (m_control.isCancelled() && !m_end) {
        stop(RunEnd::Cancelled, RunText::tr("It was cancelled."));
        m_dropAt = now + CancelGrace;
    }
    if (m_policy.totalSeconds && !m_end
        && now - m_meter.startedAt() > std::chrono::duration<double>(*m_policy.totalSeconds)) {
        stop(RunEnd::OutOfTime, RunText::tr("The time that was allowed is over."));
        m_dropAt = now + CancelGrace;
    }
    if (now >= m_dropAt && !m_underWay.empty()) {
        m_model.cancelAll();
        m_dropAt = now + LongestNap; // a worker may be about to send one
    }
}

void Asker::stop(RunEnd end, const QString& reason)
{
    if (!m_end) {
        m_end = end;
        m_reason = reason;
        m_ready.clear();
        if (end == RunEnd::NotStored) {
            m_dropAt = Clock::now();
            for (const Arrived& arrived : std::exchange(m_arrived, {})) {
                m_underWay.erase(arrived.token);
            }
        }
    }
}

Asker::Clock::time_point Asker::nextDeadline() const
{
    if (!m_answers.empty() || !m_ends.empty() || !m_arrived.empty()) {
        return m_storeProblem ? m_nextWrite : Clock::now();
    }
    auto deadline = std::min(Clock::now() + LongestNap, m_dropAt);
    if (!m_control.isPaused() && !m_end) {
        if (!m_retries.empty()) {
            deadline = std::min(deadline, m_retries.begin()->first);
        }
        if (!m_ready.empty() && m_gate.opensAt() > Clock::now()) {
            deadline = std::min(deadline, m_gate.opensAt());
        }
    }
    return deadline;
}

void Asker::observe(bool isLast)
{
    const auto now = Clock::now();
    if (!m_observer || (!isLast && now < m_nextObservation)) {
        return;
    }
    m_nextObservation = now + ObservationInterval;
    QString notice;
    if (m_storeProblem) {
        notice = m_storeProblem->toText();
    } else if (!m_end && m_gate.heldUntil() > now) {
        notice = RunText::tr("The server asked to wait: %1 s.")
                     .arg(secondsText(
                         std::chrono::duration<double>(m_gate.heldUntil() - now).count()));
    }
    std::size_t waiting = m_retries.size();
    for (const auto& [key, items] : m_waiters) {
        waiting += items.size();
    }
    m_observer(m_meter.progress(
        now, static_cast<int>(m_underWay.size()), static_cast<qint64>(waiting),
        m_control.isPaused(), notice));
}

} // namespace groundmark::evaluation
