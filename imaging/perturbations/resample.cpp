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
    std::generate(field.begin<float>(), field.end<float>(), [&] {
        return static_cast<float>(random.uniform(-reach, reach));
    });
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
    const auto inside
        = [](int at, int side) { return cv::borderInterpolate(at, side, cv::BORDER_REFLECT); };
    cv::parallel_for_(cv::Range(0, image.rows), [&](const cv::Range& band) {
        for (int y = band.start; y < band.end; ++y) {
            auto* to = result.ptr<float>(y);
            for (int x = 0; x < image.cols; ++x) {
                const double atX = x + static_cast<double>(dx.at<float>(y, x));
                const double atY = y + static_cast<double>(dy.at<float>(y, x));
                const int left = static_cast<int>(std::floor(atX));
                const int top = static_cast<int>(std::floor(atY));
                const auto shareX = static_cast<float>(atX - left);
                const auto shareY = static_cast<float>(atY - top);
                const auto* above = image.ptr<float>(inside(top, image.rows));
                const auto* below = image.ptr<float>(inside(top + 1, image.rows));
                const int a = inside(left, image.cols) * channels;
                const int b = inside(left + 1, image.cols) * channels;
                for (int c = 0; c < channels; ++c) {
                    *to++ = std::lerp(
                        std::lerp(above[a + c], above[b + c], shareX),
                        std::lerp(below[a + c], below[b + c], shareX),
                        shareY);
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
