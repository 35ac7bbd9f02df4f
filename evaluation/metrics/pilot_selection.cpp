// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/pilot_selection.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace groundmark::evaluation::ocr_robust {

namespace {

double accuracy(const std::vector<bool>& correct, std::span<const std::size_t> questions)
{
    const auto right = std::count_if(
        questions.begin(), questions.end(), [&](std::size_t i) { return correct[i]; });
    return questions.empty() ? 0.0
                             : static_cast<double>(right) / static_cast<double>(questions.size());
}

double mean(const std::vector<double>& values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

/// How one model takes one candidate.
struct Reaction
{
    double drop = 0.0;
    double monotonicity = 0.0;
};

Reaction reaction(
    double clean,
    const std::vector<std::vector<bool>>& severities,
    std::span<const std::size_t> questions)
{
    Reaction result;
    double before = clean;
    for (const std::vector<bool>& correct : severities) {
        const double now = accuracy(correct, questions);
        result.drop += clean > 0.0 ? (clean - now) / clean : 0.0;
        result.monotonicity += now <= before ? 1.0 : 0.0;
        before = now;
    }
    const auto n = static_cast<double>(severities.size());
    return severities.empty() ? Reaction {} : Reaction {result.drop / n, result.monotonicity / n};
}

void addScaled(std::vector<PilotScore>& scores, double PilotScore::*criterion)
{
    const auto [low, high] = std::minmax_element(
        scores.begin(), scores.end(), [&](const PilotScore& a, const PilotScore& b) {
            return a.*criterion < b.*criterion;
        });
    const double base = (*low).*criterion;
    const double range = (*high).*criterion - base;
    constexpr double noise = 1e-12; // sums of the same numbers in another order
    for (PilotScore& score : scores) {
        score.score += range > noise ? (score.*criterion - base) / range / 3.0 : 0.0;
    }
}

} // namespace

bool Pilot::isComplete() const
{
    const std::size_t questions = questionCount();
    const auto candidates = static_cast<std::size_t>(perturbations.size());
    if (questions == 0 || candidates == 0) {
        return false;
    }
    const std::size_t severities = models[0].perturbed.empty() ? 0 : models[0].perturbed[0].size();
    const auto fits = [&](const std::vector<bool>& answers) { return answers.size() == questions; };
    return std::all_of(models.begin(), models.end(), [&](const PilotModel& model) {
        return fits(model.clean) && model.perturbed.size() == candidates
            && std::all_of(model.perturbed.begin(), model.perturbed.end(), [&](const auto& rows) {
                   return rows.size() == severities && std::all_of(rows.begin(), rows.end(), fits);
               });
    });
}

std::size_t Pilot::questionCount() const
{
    return models.empty() ? 0 : models[0].clean.size();
}

std::vector<PilotScore> pilotScores(const Pilot& pilot, std::span<const std::size_t> questions)
{
    std::vector<PilotScore> scores;
    for (std::size_t p = 0; p < static_cast<std::size_t>(pilot.perturbations.size()); ++p) {
        std::vector<double> drops;
        std::vector<double> monotonicities;
        for (const PilotModel& model : pilot.models) {
            const double clean = accuracy(model.clean, questions);
            const Reaction one = reaction(clean, model.perturbed[p], questions);
            drops.push_back(one.drop);
            monotonicities.push_back(one.monotonicity);
        }
        PilotScore score;
        score.mrd = mean(drops);
        score.mon = mean(monotonicities);
        for (const double drop : drops) {
            score.sep
                += (drop - score.mrd) * (drop - score.mrd) / static_cast<double>(drops.size());
        }
        score.sep = std::sqrt(score.sep);
        scores.push_back(score);
    }
    if (!scores.empty()) {
        addScaled(scores, &PilotScore::mrd);
        addScaled(scores, &PilotScore::sep);
        addScaled(scores, &PilotScore::mon);
    }
    return scores;
}

std::vector<PilotScore> pilotScores(const Pilot& pilot)
{
    std::vector<std::size_t> all(pilot.questionCount());
    std::iota(all.begin(), all.end(), std::size_t {0});
    return pilotScores(pilot, all);
}

std::vector<std::size_t> pilotRanking(std::span<const PilotScore> scores)
{
    std::vector<std::size_t> order(scores.size());
    std::iota(order.begin(), order.end(), std::size_t {0});
    const auto rounded = [&](std::size_t i) { return std::llround(scores[i].score * 1e9); };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return rounded(a) > rounded(b);
    });
    return order;
}

PilotStability pilotStability(
    const Pilot& pilot, std::span<const std::vector<std::size_t>> resamples, std::size_t topK)
{
    PilotStability result;
    const auto candidates = static_cast<std::size_t>(pilot.perturbations.size());
    result.selectionCount.assign(candidates, 0);
    result.selectionRate.assign(candidates, 0.0);
    for (const std::vector<std::size_t>& questions : resamples) {
        std::vector<std::size_t> order = pilotRanking(pilotScores(pilot, questions));
        order.resize(std::min(order.size(), topK));
        for (const std::size_t candidate : order) {
            ++result.selectionCount[candidate];
            result.selectionRate[candidate] += 1.0 / static_cast<double>(resamples.size());
        }
        result.selected.push_back(std::move(order));
    }
    return result;
}

} // namespace groundmark::evaluation::ocr_robust
