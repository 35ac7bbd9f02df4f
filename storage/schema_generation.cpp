// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/schema_generation.h"

namespace groundmark::storage {

namespace {

// `generation_stages` says how each stage of each sample stands; `generated_images` holds every picture
// that was ever made, rejected ones too, each with the review that decides about it. Calls to models
// stand in the ledger like all others and are counted for the dataset by `generation_calls`.
const char* const Generation = R"(
CREATE TABLE generation_plans (
    dataset INTEGER PRIMARY KEY REFERENCES datasets(id) ON DELETE CASCADE,
    plan TEXT NOT NULL
);
CREATE TABLE generation_stages (
    sample INTEGER NOT NULL REFERENCES samples(id) ON DELETE CASCADE,
    stage TEXT NOT NULL,
    state TEXT NOT NULL,
    value TEXT NOT NULL DEFAULT '',
    detail TEXT NOT NULL DEFAULT '',
    problem TEXT NOT NULL DEFAULT '',
    made_by TEXT NOT NULL DEFAULT '',
    request_key BLOB,
    repetition INTEGER NOT NULL DEFAULT 0,
    at TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (sample, stage)
);
CREATE TABLE generated_images (
    id INTEGER PRIMARY KEY,
    sample INTEGER NOT NULL REFERENCES samples(id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    generator TEXT NOT NULL,
    template TEXT NOT NULL,
    prompt TEXT NOT NULL,
    revised_prompt TEXT NOT NULL DEFAULT '',
    asked_width INTEGER NOT NULL DEFAULT 0,
    asked_height INTEGER NOT NULL DEFAULT 0,
    quality TEXT NOT NULL DEFAULT '',
    request_key BLOB,
    original TEXT NOT NULL,
    sha256 BLOB,
    width INTEGER NOT NULL DEFAULT 0,
    height INTEGER NOT NULL DEFAULT 0,
    picture TEXT NOT NULL DEFAULT '',
    picture_width INTEGER NOT NULL DEFAULT 0,
    picture_height INTEGER NOT NULL DEFAULT 0,
    input_tokens INTEGER,
    output_tokens INTEGER,
    seconds REAL NOT NULL DEFAULT 0,
    at TEXT NOT NULL DEFAULT '',
    review TEXT REFERENCES reviews(id) ON DELETE SET NULL,
    UNIQUE (sample, number)
);
CREATE INDEX generated_images_by_review ON generated_images(review);
CREATE TABLE generation_calls (
    call INTEGER PRIMARY KEY REFERENCES calls(id) ON DELETE CASCADE,
    dataset INTEGER NOT NULL REFERENCES datasets(id) ON DELETE CASCADE
);
CREATE INDEX generation_calls_by_dataset ON generation_calls(dataset);
CREATE INDEX IF NOT EXISTS reviews_by_sample ON reviews(sample);
)";

} // namespace

Result<void> addGeneration(Database& database)
{
    return database.runScript(QString::fromUtf8(Generation));
}

} // namespace groundmark::storage
