// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QList>
#include <QRectF>
#include <QSize>

#include <functional>

namespace groundmark::imaging {

/// The pixels of one image at full size and halved again and again, handed out in cuts.
/// Immutable once made, so it is shared between threads and widgets without locks. A pyramid made
/// of a reduced image has no full detail yet, but the same coordinates.
class TilePyramid
{
public:
    /// Levels are halved until both sides fit this.
    static constexpr int SmallestLevel = 512;

    /// A rectangle cut out of one level, without copying.
    struct Tile
    {
        QImage pixels; ///< a view into the pyramid: keep the pyramid while it is used
        QRectF area; ///< what it covers, in displayed pixels of the full image
    };

    /// Halves `pixels` until both sides are at most SmallestLevel. Takes a while: call it off the
    /// UI thread. `pixels` is in one of the formats of toDisplayFormat() and is kept, not copied.
    /// @param fullSize displayed size of the image; `pixels` may be a reduction of it
    /// @param isCancelled true ends the work: the result then lacks its smaller levels
    TilePyramid(QImage pixels, QSize fullSize, const std::function<bool()>& isCancelled = {});

    /// Displayed size of the image, whatever the size of the levels.
    [[nodiscard]] QSize size() const { return m_size; }
    /// Whether level 0 has every pixel of the image.
    [[nodiscard]] bool hasFullDetail() const;
    [[nodiscard]] int levelCount() const { return static_cast<int>(m_levels.size()); }
    /// The smallest level that still has at least one pixel per screen pixel at `viewScale`
    /// (screen pixels per image pixel); 0 when none has.
    [[nodiscard]] int levelFor(double viewScale) const;
    [[nodiscard]] const QImage& level(int index) const { return m_levels[index]; }

    /// The part of a level that covers `area` (displayed pixels) with a margin of one pixel, so
    /// that smooth scaling has neighbours to look at. Null pixels when `area` lies outside the
    /// image.
    [[nodiscard]] Tile cut(int level, const QRectF& area) const;

    /// Bytes of all levels.
    [[nodiscard]] qint64 bytes() const;
    /// Colour of the displayed pixel; an invalid colour outside. From level 0.
    [[nodiscard]] QColor colourAt(QPoint pixel) const;

private:
    QSize m_size;
    QList<QImage> m_levels; ///< level 0 is the largest
};

} // namespace groundmark::imaging
