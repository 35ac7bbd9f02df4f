// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmark.h"
#include "evaluation/benchmarks/logicocr/benchmark.h"
#include "evaluation/benchmarks/magic/benchmark.h"
#include "evaluation/benchmarks/mmtr/benchmark.h"
#include "evaluation/benchmarks/ocr_robust/benchmark.h"
#include "evaluation/benchmarks/ocrbench_v2/benchmark.h"
#include "evaluation/benchmarks/page_text/page_text.h"
#include "evaluation/benchmarks/short_answer/short_answer.h"

#include <algorithm>

namespace groundmark::evaluation {

BenchmarkRegistry::BenchmarkRegistry()
{
    const auto lexicons = std::make_shared<const Lexicons>();
    m_benchmarks.push_back(std::make_unique<OcrBenchV2>(lexicons));
    m_benchmarks.push_back(std::make_unique<LogicOcrGen>());
    m_benchmarks.push_back(std::make_unique<LogicOcrReal>());
    m_benchmarks.push_back(std::make_unique<LogicOcrReading>(lexicons));
    m_benchmarks.push_back(std::make_unique<PageTextBenchmark>());
    m_benchmarks.push_back(std::make_unique<MagicBenchmark>());
    m_benchmarks.push_back(std::make_unique<MmtrBench>());
    m_benchmarks.push_back(std::make_unique<OcrRobust>());
    // For questions of one's own that belong to no published benchmark.
    m_benchmarks.push_back(std::make_unique<ShortAnswerBenchmark>(
        QStringLiteral("short-answer"), QStringLiteral("Short answers"), ShortAnswerBenchmark::Comparison::Anls));
}

BenchmarkRegistry::~BenchmarkRegistry() = default;

std::span<const std::unique_ptr<Benchmark>> BenchmarkRegistry::all() const
{
    return m_benchmarks;
}

const Benchmark* BenchmarkRegistry::find(QStringView id) const
{
    const auto found = std::ranges::find_if(
        m_benchmarks, [id](const auto& benchmark) { return benchmark->id() == id; });
    return found != m_benchmarks.end() ? found->get() : nullptr;
}

} // namespace groundmark::evaluation
