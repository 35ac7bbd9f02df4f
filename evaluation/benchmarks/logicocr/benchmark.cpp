// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/logicocr/benchmark.h"

#include "evaluation/benchmarks/item_values.h"
#include "evaluation/benchmarks/logicocr/accuracy.h"
#include "evaluation/benchmarks/logicocr/parse.h"
#include "evaluation/benchmarks/logicocr/set_statistics.h"
#include "evaluation/benchmarks/ocrbench_v2/item.h"
#include "evaluation/judge/judge_audit.h"
#include "evaluation/metrics/python/json.h"
#include "evaluation/metrics/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace groundmark::evaluation {

using python::Value;

namespace {

QString lastLine(const QString& placeholder, const QString& meaning)
{
    return QStringLiteral(" The last line of your response should be of the following format: "
                          "'Answer: %1' where %2. Think step by step before answering.")
        .arg(placeholder, meaning);
}

bool isReasoning(const Setting& setting)
{
    return setting.mode == QLatin1String("cot");
}

Outcome outcomeOf(const Graded& graded, const Value& response)
{
    return ocrbench_v2::outcomeOf(graded, response);
}

Table::Cell cellOf(const logicocr::Accuracy::Count& count)
{
    return {
        count.all > 0 ? std::optional(double(count.correct) / count.all) : std::nullopt, count.all};
}

/// One row per group and one for the whole subset; `groupOf` may give nothing for an odd task.
template <typename Groups, typename GroupOf>
Table accuracyTable(
    const QString& title, const Groups& groups, std::span<const TableItem> items, GroupOf groupOf)
{
    logicocr::Accuracy accuracy;
    for (const TableItem& item : items) {
        const std::optional<std::size_t> group = groupOf(item.task);
        if (item.outcome != Outcome::ApiError && group) {
            accuracy.add(*group, item.score >= 0.5);
        }
    }
    Table table;
    table.title = title;
    table.columns = {QCoreApplication::translate("Benchmarks", "Accuracy")};
    for (std::size_t i = 0; i < groups.size(); ++i) {
        table.rows.push_back(
            {QString::fromUtf8(groups[i].data(), qsizetype(groups[i].size())),
             {cellOf(accuracy.groups[i])}});
    }
    table.rows.push_back(
        {QCoreApplication::translate("Benchmarks", "All"), {cellOf(accuracy.total)}});
    return table;
}

} // namespace

QString LogicOcrGen::id() const
{
    return QStringLiteral("logicocr-gen");
}

QString LogicOcrGen::title() const
{
    return QStringLiteral("LogicOCR-Gen");
}

QString LogicOcrGen::prompt(const Truth& truth, const Setting& setting) const
{
    const Question question = questionOf(truth);
    const bool reasoning = isReasoning(setting);
    const QString ending
        = lastLine(QStringLiteral("LETTER"), QStringLiteral("LETTER is one of options"));
    QString text;
    if (setting.input == QLatin1String("text")) {
        text = QStringLiteral("Question: %1 %2\nOptions:\n%3\n")
                   .arg(question.context, question.text, question.choices.join(u'\n'));
        text += reasoning
            ? QStringLiteral(
                "Solve the multi-choice question and then answer with one option letter.")
            : QStringLiteral(
                "Directly answer the question with one option letter without explanation.");
        return reasoning ? text + ending : text;
    }
    if (setting.input == QLatin1String("ocr")) {
        text = qstringOf(extraOf(truth.sample, "ocr_res").text());
        text += QStringLiteral(
            "\nSolve the above multi-choice question and then answer with one option letter.");
        return text + ending;
    }
    if (!reasoning) {
        return QStringLiteral("Solve the multi-choice question in image. Directly answer the "
                              "question with one option letter without explanation.");
    }
    text = QStringLiteral(
        "Solve the multi-choice question in image and then answer with one option letter.");
    return text + ending;
}

QString LogicOcrGen::expected(const Truth& truth) const
{
    const Question question = questionOf(truth);
    return question.answers.isEmpty() ? QString() : question.answers.first().text;
}

Judgement
LogicOcrGen::judge(const Truth& truth, const Prediction& prediction, Explain explain) const
{
    const Question question = questionOf(truth);
    const Value response = valueOf(prediction.raw);
    const Value choices
        = question.choices.isEmpty() ? Value() : valueOf(question.choices.join(u'\n'));
    constexpr auto kVariant = logicocr::Variant::Default;
    Graded graded
        = logicocr::answerScore(response, choices, valueOf(expected(truth)), kVariant, explain);
    const Outcome outcome = outcomeOf(graded, response);
    Judgement judgement
        = judgementOf(prediction, outcome, QStringLiteral("accuracy"), std::move(graded));
    judgement.parsed
        = qstringOf(logicocr::parseResponse(response, choices, kVariant).letter.value_or(Text()));
    return judgement;
}

