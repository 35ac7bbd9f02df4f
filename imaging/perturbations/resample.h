// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/random.h"

#include <opencv2/core.hpp>

/// Changes of resolution and shape; see noise.h for the conventions.
namespace groundmark::imaging::perturbations {

/// Shrinks to int(side · scale) pixels by box means and enlarges again to the nearest pixel,
/// exactly as PIL does it (its BOX is not an area mean). Bytes in, bytes out; at least 1 pixel is
/// left.
[[nodiscard]] cv::Mat pixelated(const cv::Mat& bytes, double scale);

/// The image at (x + dx, y + dy), bilinear; beyond the border it is mirrored, edge pixels twice.
/// @param dx, dy CV_32F of the image's size, pixels
[[nodiscard]] cv::Mat warped(const cv::Mat& image, const cv::Mat& dx, const cv::Mat& dy);

/// Moves every pixel by two random fields: U(−0.005 h, 0.005 h), blurred with σ = 0.01 (w, h),
/// times alpha.
[[nodiscard]] cv::Mat elasticTransformed(const cv::Mat& image, double alpha, Random& random);

} // namespace groundmark::imaging::perturbations
