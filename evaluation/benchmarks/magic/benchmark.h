// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/benchmark.h"

namespace groundmark::evaluation {

/// MagiC: answers, and how well the reasoning points at the regions that matter.
///
/// Metrics of a reply: "normalised match" (offline, ours: one answer equals the other after
/// normalisation, or a whole word of the reply's answer is the short one), and, where regions are
/// numbered, "region precision", "region recall", "region F1" with the counts behind them:
/// "regions named" and "regions relevant" are numbers, not shares. The paper's answer accuracies
/// need a judge.
/// Source: MagiC, arXiv 2507.07297.
class MagicBenchmark : public Benchmark
{
public:
    [[nodiscard]] QString id() const override { return QStringLiteral("magic"); }
    [[nodiscard]] QString title() const override { return QStringLiteral("MagiC"); }
    [[nodiscard]] QStringList tasks() const override;
    [[nodiscard]] QString prompt(const Truth& truth, const Setting& setting) const override;
    [[nodiscard]] QString expected(const Truth& truth) const override;
    [[nodiscard]] Judgement
    judge(const Truth& truth, const Prediction& prediction, Explain explain) const override;
    [[nodiscard]] std::vector<Table> tables(std::span<const TableItem> items) const override;
};

/// The setting modes: reasoning ("cot"), and reasoning with the invitation to correct oneself.
inline constexpr QLatin1StringView SelfCorrectionMode("self-correction");

} // namespace groundmark::evaluation
