// SPDX-License-Identifier: GPL-3.0-or-later
//
// From replies under all candidates to the choice of the few that a benchmark keeps.
#include "evaluation/benchmarks/ocr_robust/robustness_table.h"

#include <algorithm>

namespace groundmark::evaluation::ocr_robust {

Pilot pilotFrom(const RobustnessData& data)
{
    // Kinds in order, each with its conditions by severity.
    std::vector<std::pair<QString, std::vector<std::size_t>>> kinds;
    for (std::size_t i = 0; i < data.conditions().size(); ++i) {
        const AxisCondition& condition = data.conditions()[i];
        if (condition.isNatural || condition.factors.size() != 1 || condition.severity == 0) {
            continue;
        }
        if (kinds.empty() || kinds.back().first != condition.kind) {
            kinds.push_back({condition.kind, {}});
        }
        kinds.back().second.push_back(i);
    }
    std::size_t severities = 0;
    for (const auto& [kind, conditions] : kinds) {
        severities = std::max(severities, conditions.size());
    }
    std::erase_if(kinds, [&](const auto& one) { return one.second.size() != severities; });
    Pilot pilot;
    std::vector<std::size_t> models;
    for (std::size_t model = 0; model < data.models().size(); ++model) {
        for (std::size_t item = 0; item < data.items().size() && !kinds.empty(); ++item) {
            if (data.under(model, item, kinds[0].second[0]).value()) {
                models.push_back(model);
                break;
            }
        }
    }
    for (const auto& [kind, conditions] : kinds) {
        pilot.perturbations.append(kind);
    }
    pilot.models.resize(models.size());
    for (PilotModel& model : pilot.models) {
        model.perturbed.assign(kinds.size(), std::vector<std::vector<bool>>(severities));
    }
    for (std::size_t item = 0; item < data.items().size(); ++item) {
        const auto isComplete = [&](std::size_t model) {
            return data.clean(model, item).value()
                && std::all_of(kinds.begin(), kinds.end(), [&](const auto& kind) {
                       return std::all_of(
                           kind.second.begin(), kind.second.end(), [&](std::size_t condition) {
                               return data.under(model, item, condition).value().has_value();
                           });
                   });
        };
        if (!std::all_of(models.begin(), models.end(), isComplete)) {
            continue;
        }
        for (std::size_t m = 0; m < models.size(); ++m) {
            PilotModel& model = pilot.models[m];
            model.clean.push_back(*data.clean(models[m], item).value() >= rightFrom);
            for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
                for (std::size_t s = 0; s < severities; ++s) {
                    const auto value
                        = data.under(models[m], item, kinds[kind].second[s]).value();
                    model.perturbed[kind][s].push_back(*value >= rightFrom);
                }
            }
        }
    }
    return pilot;
}

std::vector<SelectionRow> selectionRows(
    const Pilot& pilot, std::size_t topK, std::size_t resamples, std::uint64_t seed)
{
    std::vector<SelectionRow> rows;
    if (!pilot.isComplete()) {
        return rows;
    }
    const std::vector<PilotScore> scores = pilotScores(pilot);
    Random random(seed);
    const PilotStability stability = pilotStability(
        pilot, bootstrapResamples(pilot.questionCount(), resamples, random), topK);
    for (const std::size_t candidate : pilotRanking(scores)) {
        rows.push_back(
            {pilot.perturbations[static_cast<qsizetype>(candidate)],
             scores[candidate],
             stability.selectionRate[candidate],
             stability.selectionCount[candidate],
             rows.size() < topK});
    }
    return rows;
}

} // namespace groundmark::evaluation::ocr_robust