std::vector<Table> LogicOcrGen::tables(std::span<const TableItem> items) const
{
    return {accuracyTable(title(), logicocr::kGenGroups, items, [](const QString& task) {
        return std::optional(
            logicocr::genGroup(std::size_t(task.split(u',', Qt::SkipEmptyParts).size())));
    })};
}

std::vector<Table> LogicOcrGen::statistics(std::span<const Truth> samples) const
{
    return {logicocr::genStatistics(samples)};
}

QString LogicOcrReal::id() const
{
    return QStringLiteral("logicocr-real");
}

QString LogicOcrReal::title() const
{
    return QStringLiteral("LogicOCR-Real");
}

QStringList LogicOcrReal::tasks() const
{
    return {
        QStringLiteral("data comparison analysis"),
        QStringLiteral("data statistical analysis"),
        QStringLiteral("mathematical reasoning"),
        QStringLiteral("temporal reasoning"),
        QStringLiteral("decision reasoning"),
        QStringLiteral("conditional reasoning")};
}

QString LogicOcrReal::prompt(const Truth& truth, const Setting& setting) const
{
    const QString question = questionOf(truth).text;
    if (isReasoning(setting)) {
        return question
            + lastLine(
                   QStringLiteral("YOUR_ANSWER"),
                   QStringLiteral("YOUR_ANSWER is the final answer"));
    }
    return question
        + QStringLiteral(
               " Directly answer the question using a single word or phrase without explanation.");
}

QString LogicOcrReal::expected(const Truth& truth) const
{
    const Question question = questionOf(truth);
    return question.answers.isEmpty() ? QString() : question.answers.first().text;
}

namespace {

/// What follows the last "Answer:", or all of it.
QString saidIn(const QString& raw)
{
    const QString mark = QStringLiteral("Answer:");
    const qsizetype at = raw.lastIndexOf(mark);
    return (at < 0 ? raw : raw.mid(at + mark.size())).trimmed();
}

/// The verdict that came with an imported prediction.
std::optional<bool> importedVerdict(const Prediction& prediction)
{
    const auto extra = python::parseJson(prediction.extra.toStdString());
    const Value* evaluation = extra ? extra->find("evaluation") : nullptr;
    const Value* correct = evaluation != nullptr ? evaluation->find("correct") : nullptr;
    return correct != nullptr ? std::optional(correct->isTruthy()) : std::nullopt;
}

const QString JudgeId = QStringLiteral("logicocr");

} // namespace

std::vector<JudgeQuestion>
LogicOcrReal::judgeQuestions(const Truth& truth, const Prediction& prediction) const
{
    if (importedVerdict(prediction) || saidIn(prediction.raw).isEmpty()) {
        return {};
    }
    return {
        {JudgeId,
         {{QStringLiteral("question"), questionOf(truth).text},
          {QStringLiteral("ground_truth"), expected(truth)},
          {QStringLiteral("model_output"), saidIn(prediction.raw)}}}};
}

Judgement
LogicOcrReal::judge(const Truth& truth, const Prediction& prediction, Explain explain) const
{
    const QString said = saidIn(prediction.raw);
    const std::optional<bool> imported = importedVerdict(prediction);
    const std::optional<bool> verdict
        = imported ? imported : decidingVerdict(prediction.verdicts, JudgeId);
    Graded graded;
    if (verdict) {
        graded.value = *verdict ? 1.0 : 0.0;
        if (explain == Explain::Yes) {
            graded.reason
                = {{"rule",
                    imported ? "verdict of the judge that came with the prediction"
                             : "verdict of the judge"}};
        }
    } else {
        const Scored match
            = containsMatch(expected(truth).toStdString(), said.toStdString(), explain);
        graded.value = match.value;
        graded.reason = match.reason;
    }
    const Outcome outcome = outcomeOf(graded, valueOf(prediction.raw));
    const QString metric
        = verdict ? QStringLiteral("accuracy") : QStringLiteral("contains, no judge");
    Judgement judgement = judgementOf(prediction, outcome, metric, std::move(graded));
    judgement.parsed = said;
    return judgement;
}

std::vector<Table> LogicOcrReal::tables(std::span<const TableItem> items) const
{
    return {accuracyTable(title(), logicocr::kRealGroups, items, [](const QString& task) {
        return logicocr::realGroup(task.toStdString());
    })};
}

std::vector<Table> LogicOcrReal::statistics(std::span<const Truth> samples) const
{
    std::vector<Table> all {logicocr::realStatistics(samples)};
    const bool crafted = std::ranges::any_of(samples, [](const Truth& truth) { return !truth.design.hops.isEmpty(); });
    if (crafted) {
        all.push_back(logicocr::hopStatistics(samples));
    }
    return all;
}

} // namespace groundmark::evaluation
