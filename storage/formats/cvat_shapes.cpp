// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/cvat_shapes.h"

#include "storage/formats/json_fields.h"
#include "storage/formats/voc_object.h"

#include <cmath>
#include <numbers>
#include <span>

namespace groundmark::storage {

namespace {

using namespace Qt::StringLiterals;

/// Key of ours in a Point region's extra: which <points> element it came from.
constexpr const char* PointsOf = "groundmark:points";
constexpr QLatin1StringView TextAttribute("text");
constexpr double HalfTurn = 180.0;

/// "x,y;x,y"
QList<QPointF> pointsFrom(QStringView text)
{
    QList<QPointF> points;
    for (const QStringView pair : text.split(u';', Qt::SkipEmptyParts)) {
        const qsizetype comma = pair.indexOf(u',');
        points.append(
            comma < 0 ? QPointF(std::nan(""), std::nan(""))
                      : QPointF(xmlNumber(pair.left(comma)), xmlNumber(pair.mid(comma + 1))));
    }
    return points;
}

QString textOf(const QList<QPointF>& points)
{
    QStringList pairs;
    for (const QPointF& point : points) {
        pairs.append(xmlNumber(point.x()) + u',' + xmlNumber(point.y()));
    }
    return pairs.join(u';');
}

/// The shape of an element; no points where there is no such shape here.
Shape shapeFrom(QStringView element, const QXmlStreamAttributes& attributes, QSize image)
{
    const auto number = [&attributes](const char* name) {
        return xmlNumber(attributes.value(QLatin1StringView(name)));
    };
    const double turn = attributes.hasAttribute("rotation"_L1) ? number("rotation") : 0.0;
    if (element == u"box") {
        const QPointF first(number("xtl"), number("ytl"));
        const QPointF last(number("xbr"), number("ybr"));
        if (turn == 0.0) {
            return {ShapeKind::Box, {first, last}, {}};
        }
        const QPointF size = last - first;
        return {
            ShapeKind::RotatedBox,
            turnedBox(
                (first + last) / 2, {size.x(), size.y()}, turn * std::numbers::pi / HalfTurn),
            {}};
    }
    if (element == u"polygon" || element == u"polyline") {
        return {
            element == u"polygon" ? ShapeKind::Polygon : ShapeKind::LineStrip,
            pointsFrom(attributes.value("points"_L1)),
            {}};
    }
    if (element == u"ellipse" && number("rx") == number("ry")) {
        const QPointF centre(number("cx"), number("cy"));
        return {ShapeKind::Circle, {centre, centre + QPointF(number("rx"), 0)}, {}};
    }
    if (element == u"mask") {
        const QRect box(
            attributes.value("left"_L1).toInt(),
            attributes.value("top"_L1).toInt(),
            attributes.value("width"_L1).toInt(),
            attributes.value("height"_L1).toInt());
        // An unusable mask stays a mask without points, which the importer reports.
        return maskFromCvat(attributes.value("rle"_L1).toString(), box, image)
            .value_or(Shape {ShapeKind::Mask, {}, {}});
    }
    return {};
}

bool isKnown(QStringView element, const QXmlStreamAttributes& attributes)
{
    return element == u"box" || element == u"polygon" || element == u"polyline"
        || element == u"points" || element == u"mask"
        || (element == u"ellipse"
            && xmlNumber(attributes.value("rx"_L1)) == xmlNumber(attributes.value("ry"_L1)));
}

/// The nested <attribute name="…">value</attribute>s.
Json readAttributes(QXmlStreamReader& xml)
{
    Json attributes = Json::object();
    while (xml.readNextStartElement()) {
        const QString name = xml.attributes().value("name"_L1).toString();
        attributes[name.toStdString()]
            = xml.readElementText(QXmlStreamReader::SkipChildElements).toStdString();
    }
    return attributes;
}

/// The element's name, and its geometry as attributes.
QString writeShape(
    QXmlStreamAttributes& to, std::span<const Region> regions, QSize image, bool& simplified)
{
    const Shape& shape = regions.front().shape;
    const auto add = [&to](const char* name, double value) {
        to.append(QString::fromLatin1(name), xmlNumber(value));
    };
    switch (shape.kind) {
    case ShapeKind::Mask:
        if (const auto mask = maskToCvat(shape.mask, image)) {
            to.append(u"rle"_s, mask->rle);
            add("left", mask->box.left());
            add("top", mask->box.top());
            add("width", mask->box.width());
            add("height", mask->box.height());
            return u"mask"_s;
        }
        simplified = true;
        [[fallthrough]];
    case ShapeKind::Box: {
        const QRectF box = shape.bounds();
        add("xtl", box.left());
        add("ytl", box.top());
        add("xbr", box.right());
        add("ybr", box.bottom());
        return u"box"_s;
    }
    case ShapeKind::RotatedBox: {
        const TurnedBox box = turnOf(shape.points);
        const QPointF half(box.size.width() / 2, box.size.height() / 2);
        add("xtl", (box.centre - half).x());
        add("ytl", (box.centre - half).y());
        add("xbr", (box.centre + half).x());
        add("ybr", (box.centre + half).y());
        add("rotation", box.radians * HalfTurn / std::numbers::pi);
        return u"box"_s;
    }
    case ShapeKind::Circle: {
        const QPointF way = shape.points[1] - shape.points[0];
        add("cx", shape.points[0].x());
        add("cy", shape.points[0].y());
        add("rx", std::hypot(way.x(), way.y()));
        add("ry", std::hypot(way.x(), way.y()));
        return u"ellipse"_s;
    }
    case ShapeKind::Point: {
        QList<QPointF> points;
        for (const Region& region : regions) {
            points += region.shape.points;
        }
        to.append(u"points"_s, textOf(points));
        return u"points"_s;
    }
    case ShapeKind::Quad:
        simplified = true;
        [[fallthrough]];
    case ShapeKind::Polygon:
    case ShapeKind::LineStrip:
        to.append(u"points"_s, textOf(shape.points));
        return shape.kind == ShapeKind::LineStrip ? u"polyline"_s : u"polygon"_s;
    }
    return {};
}

} // namespace

CvatShape readCvatShape(QXmlStreamReader& xml, QSize image, int position)
{
    CvatShape result;
    const QString element = xml.name().toString();
    const QXmlStreamAttributes attributes = xml.attributes();
    if (!isKnown(element, attributes)) {
        result.unknown = copyXml(xml);
        return result;
    }
    result.label = attributes.value("label"_L1).toString();
    Region region;
    region.z = attributes.value("z_order"_L1).toInt();
    FieldReader extra(otherAttributes(
        attributes,
        {"label", "xtl", "ytl", "xbr", "ybr", "rotation", "points", "cx", "cy", "rx", "ry", "rle",
         "left", "top", "width", "height", "z_order"}));
    Json nested = readAttributes(xml);
    if (const auto text = nested.find("text"); text != nested.end()) {
        region.text = scalarText(*text);
        nested.erase(text);
    }
    region.role = region.text.isEmpty() ? RegionRole::Object : RegionRole::Word;
    region.attributes = nested.empty() ? QByteArray() : dumpJson(nested);
    if (element != u"points") {
        region.shape = shapeFrom(element, attributes, image);
        region.extra = extra.rest();
        result.regions.push_back(std::move(region));
        return result;
    }
    extra.put(PointsOf, position);
    region.extra = extra.rest();
    for (const QPointF& point : pointsFrom(attributes.value("points"_L1))) {
        region.shape = {ShapeKind::Point, {point}, {}};
        result.regions.push_back(region);
    }
    return result;
}

void writeCvatShape(
    QXmlStreamWriter& xml,
    std::span<const Region> regions,
    const QString& label,
    bool own,
    QSize image,
    bool& simplified)
{
    const Region& region = regions.front();
    QXmlStreamAttributes attributes;
    attributes.append(u"label"_s, label);
    const Json extra = own ? parseJson(region.extra) : Json::object();
    if (extra.is_object()) {
        for (const auto& [name, value] : extra.items()) {
            if (name != PointsOf) {
                attributes.append(QString::fromStdString(name), toString(value));
            }
        }
    }
    if (!own) {
        attributes.append(u"source"_s, u"manual"_s);
        attributes.append(u"occluded"_s, u"0"_s);
    }
    const QString element = writeShape(attributes, regions, image, simplified);
    attributes.append(u"z_order"_s, QString::number(region.z));
    xml.writeStartElement(element);
    xml.writeAttributes(attributes);
    const auto write = [&xml](const QString& name, const QString& value) {
        xml.writeStartElement(u"attribute"_s);
        xml.writeAttribute(u"name"_s, name);
        xml.writeCharacters(value);
        xml.writeEndElement();
    };
    if (!region.text.isEmpty()) {
        write(TextAttribute, region.text);
    }
    const Json nested = parseJson(region.attributes);
    if (nested.is_object()) {
        for (const auto& [name, value] : nested.items()) {
            write(QString::fromStdString(name), toString(value));
        }
    }
    xml.writeEndElement();
}

bool isSameCvatPoints(const Region& region, const Region& other)
{
    const FieldReader one(parseJson(region.extra));
    const FieldReader two(parseJson(other.extra));
    const QString element = one.peekText(PointsOf);
    return region.shape.kind == ShapeKind::Point && other.shape.kind == ShapeKind::Point
        && !element.isEmpty() && element == two.peekText(PointsOf);
}

} // namespace groundmark::storage
