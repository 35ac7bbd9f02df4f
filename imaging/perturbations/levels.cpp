// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/perturbations/levels.h"

#include <algorithm>

namespace groundmark::imaging::perturbations {

namespace {

template <typename T> void cutRow(const T* from, int count, uchar* to)
{
    std::transform(from, from + count, to, [](T value) {
        return static_cast<uchar>(std::clamp(value, T(0), T(1)) * T(255));
    });
}

} // namespace

cv::Mat levelsFromBytes(const cv::Mat& bytes, int depth)
{
    cv::Mat table(1, 256, CV_64F);
    for (int v = 0; v < 256; ++v) {
        table.at<double>(v) = v / 255.0;
    }
    table.convertTo(table, depth);
    cv::Mat levels;
    cv::LUT(bytes, table, levels);
    return levels;
}

cv::Mat bytesFromLevels(const cv::Mat& levels)
{
    cv::Mat bytes(levels.size(), CV_MAKETYPE(CV_8U, levels.channels()));
    const int count = levels.cols * levels.channels();
    for (int y = 0; y < levels.rows; ++y) {
        if (levels.depth() == CV_64F) {
            cutRow(levels.ptr<double>(y), count, bytes.ptr(y));
        } else {
            cutRow(levels.ptr<float>(y), count, bytes.ptr(y));
        }
    }
    return bytes;
}

} // namespace groundmark::imaging::perturbations
