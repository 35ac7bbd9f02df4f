// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/labelme_shapes.h"

#include "storage/formats/labelme_mask.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace groundmark::storage {

namespace {

/// Key of ours in a Point region's extra: which "points" shape it came from.
constexpr const char* PointsOf = "groundmark:points";

struct TypeName
{
    const char* name;
    ShapeKind kind;
};

/// How each kind is written, then what else is read.
constexpr std::array<TypeName, 12> Types {{
    {"rectangle", ShapeKind::Box},
    {"oriented_rectangle", ShapeKind::RotatedBox},
    {"quadrilateral", ShapeKind::Quad}, // X-AnyLabeling
    {"polygon", ShapeKind::Polygon},
    {"linestrip", ShapeKind::LineStrip},
    {"circle", ShapeKind::Circle},
    {"point", ShapeKind::Point},
    {"mask", ShapeKind::Mask},
    {"rotation", ShapeKind::RotatedBox}, // X-AnyLabeling
    {"line", ShapeKind::LineStrip},
    {"points", ShapeKind::Point},
    {"", ShapeKind::Polygon}, // files from before there were types
}};

std::optional<ShapeKind> kindOf(const QString& name)
{
    const auto* const found = std::ranges::find_if(
        Types, [&](const TypeName& type) { return name == QLatin1StringView(type.name); });
    return found == Types.end() ? std::nullopt : std::optional(found->kind);
}

QString typeOf(ShapeKind kind)
{
    const auto* const found = std::ranges::find(Types, kind, &TypeName::kind);
    return QLatin1StringView(found->name);
}

/// The points; a pair that is not two numbers becomes one that is not finite.
QList<QPointF> readPoints(const Json* json)
{
    QList<QPointF> points;
    if (!json || !json->is_array()) {
        return points;
    }
    for (const Json& pair : *json) {
        const bool good
            = pair.is_array() && pair.size() == 2 && pair[0].is_number() && pair[1].is_number();
        points.append(
            good ? QPointF(pair[0].get<double>(), pair[1].get<double>())
                 : QPointF(std::nan(""), std::nan("")));
    }
    return points;
}

/// The two corners of a rectangle that may be written as all four (X-AnyLabeling).
QList<QPointF> cornersOf(const QList<QPointF>& points)
{
    const bool upright = points.size() == 4 && points[0].y() == points[1].y()
        && points[1].x() == points[2].x() && points[2].y() == points[3].y()
        && points[3].x() == points[0].x();
    return upright ? QList<QPointF> {points[0], points[2]} : points;
}

/// Coordinates without their fractions, which is how LabelMe places a mask
/// (labelme/utils/shape.py).
QList<QPointF> cutOff(QList<QPointF> points)
{
    for (QPointF& point : points) {
        point = {std::trunc(point.x()), std::trunc(point.y())};
    }
    return points;
}

/// Makes a Mask shape out of LabelMe's: an image as large as the box of the two points, both of
/// which are inside it. Gives what is wrong.
QString readMask(FieldReader& fields, Shape& shape, QSize image)
{
    const QString text = fields.peekText("mask");
    fields.take("mask");
    if (image.isEmpty()) {
        return QCoreApplication::translate(
            "Import", "A mask needs \"imageWidth\" and \"imageHeight\".");
    }
    if (shape.points.isEmpty() || !std::isfinite(shape.points[0].x())
        || !std::isfinite(shape.points[0].y())) {
        return QCoreApplication::translate("Import", "The mask has no usable points.");
    }
    const QPoint corner = cutOff(shape.points).constFirst().toPoint();
    const auto mask = maskFromPng(QByteArray::fromBase64(text.toLatin1()), corner, image);
    if (!mask) {
        return QCoreApplication::translate(
            "Import", "The mask is not a PNG image inside the picture.");
    }
    shape.mask = mask->runs;
    shape.points = {mask->bounds.topLeft(), mask->bounds.bottomRight()};
    return {};
}

} // namespace

