// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/mask_painter.h"

#include "widgets/canvas/overlay.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <vector>

namespace groundmark::widgets {

namespace {

/// Screen pixels looked at round a place to find the edge: the line is that thick.
constexpr int EdgeReach = 2;
constexpr int HaloReach = 1;

/// Which screen pixels the mask covers, with a rim of EdgeReach round them.
class Coverage
{
public:
    Coverage(
        const imaging::TileMask& mask, const ViewTransform& view, const QRect& device, double ratio)
        : m_width(device.width() + 2 * EdgeReach)
        , m_height(device.height() + 2 * EdgeReach)
        , m_set(std::size_t(m_width) * std::size_t(m_height), 0)
    {
        // Screen pixel to image pixels, counted from the view's corner: so every cut of the view
        // sees the same.
        const auto imageX = [&](int x) { return view.toImage(QPointF(x / ratio, 0)).x(); };
        const auto imageY = [&](int y) { return view.toImage(QPointF(0, y / ratio)).y(); };
        std::vector<int> columns;
        for (int x = 0; x <= m_width; ++x) {
            columns.push_back(int(std::floor(imageX(device.left() - EdgeReach + x))));
        }
        for (int y = 0; y < m_height; ++y) {
            const int top = int(std::floor(imageY(device.top() - EdgeReach + y)));
            const int bottom = int(std::floor(imageY(device.top() - EdgeReach + y + 1)));
            for (int x = 0; x < m_width; ++x) {
                const int left = columns[std::size_t(x)];
                const int right = columns[std::size_t(x) + 1];
                const bool small = right <= left + 1 && bottom <= top + 1;
                m_set[index(x, y)] = small
                    ? mask.contains({left, top})
                    : mask.touches(
                        {left, top, std::max(1, right - left), std::max(1, bottom - top)});
            }
        }
    }

    /// `x` and `y` count from the corner of what is painted.
    [[nodiscard]] bool isSet(int x, int y) const
    {
        return m_set[index(x + EdgeReach, y + EdgeReach)] != 0;
    }

    /// Whether a pixel within `reach` on one of the axes is other than `set`.
    [[nodiscard]] bool hasOther(int x, int y, int reach, bool set) const
    {
        for (int away = 1; away <= reach; ++away) {
            if (isSet(x - away, y) != set || isSet(x + away, y) != set || isSet(x, y - away) != set
                || isSet(x, y + away) != set) {
                return true;
            }
        }
        return false;
    }

private:
    [[nodiscard]] std::size_t index(int x, int y) const
    {
        return std::size_t(y) * std::size_t(m_width) + std::size_t(x);
    }

    int m_width;
    int m_height;
    std::vector<std::uint8_t> m_set;
};

QRgb premultiplied(QColor colour, double opacity)
{
    colour.setAlphaF(float(opacity));
    return qPremultiply(colour.rgba());
}

} // namespace

void paintMask(
    QPainter& painter,
    const imaging::TileMask& mask,
    const ViewTransform& view,
    const ShapeStyle& style,
    const CanvasColours& colours,
    const QRectF& exposed)
{
    const QRect pixels = mask.bounds();
    const QRectF box = view.toView(QRectF(pixels));
    const QRectF shown = box.adjusted(-HaloReach, -HaloReach, HaloReach, HaloReach) & exposed;
    if (pixels.isNull() || shown.isEmpty()) {
        return;
    }
    const double ratio = painter.device()->devicePixelRatioF();
    const QRect device
        = QRectF(shown.topLeft() * ratio, shown.size() * ratio).toAlignedRect();
    const Coverage coverage(mask, view, device, ratio);
    QImage picture(device.size(), QImage::Format_ARGB32_Premultiplied);
    if (picture.isNull()) {
        return;
    }
    const QRgb line = premultiplied(style.colour, 1.0);
    const QRgb halo = style.halo ? premultiplied(colours.halo, colours.haloOpacity) : 0;
    const QRgb inside = premultiplied(
        style.fillColour.isValid() ? style.fillColour : style.colour,
        style.fill > 0 ? style.fill : MaskFill);
    for (int y = 0; y < picture.height(); ++y) {
        auto* const row = reinterpret_cast<QRgb*>(picture.scanLine(y));
        for (int x = 0; x < picture.width(); ++x) {
            if (coverage.isSet(x, y)) {
                row[x] = coverage.hasOther(x, y, EdgeReach, true) ? line : inside;
            } else {
                row[x] = coverage.hasOther(x, y, HaloReach, false) ? halo : 0;
            }
        }
    }
    picture.setDevicePixelRatio(ratio);
    painter.save();
    painter.setOpacity(style.opacity);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(QPointF(device.topLeft()) / ratio, picture);
    painter.restore();
}

} // namespace groundmark::widgets
