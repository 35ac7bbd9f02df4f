// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/generation_calls.h"

#include <QFile>

namespace groundmark::storage {

namespace {

constexpr QByteArrayView Mark("groundmark-file:");

/// Where the text of the member "b64_json" stands in a reply; length 0 where there is none.
struct Base64Place
{
    qsizetype from = 0;
    qsizetype length = 0;
};

Base64Place base64In(const QByteArray& body)
{
    const qsizetype key = body.indexOf("\"b64_json\"");
    const qsizetype colon = key < 0 ? -1 : body.indexOf(':', key);
    const qsizetype open = colon < 0 ? -1 : body.indexOf('"', colon);
    const qsizetype close = open < 0 ? -1 : body.indexOf('"', open + 1); // base64 has no escapes
    return close < 0 ? Base64Place {} : Base64Place {open + 1, close - open - 1};
}

} // namespace

GenerationCalls::GenerationCalls(Project& project, DatasetId dataset)
    : ProjectCallStore(project)
    , m_project(project)
    , m_dataset(dataset)
{
}

Result<std::optional<evaluation::StoredReply>> GenerationCalls::find(const QByteArray& key)
{
    auto found = ProjectCallStore::find(key);
    if (!found || !*found) {
        return found;
    }
    QByteArray& body = (*found)->raw.body;
    const Base64Place place = base64In(body);
    const QByteArray written = body.mid(place.from, place.length);
    if (!written.startsWith(Mark)) {
        return found;
    }
    QFile file(m_project.absolutePath(QString::fromUtf8(written.mid(Mark.size()))));
    if (!file.open(QIODevice::ReadOnly)) {
        return std::optional<evaluation::StoredReply>();
    }
    body.replace(place.from, place.length, file.readAll().toBase64());
    return found;
}

Result<qint64> GenerationCalls::begin(const evaluation::CallAttempt& attempt)
{
    const auto call = ProjectCallStore::begin(attempt);
    if (!call) {
        return call;
    }
    Statement link(m_project.database(), QStringLiteral("INSERT INTO generation_calls (call, dataset) VALUES (?, ?)"));
    if (auto done = link.bind(*call).bind(m_dataset.value).run(); !done) {
        return done.error();
    }
    return call;
}

Result<evaluation::CallTotals> GenerationCalls::totals(RunId /*run*/, const QString& purpose)
{
    Statement rows(
        m_project.database(),
        QStringLiteral("SELECT state, COUNT(*), TOTAL(input_tokens), TOTAL(output_tokens) FROM calls "
                       "JOIN generation_calls ON call = calls.id WHERE dataset = ? AND (purpose = ? OR ? = '') "
                       "GROUP BY state"));
    rows.bind(m_dataset.value).bind(purpose).bind(purpose);
    evaluation::CallTotals totals;
    while (rows.next()) {
        const QString state = rows.text(0);
        const qint64 count = rows.integer(1);
        totals.attempts += count;
        (state == u"sent" ? totals.lost : state == u"failed" ? totals.failed : totals.answered) += count;
        totals.inputTokens += static_cast<qint64>(rows.real(2));
        totals.outputTokens += static_cast<qint64>(rows.real(3));
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return totals;
}

Result<void> GenerationCalls::referToFile(const QByteArray& key, const QString& storedPath)
{
    Database& database = m_project.database();
    Statement rows(database, QStringLiteral("SELECT id, body FROM calls WHERE key = ? AND state IN ('kept', 'answered')"));
    rows.bind(key);
    std::vector<std::pair<qint64, QByteArray>> slim;
    while (rows.next()) {
        QByteArray body = rows.bytes(1);
        const Base64Place place = base64In(body);
        if (place.length > 0 && !body.mid(place.from, Mark.size()).startsWith(Mark)) {
            const QByteArray reference = Mark.toByteArray() + storedPath.toUtf8();
            body.replace(place.from, place.length, reference);
            slim.emplace_back(rows.integer(0), body);
        }
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    for (const auto& [id, body] : slim) {
        Statement update(database, QStringLiteral("UPDATE calls SET body = ? WHERE id = ?"));
        if (auto done = update.bind(body).bind(id).run(); !done) {
            return done;
        }
    }
    return {};
}

} // namespace groundmark::storage
