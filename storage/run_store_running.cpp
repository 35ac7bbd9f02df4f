// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/cue_repository.h"
#include "storage/judgement_repository.h"
#include "storage/run_repository.h"
#include "storage/run_store.h"

namespace groundmark::storage {

Result<std::vector<evaluation::RunItem>> ProjectRunStore::items(RunId run, qint64 limit)
{
    Statement rows(
        m_project.database(),
        QStringLiteral("SELECT samples.id, external_id, predictions.outcome FROM runs "
                       "JOIN samples ON samples.dataset = runs.dataset "
                       "LEFT JOIN predictions ON predictions.run = runs.id "
                       "AND predictions.sample = samples.id "
                       "WHERE runs.id = ? ORDER BY samples.id LIMIT ?"));
    rows.bind(run.toText()).bind(limit > 0 ? limit : -1);
    std::vector<evaluation::RunItem> items;
    while (rows.next()) {
        const bool isAnswered
            = !rows.isNull(2) && rows.text(2) != QString(nameOf(Outcome::ApiError));
        items.push_back({{rows.integer(0)}, rows.text(1), isAnswered});
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return items;
}

Result<QStringList> ProjectRunStore::pagePaths(SampleId sample)
{
    Statement rows(
        m_project.database(),
        QStringLiteral("SELECT path FROM pages JOIN images ON images.id = pages.image "
                       "WHERE sample = ? ORDER BY position"));
    rows.bind(sample.value);
    QStringList paths;
    while (rows.next()) {
        paths.append(m_project.absolutePath(rows.text(0)));
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return paths;
}

Result<std::vector<CueBox>> ProjectRunStore::cues(const QString& set, SampleId sample)
{
    return CueRepository(m_project.database()).ofSample(set, sample);
}

Result<void> ProjectRunStore::keepReply(const Prediction& prediction)
{
    const auto stored = RunRepository(m_project.database()).storePrediction(prediction);
    return stored ? Result<void>() : stored.error();
}

Result<void> ProjectRunStore::keepExtra(const Prediction& prediction)
{
    return RunRepository(m_project.database()).storeExtra(prediction.id, prediction.extra);
}

Result<void> ProjectRunStore::keepRun(const Run& run)
{
    return RunRepository(m_project.database()).store(run);
}

Result<void> ProjectRunStore::keepVerdict(const evaluation::JudgeRecord& record)
{
    return JudgementRepository(m_project.database()).store(record);
}

Result<std::vector<evaluation::JudgeRecord>> ProjectRunStore::verdicts(RunId run)
{
    return JudgementRepository(m_project.database()).ofRun(run);
}

} // namespace groundmark::storage
