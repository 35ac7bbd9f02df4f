// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/schema_cues.h"

namespace groundmark::storage {

Result<void> addCues(Database& database)
{
    return database.runScript(QStringLiteral(R"(
CREATE TABLE cue_boxes (
    name TEXT NOT NULL,
    sample INTEGER NOT NULL REFERENCES samples(id) ON DELETE CASCADE,
    page INTEGER NOT NULL,
    x INTEGER NOT NULL,
    y INTEGER NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    shown_width INTEGER NOT NULL,
    shown_height INTEGER NOT NULL,
    facts TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (name, sample, page)
);
CREATE INDEX cue_boxes_by_sample ON cue_boxes(sample);
)"));
}

} // namespace groundmark::storage
