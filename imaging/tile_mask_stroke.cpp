// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/tile_mask.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace groundmark::imaging {

namespace {

constexpr double Slack = 1e-9;

/// What a convex sweep covers of one column, in image pixels; empty while top > bottom.
struct Span
{
    double top = std::numeric_limits<double>::max();
    double bottom = std::numeric_limits<double>::lowest();

    void add(double y)
    {
        top = std::min(top, y);
        bottom = std::max(bottom, y);
    }

    /// Where the straight line from `a` to `b` crosses the column's middle `x`, if it does.
    void addEdge(QPointF a, QPointF b, double x)
    {
        const double low = std::min(a.x(), b.x());
        const double high = std::max(a.x(), b.x());
        if (x < low || x > high) {
            return;
        }
        const double share = high > low ? (x - a.x()) / (b.x() - a.x()) : 0.0;
        add(a.y() + (b.y() - a.y()) * share);
        if (high == low) {
            add(b.y());
        }
    }
};

/// A tip of an odd diameter has a pixel in its middle, one of an even diameter a corner: so the
/// smallest tip always covers the pixel under the pointer.
QPointF snapped(QPointF place, int diameter)
{
    return diameter % 2 == 1 ? QPointF(std::floor(place.x()) + 0.5, std::floor(place.y()) + 0.5)
                             : QPointF(std::round(place.x()), std::round(place.y()));
}

Span roundSpan(QPointF a, QPointF b, double radius, double x)
{
    Span span;
    for (const QPointF centre : {a, b}) {
        const double away = std::abs(x - centre.x());
        if (away <= radius) {
            const double half = std::sqrt(radius * radius - away * away);
            span.add(centre.y() - half);
            span.add(centre.y() + half);
        }
    }
    const double length = std::hypot(b.x() - a.x(), b.y() - a.y());
    if (length > 0) {
        const QPointF across(-(b.y() - a.y()) / length * radius, (b.x() - a.x()) / length * radius);
        span.addEdge(a + across, b + across, x);
        span.addEdge(a - across, b - across, x);
    }
    return span;
}

Span squareSpan(QPointF a, QPointF b, double radius, double x)
{
    Span span;
    for (const QPointF centre : {a, b}) {
        if (std::abs(x - centre.x()) <= radius) {
            span.add(centre.y() - radius);
            span.add(centre.y() + radius);
        }
    }
    for (const double dx : {-radius, radius}) {
        for (const double dy : {-radius, radius}) {
            span.addEdge(a + QPointF(dx, dy), b + QPointF(dx, dy), x);
        }
    }
    return span;
}

} // namespace

QRect TileMask::stroke(QPointF from, QPointF to, int diameter, BrushTip tip, bool set)
{
    const int side = std::max(1, diameter);
    const double radius = side / 2.0;
    const QPointF a = snapped(from, side);
    const QPointF b = snapped(to, side);
    const QPointF reach(radius, radius);
    const QRectF swept(
        QPointF(std::min(a.x(), b.x()), std::min(a.y(), b.y())) - reach,
        QPointF(std::max(a.x(), b.x()), std::max(a.y(), b.y())) + reach);
    const QRect touched
        = (swept & QRectF(QPointF(0, 0), QSizeF(m_size))).toAlignedRect() & QRect({0, 0}, m_size);
    if (touched.isEmpty()) {
        return {};
    }
    for (int x = touched.left(); x <= touched.right(); ++x) {
        const double middle = x + 0.5;
        const Span span = tip == BrushTip::Round ? roundSpan(a, b, radius, middle)
                                                 : squareSpan(a, b, radius, middle);
        if (span.top <= span.bottom) {
            // A pixel belongs to the stroke when its middle does.
            fillColumn(
                x,
                int(std::ceil(span.top - 0.5 - Slack)),
                int(std::floor(span.bottom - 0.5 + Slack)) + 1,
                set);
        }
    }
    tidy(QRect(
        QPoint(touched.left() / Side, touched.top() / Side),
        QPoint(touched.right() / Side, touched.bottom() / Side)));
    return touched;
}

} // namespace groundmark::imaging
