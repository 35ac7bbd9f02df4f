// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/question_repository.h"

#include "storage/question_json.h"

namespace groundmark::storage {

namespace {

QString text(const Json& json)
{
    return QString::fromUtf8(dumpJson(json));
}

template <typename Value, typename Read>
Result<std::vector<Value>> readAll(Statement& rows, Read read)
{
    std::vector<Value> values;
    while (rows.next()) {
        values.push_back(read(rows));
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return values;
}

} // namespace

Result<std::optional<QuestionDesign>> QuestionRepository::find(SampleId sample) const
{
    Statement rows(
        m_database,
        QStringLiteral("SELECT scenario, source, licence, solution, hops, cleared "
                       "FROM question_designs WHERE sample = ?"));
    rows.bind(sample.value);
    std::optional<QuestionDesign> design;
    if (rows.next()) {
        design = QuestionDesign {
            sample, rows.text(0), rows.text(1), rows.text(2), rows.text(3),
            hopsFrom(parseJson(rows.text(4).toUtf8())),
            stringsFrom(parseJson(rows.text(5).toUtf8()))};
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return design;
}

Result<void> QuestionRepository::store(const QuestionDesign& design)
{
    Statement upsert(
        m_database,
        QStringLiteral("INSERT INTO question_designs "
                       "(sample, scenario, source, licence, solution, hops, cleared) "
                       "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (sample) DO UPDATE SET "
                       "scenario = excluded.scenario, source = excluded.source, "
                       "licence = excluded.licence, solution = excluded.solution, "
                       "hops = excluded.hops, cleared = excluded.cleared"));
    return upsert.bind(design.sample.value)
        .bind(design.scenario)
        .bind(design.source)
        .bind(design.licence)
        .bind(design.solution)
        .bind(text(toJson(design.hops)))
        .bind(text(toJson(design.cleared)))
        .run();
}

Result<void> QuestionRepository::remove(SampleId sample)
{
    Statement erase(m_database, QStringLiteral("DELETE FROM question_designs WHERE sample = ?"));
    return erase.bind(sample.value).run();
}

Result<void> QuestionRepository::addSeconds(SampleId sample, AnnotatorId annotator, double seconds)
{
    Statement upsert(
        m_database,
        QStringLiteral("INSERT INTO question_times (sample, annotator, seconds) VALUES (?, ?, ?) "
                       "ON CONFLICT (sample, annotator) DO UPDATE SET "
                       "seconds = question_times.seconds + excluded.seconds"));
    return upsert.bind(sample.value).bind(annotator.value).bind(seconds).run();
}

Result<std::vector<std::pair<QString, double>>> QuestionRepository::seconds(SampleId sample) const
{
    Statement rows(
        m_database,
        QStringLiteral("SELECT a.name, t.seconds FROM question_times t "
                       "JOIN annotators a ON a.id = t.annotator WHERE t.sample = ? ORDER BY a.name"));
    rows.bind(sample.value);
    return readAll<std::pair<QString, double>>(
        rows, [](const Statement& row) { return std::pair(row.text(0), row.real(1)); });
}

Result<std::vector<double>> QuestionRepository::secondsOf(DatasetId dataset) const
{
    Statement rows(
        m_database,
        QStringLiteral("SELECT SUM(t.seconds) FROM question_times t JOIN samples s ON s.id = t.sample "
                       "WHERE s.dataset = ? GROUP BY t.sample ORDER BY t.sample"));
    rows.bind(dataset.value);
    return readAll<double>(rows, [](const Statement& row) { return row.real(0); });
}

Result<QStringList> QuestionRepository::authors(SampleId sample) const
{
    Statement rows(
        m_database,
        QStringLiteral("SELECT annotator FROM journal WHERE sample = ? AND kind = 'do' AND "
                       "(action LIKE 'question.%' OR action LIKE 'hop.%') "
                       "AND action <> 'question.review' GROUP BY annotator ORDER BY MIN(seq)"));
    rows.bind(sample.value);
    const auto names = readAll<QString>(rows, [](const Statement& row) { return row.text(0); });
    if (!names) {
        return names.error();
    }
    return QStringList(names->begin(), names->end());
}

Result<void> QuestionRepository::add(const QuestionTry& attempt)
{
    Statement insert(
        m_database,
        QStringLiteral("INSERT INTO question_tries (sample, at, model, setting, hidden, question, "
                       "request, raw, outcome, error, latency, output_tokens) "
                       "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"));
    return insert.bind(attempt.sample.value)
        .bind(attempt.at.toString(Qt::ISODateWithMs))
        .bind(attempt.model)
        .bind(attempt.setting)
        .bind(attempt.hidden)
        .bind(attempt.question)
        .bind(attempt.request)
        .bind(attempt.raw)
        .bind(QString(nameOf(attempt.outcome)))
        .bind(attempt.error)
        .bind(attempt.latencySeconds)
        .bind(attempt.outputTokens ? QVariant(*attempt.outputTokens) : QVariant())
        .run();
}

Result<std::vector<QuestionTry>> QuestionRepository::tries(SampleId sample) const
{
    Statement rows(
        m_database,
        QStringLiteral("SELECT id, at, model, setting, hidden, question, request, raw, outcome, error, "
                       "latency, output_tokens FROM question_tries WHERE sample = ? ORDER BY id DESC"));
    rows.bind(sample.value);
    return readAll<QuestionTry>(rows, [sample](const Statement& row) {
        return QuestionTry {
            row.integer(0), sample,
            QDateTime::fromString(row.text(1), Qt::ISODateWithMs),
            row.text(2), row.text(3), row.text(4), row.text(5), row.text(6), row.text(7),
            valueOf<Outcome>(row.text(8)).value_or(Outcome::ApiError),
            row.text(9), row.real(10),
            row.isNull(11) ? std::nullopt : std::optional(static_cast<int>(row.integer(11)))};
    });
}

Result<std::vector<ListedQuestion>> QuestionRepository::list(DatasetId dataset) const
{
    Statement rows(
        m_database,
        QStringLiteral(
            "SELECT s.id, s.external_id, COALESCE(q.text, ''), COALESCE(q.answers, '[]'), s.task, s.state, "
            "COALESCE(d.scenario, ''), COALESCE(i.id, 0), COALESCE(i.path, ''), i.sha256, i.phash "
            "FROM samples s "
            "LEFT JOIN questions q ON q.id = "
            "(SELECT id FROM questions WHERE sample = s.id ORDER BY position, id LIMIT 1) "
            "LEFT JOIN question_designs d ON d.sample = s.id "
            "LEFT JOIN pages p ON p.sample = s.id AND p.position = 0 "
            "LEFT JOIN images i ON i.id = p.image WHERE s.dataset = ? ORDER BY s.id"));
    rows.bind(dataset.value);
    return readAll<ListedQuestion>(rows, [](const Statement& row) {
        return ListedQuestion {
            {row.integer(0)}, row.text(1), row.text(2),
            answersFrom(parseJson(row.text(3).toUtf8())).value(0).text,
            row.text(4),
            valueOf<SampleState>(row.text(5)).value_or(SampleState::New),
            row.text(6), {row.integer(7)}, row.text(8), row.bytes(9), row.bytes(10)};
    });
}

Result<void> QuestionRepository::storeHash(ImageId image, const QByteArray& perceptualHash)
{
    Statement update(m_database, QStringLiteral("UPDATE images SET phash = ? WHERE id = ?"));
    return update.bind(perceptualHash).bind(image.value).run();
}

} // namespace groundmark::storage
