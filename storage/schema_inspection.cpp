// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/schema_inspection.h"

namespace groundmark::storage {

namespace {

// `run_cells` holds what filters and tables ask of a prediction, without its texts: reading 100,000
// of them takes some 20 ms where the predictions themselves take seconds. Runs get a number for it,
// because a UUID as text would be most of the row. Triggers keep it, so that no writer can forget.
const char* const Cells = R"(
ALTER TABLE runs ADD COLUMN number INTEGER;
UPDATE runs SET number = rowid;
CREATE UNIQUE INDEX runs_by_number ON runs(number);
CREATE TRIGGER runs_get_a_number AFTER INSERT ON runs BEGIN UPDATE runs SET number = (SELECT COALESCE(MAX(number), 0) + 1 FROM runs) WHERE id = NEW.id; END;
CREATE TABLE run_cells (
    run INTEGER NOT NULL,
    sample INTEGER NOT NULL,
    outcome TEXT NOT NULL,
    score REAL,
    tokens INTEGER,
    latency REAL,
    PRIMARY KEY (run, sample)
) WITHOUT ROWID;
INSERT INTO run_cells SELECT runs.number, predictions.sample, outcome, scores.value, output_tokens, latency
    FROM runs JOIN predictions ON predictions.run = runs.id
    LEFT JOIN scores ON scores.prediction = predictions.id AND is_primary = 1
    ORDER BY runs.number, predictions.sample;
CREATE TRIGGER cells_follow_predictions_1 AFTER INSERT ON predictions BEGIN INSERT OR REPLACE INTO run_cells SELECT number, NEW.sample, NEW.outcome, NULL, NEW.output_tokens, NEW.latency FROM runs WHERE id = NEW.run; END;
CREATE TRIGGER cells_follow_predictions_2 AFTER UPDATE OF outcome, output_tokens, latency ON predictions BEGIN UPDATE run_cells SET outcome = NEW.outcome, tokens = NEW.output_tokens, latency = NEW.latency WHERE run = (SELECT number FROM runs WHERE id = NEW.run) AND sample = NEW.sample; END;
CREATE TRIGGER cells_follow_predictions_3 AFTER DELETE ON predictions BEGIN DELETE FROM run_cells WHERE run = (SELECT number FROM runs WHERE id = OLD.run) AND sample = OLD.sample; END;
CREATE TRIGGER cells_follow_runs AFTER DELETE ON runs BEGIN DELETE FROM run_cells WHERE run = OLD.number; END;
CREATE TRIGGER cells_follow_scores_1 AFTER INSERT ON scores WHEN NEW.is_primary = 1 BEGIN UPDATE run_cells SET score = NEW.value WHERE (run, sample) = (SELECT number, sample FROM predictions JOIN runs ON runs.id = run WHERE predictions.id = NEW.prediction); END;
CREATE TRIGGER cells_follow_scores_2 AFTER UPDATE ON scores WHEN NEW.is_primary = 1 BEGIN UPDATE run_cells SET score = NEW.value WHERE (run, sample) = (SELECT number, sample FROM predictions JOIN runs ON runs.id = run WHERE predictions.id = NEW.prediction); END;
CREATE TRIGGER cells_follow_scores_3 AFTER DELETE ON scores WHEN OLD.is_primary = 1 BEGIN UPDATE run_cells SET score = NULL WHERE (run, sample) = (SELECT number, sample FROM predictions JOIN runs ON runs.id = run WHERE predictions.id = OLD.prediction); END;
)";

const char* const Notes = R"(
CREATE TABLE notes (
    id TEXT PRIMARY KEY,
    sample INTEGER NOT NULL REFERENCES samples(id) ON DELETE CASCADE,
    author TEXT NOT NULL,
    at TEXT NOT NULL,
    bookmark INTEGER NOT NULL DEFAULT 0,
    text TEXT NOT NULL DEFAULT ''
);
CREATE INDEX notes_by_sample ON notes(sample, at);
)";