LabelMeShape shapeFromLabelMe(Json json, QSize image, int position)
{
    LabelMeShape result;
    FieldReader fields(std::move(json));
    const QString type = fields.peekText("shape_type");
    const auto kind = kindOf(type);
    if (!kind) {
        result.trouble
            = QCoreApplication::translate("Import", "Shapes of the type \"%1\" are not known.")
                  .arg(type);
        return result;
    }
    Region region;
    region.shape.kind = *kind;
    region.shape.points = readPoints(fields.find("points"));
    const QList<QPointF> written = region.shape.points;
    if (*kind == ShapeKind::Box) {
        region.shape.points = cornersOf(written);
        if (written.size() == 4 && region.shape.points.size() == 4) {
            // A rectangle that somebody turned without saying so.
            region.shape.kind = ShapeKind::Quad;
        }
    }
    if (*kind == ShapeKind::Mask) {
        result.trouble = readMask(fields, region.shape, image);
        if (!result.trouble.isEmpty()) {
            return result;
        }
    }
    if (typeOf(region.shape.kind) == type) {
        fields.take("shape_type");
    }
    result.label = fields.text("label");
    region.text = fields.text("description");
    region.role = region.text.isEmpty() ? RegionRole::Object : RegionRole::Word;
    region.attributes = fields.object("attributes");
    const bool split = type == QLatin1StringView("points");
    if (region.shape.points == written || split) {
        fields.take("points");
    }
    if (split) {
        fields.put(PointsOf, position);
    }
    region.extra = fields.rest();
    if (!split) {
        result.regions.push_back(region);
        return result;
    }
    for (const QPointF& point : written) {
        region.shape.points = {point};
        result.regions.push_back(region);
    }
    return result;
}

Json shapeToLabelMe(
    const Region& region, const QString& label, bool own, QSize image, bool& simplified)
{
    FieldWriter fields(own ? region.extra : QByteArray());
    const Shape& shape = region.shape;
    QString type = typeOf(shape.kind);
    QList<QPointF> points = shape.points;
    // A kept type or spelling of the points holds as long as the shape is still that one.
    if (const Json* kept = fields.kept("shape_type");
        kept && kindOf(scalarText(*kept)) == shape.kind) {
        type = scalarText(*kept);
    }
    if (const Json* kept = fields.kept("shape_type"); kept && shape.kind == ShapeKind::Quad
        && scalarText(*kept) == QLatin1StringView("rectangle")) {
        type = QStringLiteral("rectangle");
    }
    if (type == QLatin1StringView("line") && points.size() != 2) {
        type = QStringLiteral("linestrip");
    }
    if (type == QLatin1StringView("quadrilateral") && !own) {
        type = QStringLiteral("polygon"); // LabelMe itself has no such type
        simplified = true;
    }
    const Json* keptPoints = fields.kept("points");
    if (shape.kind == ShapeKind::Box && keptPoints && readPoints(keptPoints).size() == 4) {
        points = shape.outline();
    }
    Json mask;
    if (shape.kind == ShapeKind::Mask) {
        const auto png = maskToPng(shape.mask, image);
        if (png) {
            mask = png->png.toBase64().toStdString();
            points = {png->bounds.topLeft(), png->bounds.bottomRight() - QPointF(1, 1)};
            if (keptPoints && cutOff(readPoints(keptPoints)) == points) {
                points = readPoints(keptPoints);
            }
        } else {
            type = QStringLiteral("rectangle");
            simplified = true;
        }
    }
    fields.set("label", toJson(label));
    fields.set("points", toJson(points));
    // A file gets back the keys that it had; what is written anew gets all that LabelMe writes.
    const auto keepOrAdd = [&](const char* key, const Json& value) {
        if (!own || fields.kept(key)) {
            fields.keepOr(key, value);
        }
    };
    keepOrAdd("group_id", {});
    if (region.text.isEmpty()) {
        keepOrAdd("description", "");
    }
    fields.text("description", region.text);
    fields.set("shape_type", toJson(type));
    keepOrAdd("flags", Json::object());
    fields.object("attributes", region.attributes);
    if (mask.is_null()) {
        keepOrAdd("mask", {});
    } else {
        fields.set("mask", mask);
    }
    fields.drop(PointsOf);
    return std::move(fields).finish();
}

bool isSamePointsShape(const QByteArray& extra, const QByteArray& otherExtra)
{
    const FieldReader one(parseJson(extra));
    const FieldReader other(parseJson(otherExtra));
    const QString shape = one.peekText(PointsOf);
    return !shape.isEmpty() && shape == other.peekText(PointsOf);
}

} // namespace groundmark::storage
