// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/schema_reasoning.h"

namespace groundmark::storage {

Result<void> addStepAnnotation(Database& database)
{
    return database.runScript(QStringLiteral(R"(
ALTER TABLE step_verdicts ADD COLUMN regions TEXT;
ALTER TABLE step_verdicts ADD COLUMN discuss INTEGER NOT NULL DEFAULT 0;
CREATE TABLE chain_reviews (
    chain TEXT NOT NULL REFERENCES chains(id) ON DELETE CASCADE,
    annotator INTEGER NOT NULL REFERENCES annotators(id),
    final_answer TEXT NOT NULL,
    quality TEXT NOT NULL DEFAULT '[]',
    note TEXT NOT NULL DEFAULT '',
    discuss INTEGER NOT NULL DEFAULT 0,
    practice INTEGER NOT NULL DEFAULT 0,
    submitted INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (chain, annotator)
);
CREATE TABLE chain_times (
    chain TEXT NOT NULL REFERENCES chains(id) ON DELETE CASCADE,
    annotator INTEGER NOT NULL REFERENCES annotators(id),
    seconds REAL NOT NULL,
    PRIMARY KEY (chain, annotator)
);
CREATE TABLE step_resolutions (
    step TEXT NOT NULL REFERENCES steps(id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    verdict TEXT NOT NULL,
    correction TEXT NOT NULL DEFAULT '',
    error_type TEXT NOT NULL DEFAULT '',
    note TEXT NOT NULL DEFAULT '',
    resolved_by TEXT NOT NULL,
    at TEXT NOT NULL,
    sources TEXT NOT NULL DEFAULT '[]',
    PRIMARY KEY (step, version)
);
CREATE TABLE task_inputs (
    sample INTEGER PRIMARY KEY REFERENCES samples(id) ON DELETE CASCADE,
    saliency TEXT NOT NULL DEFAULT '',
    parameters TEXT NOT NULL DEFAULT ''
);
)"));
}

} // namespace groundmark::storage
