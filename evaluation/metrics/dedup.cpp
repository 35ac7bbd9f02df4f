// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/dedup.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace groundmark::evaluation {

namespace {

std::vector<double> normalised(const std::vector<double>& vector)
{
    const double length
        = std::sqrt(std::inner_product(vector.begin(), vector.end(), vector.begin(), 0.0));
    std::vector<double> unit = vector;
    for (double& value : unit) {
        value = length > 0.0 ? value / length : 0.0;
    }
    return unit;
}

double dot(const std::vector<double>& a, const std::vector<double>& b)
{
    const auto n = static_cast<std::ptrdiff_t>(std::min(a.size(), b.size()));
    return std::inner_product(a.begin(), a.begin() + n, b.begin(), 0.0);
}

} // namespace

DedupResult dedupByCosine(std::span<const std::vector<double>> vectors, double threshold)
{
    DedupResult result;
    std::vector<std::vector<double>> units; // of the kept vectors
    for (std::size_t i = 0; i < vectors.size(); ++i) {
        std::vector<double> unit = normalised(vectors[i]);
        std::size_t match = 0;
        double best = -2.0;
        for (std::size_t k = 0; k < units.size(); ++k) {
            const double cosine = dot(unit, units[k]);
            if (cosine > best) {
                best = cosine;
                match = result.kept[k];
            }
        }
        if (best >= threshold) {
            result.dropped.push_back({i, match});
        } else {
            result.kept.push_back(i);
            units.push_back(std::move(unit));
        }
    }
    return result;
}

} // namespace groundmark::evaluation
