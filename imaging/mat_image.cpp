// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/mat_image.h"

#include <QPainter>
#include <QSysInfo>

#include <opencv2/imgproc.hpp>

namespace groundmark::imaging {

namespace {

QImage opaque(const QImage& image)
{
    if (!image.hasAlphaChannel()) {
        return image.convertToFormat(QImage::Format_RGB888);
    }
    QImage flat(image.size(), QImage::Format_RGB888);
    flat.fill(Qt::white);
    QPainter painter(&flat);
    painter.drawImage(QRect(QPoint(0, 0), image.size()), image);
    return flat;
}

} // namespace

cv::Mat rgbBytes(const QImage& image)
{
    if (image.isNull()) {
        return {};
    }
    const auto view = [](const QImage& of, int type) {
        return cv::Mat(
            of.height(),
            of.width(),
            type,
            const_cast<uchar*>(of.constBits()),
            static_cast<std::size_t>(of.bytesPerLine()));
    };
    cv::Mat result;
    // What decoded files come as; all cores share the work.
    if (image.format() == QImage::Format_RGB32 && QSysInfo::ByteOrder == QSysInfo::LittleEndian) {
        cv::cvtColor(view(image, CV_8UC4), result, cv::COLOR_BGRA2RGB);
        return result;
    }
    if (image.format() == QImage::Format_Grayscale8) {
        cv::cvtColor(view(image, CV_8UC1), result, cv::COLOR_GRAY2RGB);
        return result;
    }
    return view(opaque(image), CV_8UC3).clone();
}

QImage imageFromRgb(const cv::Mat& bytes)
{
    const QImage view(
        bytes.data,
        bytes.cols,
        bytes.rows,
        static_cast<qsizetype>(bytes.step[0]),
        QImage::Format_RGB888);
    return view.copy();
}

cv::Mat grayLevels(const cv::Mat& rgb)
{
    cv::Mat levels;
    rgb.convertTo(levels, CV_64F); // cv::transform keeps the depth
    cv::Mat gray;
    cv::transform(levels, gray, cv::Matx13d(0.299, 0.587, 0.114));
    return gray;
}

} // namespace groundmark::imaging
