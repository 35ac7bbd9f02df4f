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
        row.text(5),
        row.isNull(6) ? std::nullopt : std::optional(numbersFrom(parseJson(row.text(6).toUtf8()))),
        row.flag(7)};
}

const QString SelectVerdict
    = QStringLiteral("SELECT step, annotator, verdict, correction, error_type, note, regions, discuss "
                     "FROM step_verdicts");

Step readStep(const Statement& row)
{
    return {
        StepId::fromText(row.text(0)),
        ChainId::fromText(row.text(1)),
        static_cast<int>(row.integer(2)),
        row.text(3),
        numbersFrom(parseJson(row.text(4).toUtf8()))};
}

const QString SelectStep = QStringLiteral("SELECT id, chain, position, text, regions FROM steps");

Result<QList<Step>> stepsOf(Database& database, ChainId chain)
{
    Statement rows(database, SelectStep + QStringLiteral(" WHERE chain = ? ORDER BY position"));
    rows.bind(chain.toText());
    QList<Step> steps;
    while (rows.next()) {
        steps.append(readStep(rows));
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
    for (const Step& step : chain.steps) {
        if (auto done = storeStep(step); !done) {
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
        QStringLiteral("INSERT INTO step_verdicts "
                       "(step, annotator, verdict, correction, error_type, note, regions, discuss) "
                       "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (step, annotator) DO UPDATE SET "
                       "verdict = excluded.verdict, correction = excluded.correction, "
                       "error_type = excluded.error_type, note = excluded.note, "
                       "regions = excluded.regions, discuss = excluded.discuss"));
    return upsert.bind(verdict.step.toText())
        .bind(verdict.annotator.value)
        .bind(QString(nameOf(verdict.verdict)))
        .bind(verdict.correction)
        .bind(verdict.errorType)
        .bind(verdict.note)
        .bind(verdict.regions ? QVariant(QString::fromUtf8(dumpJson(toJson(*verdict.regions)))) : QVariant())
        .bind(verdict.discuss)
        .run();
}

Result<void> ReasoningRepository::removeVerdict(StepId step, AnnotatorId annotator)
{
    Statement erase(
        m_database, QStringLiteral("DELETE FROM step_verdicts WHERE step = ? AND annotator = ?"));
    return erase.bind(step.toText()).bind(annotator.value).run();
}

Result<std::optional<Step>> ReasoningRepository::findStep(StepId step) const
{
    Statement rows(m_database, SelectStep + QStringLiteral(" WHERE id = ?"));
    rows.bind(step.toText());
    std::optional<Step> found;
    if (rows.next()) {
        found = readStep(rows);
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return found;
}

} // namespace groundmark::storage
