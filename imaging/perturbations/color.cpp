// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/perturbations/color.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace groundmark::imaging::perturbations {

namespace {

template <typename Change> cv::Mat withPixels(const cv::Mat& image, Change change)
{
    cv::Mat result(image.size(), image.type());
    cv::parallel_for_(cv::Range(0, image.rows), [&](const cv::Range& band) {
        for (int y = band.start; y < band.end; ++y) {
            const auto* from = image.ptr<cv::Vec3f>(y);
            std::transform(from, from + image.cols, result.ptr<cv::Vec3f>(y), change);
        }
    });
    return result;
}

float largest(const cv::Vec3f& pixel)
{
    return std::max({pixel[0], pixel[1], pixel[2]});
}

float smallest(const cv::Vec3f& pixel)
{
    return std::min({pixel[0], pixel[1], pixel[2]});
}

} // namespace

cv::Mat contrastScaled(const cv::Mat& image, double factor)
{
    const cv::Scalar mean = cv::mean(image);
    cv::Mat result;
    image.convertTo(result, -1, factor);
    result += mean * (1.0 - factor);
    return result;
}

cv::Mat brightened(const cv::Mat& image, double added)
{
    return withPixels(image, [&](const cv::Vec3f& pixel) {
        const float value = largest(pixel);
        const float wanted = std::clamp(value + static_cast<float>(added), 0.0F, 1.0F);
        return value > 0.0F ? cv::Vec3f(pixel * (wanted / value)) : cv::Vec3f::all(wanted);
    });
}

cv::Mat saturated(const cv::Mat& image, double factor, double added)
{
    return withPixels(image, [&](const cv::Vec3f& pixel) {
        const float value = largest(pixel);
        const float saturation = value > 0.0F ? (value - smallest(pixel)) / value : 0.0F;
        const float wanted
            = std::clamp(static_cast<float>(saturation * factor + added), 0.0F, 1.0F);
        if (saturation <= 0.0F) {
            const float other = value * (1.0F - wanted);
            return cv::Vec3f(value, other, other);
        }
        // Saturation is the distance from `value`, so it scales all distances alike.
        cv::Vec3f result;
        for (int c = 0; c < 3; ++c) {
            result[c] = value - (value - pixel[c]) * (wanted / saturation);
        }
        return result;
    });
}

cv::Vec3d colorDirection(Random& random)
{
    cv::Vec3d direction;
    for (int c = 0; c < 3; ++c) {
        direction[c] = random.uniform(-1.0, 1.0);
    }
    return direction;
}

cv::Mat colorShifted(const cv::Mat& bytes, const cv::Vec3d& direction, double magnitude)
{
    const double length
        = std::max({std::abs(direction[0]), std::abs(direction[1]), std::abs(direction[2])});
    const cv::Vec3d unit = length > 0.0 ? direction / length : direction;
    std::array<cv::Mat, 3> tables;
    for (int c = 0; c < 3; ++c) {
        tables.at(static_cast<std::size_t>(c)) = cv::Mat(1, 256, CV_8U);
        for (int v = 0; v < 256; ++v) {
            const double shifted = std::floor(v + magnitude * unit[c] + 0.5);
            tables.at(static_cast<std::size_t>(c)).at<uchar>(v)
                = static_cast<uchar>(std::clamp(shifted, 0.0, 255.0));
        }
    }
    cv::Mat table;
    cv::merge(tables.data(), tables.size(), table);
    cv::Mat result;
    cv::LUT(bytes, table, result);
    return result;
}

} // namespace groundmark::imaging::perturbations
