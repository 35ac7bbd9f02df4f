// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/region_cleaner.h"

#include "storage/formats/run_lengths.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace groundmark::storage {

namespace {

constexpr double Tolerance = 1e-6; // pixels

/// A point of the stored image where EXIF orientation puts it. `shown` is the displayed size.
QPointF turned(QPointF point, int orientation, QSizeF shown)
{
    const double x = point.x();
    const double y = point.y();
    const double width = shown.width();
    const double height = shown.height();
    switch (orientation) { // EXIF 2.3, tag 0x0112
    case 2:
        return {width - x, y};
    case 3:
        return {width - x, height - y};
    case 4:
        return {x, height - y};
    case 5:
        return {y, x};
    case 6:
        return {width - y, x};
    case 7:
        return {width - y, height - x};
    case 8:
        return {y, height - x};
    default:
        return point;
    }
}

bool isFinite(QPointF point)
{
    return std::isfinite(point.x()) && std::isfinite(point.y());
}

/// Twice the signed area.
double doubleArea(const QList<QPointF>& points)
{
    double sum = 0.0;
    for (qsizetype i = 0; i < points.size(); ++i) {
        const QPointF& a = points[i];
        const QPointF& b = points[(i + 1) % points.size()];
        sum += a.x() * b.y() - b.x() * a.y();
    }
    return sum;
}

/// Keeps the part of a closed outline on the inner side of one edge (Sutherland and Hodgman 1974).
/// `inside` is positive there; it is linear, so that it also tells where a side is cut.
template <typename Inside>
QList<QPointF> clippedBy(const QList<QPointF>& outline, Inside inside)
{
    QList<QPointF> kept;
    for (qsizetype i = 0; i < outline.size(); ++i) {
        const QPointF& from = outline[i];
        const QPointF& to = outline[(i + 1) % outline.size()];
        const double a = inside(from);
        const double b = inside(to);
        if (a >= 0.0) {
            kept.append(from);
        }
        if ((a > 0.0 && b < 0.0) || (a < 0.0 && b > 0.0)) {
            kept.append(from + (to - from) * (a / (a - b)));
        }
    }
    return kept;
}

QList<QPointF> clippedTo(QList<QPointF> outline, QSizeF size)
{
    outline = clippedBy(outline, [](QPointF p) { return p.x(); });
    outline = clippedBy(outline, [&](QPointF p) { return size.width() - p.x(); });
    outline = clippedBy(outline, [](QPointF p) { return p.y(); });
    return clippedBy(outline, [&](QPointF p) { return size.height() - p.y(); });
}

bool reachesOver(const QRectF& bounds, QSizeF size)
{
    return bounds.left() < -Tolerance || bounds.top() < -Tolerance
        || bounds.right() > size.width() + Tolerance || bounds.bottom() > size.height() + Tolerance;
}

bool isOutside(const QRectF& bounds, QSizeF size)
{
    return bounds.right() < 0.0 || bounds.bottom() < 0.0 || bounds.left() > size.width()
        || bounds.top() > size.height();
}

bool isEmpty(const Shape& shape)
{
    switch (shape.kind) {
    case ShapeKind::Point:
        return false;
    case ShapeKind::LineStrip:
        return std::ranges::all_of(
            shape.points, [&](QPointF point) { return point == shape.points.first(); });
    case ShapeKind::Polygon:
    case ShapeKind::Quad:
    case ShapeKind::RotatedBox:
        return std::abs(doubleArea(shape.points)) <= Tolerance;
    default: {
        const QRectF bounds = shape.bounds();
        return bounds.width() <= Tolerance || bounds.height() <= Tolerance;
    }
    }
}

/// Cuts a shape that reaches over the edge; gives the kind of issue. What would lose all of itself
/// stays as it is: its text and its place in the reading order are worth keeping.
QString clip(Shape& shape, QSizeF size)
{
    const QString outside = QStringLiteral("outside-box");
    if (shape.kind == ShapeKind::Circle || shape.kind == ShapeKind::RotatedBox
        || isOutside(shape.bounds(), size)) {
        return outside;
    }
    Shape cut = shape;
    if (shape.kind == ShapeKind::Polygon || shape.kind == ShapeKind::Quad) {
        cut.points = clippedTo(shape.points, size);
        if (cut.points.size() != shape.points.size()) {
            cut.kind = ShapeKind::Polygon;
        }
    } else {
        for (QPointF& point : cut.points) {
            point = {std::clamp(point.x(), 0.0, size.width()), std::clamp(point.y(), 0.0, size.height())};
        }
    }
    if (!cut.isValid() || isEmpty(cut)) {
        return outside;
    }
    shape = cut;
    return QStringLiteral("clipped-box");
}

/// Puts a mask into the displayed image; false when it belongs to an image of another size.
bool turnMask(Shape& shape, const ShapeSpace& space)
{
    const auto runs = runsFromText(shape.mask);
    if (!runs) {
        return false;
    }
    const QSize stored = space.turn >= 5 ? space.image.transposed() : space.image;
    if (!space.image.isEmpty() && lengthOf(*runs) != qint64(stored.width()) * stored.height()) {
        return false;
    }
    if (space.turn != 1 && !space.image.isEmpty()) {
        const Runs turnedRuns = turnedBy(*runs, stored, space.turn);
        shape.mask = textFromRuns(turnedRuns);
        const QRectF bounds = boundsOf(turnedRuns, space.image);
        shape.points = {bounds.topLeft(), bounds.bottomRight()};
    }
    return true;
}

} // namespace

CleanedShape cleanShape(Shape shape, const ShapeSpace& space)
{
    const CleanedShape unusable {std::nullopt, {QStringLiteral("unusable-box")}};
    const bool known = !space.image.isEmpty();
    const bool needsSize = space.frame != Frame::Pixels || space.turn != 1;
    if (!shape.isValid() || (needsSize && !known)) {
        return unusable;
    }
    const QSizeF size(space.image);
    CleanedShape cleaned;
    if (shape.kind == ShapeKind::Mask) {
        if (!turnMask(shape, space)) {
            return unusable;
        }
    } else if (needsSize) {
        const QSizeF stored = space.turn >= 5 ? size.transposed() : size;
        for (QPointF& point : shape.points) {
            point = turned(convert(point, space.frame, Frame::Pixels, stored), space.turn, size);
        }
    }
    if (!std::ranges::all_of(shape.points, isFinite)) {
        return unusable; // an overflow on the way
    }
    if (shape.kind == ShapeKind::Box) {
        const Shape upright = Shape::box(QRectF(shape.points[0], shape.points[1]));
        // A turned image swaps corners by itself; that is not the file's doing.
        if (upright.points != shape.points && space.turn == 1) {
            cleaned.kinds.append(QStringLiteral("inverted-box"));
        }
        shape.points = {shape.bounds().topLeft(), shape.bounds().bottomRight()};
    }
    if (isEmpty(shape)) {
        cleaned.kinds.append(QStringLiteral("empty-box"));
    } else if (known && space.clip && reachesOver(shape.bounds(), size)) {
        cleaned.kinds.append(clip(shape, size));
    }
    cleaned.shape = std::move(shape);
    return cleaned;
}

} // namespace groundmark::storage
