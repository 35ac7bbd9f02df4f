// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/perturbations/weather.h"

#include "imaging/perturbations/blur.h"
#include "imaging/perturbations/noise.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace groundmark::imaging::perturbations {

namespace {

constexpr int largestCloud = 4096;

/// A grid whose opposite edges touch.
class Torus
{
public:
    explicit Torus(int side)
        : m_values(cv::Mat::zeros(side, side, CV_32F))
        , m_mask(side - 1)
    {
    }

    float& at(int y, int x) { return m_values.at<float>(y & m_mask, x & m_mask); }
    [[nodiscard]] cv::Mat values() const { return m_values; }

private:
    cv::Mat m_values;
    int m_mask;
};

} // namespace

cv::Mat plasmaFractal(int side, double decay, Random& random)
{
    Torus cloud(side);
    double amplitude = 100.0;
    const auto wobbly = [&](float sum) {
        return sum / 4.0F + static_cast<float>(amplitude * random.uniform(-amplitude, amplitude));
    };
    for (int step = side; step >= 2; step /= 2) {
        const int half = step / 2;
        for (int y = 0; y < side; y += step) {
            for (int x = 0; x < side; x += step) {
                const float corners = cloud.at(y, x) + cloud.at(y + step, x) + cloud.at(y, x + step)
                    + cloud.at(y + step, x + step);
                cloud.at(y + half, x + half) = wobbly(corners);
            }
        }
        const auto diamond = [&](int y, int x) {
            cloud.at(y, x) = wobbly(
                cloud.at(y - half, x) + cloud.at(y + half, x) + cloud.at(y, x - half)
                + cloud.at(y, x + half));
        };
        for (int y = 0; y < side; y += step) {
            for (int x = 0; x < side; x += step) {
                diamond(y, x + half);
                diamond(y + half, x);
            }
        }
        amplitude /= decay;
    }
    cv::Mat values = cloud.values();
    cv::normalize(values, values, 0.0, 1.0, cv::NORM_MINMAX);
    return values;
}

cv::Mat fogged(const cv::Mat& image, double strength, double decay, Random& random)
{
    const int largest = std::max(image.cols, image.rows);
    const int side = static_cast<int>(std::bit_ceil(static_cast<unsigned>(std::max(2, largest))));
    cv::Mat cloud = plasmaFractal(std::min(side, largestCloud), decay, random);
    if (side > largestCloud) {
        cv::resize(cloud, cloud, cv::Size(side, side), 0, 0, cv::INTER_LINEAR);
    }
    double brightest = 0.0;
    cv::minMaxLoc(image.reshape(1), nullptr, &brightest);
    cv::Mat veil;
    const cv::Mat part = cloud(cv::Rect(0, 0, image.cols, image.rows)) * strength;
    cv::merge(std::vector<cv::Mat>(3, part), veil);
    const double whole = brightest + strength;
    return (image + veil) * (whole > 0.0 ? brightest / whole : 1.0);
}

cv::Mat withSnowLayer(const cv::Mat& image, const cv::Mat& layer, double mix)
{
    cv::Mat gray;
    cv::transform(image, gray, cv::Matx13f(0.299F, 0.587F, 0.114F));
    cv::Mat turned;
    cv::rotate(layer, turned, cv::ROTATE_180);
    const auto own = static_cast<float>(mix);
    cv::Mat result(image.size(), image.type());
    cv::parallel_for_(cv::Range(0, image.rows), [&](const cv::Range& band) {
        for (int y = band.start; y < band.end; ++y) {
            const auto* pixel = image.ptr<float>(y);
            const auto* grays = gray.ptr<float>(y);
            const auto* first = layer.ptr<float>(y);
            const auto* second = turned.ptr<float>(y);
            auto* to = result.ptr<float>(y);
            for (int x = 0; x < image.cols; ++x) {
                const float bright = 1.5F * grays[x] + 0.5F;
                const float flakes = first[x] + second[x];
                for (int c = 0; c < 3; ++c, ++to, ++pixel) {
                    *to = own * *pixel + (1.0F - own) * std::max(*pixel, bright) + flakes;
                }
            }
        }
    });
    return result;
}

cv::Mat snowed(const cv::Mat& image, const SnowParameters& snow, Random& random)
{
    // Every pixel has its own place in the stream of normal numbers, but only the middle is ever
    // looked at.
    const cv::Rect middle = centralPart(image.size(), snow.zoom);
    cv::Mat noise = cv::Mat::zeros(image.size(), CV_32F);
    cv::parallel_for_(cv::Range(middle.y, middle.y + middle.height), [&](const cv::Range& band) {
        for (int y = band.start; y < band.end; ++y) {
            const auto first = static_cast<std::uint64_t>(y) * static_cast<std::uint64_t>(image.cols)
                + static_cast<std::uint64_t>(middle.x);
            Random own = random;
            own.skip(first - first % 2); // two uniform numbers make two normal ones
            NormalSource normal(own);
            if (first % 2 == 1) {
                static_cast<void>(normal.next());
            }
            std::generate_n(noise.ptr<float>(y) + middle.x, middle.width, [&] {
                return static_cast<float>(snow.mean + snow.deviation * normal.next());
            });
        }
    });
    random.skip(noise.total() + noise.total() % 2);
    cv::Mat layer = centralZoom(noise, snow.zoom);
    const auto threshold = static_cast<float>(snow.threshold);
    for (float& value : cv::Mat_<float>(layer)) {
        value = value < threshold ? 0.0F : std::min(value, 1.0F);
    }
    const double degrees = random.uniform(-135.0, -45.0);
    layer = motionBlurred(layer, snow.radius, snow.sigma, degrees);
    for (float& value : cv::Mat_<float>(layer)) {
        value = std::nearbyint(value * 255.0F) / 255.0F;
    }
    return withSnowLayer(image, layer(cv::Rect(0, 0, image.cols, image.rows)), snow.mix);
}

} // namespace groundmark::imaging::perturbations
