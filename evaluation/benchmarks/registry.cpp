// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmark.h"
#include "evaluation/benchmarks/page_text/page_text.h"

#include <algorithm>

namespace groundmark::evaluation {

BenchmarkRegistry::BenchmarkRegistry()
{
    m_benchmarks.push_back(std::make_unique<PageTextBenchmark>());
}

BenchmarkRegistry::~BenchmarkRegistry() = default;

std::span<const std::unique_ptr<Benchmark>> BenchmarkRegistry::all() const
{
    return m_benchmarks;
}

const Benchmark* BenchmarkRegistry::find(QStringView id) const
{
    const auto found = std::ranges::find_if(m_benchmarks, [id](const auto& benchmark) {
        return benchmark->id() == id;
    });
    return found != m_benchmarks.end() ? found->get() : nullptr;
}

} // namespace groundmark::evaluation
