// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/run_repository.h"

#include "storage/judgement_repository.h"

namespace groundmark::storage {

namespace {

const QString SelectRun = QStringLiteral(
    "SELECT runs.id, dataset, runs.name, models.name, setting, origin, parameters, prompt_hash, "
    "truth_version, frame, started_at, finished_at, stopped FROM runs JOIN models ON models.id = runs.model");

Run readRun(const Statement& row)
{
    Run run;
    run.id = RunId::fromText(row.text(0));
    run.dataset = {row.integer(1)};
    run.name = row.text(2);
    run.model = row.text(3);
    run.setting = row.text(4);
    run.origin = valueOf<RunOrigin>(row.text(5)).value_or(RunOrigin::Imported);
    run.parameters = row.text(6).toUtf8();
    run.promptHash = row.bytes(7);
    run.truthVersion = static_cast<int>(row.integer(8));
    run.frame = valueOf<Frame>(row.text(9)).value_or(Frame::Thousand);
    run.startedAt = QDateTime::fromString(row.text(10), Qt::ISODateWithMs);
    run.finishedAt = QDateTime::fromString(row.text(11), Qt::ISODateWithMs);
    run.stopped = row.text(12);
    return run;
}

QString timeText(const QDateTime& time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODateWithMs) : QString();
}

template <typename T>
QVariant nullable(const std::optional<T>& value)
{
    return value ? QVariant(*value) : QVariant();
}

Result<std::optional<Run>> first(Statement& rows)
{
    std::optional<Run> run;
    if (rows.next()) {
        run = readRun(rows);
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return run;
}

/// Fills the counts of one run.
Result<void> count(Database& database, RunRepository::Summary& summary)
{
    Statement rows(
        database,
        QStringLiteral("SELECT outcome, COUNT(*), AVG(score), SUM(tokens), COUNT(tokens) FROM run_cells "
                       "WHERE run = (SELECT number FROM runs WHERE id = ?) GROUP BY outcome"));
    rows.bind(summary.run.id.toText());
    double tokens = 0.0;
    qint64 knowing = 0;
    while (rows.next()) {
        const qint64 number = rows.integer(1);
        tokens += rows.isNull(3) ? 0.0 : rows.real(3);
        knowing += rows.integer(4);
        switch (valueOf<Outcome>(rows.text(0)).value_or(Outcome::ApiError)) {
        case Outcome::Scored:
            summary.scored = number;
            if (!rows.isNull(2)) {
                summary.mean = rows.real(2);
            }
            break;
        case Outcome::Unparseable:
            summary.unparseable = number;
            break;
        case Outcome::RefusedOrEmpty:
            summary.refusedOrEmpty = number;
            break;
        case Outcome::ApiError:
            summary.apiErrors = number;
            break;
        }
    }
    if (knowing > 0) {
        summary.meanOutputTokens = tokens / double(knowing);
    }
    return rows.failure() ? Result<void>(*rows.failure()) : Result<void>();
}

} // namespace

Result<std::vector<Run>> RunRepository::ofDataset(DatasetId dataset) const
{
    Statement rows(m_database, SelectRun + QStringLiteral(" WHERE dataset = ? ORDER BY runs.rowid"));
    rows.bind(dataset.value);
    std::vector<Run> runs;
    while (rows.next()) {
        runs.push_back(readRun(rows));
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return runs;
}

Result<std::vector<RunRepository::Summary>> RunRepository::list() const
{
    Statement rows(m_database, SelectRun + QStringLiteral(" ORDER BY runs.rowid"));
    std::vector<Summary> list;
    while (rows.next()) {
        Summary summary;
        summary.run = readRun(rows);
        list.push_back(std::move(summary));
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    for (Summary& summary : list) {
        Statement samples(m_database, QStringLiteral("SELECT COUNT(*) FROM samples WHERE dataset = ?"));
        samples.bind(summary.run.dataset.value);
        if (samples.next()) {
            summary.samples = samples.integer(0);
        }
        if (auto done = count(m_database, summary); !done) {
            return done.error();
        }
    }
    return list;
}

Result<std::optional<Run>> RunRepository::find(RunId id) const
{
    Statement rows(m_database, SelectRun + QStringLiteral(" WHERE runs.id = ?"));
    rows.bind(id.toText());
    return first(rows);
}

Result<std::optional<Run>> RunRepository::findByName(const QString& name) const
{
    Statement rows(m_database, SelectRun + QStringLiteral(" WHERE runs.name = ?"));
    rows.bind(name);
    return first(rows);
}

Result<void> RunRepository::store(const Run& run)
{
    Transaction transaction(m_database);
    if (auto begun = transaction.begun(); !begun) {
        return begun;
    }
    Statement model(
        m_database, QStringLiteral("INSERT INTO models (name) VALUES (?) ON CONFLICT (name) DO NOTHING"));
    if (auto done = model.bind(run.model).run(); !done) {
        return done;
    }
    Statement upsert(
        m_database,
        QStringLiteral("INSERT INTO runs (id, dataset, name, model, setting, origin, parameters, "
                       "prompt_hash, truth_version, frame, started_at, finished_at, stopped) VALUES "
                       "(?, ?, ?, (SELECT id FROM models WHERE name = ?), ?, ?, ?, ?, ?, ?, ?, ?, ?) "
                       "ON CONFLICT (id) DO UPDATE SET name = excluded.name, model = excluded.model, "
                       "setting = excluded.setting, parameters = excluded.parameters, "
                       "prompt_hash = excluded.prompt_hash, truth_version = excluded.truth_version, "
                       "frame = excluded.frame, started_at = excluded.started_at, "
                       "finished_at = excluded.finished_at, stopped = excluded.stopped"));
    upsert.bind(run.id.toText())
        .bind(run.dataset.value)
        .bind(run.name)
        .bind(run.model)
        .bind(run.setting)
        .bind(QString(nameOf(run.origin)))
        .bind(QString::fromUtf8(run.parameters))
        .bind(run.promptHash)
        .bind(run.truthVersion)
        .bind(QString(nameOf(run.frame)))
        .bind(timeText(run.startedAt))
        .bind(timeText(run.finishedAt))
        .bind(run.stopped);
    if (auto done = upsert.run(); !done) {
        return done;
    }
    return transaction.commit();
}

Result<std::optional<Prediction>> RunRepository::prediction(RunId run, SampleId sample) const
{
    Statement rows(
        m_database,
        QStringLiteral("SELECT id, raw, parsed, outcome, error, finish_reason, input_tokens, "
                       "output_tokens, latency, extra, request_key FROM predictions "
                       "WHERE run = ? AND sample = ?"));
    rows.bind(run.toText()).bind(sample.value);
    std::optional<Prediction> found;
    if (rows.next()) {
        Prediction prediction;
        prediction.id = {rows.integer(0)};
        prediction.run = run;
        prediction.sample = sample;
        prediction.raw = rows.text(1);
        prediction.parsed = rows.text(2);
        prediction.outcome = valueOf<Outcome>(rows.text(3)).value_or(Outcome::ApiError);
        prediction.error = rows.text(4);
        prediction.finishReason = rows.text(5);
        if (!rows.isNull(6)) {
            prediction.inputTokens = static_cast<int>(rows.integer(6));
        }
        if (!rows.isNull(7)) {
            prediction.outputTokens = static_cast<int>(rows.integer(7));
        }
        if (!rows.isNull(8)) {
            prediction.latencySeconds = rows.real(8);
        }
        prediction.extra = rows.text(9).toUtf8();
        prediction.requestKey = rows.bytes(10);
        found = std::move(prediction);
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    if (found) {
        auto verdicts = JudgementRepository(m_database).verdicts(found->id);
        if (!verdicts) {
            return verdicts.error();
        }
        found->verdicts = std::move(*verdicts);
    }
    return found;
}

Result<PredictionId> RunRepository::storePrediction(const Prediction& prediction)
{
    Transaction transaction(m_database);
    if (auto begun = transaction.begun(); !begun) {
        return begun.error();
    }
    Statement erase(m_database, QStringLiteral("DELETE FROM predictions WHERE run = ? AND sample = ?"));
    if (auto done = erase.bind(prediction.run.toText()).bind(prediction.sample.value).run(); !done) {
        return done.error();
    }
    Statement insert(
        m_database,
        QStringLiteral("INSERT INTO predictions (run, sample, raw, parsed, outcome, error, "
                       "finish_reason, input_tokens, output_tokens, latency, extra, request_key) "
                       "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"));
    insert.bind(prediction.run.toText())
        .bind(prediction.sample.value)
        .bind(prediction.raw)
        .bind(prediction.parsed)
        .bind(QString(nameOf(prediction.outcome)))
        .bind(prediction.error)
        .bind(prediction.finishReason)
        .bind(nullable(prediction.inputTokens))
        .bind(nullable(prediction.outputTokens))
        .bind(nullable(prediction.latencySeconds))
        .bind(QString::fromUtf8(prediction.extra))
        .bind(prediction.requestKey.isEmpty() ? QVariant() : QVariant(prediction.requestKey));
    if (auto done = insert.run(); !done) {
        return done.error();
    }
    const PredictionId id {insert.insertedId()};
    if (auto done = transaction.commit(); !done) {
        return done.error();
    }
    return id;
}

Result<void> RunRepository::storeJudgement(PredictionId id, const QString& parsed, Outcome outcome)
{
    Statement update(m_database, QStringLiteral("UPDATE predictions SET parsed = ?, outcome = ? WHERE id = ?"));
    return update.bind(parsed).bind(QString(nameOf(outcome))).bind(id.value).run();
}

Result<void> RunRepository::storeExtra(PredictionId id, const QByteArray& extra)
{
    Statement update(m_database, QStringLiteral("UPDATE predictions SET extra = ? WHERE id = ?"));
    return update.bind(QString::fromUtf8(extra)).bind(id.value).run();
}

Result<std::vector<Score>> RunRepository::scores(PredictionId prediction) const
{
    Statement rows(
        m_database,
        QStringLiteral("SELECT metric, value, is_primary, reason, truth_version FROM scores "
                       "WHERE prediction = ? ORDER BY is_primary DESC, metric"));
    rows.bind(prediction.value);
    std::vector<Score> scores;
    while (rows.next()) {
        scores.push_back(
            {prediction,
             rows.text(0),
             rows.real(1),
             rows.flag(2),
             rows.text(3).toUtf8(),
             static_cast<int>(rows.integer(4))});
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return scores;
}

Result<std::vector<RunRepository::ScoredItem>> RunRepository::scoredItems(RunId run) const
{
    Statement rows(
        m_database,
        QStringLiteral("SELECT scores.value, pages.image, predictions.sample FROM predictions "
                       "JOIN scores ON scores.prediction = predictions.id AND is_primary = 1 "
                       "LEFT JOIN pages ON pages.sample = predictions.sample AND pages.position = 0 "
                       "WHERE run = ? AND outcome = ? ORDER BY predictions.sample"));
    rows.bind(run.toText()).bind(QString(nameOf(Outcome::Scored)));
    std::vector<ScoredItem> items;
    while (rows.next()) {
        items.push_back(
            {rows.real(0), rows.isNull(1) ? ImageId {} : ImageId {rows.integer(1)}, {rows.integer(2)}});
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return items;
}

Result<void> RunRepository::storeScores(PredictionId prediction, const std::vector<Score>& scores)
{
    Transaction transaction(m_database);
    if (auto begun = transaction.begun(); !begun) {
        return begun;
    }
    Statement erase(m_database, QStringLiteral("DELETE FROM scores WHERE prediction = ?"));
    if (auto done = erase.bind(prediction.value).run(); !done) {
        return done;
    }
    Statement insert(
        m_database,
        QStringLiteral("INSERT INTO scores (prediction, metric, value, is_primary, reason, truth_version) "
                       "VALUES (?, ?, ?, ?, ?, ?)"));
    for (const Score& score : scores) {
        insert.bind(prediction.value)
            .bind(score.metric)
            .bind(score.value)
            .bind(score.primary)
            .bind(QString::fromUtf8(score.reason))
            .bind(score.truthVersion);
        if (auto done = insert.run(); !done) {
            return done;
        }
    }
    return transaction.commit();
}

} // namespace groundmark::storage
