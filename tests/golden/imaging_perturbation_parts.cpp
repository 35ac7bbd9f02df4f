// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/golden/imaging_perturbation_parts.h"

#include "imaging/mat_image.h"
#include "imaging/perturbations/blur.h"
#include "imaging/perturbations/color.h"
#include "imaging/perturbations/glass.h"
#include "imaging/perturbations/levels.h"
#include "imaging/perturbations/parameters.h"
#include "imaging/perturbations/resample.h"
#include "imaging/perturbations/weather.h"
#include "tests/golden/imaging_standard_images.h"
#include "tests/golden/values.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace groundmark::golden {

namespace {

using namespace imaging;
using namespace imaging::perturbations;

cv::Mat channelOf(const cv::Mat& image, const Json& name)
{
    cv::Mat channel;
    cv::extractChannel(image, channel, name == "r" ? 0 : name == "g" ? 1 : 2);
    return channel;
}

/// Rows of numbers, or of [r, g, b], times `scale`.
Json pixels(const cv::Mat& image, double scale = 1.0)
{
    cv::Mat wide;
    image.convertTo(wide, CV_64F, scale);
    Json rows = Json::array();
    for (int y = 0; y < wide.rows; ++y) {
        Json row = Json::array();
        const auto* values = wide.ptr<double>(y);
        for (int x = 0; x < wide.cols; ++x) {
            if (wide.channels() == 1) {
                row.push_back(values[x]);
            } else {
                row.push_back({values[3 * x], values[3 * x + 1], values[3 * x + 2]});
            }
        }
        rows.push_back(row);
    }
    return rows;
}

Json motionKernelPart(const Json& input)
{
    const auto weights = motionKernel(input["radius"], input["sigma"]);
    return {{"length", weights.size()}, {"weights", weights}};
}

Json defocusKernelPart(const Json& input)
{
    const cv::Mat kernel = defocusKernel(input["radius"], input["alias_blur"]);
    return {
        {"size", kernel.cols},
        {"sum", cv::sum(kernel)[0]},
        {"center_row", std::vector<float>(kernel.row(kernel.rows / 2))}};
}

Json warpPart(const Json& input, const cv::Mat& bytes)
{
    const double amplitude = input["amp"];
    cv::Mat dx(bytes.size(), CV_32F);
    cv::Mat dy(bytes.size(), CV_32F);
    for (int y = 0; y < bytes.rows; ++y) {
        for (int x = 0; x < bytes.cols; ++x) {
            dx.at<float>(y, x)
                = static_cast<float>(amplitude * std::sin(2 * std::numbers::pi * y / 12));
            dy.at<float>(y, x)
                = static_cast<float>(amplitude * std::cos(2 * std::numbers::pi * x / 10));
        }
    }
    const cv::Mat channel = channelOf(levelsFromBytes(bytes), input["channel"]);
    return {{"pixels", pixels(warped(channel, dx, dy), 255.0)}};
}

Json snowPart(const Json& input, const cv::Mat& bytes)
{
    cv::Mat layer(bytes.size(), CV_32F);
    for (int y = 0; y < bytes.rows; ++y) {
        for (int x = 0; x < bytes.cols; ++x) {
            const double value = std::clamp((5 * x + 9 * y) % 40 / 40.0 - 0.6, 0.0, 1.0);
            layer.at<float>(y, x) = static_cast<float>(std::nearbyint(255 * value) / 255);
        }
    }
    cv::Mat snow = withSnowLayer(levelsFromBytes(bytes), layer, input["mix"]);
    snow = cv::min(cv::max(snow, 0.0), 1.0);
    return {{"pixels_rgb", pixels(snow, 255.0)}};
}

Json glassPart(const Json& input, const cv::Mat& bytes)
{
    Random random(unsigned64(input["seed"]));
    const auto mode = input["mode"] == "swap" ? GlassShuffle::Swap : GlassShuffle::Copy;
    const cv::Mat shuffled = glassShuffled(
        channelOf(bytes, input["channel"]), input["max_delta"], input["iterations"], mode, random);
    return {{"pixels", pixels(shuffled)}};
}

Json colorShiftPart(const Json& input, const cv::Mat& bytes)
{
    const auto d = input["direction"].get<std::vector<double>>();
    return {
        {"pixels_rgb",
         pixels(colorShifted(bytes, cv::Vec3d(d[0], d[1], d[2]), input["magnitude"]))}};
}

/// A whole perturbation that uses no random numbers.
Json wholePart(const Json& input)
{
    const auto kind = valueOf<PerturbationKind>(text(input["op"]));
    const auto result = perturb(partsImage(), perturbationAt(*kind, input["severity"]), 0);
    return {{"pixels_rgb", pixels(rgbBytes(*result))}};
}

} // namespace

Json perturbationPart(const Json& line)
{
    const Json& input = line["input"];
    const cv::Mat bytes = rgbBytes(partsImage());
    const std::string op = input["op"];
    if (op == "motion_kernel") {
        return motionKernelPart(input);
    }
    if (op == "defocus_kernel") {
        return defocusKernelPart(input);
    }
    if (op == "motion_blur_gray") {
        const cv::Mat channel = channelOf(levelsFromBytes(bytes), input["channel"]);
        const cv::Mat result
            = motionBlurred(channel, input["radius"], input["sigma"], input["angle_deg"]);
        return {{"pixels", pixels(result, 255.0)}};
    }
    if (op == "gaussian") {
        const cv::Mat channel = channelOf(levelsFromBytes(bytes), input["channel"]);
        const Gaussian gaussian {input["sigma"], input["sigma"], input["truncate"]};
        return {{"pixels", pixels(gaussianBlurred(channel, gaussian), 255.0)}};
    }
    if (op == "warp_bilinear_reflect") {
        return warpPart(input, bytes);
    }
    if (op == "snow_composite") {
        return snowPart(input, bytes);
    }
    if (op == "glass_shuffle") {
        return glassPart(input, bytes);
    }
    if (op == "color_shift") {
        return colorShiftPart(input, bytes);
    }
    return wholePart(input);
}

} // namespace groundmark::golden
