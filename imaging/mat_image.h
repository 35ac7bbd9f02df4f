// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include <opencv2/core.hpp>

namespace groundmark::imaging {

/// The pixels of an image as rows of red, green, blue bytes (CV_8UC3, a copy). Transparency is laid
/// over white. An empty matrix for a null image.
[[nodiscard]] cv::Mat rgbBytes(const QImage& image);
/// From red, green, blue bytes (CV_8UC3); a copy.
[[nodiscard]] QImage imageFromRgb(const cv::Mat& bytes);
/// 0.299 r + 0.587 g + 0.114 b, not rounded, 0–255 (CV_64FC1).
[[nodiscard]] cv::Mat grayLevels(const cv::Mat& rgb);

} // namespace groundmark::imaging
