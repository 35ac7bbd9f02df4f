// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/reasoning_repository.h"

#include "storage/json_text.h"

namespace groundmark::storage {

namespace {

StepVerdict readVerdict(const Statement& row)
{
    return {
        StepId::fromText(row.text(0)),
        {row.integer(1)},
        valueOf<Verdict>(row.text(2)).value_or(Verdict::Unmarked),
        row.text(3),
        row.text(4),
        row.text(5)};
}

const QString SelectVerdict = QStringLiteral(
    "SELECT step, annotator, verdict, correction, error_type, note FROM step_verdicts");

Result<QList<Step>> stepsOf(Database& database, ChainId chain)
{
    Statement rows(
        database,
        QStringLiteral("SELECT id, position, text, regions FROM steps WHERE chain = ? ORDER BY position"));
    rows.bind(chain.toText());
    QList<Step> steps;
    while (rows.next()) {
        steps.append(
            {StepId::fromText(rows.text(0)),
             chain,
             static_cast<int>(rows.integer(1)),
             rows.text(2),
             numbersFrom(parseJson(rows.text(3).toUtf8()))});
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return steps;
}

} // namespace

Result<std::vector<Chain>> ReasoningRepository::ofSample(SampleId sample) const
{
    Statement rows(
        m_database,
        QStringLiteral("SELECT id, run, model, setting, final_answer, demonstration FROM chains "
                       "WHERE sample = ? ORDER BY rowid"));
    rows.bind(sample.value);
    std::vector<Chain> chains;
    while (rows.next()) {
        chains.push_back(
            {ChainId::fromText(rows.text(0)),
             sample,
             RunId::fromText(rows.text(1)),
             rows.text(2),
             rows.text(3),
             rows.text(4),
             {},
             rows.flag(5)});
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    for (Chain& chain : chains) {
        auto steps = stepsOf(m_database, chain.id);
        if (!steps) {
            return steps.error();
        }
        chain.steps = std::move(*steps);
    }
    return chains;
}

Result<void> ReasoningRepository::store(const Chain& chain)
{
    Transaction transaction(m_database);
    if (auto begun = transaction.begun(); !begun) {
        return begun;
    }
    Statement upsert(
        m_database,
        QStringLiteral("INSERT INTO chains (id, sample, run, model, setting, final_answer, demonstration) "
                       "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
                       "run = excluded.run, model = excluded.model, setting = excluded.setting, "
                       "final_answer = excluded.final_answer, demonstration = excluded.demonstration"));
    upsert.bind(chain.id.toText())
        .bind(chain.sample.value)
        .bind(chain.run.isNull() ? QVariant() : QVariant(chain.run.toText()))
        .bind(chain.model)
        .bind(chain.setting)
        .bind(chain.finalAnswer)
        .bind(chain.demonstration);
    if (auto done = upsert.run(); !done) {
        return done;
    }
    Statement step(
        m_database,
        QStringLiteral("INSERT INTO steps (id, chain, position, text, regions) VALUES (?, ?, ?, ?, ?) "
                       "ON CONFLICT (id) DO UPDATE SET position = excluded.position, "
                       "text = excluded.text, regions = excluded.regions"));
    for (const Step& item : chain.steps) {
        step.bind(item.id.toText())
            .bind(chain.id.toText())
            .bind(item.position)
            .bind(item.text)
            .bind(QString::fromUtf8(dumpJson(toJson(item.regions))));
        if (auto done = step.run(); !done) {
            return done;
        }
    }
    return transaction.commit();
}

Result<std::vector<StepVerdict>> ReasoningRepository::verdicts(ChainId chain) const
{
    Statement rows(
        m_database,
        SelectVerdict
            + QStringLiteral(" WHERE step IN (SELECT id FROM steps WHERE chain = ?) ORDER BY annotator"));
    rows.bind(chain.toText());
    std::vector<StepVerdict> verdicts;
    while (rows.next()) {
        verdicts.push_back(readVerdict(rows));
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return verdicts;
}

Result<std::optional<StepVerdict>> ReasoningRepository::findVerdict(
    StepId step, AnnotatorId annotator) const
{
    Statement rows(m_database, SelectVerdict + QStringLiteral(" WHERE step = ? AND annotator = ?"));
    rows.bind(step.toText()).bind(annotator.value);
    std::optional<StepVerdict> verdict;
    if (rows.next()) {
        verdict = readVerdict(rows);
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return verdict;
}

Result<void> ReasoningRepository::storeVerdict(const StepVerdict& verdict)
{
    Statement upsert(
        m_database,
        QStringLiteral("INSERT INTO step_verdicts (step, annotator, verdict, correction, error_type, note) "
                       "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (step, annotator) DO UPDATE SET "
                       "verdict = excluded.verdict, correction = excluded.correction, "
                       "error_type = excluded.error_type, note = excluded.note"));
    return upsert.bind(verdict.step.toText())
        .bind(verdict.annotator.value)
        .bind(QString(nameOf(verdict.verdict)))
        .bind(verdict.correction)
        .bind(verdict.errorType)
        .bind(verdict.note)
        .run();
}

Result<void> ReasoningRepository::removeVerdict(StepId step, AnnotatorId annotator)
{
    Statement erase(
        m_database, QStringLiteral("DELETE FROM step_verdicts WHERE step = ? AND annotator = ?"));
    return erase.bind(step.toText()).bind(annotator.value).run();
}

} // namespace groundmark::storage
