// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/float_image.h"

#include "imaging/image_decoder.h"
#include "imaging/image_header.h"
#include "imaging/npy.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace groundmark::imaging {

namespace {

Error unusable(const QString& path, const QString& what)
{
    return {
        what, QDir::toNativeSeparators(path),
        QCoreApplication::translate("FloatImage", "Nothing was changed."),
        QCoreApplication::translate(
            "FloatImage", "A map is a gray image, or a .npy array with one number per pixel.")};
}

void clean(std::vector<double>& values)
{
    for (double& value : values) {
        value = std::isfinite(value) && value > 0.0 ? value : 0.0;
    }
}

Result<FloatImage> readArray(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return unusable(path, file.errorString());
    }
    auto array = readNpy(file.readAll());
    if (!array) {
        Error error = array.error();
        error.where = QDir::toNativeSeparators(path);
        return error;
    }
    std::vector<std::size_t> shape = array->shape;
    if (shape.size() == 3) {
        const auto single = std::ranges::find(shape, std::size_t(1));
        if (single != shape.end()) {
            shape.erase(single);
        }
    }
    constexpr std::size_t LongestSide = 1 << 16;
    if (shape.size() != 2 || shape[0] == 0 || shape[1] == 0 || shape[0] > LongestSide || shape[1] > LongestSide) {
        return unusable(path, QCoreApplication::translate("FloatImage", "The array has no rows and columns."));
    }
    clean(array->values);
    return FloatImage {
        QSize(static_cast<int>(shape[1]), static_cast<int>(shape[0])), std::move(array->values)};
}

Result<FloatImage> readPicture(const QString& path)
{
    const auto header = readImageHeader(path);
    if (!header) {
        return header.error();
    }
    if (auto fine = checkLimits(path, *header, DecodeLimits {}); !fine) {
        return fine.error();
    }
    const auto picture = decodeImage(path, *header);
    if (!picture) {
        return picture.error();
    }
    FloatImage map {picture->size(), {}};
    map.values.reserve(static_cast<std::size_t>(picture->width()) * static_cast<std::size_t>(picture->height()));
    for (int y = 0; y < picture->height(); ++y) {
        for (int x = 0; x < picture->width(); ++x) {
            map.values.push_back(qRed(picture->pixel(x, y)));
        }
    }
    return map;
}

cv::Mat matrixOf(const FloatImage& map)
{
    return cv::Mat(
        map.size.height(), map.size.width(), CV_64FC1, const_cast<double*>(map.values.data()));
}

} // namespace

Result<FloatImage> readFloatImage(const QString& path)
{
    return path.endsWith(QLatin1StringView(".npy"), Qt::CaseInsensitive) ? readArray(path) : readPicture(path);
}

FloatImage resized(const FloatImage& map, QSize size)
{
    if (map.size == size || size.isEmpty() || map.size.isEmpty()) {
        return map;
    }
    FloatImage scaled {size, std::vector<double>(static_cast<std::size_t>(size.width()) * static_cast<std::size_t>(size.height()))};
    cv::Mat target = matrixOf(scaled);
    cv::resize(matrixOf(map), target, {size.width(), size.height()}, 0, 0, cv::INTER_LINEAR);
    return scaled;
}

QImage heatImage(const FloatImage& map, QColor colour, int longestSide)
{
    const double largest = map.values.empty() ? 0.0 : *std::ranges::max_element(map.values);
    if (largest <= 0.0) {
        return {};
    }
    const QSize size = std::max(map.size.width(), map.size.height()) > longestSide
        ? map.size.scaled(longestSide, longestSide, Qt::KeepAspectRatio)
        : map.size;
    const FloatImage shown = resized(map, size.expandedTo({1, 1}));
    QImage heat(shown.size, QImage::Format_ARGB32_Premultiplied);
    std::size_t place = 0;
    for (int y = 0; y < shown.size.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(heat.scanLine(y));
        for (int x = 0; x < shown.size.width(); ++x) {
            colour.setAlphaF(static_cast<float>(std::min(1.0, shown.values[place++] / largest)));
            line[x] = qPremultiply(colour.rgba());
        }
    }
    return heat;
}

} // namespace groundmark::imaging
