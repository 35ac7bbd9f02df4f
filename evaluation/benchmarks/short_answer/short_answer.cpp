// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/short_answer/short_answer.h"

#include "evaluation/metrics/text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <map>

namespace groundmark::evaluation {

namespace {

Scored compare(
    ShortAnswerBenchmark::Comparison comparison,
    const QString& truth,
    const QString& answer,
    Explain explain)
{
    const std::string expected = truth.toStdString();
    const std::string said = answer.toStdString();
    switch (comparison) {
    case ShortAnswerBenchmark::Comparison::Contains:
        return containsMatch(expected, said, explain);
    case ShortAnswerBenchmark::Comparison::ExactMatch:
        return exactMatch(expected, said, explain);
    case ShortAnswerBenchmark::Comparison::Anls:
        return anls(expected, said, explain);
    }
    return {};
}

QString metricName(ShortAnswerBenchmark::Comparison comparison)
{
    switch (comparison) {
    case ShortAnswerBenchmark::Comparison::Contains:
        return QStringLiteral("contains");
    case ShortAnswerBenchmark::Comparison::ExactMatch:
        return QStringLiteral("exact match");
    case ShortAnswerBenchmark::Comparison::Anls:
        return QStringLiteral("ANLS");
    }
    return {};
}

/// `text` without the blanks and the Markdown emphasis at both ends.
QString withoutEmphasis(const QString& text)
{
    const auto isAround
        = [](QChar c) { return c.isSpace() || c == QLatin1Char('*') || c == QLatin1Char('_'); };
    qsizetype from = 0;
    qsizetype to = text.size();
    while (from < to && isAround(text.at(from))) {
        ++from;
    }
    while (to > from && isAround(text.at(to - 1))) {
        --to;
    }
    return text.mid(from, to - from);
}

} // namespace

QString finalAnswer(const QString& reply)
{
    static const QRegularExpression marker(
        QStringLiteral("^[\\s*_#]*(?:final\\s+)?answer[\\s*_]*[:：]"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::MultilineOption);
    QRegularExpressionMatchIterator matches = marker.globalMatch(reply);
    qsizetype from = 0;
    while (matches.hasNext()) {
        from = matches.next().capturedEnd();
    }
    // The answer may go on behind the line that the word stands on.
    return withoutEmphasis(reply.mid(from));
}

ShortAnswerBenchmark::ShortAnswerBenchmark(QString id, QString title, Comparison comparison)
    : m_id(std::move(id))
    , m_title(std::move(title))
    , m_comparison(comparison)
{
}

QString ShortAnswerBenchmark::prompt(const Truth& truth, const Setting& setting) const
{
    const auto& questions = truth.sample.questions;
    const QString question = questions.isEmpty() ? QString() : questions.first().text;
    return setting.mode == u"cot"
        ? question
            + QStringLiteral(
                "\nThink step by step, then give the final answer on the last line as: Answer: ...")
        : question + QStringLiteral("\nAnswer the question directly without any explanation.");
}

QString ShortAnswerBenchmark::expected(const Truth& truth) const
{
    const auto& questions = truth.sample.questions;
    return questions.isEmpty() || questions.first().answers.isEmpty()
        ? QString()
        : questions.first().answers.first().text;
}

Judgement
ShortAnswerBenchmark::judge(const Truth& truth, const Prediction& prediction, Explain explain) const
{
    Judgement judgement;
    judgement.outcome = prediction.outcome;
    if (prediction.outcome == Outcome::ApiError) {
        return judgement;
    }
    if (prediction.raw.trimmed().isEmpty()) {
        judgement.outcome = Outcome::RefusedOrEmpty;
        return judgement;
    }
    if (prediction.outcome == Outcome::RefusedOrEmpty) {
        return judgement; // the importer or the model knows that it declined
    }
    judgement.parsed = finalAnswer(prediction.raw);
    judgement.outcome = judgement.parsed.isEmpty() ? Outcome::Unparseable : Outcome::Scored;
    if (judgement.outcome != Outcome::Scored) {
        return judgement;
    }
    MetricScore best {metricName(m_comparison), -1.0, {}};
    for (const Question& question : truth.sample.questions) {
        for (const Answer& answer : question.answers) {
            Scored scored = compare(m_comparison, answer.text, judgement.parsed, explain);
            if (scored.value > best.value) {
                best.value = scored.value;
                best.reason = std::move(scored.reason);
            }
        }
    }
    if (best.value >= 0.0) {
        judgement.scores.push_back(std::move(best));
    }
    return judgement;
}

std::vector<Table> ShortAnswerBenchmark::tables(std::span<const TableItem> items) const
{
    std::map<QString, std::pair<double, int>> byTask;
    std::pair<double, int> all {0.0, 0};
    for (const TableItem& item : items) {
        if (item.outcome == Outcome::Scored) {
            for (auto* sum : {&byTask[item.task], &all}) {
                sum->first += item.score;
                ++sum->second;
            }
        }
    }
    const auto cell = [](const std::pair<double, int>& sum) {
        return Table::Cell {
            sum.second > 0 ? std::optional(sum.first / sum.second) : std::nullopt, sum.second};
    };
    Table table;
    table.title = m_title;
    table.columns = {metricName(m_comparison)};
    for (const auto& [task, sum] : byTask) {
        table.rows.push_back({task, {cell(sum)}});
    }
    table.rows.push_back({QCoreApplication::translate("Benchmarks", "All"), {cell(all)}});
    return {table};
}

} // namespace groundmark::evaluation
