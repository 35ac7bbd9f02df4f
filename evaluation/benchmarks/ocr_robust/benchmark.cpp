// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/ocr_robust/benchmark.h"

#include "evaluation/benchmarks/short_answer/short_answer.h"
#include "evaluation/judge/judge_audit.h"
#include "evaluation/metrics/agreement.h"

#include <QCoreApplication>

#include <array>
#include <map>

using namespace Qt::StringLiterals;

namespace groundmark::evaluation {

namespace {

constexpr QStringView JudgeProtocolId = u"ocr-robust";

struct Best
{
    bool isExact = false;
    bool isInReply = false;
    bool needsJudge = false;
    QString answer; ///< the acceptable answer that the reason speaks of
};

Best bestOf(const Sample& sample, const Prediction& prediction, const QString& parsed)
{
    const auto kind = ocr_robust::answerType(sample) == u"choice"
        ? ocr_robust::AnswerKind::MultipleChoice
        : ocr_robust::AnswerKind::Free;
    Best best;
    for (const Question& question : sample.questions) {
        for (const Answer& answer : question.answers) {
            const auto match = ocr_robust::matchAnswer(parsed, answer.text, kind);
            const bool isFirst = best.answer.isEmpty();
            if (isFirst || (match.isExact && !best.isExact)) {
                best.answer = answer.text;
                best.needsJudge = match.needsJudge;
            }
            best.isExact = best.isExact || match.isExact;
            best.isInReply = best.isInReply || match.isExact
                || ocr_robust::answerInReply(answer.text, prediction.raw);
        }
    }
    return best;
}

Reason reasonOf(const Best& best, const QString& parsed, const std::optional<bool>& verdict)
{
    Reason reason;
    reason["rule"] = "exact match after normalisation";
    reason["normalised"]
        = {{"how", "lower case; no punctuation but decimal points and currency; single spaces"},
           {"truth", ocr_robust::normalisedAnswer(best.answer).toStdString()},
           {"answer", ocr_robust::normalisedAnswer(parsed).toStdString()}};
    if (verdict) {
        reason["notes"] = {*verdict ? "Not equal, but a judge says that it means the same."
                                    : "Not equal, and a judge says that it means something else."};
    } else if (best.needsJudge && !best.isExact) {
        reason["notes"] = {"Not equal; the paper asks a judge whether it means the same."};
    }
    return reason;
}

} // namespace

QStringList OcrRobust::tasks() const
{
    return {u"OCR1.0"_s, u"OCR2.0"_s};
}

QString OcrRobust::prompt(const Truth& truth, const Setting& setting) const
{
    const auto& questions = truth.sample.questions;
    QString text = questions.isEmpty() ? QString() : questions.first().text;
    if (!questions.isEmpty() && !questions.first().choices.isEmpty()) {
        text += u'\n' + questions.first().choices.join(u'\n');
    }
    const QString hint = ocr_robust::formatHint(ocr_robust::answerType(truth.sample));
    text += u"\nAnswer format: "_s + hint;
    return setting.mode == u"cot"
        ? text
            + u"\nThink step by step, then give the final answer on the last line as: Answer: ..."_s
        : text + u"\nAnswer the question directly without any explanation."_s;
}

QString OcrRobust::expected(const Truth& truth) const
{
    const auto& questions = truth.sample.questions;
    return questions.isEmpty() || questions.first().answers.isEmpty()
        ? QString()
        : questions.first().answers.first().text;
}

std::vector<JudgeQuestion>
OcrRobust::judgeQuestions(const Truth& truth, const Prediction& prediction) const
{
    const QString parsed = finalAnswer(prediction.raw);
    const Best best = bestOf(truth.sample, prediction, parsed);
    if (parsed.isEmpty() || best.isExact || !best.needsJudge) {
        return {};
    }
    const auto& questions = truth.sample.questions;
    return {
        {JudgeProtocolId.toString(),
         {{u"question"_s, questions.isEmpty() ? QString() : questions.first().text},
          {u"ground_truth"_s, best.answer},
          {u"model_output"_s, parsed}}}};
}

Judgement OcrRobust::judge(const Truth& truth, const Prediction& prediction, Explain explain) const
{
    Judgement judgement;
    judgement.outcome = prediction.outcome;
    if (prediction.outcome == Outcome::ApiError || prediction.outcome == Outcome::RefusedOrEmpty) {
        return judgement;
    }
    if (prediction.raw.trimmed().isEmpty()) {
        judgement.outcome = Outcome::RefusedOrEmpty;
        return judgement;
    }
    judgement.parsed = finalAnswer(prediction.raw);
    judgement.outcome = judgement.parsed.isEmpty() ? Outcome::Unparseable : Outcome::Scored;
    const Best best = bestOf(truth.sample, prediction, judgement.parsed);
    if (judgement.outcome != Outcome::Scored || best.answer.isEmpty()) {
        return judgement; // without a truth there is nothing to compare with
    }
    const auto verdict = best.isExact || !best.needsJudge
        ? std::nullopt
        : decidingVerdict(prediction.verdicts, JudgeProtocolId);
    judgement.scores.push_back(MetricScore
        {verdict ? u"exact match, else judge"_s : u"exact match"_s,
         best.isExact || verdict.value_or(false) ? 1.0 : 0.0,
         explain == Explain::Yes ? reasonOf(best, judgement.parsed, verdict) : Reason()});
    judgement.scores.push_back({u"answer in reply"_s, best.isInReply ? 1.0 : 0.0, {}});
    return judgement;
}

std::vector<Table> OcrRobust::tables(std::span<const TableItem> items) const
{
    struct Sum
    {
        double right = 0.0;
        int n = 0;
    };
    std::map<QString, Sum> bySubset;
    Sum all;
    for (const TableItem& item : items) {
        if (item.outcome == Outcome::ApiError) {
            continue;
        }
        for (Sum* sum : {&bySubset[item.task], &all}) {
            sum->right += item.outcome == Outcome::Scored ? item.score : 0.0;
            ++sum->n;
        }
    }
    const auto cell = [](const Sum& sum) {
        return Table::Cell {sum.n > 0 ? std::optional(sum.right / sum.n) : std::nullopt, sum.n};
    };
    Table table;
    table.title = title();
    table.columns = {u"accuracy"_s};
    for (const auto& [subset, sum] : bySubset) {
        table.rows.push_back({subset, {cell(sum)}});
    }
    table.rows.push_back({QCoreApplication::translate("Benchmarks", "All"), {cell(all)}});
    return {table};
}

namespace ocr_robust {

QString formatHint(const QString& type)
{
    struct Hint
    {
        QLatin1StringView type;
        QLatin1StringView hint;
    };
    static constexpr std::array hints {
        Hint {"money"_L1, "$ + Integer"_L1},
        Hint {"money_decimal"_L1, "$ + number with two decimals"_L1},
        Hint {"integer"_L1, "Integer"_L1},
        Hint {"decimal"_L1, "Number"_L1},
        Hint {"percent"_L1, "Number + %"_L1},
        Hint {"date"_L1, "as written in the image"_L1},
        Hint {"yes_no"_L1, "Yes or No"_L1},
        Hint {"choice"_L1, "a single option letter"_L1},
    };
    for (const Hint& hint : hints) {
        if (hint.type == type) {
            return hint.hint;
        }
    }
    return u"a word or short phrase"_s;
}

QString answerType(const Sample& sample)
{
    const auto extra
        = Reason::parse(sample.extra.toStdString(), nullptr, false); // untrusted: never throws
    if (extra.is_object() && extra.contains("answer_type") && extra["answer_type"].is_string()) {
        return QString::fromStdString(extra["answer_type"].get<std::string>());
    }
    const bool hasChoices = !sample.questions.isEmpty() && !sample.questions[0].choices.isEmpty();
    return hasChoices ? u"choice"_s : QString();
}

bool answerInReply(const QString& answer, const QString& reply)
{
    const QString wanted = normalisedAnswer(answer);
    const QString said = normalisedAnswer(reply);
    // Han, kana and Hangul are letters, too, but words there touch each other.
    const auto joins = [](QChar a, QChar b) {
        const auto isWord = [](QChar c) {
            return c.isLetterOrNumber() && c.unicode() < 0x2E80;
        };
        return isWord(a) && isWord(b);
    };
    for (qsizetype at = said.indexOf(wanted); !wanted.isEmpty() && at >= 0;
         at = said.indexOf(wanted, at + 1)) {
        const qsizetype end = at + wanted.size();
        const bool isFreeBefore = at == 0 || !joins(said[at - 1], wanted.front());
        const bool isFreeAfter = end == said.size() || !joins(wanted.back(), said[end]);
        if (isFreeBefore && isFreeAfter) {
            return true;
        }
    }
    return false;
}

Table judgeAgreement(std::span<const JudgedAnswer> answers)
{
    std::map<QString, std::vector<JudgedAnswer>> bySubset;
    for (const JudgedAnswer& answer : answers) {
        bySubset[answer.subset].push_back(answer);
    }
    bySubset[QCoreApplication::translate("Benchmarks", "All")]
        .assign(answers.begin(), answers.end());
    Table table;
    table.title = QCoreApplication::translate("Benchmarks", "Judge against people");
    table.columns = {u"agreement"_s, u"kappa"_s};
    for (const auto& [subset, judged] : bySubset) {
        std::vector<QString> first;
        std::vector<QString> second;
        for (const JudgedAnswer& one : judged) {
            first.push_back(one.judge ? u"right"_s : u"wrong"_s);
            second.push_back(one.person ? u"right"_s : u"wrong"_s);
        }
        const auto kappa = cohenKappa(first, second);
        const int n = static_cast<int>(judged.size());
        table.rows.push_back(
            {subset,
             {{kappa ? std::optional(kappa->observed) : std::nullopt, n},
              {kappa ? std::optional(kappa->kappa) : std::nullopt, n}}});
    }
    return table;
}

} // namespace ocr_robust

} // namespace groundmark::evaluation
