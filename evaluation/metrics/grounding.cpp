// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/grounding.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace groundmark::evaluation {

namespace {

double ratio(double part, double whole)
{
    return whole == 0.0 ? 0.0 : part / whole;
}

} // namespace

RegionCounts& RegionCounts::operator+=(const RegionCounts& other)
{
    tp += other.tp;
    fp += other.fp;
    fn += other.fn;
    return *this;
}

PrecisionRecall RegionCounts::rates() const
{
    const double p = ratio(tp, tp + fp);
    const double r = ratio(tp, tp + fn);
    return {p, r, ratio(2.0 * p * r, p + r)};
}

RegionCounts regionCounts(const GroundedItem& item)
{
    const std::set<int> relevant(item.relevant.begin(), item.relevant.end());
    std::set<int> predicted;
    std::copy_if(
        item.predicted.begin(),
        item.predicted.end(),
        std::inserter(predicted, predicted.end()),
        [&](int region) { return region >= 1 && region <= item.regionCount; });
    const auto hits = std::count_if(
        predicted.begin(), predicted.end(), [&](int region) { return relevant.contains(region); });
    const int tp = static_cast<int>(hits);
    return {tp, static_cast<int>(predicted.size()) - tp, static_cast<int>(relevant.size()) - tp};
}

MagiScore magiScore(std::span<const GroundedItem> items, EmptyPrediction policy)
{
    MagiScore score;
    for (const GroundedItem& item : items) {
        const RegionCounts counts = regionCounts(item);
        score.totals += counts;
        const bool isEmpty = counts.tp + counts.fp == 0;
        if (!isEmpty || policy == EmptyPrediction::Zero) {
            score.perItem.push_back(counts.rates());
        }
    }
    const auto n = static_cast<double>(score.perItem.size());
    for (const PrecisionRecall& rates : score.perItem) {
        score.macro.precision += rates.precision / n;
        score.macro.recall += rates.recall / n;
        score.macro.f1 += rates.f1 / n;
    }
    score.micro = score.totals.rates();
    return score;
}

StepSense stepSense(std::span<const std::vector<bool>> chains)
{
    double steps = 0.0;
    double correct = 0.0;
    double chainCount = 0.0;
    double shares = 0.0;
    double flawless = 0.0;
    for (const std::vector<bool>& chain : chains) {
        if (chain.empty()) {
            continue;
        }
        const auto good = static_cast<double>(std::count(chain.begin(), chain.end(), true));
        const auto length = static_cast<double>(chain.size());
        steps += length;
        correct += good;
        chainCount += 1.0;
        shares += good / length;
        flawless += good == length ? 1.0 : 0.0;
    }
    if (chainCount == 0.0) {
        return {};
    }
    return {correct / steps, shares / chainCount, flawless / chainCount};
}

} // namespace groundmark::evaluation
