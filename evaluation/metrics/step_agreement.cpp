// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/step_agreement.h"

#include "evaluation/metrics/statistics.h"

#include <array>
#include <unordered_map>

namespace groundmark::evaluation {

namespace {

constexpr int Categories = 3; // correct, incorrect, unsure

/// The square table of one chain's steps, row by row.
using Counts = std::array<int, Categories * Categories>;

int categoryOf(Verdict verdict)
{
    return static_cast<int>(verdict) - static_cast<int>(Verdict::Correct);
}

std::optional<CohenKappa> kappaOf(const Counts& counts)
{
    std::vector<std::vector<int>> table(Categories, std::vector<int>(Categories));
    for (int row = 0; row < Categories; ++row) {
        for (int column = 0; column < Categories; ++column) {
            table[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)]
                = counts[static_cast<std::size_t>(row * Categories + column)];
        }
    }
    return cohenKappa(table);
}

void add(Counts& sum, const Counts& counts)
{
    for (std::size_t i = 0; i < sum.size(); ++i) {
        sum[i] += counts[i];
    }
}

} // namespace

std::optional<StepAgreement> stepAgreement(
    std::span<const VerdictPair> steps, Random& random, std::size_t resamples, double level)
{
    StepAgreement agreement;
    std::unordered_map<int, std::size_t> places;
    std::vector<Counts> chains;
    std::vector<bool> differs;
    for (const VerdictPair& pair : steps) {
        if (pair.first == Verdict::Unmarked || pair.second == Verdict::Unmarked) {
            continue;
        }
        const auto [place, isNew] = places.try_emplace(pair.chain, chains.size());
        if (isNew) {
            chains.push_back({});
            differs.push_back(false);
        }
        const int cell = categoryOf(pair.first) * Categories + categoryOf(pair.second);
        ++chains[place->second][static_cast<std::size_t>(cell)];
        if (pair.first != pair.second) {
            ++agreement.differing;
            differs[place->second] = true;
        }
    }
    Counts all {};
    for (const Counts& counts : chains) {
        add(all, counts);
    }
    const auto kappa = kappaOf(all);
    if (!kappa) {
        return std::nullopt;
    }
    agreement.kappa = *kappa;
    agreement.chains = static_cast<int>(chains.size());
    for (const bool chainDiffers : differs) {
        agreement.differingChains += chainDiffers ? 1 : 0;
    }
    std::vector<double> kappas;
    kappas.reserve(resamples);
    for (std::size_t i = 0; i < resamples; ++i) {
        Counts drawn {};
        for (std::size_t k = 0; k < chains.size(); ++k) {
            add(drawn, chains[random.index(chains.size())]);
        }
        if (const auto resampled = kappaOf(drawn)) {
            kappas.push_back(resampled->kappa);
        }
    }
    const double tail = (1.0 - level) / 2.0;
    agreement.low = percentile(kappas, tail).value_or(kappa->kappa);
    agreement.high = percentile(kappas, 1.0 - tail).value_or(kappa->kappa);
    return agreement;
}

} // namespace groundmark::evaluation
