// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/label_studio_region.h"

#include "storage/formats/json_fields.h"
#include "storage/formats/label_studio_shape.h"

#include <algorithm>

namespace groundmark::storage {

namespace {

using namespace Qt::StringLiterals;

// Keys of Region::extra.
constexpr const char* Main = "result"; ///< the result with the shape, as it was
constexpr const char* More = "more"; ///< the other results of the same id, as they were
constexpr double SamePoint = 1e-6; ///< of a pixel

QString typeOf(const Json& result)
{
    return FieldReader(result).peekText("type");
}

/// "labels" of a result: the list that its type names, else "labels".
const Json* labelsOf(const Json& result)
{
    const auto value = result.find("value");
    if (value == result.end() || !value->is_object()) {
        return nullptr;
    }
    for (const std::string& key : {typeOf(result).toStdString(), std::string("labels")}) {
        const auto labels = value->find(key);
        if (labels != value->end() && labels->is_array() && !labels->empty()
            && labels->front().is_string()) {
            return &*labels;
        }
    }
    return nullptr;
}

/// The text of a "textarea": a string, or a list of one.
std::optional<QString> textOf(const Json& result)
{
    if (typeOf(result) != u"textarea") {
        return std::nullopt;
    }
    const auto value = result.find("value");
    const auto text = value != result.end() && value->is_object() ? value->find("text") : value->end();
    if (value == result.end() || !value->is_object() || text == value->end()) {
        return std::nullopt;
    }
    const Json& one = text->is_array() && text->size() == 1 ? text->front() : *text;
    return one.is_string() ? std::optional(QString::fromStdString(one.get<std::string>()))
                           : std::nullopt;
}

QSize sizeOf(const Json& result)
{
    const FieldReader fields(result);
    return {
        fields.peekText("original_width").toInt(), fields.peekText("original_height").toInt()};
}

bool isObjectWithValue(const Json& result)
{
    return result.is_object() && result.contains("value") && result["value"].is_object();
}

/// Puts the geometry into a value, in the place of the one that is there.
void putGeometry(Json& result, const Json& geometry)
{
    Json value = geometry;
    for (const auto& [key, kept] : result["value"].items()) {
        if (!isGeometryKey(key)) {
            value[key] = kept;
        }
    }
    result["value"] = std::move(value);
}

bool isSameShape(const Shape& shape, std::optional<Shape> percent, QSizeF image)
{
    if (!percent || percent->kind != shape.kind || percent->points.size() != shape.points.size()
        || percent->mask != shape.mask) {
        return false;
    }
    for (qsizetype i = 0; i < shape.points.size(); ++i) {
        const QPointF there = shape.kind == ShapeKind::Mask
            ? percent->points[i]
            : convert(percent->points[i], Frame::Percent, Frame::Pixels, image);
        const QPointF way = there - shape.points[i];
        if (!(std::abs(way.x()) < SamePoint && std::abs(way.y()) < SamePoint)) {
            return false;
        }
    }
    return true;
}

/// A result as Label Studio writes it, without its value.
Json newResult(const Region& region, const char* from, const QString& type, QSize image)
{
    return {
        {"id", region.id.value.toString(QUuid::Id128).left(10).toStdString()},
        {"from_name", from},
        {"to_name", "image"},
        {"type", type.toStdString()},
        {"original_width", image.width()},
        {"original_height", image.height()},
        {"image_rotation", 0},
        {"value", Json::object()}};
}

void putLabel(Json& result, const QString& key, const QString& label)
{
    Json& value = result["value"];
    const Json* kept = labelsOf(result);
    // Further labels of the same region stay as long as the first one does.
    if (kept == nullptr || scalarText(kept->front()) != label) {
        value[key.toStdString()] = Json::array({label.toStdString()});
    }
}

} // namespace

LabelStudioResults readLabelStudio(const Json& results)
{
    LabelStudioResults read;
    if (!results.is_array()) {
        return read;
    }
    QHash<QString, size_t> byId; // the region of an id
    std::vector<Json> extras;
    // Shapes first: what belongs to one may stand before it.
    std::vector<const Json*> others;
    for (const Json& result : results) {
        const QString kind = isObjectWithValue(result) ? labelStudioKind(typeOf(result)) : QString();
        const QSize size = kind.isEmpty() ? QSize() : sizeOf(result);
        read.size = size.isEmpty() ? read.size : size;
        const auto shape
            = kind.isEmpty() ? std::nullopt : shapeFromLabelStudio(kind, result["value"], size);
        if (!shape) {
            others.push_back(&result);
            read.unknownShapes += kind.isEmpty() ? 0 : 1;
            continue;
        }
        Region region;
        region.shape = *shape;
        const Json* labels = labelsOf(result);
        read.labels.append(labels ? scalarText(labels->front()) : QString());
        byId.insert(FieldReader(result).peekText("id"), read.regions.size());
        read.regions.push_back(std::move(region));
        extras.push_back({{Main, result}});
    }
    for (const Json* other : others) {
        const QString id = other->is_object() ? FieldReader(*other).peekText("id") : QString();
        const auto owner = id.isEmpty() ? byId.cend() : byId.constFind(id);
        if (owner == byId.cend()) {
            read.rest.push_back(*other);
            continue;
        }
        Region& region = read.regions[*owner];
        const QString type = typeOf(*other);
        if (const Json* labels = type == u"labels" ? labelsOf(*other) : nullptr) {
            read.labels[static_cast<qsizetype>(*owner)] = scalarText(labels->front());
        }
        if (const auto text = textOf(*other); text && region.text.isEmpty()) {
            region.text = *text;
        }
        extras[*owner][More].push_back(*other);
    }
    for (size_t i = 0; i < read.regions.size(); ++i) {
        Region& region = read.regions[i];
        region.role = region.text.isEmpty() ? RegionRole::Object : RegionRole::Word;
        region.extra = dumpJson(extras[i]);
    }
    return read;
}

bool writeLabelStudio(
    Json& results,
    const Region& region,
    const QString& label,
    bool own,
    QSize image,
    bool& simplified)
{
    const LabelStudioShape shape = labelStudioShape(region.shape, image);
    const Json extra = own ? parseJson(region.extra) : Json::object();
    const bool kept = extra.is_object() && extra.contains(Main) && isObjectWithValue(extra[Main]);
    const bool same = kept
        && isSameShape(
            region.shape,
            shapeFromLabelStudio(
                labelStudioKind(typeOf(extra[Main])), extra[Main]["value"], sizeOf(extra[Main])),
            image);
    if (shape.kind.isEmpty() && !same) {
        return false;
    }
    simplified = simplified || (shape.simplified && !same);
    Json main = kept ? extra[Main]
                     : newResult(region, "label", shape.kind + u"labels"_s, image);
    Json geometry = shape.value;
    if (same) {
        geometry = Json::object();
        for (const auto& [key, value] : main["value"].items()) {
            if (isGeometryKey(key)) {
                geometry[key] = value;
            }
        }
    } else {
        putGeometry(main, geometry);
        const bool labelled = typeOf(main).endsWith(u"labels"_s);
        const QString before = typeOf(main);
        const QString type = labelled ? shape.kind + u"labels"_s : shape.kind;
        if (type != before) { // another kind of shape than it was
            if (const auto list = main["value"].find(before.toStdString()); list != main["value"].end()) {
                const Json labels = *list;
                main["value"].erase(before.toStdString());
                main["value"][type.toStdString()] = labels;
            }
            main["type"] = type.toStdString();
        }
    }
    Json more = extra.is_object() && extra.contains(More) ? extra[More] : Json::array();
    const auto ofType = [&more](const QString& type) {
        return std::ranges::find_if(more, [&](const Json& result) { return typeOf(result) == type; });
    };
    // The label goes where it came from: into the shape's own result, or into one of its own.
    const QString mainType = typeOf(main);
    if (mainType.endsWith(u"labels"_s)) {
        if (!label.isEmpty()) {
            putLabel(main, mainType, label);
        } else {
            main["value"].erase(mainType.toStdString());
        }
    } else if (!label.isEmpty()) {
        if (ofType(u"labels"_s) == more.end()) {
            more.push_back(newResult(region, "labels", u"labels"_s, image));
            more.back()["id"] = main["id"];
            putGeometry(more.back(), geometry);
        }
        putLabel(*ofType(u"labels"_s), u"labels"_s, label);
    }
    const auto text = std::ranges::find_if(
        more, [](const Json& result) { return textOf(result).has_value(); });
    if (text != more.end() && textOf(*text) != region.text) {
        (*text)["value"]["text"] = Json::array({region.text.toStdString()});
    } else if (text == more.end() && !region.text.isEmpty()) {
        more.push_back(newResult(region, "transcription", u"textarea"_s, image));
        more.back()["id"] = main["id"];
        putGeometry(more.back(), geometry);
        more.back()["value"]["text"] = Json::array({region.text.toStdString()});
    }
    results.push_back(std::move(main));
    for (Json& result : more) {
        if (!same && isObjectWithValue(result)
            && (result["value"].contains("x") || result["value"].contains("points"))) {
            putGeometry(result, geometry);
        }
        results.push_back(std::move(result));
    }
    return true;
}

} // namespace groundmark::storage
