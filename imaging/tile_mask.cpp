// SPDX-License-Identifier: GPL-3.0-or-later
// How the tiles are kept and read; strokes are in tile_mask_stroke.cpp.
#include "imaging/tile_mask.h"

#include <algorithm>
#include <bit>

namespace groundmark::imaging {

namespace {

constexpr std::uint64_t AllRows = ~std::uint64_t {0};

/// The bits `from` to `to` (exclusive) of one tile's column; both within 0–64.
std::uint64_t rows(int from, int to)
{
    if (from >= to) {
        return 0;
    }
    const std::uint64_t below = to >= TileMask::Side ? AllRows : (std::uint64_t {1} << to) - 1;
    return below & ~((std::uint64_t {1} << from) - 1);
}

QRect tilesOf(const QRect& pixels)
{
    return {
        QPoint(pixels.left() / TileMask::Side, pixels.top() / TileMask::Side),
        QPoint(pixels.right() / TileMask::Side, pixels.bottom() / TileMask::Side)};
}

/// The places at which runs begin and end. Two at the same place cancel each other, as where one
/// column ends set and the next begins set.
class Transitions
{
public:
    void toggle(std::int64_t place)
    {
        if (!m_places.empty() && m_places.back() == place) {
            m_places.pop_back();
        } else {
            m_places.push_back(place);
        }
    }

