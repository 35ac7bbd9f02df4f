// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/random.h"

#include <QRectF>
#include <QSize>

#include <span>
#include <vector>

namespace groundmark::evaluation {

/// How random boxes are drawn when there are too few candidates. Only `target` is in the paper.
struct AdversarialRule
{
    int target = 3; ///< regions per question
    double minimumSide = 0.10; ///< of the image's width or height
    double maximumSide = 0.30;
    int tries = 1000; ///< in all, then give up
};

struct AdversarialRegions
{
    std::vector<QRectF> picked; ///< pixels, disjoint from each other and from the relevant boxes
    int missing = 0; ///< how many could not be found
};

/// Takes, in the given order, the candidates that touch neither a relevant box nor one taken
/// before.
[[nodiscard]] AdversarialRegions
pickDisjoint(std::span<const QRectF> candidates, std::span<const QRectF> relevant, int target);

/// Distracting regions for one question: candidates (the objects of the image's other questions)
/// without repetitions in random order, then random boxes. Source: MagiC, arXiv 2507.07297,
/// Algorithm 1; the drawing of random boxes is ours.
[[nodiscard]] AdversarialRegions adversarialRegions(
    std::span<const QRectF> candidates,
    std::span<const QRectF> relevant,
    QSize image,
    Random& random,
    const AdversarialRule& rule = {});

} // namespace groundmark::evaluation
