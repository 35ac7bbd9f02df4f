// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/random.h"
#include "imaging/perturbations/perturbation.h"

#include <opencv2/core.hpp>

namespace groundmark::imaging::perturbations {

/// Shuffles pixels within `reach` of each other, `rounds` times, from the lower right to the upper
/// left: pixel (h, w) with (h + dy, w + dx), dx drawn before dy, both from −reach .. reach − 1.
/// Takes bytes of any number of channels; whole pixels move. Copy against Swap: see GlassShuffle.
[[nodiscard]] cv::Mat
glassShuffled(const cv::Mat& bytes, int reach, int rounds, GlassShuffle mode, Random& random);

/// Blur, cut to 8 bits, shuffle, blur, cut to 8 bits; computed in doubles.
[[nodiscard]] cv::Mat glassBlurred(
    const cv::Mat& bytes, double sigma, int reach, int rounds, GlassShuffle mode, Random& random);

} // namespace groundmark::imaging::perturbations
