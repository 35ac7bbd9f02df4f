// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/perturbations/glass.h"

#include "imaging/perturbations/blur.h"
#include "imaging/perturbations/levels.h"

#include <algorithm>

namespace groundmark::imaging::perturbations {

cv::Mat
glassShuffled(const cv::Mat& bytes, int reach, int rounds, GlassShuffle mode, Random& random)
{
    cv::Mat result = bytes.clone();
    if (reach < 1) {
        return result;
    }
    const auto pixel = static_cast<std::ptrdiff_t>(result.elemSize());
    const auto step = [&] {
        return static_cast<int>(random.index(2 * static_cast<std::size_t>(reach))) - reach;
    };
    for (int round = 0; round < rounds; ++round) {
        for (int h = result.rows - reach; h > reach; --h) {
            for (int w = result.cols - reach; w > reach; --w) {
                const int dx = step();
                const int dy = step();
                uchar* here = result.ptr(h, w);
                uchar* there = result.ptr(h + dy, w + dx);
                if (here == there) {
                    continue;
                }
                if (mode == GlassShuffle::Swap) {
                    std::swap_ranges(here, here + pixel, there);
                } else {
                    std::copy_n(there, pixel, here);
                }
            }
        }
    }
    return result;
}

cv::Mat glassBlurred(
    const cv::Mat& image, double sigma, int reach, int rounds, GlassShuffle mode, Random& random)
{
    const Gaussian gaussian {sigma, sigma};
    const cv::Mat blurred = bytesFromLevels(gaussianBlurred(image, gaussian));
    const cv::Mat shuffled = glassShuffled(blurred, reach, rounds, mode, random);
    return gaussianBlurred(levelsFromBytes(shuffled, image.depth()), gaussian);
}

} // namespace groundmark::imaging::perturbations
