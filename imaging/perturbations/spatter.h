// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/random.h"

#include <opencv2/core.hpp>

/// Drops on the lens; see noise.h for the conventions.
namespace groundmark::imaging::perturbations {

struct SpatterParameters
{
    double mean = 0.65; ///< of the noise that drops are made of
    double deviation = 0.3;
    double sigma = 4.0; ///< of its blur: the size of drops
    double threshold = 0.69; ///< below, there is no drop
    double amount = 0.6; ///< water: its strength; mud: the blur of its edges
    bool isMud = false;
};

/// Water adds a pale turquoise that follows the drops' rims; mud covers the image in brown.
[[nodiscard]] cv::Mat
spattered(const cv::Mat& image, const SpatterParameters& spatter, Random& random);

} // namespace groundmark::imaging::perturbations
