// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

namespace groundmark::imaging::perturbations {

/// Bytes divided by 255.
/// @param depth CV_32F, or CV_64F where the reference computes in doubles and it shows: a smooth
/// image hits whole bytes, and then the last bit decides about the cut
[[nodiscard]] cv::Mat levelsFromBytes(const cv::Mat& bytes, int depth = CV_32F);
/// Floats or doubles cut to 0–1, times 255, then cut, not rounded, to bytes, as the reference does.
[[nodiscard]] cv::Mat bytesFromLevels(const cv::Mat& levels);

} // namespace groundmark::imaging::perturbations
