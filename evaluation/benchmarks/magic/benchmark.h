// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/benchmark.h"

namespace groundmark::evaluation {

/// MagiC: answers, and how well the reasoning points at the regions that matter.
///
/// Metrics of a reply: "short answer (judge)" and "full answer (judge)" as soon as a judge was
/// asked; else "normalised match" comes first (offline, ours: a true answer stands in the reply's
/// answer, as whole words). Where regions are numbered, "region F1", "region precision" and "region
/// recall" follow with the counts behind them: "regions named" and "regions relevant" are numbers,
/// not shares. An unreadable verdict counts as incorrect, as in the protocol, and the reason says so.
/// Source: MagiC, arXiv 2507.07297.
class MagicBenchmark : public Benchmark
{
public:
    [[nodiscard]] QString id() const override { return QStringLiteral("magic"); }
    [[nodiscard]] QString title() const override { return QStringLiteral("MagiC"); }
    [[nodiscard]] QStringList tasks() const override;
    [[nodiscard]] QString prompt(const Truth& truth, const Setting& setting) const override;
    [[nodiscard]] QString expected(const Truth& truth) const override;
    [[nodiscard]] std::vector<JudgeQuestion>
    judgeQuestions(const Truth& truth, const Prediction& prediction) const override;
    [[nodiscard]] Judgement
    judge(const Truth& truth, const Prediction& prediction, Explain explain) const override;
    [[nodiscard]] std::vector<Table> tables(std::span<const TableItem> items) const override;
    [[nodiscard]] std::vector<Table> statistics(std::span<const Truth> samples) const override;
};

/// The setting modes: reasoning ("cot"), and reasoning with the invitation to correct oneself.
inline constexpr QLatin1StringView SelfCorrectionMode("self-correction");

} // namespace groundmark::evaluation
