// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/random.h"

#include <opencv2/core.hpp>

/// Changes of colour; see noise.h for the conventions.
namespace groundmark::imaging::perturbations {

/// (x − mean) · factor + mean, per channel
[[nodiscard]] cv::Mat contrastScaled(const cv::Mat& image, double factor);
/// Adds to HSV's value (the largest channel), which is cut to 0–1; hue and saturation stay.
[[nodiscard]] cv::Mat brightened(const cv::Mat& image, double added);
/// HSV's saturation · factor + added, cut to 0–1; grays count as hue 0 (red).
[[nodiscard]] cv::Mat saturated(const cv::Mat& image, double factor, double added);

/// Three U(−1, 1) numbers: the direction of a colour shift.
[[nodiscard]] cv::Vec3d colorDirection(Random& random);
/// v + magnitude · direction per channel, rounded half up and cut to 0–255, where the direction is
/// first divided by its largest magnitude. Bytes in, bytes out.
[[nodiscard]] cv::Mat
colorShifted(const cv::Mat& bytes, const cv::Vec3d& direction, double magnitude);

} // namespace groundmark::imaging::perturbations
