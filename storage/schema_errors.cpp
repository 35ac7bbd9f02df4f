// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/schema_errors.h"

namespace groundmark::storage {

// Labels stand at run and sample and not at the prediction's row: asking or importing a reply again
// makes a new row, and what people said must survive that. `reply` tells which reply they meant.
Result<void> addErrorLabels(Database& database)
{
    return database.runScript(QStringLiteral(R"(
CREATE TABLE taxonomies (
    id TEXT NOT NULL,
    version INTEGER NOT NULL,
    definition TEXT NOT NULL,
    PRIMARY KEY (id, version)
);
ALTER TABLE error_labels RENAME TO error_labels_1;
CREATE TABLE error_labels (
    run TEXT NOT NULL REFERENCES runs(id) ON DELETE CASCADE,
    sample INTEGER NOT NULL REFERENCES samples(id) ON DELETE CASCADE,
    taxonomy TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 1,
    source TEXT NOT NULL,
    author TEXT NOT NULL DEFAULT '',
    tag TEXT NOT NULL,
    note TEXT NOT NULL DEFAULT '',
    reply BLOB,
    at TEXT NOT NULL DEFAULT '',
    prompt TEXT NOT NULL DEFAULT '',
    raw TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (run, sample, taxonomy, version, source, author)
);
INSERT OR IGNORE INTO error_labels (run, sample, taxonomy, source, tag)
    SELECT run, sample, taxonomy, source, tag FROM error_labels_1
    JOIN predictions ON predictions.id = prediction;
DROP TABLE error_labels_1;
CREATE INDEX error_labels_by_tag ON error_labels(tag COLLATE NOCASE);
CREATE INDEX error_labels_by_sample ON error_labels(sample);
)"));
}

} // namespace groundmark::storage
