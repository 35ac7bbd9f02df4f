// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/call_store.h"

namespace groundmark::storage {

using evaluation::CallAttempt;
using evaluation::CallEnd;
using evaluation::CallFailure;
using evaluation::CallTotals;
using evaluation::RawReply;
using evaluation::StoredReply;

namespace {

constexpr qsizetype FailedBody = 64 * 1024; ///< bytes kept of a reply that is no answer; ours

template <typename T> QVariant nullable(const std::optional<T>& value)
{
    return value ? QVariant(*value) : QVariant();
}

std::optional<int> number(const Statement& row, int column)
{
    return row.isNull(column) ? std::nullopt : std::optional(static_cast<int>(row.integer(column)));
}

/// Columns failure, problem, status, headers, body, latency from `first` on.
RawReply readReply(const Statement& row, int first)
{
    RawReply raw;
    raw.failure = valueOf<CallFailure>(row.text(first)).value_or(CallFailure::None);
    raw.problem = row.text(first + 1);
    raw.status = static_cast<int>(row.integer(first + 2));
    raw.headers = row.bytes(first + 3);
    raw.body = row.bytes(first + 4);
    raw.latencySeconds = row.real(first + 5);
    return raw;
}

} // namespace

Result<void> ProjectCallStore::together(const std::function<Result<void>()>& work)
{
    Transaction transaction(m_database);
    if (auto begun = transaction.begun(); !begun) {
        return begun;
    }
    if (auto done = work(); !done) {
        return done;
    }
    return transaction.commit();
}

Result<std::optional<StoredReply>> ProjectCallStore::find(const QByteArray& key)
{
    Statement rows(
        m_database,
        QStringLiteral("SELECT id, failure, problem, status, headers, body, latency, state FROM calls "
                       "WHERE key = ? AND state IN ('kept', 'answered') ORDER BY id LIMIT 1"));
    rows.bind(key);
    std::optional<StoredReply> found;
    if (rows.next()) {
        found = StoredReply {rows.integer(0), readReply(rows, 1), rows.text(7) == u"answered"};
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return found;
}

Result<qint64> ProjectCallStore::begin(const CallAttempt& attempt)
{
    Statement request(
        m_database,
        QStringLiteral("INSERT INTO requests (key, request) VALUES (?, ?) "
                       "ON CONFLICT (key) DO NOTHING"));
    request.bind(attempt.key).bind(QString::fromUtf8(attempt.request));
    if (auto done = request.run(); !done) {
        return done.error();
    }
    Statement insert(
        m_database,
        QStringLiteral("INSERT INTO calls (run, purpose, key, request_id, subject, number, sent_at) "
                       "VALUES (?, ?, ?, ?, ?, ?, ?)"));
    insert.bind(attempt.run.isNull() ? QVariant() : QVariant(attempt.run.toText()))
        .bind(attempt.purpose)
        .bind(attempt.key)
        .bind(attempt.requestId)
        .bind(attempt.subject)
        .bind(attempt.number)
        .bind(QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs));
    if (auto done = insert.run(); !done) {
        return done.error();
    }
    return insert.insertedId();
}

Result<void> ProjectCallStore::keep(qint64 attempt, const RawReply& raw)
{
    Statement update(
        m_database,
        QStringLiteral("UPDATE calls SET state = 'kept', failure = ?, problem = ?, status = ?, "
                       "headers = ?, body = ?, latency = ? WHERE id = ?"));
    update.bind(QString(nameOf(raw.failure)))
        .bind(raw.problem)
        .bind(raw.status)
        .bind(raw.headers)
        .bind(raw.body)
        .bind(raw.latencySeconds)
        .bind(attempt);
    return update.run();
}

Result<void> ProjectCallStore::end(const CallEnd& end)
{
    const bool isAnswer = end.failure == CallFailure::None;
    Statement update(
        m_database,
        isAnswer
            ? QStringLiteral("UPDATE calls SET state = 'answered', input_tokens = ?, "
                             "output_tokens = ? WHERE id = ?")
            : QStringLiteral("UPDATE calls SET state = 'failed', input_tokens = ?, "
                             "output_tokens = ?, failure = ?, problem = ?, "
                             "body = substr(body, 1, ?) WHERE id = ?"));
    update.bind(nullable(end.inputTokens)).bind(nullable(end.outputTokens));
    if (!isAnswer) {
        update.bind(QString(nameOf(end.failure))).bind(end.problem).bind(FailedBody);
    }
    return update.bind(end.attempt).run();
}

Result<CallTotals> ProjectCallStore::totals(RunId run, const QString& purpose)
{
    Statement rows(
        m_database,
        QStringLiteral("SELECT state, COUNT(*), TOTAL(input_tokens), TOTAL(output_tokens) FROM calls "
                       "WHERE run = ? AND purpose = ? GROUP BY state"));
    rows.bind(run.toText()).bind(purpose);
    CallTotals totals;
    while (rows.next()) {
        const QString state = rows.text(0);
        const qint64 count = rows.integer(1);
        totals.attempts += count;
        if (state == u"sent") {
            totals.lost += count;
        } else if (state == u"failed") {
            totals.failed += count;
        } else {
            totals.answered += count;
        }
        totals.inputTokens += static_cast<qint64>(rows.real(2));
        totals.outputTokens += static_cast<qint64>(rows.real(3));
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return totals;
}

Result<std::vector<CallRecord>> ProjectCallStore::callsFor(const QByteArray& key)
{
    return records(QStringLiteral("calls.key = ?"), key);
}

Result<std::vector<CallRecord>> ProjectCallStore::callsOf(RunId run)
{
    return records(QStringLiteral("run = ?"), run.toText());
}

Result<std::vector<CallRecord>>
ProjectCallStore::records(const QString& where, const QVariant& value)
{
    Statement rows(
        m_database,
        QStringLiteral("SELECT calls.id, purpose, subject, request_id, number, state, sent_at, "
                       "request, input_tokens, output_tokens, failure, problem, status, headers, "
                       "body, latency FROM calls JOIN requests ON requests.key = calls.key "
                       "WHERE %1 ORDER BY calls.id").arg(where));
    rows.bind(value);
    std::vector<CallRecord> found;
    while (rows.next()) {
        CallRecord record;
        record.id = rows.integer(0);
        record.purpose = rows.text(1);
        record.subject = rows.text(2);
        record.requestId = rows.text(3);
        record.number = static_cast<int>(rows.integer(4));
        record.state = rows.text(5);
        record.sentAt = QDateTime::fromString(rows.text(6), Qt::ISODateWithMs);
        record.request = rows.text(7).toUtf8();
        record.inputTokens = number(rows, 8);
        record.outputTokens = number(rows, 9);
        record.reply = readReply(rows, 10);
        record.problem = rows.text(11);
        found.push_back(std::move(record));
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return found;
}

} // namespace groundmark::storage
