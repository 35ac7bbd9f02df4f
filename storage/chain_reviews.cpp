// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/json_text.h"
#include "storage/reasoning_repository.h"

// The part of ReasoningRepository about single steps, whole chains, time and discussions.
namespace groundmark::storage {

namespace {

ChainReview readReview(const Statement& row)
{
    return {
        ChainId::fromText(row.text(0)),
        {row.integer(1)},
        valueOf<Verdict>(row.text(2)).value_or(Verdict::Unmarked),
        stringsFrom(parseJson(row.text(3).toUtf8())),
        row.text(4),
        row.flag(5),
        row.flag(6),
        row.flag(7)};
}

const QString SelectReview
    = QStringLiteral("SELECT chain, annotator, final_answer, quality, note, discuss, practice, submitted "
                     "FROM chain_reviews");

StepResolution readResolution(const Statement& row)
{
    return {
        StepId::fromText(row.text(0)),
        static_cast<int>(row.integer(1)),
        valueOf<Verdict>(row.text(2)).value_or(Verdict::Unmarked),
        row.text(3),
        row.text(4),
        row.text(5),
        row.text(6),
        QDateTime::fromString(row.text(7), Qt::ISODateWithMs),
        row.text(8).toUtf8()};
}

const QString SelectResolution
    = QStringLiteral("SELECT step, version, verdict, correction, error_type, note, resolved_by, at, sources "
                     "FROM step_resolutions");

template <typename Value>
Result<std::vector<Value>> readAll(Statement& rows, Value (*read)(const Statement&))
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

template <typename Value>
Result<std::optional<Value>> readOne(Statement& rows, Value (*read)(const Statement&))
{
    auto values = readAll(rows, read);
    if (!values) {
        return values.error();
    }
    return values->empty() ? std::optional<Value>() : std::optional(std::move(values->front()));
}

} // namespace

Result<void> ReasoningRepository::storeStep(const Step& step)
{
    Statement upsert(
        m_database,
        QStringLiteral("INSERT INTO steps (id, chain, position, text, regions) VALUES (?, ?, ?, ?, ?) "
                       "ON CONFLICT (id) DO UPDATE SET position = excluded.position, "
                       "text = excluded.text, regions = excluded.regions"));
    return upsert.bind(step.id.toText())
        .bind(step.chain.toText())
        .bind(step.position)
        .bind(step.text)
        .bind(QString::fromUtf8(dumpJson(toJson(step.regions))))
        .run();
}

Result<void> ReasoningRepository::removeStep(StepId step)
{
    Statement erase(m_database, QStringLiteral("DELETE FROM steps WHERE id = ?"));
    return erase.bind(step.toText()).run();
}

Result<std::vector<ChainReview>> ReasoningRepository::reviews(ChainId chain) const
{
    Statement rows(m_database, SelectReview + QStringLiteral(" WHERE chain = ? ORDER BY annotator"));
    rows.bind(chain.toText());
    return readAll(rows, readReview);
}

Result<std::optional<ChainReview>>
ReasoningRepository::findReview(ChainId chain, AnnotatorId annotator) const
{
    Statement rows(m_database, SelectReview + QStringLiteral(" WHERE chain = ? AND annotator = ?"));
    rows.bind(chain.toText()).bind(annotator.value);
    return readOne(rows, readReview);
}

Result<void> ReasoningRepository::storeReview(const ChainReview& review)
{
    Statement upsert(
        m_database,
        QStringLiteral("INSERT INTO chain_reviews "
                       "(chain, annotator, final_answer, quality, note, discuss, practice, submitted) "
                       "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (chain, annotator) DO UPDATE SET "
                       "final_answer = excluded.final_answer, quality = excluded.quality, "
                       "note = excluded.note, discuss = excluded.discuss, "
                       "practice = excluded.practice, submitted = excluded.submitted"));
    return upsert.bind(review.chain.toText())
        .bind(review.annotator.value)
        .bind(QString(nameOf(review.finalAnswer)))
        .bind(QString::fromUtf8(dumpJson(toJson(review.quality))))
        .bind(review.note)
        .bind(review.discuss)
        .bind(review.practice)
        .bind(review.submitted)
        .run();
}

Result<void> ReasoningRepository::removeReview(ChainId chain, AnnotatorId annotator)
{
    Statement erase(
        m_database, QStringLiteral("DELETE FROM chain_reviews WHERE chain = ? AND annotator = ?"));
    return erase.bind(chain.toText()).bind(annotator.value).run();
}

Result<std::vector<StepResolution>> ReasoningRepository::resolutions(ChainId chain) const
{
    Statement rows(
        m_database,
        SelectResolution
            + QStringLiteral(" WHERE step IN (SELECT id FROM steps WHERE chain = ?) ORDER BY version"));
    rows.bind(chain.toText());
    return readAll(rows, readResolution);
}

Result<std::optional<StepResolution>>
ReasoningRepository::findResolution(StepId step, int version) const
{
    Statement rows(m_database, SelectResolution + QStringLiteral(" WHERE step = ? AND version = ?"));
    rows.bind(step.toText()).bind(version);
    return readOne(rows, readResolution);
}

Result<void> ReasoningRepository::storeResolution(const StepResolution& resolution)
{
    Statement upsert(
        m_database,
        QStringLiteral("INSERT INTO step_resolutions "
                       "(step, version, verdict, correction, error_type, note, resolved_by, at, sources) "
                       "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (step, version) DO UPDATE SET "
                       "verdict = excluded.verdict, correction = excluded.correction, "
                       "error_type = excluded.error_type, note = excluded.note, "
                       "resolved_by = excluded.resolved_by, at = excluded.at, sources = excluded.sources"));
    return upsert.bind(resolution.step.toText())
        .bind(resolution.version)
        .bind(QString(nameOf(resolution.verdict)))
        .bind(resolution.correction)
        .bind(resolution.errorType)
        .bind(resolution.note)
        .bind(resolution.resolvedBy)
        .bind(resolution.at.toString(Qt::ISODateWithMs))
        .bind(QString::fromUtf8(resolution.sources))
        .run();
}

Result<void> ReasoningRepository::removeResolution(StepId step, int version)
{
    Statement erase(
        m_database, QStringLiteral("DELETE FROM step_resolutions WHERE step = ? AND version = ?"));
    return erase.bind(step.toText()).bind(version).run();
}

Result<double> ReasoningRepository::seconds(ChainId chain, AnnotatorId annotator) const
{
    Statement rows(
        m_database, QStringLiteral("SELECT seconds FROM chain_times WHERE chain = ? AND annotator = ?"));
    rows.bind(chain.toText()).bind(annotator.value);
    const double seconds = rows.next() ? rows.real(0) : 0.0;
    if (rows.failure()) {
        return *rows.failure();
    }
    return seconds;
}

Result<void> ReasoningRepository::addSeconds(ChainId chain, AnnotatorId annotator, double seconds)
{
    Statement upsert(
        m_database,
        QStringLiteral("INSERT INTO chain_times (chain, annotator, seconds) VALUES (?, ?, ?) "
                       "ON CONFLICT (chain, annotator) DO UPDATE SET "
                       "seconds = chain_times.seconds + excluded.seconds"));
    return upsert.bind(chain.toText()).bind(annotator.value).bind(seconds).run();
}

} // namespace groundmark::storage
