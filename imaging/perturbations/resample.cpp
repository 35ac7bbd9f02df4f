// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/perturbations/resample.h"

#include "imaging/perturbations/blur.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace groundmark::imaging::perturbations {

namespace {

constexpr double elasticReach = 0.005; // of the image's height
constexpr double elasticSigma = 0.01; // of width and height
constexpr double elasticTruncate = 3.0;

/// The source pixels whose plain mean makes one pixel of a shrunken axis.
struct Span
{
    int first = 0;
    int last = 0;
};

std::vector<Span> boxSpans(int from, int to)
{
    const double scale = static_cast<double>(from) / to;
    std::vector<Span> spans;
    for (int i = 0; i < to; ++i) {
        const double centre = (i + 0.5) * scale;
        const int begin = std::max(0, static_cast<int>(centre - scale / 2.0 + 0.5));
        const int end = std::min(from, static_cast<int>(centre + scale / 2.0 + 0.5));
        const auto isInside = [&](int k) {
            const double place = (k - centre + 0.5) / scale;
            return place > -0.5 && place <= 0.5;
        };
        Span span {begin, std::max(begin, end - 1)};
        while (span.first < span.last && !isInside(span.first)) {
            ++span.first;
        }
        while (span.last > span.first && !isInside(span.last)) {
            --span.last;
        }
        spans.push_back(span);
    }
    return spans;
}

/// Shrinks every row; the mean is rounded half up.
cv::Mat rowsShrunk(const cv::Mat& bytes, int width)
{
    const std::vector<Span> spans = boxSpans(bytes.cols, width);
    cv::Mat result(bytes.rows, width, CV_8UC3);
    for (int y = 0; y < bytes.rows; ++y) {
        for (int x = 0; x < width; ++x) {
            const Span span = spans[static_cast<std::size_t>(x)];
            const int count = span.last - span.first + 1;
            cv::Vec3i sum(0, 0, 0);
            for (int k = span.first; k <= span.last; ++k) {
                sum += cv::Vec3i(bytes.at<cv::Vec3b>(y, k));
            }
            for (int c = 0; c < 3; ++c) {
                result.at<cv::Vec3b>(y, x)[c]
                    = static_cast<uchar>((2 * sum[c] + count) / (2 * count));
            }
        }
    }
    return result;
}

cv::Mat randomField(cv::Size size, double alpha, Random& random)
{
    const double reach = elasticReach * size.height;
    cv::Mat field(size, CV_32F);
    cv::parallel_for_(cv::Range(0, size.height), [&](const cv::Range& band) {
        Random own = random;
        own.skip(static_cast<std::uint64_t>(band.start) * static_cast<std::uint64_t>(size.width));
        for (int y = band.start; y < band.end; ++y) {
            std::generate_n(field.ptr<float>(y), size.width, [&] {
                return static_cast<float>(own.uniform(-reach, reach));
            });
        }
    });
    random.skip(field.total());
    const Gaussian gaussian {
        elasticSigma * size.width, elasticSigma * size.height, elasticTruncate, cv::BORDER_REFLECT};
    return gaussianBlurred(field, gaussian) * alpha;
}

} // namespace

cv::Mat pixelated(const cv::Mat& bytes, double scale)
{
    const int width = std::max(1, static_cast<int>(bytes.cols * scale));
    const int height = std::max(1, static_cast<int>(bytes.rows * scale));
    cv::Mat small = rowsShrunk(bytes, width).t();
    small = rowsShrunk(small, height).t();
    cv::Mat result(bytes.size(), CV_8UC3);
    for (int y = 0; y < result.rows; ++y) {
        const int row = static_cast<int>((y + 0.5) * height / result.rows);
        for (int x = 0; x < result.cols; ++x) {
            const int column = static_cast<int>((x + 0.5) * width / result.cols);
            result.at<cv::Vec3b>(y, x) = small.at<cv::Vec3b>(row, column);
        }
    }
    return result;
}

cv::Mat warped(const cv::Mat& image, const cv::Mat& dx, const cv::Mat& dy)
{
    cv::Mat result(image.size(), image.type());
    const int channels = image.channels();
    const auto mirrored
        = [](int at, int side) { return cv::borderInterpolate(at, side, cv::BORDER_REFLECT); };
    cv::parallel_for_(cv::Range(0, image.rows), [&](const cv::Range& band) {
        for (int y = band.start; y < band.end; ++y) {
            auto* to = result.ptr<float>(y);
            const auto* moveX = dx.ptr<float>(y);
            const auto* moveY = dy.ptr<float>(y);
            for (int x = 0; x < image.cols; ++x) {
                const double atX = x + static_cast<double>(moveX[x]);
                const double atY = y + static_cast<double>(moveY[x]);
                const int left = static_cast<int>(std::floor(atX));
                const int top = static_cast<int>(std::floor(atY));
                const auto shareX = static_cast<float>(atX - left);
                const auto shareY = static_cast<float>(atY - top);
                const bool isInside = left >= 0 && top >= 0 && left + 1 < image.cols
                    && top + 1 < image.rows;
                const int x0 = isInside ? left : mirrored(left, image.cols);
                const int x1 = isInside ? left + 1 : mirrored(left + 1, image.cols);
                const auto* above
                    = image.ptr<float>(isInside ? top : mirrored(top, image.rows));
                const auto* below
                    = image.ptr<float>(isInside ? top + 1 : mirrored(top + 1, image.rows));
                for (int c = 0; c < channels; ++c) {
                    const int a = x0 * channels + c;
                    const int b = x1 * channels + c;
                    const float upper = above[a] + shareX * (above[b] - above[a]);
                    const float lower = below[a] + shareX * (below[b] - below[a]);
                    *to++ = upper + shareY * (lower - upper);
                }
            }
        }
    });
    return result;
}

cv::Mat elasticTransformed(const cv::Mat& image, double alpha, Random& random)
{
    const cv::Mat dx = randomField(image.size(), alpha, random);
    const cv::Mat dy = randomField(image.size(), alpha, random);
    return warped(image, dx, dy);
}

} // namespace groundmark::imaging::perturbations
