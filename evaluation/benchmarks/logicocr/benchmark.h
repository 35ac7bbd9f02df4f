// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/benchmark.h"
#include "evaluation/metrics/lexicons.h"

#include <memory>

/// LogicOCR (Ye et al. 2025). Prompts are those of the paper's appendices B to D.
namespace groundmark::evaluation {

/// 1,100 multiple-choice questions on generated pages; a sample's task names its reasoning types,
/// separated by commas. The tables group by how many there are.
class LogicOcrGen : public Benchmark
{
public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString title() const override;
    /// Settings: direct or cot; input "image", "text" (context, question and options) or "ocr" (the
    /// model's own transcription, which is expected in the sample's `ocr_res` key).
    [[nodiscard]] QString prompt(const Truth& truth, const Setting& setting) const override;
    [[nodiscard]] QString expected(const Truth& truth) const override;
    [[nodiscard]] Judgement
    judge(const Truth& truth, const Prediction& prediction, Explain explain) const override;
    [[nodiscard]] std::vector<Table> tables(std::span<const TableItem> items) const override;
    /// The paper's Table 2.
    [[nodiscard]] std::vector<Table> statistics(std::span<const Truth> samples) const override;
};

/// 1,680 open questions on photographed pages. The paper has an external judge decide and publishes
/// no code for it. The score is "accuracy" where a judge has spoken: `evaluation.correct` of an
/// imported prediction, else the verdict of the protocol "logicocr". Without one it is a match of our
/// own with what follows the last "Answer:", and is named "contains, no judge".
class LogicOcrReal : public Benchmark
{
public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QStringList tasks() const override;
    [[nodiscard]] QString prompt(const Truth& truth, const Setting& setting) const override;
    [[nodiscard]] QString expected(const Truth& truth) const override;
    [[nodiscard]] std::vector<JudgeQuestion>
    judgeQuestions(const Truth& truth, const Prediction& prediction) const override;
    [[nodiscard]] Judgement
    judge(const Truth& truth, const Prediction& prediction, Explain explain) const override;
    [[nodiscard]] std::vector<Table> tables(std::span<const TableItem> items) const override;
    /// The paper's Table 3, and the hop chains.
    [[nodiscard]] std::vector<Table> statistics(std::span<const Truth> samples) const override;
};

/// How well a model transcribes the pages of LogicOCR-Gen: the paper's table of OCR quality. The
/// primary score is 1 − edit distance, so that higher is better.
class LogicOcrReading : public Benchmark
{
public:
    explicit LogicOcrReading(std::shared_ptr<const Lexicons> lexicons);

    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString prompt(const Truth& truth, const Setting& setting) const override;
    [[nodiscard]] QString expected(const Truth& truth) const override;
    [[nodiscard]] Judgement
    judge(const Truth& truth, const Prediction& prediction, Explain explain) const override;
    /// The paper's columns: edit distance, F1, precision, recall, BLEU, METEOR, each 0–1; items
    /// without a readable text on both sides have no number and are left out.
    [[nodiscard]] std::vector<Table> tables(std::span<const TableItem> items) const override;

private:
    std::shared_ptr<const Lexicons> m_lexicons;
};

} // namespace groundmark::evaluation
