// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/steps/agreement_report.h"

#include <algorithm>

namespace groundmark::annotation {

namespace {

// The same interval every time that the same judgements are looked at.
constexpr std::uint64_t BootstrapSeed = 0;

using Ratings = storage::StepRatings;

/// Every two judgements of the same step, by pair of annotators.
struct Pairs
{
    std::vector<evaluation::VerdictPair> all;
    std::map<QString, std::vector<evaluation::VerdictPair>> byType;
};

std::map<std::pair<int, int>, Pairs> pairsOfSteps(const Ratings& ratings, std::vector<int>& differing)
{
    std::map<std::pair<int, int>, Pairs> pairs;
    const auto& all = ratings.ratings;
    for (size_t from = 0; from < all.size();) {
        size_t to = from;
        while (to < all.size() && all[to].step == all[from].step) {
            ++to;
        }
        bool differs = false;
        for (size_t i = from; i < to; ++i) {
            for (size_t k = i + 1; k < to; ++k) {
                const bool swapped = all[i].annotator > all[k].annotator;
                const auto& first = swapped ? all[k] : all[i];
                const auto& second = swapped ? all[i] : all[k];
                const evaluation::VerdictPair pair {first.chain, first.verdict, second.verdict};
                Pairs& kept = pairs[{first.annotator, second.annotator}];
                kept.all.push_back(pair);
                kept.byType[ratings.chains[static_cast<size_t>(first.chain)].questionType].push_back(pair);
                differs = differs || first.verdict != second.verdict;
            }
        }
        differing[static_cast<size_t>(all[from].chain)] += differs ? 1 : 0;
        from = to;
    }
    return pairs;
}

std::optional<evaluation::StepAgreement> agreementOf(const std::vector<evaluation::VerdictPair>& pairs)
{
    Random random(BootstrapSeed);
    return evaluation::stepAgreement(pairs, random);
}

} // namespace

AgreementReport reportAgreement(storage::StepRatings ratings, int itemsPerRound)
{
    AgreementReport report;
    report.ratings = std::move(ratings);
    std::vector<int> differing(report.ratings.chains.size());
    for (const auto& [annotators, pairs] : pairsOfSteps(report.ratings, differing)) {
        PairReport pair {annotators.first, annotators.second, agreementOf(pairs.all), {}};
        for (const auto& [type, ofType] : pairs.byType) {
            if (auto agreement = agreementOf(ofType)) {
                pair.byType.emplace(type, *agreement);
            }
        }
        report.pairs.push_back(std::move(pair));
    }
    const auto perRound = static_cast<size_t>(std::max(1, itemsPerRound));
    for (int i = 0; i < static_cast<int>(report.ratings.chains.size()); ++i) {
        if (report.ratings.chains[static_cast<size_t>(i)].submitted < 2) {
            continue;
        }
        if (report.rounds.empty() || report.rounds.back().complete) {
            report.rounds.push_back({});
        }
        DiscussionRound& round = report.rounds.back();
        round.chains.push_back({i, differing[static_cast<size_t>(i)]});
        round.complete = round.chains.size() == perRound;
    }
    return report;
}

std::vector<const PairReport*> AgreementReport::pairsOf(AnnotatorId annotator) const
{
    std::vector<const PairReport*> found;
    for (const PairReport& pair : pairs) {
        for (const int member : {pair.first, pair.second}) {
            if (ratings.annotators[static_cast<size_t>(member)].id == annotator) {
                found.push_back(&pair);
            }
        }
    }
    std::ranges::stable_sort(found, std::greater {}, [](const PairReport* pair) {
        return pair->all ? pair->all->kappa.items : 0;
    });
    return found;
}

QString AgreementReport::nameOf(int annotator) const
{
    return ratings.annotators[static_cast<size_t>(annotator)].name;
}

} // namespace groundmark::annotation
