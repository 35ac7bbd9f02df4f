// SPDX-License-Identifier: GPL-3.0-or-later
// groundmark_bench_metrics: run by hand; --benchmark_format=json for numbers to keep.
#include "evaluation/benchmarks/ocrbench_v2/item.h"
#include "evaluation/metrics/python/json.h"
#include "evaluation/metrics/teds.h"

#include <benchmark/benchmark.h>
#include <fstream>
#include <string>

namespace {

using namespace groundmark::evaluation;

Text table(int rows, int columns, int seed)
{
    std::string html = "<html><body><table>";
    for (int row = 0; row < rows; ++row) {
        html += "<tr>";
        for (int column = 0; column < columns; ++column) {
            html += "<td>cell " + std::to_string((row * 31 + column * 17 + seed) % 97)
                + " of the table</td>";
        }
        html += "</tr>";
    }
    return fromUtf8(html + "</table></body></html>");
}

void tedsOfTwoTables(benchmark::State& state)
{
    const auto rows = int(state.range(0));
    const auto columns = int(state.range(1));
    const Text truth = table(rows, columns, 0);
    const Text answer = table(rows, columns, 5);
    for (auto _ : state) {
        benchmark::DoNotOptimize(teds(truth, answer, {}, Explain::No).value);
    }
}
BENCHMARK(tedsOfTwoTables)->Args({20, 10})->Args({50, 20})->Unit(benchmark::kMillisecond);

/// 2,000 items of all task types, taken in turn from the golden vectors.
std::vector<python::Value> mixedTwoThousand()
{
    constexpr std::size_t kItems = 2'000;
    std::vector<python::Value> items;
    for (const char* kind :
         {"chart",
          "counting",
          "document",
          "formula",
          "grounding",
          "kie",
          "spotting",
          "table",
          "text",
          "vqa",
          "vqa_position"}) {
        std::ifstream file(
            std::string(GROUNDMARK_VECTORS) + "/ocrbench_v2/items_" + kind + ".jsonl");
        for (std::string line; std::getline(file, line);) {
            const auto value = python::parseJson(line);
            if (value && value->find("item") != nullptr) {
                python::Value item = *value->find("item");
                item.set("type", *value->find("type"));
                item.set("predict", *value->find("predict"));
                items.push_back(item);
            }
        }
    }
    for (std::size_t i = 0; items.size() < kItems && !items.empty(); ++i) {
        items.push_back(items[i]);
    }
    return items;
}

/// On one core; the official program takes 14.6 s for such a file on the same machine.
void mixedItems(benchmark::State& state)
{
    const std::vector<python::Value> items = mixedTwoThousand();
    const Lexicons lexicons;
    for (auto _ : state) {
        for (const python::Value& item : items) {
            benchmark::DoNotOptimize(ocrbench_v2::scoreItem(item, lexicons, Explain::No).value);
        }
    }
    state.SetItemsProcessed(state.iterations() * std::int64_t(items.size()));
}
BENCHMARK(mixedItems)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
