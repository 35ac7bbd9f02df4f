// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/benchmark.h"

namespace groundmark::evaluation {

/// MMTR-Bench: recover the text under a mask. Scores follow MMTR-Bench-eval (common_mmtr.py,
/// step3_eval_mmtr_llm.py) and Appendix A of the paper.
///
/// For L2–L4 the number needs two things from outside: the similarity of embeddings, and a judge's
/// yes or no. The similarity is taken from Prediction::extra, "mmtr": {"embed_sim", "embed_model"}
/// (see embed_run.h); the verdict from Prediction::verdicts of the protocol "mmtr-gate"; both else
/// from the "scores" of an official result file. Where one is missing, the score is made without it
/// and bears another name: see metric names below. It never passes for the official one.
///
/// Outcomes: a reply that says that there is no mask, or describes it, is Unparseable ("instruction
/// misalignment"); "[UNK]" is RefusedOrEmpty, as the prompt allows it. Both keep the official number,
/// which counts their text like any other.
class MmtrBench final : public Benchmark
{
public:
    [[nodiscard]] QString id() const override { return QStringLiteral("mmtr"); }
    [[nodiscard]] QString title() const override { return QStringLiteral("MMTR-Bench"); }
    [[nodiscard]] QStringList tasks() const override;
    [[nodiscard]] QString prompt(const Truth& truth, const Setting& setting) const override;
    [[nodiscard]] QString expected(const Truth& truth) const override;
    [[nodiscard]] std::vector<JudgeQuestion>
    judgeQuestions(const Truth& truth, const Prediction& prediction) const override;
    [[nodiscard]] Judgement
    judge(const Truth& truth, const Prediction& prediction, Explain explain) const override;
    [[nodiscard]] std::map<QString, QString> groups(const Truth& truth) const override;
    [[nodiscard]] bool hasGroups() const override { return true; }
    [[nodiscard]] std::vector<Table> tables(std::span<const TableItem> items) const override;
    [[nodiscard]] std::vector<Table> statistics(std::span<const Truth> samples) const override;
    [[nodiscard]] std::vector<Shape> covered(const Truth& truth, int page) const override;
};

namespace mmtr {

/// The judge's question, see judge/judge_protocols.h.
inline constexpr QLatin1StringView GateProtocol("mmtr-gate");

/// Names of the primary score, by what it was made with.
inline constexpr QLatin1StringView FinalMetric("final"); ///< L1, or embeddings and a judge
inline constexpr QLatin1StringView UngatedMetric("final, no judge");
inline constexpr QLatin1StringView LexicalMetric("final, char-hash"); ///< with a judge
inline constexpr QLatin1StringView LexicalUngatedMetric("final, char-hash, no judge");

} // namespace mmtr

} // namespace groundmark::evaluation
