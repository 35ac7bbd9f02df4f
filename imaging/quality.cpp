// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/quality.h"

#include "imaging/mat_image.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace groundmark::imaging {

namespace {

constexpr int ssimMargin = 5; // half of the 11-pixel window
constexpr double ssimSigma = 1.5;
constexpr double ssimC1 = (0.01 * 255) * (0.01 * 255);
constexpr double ssimC2 = (0.03 * 255) * (0.03 * 255);

/// Calls `measure` and turns OpenCV's exceptions (mostly: out of memory) into nothing.
template <typename Measure> auto guarded(Measure measure) -> decltype(measure())
{
    try {
        return measure();
    } catch (const cv::Exception&) {
        return std::nullopt;
    } catch (const std::bad_alloc&) {
        return std::nullopt;
    }
}

cv::Mat smoothed(const cv::Mat& values)
{
    cv::Mat result;
    const int side = 2 * ssimMargin + 1;
    cv::GaussianBlur(values, result, cv::Size(side, side), ssimSigma, ssimSigma);
    return result;
}

cv::Rect withoutMargin(const cv::Mat& image)
{
    return {
        ssimMargin, ssimMargin, image.cols - 2 * ssimMargin, image.rows - 2 * ssimMargin};
}

/// The sum of SSIM over all pixels of two gray bands but their margin; of its part without
/// luminance when `structureOnly`.
double ssimSum(const cv::Mat& a, const cv::Mat& b, bool structureOnly = false)
{
    const cv::Mat meanA = smoothed(a);
    const cv::Mat meanB = smoothed(b);
    const cv::Mat varianceA = smoothed(a.mul(a)) - meanA.mul(meanA);
    const cv::Mat varianceB = smoothed(b.mul(b)) - meanB.mul(meanB);
    const cv::Mat covariance = smoothed(a.mul(b)) - meanA.mul(meanB);
    cv::Mat above = 2.0 * covariance + ssimC2;
    cv::Mat below = varianceA + varianceB + ssimC2;
    if (!structureOnly) {
        above = above.mul(2.0 * meanA.mul(meanB) + ssimC1);
        below = below.mul(meanA.mul(meanA) + meanB.mul(meanB) + ssimC1);
    }
    cv::Mat ssim;
    cv::divide(above, below, ssim);
    return cv::sum(ssim(withoutMargin(ssim)))[0];
}

/// The mean of ssimSum() over a whole gray image, in bands: nine matrices of doubles for a page
/// would be too much.
double ssimMean(const cv::Mat& a, const cv::Mat& b, bool structureOnly)
{
    constexpr int bandRows = 512;
    const int rows = a.rows - 2 * ssimMargin;
    double sum = 0.0;
    for (int from = 0; from < rows; from += bandRows) {
        const cv::Range band(from, std::min(rows, from + bandRows) + 2 * ssimMargin);
        sum += ssimSum(a.rowRange(band), b.rowRange(band), structureOnly);
    }
    return sum / (static_cast<double>(rows) * (a.cols - 2 * ssimMargin));
}

} // namespace

std::optional<double> rmsContrast(const QImage& image)
{
    return guarded([&]() -> std::optional<double> {
        if (image.isNull()) {
            return std::nullopt;
        }
        // In two passes: the mean of squares minus the square of the mean loses too many digits.
        const cv::Mat gray = grayLevels(rgbBytes(image));
        const double squares = cv::norm(gray - cv::mean(gray), cv::NORM_L2SQR);
        return std::sqrt(squares / static_cast<double>(gray.total()));
    });
}

