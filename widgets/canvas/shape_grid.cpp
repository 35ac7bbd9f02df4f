// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/shape_grid.h"

#include <algorithm>
#include <cmath>

namespace groundmark::widgets {

namespace {

constexpr int LargestSide = 96;
constexpr int CellsPerItem = 64;
constexpr size_t SortedShare = 16; ///< of all items; below it what was found is sorted

/// QRectF::intersects() is false for rectangles without area, which points and lines have.
bool touches(const QRectF& a, const QRectF& b)
{
    return a.left() <= b.right() && b.left() <= a.right() && a.top() <= b.bottom()
        && b.top() <= a.bottom();
}

} // namespace

void ShapeGrid::rebuild(const std::vector<QRectF>& items)
{
    m_items = items;
    m_world = {};
    for (const QRectF& item : items) {
        if (item.width() >= 0) {
            m_world |= item.adjusted(0, 0, 1e-6, 1e-6); // a union leaves out what has no area
        }
    }
    m_side = std::clamp(static_cast<int>(std::sqrt(double(items.size()))), 1, LargestSide);
    m_cells.assign(static_cast<size_t>(m_side * m_side), {});
    m_large.clear();
    for (int item = 0; item < static_cast<int>(items.size()); ++item) {
        place(item);
    }
}

void ShapeGrid::replace(int item, const QRectF& rect)
{
    take(item);
    m_items[static_cast<size_t>(item)] = rect;
    place(item);
}

ShapeGrid::Span ShapeGrid::spanOf(const QRectF& rect) const
{
    // What lies outside the world belongs to the cells at its rim.
    const auto cell = [this](double position, double start, double length) {
        const double share = length > 0 ? (position - start) / length : 0.0;
        return static_cast<int>(std::clamp(std::floor(share * m_side), 0.0, double(m_side - 1)));
    };
    return {
        cell(rect.left(), m_world.left(), m_world.width()),
        cell(rect.top(), m_world.top(), m_world.height()),
        cell(rect.right(), m_world.left(), m_world.width()),
        cell(rect.bottom(), m_world.top(), m_world.height())};
}

void ShapeGrid::place(int item)
{
    const QRectF& rect = m_items[static_cast<size_t>(item)];
    if (rect.width() < 0) {
        return;
    }
    const Span span = spanOf(rect);
    if (span.count() > CellsPerItem) {
        m_large.push_back(item);
        return;
    }
    for (int row = span.top; row <= span.bottom; ++row) {
        for (int column = span.left; column <= span.right; ++column) {
            m_cells[static_cast<size_t>(row * m_side + column)].push_back(item);
        }
    }
}

void ShapeGrid::take(int item)
{
    const QRectF& rect = m_items[static_cast<size_t>(item)];
    if (rect.width() < 0) {
        return;
    }
    const Span span = spanOf(rect);
    if (span.count() > CellsPerItem) {
        std::erase(m_large, item);
        return;
    }
    for (int row = span.top; row <= span.bottom; ++row) {
        for (int column = span.left; column <= span.right; ++column) {
            std::erase(m_cells[static_cast<size_t>(row * m_side + column)], item);
        }
    }
}

QList<int> ShapeGrid::find(const QRectF& area) const
{
    QList<int> found;
    if (m_cells.empty()) {
        return found;
    }
    std::vector<bool> seen(m_items.size(), false);
    size_t count = 0;
    const auto look = [&](const std::vector<int>& items) {
        for (const int item : items) {
            const auto index = static_cast<size_t>(item);
            const QRectF& rect = m_items[index];
            if (!seen[index] && rect.width() >= 0 && touches(rect, area)) {
                seen[index] = true;
                ++count;
                found.append(item);
            }
        }
    };
    const Span span = spanOf(area);
    for (int row = span.top; row <= span.bottom; ++row) {
        for (int column = span.left; column <= span.right; ++column) {
            look(m_cells[static_cast<size_t>(row * m_side + column)]);
        }
    }
    look(m_large);
    if (count * SortedShare < m_items.size()) {
        std::sort(found.begin(), found.end());
        return found;
    }
    // Where most are found, going through all of them is quicker than sorting.
    found.clear();
    for (size_t index = 0; index < seen.size(); ++index) {
        if (seen[index]) {
            found.append(static_cast<int>(index));
        }
    }
    return found;
}

} // namespace groundmark::widgets
