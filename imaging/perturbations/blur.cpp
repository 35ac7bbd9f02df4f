// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/perturbations/blur.h"

#include "imaging/perturbations/row_arithmetic.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>
#include <utility>

namespace groundmark::imaging::perturbations {

namespace {

/// The sum of both sides of a symmetric kernel, added up in eight strands as NumPy does: whether
/// weights sum to 1 or to a hair below decides about the last bit, and that about the cut to bytes
/// (see levels.h).
double sumOfBothSides(const std::vector<double>& weights)
{
    const std::size_t radius = weights.size() - 1;
    const std::size_t count = 2 * radius + 1;
    const auto at = [&](std::size_t i) { return weights[i < radius ? radius - i : i - radius]; };
    const std::size_t inStrands = count - count % 8;
    std::array<double, 8> strands {};
    for (std::size_t i = 0; i < inStrands; ++i) {
        strands[i % 8] += at(i);
    }
    double sum = ((strands[0] + strands[1]) + (strands[2] + strands[3]))
        + ((strands[4] + strands[5]) + (strands[6] + strands[7]));
    for (std::size_t i = inStrands; i < count; ++i) {
        sum += at(i);
    }
    return sum;
}

/// Weights of the distances 0, 1, …; both sides together sum to 1.
std::vector<double> gaussianKernel(double sigma, double truncate)
{
    const int radius = sigma > 0.0 ? static_cast<int>(truncate * sigma + 0.5) : 0;
    std::vector<double> weights(static_cast<std::size_t>(radius) + 1, 1.0);
    for (int i = 1; i <= radius; ++i) {
        weights[static_cast<std::size_t>(i)] = std::exp(-0.5 / (sigma * sigma) * (i * i));
    }
    const double sum = sumOfBothSides(weights);
    for (double& weight : weights) {
        weight /= sum;
    }
    return weights;
}

template <typename T> std::vector<T> cast(const std::vector<double>& weights)
{
    return {weights.begin(), weights.end()};
}

/// A separable blur of one band of rows. The outermost pixels are added up first and the middle one
/// is what they are added to, as in SciPy: on smooth images the last bit shows (see levels.h), and
/// the same order on every machine gives the same pixels. `T` is the number type.
template <typename T> class BandBlur
{
public:
    BandBlur(cv::Size size, int channels, const Gaussian& gaussian)
        : m_size(size)
        , m_channels(channels)
        , m_border(gaussian.border)
        , m_down(cast<T>(gaussianKernel(gaussian.sigmaY, gaussian.truncate)))
        , m_across(cast<T>(gaussianKernel(gaussian.sigmaX, gaussian.truncate)))
        , m_line(static_cast<std::size_t>((size.width + 2 * radiusX()) * channels))
        , m_rows(static_cast<std::size_t>(2 * radiusY() + 1))
        , m_shifted(static_cast<std::size_t>(2 * radiusX() + 1))
    {
        for (int i = -radiusX(); i <= radiusX(); ++i) {
            m_shifted[static_cast<std::size_t>(i + radiusX())] = middle() + i * channels;
        }
    }

    [[nodiscard]] int radiusY() const { return static_cast<int>(m_down.size()) - 1; }

    /// @param rowAt gives a row of the image; the 2 · radiusY() + 1 rows about y must stay at once
    template <typename RowAt> void blur(T* to, int y, RowAt&& rowAt)
    {
        for (int i = -radiusY(); i <= radiusY(); ++i) {
            m_rows[static_cast<std::size_t>(i + radiusY())]
                = rowAt(cv::borderInterpolate(y + i, m_size.height, m_border));
        }
        const int values = m_size.width * m_channels;
        symmetricSum(middle(), m_rows.data(), m_down.data(), radiusY(), values);
        for (int i = 1; i <= radiusX(); ++i) {
            copyPixel(-i);
            copyPixel(m_size.width - 1 + i);
        }
        symmetricSum(to, m_shifted.data(), m_across.data(), radiusX(), values);
    }

private:
    [[nodiscard]] int radiusX() const { return static_cast<int>(m_across.size()) - 1; }
    [[nodiscard]] T* middle() { return m_line.data() + radiusX() * m_channels; }

    /// Fills a place beyond the line's ends.
    void copyPixel(int x)
    {
        const int from = cv::borderInterpolate(x, m_size.width, m_border);
        std::copy_n(middle() + from * m_channels, m_channels, middle() + x * m_channels);
    }

    cv::Size m_size;
    int m_channels;
    int m_border;
    std::vector<T> m_down;
    std::vector<T> m_across;
    std::vector<T> m_line;
    std::vector<const T*> m_rows;
    std::vector<const T*> m_shifted;
};

template <typename T> cv::Mat bothBlurred(const cv::Mat& image, const Gaussian& gaussian)
{
    cv::Mat result(image.size(), image.type());
    cv::parallel_for_(cv::Range(0, image.rows), [&](const cv::Range& band) {
        BandBlur<T> blur(image.size(), image.channels(), gaussian);
        for (int y = band.start; y < band.end; ++y) {
            blur.blur(result.ptr<T>(y), y, [&image](int row) { return image.ptr<T>(row); });
        }
    });
    return result;
}

/// Rows of bytes as levels, the last `depth` of them kept: what a blur going down needs.
class LevelRows
{
public:
    LevelRows(const cv::Mat& bytes, int depth)
        : m_bytes(bytes)
        , m_values(static_cast<std::size_t>(bytes.cols * bytes.channels()))
        , m_depth(static_cast<std::size_t>(depth))
        , m_held(m_depth, -1)
        , m_levels(m_depth * m_values)
    {
        for (std::size_t v = 0; v < m_table.size(); ++v) {
            m_table[v] = static_cast<double>(v) / 255.0;
        }
    }

