// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/tag_layout.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace groundmark::widgets {

namespace {

/// The tag's left edge continues the shape's stroke, which lies astride the bounds.
constexpr double StrokeReach = 1.0;

std::array<QPointF, 8> placesFor(const QRectF& shape, QSizeF size)
{
    const double left = shape.left() - StrokeReach;
    const double right = shape.right() + StrokeReach - size.width();
    const double above = shape.top() - StrokeReach - size.height();
    const double below = shape.bottom() + StrokeReach;
    const double inTop = shape.top() - StrokeReach;
    const double inBottom = shape.bottom() + StrokeReach - size.height();
    return {
        QPointF(left, above),
        QPointF(left, inTop),
        QPointF(right, above),
        QPointF(left, below),
        QPointF(right, below),
        QPointF(right, inTop),
        QPointF(left, inBottom),
        QPointF(right, inBottom)};
}

/// Places already taken, in rows as high as a tag so that only neighbours are compared.
class TakenPlaces
{
public:
    TakenPlaces(const QRectF& view, double rowHeight)
        : m_top(view.top())
        , m_rowHeight(std::max(1.0, rowHeight))
        , m_rows(static_cast<size_t>(std::max(1.0, view.height() / m_rowHeight + 2)))
    {
    }

    [[nodiscard]] bool isFree(const QRectF& place) const
    {
        for (size_t row = rowOf(place.top()); row <= rowOf(place.bottom()); ++row) {
            for (const QRectF& taken : m_rows[row]) {
                if (taken.intersects(place)) {
                    return false;
                }
            }
        }
        return true;
    }

    void take(const QRectF& place)
    {
        for (size_t row = rowOf(place.top()); row <= rowOf(place.bottom()); ++row) {
            m_rows[row].push_back(place);
        }
    }

private:
    [[nodiscard]] size_t rowOf(double y) const
    {
        const double row = std::floor((y - m_top) / m_rowHeight);
        return static_cast<size_t>(std::clamp(row, 0.0, double(m_rows.size() - 1)));
    }

    double m_top;
    double m_rowHeight;
    std::vector<std::vector<QRectF>> m_rows;
};

} // namespace

std::vector<QRectF>
placeTags(const std::vector<TagRequest>& requests, const QRectF& view, bool mayDrop)
{
    std::vector<QRectF> places;
    places.reserve(requests.size());
    TakenPlaces taken(view, requests.empty() ? 1.0 : requests.front().size.height());
    for (const TagRequest& request : requests) {
        QRectF chosen;
        const QRectF shown = request.shape & view;
        for (const QPointF corner : placesFor(request.shape, request.size)) {
            const QRectF place(
                QPointF(std::round(corner.x()), std::round(corner.y())), request.size);
            if (view.contains(place) && taken.isFree(place)) {
                chosen = place;
                break;
            }
        }
        if (chosen.isNull() && !mayDrop) {
            // Where the shape leaves the view its tag stays at the view's edge.
            const QRectF base = shown.isNull() ? request.shape : shown;
            const double x = std::clamp(
                base.left() - StrokeReach,
                view.left(),
                std::max(view.left(), view.right() - request.size.width()));
            const double y = std::clamp(
                base.top() - StrokeReach,
                view.top(),
                std::max(view.top(), view.bottom() - request.size.height()));
            chosen = QRectF(QPointF(std::round(x), std::round(y)), request.size);
        }
        if (!chosen.isNull()) {
            taken.take(chosen);
        }
        places.push_back(chosen);
    }
    return places;
}

} // namespace groundmark::widgets
