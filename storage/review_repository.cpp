// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/review_repository.h"

namespace groundmark::storage {

namespace {

const QString Select
    = QStringLiteral("SELECT id, sample, annotator, queue, verdict, reason, note FROM reviews");

Review read(const Statement& row)
{
    return {
        ReviewId::fromText(row.text(0)),
        {row.integer(1)},
        {row.integer(2)},
        row.text(3),
        valueOf<ReviewVerdict>(row.text(4)).value_or(ReviewVerdict::Waiting),
        row.text(5),
        row.text(6)};
}

} // namespace

Result<std::vector<Review>> ReviewRepository::all() const
{
    Statement rows(m_database, Select + QStringLiteral(" ORDER BY queue, rowid"));
    std::vector<Review> reviews;
    while (rows.next()) {
        reviews.push_back(read(rows));
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return reviews;
}

Result<std::vector<Review>> ReviewRepository::ofSample(SampleId sample) const
{
    Statement rows(m_database, Select + QStringLiteral(" WHERE sample = ? ORDER BY rowid"));
    rows.bind(sample.value);
    std::vector<Review> reviews;
    while (rows.next()) {
        reviews.push_back(read(rows));
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return reviews;
}

Result<std::optional<Review>> ReviewRepository::find(ReviewId id) const
{
    Statement rows(m_database, Select + QStringLiteral(" WHERE id = ?"));
    rows.bind(id.toText());
    std::optional<Review> review;
    if (rows.next()) {
        review = read(rows);
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return review;
}

Result<void> ReviewRepository::store(const Review& review)
{
    Statement upsert(
        m_database,
        QStringLiteral("INSERT INTO reviews (id, sample, annotator, queue, verdict, reason, note) "
                       "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
                       "annotator = excluded.annotator, queue = excluded.queue, "
                       "verdict = excluded.verdict, reason = excluded.reason, note = excluded.note"));
    return upsert.bind(review.id.toText())
        .bind(review.sample.value)
        .bind(review.annotator.isStored() ? QVariant(review.annotator.value) : QVariant())
        .bind(review.queue)
        .bind(QString(nameOf(review.verdict)))
        .bind(review.reason)
        .bind(review.note)
        .run();
}

Result<void> ReviewRepository::remove(ReviewId id)
{
    Statement erase(m_database, QStringLiteral("DELETE FROM reviews WHERE id = ?"));
    return erase.bind(id.toText()).run();
}

Result<std::vector<Annotator>> ReviewRepository::annotators() const
{
    Statement rows(m_database, QStringLiteral("SELECT id, name FROM annotators ORDER BY name"));
    std::vector<Annotator> annotators;
    while (rows.next()) {
        annotators.push_back({{rows.integer(0)}, rows.text(1)});
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return annotators;
}

Result<Annotator> ReviewRepository::ensureAnnotator(const QString& name)
{
    Statement upsert(
        m_database,
        QStringLiteral("INSERT INTO annotators (name) VALUES (?) "
                       "ON CONFLICT (name) DO UPDATE SET name = excluded.name RETURNING id"));
    upsert.bind(name);
    if (!upsert.next()) {
        return upsert.failure().value_or(Error {});
    }
    return Annotator {{upsert.integer(0)}, name};
}

} // namespace groundmark::storage
