// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/perturbations/spatter.h"

#include "imaging/perturbations/blur.h"
#include "imaging/perturbations/noise.h"

#include <algorithm>

namespace groundmark::imaging::perturbations {

namespace {

const cv::Vec3f water(175.0F / 255.0F, 238.0F / 255.0F, 238.0F / 255.0F);
const cv::Vec3f mud(63.0F / 255.0F, 42.0F / 255.0F, 20.0F / 255.0F);
constexpr float thinnestMud = 0.8F; // below, blurred edges are left out

/// Blurred noise, 0 below the threshold.
cv::Mat drops(cv::Size size, const SpatterParameters& spatter, Random& random)
{
    cv::Mat layer(size, CV_32F);
    NormalSource normal(random);
    std::generate(layer.begin<float>(), layer.end<float>(), [&] {
        return static_cast<float>(spatter.mean + spatter.deviation * normal.next());
    });
    layer = gaussianBlurred(layer, {spatter.sigma, spatter.sigma});
    for (float& value : cv::Mat_<float>(layer)) {
        value = value < spatter.threshold ? 0.0F : value;
    }
    return layer;
}

/// How much water lies where: drops, brighter towards one side of their rims; largest value 1.
cv::Mat waterDepth(const cv::Mat& layer)
{
    cv::Mat bytes(layer.size(), CV_8U);
    std::transform(layer.begin<float>(), layer.end<float>(), bytes.begin<uchar>(), [](float value) {
        return static_cast<uchar>(std::clamp(value * 255.0F, 0.0F, 255.0F));
    });
    cv::Mat edges;
    cv::Canny(bytes, edges, 50, 150);
    cv::Mat distance;
    cv::distanceTransform(cv::Scalar(255) - edges, distance, cv::DIST_L2, 5);
    distance = cv::min(distance, 20.0);
    cv::blur(distance, distance, cv::Size(3, 3));
    cv::Mat rims(distance.size(), CV_8U);
    std::transform(
        distance.begin<float>(), distance.end<float>(), rims.begin<uchar>(), [](float value) {
            return static_cast<uchar>(value);
        });
    cv::equalizeHist(rims, rims);
    const cv::Mat relief = (cv::Mat_<float>(3, 3) << -2, -1, 0, -1, 1, 1, 0, 1, 2);
    cv::filter2D(rims, rims, CV_8U, relief);
    cv::blur(rims, rims, cv::Size(3, 3));
    cv::Mat depth;
    cv::multiply(bytes, rims, depth, 1.0, CV_32F);
    double deepest = 0.0;
    cv::minMaxLoc(depth, nullptr, &deepest);
    return deepest > 0.0 ? cv::Mat(depth / deepest) : depth;
}

cv::Mat mudCover(const cv::Mat& layer, double threshold, double sigma)
{
    cv::Mat cover;
    cv::Mat(layer > threshold).convertTo(cover, CV_32F, 1.0 / 255.0);
    cover = gaussianBlurred(cover, {sigma, sigma});
    for (float& value : cv::Mat_<float>(cover)) {
        value = value < thinnestMud ? 0.0F : value;
    }
    return cover;
}

} // namespace

cv::Mat spattered(const cv::Mat& image, const SpatterParameters& spatter, Random& random)
{
    const cv::Mat layer = drops(image.size(), spatter, random);
    const cv::Mat cover = spatter.isMud ? mudCover(layer, spatter.threshold, spatter.amount)
                                        : cv::Mat(waterDepth(layer) * spatter.amount);
    const cv::Vec3f colour = spatter.isMud ? mud : water;
    cv::Mat result(image.size(), image.type());
    for (int y = 0; y < image.rows; ++y) {
        for (int x = 0; x < image.cols; ++x) {
            const float share = cover.at<float>(y, x);
            const float kept = spatter.isMud ? 1.0F - share : 1.0F;
            result.at<cv::Vec3f>(y, x) = image.at<cv::Vec3f>(y, x) * kept + colour * share;
        }
    }
    return result;
}

} // namespace groundmark::imaging::perturbations