    const double* at(int row)
    {
        const std::size_t slot = static_cast<std::size_t>(row) % m_depth;
        double* levels = m_levels.data() + slot * m_values;
        if (std::exchange(m_held[slot], row) != row) {
            const uchar* bytes = m_bytes.ptr(row);
            std::transform(bytes, bytes + m_values, levels, [this](uchar v) { return m_table[v]; });
        }
        return levels;
    }

private:
    const cv::Mat& m_bytes;
    std::size_t m_values;
    std::size_t m_depth;
    std::array<double, 256> m_table {};
    std::vector<int> m_held;
    std::vector<double> m_levels;
};

/// Where each pixel of an enlarged axis comes from: between source pixels `low` and `low + 1`.
struct Source
{
    int low = 0;
    int high = 0;
    float share = 0.0F; ///< of `high`
};

std::vector<Source> cornersOnCorners(int from, int to)
{
    std::vector<Source> sources(static_cast<std::size_t>(to));
    for (int i = 0; i < to; ++i) {
        const double place = to > 1 ? static_cast<double>(i) * (from - 1) / (to - 1) : 0.0;
        const int low = std::min(static_cast<int>(place), from - 1);
        sources[static_cast<std::size_t>(i)]
            = {low, std::min(low + 1, from - 1), static_cast<float>(place - low)};
    }
    return sources;
}

} // namespace

cv::Mat gaussianBlurred(const cv::Mat& image, const Gaussian& gaussian)
{
    return image.depth() == CV_64F ? bothBlurred<double>(image, gaussian)
                                   : bothBlurred<float>(image, gaussian);
}

cv::Mat gaussianBlurredBytes(const cv::Mat& bytes, const Gaussian& gaussian)
{
    constexpr int bandRows = 128; // of which those about a band's ends are made twice
    cv::Mat result(bytes.size(), bytes.type());
    const int values = bytes.cols * bytes.channels();
    cv::parallel_for_(
        cv::Range(0, bytes.rows),
        [&](const cv::Range& band) {
            BandBlur<double> blur(bytes.size(), bytes.channels(), gaussian);
            LevelRows rows(bytes, 2 * blur.radiusY() + 1);
            std::vector<double> line(static_cast<std::size_t>(values));
            for (int y = band.start; y < band.end; ++y) {
                blur.blur(line.data(), y, [&rows](int row) { return rows.at(row); });
                cutToBytes(result.ptr(y), line.data(), values);
            }
        },
        std::max(1.0, static_cast<double>(bytes.rows) / bandRows));
    return result;
}

cv::Mat defocusKernel(double radius, double aliasSigma)
{
    constexpr double smallRadius = 8.0;
    const bool isSmall = radius <= smallRadius;
    const int reach = static_cast<int>(isSmall ? smallRadius : std::ceil(radius));
    cv::Mat disk = cv::Mat::zeros(2 * reach + 1, 2 * reach + 1, CV_32F);
    for (int y = -reach; y <= reach; ++y) {
        for (int x = -reach; x <= reach; ++x) {
            disk.at<float>(y + reach, x + reach) = x * x + y * y <= radius * radius ? 1.0F : 0.0F;
        }
    }
    disk /= cv::sum(disk)[0];
    const int side = isSmall ? 3 : 5;
    cv::GaussianBlur(disk, disk, cv::Size(side, side), aliasSigma);
    return disk;
}

cv::Mat defocusBlurred(const cv::Mat& image, double radius, double aliasSigma)
{
    cv::Mat result;
    cv::filter2D(image, result, -1, defocusKernel(radius, aliasSigma));
    return result;
}

std::vector<double> motionKernel(int radius, double sigma)
{
    std::vector<double> weights(static_cast<std::size_t>(2 * radius + 1));
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const auto distance = static_cast<double>(i);
        weights[i] = std::exp(-distance * distance / (2.0 * sigma * sigma));
    }
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    for (double& weight : weights) {
        weight /= sum;
    }
    return weights;
}

