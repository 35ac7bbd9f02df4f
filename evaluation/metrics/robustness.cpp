// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/robustness.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

namespace groundmark::evaluation::ocr_robust {

namespace {

double mean(std::span<const double> values)
{
    return values.empty()
        ? 0.0
        : std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double combined(const std::array<double, 3>& parts, const RobustnessRule& rule)
{
    const double total = std::accumulate(rule.weights.begin(), rule.weights.end(), 0.0);
    if (!(total > 0.0)) {
        return 0.0;
    }
    double sum = 0.0;
    double product = 1.0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        sum += rule.weights[i] * parts[i];
        product *= std::pow(parts[i], rule.weights[i]);
    }
    return rule.criMean == CriMean::Geometric ? std::pow(product, 1.0 / total) : sum / total;
}

} // namespace

RobustnessScore robustnessScore(
    double clean, std::span<const PerturbedAccuracy> perturbed, const RobustnessRule& rule)
{
    struct Cell
    {
        double retention = 0.0;
        RobustnessScore::Worst place;
    };
    RobustnessScore score;
    score.clean = clean;
    std::vector<double> retentions;
    std::vector<Cell> cells;
    for (const PerturbedAccuracy& row : perturbed) {
        std::vector<double> own;
        for (const double accuracy : row.bySeverity) {
            own.push_back(clean > 0.0 ? accuracy / clean : 0.0);
            const int severity = static_cast<int>(own.size());
            if (rule.worstOver == WorstOver::Cell) {
                cells.push_back({own.back(), {row.perturbation, severity}});
            }
        }
        if (rule.worstOver == WorstOver::Perturbation && !own.empty()) {
            cells.push_back({mean(own), {row.perturbation, std::nullopt}});
        }
        score.perPerturbation.push_back({row.perturbation, mean(own)});
        retentions.insert(retentions.end(), own.begin(), own.end());
    }
    score.isDefined = clean > 0.0 && !cells.empty();
    if (!score.isDefined) {
        return score;
    }
    const Cell& worst
        = *std::min_element(cells.begin(), cells.end(), [](const Cell& a, const Cell& b) {
              return std::tie(a.retention, a.place.perturbation, a.place.severity)
                  < std::tie(b.retention, b.place.perturbation, b.place.severity);
          });
    score.rcr = mean(retentions);
    score.wcr = worst.retention;
    score.worst = worst.place;
    score.cri = combined({clean, score.rcr, score.wcr}, rule);
    return score;
}

std::optional<double> relativeDrop(double clean, double perturbed)
{
    return clean > 0.0 ? std::optional(1.0 - perturbed / clean) : std::nullopt;
}

CompoundEffect
compoundEffect(double clean, std::span<const double> single, double combined, double margin)
{
    CompoundEffect effect;
    if (!(clean > 0.0)) {
        return effect;
    }
    effect.combinedDrop = (clean - combined) / clean;
    for (const double accuracy : single) {
        effect.summedDrop += (clean - accuracy) / clean;
    }
    if (!(effect.summedDrop > 0.0)) {
        return effect;
    }
    effect.ratio = effect.combinedDrop / effect.summedDrop;
    if (*effect.ratio > 1.0 + margin) {
        effect.interaction = Interaction::SuperAdditive;
    } else if (*effect.ratio < 1.0 - margin) {
        effect.interaction = Interaction::SubAdditive;
    } else {
        effect.interaction = Interaction::NearAdditive;
    }
    return effect;
}

} // namespace groundmark::evaluation::ocr_robust
