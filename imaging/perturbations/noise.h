// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/random.h"

#include <opencv2/core.hpp>

/// The pieces that perturbations are made of. Images are CV_32FC3 with red, green, blue in 0–1, and
/// so are results, before they are cut to 0–1. Operations and constants: imagecorruptions (see
/// parameters.cpp); random numbers come from domain/random.h, channel by channel in row order.
namespace groundmark::imaging::perturbations {

/// Normally distributed numbers by Box–Muller: u₁ = 1 − uniform, cosine branch first, then sine.
class NormalSource
{
public:
    explicit NormalSource(Random& random)
        : m_random(random)
    {
    }
    [[nodiscard]] double next();

private:
    Random& m_random;
    double m_sine = 0.0;
    bool m_hasSine = false;
};

/// x + N(0, σ)
[[nodiscard]] cv::Mat gaussianNoise(const cv::Mat& image, double sigma, Random& random);
/// Poisson(x λ) / λ. Takes bytes (CV_8UC3), as the distribution of each level is tabulated.
[[nodiscard]] cv::Mat shotNoise(const cv::Mat& bytes, double lambda, Random& random);
/// A share of all channel values becomes 0 or 1, half and half.
[[nodiscard]] cv::Mat impulseNoise(const cv::Mat& image, double share, Random& random);
/// x + x N(0, σ)
[[nodiscard]] cv::Mat speckleNoise(const cv::Mat& image, double sigma, Random& random);

} // namespace groundmark::imaging::perturbations
