// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/adversarial_regions.h"

#include "evaluation/metrics/relevant_regions.h"

#include <algorithm>
#include <cmath>

namespace groundmark::evaluation {

namespace {

bool touchesAny(const QRectF& box, std::span<const QRectF> others)
{
    return std::any_of(others.begin(), others.end(), [&](const QRectF& other) {
        return sharedArea(box, other) > 0.0;
    });
}

/// A side length in whole pixels and where it starts.
struct Extent
{
    double start = 0.0;
    double length = 0.0;
};

Extent randomExtent(int whole, const AdversarialRule& rule, Random& random)
{
    const double wanted = std::round(whole * random.uniform(rule.minimumSide, rule.maximumSide));
    const double length = std::clamp(wanted, 1.0, static_cast<double>(whole));
    return {std::floor(random.uniform() * (whole - length + 1.0)), length};
}

} // namespace

AdversarialRegions
pickDisjoint(std::span<const QRectF> candidates, std::span<const QRectF> relevant, int target)
{
    AdversarialRegions result;
    result.missing = std::max(0, target);
    for (const QRectF& box : candidates) {
        if (result.missing == 0) {
            break;
        }
        if (!touchesAny(box, relevant) && !touchesAny(box, result.picked)) {
            result.picked.push_back(box);
            --result.missing;
        }
    }
    return result;
}

AdversarialRegions adversarialRegions(
    std::span<const QRectF> candidates,
    std::span<const QRectF> relevant,
    QSize image,
    Random& random,
    const AdversarialRule& rule)
{
    std::vector<QRectF> unique;
    for (const QRectF& box : candidates) {
        if (std::find(unique.begin(), unique.end(), box) == unique.end()) {
            unique.push_back(box);
        }
    }
    shuffle(unique, random);
    AdversarialRegions result = pickDisjoint(unique, relevant, rule.target);
    if (image.isEmpty()) {
        return result;
    }
    for (int i = 0; i < rule.tries && result.missing > 0; ++i) {
        const Extent x = randomExtent(image.width(), rule, random);
        const Extent y = randomExtent(image.height(), rule, random);
        const QRectF box(x.start, y.start, x.length, y.length);
        if (!touchesAny(box, relevant) && !touchesAny(box, result.picked)) {
            result.picked.push_back(box);
            --result.missing;
        }
    }
    return result;
}

} // namespace groundmark::evaluation
