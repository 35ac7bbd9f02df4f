// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/benchmark.h"
#include "evaluation/metrics/answer_match.h"

namespace groundmark::evaluation {

/// OCR-Robust (arXiv 2606.26041): short answers about text in pictures, compared after
/// normalisation. How a model holds up under perturbations comes from several runs or samples at
/// once; see robustness_data.h.
///
/// A sample's `extra` says what kind of answer is asked for ("answer_type": money, money_decimal,
/// integer, decimal, percent, date, yes_no, choice, text), and the prompt hints at its format.
class OcrRobust : public Benchmark
{
public:
    [[nodiscard]] QString id() const override { return QStringLiteral("ocr-robust"); }
    [[nodiscard]] QString title() const override { return QStringLiteral("OCR-Robust"); }
    [[nodiscard]] QStringList tasks() const override;
    [[nodiscard]] QString prompt(const Truth& truth, const Setting& setting) const override;
    [[nodiscard]] QString expected(const Truth& truth) const override;
    /// One question where a free answer is not equal to the truth, as the paper asks GPT-4o.
    [[nodiscard]] std::vector<JudgeQuestion>
    judgeQuestions(const Truth& truth, const Prediction& prediction) const override;
    /// Two numbers: "exact match" after normalisation, or, where it fails and a judge was asked,
    /// "exact match, else judge"; and "answer in reply": the normalised answer stands in the reply,
    /// at word boundaries. The second is ours and is what an OCR engine, which cannot answer, is
    /// measured by.
    [[nodiscard]] Judgement
    judge(const Truth& truth, const Prediction& prediction, Explain explain) const override;
    /// Accuracy by subset. An empty, declined or unparseable reply is not right and counts; a
    /// failed request does not.
    [[nodiscard]] std::vector<Table> tables(std::span<const TableItem> items) const override;
};

namespace ocr_robust {

/// The format that goes with an answer type: "money" gives "$ + Integer" (paper), the others are
/// ours. "a word or short phrase" for an unknown type.
[[nodiscard]] QString formatHint(const QString& answerType);
/// "answer_type" of the sample's extra; "choice" when there are choices and no type is named.
[[nodiscard]] QString answerType(const Sample& sample);
/// Whether the normalised answer stands in the normalised reply and no letter or digit touches it
/// (in scripts that write without spaces, anywhere).
[[nodiscard]] bool answerInReply(const QString& answer, const QString& reply);

/// What a judge and a person say of the same answer.
struct JudgedAnswer
{
    QString subset;
    bool judge = false; ///< the answer is right
    bool person = false;
};
/// How far a judge may be trusted, by subset and over all (auditJudges() tells it by judge): number judged, share on which judge and
/// person agree, Cohen's kappa. The paper reports 364 of 367 and kappa 0.967 and 0.903.
[[nodiscard]] Table judgeAgreement(std::span<const JudgedAnswer> answers);

} // namespace ocr_robust

} // namespace groundmark::evaluation
