// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/marked_image.h"

#include "imaging/mat_image.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <string>

namespace groundmark::imaging {

namespace {

const cv::Scalar Red(255, 0, 0);
const cv::Scalar White(255, 255, 255);
constexpr double LabelHeight = 14.0; // px of the letters at scale 1
constexpr int Font = cv::FONT_HERSHEY_SIMPLEX;

} // namespace

QImage markRegions(const QImage& image, const std::vector<QRectF>& boxes)
{
    cv::Mat page = rgbBytes(image);
    if (page.empty()) {
        return image;
    }
    const int scale = std::max(1, static_cast<int>(std::lround(std::min(page.cols, page.rows) / 300.0)));
    const double fontScale = LabelHeight * scale / 21.0; // Hershey capitals are 21 px high at scale 1
    const int stroke = std::max(2, 2 * scale); // bold
    const auto rectOf = [](const QRectF& box) {
        const QRect pixels = box.toAlignedRect();
        return cv::Rect(pixels.x(), pixels.y(), std::max(1, pixels.width()), std::max(1, pixels.height()));
    };
    for (const QRectF& box : boxes) {
        cv::rectangle(page, rectOf(box), Red, 3 * scale, cv::LINE_8);
    }
    // Labels last: no box runs through the name of another.
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const std::string name = "R" + std::to_string(i + 1);
        int below = 0;
        const cv::Size size = cv::getTextSize(name, Font, fontScale, stroke, &below);
        const int margin = 2 * scale;
        const cv::Size tag(size.width + 2 * margin, size.height + 2 * margin + stroke);
        const cv::Rect region = rectOf(boxes[i]);
        const int x = std::clamp(region.x, 0, std::max(0, page.cols - tag.width));
        const int y = std::clamp(region.y, 0, std::max(0, page.rows - tag.height));
        cv::rectangle(page, cv::Rect({x, y}, tag), Red, cv::FILLED);
        cv::putText(
            page, name, {x + margin, y + tag.height - margin - stroke / 2}, Font, fontScale, White, stroke, cv::LINE_AA);
    }
    return imageFromRgb(page);
}

} // namespace groundmark::imaging
