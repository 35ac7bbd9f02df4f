// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/label_studio_shape.h"

#include "storage/formats/json_fields.h"
#include "storage/formats/label_studio_brush.h"
#include "storage/formats/voc_object.h"

#include <array>
#include <cmath>
#include <numbers>

namespace groundmark::storage {

namespace {

using namespace Qt::StringLiterals;

constexpr double Hundred = 100.0;
constexpr double HalfTurn = 180.0;
constexpr double SamePixel = 0.01;

/// NaN, which the importer reports, for what is no number.
double number(const Json& value, const char* key)
{
    const auto found = value.find(key);
    return found != value.end() && found->is_number() ? found->get<double>() : std::nan("");
}

QPointF percent(QPointF pixels, QSizeF image)
{
    return {pixels.x() / image.width() * Hundred, pixels.y() / image.height() * Hundred};
}

/// Turned round its top left corner, in pixels (Konva's way, which Label Studio draws with).
std::optional<Shape> rectangleFrom(const Json& value, QSizeF image)
{
    const QPointF corner(number(value, "x"), number(value, "y"));
    const QSizeF size(number(value, "width"), number(value, "height"));
    const double turn = value.contains("rotation") ? number(value, "rotation") : 0.0;
    if (turn == 0.0) {
        return Shape {
            ShapeKind::Box, {corner, corner + QPointF(size.width(), size.height())}, {}};
    }
    if (image.isEmpty()) {
        return Shape {ShapeKind::RotatedBox, {}, {}}; // unusable, and reported as that
    }
    const double angle = turn * std::numbers::pi / HalfTurn;
    const QPointF from(corner.x() * image.width() / Hundred, corner.y() * image.height() / Hundred);
    const double width = size.width() * image.width() / Hundred;
    const double height = size.height() * image.height() / Hundred;
    const QPointF across(width * std::cos(angle), width * std::sin(angle));
    const QPointF down(-height * std::sin(angle), height * std::cos(angle));
    Shape shape {ShapeKind::RotatedBox, {}, {}};
    for (const QPointF& point : {from, from + across, from + across + down, from + down}) {
        shape.points.append(percent(point, image));
    }
    return shape;
}

std::optional<Shape> brushFrom(const Json& value, QSize image)
{
    const auto rle = value.find("rle");
    const auto runs = rle != value.end() ? runsFromBrush(*rle, image) : std::nullopt;
    const QRectF bounds = runs ? QRectF(boundsOf(*runs, image)) : QRectF();
    if (bounds.isEmpty()) {
        return Shape {ShapeKind::Mask, {}, {}};
    }
    return Shape {
        ShapeKind::Mask, {bounds.topLeft(), bounds.bottomRight()}, textFromRuns(*runs)};
}

void putRectangle(Json& value, QPointF corner, QSizeF size, double degrees, QSizeF image)
{
    const QPointF at = percent(corner, image);
    value["x"] = at.x();
    value["y"] = at.y();
    value["width"] = size.width() / image.width() * Hundred;
    value["height"] = size.height() / image.height() * Hundred;
    value["rotation"] = degrees;
}

} // namespace

QString labelStudioKind(const QString& type)
{
    for (const QString& kind : {u"rectangle"_s, u"polygon"_s, u"keypoint"_s, u"ellipse"_s, u"brush"_s}) {
        if (type == kind || type == kind + u"labels"_s) {
            return kind;
        }
    }
    return {};
}

std::optional<Shape>
shapeFromLabelStudio(const QString& kind, const Json& value, QSize image)
{
    if (kind == "rectangle"_L1) {
        return rectangleFrom(value, image);
    }
    if (kind == "polygon"_L1) {
        return Shape {
            ShapeKind::Polygon,
            value.contains("points") ? pointsFrom(value["points"]) : QList<QPointF>(),
            {}};
    }
    const QPointF at(number(value, "x"), number(value, "y"));
    if (kind == "keypoint"_L1) {
        return Shape {ShapeKind::Point, {at}, {}};
    }
    if (kind == "brush"_L1) {
        return brushFrom(value, image);
    }
    const double across = number(value, "radiusX");
    const double down = number(value, "radiusY");
    const bool round = std::abs(across * image.width() - down * image.height()) / Hundred < SamePixel;
    return round && !image.isEmpty()
        ? std::optional(Shape {ShapeKind::Circle, {at, at + QPointF(across, 0)}, {}})
        : std::nullopt;
}

LabelStudioShape labelStudioShape(const Shape& shape, QSize image)
{
    LabelStudioShape result;
    Json& value = result.value;
    const QSizeF size(image);
    if (image.isEmpty()) {
        return result; // per cent of nothing
    }
    switch (shape.kind) {
    case ShapeKind::Box:
        result.kind = u"rectangle"_s;
        putRectangle(value, shape.bounds().topLeft(), shape.bounds().size(), 0.0, size);
        break;
    case ShapeKind::RotatedBox: {
        result.kind = u"rectangle"_s;
        const TurnedBox box = turnOf(shape.points);
        putRectangle(
            value, shape.points[0], box.size, box.radians * HalfTurn / std::numbers::pi, size);
        break;
    }
    case ShapeKind::Quad:
        result.simplified = true;
        [[fallthrough]];
    case ShapeKind::Polygon: {
        result.kind = u"polygon"_s;
        QList<QPointF> points;
        for (const QPointF& point : shape.points) {
            points.append(percent(point, size));
        }
        value["points"] = toJson(points);
        value["closed"] = true;
        break;
    }
    case ShapeKind::Circle: {
        result.kind = u"ellipse"_s;
        const QPointF way = shape.points[1] - shape.points[0];
        const double radius = std::hypot(way.x(), way.y());
        const QPointF centre = percent(shape.points[0], size);
        value["x"] = centre.x();
        value["y"] = centre.y();
        value["radiusX"] = radius / size.width() * Hundred;
        value["radiusY"] = radius / size.height() * Hundred;
        value["rotation"] = 0;
        break;
    }
    case ShapeKind::Point: {
        result.kind = u"keypoint"_s;
        const QPointF at = percent(shape.points[0], size);
        value["x"] = at.x();
        value["y"] = at.y();
        break;
    }
    case ShapeKind::Mask: {
        const auto runs = runsFromText(shape.mask);
        const bool fits = runs && isMaskSize(image)
            && lengthOf(*runs) == qint64(image.width()) * image.height();
        if (fits) {
            result.kind = u"brush"_s;
            value["format"] = "rle";
            value["rle"] = brushFromRuns(*runs, image);
        }
        break;
    }
    case ShapeKind::LineStrip:
        break;
    }
    return result;
}

bool isGeometryKey(const std::string& key)
{
    static constexpr std::array keys {
        "x", "y", "width", "height", "rotation", "points", "closed", "radiusX", "radiusY",
        "format", "rle"};
    return std::ranges::find(keys, key) != keys.end();
}

} // namespace groundmark::storage
