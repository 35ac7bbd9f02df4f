// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/random.h"

#include <opencv2/core.hpp>

/// Fog and snow; see noise.h for the conventions.
namespace groundmark::imaging::perturbations {

/// A square cloud of the given side (a power of two), 0–1, CV_32F: diamond–square on a torus, whose
/// amplitude shrinks by `decay` from each scale to the next finer one.
[[nodiscard]] cv::Mat plasmaFractal(int side, double decay, Random& random);

/// x + strength · cloud, scaled back by max / (max + strength). The cloud of an image with a side
/// above 4096 pixels is made at 4096 and enlarged, to bound memory (ours).
[[nodiscard]] cv::Mat fogged(const cv::Mat& image, double strength, double decay, Random& random);

struct SnowParameters
{
    double mean = 0.1;
    double deviation = 0.3;
    double zoom = 3.0;
    double threshold = 0.5; ///< below, there is no flake
    int radius = 10; ///< of the flakes' motion blur
    double sigma = 4.0;
    double mix = 0.8; ///< share of the image's own colour
};

/// x' = mix · x + (1 − mix) · max(x, 1.5 gray + 0.5), plus the layer and the layer turned by 180°.
/// @param layer CV_32F of the image's size, 0–1
[[nodiscard]] cv::Mat withSnowLayer(const cv::Mat& image, const cv::Mat& layer, double mix);
[[nodiscard]] cv::Mat snowed(const cv::Mat& image, const SnowParameters& snow, Random& random);

} // namespace groundmark::imaging::perturbations
