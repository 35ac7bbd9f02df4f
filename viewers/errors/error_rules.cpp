// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/errors/error_rules.h"

#include "evaluation/benchmarks/mmtr/failure_patterns.h"
#include "evaluation/errors/error_run.h"
#include "storage/error_label_repository.h"
#include "storage/query/query.h"
#include "storage/run_repository.h"
#include "storage/run_store.h"
#include "storage/sample_query.h"
#include "viewers/masked/pattern_pages.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace groundmark::viewers {

namespace {

constexpr QLatin1StringView PatternTaxonomy("mmtr");

/// The failures of the run that a query finds.
Result<std::vector<SampleId>>
found(storage::Database& database, const Run& run, const ErrorType& type, double passFrom)
{
    const auto named = [&type](Error error) {
        error.where = QCoreApplication::translate("Errors", "rule of \"%1\"").arg(type.name);
        return error;
    };
    auto node = storage::parseQuery(type.rule);
    if (!node) {
        return named(node.error());
    }
    auto bound = storage::bindQuery(database, std::move(*node), {run.id}, passFrom);
    if (!bound) {
        return named(bound.error());
    }
    storage::SampleFilter filter;
    filter.dataset = run.dataset;
    filter.conditions = {{run.id, storage::RunCondition::Is::Failed, passFrom}};
    filter.query = std::move(*bound);
    return storage::SampleQuery(database).ids(filter);
}

/// The pattern of one failure of masked text; empty where nothing tells.
Result<QString> patternOf(storage::ProjectRunStore& store, RunId run, SampleId sample)
{
    const auto truth = store.truth(sample);
    const auto prediction = store.prediction(run, sample);
    const auto paths = store.pagePaths(sample);
    if (!truth || !prediction || !paths) {
        return !truth ? truth.error() : !prediction ? prediction.error() : paths.error();
    }
    const auto pages
        = patternPages(truth->regions, *paths, truth->pageSizes, truth->sample.language, true);
    const QString& reply = prediction->parsed.isEmpty() ? prediction->raw : prediction->parsed;
    const auto pattern
        = evaluation::mmtr::proposePattern(reply, evaluation::mmtr::factsOf(*truth), pages);
    return pattern ? evaluation::mmtr::patternId(*pattern) : QString();
}

Result<void> keep(
    storage::Project& project, const Taxonomy& taxonomy, RunId run, const std::map<qint64, QString>& types)
{
    storage::Database& database = project.database();
    storage::Transaction transaction(database);
    if (auto begun = transaction.begun(); !begun) {
        return begun;
    }
    storage::ErrorLabelRepository labels(database);
    const auto removed = labels.removeOf(LabelSource::Rule, run, taxonomy.id, taxonomy.version);
    if (!removed) {
        return removed.error();
    }
    const storage::RunRepository runs(database);
    for (const auto& [sample, type] : types) {
        const auto prediction = runs.prediction(run, {sample});
        if (!prediction) {
            return prediction.error();
        }
        ErrorLabel label;
        label.run = run;
        label.sample = {sample};
        label.taxonomy = taxonomy.id;
        label.version = taxonomy.version;
        label.source = LabelSource::Rule;
        label.author = RuleAuthor;
        label.type = type;
        label.reply = *prediction ? evaluation::replyHash((*prediction)->raw) : QByteArray();
        label.at = QDateTime::currentDateTimeUtc();
        if (auto stored = labels.store(label); !stored) {
            return stored;
        }
    }
    return transaction.commit();
}

} // namespace

bool hasRules(const Taxonomy& taxonomy)
{
    return taxonomy.id == PatternTaxonomy
        || std::ranges::any_of(taxonomy.types, [](const ErrorType& type) { return !type.rule.isEmpty(); });
}

Result<RuleReport> applyRules(
    storage::Project& project, const Taxonomy& taxonomy, RunId id, double passFrom,
    const RuleProgress& progress)
{
    storage::Database& database = project.database();
    const auto run = storage::RunRepository(database).find(id);
    if (!run || !*run) {
        return run ? Error {QCoreApplication::translate("Errors", "There is no such run."), {}, {}, {}} : run.error();
    }
    storage::SampleFilter filter;
    filter.dataset = (*run)->dataset;
    filter.conditions = {{id, storage::RunCondition::Is::Failed, passFrom}};
    const auto failures = storage::SampleQuery(database).ids(filter);
    if (!failures) {
        return failures.error();
    }
    RuleReport report;
    report.failures = static_cast<qint64>(failures->size());
    std::map<qint64, QString> types;
    for (const ErrorType& type : taxonomy.types) {
        if (type.rule.isEmpty()) {
            continue;
        }
        const auto samples = found(database, **run, type, passFrom);
        if (!samples) {
            return samples.error();
        }
        for (const SampleId sample : *samples) {
            types.emplace(sample.value, type.id); // the first one stays
        }
    }
    storage::ProjectRunStore store(project);
    for (qint64 i = 0; taxonomy.id == PatternTaxonomy && i < report.failures; ++i) {
        if (progress && !progress(i, report.failures)) {
            report.isCancelled = true;
            return report;
        }
        const SampleId sample = (*failures)[static_cast<size_t>(i)];
        const auto type = patternOf(store, id, sample);
        if (!type) {
            return type.error();
        }
        if (!type->isEmpty()) {
            types.emplace(sample.value, *type);
        }
    }
    if (auto kept = keep(project, taxonomy, id, types); !kept) {
        return kept.error();
    }
    report.labelled = static_cast<qint64>(types.size());
    return report;
}

} // namespace groundmark::viewers
