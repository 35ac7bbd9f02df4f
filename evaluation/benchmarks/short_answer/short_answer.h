// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/benchmark.h"

namespace groundmark::evaluation {

/// Scores the short final answer of a reply against every acceptable answer, and says by the
/// metric's name which plain comparison did it. It serves the data sets whose own scoring asks for
/// a judge or a run of several conditions (MagiC, MMTR-Bench, OCR-Robust): the number is real, but
/// it is not their official one, and is not named so.
///
/// The answer is what follows the last "Answer:" at the start of a line, else the whole reply; see
/// finalAnswer().
class ShortAnswerBenchmark : public Benchmark
{
public:
    enum class Comparison
    {
        Contains, ///< the answer stands somewhere in what the model said
        ExactMatch, ///< equal after lower case and trimming
        Anls, ///< 1 − edits / longer length, 0 below 0.5
    };

    ShortAnswerBenchmark(QString id, QString title, Comparison comparison);

    [[nodiscard]] QString id() const override { return m_id; }
    [[nodiscard]] QString title() const override { return m_title; }
    [[nodiscard]] QString prompt(const Truth& truth, const Setting& setting) const override;
    [[nodiscard]] QString expected(const Truth& truth) const override;
    [[nodiscard]] Judgement
    judge(const Truth& truth, const Prediction& prediction, Explain explain) const override;
    [[nodiscard]] std::vector<Table> tables(std::span<const TableItem> items) const override;

private:
    QString m_id;
    QString m_title;
    Comparison m_comparison;
};

/// The answer in a reply: after the last "Answer:" or "Final answer:" at the start of a line (in
/// any case, bold or not, with an ASCII or a full-width colon); without one, the whole reply.
/// Blanks and the Markdown emphasis (* and _) at both ends are taken off.
[[nodiscard]] QString finalAnswer(const QString& reply);

} // namespace groundmark::evaluation
