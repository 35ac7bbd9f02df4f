// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/tools/shape_edit.h"

#include "imaging/run_length.h"

#include <algorithm>
#include <cmath>

namespace groundmark::annotation {

namespace {

constexpr double SmallestSide = 1.0;

bool isInside(const Shape& shape, QSizeF image)
{
    constexpr double slack = 1e-6;
    const QRectF bounds = shape.bounds();
    return bounds.left() >= -slack && bounds.top() >= -slack
        && bounds.right() <= image.width() + slack && bounds.bottom() <= image.height() + slack;
}

Shape boxWithHandleAt(const Shape& shape, int handle, QPointF to)
{
    QRectF rect = shape.bounds();
    // Clockwise from the top left corner: 0 1 2 / 7 . 3 / 6 5 4.
    if (handle == 0 || handle == 6 || handle == 7) {
        rect.setLeft(to.x());
    } else if (handle >= 2 && handle <= 4) {
        rect.setRight(to.x());
    }
    if (handle <= 2) {
        rect.setTop(to.y());
    } else if (handle >= 4 && handle <= 6) {
        rect.setBottom(to.y());
    }
    return Shape::box(rect);
}

/// Keeps the corner opposite to `handle` and the direction of the sides.
Shape rotatedWithHandleAt(const Shape& shape, int handle, QPointF to)
{
    const auto corner = [&](int index) { return shape.points[(handle + index) % 4]; };
    const QPointF fixed = corner(2);
    const auto along = [](QPointF side) {
        const double length = std::hypot(side.x(), side.y());
        return length > 0 ? side / length : QPointF();
    };
    const QPointF first = along(corner(1) - fixed);
    const QPointF second = along(corner(3) - fixed);
    const QPointF diagonal = to - fixed;
    Shape result = shape;
    const auto set = [&](int index, QPointF point) { result.points[(handle + index) % 4] = point; };
    set(1, fixed + first * QPointF::dotProduct(diagonal, first));
    set(3, fixed + second * QPointF::dotProduct(diagonal, second));
    set(0, result.points[(handle + 1) % 4] + result.points[(handle + 3) % 4] - fixed);
    return result;
}

int fewestVertices(ShapeKind kind)
{
    return kind == ShapeKind::Polygon ? 3 : 2;
}

bool hasFreeVertices(const Shape& shape)
{
    return shape.kind == ShapeKind::Polygon || shape.kind == ShapeKind::LineStrip;
}

} // namespace

QPointF clampedTo(QPointF point, QSizeF image)
{
    return {std::clamp(point.x(), 0.0, image.width()), std::clamp(point.y(), 0.0, image.height())};
}

QPointF clampedMove(const QRectF& bounds, QPointF delta, QSizeF image)
{
    const auto clampAxis = [](double by, double low, double high, double limit) {
        const double least = std::min(0.0, -low);
        return std::clamp(by, least, std::max(least, limit - high));
    };
    return {
        clampAxis(delta.x(), bounds.left(), bounds.right(), image.width()),
        clampAxis(delta.y(), bounds.top(), bounds.bottom(), image.height())};
}

bool hasHandles(const Shape& shape)
{
    return shape.kind != ShapeKind::Mask;
}

Shape moved(const Shape& shape, QPointF by, QSizeF image)
{
    if (shape.kind != ShapeKind::Mask) {
        return shape.translated(by);
    }
    const QPoint pixels = by.toPoint();
    const auto runs = imaging::fromCompressed(shape.mask, image.toSize());
    if (!runs) {
        return shape;
    }
    const imaging::RunLengths there = imaging::shifted(*runs, pixels);
    if (there == *runs) {
        return shape;
    }
    Shape result = shape.translated(pixels);
    result.mask = imaging::toCompressed(there);
    return result;
}

Shape withHandleAt(const Shape& shape, int handle, QPointF to, QSizeF image)
{
    const QPointF target = clampedTo(to, image);
    Shape result = shape;
    switch (shape.kind) {
    case ShapeKind::Mask:
        return shape;
    case ShapeKind::Box:
        return boxWithHandleAt(shape, handle, target);
    case ShapeKind::RotatedBox:
        result = rotatedWithHandleAt(shape, handle, target);
        break;
    case ShapeKind::Circle:
        if (handle == 0) {
            const QPointF delta = clampedMove(shape.bounds(), to - shape.points[0], image);
            return shape.translated(delta);
        }
        result.points[1] = target;
        break;
    default:
        if (handle < 0 || handle >= shape.points.size()) {
            return shape;
        }
        result.points[handle] = target;
        return result;
    }
    return isInside(result, image) ? result : shape;
}

Shape resizedBy(const Shape& shape, QPointF by, QSizeF image)
{
    if (shape.kind == ShapeKind::Point) {
        return shape.translated(clampedMove(shape.bounds(), by, image));
    }
    if (!hasHandles(shape)) {
        return shape;
    }
    const QRectF old = shape.bounds();
    const auto resizedLength = [](double length, double change, double room) {
        return std::clamp(length + change, std::min(SmallestSide, length), std::max(length, room));
    };
    const QSizeF size(
        resizedLength(old.width(), by.x(), image.width() - old.left()),
        resizedLength(old.height(), by.y(), image.height() - old.top()));
    const double factorX = old.width() > 0 ? size.width() / old.width() : 1.0;
    const double factorY = old.height() > 0 ? size.height() / old.height() : 1.0;
    Shape result = shape;
    for (QPointF& point : result.points) {
        const QPointF inBox = point - old.topLeft();
        point = old.topLeft() + QPointF(inBox.x() * factorX, inBox.y() * factorY);
    }
    if (result.kind == ShapeKind::RotatedBox && factorX != factorY) {
        result.kind = ShapeKind::Quad; // its angles are no longer right
    }
    return result;
}

std::optional<EdgePlace> nearestEdge(const Shape& shape, QPointF to)
{
    if (!hasFreeVertices(shape) || shape.points.size() < 2) {
        return std::nullopt;
    }
    const qsizetype count = shape.points.size();
    const qsizetype edges = shape.kind == ShapeKind::Polygon ? count : count - 1;
    std::optional<EdgePlace> best;
    for (qsizetype i = 0; i < edges; ++i) {
        const QPointF a = shape.points[i];
        const QPointF along = shape.points[(i + 1) % count] - a;
        const double length = QPointF::dotProduct(along, along);
        const double share
            = length > 0 ? std::clamp(QPointF::dotProduct(to - a, along) / length, 0.0, 1.0) : 0.0;
        const QPointF place = a + along * share;
        const double distance = std::hypot(to.x() - place.x(), to.y() - place.y());
        if (!best || distance < best->distance) {
            best = EdgePlace {static_cast<int>(i), place, distance};
        }
    }
    return best;
}

Shape withVertexInserted(const Shape& shape, int before, QPointF at)
{
    if (!hasFreeVertices(shape)) {
        return shape;
    }
    Shape result = shape;
    result.points.insert(before + 1, at);
    return result;
}

Shape withVertexRemoved(const Shape& shape, int vertex)
{
    if (!hasFreeVertices(shape) || shape.points.size() <= fewestVertices(shape.kind)) {
        return shape;
    }
    Shape result = shape;
    result.points.removeAt(vertex);
    return result;
}

Shape rotatedBox(QPointF a, QPointF b, QPointF opposite)
{
    const QPointF side = b - a;
    const double length = std::max(1e-9, std::hypot(side.x(), side.y()));
    const QPointF across(-side.y() / length, side.x() / length);
    const QPointF height = across * QPointF::dotProduct(opposite - a, across);
    return {ShapeKind::RotatedBox, {a, b, b + height, a + height}, {}};
}

} // namespace groundmark::annotation
