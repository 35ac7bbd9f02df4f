// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/statistics.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace groundmark::evaluation {

namespace {

/// Probability of exactly k heads in n fair throws, in logarithms so that large n do not underflow.
double fairBinomial(int n, int k)
{
    return std::exp(
        std::lgamma(n + 1.0) - std::lgamma(k + 1.0) - std::lgamma(n - k + 1.0) - n * std::log(2.0));
}

/// The sums of one image's items.
struct Cluster
{
    double difference = 0.0;
    double items = 0.0;
};

std::vector<Cluster> clustersOf(std::span<const PairedItem> items)
{
    std::map<std::size_t, Cluster> byKey;
    for (const PairedItem& item : items) {
        Cluster& cluster = byKey[item.cluster];
        cluster.difference += item.second - item.first;
        cluster.items += 1.0;
    }
    std::vector<Cluster> clusters;
    clusters.reserve(byKey.size());
    for (const auto& [key, cluster] : byKey) {
        clusters.push_back(cluster);
    }
    return clusters;
}

} // namespace

std::optional<double> percentile(std::vector<double> values, double q)
{
    if (values.empty()) {
        return std::nullopt;
    }
    std::sort(values.begin(), values.end());
    const double place = std::clamp(q, 0.0, 1.0) * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, values.size() - 1);
    return std::lerp(values[below], values[above], place - std::floor(place));
}

std::vector<std::vector<std::size_t>>
bootstrapResamples(std::size_t n, std::size_t resamples, Random& random)
{
    std::vector<std::vector<std::size_t>> lists(resamples, std::vector<std::size_t>(n));
    for (std::vector<std::size_t>& list : lists) {
        std::generate(list.begin(), list.end(), [&] { return random.index(n); });
    }
    return lists;
}

std::optional<Interval> bootstrapInterval(
    std::span<const double> values,
    std::span<const std::vector<std::size_t>> resamples,
    double level)
{
    if (values.empty() || resamples.empty()) {
        return std::nullopt;
    }
    std::vector<double> means;
    means.reserve(resamples.size());
    for (const std::vector<std::size_t>& indices : resamples) {
        const double sum = std::accumulate(
            indices.begin(), indices.end(), 0.0, [&](double total, std::size_t i) {
                return total + values[i];
            });
        means.push_back(indices.empty() ? 0.0 : sum / static_cast<double>(indices.size()));
    }
    const double mean
        = std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
    const double tail = (1.0 - level) / 2.0;
    return Interval {mean, *percentile(means, tail), *percentile(means, 1.0 - tail)};
}

McNemar mcNemar(int onlyFirst, int onlySecond)
{
    McNemar test;
    test.onlyFirst = onlyFirst;
    test.onlySecond = onlySecond;
    const int n = onlyFirst + onlySecond;
    const int rarer = std::min(onlyFirst, onlySecond);
    if (n == 0) {
        return test;
    }
    double tail = 0.0;
    for (int k = 0; k <= rarer; ++k) {
        tail += fairBinomial(n, k);
    }
    test.exact = std::min(1.0, 2.0 * tail);
    test.midP = std::clamp(2.0 * tail - fairBinomial(n, rarer), 0.0, 1.0);
    return test;
}

McNemar mcNemar(const std::vector<bool>& first, const std::vector<bool>& second)
{
    int onlyFirst = 0;
    int onlySecond = 0;
    for (std::size_t i = 0; i < std::min(first.size(), second.size()); ++i) {
        onlyFirst += first[i] && !second[i] ? 1 : 0;
        onlySecond += second[i] && !first[i] ? 1 : 0;
    }
    return mcNemar(onlyFirst, onlySecond);
}

std::optional<PairedDifference> pairedBootstrap(
    std::span<const PairedItem> items, Random& random, std::size_t resamples, double level)
{
    if (items.empty() || resamples == 0) {
        return std::nullopt;
    }
    const std::vector<Cluster> clusters = clustersOf(items);
    const auto meanOf = [&](auto&& pick) {
        Cluster sum;
        for (std::size_t i = 0; i < clusters.size(); ++i) {
            const Cluster& cluster = clusters[pick(i)];
            sum.difference += cluster.difference;
            sum.items += cluster.items;
        }
        return sum.difference / sum.items;
    };
    PairedDifference result;
    result.clusters = clusters.size();
    result.mean = meanOf([](std::size_t i) { return i; });
    std::vector<double> means(resamples);
    std::generate(means.begin(), means.end(), [&] {
        return meanOf([&](std::size_t) { return random.index(clusters.size()); });
    });
    const double tail = (1.0 - level) / 2.0;
    result.low = *percentile(means, tail);
    result.high = *percentile(means, 1.0 - tail);
    const auto notAbove
        = std::count_if(means.begin(), means.end(), [](double m) { return m <= 0.0; });
    const auto notBelow
        = std::count_if(means.begin(), means.end(), [](double m) { return m >= 0.0; });
    const auto rarer = static_cast<double>(std::min(notAbove, notBelow));
    result.p = std::min(1.0, 2.0 * (1.0 + rarer) / (1.0 + static_cast<double>(resamples)));
    return result;
}

std::optional<Interval> clusteredInterval(
    std::span<const ClusteredItem> items, Random& random, std::size_t resamples, double level)
{
    std::vector<PairedItem> pairs;
    pairs.reserve(items.size());
    for (const ClusteredItem& item : items) {
        pairs.push_back({0.0, item.value, item.cluster});
    }
    const auto difference = pairedBootstrap(pairs, random, resamples, level);
    return difference ? std::optional(Interval {difference->mean, difference->low, difference->high})
                      : std::nullopt;
}

} // namespace groundmark::evaluation