    [[nodiscard]] std::vector<std::uint32_t> counts(std::int64_t pixels) const
    {
        std::vector<std::uint32_t> lengths;
        lengths.reserve(m_places.size() + 1);
        std::int64_t before = 0;
        for (const std::int64_t place : m_places) {
            lengths.push_back(static_cast<std::uint32_t>(place - before));
            before = place;
        }
        if (before < pixels || lengths.empty()) {
            lengths.push_back(static_cast<std::uint32_t>(pixels - before));
        }
        return lengths;
    }

private:
    std::vector<std::int64_t> m_places;
};

} // namespace

TileMask::TileMask(QSize image)
    : m_size(image.isEmpty() ? QSize(0, 0) : image)
{
}

TileMask TileMask::fromRuns(const RunLengths& runs)
{
    TileMask mask(runs.size);
    const QRect box = boundingBox(runs);
    if (box.isEmpty()) {
        return mask;
    }
    mask.growTo(tilesOf(box));
    const std::int64_t height = runs.size.height();
    std::int64_t at = 0;
    for (std::size_t i = 0; i < runs.counts.size(); ++i) {
        const std::int64_t end = at + runs.counts[i];
        while (i % 2 == 1 && at < end) {
            const std::int64_t column = at / height;
            const std::int64_t top = at % height;
            const std::int64_t bottom = std::min(height, top + end - at);
            mask.fillColumn(int(column), int(top), int(bottom), true);
            at += bottom - top;
        }
        at = end;
    }
    mask.tidy(mask.m_tiles);
    return mask;
}

Result<TileMask> TileMask::fromText(const QByteArray& text, QSize image)
{
    const Result<RunLengths> runs = fromCompressed(text, image);
    if (!runs) {
        return runs.error();
    }
    return fromRuns(*runs);
}

RunLengths TileMask::toRuns() const
{
    Transitions transitions;
    const std::int64_t height = m_size.height();
    const int right = std::min(m_size.width(), (m_tiles.right() + 1) * Side);
    for (int x = m_tiles.left() * Side; x < right && !m_grid.empty(); ++x) {
        bool isSet = false;
        for (int tileY = m_tiles.top(); tileY <= m_tiles.bottom(); ++tileY) {
            const Tile* const tile = tileAt(x / Side, tileY);
            const std::uint64_t column
                = tile == nullptr ? 0 : tile->columns[static_cast<std::size_t>(x % Side)];
            const std::int64_t base = x * height + std::int64_t(tileY) * Side;
            int y = 0;
            while (y < Side) {
                const std::uint64_t rest = (isSet ? ~column : column) >> y;
                if (rest == 0) {
                    break;
                }
                y += std::countr_zero(rest);
                if (y >= Side || std::int64_t(tileY) * Side + y > height) {
                    break;
                }
                transitions.toggle(base + y);
                isSet = !isSet;
            }
        }
        if (isSet) {
            // Below the last tile nothing is set, unless the column ends with it.
            const std::int64_t bottom
                = std::min<std::int64_t>(height, (std::int64_t(m_tiles.bottom()) + 1) * Side);
            transitions.toggle(x * height + bottom);
        }
    }
    return {m_size, transitions.counts(std::int64_t(m_size.width()) * height)};
}

bool TileMask::contains(QPoint pixel) const
{
    if (!QRect(QPoint(0, 0), m_size).contains(pixel)) {
        return false;
    }
    const Tile* const tile = tileAt(pixel.x() / Side, pixel.y() / Side);
    return tile != nullptr
        && ((tile->columns[static_cast<std::size_t>(pixel.x() % Side)] >> (pixel.y() % Side)) & 1)
        != 0;
}

bool TileMask::touches(const QRect& pixels) const
{
    const QRect inside = pixels & QRect(QPoint(0, 0), m_size);
    if (inside.isEmpty()) {
        return false;
    }
    const int step = std::max(1, inside.width() / 4);
    for (int x = inside.left(); x <= inside.right(); x += step) {
        for (int tileY = inside.top() / Side; tileY <= inside.bottom() / Side; ++tileY) {
            const Tile* const tile = tileAt(x / Side, tileY);
            const std::uint64_t wanted = rows(
                std::max(0, inside.top() - tileY * Side),
                std::min(Side, inside.bottom() + 1 - tileY * Side));
            if (tile != nullptr && (tile->columns[static_cast<std::size_t>(x % Side)] & wanted) != 0) {
                return true;
            }
        }
    }
    return false;
}

std::int64_t TileMask::area() const
{
    std::int64_t sum = 0;
    for (const TilePointer& tile : m_grid) {
        if (tile) {
            for (const std::uint64_t column : tile->columns) {
                sum += std::popcount(column);
            }
        }
    }
    return sum;
}

QRect TileMask::bounds() const
{
    QRect box;
    for (int tileY = m_tiles.top(); tileY <= m_tiles.bottom(); ++tileY) {
        for (int tileX = m_tiles.left(); tileX <= m_tiles.right(); ++tileX) {
            const Tile* const tile = tileAt(tileX, tileY);
            if (tile == nullptr) {
                continue;
            }
            std::uint64_t any = 0;
            int left = Side;
            int right = -1;
            for (int x = 0; x < Side; ++x) {
                const std::uint64_t column = tile->columns[static_cast<std::size_t>(x)];
                any |= column;
                if (column != 0) {
                    left = std::min(left, x);
                    right = x;
                }
            }
            if (any != 0) {
                box |= QRect(
                    QPoint(tileX * Side + left, tileY * Side + std::countr_zero(any)),
                    QPoint(tileX * Side + right, tileY * Side + Side - 1 - std::countl_zero(any)));
            }
        }
    }
    return box;
}

std::int64_t TileMask::bytes() const
{
    std::int64_t sum = static_cast<std::int64_t>(m_grid.size() * sizeof(TilePointer));
    for (const TilePointer& tile : m_grid) {
        sum += tile && tile != solid() ? static_cast<std::int64_t>(sizeof(Tile)) : 0;
    }
    return sum;
}

void TileMask::fillColumn(int x, int top, int bottom, bool set)
{
    if (x < 0 || x >= m_size.width()) {
        return;
    }
    const int first = std::max(0, top);
    const int end = std::min(bottom, m_size.height());
    for (int y = first; y < end; y = (y / Side + 1) * Side) {
        const int tileX = x / Side;
        const int tileY = y / Side;
        const std::uint64_t bits = rows(y % Side, std::min(Side, end - tileY * Side));
        const Tile* const there = tileAt(tileX, tileY);
        const std::uint64_t old
            = there == nullptr ? 0 : there->columns[static_cast<std::size_t>(x % Side)];
        const std::uint64_t renewed = set ? old | bits : old & ~bits;
        if (renewed == old) {
            continue;
        }
        TilePointer& tile = slot(tileX, tileY);
        if (!tile) {
            tile = std::make_shared<Tile>();
        } else if (tile.use_count() > 1) {
            tile = std::make_shared<Tile>(*tile); // a copy of the mask looks at the old one
        }
        tile->columns[static_cast<std::size_t>(x % Side)] = renewed;
    }
}

const TileMask::TilePointer& TileMask::solid()
{
    static const TilePointer tile = [] {
        auto full = std::make_shared<Tile>();
        full->columns.fill(AllRows);
        return full;
    }();
    return tile;
}

const TileMask::Tile* TileMask::tileAt(int tileX, int tileY) const
{
    if (tileX < m_tiles.left() || tileX > m_tiles.right() || tileY < m_tiles.top()
        || tileY > m_tiles.bottom()) {
        return nullptr;
    }
    const int index = (tileY - m_tiles.top()) * m_tiles.width() + tileX - m_tiles.left();
    return m_grid[static_cast<std::size_t>(index)].get();
}

TileMask::TilePointer& TileMask::slot(int tileX, int tileY)
{
    growTo(QRect(tileX, tileY, 1, 1));
    const int index = (tileY - m_tiles.top()) * m_tiles.width() + tileX - m_tiles.left();
    return m_grid[static_cast<std::size_t>(index)];
}

void TileMask::growTo(const QRect& tiles)
{
    if (!m_grid.empty() && m_tiles.contains(tiles)) {
        return;
    }
    const QRect grown = m_grid.empty() ? tiles : m_tiles | tiles;
    std::vector<TilePointer> grid(
        static_cast<std::size_t>(grown.width()) * static_cast<std::size_t>(grown.height()));
    for (int y = 0; y < m_tiles.height() && !m_grid.empty(); ++y) {
        const auto from = m_grid.begin() + std::ptrdiff_t(y) * m_tiles.width();
        const std::ptrdiff_t to
            = std::ptrdiff_t(y + m_tiles.top() - grown.top()) * grown.width() + m_tiles.left()
            - grown.left();
        std::move(from, from + m_tiles.width(), grid.begin() + to);
    }
    m_grid = std::move(grid);
    m_tiles = grown;
}

void TileMask::tidy(const QRect& tiles)
{
    const QRect there = m_grid.empty() ? QRect() : tiles & m_tiles;
    for (int tileY = there.top(); tileY <= there.bottom(); ++tileY) {
        for (int tileX = there.left(); tileX <= there.right(); ++tileX) {
            TilePointer& tile = slot(tileX, tileY);
            if (!tile || tile == solid()) {
                continue;
            }
            if (*tile == Tile {}) {
                tile.reset();
            } else if (*tile == *solid()) {
                tile = solid();
            }
        }
    }
}

} // namespace groundmark::imaging
