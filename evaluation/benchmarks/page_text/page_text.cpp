// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/page_text/page_text.h"

#include "evaluation/metrics/text.h"

#include <QCoreApplication>

#include <map>

namespace groundmark::evaluation {

QString PageTextBenchmark::id() const
{
    return QStringLiteral("omnidocbench");
}

QString PageTextBenchmark::title() const
{
    return QStringLiteral("OmniDocBench page text");
}

QString PageTextBenchmark::prompt(const Truth& truth, const Setting& setting) const
{
    Q_UNUSED(setting)
    return truth.sample.questions.isEmpty() || truth.sample.questions.first().text.isEmpty()
        ? QStringLiteral("Write down all text of this page in reading order, as Markdown.")
        : truth.sample.questions.first().text;
}

QString PageTextBenchmark::expected(const Truth& truth) const
{
    const auto& questions = truth.sample.questions;
    return questions.isEmpty() || questions.first().answers.isEmpty()
        ? QString()
        : questions.first().answers.first().text;
}

Judgement
PageTextBenchmark::judge(const Truth& truth, const Prediction& prediction, Explain explain) const
{
    Judgement judgement;
    judgement.outcome = prediction.outcome;
    if (prediction.outcome == Outcome::ApiError || prediction.outcome == Outcome::RefusedOrEmpty) {
        return judgement; // the importer or the model knows that there is no answer
    }
    judgement.parsed = prediction.raw.trimmed();
    judgement.outcome = judgement.parsed.isEmpty() ? Outcome::RefusedOrEmpty : Outcome::Scored;
    if (judgement.outcome != Outcome::Scored) {
        return judgement;
    }
    Scored distance = editDistanceScore(
        expected(truth).simplified().toStdString(),
        judgement.parsed.simplified().toStdString(),
        explain);
    judgement.scores.push_back(
        {QStringLiteral("1 - edit distance"), 1.0 - distance.value, std::move(distance.reason)});
    return judgement;
}

std::vector<Table> PageTextBenchmark::tables(std::span<const TableItem> items) const
{
    struct Sum
    {
        double total = 0.0;
        int n = 0;
    };
    std::map<QString, Sum> byLanguage;
    Sum all;
    for (const TableItem& item : items) {
        if (item.outcome != Outcome::Scored) {
            continue;
        }
        for (Sum* sum : {&byLanguage[item.language], &all}) {
            sum->total += item.score;
            ++sum->n;
        }
    }
    const auto cell = [](const Sum& sum) {
        return Table::Cell {sum.n > 0 ? std::optional(sum.total / sum.n) : std::nullopt, sum.n};
    };
    Table table;
    table.title = title();
    table.columns = {QStringLiteral("1 - edit distance")};
    for (const auto& [language, sum] : byLanguage) {
        table.rows.push_back({language, {cell(sum)}});
    }
    table.rows.push_back({QCoreApplication::translate("Benchmarks", "All"), {cell(all)}});
    return {table};
}

} // namespace groundmark::evaluation
