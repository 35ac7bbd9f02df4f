// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/geometry.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace groundmark {

namespace {

constexpr int CircleCorners = 64;

/// Size of one unit of the frame's axes: a frame's coordinate times this is a share of the image.
QSizeF extentOf(Frame frame, QSizeF image, QSizeF resized)
{
    switch (frame) {
    case Frame::Pixels:
        return image;
    case Frame::Thousand:
        return {1000.0, 1000.0};
    case Frame::Unit:
        return {1.0, 1.0};
    case Frame::Percent:
        return {100.0, 100.0};
    case Frame::Resized:
        return resized.isEmpty() ? image : resized;
    }
    return image;
}

double rescale(double value, double from, double to)
{
    return from > 0.0 ? value / from * to : 0.0;
}

int expectedPoints(ShapeKind kind)
{
    switch (kind) {
    case ShapeKind::Point:
        return 1;
    case ShapeKind::Box:
    case ShapeKind::Circle:
    case ShapeKind::Mask:
        return 2;
    case ShapeKind::RotatedBox:
    case ShapeKind::Quad:
        return 4;
    case ShapeKind::Polygon:
    case ShapeKind::LineStrip:
        return -1;
    }
    return -1;
}

QList<QPointF> circleOutline(QPointF centre, QPointF rim)
{
    const double radius = std::hypot(rim.x() - centre.x(), rim.y() - centre.y());
    QList<QPointF> corners;
    corners.reserve(CircleCorners);
    for (int i = 0; i < CircleCorners; ++i) {
        const double angle = 2.0 * std::numbers::pi * i / CircleCorners;
        corners.append(centre + QPointF(radius * std::cos(angle), radius * std::sin(angle)));
    }
    return corners;
}

} // namespace

Shape Shape::box(const QRectF& rect)
{
    const QRectF upright = rect.normalized();
    return {ShapeKind::Box, {upright.topLeft(), upright.bottomRight()}, {}};
}

Shape Shape::polygon(QList<QPointF> points)
{
    return {ShapeKind::Polygon, std::move(points), {}};
}

QRectF Shape::bounds() const
{
    if (points.isEmpty()) {
        return {};
    }
    if (kind == ShapeKind::Circle && points.size() == 2) {
        const double radius
            = std::hypot(points[1].x() - points[0].x(), points[1].y() - points[0].y());
        return {points[0] - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)};
    }
    const auto [left, right] = std::ranges::minmax(points, {}, &QPointF::x);
    const auto [top, bottom] = std::ranges::minmax(points, {}, &QPointF::y);
    return {QPointF(left.x(), top.y()), QPointF(right.x(), bottom.y())};
}

QList<QPointF> Shape::outline() const
{
    switch (kind) {
    case ShapeKind::Box:
    case ShapeKind::Mask: {
        const QRectF rect = bounds();
        return {rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()};
    }
    case ShapeKind::Circle:
        return points.size() == 2 ? circleOutline(points[0], points[1]) : points;
    default:
        return points;
    }
}

bool Shape::isValid() const
{
    const bool finite = std::ranges::all_of(points, [](QPointF point) {
        return std::isfinite(point.x()) && std::isfinite(point.y());
    });
    if (!finite) {
        return false;
    }
    if (kind == ShapeKind::Polygon) {
        return points.size() >= 3;
    }
    if (kind == ShapeKind::LineStrip) {
        return points.size() >= 2;
    }
    return points.size() == expectedPoints(kind);
}

Shape Shape::translated(QPointF by) const
{
    Shape moved = *this;
    for (QPointF& point : moved.points) {
        point += by;
    }
    return moved;
}

Shape Shape::fittedTo(const QRectF& target) const
{
    Shape fitted = *this;
    const QRectF old = bounds();
    if (kind == ShapeKind::Mask || points.isEmpty()) {
        return fitted;
    }
    if (kind == ShapeKind::Circle) {
        const double radius = std::min(target.width(), target.height()) / 2.0;
        fitted.points = {target.center(), target.center() + QPointF(radius, 0.0)};
        return fitted;
    }
    for (QPointF& point : fitted.points) {
        const double x = old.width() > 0.0 ? (point.x() - old.x()) / old.width() : 0.5;
        const double y = old.height() > 0.0 ? (point.y() - old.y()) / old.height() : 0.5;
        point = target.topLeft() + QPointF(x * target.width(), y * target.height());
    }
    return fitted;
}

QPointF convert(QPointF point, Frame from, Frame to, QSizeF image, QSizeF resized)
{
    const QSizeF source = extentOf(from, image, resized);
    const QSizeF target = extentOf(to, image, resized);
    return {
        rescale(point.x(), source.width(), target.width()),
        rescale(point.y(), source.height(), target.height())};
}

QRectF convert(QRectF rect, Frame from, Frame to, QSizeF image, QSizeF resized)
{
    return {
        convert(rect.topLeft(), from, to, image, resized),
        convert(rect.bottomRight(), from, to, image, resized)};
}

template <>
std::span<const Name<ShapeKind>> namesOf<ShapeKind>()
{
    static constexpr std::array names {
        Name {ShapeKind::Box, QLatin1StringView("box")},
        Name {ShapeKind::RotatedBox, QLatin1StringView("rotated-box")},
        Name {ShapeKind::Quad, QLatin1StringView("quad")},
        Name {ShapeKind::Polygon, QLatin1StringView("polygon")},
        Name {ShapeKind::LineStrip, QLatin1StringView("line-strip")},
        Name {ShapeKind::Circle, QLatin1StringView("circle")},
        Name {ShapeKind::Point, QLatin1StringView("point")},
        Name {ShapeKind::Mask, QLatin1StringView("mask")},
    };
    return names;
}

template <>
std::span<const Name<Frame>> namesOf<Frame>()
{
    static constexpr std::array names {
        Name {Frame::Pixels, QLatin1StringView("pixels")},
        Name {Frame::Thousand, QLatin1StringView("0-1000")},
        Name {Frame::Unit, QLatin1StringView("0-1")},
        Name {Frame::Percent, QLatin1StringView("percent")},
        Name {Frame::Resized, QLatin1StringView("resized")},
    };
    return names;
}

} // namespace groundmark
