// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/judgement_repository.h"

namespace groundmark::storage {

namespace {

const QString Order = QStringLiteral(" protocol, is_person DESC, judge, repetition");

QString textOf(const std::optional<bool>& correct)
{
    return correct ? *correct ? QStringLiteral("correct") : QStringLiteral("incorrect")
                   : QStringLiteral("unreadable");
}

std::optional<bool> correctFrom(const QString& text)
{
    return text == u"correct" ? std::optional(true)
        : text == u"incorrect" ? std::optional(false)
                               : std::nullopt;
}

/// Columns protocol, judge, is_person, repetition, verdict from `first` on.
JudgeVerdict readVerdict(const Statement& row, int first)
{
    return {
        row.text(first), row.text(first + 1), row.flag(first + 2),
        static_cast<int>(row.integer(first + 3)), correctFrom(row.text(first + 4))};
}

} // namespace

Result<QList<JudgeVerdict>> JudgementRepository::verdicts(PredictionId prediction) const
{
    Statement rows(
        m_database,
        QStringLiteral("SELECT protocol, judge, is_person, repetition, verdict FROM judgements "
                       "WHERE prediction = ? ORDER BY") + Order);
    rows.bind(prediction.value);
    QList<JudgeVerdict> verdicts;
    while (rows.next()) {
        verdicts.append(readVerdict(rows, 0));
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return verdicts;
}

Result<std::vector<evaluation::JudgeRecord>> JudgementRepository::ofRun(RunId run) const
{
    Statement rows(
        m_database,
        QStringLiteral("SELECT protocol, judge, is_person, repetition, verdict, prediction, prompt, "
                       "judgements.raw, at FROM judgements "
                       "JOIN predictions ON predictions.id = judgements.prediction "
                       "WHERE run = ? ORDER BY sample,") + Order);
    rows.bind(run.toText());
    std::vector<evaluation::JudgeRecord> records;
    while (rows.next()) {
        records.push_back(
            {{rows.integer(5)}, readVerdict(rows, 0), rows.text(6), rows.text(7),
             QDateTime::fromString(rows.text(8), Qt::ISODateWithMs)});
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return records;
}

Result<void> JudgementRepository::store(const evaluation::JudgeRecord& record)
{
    Statement upsert(
        m_database,
        QStringLiteral("INSERT INTO judgements (prediction, protocol, judge, is_person, repetition, "
                       "prompt, raw, verdict, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) "
                       "ON CONFLICT (prediction, protocol, judge, is_person, repetition) DO UPDATE "
                       "SET prompt = excluded.prompt, raw = excluded.raw, "
                       "verdict = excluded.verdict, at = excluded.at"));
    const JudgeVerdict& verdict = record.verdict;
    upsert.bind(record.prediction.value)
        .bind(verdict.protocol)
        .bind(verdict.judge)
        .bind(verdict.isPerson)
        .bind(verdict.repetition)
        .bind(record.prompt)
        .bind(record.raw)
        .bind(textOf(verdict.correct))
        .bind(record.at.toUTC().toString(Qt::ISODateWithMs));
    return upsert.run();
}

} // namespace groundmark::storage
