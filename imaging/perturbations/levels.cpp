// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/perturbations/levels.h"

#include "imaging/perturbations/row_arithmetic.h"

namespace groundmark::imaging::perturbations {

cv::Mat levelsFromBytes(const cv::Mat& bytes, int depth)
{
    cv::Mat table(1, 256, CV_64F);
    for (int v = 0; v < 256; ++v) {
        table.at<double>(v) = v / 255.0;
    }
    table.convertTo(table, depth);
    cv::Mat levels(bytes.size(), CV_MAKETYPE(depth, bytes.channels()));
    cv::parallel_for_(cv::Range(0, bytes.rows), [&](const cv::Range& band) {
        cv::Mat part = levels.rowRange(band);
        cv::LUT(bytes.rowRange(band), table, part);
    });
    return levels;
}

cv::Mat bytesFromLevels(const cv::Mat& levels)
{
    cv::Mat bytes(levels.size(), CV_MAKETYPE(CV_8U, levels.channels()));
    const int count = levels.cols * levels.channels();
    cv::parallel_for_(cv::Range(0, levels.rows), [&](const cv::Range& band) {
        for (int y = band.start; y < band.end; ++y) {
            if (levels.depth() == CV_64F) {
                cutToBytes(bytes.ptr(y), levels.ptr<double>(y), count);
            } else {
                cutToBytes(bytes.ptr(y), levels.ptr<float>(y), count);
            }
        }
    });
    return bytes;
}

} // namespace groundmark::imaging::perturbations