cv::Mat motionBlurred(const cv::Mat& image, int radius, double sigma, double degrees)
{
    struct Shift
    {
        int dx = 0;
        int dy = 0;
        float weight = 0.0F;
    };
    const double angle = degrees * std::numbers::pi / 180.0;
    std::vector<Shift> shifts;
    for (const double weight : motionKernel(radius, sigma)) {
        const auto i = static_cast<double>(shifts.size());
        const Shift shift {
            -static_cast<int>(std::ceil(i * std::cos(angle) - 0.5)),
            -static_cast<int>(std::ceil(i * std::sin(angle) - 0.5)),
            static_cast<float>(weight)};
        if (std::abs(shift.dx) >= image.cols || std::abs(shift.dy) >= image.rows) {
            break;
        }
        shifts.push_back(shift);
    }
    int reach = 0;
    std::vector<float> weights;
    for (const Shift& shift : shifts) {
        reach = std::max(reach, std::abs(shift.dx));
        weights.push_back(shift.weight);
    }
    cv::Mat wide;
    cv::copyMakeBorder(image, wide, 0, 0, reach, reach, cv::BORDER_REPLICATE);
    cv::Mat result(image.size(), image.type());
    const int channels = image.channels();
    // Each result row belongs to one band and its sum runs in one order: the same pixels however
    // many threads there are.
    cv::parallel_for_(cv::Range(0, image.rows), [&](const cv::Range& band) {
        std::vector<const float*> rows(shifts.size());
        for (int y = band.start; y < band.end; ++y) {
            for (std::size_t i = 0; i < shifts.size(); ++i) {
                rows[i] = wide.ptr<float>(std::clamp(y - shifts[i].dy, 0, image.rows - 1))
                    + (reach - shifts[i].dx) * channels;
            }
            weightedSum(
                result.ptr<float>(y),
                rows.data(),
                weights.data(),
                static_cast<int>(rows.size()),
                image.cols * channels);
        }
    });
    return result;
}

cv::Rect centralPart(cv::Size size, double factor)
{
    const int height = static_cast<int>(std::ceil(size.height / factor));
    const int width = static_cast<int>(std::ceil(size.width / factor));
    return {(size.width - width) / 2, (size.height - height) / 2, width, height};
}

cv::Mat centralZoom(const cv::Mat& image, double factor)
{
    const cv::Mat middle = image(centralPart(image.size(), factor));
    const int height = middle.rows;
    const int width = middle.cols;
    const auto rows = cornersOnCorners(height, static_cast<int>(std::lround(height * factor)));
    const auto columns = cornersOnCorners(width, static_cast<int>(std::lround(width * factor)));
    cv::Mat result(static_cast<int>(rows.size()), static_cast<int>(columns.size()), image.type());
    const int channels = image.channels();
    cv::parallel_for_(cv::Range(0, result.rows), [&](const cv::Range& band) {
        for (int y = band.start; y < band.end; ++y) {
            const Source row = rows[static_cast<std::size_t>(y)];
            const auto* above = middle.ptr<float>(row.low);
            const auto* below = middle.ptr<float>(row.high);
            auto* to = result.ptr<float>(y);
            for (const Source& column : columns) {
                for (int c = 0; c < channels; ++c) {
                    const int left = column.low * channels + c;
                    const int right = column.high * channels + c;
                    const float top = above[left] + column.share * (above[right] - above[left]);
                    const float bottom = below[left] + column.share * (below[right] - below[left]);
                    *to++ = top + row.share * (bottom - top);
                }
            }
        }
    });
    return result;
}

cv::Mat zoomBlurred(const cv::Mat& image, double largest, double step)
{
    const auto count = static_cast<int>(std::lround((largest - 1.0) / step)) + 1;
    cv::Mat sum = image.clone();
    const cv::Rect whole(0, 0, image.cols, image.rows);
    for (int i = 0; i < count; ++i) {
        sum += centralZoom(image, 1.0 + i * step)(whole);
    }
    return sum / (count + 1);
}

} // namespace groundmark::imaging::perturbations
