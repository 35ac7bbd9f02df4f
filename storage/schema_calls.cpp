// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/schema_calls.h"

namespace groundmark::storage {

namespace {

// `calls` is the ledger and the cache in one: a row is written before a call is sent ("sent"), gets
// the raw reply when it comes ("kept"), and then what it turned out to be ("answered", "failed").
// Requests stand apart because several attempts share one.
const char* const Calls = R"(
CREATE TABLE requests (
    key BLOB PRIMARY KEY,
    request TEXT NOT NULL
);
CREATE TABLE calls (
    id INTEGER PRIMARY KEY,
    run TEXT REFERENCES runs(id) ON DELETE SET NULL,
    purpose TEXT NOT NULL,
    key BLOB NOT NULL REFERENCES requests(key),
    request_id TEXT NOT NULL,
    subject TEXT NOT NULL DEFAULT '',
    number INTEGER NOT NULL DEFAULT 1,
    state TEXT NOT NULL DEFAULT 'sent',
    sent_at TEXT NOT NULL,
    failure TEXT NOT NULL DEFAULT '',
    problem TEXT NOT NULL DEFAULT '',
    status INTEGER NOT NULL DEFAULT 0,
    headers BLOB,
    body BLOB,
    latency REAL,
    input_tokens INTEGER,
    output_tokens INTEGER
);
CREATE INDEX calls_by_key ON calls(key, state);
CREATE INDEX calls_by_run ON calls(run, purpose, subject);
ALTER TABLE runs ADD COLUMN stopped TEXT NOT NULL DEFAULT '';
ALTER TABLE predictions ADD COLUMN request_key BLOB;
ALTER TABLE judgements ADD COLUMN protocol TEXT NOT NULL DEFAULT '';
ALTER TABLE judgements ADD COLUMN repetition INTEGER NOT NULL DEFAULT 0;
ALTER TABLE judgements ADD COLUMN is_person INTEGER NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX judgements_by_prediction
    ON judgements(prediction, protocol, judge, is_person, repetition);
)";

} // namespace

Result<void> addCalls(Database& database)
{
    return database.runScript(QString::fromUtf8(Calls));
}

} // namespace groundmark::storage