std::optional<PerceptualHash> perceptualHash(const QImage& image)
{
    return guarded([&]() -> std::optional<PerceptualHash> {
        if (image.isNull()) {
            return std::nullopt;
        }
        constexpr int side = 32;
        cv::Mat small;
        cv::resize(grayLevels(rgbBytes(image)), small, cv::Size(side, side), 0, 0, cv::INTER_AREA);
        cv::Mat frequencies;
        cv::dct(small, frequencies);
        std::array<double, 64> lowest {};
        for (std::size_t i = 0; i < lowest.size(); ++i) {
            lowest[i] = frequencies.at<double>(static_cast<int>(i / 8), static_cast<int>(i % 8));
        }
        std::array<double, 64> sorted = lowest;
        std::sort(sorted.begin(), sorted.end());
        PerceptualHash hash;
        hash.median = (sorted[31] + sorted[32]) / 2.0;
        hash.constant = lowest[0];
        for (const double value : lowest) {
            hash.bits = (hash.bits << 1U) | (value > hash.median ? 1U : 0U);
        }
        return hash;
    });
}

std::vector<QualityFlaw> qualityFlaws(QSize size, double rmsContrast, const QualityRule& rule)
{
    std::vector<QualityFlaw> flaws;
    if (std::min(size.width(), size.height()) < rule.minimumSide) {
        flaws.push_back(QualityFlaw::Resolution);
    }
    if (!(rmsContrast > rule.minimumContrast)) {
        flaws.push_back(QualityFlaw::Contrast);
    }
    return flaws;
}

std::optional<double> psnr(const QImage& a, const QImage& b)
{
    return guarded([&]() -> std::optional<double> {
        if (a.isNull() || a.size() != b.size()) {
            return std::nullopt;
        }
        const cv::Mat first = rgbBytes(a);
        const double error = cv::norm(first, rgbBytes(b), cv::NORM_L2SQR)
            / (static_cast<double>(first.total()) * first.channels());
        if (error == 0.0) {
            return identicalPsnr;
        }
        return std::min(identicalPsnr, 10.0 * std::log10(255.0 * 255.0 / error));
    });
}

std::optional<double> meanSsim(const QImage& a, const QImage& b)
{
    return guarded([&]() -> std::optional<double> {
        if (a.size() != b.size() || std::min(a.width(), a.height()) < 2 * ssimMargin + 1) {
            return std::nullopt;
        }
        const cv::Mat first = rgbBytes(a);
        const cv::Mat second = rgbBytes(b);
        // In bands: nine matrices of doubles for a whole page would be too much.
        constexpr int bandRows = 512;
        const int rows = first.rows - 2 * ssimMargin;
        double sum = 0.0;
        for (int from = 0; from < rows; from += bandRows) {
            const int to = std::min(rows, from + bandRows);
            const cv::Range band(from, to + 2 * ssimMargin);
            sum += ssimSum(grayLevels(first.rowRange(band)), grayLevels(second.rowRange(band)));
        }
        return sum / (static_cast<double>(rows) * (first.cols - 2 * ssimMargin));
    });
}

std::optional<double> multiScaleSsim(const QImage& a, const QImage& b)
{
    return guarded([&]() -> std::optional<double> {
        constexpr int smallest = 2 * ssimMargin + 1;
        if (a.size() != b.size() || std::min(a.width(), a.height()) < smallest) {
            return std::nullopt;
        }
        constexpr std::array weights {0.0448, 0.2856, 0.3001, 0.2363, 0.1333};
        cv::Mat first = grayLevels(rgbBytes(a));
        cv::Mat second = grayLevels(rgbBytes(b));
        std::size_t scales = 1;
        while (scales < weights.size()
               && std::min(first.cols, first.rows) >> scales >= smallest) {
            ++scales;
        }
        const double total = std::accumulate(weights.begin(), weights.begin() + std::ptrdiff_t(scales), 0.0);
        double product = 1.0;
        for (std::size_t scale = 0; scale < scales; ++scale) {
            const bool isLast = scale + 1 == scales;
            // A negative structure (an inverted image) has no real power; it counts as none.
            const double part = std::max(0.0, ssimMean(first, second, !isLast));
            product *= std::pow(part, weights.at(scale) / total);
            if (!isLast) {
                const cv::Size half(first.cols / 2, first.rows / 2);
                cv::resize(first, first, half, 0, 0, cv::INTER_AREA);
                cv::resize(second, second, half, 0, 0, cv::INTER_AREA);
            }
        }
        return product;
    });
}

} // namespace groundmark::imaging
