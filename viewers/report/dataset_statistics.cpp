// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/report/dataset_statistics.h"

#include "storage/dataset_repository.h"
#include "storage/judged_chains.h"
#include "storage/question_repository.h"
#include "storage/review_repository.h"
#include "storage/run_store.h"
#include "storage/sample_repository.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace groundmark::viewers {

namespace {

struct Report
{
    Q_DECLARE_TR_FUNCTIONS(Report)
};

evaluation::Table::Row shareRow(const QString& name, int count, int all)
{
    return {name, {{all > 0 ? std::optional(double(count) / all) : std::nullopt, count}}};
}

QString wordOf(ReviewVerdict verdict)
{
    switch (verdict) {
    case ReviewVerdict::Waiting:
        return Report::tr("Waiting");
    case ReviewVerdict::Accepted:
        return Report::tr("Accepted");
    case ReviewVerdict::Rejected:
        return Report::tr("Rejected");
    case ReviewVerdict::Escalated:
        return Report::tr("Escalated");
    }
    return {};
}

/// Verdicts and reasons of the reviews of these samples, one table per queue.
std::vector<evaluation::Table>
reviewTables(const std::vector<Review>& reviews, const std::set<SampleId>& samples)
{
    std::map<QString, std::map<QString, int>> counts;
    std::map<QString, int> sizes;
    for (const Review& review : reviews) {
        if (samples.contains(review.sample)) {
            const QString verdict = wordOf(review.verdict);
            ++counts[review.queue][review.reason.isEmpty() ? verdict : verdict + QStringLiteral(": ") + review.reason];
            ++sizes[review.queue];
        }
    }
    std::vector<evaluation::Table> tables;
    for (const auto& [queue, rows] : counts) {
        evaluation::Table table {
            QCoreApplication::translate("Report", "Review: %1").arg(queue), {Report::tr("Share")}, {}};
        for (const auto& [name, count] : rows) {
            table.rows.push_back(shareRow(name, count, sizes[queue]));
        }
        tables.push_back(std::move(table));
    }
    return tables;
}

/// How long questions took to write; the paper says "approximately half an hour" (section 3.2).
evaluation::Table timeTable(std::vector<double> seconds)
{
    std::ranges::sort(seconds);
    const auto count = static_cast<int>(seconds.size());
    const double sum = std::accumulate(seconds.begin(), seconds.end(), 0.0);
    const double median = (seconds[(seconds.size() - 1) / 2] + seconds[seconds.size() / 2]) / 2.0;
    return {Report::tr("Time per question"),
            {Report::tr("Minutes")},
            {{Report::tr("Mean"), {{sum / count / 60.0, count}}}, {Report::tr("Median"), {{median / 60.0, count}}}}};
}

Result<DatasetStatistics> statisticsOf(
    storage::Project& project, const Dataset& dataset, const std::vector<Review>& reviews,
    const evaluation::BenchmarkRegistry& benchmarks)
{
    const auto ids = storage::SampleRepository(project.database()).ids(dataset.id);
    if (!ids) {
        return ids.error();
    }
    const evaluation::Benchmark* benchmark = benchmarks.find(dataset.benchmark);
    DatasetStatistics statistics {
        dataset.name, benchmark ? benchmark->title() : QString(), dataset.demonstration,
        static_cast<qint64>(ids->size()), {}};
    if (benchmark != nullptr) {
        storage::ProjectRunStore store(project);
        std::vector<evaluation::Truth> truths;
        for (const SampleId id : *ids) {
            auto truth = store.truth(id);
            if (!truth) {
                return truth.error();
            }
            auto chains = storage::judgedChains(project, truth->sample);
            if (!chains) {
                return chains.error();
            }
            truth->chains = std::move(*chains);
            truths.push_back(std::move(*truth));
        }
        statistics.tables = benchmark->statistics(truths);
    }
    const auto seconds = storage::QuestionRepository(project.database()).secondsOf(dataset.id);
    if (!seconds) {
        return seconds.error();
    }
    if (!seconds->empty()) {
        statistics.tables.push_back(timeTable(*seconds));
    }
    for (auto& table : reviewTables(reviews, {ids->begin(), ids->end()})) {
        statistics.tables.push_back(std::move(table));
    }
    return statistics;
}

} // namespace

Result<std::vector<DatasetStatistics>> buildStatistics(
    storage::Project& project, const QString& dataset, const evaluation::BenchmarkRegistry& benchmarks)
{
    const auto all = storage::DatasetRepository(project.database()).list();
    if (!all) {
        return all.error();
    }
    const auto reviews = storage::ReviewRepository(project.database()).all();
    if (!reviews) {
        return reviews.error();
    }
    std::vector<DatasetStatistics> found;
    for (const auto& listed : *all) {
        if (dataset.isEmpty() || listed.dataset.name == dataset) {
            auto statistics = statisticsOf(project, listed.dataset, *reviews, benchmarks);
            if (!statistics) {
                return statistics.error();
            }
            found.push_back(std::move(*statistics));
        }
    }
    if (found.empty() && !dataset.isEmpty()) {
        return Error {
            QCoreApplication::translate("Report", "There is no dataset \"%1\" in the project.").arg(dataset),
            project.path(), {}, {}};
    }
    return found;
}

} // namespace groundmark::viewers
