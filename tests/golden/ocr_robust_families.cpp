// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/random.h"
#include "evaluation/metrics/answer_match.h"
#include "evaluation/metrics/pilot_selection.h"
#include "evaluation/metrics/robustness.h"
#include "evaluation/metrics/statistics.h"
#include "tests/golden/golden.h"
#include "tests/golden/values.h"

#include <numeric>

namespace groundmark::golden {

namespace {

using namespace evaluation;
using namespace evaluation::ocr_robust;

Json answerNormalize(const Json& line)
{
    const Json& input = line["input"];
    const NormaliserOptions options {input["keep_minus"].get<bool>()};
    return {{"normalized", json(normalisedAnswer(text(input["text"]), options))}};
}

Json exactMatchLine(const Json& line)
{
    const Json& input = line["input"];
    const bool isChoice = input["answer_type"] == "multiple_choice";
    const AnswerMatch match = matchAnswer(
        text(input["prediction"]),
        text(input["reference"]),
        isChoice ? AnswerKind::MultipleChoice : AnswerKind::Free);
    return {
        {"exact_match", match.isExact},
        {"needs_judge", match.needsJudge},
        {"score_without_judge", match.isExact ? 1 : 0}};
}

double accuracy(const Json& correct)
{
    const auto flags = correct.get<std::vector<double>>();
    return std::accumulate(flags.begin(), flags.end(), 0.0) / static_cast<double>(flags.size());
}

Json robustnessMetrics(const Json& line)
{
    const Json& input = line["input"];
    const Json& options = input["options"];
    const bool hasSamples = input.contains("clean_correct");
    std::vector<PerturbedAccuracy> perturbed;
    for (const auto& [name, severities] : input[hasSamples ? "correct" : "accuracy"].items()) {
        PerturbedAccuracy row {QString::fromStdString(name), {}};
        for (const Json& cell : severities) {
            row.bySeverity.push_back(hasSamples ? accuracy(cell) : cell.get<double>());
        }
        perturbed.push_back(std::move(row));
    }
    const RobustnessRule rule {
        options["worst_over"] == "cell" ? WorstOver::Cell : WorstOver::Perturbation,
        options["cri"] == "geometric" ? CriMean::Geometric : CriMean::Arithmetic,
        options["weights"].get<std::array<double, 3>>()};
    const double clean
        = hasSamples ? accuracy(input["clean_correct"]) : input["clean"].get<double>();
    const RobustnessScore score = robustnessScore(clean, perturbed, rule);
    Json perPerturbation = Json::object();
    for (const RobustnessScore::Retention& row : score.perPerturbation) {
        perPerturbation[row.perturbation.toStdString()] = row.value;
    }
    Json worst;
    if (score.worst) {
        worst
            = {{"perturbation", json(score.worst->perturbation)},
               {"severity", json(score.worst->severity)}};
    }
    return {
        {"defined", score.isDefined},
        {"clean", score.clean},
        {"rcr", score.rcr},
        {"wcr", score.wcr},
        {"cri", score.cri},
        {"worst", worst},
        {"per_perturbation", perPerturbation}};
}

Json compound(const Json& line)
{
    const Json& input = line["input"];
    std::vector<double> single;
    for (const Json& value : input["single"]) {
        single.push_back(value.get<double>());
    }
    const CompoundEffect effect
        = compoundEffect(input["clean"], single, input["combined"], input["tau"]);
    const auto name = [&] {
        switch (effect.interaction) {
        case Interaction::SubAdditive:
            return "sub-additive";
        case Interaction::NearAdditive:
            return "near-additive";
        case Interaction::SuperAdditive:
            return "super-additive";
        case Interaction::Undefined:
            break;
        }
        return "undefined";
    };
    return {
        {"combined_drop", effect.combinedDrop},
        {"sum_single_drop", effect.summedDrop},
        {"degradation_ratio", json(effect.ratio)},
        {"interaction", name()}};
}

Json pilotBootstrap(const Json& line)
{
    const Json& input = line["input"];
    Pilot pilot {texts(input["perturbations"]), {}};
    for (const Json& name : input["models"]) {
        const Json& answers = input["correct"][name.get<std::string>()];
        PilotModel model {flags(answers["clean"]), {}};
        for (const Json& perturbation : input["perturbations"]) {
            model.perturbed.emplace_back();
            for (const Json& correct : answers[perturbation.get<std::string>()]) {
                model.perturbed.back().push_back(flags(correct));
            }
        }
        pilot.models.push_back(std::move(model));
    }
    const auto nameOf = [&](std::size_t candidate) {
        return pilot.perturbations[static_cast<qsizetype>(candidate)].toStdString();
    };
    const auto namesOf = [&](const std::vector<std::size_t>& candidates) {
        Json names = Json::array();
        for (const std::size_t candidate : candidates) {
            names.push_back(nameOf(candidate));
        }
        return names;
    };
    const std::vector<PilotScore> scores = pilotScores(pilot);
    const auto resamples = input["resamples"].get<std::vector<std::vector<std::size_t>>>();
    const PilotStability stability
        = pilotStability(pilot, resamples, input["top_k"].get<std::size_t>());
    Json result {{"ranking", namesOf(pilotRanking(scores))}};
    for (std::size_t i = 0; i < scores.size(); ++i) {
        result["scores"][nameOf(i)]
            = {{"mrd", scores[i].mrd},
               {"sep", scores[i].sep},
               {"mon", scores[i].mon},
               {"score", scores[i].score}};
        result["selection_count"][nameOf(i)] = stability.selectionCount[i];
        result["selection_rate"][nameOf(i)] = stability.selectionRate[i];
    }
    result["selected_per_resample"] = Json::array();
    for (const std::vector<std::size_t>& selected : stability.selected) {
        result["selected_per_resample"].push_back(namesOf(selected));
    }
    return result;
}

Json portableRng(const Json& line)
{
    const Json& input = line["input"];
    Random random(unsigned64(input["seed"]));
    if (input.contains("resamples")) {
        return {{"indices", bootstrapResamples(input["n"], input["resamples"], random)}};
    }
    Json numbers = Json::array();
    Json uniforms = Json::array();
    Random sameAgain = random;
    for (int i = 0; i < input["count"].get<int>(); ++i) {
        numbers.push_back(std::to_string(random.next()));
        uniforms.push_back(sameAgain.uniform());
    }
    return {{"u64", numbers}, {"uniform", uniforms}};
}

Json bootstrapCi(const Json& line)
{
    const Json& input = line["input"];
    const auto correct = input["correct"].get<std::vector<double>>();
    const auto resamples = input["resamples"].get<std::vector<std::vector<std::size_t>>>();
    const auto interval = bootstrapInterval(correct, resamples, input["level"]);
    return {{"mean", interval->mean}, {"low", interval->low}, {"high", interval->high}};
}

Json charRecall(const Json& line)
{
    const Json& input = line["input"];
    const double recall = characterRecall(text(input["reference"]), text(input["ocr"]));
    return {{"recall", recall}, {"keep", recall > input["threshold"].get<double>()}};
}

} // namespace

std::vector<Family> ocrRobustFamilies()
{
    return {
        {"answer_normalize", answerNormalize},
        {"exact_match", exactMatchLine},
        {"robustness_metrics", robustnessMetrics},
        {"compound", compound},
        {"pilot_bootstrap", pilotBootstrap},
        {"portable_rng", portableRng},
        {"bootstrap_ci", bootstrapCi},
        {"char_recall", charRecall},
    };
}

} // namespace groundmark::golden
