// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/perturbations/noise.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace groundmark::imaging::perturbations {

namespace {

/// Calls `change(value)` for every channel value in row order.
template <typename T, typename Change> void forEachValue(cv::Mat& image, Change change)
{
    for (int y = 0; y < image.rows; ++y) {
        T* row = image.ptr<T>(y);
        std::for_each(row, row + image.cols * image.channels(), change);
    }
}

/// Draws from one Poisson distribution by looking up one uniform number.
class Poisson
{
public:
    explicit Poisson(double mean)
    {
        // Up to the mean and ten deviations beyond it; what is cut off is far below 1e-16.
        const auto last = static_cast<int>(std::ceil(mean + 10.0 * std::sqrt(mean) + 20.0));
        m_first = static_cast<int>(std::max(0.0, std::floor(mean - 10.0 * std::sqrt(mean) - 20.0)));
        double sum = 0.0;
        for (int k = m_first; k <= last; ++k) {
            const double log = mean > 0.0 ? k * std::log(mean) - mean - std::lgamma(k + 1.0)
                                          : (k == 0 ? 0.0 : -INFINITY);
            sum += std::exp(log);
            m_cumulative.push_back(sum);
        }
    }

    [[nodiscard]] int draw(Random& random) const
    {
        const auto it
            = std::upper_bound(m_cumulative.begin(), m_cumulative.end(), random.uniform());
        const auto place = std::min<std::ptrdiff_t>(
            it - m_cumulative.begin(), static_cast<std::ptrdiff_t>(m_cumulative.size()) - 1);
        return m_first + static_cast<int>(place);
    }

private:
    int m_first = 0;
    std::vector<double> m_cumulative;
};

} // namespace

double NormalSource::next()
{
    if (m_hasSine) {
        m_hasSine = false;
        return m_sine;
    }
    const double radius = std::sqrt(-2.0 * std::log(1.0 - m_random.uniform()));
    const double angle = 2.0 * std::numbers::pi * m_random.uniform();
    m_sine = radius * std::sin(angle);
    m_hasSine = true;
    return radius * std::cos(angle);
}

cv::Mat gaussianNoise(const cv::Mat& image, double sigma, Random& random)
{
    cv::Mat result = image.clone();
    NormalSource normal(random);
    forEachValue<float>(result, [&](float& v) { v += static_cast<float>(sigma * normal.next()); });
    return result;
}

cv::Mat shotNoise(const cv::Mat& bytes, double lambda, Random& random)
{
    std::vector<Poisson> levels;
    levels.reserve(256);
    for (int level = 0; level < 256; ++level) {
        levels.emplace_back(level / 255.0 * lambda);
    }
    cv::Mat result;
    bytes.convertTo(result, CV_32F);
    forEachValue<float>(result, [&](float& v) {
        const Poisson& level = levels[static_cast<std::size_t>(v)];
        v = static_cast<float>(level.draw(random) / lambda);
    });
    return result;
}

cv::Mat impulseNoise(const cv::Mat& image, double share, Random& random)
{
    cv::Mat result = image.clone();
    forEachValue<float>(result, [&](float& v) {
        if (random.uniform() < share) {
            v = random.uniform() < 0.5 ? 1.0F : 0.0F;
        }
    });
    return result;
}

cv::Mat speckleNoise(const cv::Mat& image, double sigma, Random& random)
{
    cv::Mat result = image.clone();
    NormalSource normal(random);
    forEachValue<float>(
        result, [&](float& v) { v += v * static_cast<float>(sigma * normal.next()); });
    return result;
}

} // namespace groundmark::imaging::perturbations
