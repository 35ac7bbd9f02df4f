// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sample_repository.h"

#include "storage/json_text.h"

namespace groundmark::storage {

namespace {

const QString SelectSample
    = QStringLiteral("SELECT id, dataset, external_id, task, language, state, extra FROM samples");
const QString SelectQuestion
    = QStringLiteral("SELECT id, sample, text, context, choices, answers, rule FROM questions");

std::optional<Sample> firstSample(Statement& rows)
{
    if (!rows.next()) {
        return std::nullopt;
    }
    Sample sample;
    sample.id = {rows.integer(0)};
    sample.dataset = {rows.integer(1)};
    sample.externalId = rows.text(2);
    sample.task = rows.text(3);
    sample.language = rows.text(4);
    sample.state = valueOf<SampleState>(rows.text(5)).value_or(SampleState::New);
    sample.extra = rows.text(6).toUtf8();
    return sample;
}

Question readQuestion(const Statement& row)
{
    return {
        QuestionId::fromText(row.text(0)),
        {row.integer(1)},
        row.text(2),
        row.text(3),
        stringsFrom(parseJson(row.text(4).toUtf8())),
        answersFrom(parseJson(row.text(5).toUtf8())),
        row.text(6)};
}

QString columnText(const Json& json)
{
    return QString::fromUtf8(dumpJson(json));
}

} // namespace

Result<std::optional<Sample>> SampleRepository::complete(std::optional<Sample> sample) const
{
    if (!sample) {
        return sample;
    }
    Statement pages(
        m_database, QStringLiteral("SELECT image FROM pages WHERE sample = ? ORDER BY position"));
    pages.bind(sample->id.value);
    while (pages.next()) {
        sample->pages.append(ImageId {pages.integer(0)});
    }
    if (pages.failure()) {
        return *pages.failure();
    }
    Statement questions(
        m_database, SelectQuestion + QStringLiteral(" WHERE sample = ? ORDER BY position, id"));
    questions.bind(sample->id.value);
    while (questions.next()) {
        sample->questions.append(readQuestion(questions));
    }
    if (questions.failure()) {
        return *questions.failure();
    }
    return sample;
}

Result<std::optional<Sample>> SampleRepository::find(SampleId id) const
{
    Statement rows(m_database, SelectSample + QStringLiteral(" WHERE id = ?"));
    rows.bind(id.value);
    auto sample = firstSample(rows);
    if (rows.failure()) {
        return *rows.failure();
    }
    return complete(std::move(sample));
}

Result<std::optional<Sample>> SampleRepository::findByExternalId(
    DatasetId dataset, const QString& externalId) const
{
    Statement rows(m_database, SelectSample + QStringLiteral(" WHERE dataset = ? AND external_id = ?"));
    rows.bind(dataset.value).bind(externalId);
    auto sample = firstSample(rows);
    if (rows.failure()) {
        return *rows.failure();
    }
    return complete(std::move(sample));
}

Result<std::vector<SampleId>> SampleRepository::ids(DatasetId dataset) const
{
    Statement rows(m_database, QStringLiteral("SELECT id FROM samples WHERE dataset = ? ORDER BY id"));
    rows.bind(dataset.value);
    std::vector<SampleId> ids;
    while (rows.next()) {
        ids.push_back({rows.integer(0)});
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return ids;
}

Result<SampleId> SampleRepository::add(const Sample& sample)
{
    Transaction transaction(m_database);
    if (auto begun = transaction.begun(); !begun) {
        return begun.error();
    }
    Statement insert(
        m_database,
        QStringLiteral("INSERT INTO samples (dataset, external_id, task, language, state, extra) "
                       "VALUES (?, ?, ?, ?, ?, ?)"));
    insert.bind(sample.dataset.value)
        .bind(sample.externalId)
        .bind(sample.task)
        .bind(sample.language)
        .bind(QString(nameOf(sample.state)))
        .bind(QString::fromUtf8(sample.extra));
    if (auto done = insert.run(); !done) {
        return done.error();
    }
    const SampleId id {insert.insertedId()};
    Statement page(m_database, QStringLiteral("INSERT INTO pages (sample, position, image) VALUES (?, ?, ?)"));
    for (int position = 0; position < sample.pages.size(); ++position) {
        page.bind(id.value).bind(position).bind(sample.pages[position].value);
        if (auto done = page.run(); !done) {
            return done.error();
        }
    }
    for (Question question : sample.questions) {
        question.sample = id;
        if (question.id.isNull()) {
            question.id = QuestionId::create();
        }
        if (auto done = storeQuestion(question); !done) {
            return done.error();
        }
    }
    if (auto done = transaction.commit(); !done) {
        return done.error();
    }
    return id;
}

Result<std::optional<SampleState>> SampleRepository::state(SampleId id) const
{
    Statement rows(m_database, QStringLiteral("SELECT state FROM samples WHERE id = ?"));
    rows.bind(id.value);
    std::optional<SampleState> state;
    if (rows.next()) {
        state = valueOf<SampleState>(rows.text(0));
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return state;
}

Result<void> SampleRepository::setState(SampleId id, SampleState state)
{
    Statement update(m_database, QStringLiteral("UPDATE samples SET state = ? WHERE id = ?"));
    return update.bind(QString(nameOf(state))).bind(id.value).run();
}

Result<std::optional<QString>> SampleRepository::task(SampleId id) const
{
    Statement rows(m_database, QStringLiteral("SELECT task FROM samples WHERE id = ?"));
    rows.bind(id.value);
    std::optional<QString> task;
    if (rows.next()) {
        task = rows.text(0);
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return task;
}

Result<void> SampleRepository::setTask(SampleId id, const QString& task)
{
    Statement update(m_database, QStringLiteral("UPDATE samples SET task = ? WHERE id = ?"));
    return update.bind(task).bind(id.value).run();
}

Result<std::optional<Question>> SampleRepository::findQuestion(QuestionId id) const
{
    Statement rows(m_database, SelectQuestion + QStringLiteral(" WHERE id = ?"));
    rows.bind(id.toText());
    std::optional<Question> question;
    if (rows.next()) {
        question = readQuestion(rows);
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return question;
}

Result<void> SampleRepository::storeQuestion(const Question& question)
{
    // A new question goes to the end; a stored one keeps its place.
    Statement upsert(
        m_database,
        QStringLiteral("INSERT INTO questions (id, sample, position, text, context, choices, answers, rule) "
                       "VALUES (?, ?, (SELECT COUNT(*) FROM questions WHERE sample = ?), ?, ?, ?, ?, ?) "
                       "ON CONFLICT (id) DO UPDATE SET text = excluded.text, context = excluded.context, "
                       "choices = excluded.choices, answers = excluded.answers, rule = excluded.rule"));
    return upsert.bind(question.id.toText())
        .bind(question.sample.value)
        .bind(question.sample.value)
        .bind(question.text)
        .bind(question.context)
        .bind(columnText(toJson(question.choices)))
        .bind(columnText(toJson(question.answers)))
        .bind(question.rule)
        .run();
}

Result<void> SampleRepository::removeQuestion(QuestionId id)
{
    Statement erase(m_database, QStringLiteral("DELETE FROM questions WHERE id = ?"));
    return erase.bind(id.toText()).run();
}

} // namespace groundmark::storage
