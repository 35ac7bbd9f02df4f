// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/effects.h"

#include "resources/sample_project/random.h"

#include <QLinearGradient>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace groundmark::sample_project {

namespace {

/// Value noise on a lattice of random numbers, smoothly interpolated; 0–1.
class Noise
{
public:
    explicit Noise(std::uint64_t seed)
    {
        Random random(seed);
        for (float& value : m_lattice) {
            value = static_cast<float>(random.unit());
        }
    }

    [[nodiscard]] float at(float x, float y) const
    {
        const float floorX = std::floor(x);
        const float floorY = std::floor(y);
        const float fx = smooth(x - floorX);
        const float fy = smooth(y - floorY);
        const int ix = static_cast<int>(floorX);
        const int iy = static_cast<int>(floorY);
        const float top = std::lerp(corner(ix, iy), corner(ix + 1, iy), fx);
        const float bottom = std::lerp(corner(ix, iy + 1), corner(ix + 1, iy + 1), fx);
        return std::lerp(top, bottom, fy);
    }

    /// Four octaves, each half as large and half as strong.
    [[nodiscard]] float octaves(float x, float y) const
    {
        float sum = 0;
        float strength = 0.5333F;
        for (int octave = 0; octave < 4; ++octave) {
            sum += strength * at(x, y);
            x = x * 2 + 17.3F;
            y = y * 2 + 9.1F;
            strength /= 2;
        }
        return sum;
    }

private:
    static float smooth(float t) { return t * t * (3 - 2 * t); }
    [[nodiscard]] float corner(int x, int y) const
    {
        return m_lattice[static_cast<std::size_t>((x & 63) + ((y & 63) << 6))];
    }

    std::array<float, 64 * 64> m_lattice {};
};

QRgb mixed(const QColor& low, const QColor& high, float t)
{
    const auto mix = [t](int a, int b) {
        return static_cast<int>(std::lround(std::lerp(float(a), float(b), t)));
    };
    return qRgb(
        mix(low.red(), high.red()), mix(low.green(), high.green()), mix(low.blue(), high.blue()));
}

QRgb shifted(QRgb pixel, int red, int green, int blue)
{
    return qRgba(
        std::clamp(qRed(pixel) + red, 0, 255),
        std::clamp(qGreen(pixel) + green, 0, 255),
        std::clamp(qBlue(pixel) + blue, 0, 255),
        qAlpha(pixel));
}

QRgb* rowOf(QImage& image, int y)
{
    return reinterpret_cast<QRgb*>(image.scanLine(y)); // NOLINT: 32 bit formats only
}

/// One pass of a running mean along a line of `count` pixels that lie `stride` apart.
void meanAlong(QRgb* first, int count, qsizetype stride, int radius, std::vector<QRgb>& line)
{
    line.resize(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        line[static_cast<std::size_t>(i)] = first[i * stride];
    }
    const auto at
        = [&](int i) { return line[static_cast<std::size_t>(std::clamp(i, 0, count - 1))]; };
    std::array<int, 4> sum {};
    const auto add = [&](QRgb pixel, int sign) {
        sum[0] += sign * qRed(pixel);
        sum[1] += sign * qGreen(pixel);
        sum[2] += sign * qBlue(pixel);
        sum[3] += sign * qAlpha(pixel);
    };
    for (int i = -radius; i <= radius; ++i) {
        add(at(i), 1);
    }
    const int width = 2 * radius + 1;
    for (int i = 0; i < count; ++i) {
        first[i * stride] = qRgba(sum[0] / width, sum[1] / width, sum[2] / width, sum[3] / width);
        add(at(i - radius), -1);
        add(at(i + radius + 1), 1);
    }
}

} // namespace

