// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/benchmark.h"
#include "evaluation/metrics/lexicons.h"

#include <memory>

namespace groundmark::evaluation {

/// OCRBench v2 (Fu et al. 2024): 30 task types, 8 English and 5 Chinese capabilities. A sample's
/// task is the item's `type`, its question's rule the item's `eval`; `bbox` and `content` come from
/// the sample's further keys.
class OcrBenchV2 : public Benchmark
{
public:
    explicit OcrBenchV2(std::shared_ptr<const Lexicons> lexicons);

    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QStringList tasks() const override;
    [[nodiscard]] QString prompt(const Truth& truth, const Setting& setting) const override;
    [[nodiscard]] QString expected(const Truth& truth) const override;
    [[nodiscard]] Judgement
    judge(const Truth& truth, const Prediction& prediction, Explain explain) const override;
    /// One table per language: the mean of each capability and their plain mean. Unparseable and
    /// refused predictions count with their official score, failed requests do not count.
    [[nodiscard]] std::vector<Table> tables(std::span<const TableItem> items) const override;

private:
    std::shared_ptr<const Lexicons> m_lexicons;
};

} // namespace groundmark::evaluation
