// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/run_store.h"

#include "storage/dataset_repository.h"
#include "storage/image_repository.h"
#include "storage/question_repository.h"
#include "storage/json_text.h"
#include "storage/region_repository.h"
#include "storage/run_repository.h"
#include "storage/sample_repository.h"

#include <QCoreApplication>

#include <algorithm>

namespace groundmark::storage {

namespace {

Error gone(const Project& project)
{
    return {
        QCoreApplication::translate("Storage", "It is no longer in the project."), project.path(), {}, {}};
}

/// The version of the truth that the prediction's sample is scored against.
Result<int> truthVersionOf(Project& project, PredictionId prediction)
{
    Statement rows(
        project.database(),
        QStringLiteral("SELECT datasets.truth_version FROM predictions "
                       "JOIN samples ON samples.id = predictions.sample "
                       "JOIN datasets ON datasets.id = samples.dataset WHERE predictions.id = ?"));
    rows.bind(prediction.value);
    if (!rows.next()) {
        return rows.failure().value_or(gone(project));
    }
    return static_cast<int>(rows.integer(0));
}

} // namespace

Result<std::vector<SampleId>> ProjectRunStore::predictedSamples(RunId run)
{
    Statement rows(
        m_project.database(),
        QStringLiteral("SELECT sample FROM predictions WHERE run = ? ORDER BY sample"));
    rows.bind(run.toText());
    std::vector<SampleId> samples;
    while (rows.next()) {
        samples.push_back({rows.integer(0)});
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return samples;
}

Result<evaluation::Truth> ProjectRunStore::truth(SampleId id)
{
    Database& database = m_project.database();
    auto sample = SampleRepository(database).find(id);
    if (!sample || !*sample) {
        return sample ? gone(m_project) : sample.error();
    }
    auto regions = RegionRepository(database).ofSample(id);
    if (!regions) {
        return regions.error();
    }
    evaluation::Truth truth {std::move(**sample), std::move(*regions), {}};
    auto design = QuestionRepository(database).find(id);
    if (!design) {
        return design.error();
    }
    truth.design = design->value_or(QuestionDesign {});
    ImageRepository images(database);
    for (const ImageId page : truth.sample.pages) {
        auto image = images.find(page);
        if (!image) {
            return image.error();
        }
        truth.pageSizes.push_back(*image ? (*image)->size : QSize());
    }
    return truth;
}

Result<Prediction> ProjectRunStore::prediction(RunId run, SampleId sample)
{
    auto found = RunRepository(m_project.database()).prediction(run, sample);
    if (!found || !*found) {
        return found ? gone(m_project) : found.error();
    }
    return std::move(**found);
}

Result<void> ProjectRunStore::keep(
    const Prediction& prediction, const evaluation::Judgement& judgement)
{
    RunRepository runs(m_project.database());
    Transaction transaction(m_project.database());
    if (auto begun = transaction.begun(); !begun) {
        return begun;
    }
    if (auto done = runs.storeJudgement(prediction.id, judgement.parsed, judgement.outcome); !done) {
        return done;
    }
    const auto truthVersion = truthVersionOf(m_project, prediction.id);
    if (!truthVersion) {
        return truthVersion.error();
    }
    std::vector<Score> scores;
    for (const evaluation::MetricScore& score : judgement.scores) {
        scores.push_back(
            {prediction.id,
             score.metric,
             score.value,
             scores.empty(),
             score.reason.is_null() ? QByteArray() : dumpJson(score.reason),
             *truthVersion});
    }
    if (auto done = runs.storeScores(prediction.id, scores); !done) {
        return done;
    }
    return transaction.commit();
}

Result<void> ProjectRunStore::finish(RunId id)
{
    RunRepository runs(m_project.database());
    auto run = runs.find(id);
    if (!run || !*run) {
        return run ? gone(m_project) : run.error();
    }
    const auto dataset = DatasetRepository(m_project.database()).find((*run)->dataset);
    if (!dataset || !*dataset) {
        return dataset ? gone(m_project) : dataset.error();
    }
    (*run)->truthVersion = (*dataset)->truthVersion;
    return runs.store(**run);
}

Result<std::vector<evaluation::BoardItem>>
ProjectRunStore::boardItems(RunId run, const evaluation::Benchmark* benchmark)
{
    const bool grouped = benchmark != nullptr && benchmark->hasGroups();
    Statement rows(
        m_project.database(),
        QStringLiteral("SELECT task, language, outcome, scores.value, predictions.sample, pages.image, metric "
                       "FROM predictions JOIN samples ON samples.id = predictions.sample "
                       "LEFT JOIN pages ON pages.sample = predictions.sample AND pages.position = 0 "
                       "LEFT JOIN scores ON scores.prediction = predictions.id AND is_primary = 1 "
                       "WHERE run = ? AND NOT (outcome = ? AND scores.value IS NULL) "
                       "ORDER BY predictions.sample"));
    rows.bind(run.toText()).bind(QString(nameOf(Outcome::Scored)));
    std::vector<evaluation::BoardItem> items;
    QHash<qint64, size_t> places;
    while (rows.next()) {
        const qint64 sample = rows.integer(4);
        places.insert(sample, items.size());
        items.push_back(
            {sample,
             rows.isNull(5) ? -sample : rows.integer(5),
             {rows.text(0),
              rows.text(1),
              valueOf<Outcome>(rows.text(2)).value_or(Outcome::ApiError),
              rows.real(3),
              {},
              {},
              rows.text(6),
              {sample}}});
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    Statement others(
        m_project.database(),
        QStringLiteral("SELECT sample, metric, scores.value FROM scores "
                       "JOIN predictions ON predictions.id = scores.prediction "
                       "WHERE run = ? AND is_primary = 0 ORDER BY scores.rowid"));
    others.bind(run.toText());
    while (others.next()) {
        if (const auto place = places.constFind(others.integer(0)); place != places.constEnd()) {
            items[*place].item.others.emplace_back(others.text(1), others.real(2));
        }
    }
    if (others.failure()) {
        return *others.failure();
    }
    for (auto item = items.begin(); grouped && item != items.end(); ++item) {
        const auto known = truth(item->item.sample);
        if (!known) {
            return known.error();
        }
        item->item.groups = benchmark->groups(*known);
    }
    return items;
}

Result<std::vector<evaluation::TableItem>>
ProjectRunStore::tableItems(RunId run, const evaluation::Benchmark* benchmark)
{
    const auto items = boardItems(run, benchmark);
    if (!items) {
        return items.error();
    }
    std::vector<evaluation::TableItem> plain;
    plain.reserve(items->size());
    std::ranges::transform(*items, std::back_inserter(plain), &evaluation::BoardItem::item);
    return plain;
}

} // namespace groundmark::storage
