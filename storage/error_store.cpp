// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/error_store.h"

#include "storage/error_label_repository.h"

#include <QHash>

#include <algorithm>

namespace groundmark::storage {

namespace {

constexpr qsizetype ShownText = 300; ///< characters of an answer in a list

/// The samples that each run passed.
Result<QHash<qint64, QList<RunId>>> passes(Database& database, DatasetId dataset, double passFrom)
{
    Statement rows(
        database,
        QStringLiteral("SELECT predictions.sample, run FROM predictions "
                       "JOIN scores ON scores.prediction = predictions.id AND is_primary = 1 "
                       "JOIN runs ON runs.id = run "
                       "WHERE runs.dataset = ? AND outcome = ? AND scores.value >= ? ORDER BY runs.rowid"));
    rows.bind(dataset.value).bind(QString(nameOf(Outcome::Scored))).bind(passFrom);
    QHash<qint64, QList<RunId>> runs;
    while (rows.next()) {
        runs[rows.integer(0)].append(RunId::fromText(rows.text(1)));
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return runs;
}

} // namespace

Result<void> ProjectErrorStore::keepLabel(const ErrorLabel& label)
{
    return ErrorLabelRepository(m_database).store(label);
}

Result<std::vector<ErrorLabel>>
ProjectErrorStore::labels(RunId run, const QString& taxonomy, int version)
{
    return ErrorLabelRepository(m_database).ofRun(run, taxonomy, version);
}

Result<std::vector<FailedReply>>
failedReplies(Database& database, DatasetId dataset, double passFrom)
{
    const auto right = passes(database, dataset, passFrom);
    if (!right) {
        return right.error();
    }
    Statement rows(
        database,
        QStringLiteral("SELECT run, samples.id, external_id, task, scores.value, parsed, raw, "
                       "(SELECT text FROM questions WHERE questions.sample = samples.id ORDER BY position LIMIT 1) "
                       "FROM predictions JOIN scores ON scores.prediction = predictions.id AND is_primary = 1 "
                       "JOIN runs ON runs.id = run JOIN samples ON samples.id = predictions.sample "
                       "WHERE runs.dataset = ? AND outcome = ? AND scores.value < ? "
                       "ORDER BY runs.rowid, samples.id"));
    rows.bind(dataset.value).bind(QString(nameOf(Outcome::Scored))).bind(passFrom);
    std::vector<FailedReply> failures;
    while (rows.next()) {
        FailedReply failure;
        failure.run = RunId::fromText(rows.text(0));
        failure.sample = {rows.integer(1)};
        failure.externalId = rows.text(2);
        failure.sampleClass = rows.text(3);
        failure.score = rows.real(4);
        const QString raw = rows.text(6);
        const QString parsed = rows.text(5);
        failure.answer = (parsed.isEmpty() ? raw : parsed).left(ShownText);
        failure.reply = evaluation::replyHash(raw);
        failure.question = rows.text(7);
        failure.rightElsewhere = right->value(failure.sample.value);
        failures.push_back(std::move(failure));
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return failures;
}

} // namespace groundmark::storage