QImage clouds(
    QSize size,
    const QColor& low,
    const QColor& high,
    double scale,
    std::uint64_t seed,
    double stretch)
{
    const Noise noise(seed);
    QImage half(size.width() / 2 + 1, size.height() / 2 + 1, QImage::Format_RGB32);
    const auto stepX = static_cast<float>(2 / (scale * stretch));
    const auto stepY = static_cast<float>(2 / scale);
    for (int y = 0; y < half.height(); ++y) {
        QRgb* row = rowOf(half, y);
        for (int x = 0; x < half.width(); ++x) {
            row[x] = mixed(low, high, noise.octaves(float(x) * stepX, float(y) * stepY));
        }
    }
    return half.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

QImage
boards(QSize size, const QColor& dark, const QColor& light, int boardHeight, std::uint64_t seed)
{
    QImage image(size, QImage::Format_RGB32);
    QPainter painter(&image);
    Random random(seed);
    for (int y = 0; y < size.height(); y += boardHeight) {
        const int tone = static_cast<int>(random.between(94, 108));
        const QImage board = clouds(
            {size.width(), boardHeight},
            dark.lighter(tone),
            light.lighter(tone),
            26,
            random.next(),
            16);
        painter.drawImage(0, y, board);
        painter.fillRect(0, y, size.width(), 3, QColor(0, 0, 0, 90));
        painter.fillRect(0, y + 3, size.width(), 2, QColor(255, 255, 255, 22));
    }
    return image;
}

void fillTextured(QPainter& painter, const QPainterPath& shape, const QImage& texture)
{
    painter.save();
    painter.setClipPath(shape, Qt::IntersectClip);
    painter.drawImage(shape.boundingRect().topLeft(), texture);
    painter.restore();
}

void shadow(QPainter& painter, const QPainterPath& shape, double radius, QPointF offset, int alpha)
{
    constexpr double shrink = 4; // a blur needs no detail
    const double margin = radius * 3;
    const QRectF area = shape.boundingRect().adjusted(-margin, -margin, margin, margin);
    QImage small(
        (area.size() / shrink).toSize() + QSize(1, 1), QImage::Format_ARGB32_Premultiplied);
    small.fill(Qt::transparent);
    QPainter inner(&small);
    inner.setRenderHint(QPainter::Antialiasing);
    inner.scale(1 / shrink, 1 / shrink);
    inner.translate(-area.topLeft());
    inner.fillPath(shape, QColor(0, 0, 0, alpha));
    inner.end();
    small = blurred(small, qMax(1, qRound(radius / shrink)));
    painter.drawImage(
        QRectF(area.topLeft() + offset, QSizeF(small.size()) * shrink), small, small.rect());
}

void slantedLight(QPainter& painter, const QRectF& rect, int fromAlpha, int toAlpha)
{
    const auto colour = [](int alpha) {
        return alpha < 0 ? QColor(0, 0, 0, -alpha) : QColor(255, 255, 255, alpha);
    };
    QLinearGradient light(rect.topLeft(), rect.bottomRight());
    light.setColorAt(0, colour(fromAlpha));
    // Through nothing in the middle, so that white does not mix with black.
    light.setColorAt(0.5, fromAlpha < 0 ? QColor(0, 0, 0, 0) : QColor(255, 255, 255, 0));
    light.setColorAt(0.501, toAlpha < 0 ? QColor(0, 0, 0, 0) : QColor(255, 255, 255, 0));
    light.setColorAt(1, colour(toAlpha));
    painter.fillRect(rect, light);
}

void grain(QImage& image, double strength, std::uint64_t seed)
{
    Random random(seed);
    for (int y = 0; y < image.height(); ++y) {
        QRgb* row = rowOf(image, y);
        for (int x = 0; x < image.width(); ++x) {
            // The mean of two uniform numbers: most grains are small.
            const double amount = (random.unit() + random.unit() - 1.0) * strength;
            const int by = static_cast<int>(std::lround(amount));
            row[x] = shifted(row[x], by, by, by);
        }
    }
}

void vignette(QImage& image, double strength)
{
    const double cx = image.width() / 2.0;
    const double cy = image.height() / 2.0;
    for (int y = 0; y < image.height(); ++y) {
        QRgb* row = rowOf(image, y);
        for (int x = 0; x < image.width(); ++x) {
            const double dx = (x - cx) / cx;
            const double dy = (y - cy) / cy;
            const double r2 = (dx * dx + dy * dy) / 2;
            const double keep = 1.0 - strength * r2 * r2;
            const QRgb p = row[x];
            row[x] = qRgb(
                static_cast<int>(qRed(p) * keep),
                static_cast<int>(qGreen(p) * keep),
                static_cast<int>(qBlue(p) * keep));
        }
    }
}

QImage blurred(const QImage& image, int radius)
{
    QImage result = image;
    std::vector<QRgb> line;
    // Three running means come close to a Gaussian.
    for (int pass = 0; pass < 3; ++pass) {
        for (int y = 0; y < result.height(); ++y) {
            meanAlong(rowOf(result, y), result.width(), 1, radius, line);
        }
        const qsizetype stride = result.bytesPerLine() / qsizetype(sizeof(QRgb));
        QRgb* top = rowOf(result, 0);
        for (int x = 0; x < result.width(); ++x) {
            meanAlong(top + x, result.height(), stride, radius, line);
        }
    }
    return result;
}

QImage colourShifted(const QImage& image, int red, int green, int blue)
{
    QImage result = image;
    for (int y = 0; y < result.height(); ++y) {
        QRgb* row = rowOf(result, y);
        for (int x = 0; x < result.width(); ++x) {
            row[x] = shifted(row[x], red, green, blue);
        }
    }
    return result;
}

} // namespace groundmark::sample_project
