// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/robustness_query.h"

#include "evaluation/judge/judge_audit.h"
#include "storage/dataset_repository.h"
#include "storage/json_text.h"
#include "storage/judgement_repository.h"
#include "storage/run_repository.h"

#include <QFileInfo>
#include <QHash>

#include <algorithm>

namespace groundmark::storage {

namespace {

using evaluation::ocr_robust::AxisCondition;
using evaluation::ocr_robust::RobustRecord;

/// What is known of a sample: its clean twin (itself, for a clean one) and its condition.
struct Twin
{
    SampleId clean;
    QString externalId;
    QString subset;
    QString category;
    QString image;
    AxisCondition condition;
};

/// The text of a key, or nothing.
QString textOf(const Json& object, const char* key)
{
    const auto it = object.is_object() ? object.find(key) : object.end();
    return object.is_object() && it != object.end() && it->is_string() ? toString(*it) : QString();
}

/// The object that names the condition: the parameters themselves or their "images".
Json perturbationPart(const Json& parameters)
{
    if (!parameters.is_object() || parameters.contains("perturbation")) {
        return parameters;
    }
    const auto images = parameters.find("images");
    return images != parameters.end() ? *images : Json();
}

/// The condition that a sample's `extra` names, with the clean sample's external id.
std::optional<std::pair<QString, AxisCondition>> writtenCondition(const Json& extra)
{
    const QString kind = textOf(extra, "perturbation");
    const QString clean = textOf(extra, "clean");
    if (kind.isEmpty() || clean.isEmpty()) {
        return std::nullopt;
    }
    const auto severity = extra.find("severity");
    const bool hasSeverity = severity != extra.end() && severity->is_number_integer();
    return std::pair(
        clean,
        evaluation::ocr_robust::axisCondition(
            hasSeverity ? kind + u':' + QString::number(severity->get<int>()) : kind));
}

/// "scans/page_3.jpg" → "page_3".
QString stemOf(const QString& externalId)
{
    return QFileInfo(externalId).completeBaseName();
}

QHash<SampleId, Twin> withTwins(std::vector<std::pair<SampleId, Twin>> samples, const std::vector<Json>& extras)
{
    QHash<QString, std::size_t> byId;
    QHash<QString, std::size_t> byStem;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        byId.insert(samples[i].second.externalId, i);
        byStem.insert(stemOf(samples[i].second.externalId), i);
    }
    QHash<SampleId, Twin> twins;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        Twin twin = samples[i].second;
        std::optional<std::size_t> clean;
        if (const auto written = writtenCondition(extras[i]); written && byId.contains(written->first)) {
            clean = byId.value(written->first);
            twin.condition = written->second;
        } else {
            // The shortest name of another sample that this one's continues with known words: a
            // photograph's name can itself be the beginning of another photograph's.
            const QString stem = stemOf(twin.externalId);
            for (qsizetype cut = stem.indexOf(u'_'); cut > 0 && !clean; cut = stem.indexOf(u'_', cut + 1)) {
                const auto found = byStem.constFind(stem.left(cut));
                if (found == byStem.constEnd() || *found == i) {
                    continue;
                }
                if (auto condition = evaluation::ocr_robust::naturalCondition(stem.left(cut), stem)) {
                    twin.condition = std::move(*condition);
                    clean = *found;
                }
            }
        }
        if (clean) {
            const Twin& other = samples[*clean].second;
            twin.clean = other.clean;
            twin.externalId = other.externalId;
            twin.subset = other.subset;
            twin.category = other.category;
            twin.image = other.image;
        }
        twins.insert(samples[i].first, std::move(twin));
    }
    return twins;
}

Result<QHash<SampleId, Twin>> twinsOf(Database& database, DatasetId dataset)
{
    Statement rows(
        database,
        QStringLiteral("SELECT samples.id, external_id, task, samples.extra, language, images.path "
                       "FROM samples LEFT JOIN pages ON pages.sample = samples.id AND pages.position = 0 "
                       "LEFT JOIN images ON images.id = pages.image WHERE dataset = ? ORDER BY samples.id"));
    rows.bind(dataset.value);
    std::vector<std::pair<SampleId, Twin>> samples;
    std::vector<Json> extras;
    while (rows.next()) {
        const SampleId id {rows.integer(0)};
        extras.push_back(parseJson(rows.bytes(3)));
        Twin twin {id, rows.text(1), rows.text(2), textOf(extras.back(), "category"), rows.text(5), {}};
        if (twin.category.isEmpty()) {
            twin.category = textOf(extras.back(), "answer_type");
        }
        if (twin.category.isEmpty()) {
            twin.category = rows.text(4);
        }
        samples.emplace_back(id, std::move(twin));
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return withTwins(std::move(samples), extras);
}

} // namespace

AxisCondition conditionOf(const Run& run)
{
    return evaluation::ocr_robust::axisCondition(
        textOf(perturbationPart(parseJson(run.parameters)), "perturbation"));
}

quint64 perturbationSeedOf(const Run& run)
{
    const Json part = perturbationPart(parseJson(run.parameters));
    const auto seed = part.is_object() ? part.find("seed") : part.end();
    if (!part.is_object() || seed == part.end()) {
        return 0;
    }
    return seed->is_number_integer() ? seed->get<quint64>() : toString(*seed).toULongLong();
}

