// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/run/asker.h"

#include "evaluation/run/run_text.h"

namespace groundmark::evaluation {

namespace {

// Both are ours.
constexpr std::chrono::seconds WriteRetry {1}; ///< after the project could not be written
constexpr std::chrono::seconds WritePatience {60}; ///< then nothing more is asked

} // namespace

/// One round of writing, then everything that had to wait for it.
void Asker::keepAndSend()
{
    const auto now = Clock::now();
    if (m_end == RunEnd::NotStored || (m_storeProblem && now < m_nextWrite)) {
        return;
    }
    std::vector<Ready> sendable = m_storeProblem ? std::vector<Ready>() : takeSendable();
    if (m_ends.empty() && m_answers.empty() && m_arrived.empty() && sendable.empty()) {
        m_storeProblem.reset();
        return;
    }
    std::vector<qint64> attempts;
    const auto written = m_store.together([&]() -> Result<void> {
        attempts.clear();
        for (const Arrived& arrived : m_arrived) {
            if (auto done = m_store.keep(m_underWay.at(arrived.token).attempt, arrived.raw); !done) {
                return done;
            }
        }
        for (const CallEnd& end : m_ends) {
            if (auto done = m_store.end(end); !done) {
                return done;
            }
        }
        for (const Answer& answer : m_answers) {
            if (auto done = m_list.answered(answer.index, answer.answer); !done) {
                return done;
            }
        }
        for (const Ready& ready : sendable) {
            const Item& item = ready.item;
            const auto id = m_store.begin(
                {0, m_run, m_list.purpose(), ready.key, ready.canonical, ready.request.requestId,
                 m_list.subject(item.index), item.attempts + 1});
            if (!id) {
                return id.error();
            }
            attempts.push_back(*id);
        }
        return {};
    });
    if (!written) {
        for (auto ready = sendable.rbegin(); ready != sendable.rend(); ++ready) {
            m_ready.push_front(std::move(*ready));
        }
        m_storeFailedSince = m_storeProblem ? m_storeFailedSince : now;
        m_storeProblem = written.error();
        m_nextWrite = now + WriteRetry;
        if (now - m_storeFailedSince > WritePatience) {
            stop(RunEnd::NotStored, written.error().toText());
        }
        return;
    }
    m_storeProblem.reset();
    m_ends.clear();
    m_answers.clear();
    for (std::size_t i = 0; i < sendable.size(); ++i) {
        send(std::move(sendable[i]), attempts[i]);
    }
    readArrived(std::exchange(m_arrived, {}));
}

/// The ready requests that may be sent now, as far as concurrency, rate and budget go.
std::vector<Asker::Ready> Asker::takeSendable()
{
    std::vector<Ready> sendable;
    const auto now = Clock::now();
    while (!m_end && !m_control.isPaused() && !m_ready.empty() && m_gate.isOpen(now)) {
        const int underWay = static_cast<int>(m_underWay.size() + sendable.size());
        if (underWay >= atOnce()) {
            break;
        }
        if (m_meter.isBlind()) {
            stop(
                RunEnd::OverBudget,
                RunText::tr("The server does not say how many tokens a call takes, so the budget "
                            "cannot be kept."));
            break;
        }
        const CallMeter::Allowance allowance = m_meter.allowance(underWay);
        if (allowance == CallMeter::Allowance::No) {
            stop(
                RunEnd::OverBudget,
                RunText::tr("The budget is used up. Raise it and resume; the answers so far are kept."));
        }
        if (allowance != CallMeter::Allowance::Yes) {
            break;
        }
        m_gate.pass(now);
        sendable.push_back(std::move(m_ready.front()));
        m_ready.pop_front();
    }
    return sendable;
}

void Asker::send(Ready ready, qint64 attempt)
{
    const qint64 token = ++m_token;
    m_underWay.emplace(token, UnderWay {std::move(ready.item), attempt});
    m_meter.sent();
    m_senders.start([this, token, request = std::move(ready.request)] {
        m_model.send(request, [this, token](RawReply raw) {
            m_mailbox.put(Arrived {token, std::move(raw)});
        });
    });
}

/// Reads replies that are durable.
void Asker::readArrived(std::vector<Arrived> arrived)
{
    for (Arrived& one : arrived) {
        auto node = m_underWay.extract(one.token);
        UnderWay& call = node.mapped();
        ModelReply reply = m_model.read(one.raw);
        noteEnd(call.attempt, one.raw, reply);
        settle(std::move(call.item), std::move(reply), false);
    }
}

void Asker::noteEnd(qint64 attempt, const RawReply& raw, const ModelReply& reply)
{
    CallEnd end {
        attempt, reply.failure, reply.error, raw.status, reply.inputTokens, reply.outputTokens};
    m_meter.ended(end);
    m_ends.push_back(std::move(end));
}

void Asker::settle(Item item, ModelReply reply, bool fromCache)
{
    if (reply.outcome != Outcome::ApiError) {
        m_failuresInARow = 0;
        conclude(std::move(item), std::move(reply), fromCache);
        return;
    }
    if (reply.failure == CallFailure::Unauthorised) {
        stop(RunEnd::Unauthorised, reply.error);
    }
    if (!m_end) {
        retryOrGiveUp(std::move(item), reply);
    }
}

void Asker::retryOrGiveUp(Item item, const ModelReply& reply)
{
    const auto now = Clock::now();
    const bool isAskedToWait = reply.failure == CallFailure::RateLimited && reply.retryAfterSeconds;
    item.attempts += isAskedToWait ? 0 : 1;
    double delay = isAskedToWait ? 0.0 : backOffSeconds(m_policy, item.attempts, m_random);
    if (reply.retryAfterSeconds) {
        delay = std::max(delay, *reply.retryAfterSeconds);
        m_gate.holdUntil(
            now + std::chrono::duration_cast<Clock::duration>(
                std::chrono::duration<double>(std::min(*reply.retryAfterSeconds, 1e6))));
    }
    const double spent = std::chrono::duration<double>(now - item.since).count();
    if (isWorthRetrying(reply.failure) && item.attempts < m_policy.attempts
        && spent + delay <= m_policy.itemSeconds) {
        const auto due = now
            + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(delay));
        m_retries.emplace(due, std::move(item));
        return;
    }
    ModelReply last = reply;
    if (item.attempts > 1) {
        last.error += u' ' + RunText::tr("It was tried %1 times.").arg(item.attempts);
    }
    if (++m_failuresInARow >= m_policy.failuresInARow) {
        stop(
            RunEnd::EndpointGone,
            RunText::tr("%1 requests in a row failed, the last one so: %2")
                .arg(m_failuresInARow)
                .arg(last.error));
    }
    conclude(std::move(item), std::move(last), false);
}

/// The item is done, and with it all that wait for the same request.
void Asker::conclude(Item item, ModelReply reply, bool fromCache)
{
    std::vector<Item> waiters;
    if (!item.key.isEmpty()) {
        if (auto node = m_waiters.extract(item.key)) {
            waiters = std::move(node.mapped());
        }
    }
    const QByteArray key = item.key;
    const int attempts = item.attempts;
    const bool isFailure = reply.outcome == Outcome::ApiError;
    const auto now = Clock::now();
    waiters.insert(waiters.begin(), std::move(item));
    bool isFirst = true;
    for (const Item& one : waiters) {
        const bool isCopy = fromCache || !isFirst;
        if (isFailure) {
            m_meter.failedForGood();
        } else {
            m_meter.answered(isCopy, now);
        }
        m_answers.push_back({one.index, {reply, key, isCopy && !isFailure, attempts}});
        isFirst = false;
    }
}

} // namespace groundmark::evaluation
