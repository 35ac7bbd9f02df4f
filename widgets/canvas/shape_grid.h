// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRectF>

#include <vector>

namespace groundmark::widgets {

/// Finds the rectangles near a place without looking at all of them: a uniform grid of cells that
/// each list what touches them. Items are numbered from 0 in the order of rebuild().
class ShapeGrid
{
public:
    /// Starts again with these rectangles; one of negative width is never found.
    void rebuild(const std::vector<QRectF>& items);
    /// Moves one item.
    void replace(int item, const QRectF& rect);

    /// The items that touch `area`, ascending, each once.
    [[nodiscard]] QList<int> find(const QRectF& area) const;

private:
    struct Span
    {
        int left = 0, top = 0, right = -1, bottom = -1;

        [[nodiscard]] int count() const { return (right - left + 1) * (bottom - top + 1); }
    };

    [[nodiscard]] Span spanOf(const QRectF& rect) const;
    void place(int item);
    void take(int item);

    std::vector<QRectF> m_items;
    std::vector<std::vector<int>> m_cells;
    std::vector<int> m_large; ///< items that would fill too many cells
    QRectF m_world;
    int m_side = 1; ///< cells on each axis
};

} // namespace groundmark::widgets
