// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/step_ratings.h"

#include "storage/review_repository.h"

#include <algorithm>

namespace groundmark::storage {

namespace {

/// A condition on samples `s` that lets everything pass when there is no dataset.
QString ofDataset(std::optional<DatasetId> dataset)
{
    return dataset ? QStringLiteral("s.dataset = ?") : QStringLiteral("? = 0");
}

QVariant datasetValue(std::optional<DatasetId> dataset)
{
    return dataset ? dataset->value : 0;
}

} // namespace

Result<StepRatings> StepQuery::ratings(std::optional<DatasetId> dataset) const
{
    StepRatings ratings;
    auto annotators = ReviewRepository(m_database).annotators();
    if (!annotators) {
        return annotators.error();
    }
    ratings.annotators = std::move(*annotators);
    QHash<qint64, int> places;
    for (const Annotator& annotator : ratings.annotators) {
        places.insert(annotator.id.value, static_cast<int>(places.size()));
    }

    Statement chains(
        m_database,
        QStringLiteral("SELECT c.id, s.id, s.external_id, s.task, "
                       "(SELECT count(*) FROM chain_reviews r WHERE r.chain = c.id AND r.submitted AND NOT r.practice) "
                       "FROM chains c JOIN samples s ON s.id = c.sample WHERE ")
            + ofDataset(dataset) + QStringLiteral(" ORDER BY s.id, c.rowid"));
    chains.bind(datasetValue(dataset));
    QHash<QString, int> chainPlaces;
    while (chains.next()) {
        chainPlaces.insert(chains.text(0), static_cast<int>(ratings.chains.size()));
        ratings.chains.push_back(
            {ChainId::fromText(chains.text(0)),
             {chains.integer(1)},
             chains.text(2),
             chains.text(3),
             static_cast<int>(chains.integer(4))});
    }
    if (chains.failure()) {
        return *chains.failure();
    }

    // In the order of the steps' rows, so that the verdicts on one step come together.
    Statement rows(
        m_database,
        QStringLiteral("SELECT t.rowid, t.chain, v.annotator, v.verdict, coalesce(r.practice, 0) "
                       "FROM steps t JOIN step_verdicts v ON v.step = t.id "
                       "LEFT JOIN chain_reviews r ON r.chain = t.chain AND r.annotator = v.annotator "
                       "WHERE v.verdict <> 'unmarked' ORDER BY t.rowid"));
    qint64 lastStep = -1;
    int step = -1;
    QString lastChain;
    int chain = -1;
    while (rows.next()) {
        const QString chainId = rows.text(1);
        if (chainId != lastChain) {
            lastChain = chainId;
            chain = chainPlaces.value(chainId, -1);
        }
        if (chain < 0) {
            continue;
        }
        if (rows.flag(4)) {
            ++ratings.practice;
            continue;
        }
        if (rows.integer(0) != lastStep) {
            lastStep = rows.integer(0);
            ++step;
        }
        ratings.ratings.push_back(
            {step, chain, places.value(rows.integer(2)),
             valueOf<Verdict>(rows.text(3)).value_or(Verdict::Unmarked)});
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return ratings;
}

Result<QHash<SampleId, StepProgress>> StepQuery::progressWhere(
    const QString& condition, const QVariant& value, AnnotatorId annotator) const
{
    Statement rows(
        m_database,
        QStringLiteral("SELECT s.id, min(coalesce(r.submitted, 0)), max(coalesce(r.discuss, 0)), "
                       "max(coalesce(r.practice, 0)), max(r.chain IS NOT NULL OR EXISTS ("
                       "SELECT 1 FROM steps t JOIN step_verdicts v ON v.step = t.id "
                       "WHERE t.chain = c.id AND v.annotator = ?)) "
                       "FROM samples s JOIN chains c ON c.sample = s.id "
                       "LEFT JOIN chain_reviews r ON r.chain = c.id AND r.annotator = ? WHERE ")
            + condition + QStringLiteral(" GROUP BY s.id"));
    rows.bind(annotator.value).bind(annotator.value).bind(value);
    QHash<SampleId, StepProgress> progress;
    while (rows.next()) {
        const SampleState state = rows.flag(2) ? SampleState::Escalated
            : rows.flag(1)                     ? SampleState::Done
            : rows.flag(4)                     ? SampleState::Draft
                                               : SampleState::New;
        progress.insert({rows.integer(0)}, {state, rows.flag(3)});
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return progress;
}

Result<QHash<SampleId, StepProgress>>
StepQuery::progress(std::optional<DatasetId> dataset, AnnotatorId annotator) const
{
    return progressWhere(ofDataset(dataset), datasetValue(dataset), annotator);
}

Result<std::optional<StepProgress>>
StepQuery::progressOf(SampleId sample, AnnotatorId annotator) const
{
    const auto found = progressWhere(QStringLiteral("s.id = ?"), sample.value, annotator);
    if (!found) {
        return found.error();
    }
    const auto here = found->constFind(sample);
    return here != found->cend() ? std::optional(*here) : std::nullopt;
}

Result<bool> StepQuery::isJudgedByOthers(StepId step, AnnotatorId annotator) const
{
    Statement rows(
        m_database,
        QStringLiteral("SELECT 1 FROM step_verdicts WHERE step = ? AND annotator <> ? LIMIT 1"));
    rows.bind(step.toText()).bind(annotator.value);
    const bool judged = rows.next();
    if (rows.failure()) {
        return *rows.failure();
    }
    return judged;
}

} // namespace groundmark::storage
