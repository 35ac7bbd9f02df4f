// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/schema.h"

#include "storage/heal_store.h"
#include "storage/schema_calls.h"
#include "storage/schema_cues.h"
#include "storage/schema_errors.h"
#include "storage/schema_generation.h"
#include "storage/schema_inspection.h"
#include "storage/schema_questions.h"
#include "storage/schema_reasoning.h"

#include <vector>

namespace groundmark::storage {

namespace {

// Plain SQL that PostgreSQL takes as well but for AUTOINCREMENT-free integer keys. Times are ISO
// 8601 in UTC, ids of annotations are UUIDs as text, `extra` is a JSON object as text.
const char* const Version1 = R"(
CREATE TABLE annotators (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
);
CREATE TABLE datasets (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    benchmark TEXT NOT NULL DEFAULT '',
    source TEXT NOT NULL DEFAULT '',
    licence TEXT NOT NULL DEFAULT '',
    truth_version INTEGER NOT NULL DEFAULT 1,
    demonstration INTEGER NOT NULL DEFAULT 0,
    extra TEXT NOT NULL DEFAULT ''
);
CREATE TABLE images (
    id INTEGER PRIMARY KEY,
    path TEXT NOT NULL UNIQUE,
    sha256 BLOB,
    bytes INTEGER NOT NULL DEFAULT 0,
    width INTEGER NOT NULL DEFAULT 0,
    height INTEGER NOT NULL DEFAULT 0,
    orientation INTEGER NOT NULL DEFAULT 1,
    state TEXT NOT NULL DEFAULT 'present',
    phash BLOB,
    contrast REAL
);
CREATE TABLE samples (
    id INTEGER PRIMARY KEY,
    dataset INTEGER NOT NULL REFERENCES datasets(id) ON DELETE CASCADE,
    external_id TEXT NOT NULL,
    task TEXT NOT NULL DEFAULT '',
    language TEXT NOT NULL DEFAULT '',
    state TEXT NOT NULL DEFAULT 'new',
    extra TEXT NOT NULL DEFAULT '',
    UNIQUE (dataset, external_id)
);
CREATE INDEX samples_by_task ON samples(dataset, task);
CREATE TABLE pages (
    sample INTEGER NOT NULL REFERENCES samples(id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    image INTEGER NOT NULL REFERENCES images(id),
    PRIMARY KEY (sample, position)
);
CREATE TABLE questions (
    id TEXT PRIMARY KEY,
    sample INTEGER NOT NULL REFERENCES samples(id) ON DELETE CASCADE,
    position INTEGER NOT NULL DEFAULT 0,
    text TEXT NOT NULL DEFAULT '',
    context TEXT NOT NULL DEFAULT '',
    choices TEXT NOT NULL DEFAULT '[]',
    answers TEXT NOT NULL DEFAULT '[]',
    rule TEXT NOT NULL DEFAULT ''
);
CREATE INDEX questions_by_sample ON questions(sample, position);
CREATE TABLE labels (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    colour INTEGER NOT NULL DEFAULT 0,
    shortcut TEXT NOT NULL DEFAULT ''
);
CREATE TABLE regions (
    id TEXT PRIMARY KEY,
    sample INTEGER NOT NULL REFERENCES samples(id) ON DELETE CASCADE,
    page INTEGER NOT NULL DEFAULT 0,
    ordinal INTEGER NOT NULL DEFAULT 0,
    role TEXT NOT NULL,
    label TEXT REFERENCES labels(id),
    kind TEXT NOT NULL,
    points TEXT NOT NULL,
    mask BLOB,
    text TEXT NOT NULL DEFAULT '',
    reading_order INTEGER,
    z INTEGER NOT NULL DEFAULT 0,
    locked INTEGER NOT NULL DEFAULT 0,
    hidden INTEGER NOT NULL DEFAULT 0,
    attributes TEXT NOT NULL DEFAULT '',
    extra TEXT NOT NULL DEFAULT ''
);
CREATE INDEX regions_by_sample ON regions(sample, page);
CREATE TABLE models (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
);
CREATE TABLE runs (
    id TEXT PRIMARY KEY,
    dataset INTEGER NOT NULL REFERENCES datasets(id) ON DELETE CASCADE,
    name TEXT NOT NULL UNIQUE,
    model INTEGER NOT NULL REFERENCES models(id),
    setting TEXT NOT NULL DEFAULT '',
    origin TEXT NOT NULL,
    parameters TEXT NOT NULL DEFAULT '',
    prompt_hash BLOB,
    truth_version INTEGER NOT NULL DEFAULT 1,
    frame TEXT NOT NULL DEFAULT '0-1000',
    started_at TEXT NOT NULL DEFAULT '',
    finished_at TEXT NOT NULL DEFAULT ''
);
CREATE TABLE predictions (
    id INTEGER PRIMARY KEY,
    run TEXT NOT NULL REFERENCES runs(id) ON DELETE CASCADE,
    sample INTEGER NOT NULL REFERENCES samples(id) ON DELETE CASCADE,
    raw TEXT NOT NULL DEFAULT '',
    parsed TEXT NOT NULL DEFAULT '',
    outcome TEXT NOT NULL,
    error TEXT NOT NULL DEFAULT '',
    finish_reason TEXT NOT NULL DEFAULT '',
    input_tokens INTEGER,
    output_tokens INTEGER,
    latency REAL,
    extra TEXT NOT NULL DEFAULT '',
    UNIQUE (run, sample)
);
CREATE INDEX predictions_by_sample ON predictions(sample);
CREATE TABLE scores (
    prediction INTEGER NOT NULL REFERENCES predictions(id) ON DELETE CASCADE,
    metric TEXT NOT NULL,
    value REAL NOT NULL,
    is_primary INTEGER NOT NULL DEFAULT 1,
    reason TEXT NOT NULL DEFAULT '',
    truth_version INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (prediction, metric)
);
CREATE TABLE judgements (
    id INTEGER PRIMARY KEY,
    prediction INTEGER NOT NULL REFERENCES predictions(id) ON DELETE CASCADE,
    judge TEXT NOT NULL,
    prompt TEXT NOT NULL,
    raw TEXT NOT NULL,
    verdict TEXT NOT NULL,
    at TEXT NOT NULL
);
CREATE TABLE chains (
    id TEXT PRIMARY KEY,
    sample INTEGER NOT NULL REFERENCES samples(id) ON DELETE CASCADE,
    run TEXT REFERENCES runs(id) ON DELETE SET NULL,
    model TEXT NOT NULL DEFAULT '',
    setting TEXT NOT NULL DEFAULT '',
    final_answer TEXT NOT NULL DEFAULT '',
    demonstration INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX chains_by_sample ON chains(sample);
CREATE TABLE steps (
    id TEXT PRIMARY KEY,
    chain TEXT NOT NULL REFERENCES chains(id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    text TEXT NOT NULL,
    regions TEXT NOT NULL DEFAULT '[]'
);
CREATE INDEX steps_by_chain ON steps(chain, position);
CREATE TABLE step_verdicts (
    step TEXT NOT NULL REFERENCES steps(id) ON DELETE CASCADE,
    annotator INTEGER NOT NULL REFERENCES annotators(id),
    verdict TEXT NOT NULL,
    correction TEXT NOT NULL DEFAULT '',
    error_type TEXT NOT NULL DEFAULT '',
    note TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (step, annotator)
);
CREATE TABLE reviews (
    id TEXT PRIMARY KEY,
    sample INTEGER NOT NULL REFERENCES samples(id) ON DELETE CASCADE,
    annotator INTEGER REFERENCES annotators(id),
    queue TEXT NOT NULL,
    verdict TEXT NOT NULL,
    reason TEXT NOT NULL DEFAULT '',
    note TEXT NOT NULL DEFAULT ''
);
CREATE INDEX reviews_by_queue ON reviews(queue, verdict);
CREATE TABLE assignments (
    sample INTEGER NOT NULL REFERENCES samples(id) ON DELETE CASCADE,
    annotator INTEGER NOT NULL REFERENCES annotators(id),
    stage TEXT NOT NULL,
    PRIMARY KEY (sample, annotator, stage)
);
CREATE TABLE error_labels (
    prediction INTEGER NOT NULL REFERENCES predictions(id) ON DELETE CASCADE,
    taxonomy TEXT NOT NULL,
    tag TEXT NOT NULL,
    source TEXT NOT NULL,
    PRIMARY KEY (prediction, taxonomy, tag, source)
);
CREATE TABLE saved_filters (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    query TEXT NOT NULL
);
CREATE TABLE journal (
    seq INTEGER PRIMARY KEY,
    at TEXT NOT NULL,
    annotator TEXT NOT NULL,
    sample INTEGER,
    action TEXT NOT NULL,
    kind TEXT NOT NULL,
    refers INTEGER,
    changes TEXT NOT NULL,
    previous BLOB NOT NULL,
    hash BLOB NOT NULL
);
CREATE INDEX journal_by_sample ON journal(sample, seq);
CREATE TRIGGER journal_is_append_only_1 BEFORE UPDATE ON journal
    BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER journal_is_append_only_2 BEFORE DELETE ON journal
    BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
)";

Result<void> createVersion1(Database& database)
{
    if (auto done = database.runScript(
            QStringLiteral("PRAGMA application_id = %1").arg(ApplicationId));
        !done) {
        return done;
    }
    return database.runScript(QString::fromUtf8(Version1));
}

/// From here on the journal may hold differences of masks, which an older program would take for
/// empty masks.
Result<void> allowMaskDifferences(Database& /*database*/)
{
    return {};
}

} // namespace

std::span<const Migration> migrations()
{
    static const std::vector<Migration> steps {
        {0, createVersion1},
        {1, allowMaskDifferences},
        {2, addStepAnnotation},
        {3, addCalls},
        {4, addSelfHeal},
        {5, addCues},
        {6, addErrorLabels},
        {7, addQuestionDesigns},
        {8, addGeneration},
        {9, addInspection},
    };
    return steps;
}

int currentSchemaVersion()
{
    return migrations().back().from + 1;
}

Result<void> migrate(Database& database, std::span<const Migration> steps)
{
    Transaction transaction(database);
    if (auto begun = transaction.begun(); !begun) {
        return begun;
    }
    const auto version = database.scalar(QStringLiteral("PRAGMA user_version"));
    if (!version) {
        return version.error();
    }
    for (const Migration& step : steps) {
        if (step.from < version->toInt()) {
            continue;
        }
        if (auto done = step.apply(database); !done) {
            return done;
        }
        const QString bump = QStringLiteral("PRAGMA user_version = %1").arg(step.from + 1);
        if (auto done = database.runScript(bump); !done) {
            return done;
        }
    }
    return transaction.commit();
}

} // namespace groundmark::storage
