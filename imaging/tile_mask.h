// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "imaging/run_length.h"

#include <QByteArray>
#include <QPoint>
#include <QPointF>
#include <QRect>
#include <QSize>

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace groundmark::imaging {

/// What a brush leaves where it touches.
enum class BrushTip { Round, Square };

/// A mask to draw in. Pixels are bits in tiles of 64 × 64 that exist only where something is set, so
/// that memory goes with the mask's box and not with the image (a page of 108 megapixels, painted
/// all over, takes 13 MB at most; solid tiles are shared). Copies share tiles until they differ.
class TileMask
{
public:
    static constexpr int Side = 64; ///< pixels of a tile on each axis

    /// Nothing set in an image of this size.
    explicit TileMask(QSize image = {});
    /// `runs` must be complete.
    [[nodiscard]] static TileMask fromRuns(const RunLengths& runs);
    /// From COCO's compressed text; fails as fromCompressed() does.
    [[nodiscard]] static Result<TileMask> fromText(const QByteArray& text, QSize image);
    [[nodiscard]] RunLengths toRuns() const;
    [[nodiscard]] QByteArray toText() const { return toCompressed(toRuns()); }

    [[nodiscard]] QSize imageSize() const { return m_size; }
    [[nodiscard]] bool isEmpty() const { return bounds().isNull(); }
    /// False outside the image.
    [[nodiscard]] bool contains(QPoint pixel) const;
    /// Whether any pixel of the rectangle is set. Of a wide one only every fourth part of its columns
    /// is looked at: for painting at a small scale.
    [[nodiscard]] bool touches(const QRect& pixels) const;
    /// Number of set pixels.
    [[nodiscard]] std::int64_t area() const;
    /// The smallest rectangle round the set pixels, in pixels; null without any.
    [[nodiscard]] QRect bounds() const;
    /// Memory of the tiles that only this mask and its copies hold.
    [[nodiscard]] std::int64_t bytes() const;

    /// Sets or clears the pixels `top` to `bottom` (exclusive) of one column; what lies outside the
    /// image is ignored.
    void fillColumn(int x, int top, int bottom, bool set);
    /// Sets or clears what a tip covers on its straight way from one place to another (image pixels).
    /// @param diameter of the tip in whole pixels, at least 1
    /// @returns the rectangle that may have changed, cut to the image
    QRect stroke(QPointF from, QPointF to, int diameter, BrushTip tip, bool set);

private:
    struct Tile
    {
        std::array<std::uint64_t, Side> columns {}; ///< bit y of column x
        bool operator==(const Tile&) const = default;
    };
    using TilePointer = std::shared_ptr<Tile>;

    [[nodiscard]] static const TilePointer& solid();
    [[nodiscard]] const Tile* tileAt(int tileX, int tileY) const;
    [[nodiscard]] TilePointer& slot(int tileX, int tileY);
    void growTo(const QRect& tiles);
    /// Lets go of tiles without a pixel and shares those with all.
    void tidy(const QRect& tiles);

    QSize m_size;
    QRect m_tiles; ///< tile columns and rows that m_grid has slots for
    std::vector<TilePointer> m_grid; ///< row by row; null where nothing is set
};

} // namespace groundmark::imaging
