// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/leaderboard/board_job.h"

#include "storage/dataset_repository.h"
#include "storage/run_store.h"
#include "viewers/leaderboard/comparability.h"

#include <algorithm>
#include <set>

namespace groundmark::viewers {

namespace {

using evaluation::BoardItem;
using evaluation::Contender;

/// Resampling is cut for large boards so that it ends within about a minute; the number used is
/// shown. One unit of work is one item of one run in one resample, about 0.2 µs.
constexpr double MostWork = 1.5e8;
constexpr std::size_t LeastResamples = 200;

std::size_t affordableResamples(std::span<const Contender> contenders, std::size_t wanted)
{
    double items = 1.0;
    for (const Contender& contender : contenders) {
        items += double(contender.items.size());
    }
    return std::clamp(std::size_t(MostWork / items), std::min(LeastResamples, wanted), wanted);
}

bool isIn(const Slice& slice, const BoardItem& item)
{
    return (slice.task.isEmpty() || item.item.task == slice.task)
        && (slice.language.isEmpty() || item.item.language == slice.language);
}

/// What divides the dataset: an attribute with a single value does not.
std::vector<Slice> slicesOf(const std::vector<std::vector<BoardItem>>& items)
{
    std::set<QString> tasks;
    std::set<QString> languages;
    for (const auto& run : items) {
        for (const BoardItem& item : run) {
            tasks.insert(item.item.task);
            languages.insert(item.item.language);
        }
    }
    std::vector<Slice> slices;
    for (const QString& language : languages) {
        if (languages.size() > 1 && !language.isEmpty()) {
            slices.push_back({{}, language});
        }
    }
    for (const QString& task : tasks) {
        if (tasks.size() > 1 && !task.isEmpty()) {
            slices.push_back({task, {}});
        }
    }
    return slices;
}

struct Contenders
{
    std::vector<Contender> ranked;
    std::vector<Contender> apart;
};

Result<Contenders> readContenders(
    storage::Project& project, const evaluation::Benchmark& benchmark, BoardResult& result)
{
    std::vector<std::vector<BoardItem>> items;
    storage::ProjectRunStore store(project);
    for (const auto& summary : result.runs) {
        auto read = store.boardItems(summary.run.id, &benchmark);
        if (!read) {
            return read.error();
        }
        items.push_back(std::move(*read));
    }
    result.slices = slicesOf(items);
    Contenders contenders;
    for (std::size_t i = 0; i < result.runs.size(); ++i) {
        std::erase_if(items[i], [&](const BoardItem& item) { return !isIn(result.request.slice, item); });
        const bool isRanked = result.apart[i].isEmpty();
        (isRanked ? contenders.ranked : contenders.apart).push_back({result.runs[i].run.name, std::move(items[i])});
        (isRanked ? result.rankedRuns : result.apartRuns).push_back(i);
    }
    return contenders;
}

/// Fills everything that needs no computing; nothing when there is nothing to rank.
const evaluation::Benchmark* readRuns(
    storage::Project& project, const evaluation::BenchmarkRegistry& benchmarks, BoardResult& result)
{
    const auto dataset = storage::DatasetRepository(project.database()).find(result.request.dataset);
    auto runs = storage::RunRepository(project.database()).list();
    if (!dataset || !runs) {
        result.error = !dataset ? dataset.error() : runs.error();
        return nullptr;
    }
    std::erase_if(*runs, [&](const auto& summary) { return summary.run.dataset != result.request.dataset; });
    result.runs = std::move(*runs);
    result.apart = apartReasons(result.runs);
    const evaluation::Benchmark* benchmark = *dataset ? benchmarks.find((*dataset)->benchmark) : nullptr;
    if (benchmark != nullptr) {
        result.benchmark = benchmark->title();
        for (const evaluation::Table& table : benchmark->tables({})) {
            result.tables.append(table.title);
        }
    }
    return benchmark;
}

} // namespace

void computeBoard(
    QPromise<BoardResult>& promise,
    std::shared_ptr<storage::Project> project,
    const evaluation::BenchmarkRegistry& benchmarks,
    const BoardRequest& request)
{
    BoardResult result;
    result.request = request;
    const auto give = [&](bool isFinal) {
        result.isFinal = isFinal;
        promise.addResult(result);
    };
    const evaluation::Benchmark* benchmark = readRuns(*project, benchmarks, result);
    if (benchmark == nullptr || result.runs.empty() || result.tables.isEmpty()) {
        give(true);
        return;
    }
    const auto contenders = readContenders(*project, *benchmark, result);
    if (!contenders) {
        result.error = contenders.error();
        give(true);
        return;
    }
    const std::size_t table = std::min(request.table, std::size_t(result.tables.size()) - 1);
    result.request.table = table;
    result.board = evaluation::plainBoard(*benchmark, contenders->ranked, table);
    result.apartBoard = evaluation::plainBoard(*benchmark, contenders->apart, table);
    give(false);

    evaluation::BoardOptions& options = result.request.options;
    options.resamples = affordableResamples(contenders->ranked, options.resamples);
    const auto isWanted = [&] { return !promise.isCanceled(); };
    result.tests = evaluation::pairedTests(contenders->ranked, options, isWanted);
    result.board = evaluation::fullBoard(*benchmark, contenders->ranked, table, result.tests, options, isWanted);
    result.apartBoard = evaluation::fullBoard(*benchmark, contenders->apart, table, {}, options, isWanted);
    if (isWanted()) {
        give(true);
    }
}

} // namespace groundmark::viewers
