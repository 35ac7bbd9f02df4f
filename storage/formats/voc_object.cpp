// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/voc_object.h"

#include "storage/formats/json_fields.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace groundmark::storage {

namespace {

constexpr const char* Rest = "xml"; // key of Region::extra: other elements as they were

/// The numbers of these child elements, in their order; NaN for one that is not there.
template <size_t Count>
std::array<double, Count>
readNumbers(QXmlStreamReader& xml, const std::array<QLatin1StringView, Count>& names)
{
    std::array<double, Count> numbers {};
    numbers.fill(std::nan(""));
    while (xml.readNextStartElement()) {
        const auto* const found = std::find_if(
            names.begin(), names.end(), [&](QLatin1StringView name) { return xml.name() == name; });
        const QString text = xml.readElementText(QXmlStreamReader::SkipChildElements);
        if (found != names.end()) {
            numbers[size_t(found - names.begin())] = xmlNumber(text);
        }
    }
    return numbers;
}

constexpr std::array<QLatin1StringView, 4> BoxNames {
    QLatin1StringView("xmin"), QLatin1StringView("ymin"),
    QLatin1StringView("xmax"), QLatin1StringView("ymax")};
constexpr std::array<QLatin1StringView, 5> TurnedNames {
    QLatin1StringView("cx"), QLatin1StringView("cy"), QLatin1StringView("w"),
    QLatin1StringView("h"), QLatin1StringView("angle")};

QByteArray readAttributes(QXmlStreamReader& xml)
{
    Json attributes = Json::object();
    while (xml.readNextStartElement()) {
        QString name;
        QString value;
        while (xml.readNextStartElement()) {
            const bool isName = xml.name() == u"name";
            (isName ? name : value) = xml.readElementText(QXmlStreamReader::SkipChildElements);
        }
        attributes[name.toStdString()] = value.toStdString();
    }
    return attributes.empty() ? QByteArray() : dumpJson(attributes);
}

template <size_t Count>
void writeNumbers(
    QXmlStreamWriter& xml,
    const QString& element,
    const std::array<QLatin1StringView, Count>& names,
    const std::array<double, Count>& numbers)
{
    xml.writeStartElement(element);
    for (size_t i = 0; i < Count; ++i) {
        xml.writeTextElement(names[i], xmlNumber(numbers[i]));
    }
    xml.writeEndElement();
}

} // namespace

QList<QPointF> turnedBox(QPointF centre, QSizeF size, double radians)
{
    const double cosine = std::cos(radians);
    const double sine = std::sin(radians);
    const QPointF across(size.width() / 2 * cosine, size.width() / 2 * sine);
    const QPointF down(-size.height() / 2 * sine, size.height() / 2 * cosine);
    return {
        centre - across - down, centre + across - down, centre + across + down,
        centre - across + down};
}

TurnedBox turnOf(const QList<QPointF>& corners)
{
    const QPointF across = corners[1] - corners[0];
    const QPointF down = corners[3] - corners[0];
    const double angle = std::atan2(across.y(), across.x());
    return {
        (corners[0] + corners[2]) / 2,
        {std::hypot(across.x(), across.y()), std::hypot(down.x(), down.y())},
        angle < 0 ? angle + 2 * std::numbers::pi : angle};
}

VocObject readVocObject(QXmlStreamReader& xml)
{
    VocObject object;
    QString rest;
    Region& region = object.region;
    while (xml.readNextStartElement()) {
        if (xml.name() == u"name") {
            object.label = xml.readElementText(QXmlStreamReader::SkipChildElements).trimmed();
        } else if (xml.name() == u"bndbox") {
            const auto n = readNumbers(xml, BoxNames);
            region.shape = {ShapeKind::Box, {{n[0], n[1]}, {n[2], n[3]}}, {}};
        } else if (xml.name() == u"robndbox") {
            const auto n = readNumbers(xml, TurnedNames);
            region.shape
                = {ShapeKind::RotatedBox, turnedBox({n[0], n[1]}, {n[2], n[3]}, n[4]), {}};
        } else if (xml.name() == u"attributes") {
            region.attributes = readAttributes(xml);
        } else if (xml.name() == u"type") {
            xml.skipCurrentElement(); // the box's own element says which it is
        } else {
            rest += copyXml(xml);
        }
    }
    if (!rest.isEmpty()) {
        region.extra = dumpJson({{Rest, rest.toStdString()}});
    }
    return object;
}

void writeVocObject(
    QXmlStreamWriter& xml, const Region& region, const QString& label, bool own, bool& simplified)
{
    xml.writeStartElement(QStringLiteral("object"));
    const bool turned = region.shape.kind == ShapeKind::RotatedBox;
    if (turned) {
        xml.writeTextElement(QStringLiteral("type"), QStringLiteral("robndbox"));
    }
    xml.writeTextElement(QStringLiteral("name"), label);
    const FieldReader extra(own ? parseJson(region.extra) : Json::object());
    if (const Json* rest = extra.find(Rest)) {
        writeXml(xml, scalarText(*rest));
    } else if (!own) {
        for (const char* flag : {"truncated", "difficult"}) {
            xml.writeTextElement(QString::fromLatin1(flag), QStringLiteral("0"));
        }
    }
    if (turned) {
        const TurnedBox box = turnOf(region.shape.points);
        writeNumbers<5>(
            xml,
            QStringLiteral("robndbox"),
            TurnedNames,
            {box.centre.x(), box.centre.y(), box.size.width(), box.size.height(), box.radians});
    } else {
        simplified = simplified || region.shape.kind != ShapeKind::Box;
        const QRectF box = region.shape.bounds();
        writeNumbers<4>(
            xml,
            QStringLiteral("bndbox"),
            BoxNames,
            {box.left(), box.top(), box.right(), box.bottom()});
    }
    const Json attributes = parseJson(region.attributes);
    if (attributes.is_object() && !attributes.empty()) {
        xml.writeStartElement(QStringLiteral("attributes"));
        for (const auto& [name, value] : attributes.items()) {
            xml.writeStartElement(QStringLiteral("attribute"));
            xml.writeTextElement(QStringLiteral("name"), QString::fromStdString(name));
            xml.writeTextElement(QStringLiteral("value"), toString(value));
            xml.writeEndElement();
        }
        xml.writeEndElement();
    }
    xml.writeEndElement();
}

} // namespace groundmark::storage
