// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/magic/statistics.h"

#include "evaluation/metrics/grounding.h"
#include "evaluation/metrics/reasoning_statistics.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace groundmark::evaluation {

namespace {

constexpr int PlacesShown = 12; // the paper's chains have twelve steps on average

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Statistics)
};

Table statisticsTable(std::span<const JudgedChain> chains)
{
    std::vector<AnnotatedChain> annotated;
    int marked = 0;
    int correct = 0;
    for (const JudgedChain& chain : chains) {
        AnnotatedChain plain {chain.questionType, {}};
        for (const JudgedChain::Step& step : chain.steps) {
            const bool wrong = step.verdict == Verdict::Incorrect;
            plain.steps.push_back({step.text, !wrong, wrong ? step.correction : QString()});
            marked += step.verdict != Verdict::Unmarked ? 1 : 0;
            correct += step.verdict == Verdict::Correct ? 1 : 0;
        }
        annotated.push_back(std::move(plain));
    }
    const ReasoningStatistics statistics = reasoningStatistics(annotated);
    const auto row = [](const QString& name, double value, int n) {
        return Table::Row {name, {{n > 0 ? std::optional(value) : std::nullopt, n}}};
    };
    Table table {QStringLiteral("MagiC"), {Words::tr("Value")}, {}};
    table.rows = {
        row(Words::tr("# of Instances"), statistics.instances, statistics.instances),
        row(Words::tr("# of Steps"), statistics.steps, statistics.steps),
        row(Words::tr("Avg. Words/Step"), statistics.wordsPerStep, statistics.steps),
        row(Words::tr("Avg. Steps/Inst."), statistics.stepsPerInstance, statistics.instances),
        row(Words::tr("# of Corrections"), statistics.corrections, statistics.corrections),
        row(Words::tr("Avg. Words/Correction"), statistics.wordsPerCorrection, statistics.corrections),
        row(Words::tr("Steps with a verdict"), marked, statistics.steps),
        row(Words::tr("Steps judged correct"), correct, marked)};
    return table;
}

Table typeTable(std::span<const JudgedChain> chains)
{
    std::map<QString, int> types;
    for (const JudgedChain& chain : chains) {
        ++types[chain.questionType];
    }
    Table table {Words::tr("Question types"), {Words::tr("Share")}, {}};
    for (const auto& [type, count] : types) {
        table.rows.push_back(
            {type.isEmpty() ? Words::tr("no type") : type,
             {{static_cast<double>(count) / static_cast<double>(chains.size()), count}}});
    }
    return table;
}

std::map<QString, std::vector<const JudgedChain*>> byModel(std::span<const JudgedChain> chains)
{
    std::map<QString, std::vector<const JudgedChain*>> models;
    for (const JudgedChain& chain : chains) {
        models[chain.model].push_back(&chain);
    }
    return models;
}

Table stepSenseTable(std::span<const JudgedChain> chains)
{
    Table table {
        QStringLiteral("StepSense"),
        {Words::tr("micro"), Words::tr("macro"), Words::tr("chains without an error")},
        {}};
    for (const auto& [model, ofModel] : byModel(chains)) {
        std::vector<std::vector<bool>> labels;
        int steps = 0;
        for (const JudgedChain* chain : ofModel) {
            std::vector<bool> judged;
            for (const JudgedChain::Step& step : chain->steps) {
                if (step.verdict != Verdict::Unmarked) {
                    // An unsure step is not one that a person marked correct.
                    judged.push_back(step.verdict == Verdict::Correct);
                    ++steps;
                }
            }
            if (!judged.empty()) {
                labels.push_back(std::move(judged));
            }
        }
        const StepSense sense = stepSense(labels);
        const int n = static_cast<int>(labels.size());
        table.rows.push_back({model, {{sense.micro, steps}, {sense.macro, n}, {sense.allCorrect, n}}});
    }
    return table;
}

/// How many chains go wrong at which step first; chains without a wrong step stand in the last
/// column.
Table firstWrongTable(std::span<const JudgedChain> chains)
{
    Table table {Words::tr("First wrong step"), {}, {}};
    for (int place = 1; place <= PlacesShown; ++place) {
        table.columns.append(
            place < PlacesShown ? QString::number(place) : QStringLiteral("≥ %1").arg(PlacesShown));
    }
    table.columns.append(Words::tr("none"));
    for (const auto& [model, ofModel] : byModel(chains)) {
        std::vector<int> counts(PlacesShown + 1, 0);
        int judged = 0;
        for (const JudgedChain* chain : ofModel) {
            const auto wrong = std::ranges::find(chain->steps, Verdict::Incorrect, &JudgedChain::Step::verdict);
            const bool looked = std::ranges::any_of(
                chain->steps, [](const auto& step) { return step.verdict != Verdict::Unmarked; });
            if (!looked) {
                continue;
            }
            ++judged;
            const auto place = static_cast<int>(wrong - chain->steps.begin());
            ++counts[static_cast<std::size_t>(
                wrong == chain->steps.end() ? PlacesShown : std::min(place, PlacesShown - 1))];
        }
        Table::Row row {model, {}};
        for (const int count : counts) {
            row.cells.push_back(
                {judged > 0 ? std::optional(static_cast<double>(count) / judged) : std::nullopt, count});
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace

std::vector<Table> reasoningTables(std::span<const JudgedChain> chains)
{
    if (chains.empty()) {
        return {};
    }
    return {statisticsTable(chains), typeTable(chains), stepSenseTable(chains), firstWrongTable(chains)};
}

} // namespace groundmark::evaluation
