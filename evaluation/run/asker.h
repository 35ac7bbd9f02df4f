// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/random.h"
#include "evaluation/run/ask_all.h"
#include "evaluation/run/call_gate.h"
#include "evaluation/run/call_meter.h"
#include "evaluation/run/mailbox.h"

#include <QThreadPool>

#include <chrono>
#include <deque>
#include <map>
#include <optional>
#include <variant>
#include <vector>

namespace groundmark::evaluation {

/// What the machine behind askAll() works with.
namespace asking {

using Clock = std::chrono::steady_clock;

struct Item
{
    qint64 index = 0;
    int attempts = 0; ///< that counted: a full server that says when to come again does not
    Clock::time_point since {};
    QByteArray key; ///< set while this item stands for all with the same request
};
/// A request that is ready to go.
struct Ready
{
    Item item;
    ModelRequest request;
    QByteArray canonical;
    QByteArray key;
};
struct Prepared
{
    Item item;
    Result<Ready> ready;
};
struct Arrived
{
    qint64 token = 0;
    RawReply raw;
};
using Event = std::variant<Prepared, Arrived>;
struct UnderWay
{
    Item item;
    qint64 attempt = 0;
};
/// A reply that is durable and has been read, but whose meaning is not stored yet.
struct Answer
{
    qint64 index = 0;
    CallAnswer answer;
};

} // namespace asking

/// The machine behind askAll(): one thread decides and writes, worker threads prepare and send.
///
/// A thing to ask goes: load → prepare (worker) → look into the cache → begin in the ledger → send
/// (worker) → keep the raw reply → read it → answer, or wait and prepare again. Everything that is to
/// be written in one round of the loop is written in one transaction; only when that is durable are
/// the begun calls sent and the kept replies read.
class Asker
{
public:
    Asker(
        CallList& list, Model& model, CallStore& store, RunId run, const CallPolicy& policy,
        RunControl& control, const CallObserver& observer, const CallTotals& before);
    ~Asker();
    Asker(const Asker&) = delete;
    Asker& operator=(const Asker&) = delete;

    [[nodiscard]] CallReport run();

private:
    using Clock = asking::Clock;
    using Item = asking::Item;
    using Ready = asking::Ready;
    using Prepared = asking::Prepared;
    using Arrived = asking::Arrived;
    using Event = asking::Event;
    using UnderWay = asking::UnderWay;
    using Answer = asking::Answer;

    // asker.cpp: the loop
    void handle(Event event);
    void handlePrepared(Prepared prepared);
    void fill();
    void prepare(Item item);
    void checkEnd();
    void observe(bool isLast);
    [[nodiscard]] Clock::time_point nextDeadline() const;
    [[nodiscard]] bool isIdle() const;
    [[nodiscard]] int atOnce() const;

    // asker_replies.cpp: what came back
    void keepAndSend();
    [[nodiscard]] std::vector<Ready> takeSendable();
    void send(Ready ready, qint64 attempt);
    void readArrived(std::vector<Arrived> arrived);
    void noteEnd(qint64 attempt, const RawReply& raw, const ModelReply& reply);
    void settle(Item item, ModelReply reply, bool fromCache);
    void retryOrGiveUp(Item item, const ModelReply& reply);
    void conclude(Item item, ModelReply reply, bool fromCache);
    void stop(RunEnd end, const QString& reason);

    CallList& m_list;
    Model& m_model;
    CallStore& m_store;
    RunId m_run;
    CallPolicy m_policy;
    RunControl& m_control;
    const CallObserver& m_observer;
    CallMeter m_meter;
    CallGate m_gate;
    Random m_random;
    Mailbox<Event> m_mailbox;

    qint64 m_next = 0; ///< index of the first item that nobody has looked at
    int m_preparing = 0;
    std::deque<Ready> m_ready;
    std::map<qint64, UnderWay> m_underWay; ///< by token
    std::vector<Arrived> m_arrived; ///< not kept yet
    std::vector<CallEnd> m_ends; ///< not stored yet
    std::vector<Answer> m_answers; ///< not stored yet
    std::multimap<Clock::time_point, Item> m_retries; ///< by when they are due
    std::map<QByteArray, std::vector<Item>> m_waiters; ///< by key: what the item with the key shares
    qint64 m_token = 0;
    int m_failuresInARow = 0;

    std::optional<RunEnd> m_end; ///< set: nothing new is begun
    QString m_reason;
    Clock::time_point m_dropAt = Clock::time_point::max(); ///< when calls under way are given up
    std::optional<Error> m_storeProblem;
    Clock::time_point m_storeFailedSince {};
    Clock::time_point m_nextWrite {};
    Clock::time_point m_nextObservation {};

    QThreadPool m_preparers;
    QThreadPool m_senders;
};

} // namespace groundmark::evaluation
