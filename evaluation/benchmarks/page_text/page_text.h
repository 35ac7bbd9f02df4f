// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/benchmark.h"

namespace groundmark::evaluation {

/// Reading a whole page, as OmniDocBench and MDPBench data sets ask for: the reply's text against
/// the page's text in reading order, by 1 − normalised edit distance (Levenshtein on code points /
/// longer length, on white space folded to single blanks). This is the plain page-level number;
/// OmniDocBench's own end-to-end score matches block by block and is another metric.
class PageTextBenchmark : public Benchmark
{
public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString prompt(const Truth& truth, const Setting& setting) const override;
    [[nodiscard]] QString expected(const Truth& truth) const override;
    [[nodiscard]] Judgement judge(
        const Truth& truth, const Prediction& prediction, Explain explain) const override;
    [[nodiscard]] std::vector<Table> tables(std::span<const TableItem> items) const override;
};

} // namespace groundmark::evaluation
