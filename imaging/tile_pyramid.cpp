// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/tile_pyramid.h"

#include <QColor>

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace groundmark::imaging {

namespace {

cv::Mat matOf(QImage& image)
{
    const int type = image.depth() == 8 ? CV_8UC1 : CV_8UC4;
    return {
        image.height(),
        image.width(),
        type,
        image.bits(),
        static_cast<size_t>(image.bytesPerLine())};
}

cv::Mat matOf(const QImage& image)
{
    const int type = image.depth() == 8 ? CV_8UC1 : CV_8UC4;
    // OpenCV has no read-only matrix; this one is only ever a source.
    return {
        image.height(),
        image.width(),
        type,
        const_cast<uchar*>(image.constBits()),
        static_cast<size_t>(image.bytesPerLine())};
}

/// The image at half size, each pixel the mean of its four; null when there is no memory for it.
QImage halved(const QImage& image)
{
    QImage half((image.width() + 1) / 2, (image.height() + 1) / 2, image.format());
    if (half.isNull()) {
        return half;
    }
    try {
        cv::Mat target = matOf(half);
        cv::resize(matOf(image), target, target.size(), 0, 0, cv::INTER_AREA);
    } catch (const cv::Exception&) {
        return {};
    }
    return half;
}

} // namespace

TilePyramid::TilePyramid(QImage pixels, QSize fullSize, const std::function<bool()>& isCancelled)
    : m_size(fullSize)
{
    m_levels.append(std::move(pixels));
    while (std::max(m_levels.back().width(), m_levels.back().height()) > SmallestLevel) {
        if (isCancelled && isCancelled()) {
            return;
        }
        QImage half = halved(m_levels.back());
        if (half.isNull()) {
            return;
        }
        m_levels.append(std::move(half));
    }
}

bool TilePyramid::hasFullDetail() const
{
    return m_levels.front().size() == m_size;
}

int TilePyramid::levelFor(double viewScale) const
{
    int best = 0;
    for (int index = 1; index < levelCount(); ++index) {
        const double levelScale = double(m_levels[index].width()) / std::max(1, m_size.width());
        if (levelScale < viewScale * 0.999) {
            break;
        }
        best = index;
    }
    return best;
}

TilePyramid::Tile TilePyramid::cut(int level, const QRectF& area) const
{
    const QImage& image = m_levels[level];
    const double toLevelX = double(image.width()) / m_size.width();
    const double toLevelY = double(image.height()) / m_size.height();
    const QRectF wanted = area & QRectF(QPointF(0, 0), QSizeF(m_size));
    if (wanted.isEmpty()) {
        return {};
    }
    const QRectF scaled(
        wanted.x() * toLevelX,
        wanted.y() * toLevelY,
        wanted.width() * toLevelX,
        wanted.height() * toLevelY);
    const QRect inLevel = scaled.toAlignedRect().adjusted(-1, -1, 1, 1) & image.rect();
    const qsizetype offset = qsizetype(inLevel.y()) * image.bytesPerLine()
        + qsizetype(inLevel.x()) * image.depth() / 8;
    return {
        QImage(
            image.constBits() + offset,
            inLevel.width(),
            inLevel.height(),
            image.bytesPerLine(),
            image.format()),
        QRectF(
            inLevel.x() / toLevelX,
            inLevel.y() / toLevelY,
            inLevel.width() / toLevelX,
            inLevel.height() / toLevelY)};
}

qint64 TilePyramid::bytes() const
{
    qint64 sum = 0;
    for (const QImage& level : m_levels) {
        sum += level.sizeInBytes();
    }
    return sum;
}

QColor TilePyramid::colourAt(QPoint pixel) const
{
    if (!QRect(QPoint(0, 0), m_size).contains(pixel)) {
        return {};
    }
    const QImage& top = m_levels.front();
    const auto x = qint64(pixel.x()) * top.width() / m_size.width();
    const auto y = qint64(pixel.y()) * top.height() / m_size.height();
    return top.pixelColor(int(x), int(y));
}

} // namespace groundmark::imaging
