// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/schema_questions.h"

namespace groundmark::storage {

Result<void> addQuestionDesigns(Database& database)
{
    return database.runScript(QStringLiteral(R"(
CREATE TABLE question_designs (
    sample INTEGER PRIMARY KEY REFERENCES samples(id) ON DELETE CASCADE,
    scenario TEXT NOT NULL DEFAULT '',
    source TEXT NOT NULL DEFAULT '',
    licence TEXT NOT NULL DEFAULT '',
    solution TEXT NOT NULL DEFAULT '',
    hops TEXT NOT NULL DEFAULT '[]',
    cleared TEXT NOT NULL DEFAULT '[]'
);
CREATE TABLE question_times (
    sample INTEGER NOT NULL REFERENCES samples(id) ON DELETE CASCADE,
    annotator INTEGER NOT NULL REFERENCES annotators(id),
    seconds REAL NOT NULL,
    PRIMARY KEY (sample, annotator)
);
CREATE TABLE question_tries (
    id INTEGER PRIMARY KEY,
    sample INTEGER NOT NULL REFERENCES samples(id) ON DELETE CASCADE,
    at TEXT NOT NULL,
    model TEXT NOT NULL,
    setting TEXT NOT NULL,
    hidden TEXT NOT NULL DEFAULT '',
    question TEXT NOT NULL,
    request TEXT NOT NULL,
    raw TEXT NOT NULL DEFAULT '',
    outcome TEXT NOT NULL,
    error TEXT NOT NULL DEFAULT '',
    latency REAL NOT NULL DEFAULT 0,
    output_tokens INTEGER
);
CREATE INDEX question_tries_by_sample ON question_tries(sample, id);
)"));
}

} // namespace groundmark::storage