Result<std::vector<RobustRecord>>
RobustnessQuery::records(DatasetId dataset, const QString& metric) const
{
    const auto twins = twinsOf(m_database, dataset);
    if (!twins) {
        return twins.error();
    }
    const auto runs = RunRepository(m_database).list();
    if (!runs) {
        return runs.error();
    }
    std::vector<RobustRecord> records;
    for (const auto& summary : *runs) {
        const Run& run = summary.run;
        if (run.dataset != dataset) {
            continue;
        }
        const AxisCondition ofRun = conditionOf(run);
        Statement rows(
            m_database,
            QStringLiteral("SELECT predictions.sample, outcome, scores.value FROM predictions "
                           "LEFT JOIN scores ON scores.prediction = predictions.id AND %1 "
                           "WHERE run = ? ORDER BY predictions.sample")
                .arg(metric.isEmpty() ? QStringLiteral("is_primary = 1") : QStringLiteral("metric = ?")));
        if (!metric.isEmpty()) {
            rows.bind(metric);
        }
        rows.bind(run.id.toText());
        while (rows.next()) {
            const auto twin = twins->constFind({rows.integer(0)});
            if (twin == twins->constEnd()) {
                continue;
            }
            if (!ofRun.isClean() && !twin->condition.isClean()) {
                continue; // perturbed twice: belongs to no clean picture's axis
            }
            const auto outcome = valueOf<Outcome>(rows.text(1)).value_or(Outcome::ApiError);
            records.push_back(
                {run.model,
                 run.setting,
                 run.origin == RunOrigin::Demonstration,
                 run.id,
                 {rows.integer(0)},
                 twin->clean,
                 twin->externalId,
                 twin->subset,
                 twin->category,
                 twin->image,
                 ofRun.isClean() ? twin->condition : ofRun,
                 outcome,
                 rows.isNull(2) ? std::nullopt : std::optional(rows.real(2))});
        }
        if (rows.failure()) {
            return *rows.failure();
        }
    }
    return records;
}

Result<RobustnessQuery::Metrics> RobustnessQuery::metrics(DatasetId dataset) const
{
    Statement rows(
        m_database,
        QStringLiteral("SELECT metric, MAX(is_primary) FROM scores "
                       "JOIN predictions ON predictions.id = scores.prediction "
                       "JOIN runs ON runs.id = predictions.run WHERE runs.dataset = ? "
                       "GROUP BY metric ORDER BY metric"));
    rows.bind(dataset.value);
    Metrics names;
    while (rows.next()) {
        (rows.flag(1) ? names.primary : names.others).append(rows.text(0));
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return names;
}

Result<std::vector<evaluation::ocr_robust::JudgedAnswer>>
RobustnessQuery::judgedAnswers(DatasetId dataset) const
{
    std::vector<evaluation::ocr_robust::JudgedAnswer> answers;
    Statement subsets(
        m_database,
        QStringLiteral("SELECT predictions.id, samples.task FROM predictions "
                       "JOIN samples ON samples.id = predictions.sample "
                       "WHERE samples.dataset = ? AND EXISTS (SELECT 1 FROM judgements "
                       "WHERE judgements.prediction = predictions.id AND is_person = 1) "
                       "ORDER BY predictions.id"));
    subsets.bind(dataset.value);
    const JudgementRepository judgements(m_database);
    while (subsets.next()) {
        const auto verdicts = judgements.verdicts({subsets.integer(0)});
        if (!verdicts) {
            return verdicts.error();
        }
        QList<JudgeVerdict> ofJudges;
        QList<JudgeVerdict> ofPeople;
        for (const JudgeVerdict& verdict : *verdicts) {
            (verdict.isPerson ? ofPeople : ofJudges).append(verdict);
        }
        const auto judge = evaluation::decidingVerdict(ofJudges, u"ocr-robust");
        const auto person = evaluation::decidingVerdict(ofPeople, u"ocr-robust");
        if (judge && person) {
            answers.push_back({subsets.text(1), *judge, *person});
        }
    }
    if (subsets.failure()) {
        return *subsets.failure();
    }
    return answers;
}

Result<std::vector<DatasetId>> RobustnessQuery::datasetsWithConditions() const
{
    const auto datasets = DatasetRepository(m_database).list();
    const auto runs = RunRepository(m_database).list();
    if (!datasets || !runs) {
        return datasets ? runs.error() : datasets.error();
    }
    // Asked for whenever a list of datasets is shown, so only datasets that may have twins are read.
    Statement rows(
        m_database,
        QStringLiteral("SELECT DISTINCT dataset FROM samples WHERE extra LIKE '%\"perturbation\"%' "
                       "OR external_id LIKE '%!_indoor%' ESCAPE '!' "
                       "OR external_id LIKE '%!_outdoor%' ESCAPE '!'"));
    std::vector<DatasetId> mayHaveTwins;
    while (rows.next()) {
        mayHaveTwins.push_back({rows.integer(0)});
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    std::vector<DatasetId> found;
    for (const auto& listed : *datasets) {
        bool hasAny = std::ranges::any_of(*runs, [&](const auto& summary) {
            return summary.run.dataset == listed.dataset.id && !conditionOf(summary.run).isClean();
        });
        if (!hasAny && std::ranges::find(mayHaveTwins, listed.dataset.id) != mayHaveTwins.end()) {
            const auto twins = twinsOf(m_database, listed.dataset.id);
            if (!twins) {
                return twins.error();
            }
            hasAny = std::ranges::any_of(
                *twins, [](const Twin& twin) { return !twin.condition.isClean(); });
        }
        if (hasAny) {
            found.push_back(listed.dataset.id);
        }
    }
    return found;
}

} // namespace groundmark::storage
