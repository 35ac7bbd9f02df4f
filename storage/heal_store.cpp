// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/heal_store.h"

namespace groundmark::storage {

namespace {

QString wordOf(evaluation::HealVerdict verdict)
{
    switch (verdict) {
    case evaluation::HealVerdict::Yes:
        return QStringLiteral("yes");
    case evaluation::HealVerdict::No:
        return QStringLiteral("no");
    case evaluation::HealVerdict::Unparsed:
        break;
    }
    return QStringLiteral("unparsed");
}

evaluation::HealVerdict verdictOf(const QString& word)
{
    return word == u"yes" ? evaluation::HealVerdict::Yes
        : word == u"no"   ? evaluation::HealVerdict::No
                          : evaluation::HealVerdict::Unparsed;
}

const QString SelectRecords = QStringLiteral(
    "SELECT h.chain, first_step, last_step, s.external_id, h.model, prefix, corrections, "
    "continuation, judge, judge_prompt, judge_raw, verdict, at FROM self_heal h "
    "JOIN chains c ON c.id = h.chain JOIN samples s ON s.id = c.sample ");

Result<std::vector<evaluation::HealRecord>> read(Statement& rows)
{
    std::vector<evaluation::HealRecord> records;
    while (rows.next()) {
        records.push_back(
            {ChainId::fromText(rows.text(0)),
             {static_cast<int>(rows.integer(1)), static_cast<int>(rows.integer(2))},
             rows.text(3),
             rows.text(4),
             rows.text(5),
             rows.text(6),
             rows.text(7),
             rows.text(8),
             rows.text(9),
             rows.text(10),
             verdictOf(rows.text(11)),
             QDateTime::fromString(rows.text(12), Qt::ISODateWithMs)});
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return records;
}

} // namespace

Result<void> addSelfHeal(Database& database)
{
    return database.runScript(QStringLiteral(R"(
CREATE TABLE self_heal (
    chain TEXT NOT NULL REFERENCES chains(id) ON DELETE CASCADE,
    first_step INTEGER NOT NULL,
    last_step INTEGER NOT NULL,
    model TEXT NOT NULL,
    prefix TEXT NOT NULL,
    corrections TEXT NOT NULL,
    continuation TEXT NOT NULL,
    judge TEXT NOT NULL DEFAULT '',
    judge_prompt TEXT NOT NULL DEFAULT '',
    judge_raw TEXT NOT NULL DEFAULT '',
    verdict TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (chain, first_step, last_step, model)
);
)"));
}

Result<void> ProjectHealStore::keep(const evaluation::HealRecord& record)
{
    Statement upsert(
        m_database,
        QStringLiteral("INSERT INTO self_heal (chain, first_step, last_step, model, prefix, corrections, "
                       "continuation, judge, judge_prompt, judge_raw, verdict, at) "
                       "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
                       "ON CONFLICT (chain, first_step, last_step, model) DO UPDATE SET "
                       "prefix = excluded.prefix, corrections = excluded.corrections, "
                       "continuation = excluded.continuation, judge = excluded.judge, "
                       "judge_prompt = excluded.judge_prompt, judge_raw = excluded.judge_raw, "
                       "verdict = excluded.verdict, at = excluded.at"));
    return upsert.bind(record.chain.toText())
        .bind(record.span.first)
        .bind(record.span.last)
        .bind(record.model)
        .bind(record.prefix)
        .bind(record.corrections)
        .bind(record.continuation)
        .bind(record.judge)
        .bind(record.judgePrompt)
        .bind(record.judgeRaw)
        .bind(wordOf(record.verdict))
        .bind(record.at.toString(Qt::ISODateWithMs))
        .run();
}

Result<std::vector<evaluation::HealRecord>> ProjectHealStore::records() const
{
    Statement rows(m_database, SelectRecords + QStringLiteral("ORDER BY h.model, s.id, first_step"));
    return read(rows);
}

Result<std::vector<evaluation::HealRecord>> ProjectHealStore::recordsOf(ChainId chain) const
{
    Statement rows(
        m_database, SelectRecords + QStringLiteral("WHERE h.chain = ? ORDER BY first_step, h.model"));
    rows.bind(chain.toText());
    return read(rows);
}

} // namespace groundmark::storage