// Two indexes without a copy of the texts. `reply_words` has a row per prediction, numbered by run
// and sample (run << 32 | sample), so that what it finds needs no second look-up and a run is a range
// of numbers. `sample_words` has one row per sample with its questions, acceptable answers and notes.
const char* const Words = R"(
CREATE VIRTUAL TABLE reply_words USING fts5(raw, content='', columnsize=0, tokenize='groundmark');
CREATE VIRTUAL TABLE sample_words USING fts5(question, answer, note, columnsize=0, tokenize='groundmark');
INSERT INTO reply_words (rowid, raw) SELECT (number << 32) | sample, raw FROM runs JOIN predictions ON run = runs.id ORDER BY number, sample;
CREATE TRIGGER words_follow_predictions_1 AFTER INSERT ON predictions BEGIN INSERT INTO reply_words (rowid, raw) SELECT (number << 32) | NEW.sample, NEW.raw FROM runs WHERE id = NEW.run; END;
CREATE TRIGGER words_follow_predictions_2 AFTER UPDATE OF raw ON predictions BEGIN INSERT INTO reply_words (reply_words, rowid, raw) SELECT 'delete', (number << 32) | OLD.sample, OLD.raw FROM runs WHERE id = OLD.run; INSERT INTO reply_words (rowid, raw) SELECT (number << 32) | NEW.sample, NEW.raw FROM runs WHERE id = NEW.run; END;
CREATE TRIGGER words_follow_predictions_3 AFTER DELETE ON predictions BEGIN INSERT INTO reply_words (reply_words, rowid, raw) SELECT 'delete', (number << 32) | OLD.sample, OLD.raw FROM runs WHERE id = OLD.run; END;
CREATE TRIGGER words_precede_runs BEFORE DELETE ON runs BEGIN DELETE FROM predictions WHERE run = OLD.id; END;
CREATE TRIGGER words_precede_datasets BEFORE DELETE ON datasets BEGIN DELETE FROM predictions WHERE run IN (SELECT id FROM runs WHERE dataset = OLD.id); END;
)";

/// The document of one sample, of which `sample` is the SQL for its number.
QString sampleDocument(const QString& sample)
{
    return QStringLiteral(
               "INSERT INTO sample_words (rowid, question, answer, note) SELECT %1, "
               "COALESCE((SELECT group_concat(text, ' ') FROM questions WHERE sample = %1), ''), "
               "COALESCE((SELECT group_concat(CASE WHEN part.type = 'object' THEN json_extract(part.value, '$.text') "
               "ELSE part.value END, ' ') FROM questions, json_each(CASE WHEN json_valid(answers) THEN answers "
               "ELSE '[]' END) AS part WHERE sample = %1), ''), "
               "COALESCE((SELECT group_concat(text, ' ') FROM notes WHERE sample = %1), '')")
        .arg(sample);
}

/// Makes the sample's document anew whenever one of its parts comes, goes or changes.
Result<void> keepSampleWords(Database& database)
{
    struct Source
    {
        QString table;
        QString event;
        QString row;
    };
    const QString insert = QStringLiteral("INSERT");
    const QString update = QStringLiteral("UPDATE");
    const QString remove = QStringLiteral("DELETE");
    int number = 0;
    for (const QString& table : {QStringLiteral("questions"), QStringLiteral("notes")}) {
        for (const auto& [event, row] :
             {std::pair(insert, QStringLiteral("NEW.sample")),
              std::pair(update, QStringLiteral("NEW.sample")),
              std::pair(remove, QStringLiteral("OLD.sample"))}) {
            // A sample that is going takes its parts along: nothing is written for it any more.
            const QString script
                = QStringLiteral("CREATE TRIGGER words_follow_%1_%2 AFTER %3 ON %1 BEGIN "
                                 "DELETE FROM sample_words WHERE rowid = %4; %5 "
                                 "WHERE EXISTS (SELECT 1 FROM samples WHERE id = %4); END")
                      .arg(table, QString::number(++number), event, row, sampleDocument(row));
            if (auto done = database.runScript(script); !done) {
                return done;
            }
        }
    }
    if (auto done = database.runScript(
            QStringLiteral("CREATE TRIGGER words_follow_samples AFTER DELETE ON samples BEGIN "
                           "DELETE FROM sample_words WHERE rowid = OLD.id; END"));
        !done) {
        return done;
    }
    return database.runScript(
        sampleDocument(QStringLiteral("samples.id")) + QStringLiteral(" FROM samples ORDER BY id"));
}

} // namespace

Result<void> addInspection(Database& database)
{
    for (const char* script : {Cells, Notes, Words}) {
        if (auto done = database.runScript(QString::fromUtf8(script)); !done) {
            return done;
        }
    }
    return keepSampleWords(database);
}

} // namespace groundmark::storage
