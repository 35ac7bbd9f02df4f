// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/tools/shape_conversion.h"

#include "imaging/mask_outlines.h"
#include "imaging/run_length.h"

namespace groundmark::annotation {

namespace {

bool isClosed(ShapeKind kind)
{
    return kind != ShapeKind::Point && kind != ShapeKind::LineStrip;
}

} // namespace

std::optional<Shape> asMask(const Shape& shape, QSize image)
{
    if (!isClosed(shape.kind) || shape.kind == ShapeKind::Mask) {
        return std::nullopt;
    }
    const QList<QPointF> outline = shape.outline();
    const imaging::RunLengths runs
        = imaging::polygonRuns({outline.data(), size_t(outline.size())}, image);
    const QRectF bounds(imaging::boundingBox(runs));
    if (bounds.isEmpty()) {
        return std::nullopt;
    }
    // Through the tiles, which know the box of runs that go over several columns.
    const imaging::TileMask mask = imaging::TileMask::fromRuns(runs);
    const QRectF box(mask.bounds());
    return Shape {ShapeKind::Mask, {box.topLeft(), box.bottomRight()}, mask.toText()};
}

QList<Shape> asPolygons(const Shape& shape, QSize image)
{
    if (!isClosed(shape.kind) || shape.kind == ShapeKind::Polygon) {
        return {};
    }
    if (shape.kind != ShapeKind::Mask) {
        return {Shape::polygon(shape.outline())};
    }
    const auto mask = imaging::TileMask::fromText(shape.mask, image);
    QList<Shape> polygons;
    if (mask) {
        for (const QList<QPointF>& outline : imaging::outlinesOf(*mask, OutlineTolerance)) {
            polygons.append(Shape::polygon(outline));
        }
    }
    return polygons;
}

} // namespace groundmark::annotation
