// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/perturbations/glass.h"

#include "imaging/perturbations/blur.h"

#include <algorithm>

namespace groundmark::imaging::perturbations {

namespace {

/// Moves pixels of `Size` bytes; 0: of as many as the image has, for any number of channels.
template <std::ptrdiff_t Size>
void shuffle(cv::Mat& image, int reach, GlassShuffle mode, Random& random)
{
    const std::ptrdiff_t size = Size > 0 ? Size : static_cast<std::ptrdiff_t>(image.elemSize());
    const auto line = static_cast<std::ptrdiff_t>(image.step[0]);
    // The same as Random::index, without numbers of floating point: reach is at most 100.
    const auto choices = 2 * static_cast<std::uint64_t>(reach);
    const auto step = [&] {
        return static_cast<std::ptrdiff_t>(((random.next() >> 11U) * choices) >> 53U) - reach;
    };
    for (int h = image.rows - reach; h > reach; --h) {
        uchar* row = image.ptr(h);
        for (int w = image.cols - reach; w > reach; --w) {
            const std::ptrdiff_t dx = step();
            const std::ptrdiff_t dy = step();
            uchar* here = row + w * size;
            uchar* there = here + dy * line + dx * size;
            if (mode == GlassShuffle::Swap) {
                if (here != there) {
                    std::swap_ranges(here, here + size, there);
                }
                continue;
            }
            for (std::ptrdiff_t i = 0; i < size; ++i) {
                here[i] = there[i];
            }
        }
    }
}

} // namespace

cv::Mat
glassShuffled(const cv::Mat& bytes, int reach, int rounds, GlassShuffle mode, Random& random)
{
    cv::Mat result = bytes.clone();
    for (int round = 0; round < rounds && reach > 0; ++round) {
        if (result.elemSize() == 3) {
            shuffle<3>(result, reach, mode, random);
        } else {
            shuffle<0>(result, reach, mode, random);
        }
    }
    return result;
}

cv::Mat glassBlurred(
    const cv::Mat& bytes, double sigma, int reach, int rounds, GlassShuffle mode, Random& random)
{
    const Gaussian gaussian {sigma, sigma};
    const cv::Mat blurred = gaussianBlurredBytes(bytes, gaussian);
    return gaussianBlurredBytes(glassShuffled(blurred, reach, rounds, mode, random), gaussian);
}

} // namespace groundmark::imaging::perturbations
