// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/imgproc.hpp>

#include <vector>

/// Blurs of images of floats with any number of channels; see noise.h for the conventions.
namespace groundmark::imaging::perturbations {

/// A Gaussian cut off at `truncate` deviations; a deviation of 0 leaves that direction as it is.
struct Gaussian
{
    double sigmaX = 1.0;
    double sigmaY = 1.0;
    double truncate = 4.0;
    int border = cv::BORDER_REPLICATE;
};
/// Floats or doubles.
[[nodiscard]] cv::Mat gaussianBlurred(const cv::Mat& image, const Gaussian& gaussian);
/// The same as bytesFromLevels(gaussianBlurred(levelsFromBytes(bytes, CV_64F), gaussian)), bit by
/// bit, without three images of doubles between.
[[nodiscard]] cv::Mat gaussianBlurredBytes(const cv::Mat& bytes, const Gaussian& gaussian);

/// A disk of `radius` on a grid of ±8 (radius up to 8) or ±radius, sum 1, then softened by a small
/// Gaussian (3 × 3, or 5 × 5 for radius above 8), which may change the sum a little.
[[nodiscard]] cv::Mat defocusKernel(double radius, double aliasSigma);
/// Floats or doubles.
[[nodiscard]] cv::Mat defocusBlurred(const cv::Mat& image, double radius, double aliasSigma);

/// Weights exp(−i² / 2σ²), i = 0 .. 2·radius, sum 1: one-sided.
[[nodiscard]] std::vector<double> motionKernel(int radius, double sigma);
/// Smears along `degrees` (0: to the right, 90: down); pixels beyond the border repeat it.
[[nodiscard]] cv::Mat motionBlurred(const cv::Mat& image, int radius, double sigma, double degrees);

/// The part of an image that centralZoom() enlarges. factor >= 1.
[[nodiscard]] cv::Rect centralPart(cv::Size size, double factor);
/// The middle of an image, enlarged `factor` times so that it covers the image's size (it may be a
/// few pixels larger). Bilinear, corner pixels on corner pixels. factor >= 1.
[[nodiscard]] cv::Mat centralZoom(const cv::Mat& image, double factor);
/// The mean of an image and all its central zooms 1, 1 + step, …, largest.
[[nodiscard]] cv::Mat zoomBlurred(const cv::Mat& image, double largest, double step);

} // namespace groundmark::imaging::perturbations
