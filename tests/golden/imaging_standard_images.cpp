// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/golden/imaging_standard_images.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace groundmark::golden {

namespace {

QRgb grayOf(int value)
{
    return qRgb(value, value, value);
}

QRgb ramp(int x, int y)
{
    return qRgb(x % 256, y % 256, (x + y) / 2 % 256);
}

QRgb doc(int x, int y, int size)
{
    const int c = x / 3;
    const int r = y / 16;
    const bool isInLine = y % 16 >= 4 && y % 16 <= 11 && x >= 16 && x < size - 16;
    return grayOf(isInLine && (7 * c + 13 * r + c * r % 5) % 4 != 0 ? 0 : 255);
}

QRgb waves(int x, int y)
{
    constexpr double turn = 2.0 * std::numbers::pi;
    const double v = 127.5 + 60 * std::sin(turn * x / 64)
        + (40 * std::cos(turn * y / 48) + 20 * std::sin(turn * (x + y) / 9));
    const auto q
        = [](double a) { return static_cast<int>(std::clamp(std::floor(a + 0.5), 0.0, 255.0)); };
    return qRgb(q(v), q(0.8 * v + 20), q(255 - v));
}

QRgb poly(int x, int y)
{
    return grayOf((37 * x * x + 91 * y + 53 * x * y + 17 * y * y + 11 * x * y * y) % 256);
}

QRgb withChannels(QRgb pixel, const std::function<int(int)>& change)
{
    const auto byte = [&](int value) { return std::clamp(change(value), 0, 255); };
    return qRgb(byte(qRed(pixel)), byte(qGreen(pixel)), byte(qBlue(pixel)));
}

QRgb blockMean(const QImage& image, int x, int y)
{
    const int left = x / 2 * 2;
    const int top = y / 2 * 2;
    int red = 0;
    int green = 0;
    int blue = 0;
    for (int v = top; v < top + 2; ++v) {
        for (int u = left; u < left + 2; ++u) {
            const QRgb pixel = image.pixel(u, v);
            red += qRed(pixel);
            green += qGreen(pixel);
            blue += qBlue(pixel);
        }
    }
    return qRgb((red + 2) / 4, (green + 2) / 4, (blue + 2) / 4);
}

} // namespace

QImage drawn(QSize size, const std::function<QRgb(int, int)>& colour)
{
    QImage image(size, QImage::Format_RGB32);
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x) {
            image.setPixel(x, y, colour(x, y));
        }
    }
    return image;
}

QImage standardImage(const std::string& name, int size)
{
    return drawn(QSize(size, size), [&](int x, int y) {
        if (name == "ramp") {
            return ramp(x, y);
        }
        if (name == "doc") {
            return doc(x, y, size);
        }
        return name == "waves" ? waves(x, y) : poly(x, y);
    });
}

QImage distorted(const QImage& image, const std::string& how)
{
    return drawn(image.size(), [&](int x, int y) {
        const QRgb pixel = image.pixel(x, y);
        if (how == "plus8") {
            return withChannels(pixel, [](int v) { return v + 8; });
        }
        if (how == "invert") {
            return withChannels(pixel, [](int v) { return 255 - v; });
        }
        if (how == "checker12") {
            return withChannels(pixel, [&](int v) { return (x + y) % 2 == 0 ? v + 12 : v - 12; });
        }
        if (how == "shift1") {
            return image.pixel((x + image.width() - 1) % image.width(), y);
        }
        return how == "box2" ? blockMean(image, x, y) : pixel;
    });
}

QImage partsImage()
{
    return drawn(QSize(24, 24), [](int x, int y) {
        return qRgb((11 * x + 3 * y) % 256, (x * x + 5 * y) % 256, (200 - 7 * y + x) % 256);
    });
}

} // namespace groundmark::golden
