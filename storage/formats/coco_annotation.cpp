// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/coco_annotation.h"

#include "storage/formats/run_lengths.h"

#include <QCryptographicHash>

#include <algorithm>
#include <cmath>

namespace groundmark::storage {

namespace {

// Keys of ours in Region::extra.
constexpr const char* Part = "groundmark:part"; ///< number of a part after the first, from 1
constexpr const char* Counts = "groundmark:counts"; ///< how a mask's counts were written, if unusual
constexpr const char* ShapeMark = "groundmark:shape"; ///< what "bbox" and "area" in extra belong to

constexpr double SameNumber = 1e-6;

/// Numbers x, y, x, y, … as points; nothing when it is something else.
std::optional<QList<QPointF>> pointsFromFlat(const Json& flat)
{
    if (!flat.is_array() || flat.size() % 2 != 0
        || !std::ranges::all_of(flat, [](const Json& n) { return n.is_number(); })) {
        return std::nullopt;
    }
    QList<QPointF> points;
    for (size_t i = 0; i < flat.size(); i += 2) {
        points.append({flat[i].get<double>(), flat[i + 1].get<double>()});
    }
    return points;
}

Json flatOf(const QList<QPointF>& points)
{
    Json flat = Json::array();
    for (const QPointF& point : points) {
        flat.push_back(point.x());
        flat.push_back(point.y());
    }
    return flat;
}

/// A shape without points, which the importer reports as unusable.
Shape unusable()
{
    return {ShapeKind::Polygon, {}, {}};
}

Shape maskFrom(const Json& rle)
{
    const bool shaped = rle.contains("size") && rle["size"].is_array() && rle["size"].size() == 2
        && rle["size"][0].is_number_integer() && rle["size"][1].is_number_integer() && rle.contains("counts");
    if (!shaped) {
        return unusable();
    }
    const QSize size(rle["size"][1].get<int>(), rle["size"][0].get<int>());
    const Json& counts = rle["counts"];
    std::optional<Runs> runs;
    if (counts.is_string()) {
        runs = runsFromText(QByteArray::fromStdString(counts.get<std::string>()));
    } else if (counts.is_array()
               && std::ranges::all_of(counts, [](const Json& n) { return n.is_number_unsigned(); })) {
        runs = counts.get<Runs>();
    }
    if (!runs || !isMaskSize(size) || lengthOf(*runs) != qint64(size.width()) * size.height()) {
        return unusable();
    }
    const QRectF bounds(boundsOf(*runs, size));
    return {ShapeKind::Mask, {bounds.topLeft(), bounds.bottomRight()}, textFromRuns(*runs)};
}

std::vector<Shape> shapesFrom(const Json* segmentation, const Json* bbox)
{
    if (segmentation && segmentation->is_object()) {
        return {maskFrom(*segmentation)};
    }
    std::vector<Shape> shapes;
    if (segmentation && segmentation->is_array()) {
        for (const Json& part : *segmentation) {
            shapes.push_back(Shape::polygon(pointsFromFlat(part).value_or(QList<QPointF>())));
        }
    }
    if (!shapes.empty()) {
        return shapes;
    }
    const auto box = bbox ? pointsFromFlat(*bbox) : std::nullopt;
    if (!box || box->size() != 2) {
        return {unusable()};
    }
    return {{ShapeKind::Box, {box->at(0), box->at(0) + box->at(1)}, {}}};
}

QString markOf(const std::vector<const Shape*>& shapes)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    for (const Shape* shape : shapes) {
        hash.addData(dumpJson(toJson(shape->points)));
        hash.addData(shape->mask);
    }
    return QString::fromLatin1(hash.result().toHex().first(12));
}

double areaOfShape(const Shape& shape)
{
    if (shape.kind == ShapeKind::Mask) {
        const auto runs = runsFromText(shape.mask);
        return runs ? static_cast<double>(areaOf(*runs)) : 0.0;
    }
    const QList<QPointF> corners = shape.outline();
    double sum = 0.0;
    for (qsizetype i = 0; i < corners.size(); ++i) {
        const QPointF& a = corners[i];
        const QPointF& b = corners[(i + 1) % corners.size()];
        sum += a.x() * b.y() - b.x() * a.y();
    }
    return std::abs(sum) / 2.0;
}

/// What COCO's "bbox" and "area" are for these shapes.
Json boxOf(const std::vector<const Shape*>& shapes)
{
    QRectF bounds;
    for (const Shape* shape : shapes) {
        bounds = bounds.isNull() ? shape->bounds() : bounds | shape->bounds();
    }
    return {bounds.x(), bounds.y(), bounds.width(), bounds.height()};
}

double areaOfAll(const std::vector<const Shape*>& shapes)
{
    double area = 0.0;
    for (const Shape* shape : shapes) {
        area += areaOfShape(*shape);
    }
    return area;
}

bool areClose(const Json& one, const Json& other)
{
    if (one.is_number() && other.is_number()) {
        return std::abs(one.get<double>() - other.get<double>()) < SameNumber;
    }
    return one.is_array() && other.is_array() && one.size() == other.size()
        && std::equal(one.begin(), one.end(), other.begin(), areClose);
}

/// Removes "bbox" and "area" where they are what would be written anyway.
void takeDerived(FieldReader& fields, const std::vector<Shape>& shapes)
{
    std::vector<const Shape*> pointers;
    for (const Shape& shape : shapes) {
        pointers.push_back(&shape);
    }
    bool odd = false;
    const auto takeIf = [&](const char* key, const Json& usual) {
        const Json* value = fields.find(key);
        if (value && areClose(*value, usual)) {
            fields.take(key);
        } else {
            odd = true; // absent counts, too
        }
    };
    takeIf("bbox", boxOf(pointers));
    takeIf("area", areaOfAll(pointers));
    if (odd) {
        fields.put(ShapeMark, toJson(markOf(pointers)));
    }
}

bool isCrowd(const Json* value)
{
    return value && value->is_number() && value->get<double>() != 0.0;
}

} // namespace

void CocoCategories::add(qint64 id, const QString& name)
{
    names.emplace(id, name);
    if (!ids.contains(name)) {
        ids.insert(name, id);
    }
}

std::vector<Region> regionsFromCoco(Json annotation, const CocoCategories& categories, QString& label)
{
    FieldReader fields(std::move(annotation));
    const std::vector<Shape> shapes = shapesFrom(fields.find("segmentation"), fields.find("bbox"));
    const Json* category = fields.find("category_id");
    if (category && category->is_number_integer()) {
        const auto found = categories.names.find(category->get<qint64>());
        if (found != categories.names.end()) {
            label = found->second;
            if (categories.ids.value(label) == found->first) {
                fields.take("category_id");
            }
        }
    }
    Region first;
    first.attributes = fields.object("attributes");
    fields.take("image_id");
    const bool usable = std::ranges::all_of(shapes, &Shape::isValid);
    if (usable) {
        takeDerived(fields, shapes);
    }
    const Json* segmentation = fields.find("segmentation");
    if (usable && segmentation && !segmentation->empty()) {
        // "counts" is a list for crowds and text for the rest, unless somebody did otherwise.
        const bool isList = segmentation->is_object() && (*segmentation)["counts"].is_array();
        if (segmentation->is_object() && isList != isCrowd(fields.find("iscrowd"))) {
            fields.put(Counts, isList ? "list" : "text");
        }
        fields.take("segmentation");
    }
    const Json id = fields.find("id") ? *fields.find("id") : Json();
    first.extra = fields.rest();

    std::vector<Region> regions;
    for (size_t i = 0; i < shapes.size(); ++i) {
        Region region = first;
        region.shape = shapes[i];
        if (i > 0) {
            region.extra = dumpJson({{"id", id}, {Part, i}});
        }
        regions.push_back(std::move(region));
    }
    return regions;
}

std::vector<CocoAnnotation> annotationsOf(const ExportSample& sample, bool own)
{
    std::vector<CocoAnnotation> annotations;
    QHash<QString, size_t> byId;
    for (size_t i = 0; i < sample.regions.size(); ++i) {
        const Region& region = sample.regions[i];
        const FieldReader extra(own ? parseJson(region.extra) : Json());
        const QString id = extra.peekText("id");
        if (!id.isEmpty() && extra.find(Part) && byId.contains(id)) {
            annotations[byId[id]].parts.push_back(&region);
            continue;
        }
        if (!id.isEmpty()) {
            byId.insert(id, annotations.size());
        }
        annotations.push_back({{&region}, sample.labels.value(static_cast<qsizetype>(i))});
    }
    return annotations;
}

std::optional<qint64> cocoIdOf(const CocoAnnotation& annotation, bool own)
{
    const FieldReader extra(own ? parseJson(annotation.parts.front()->extra) : Json());
    const Json* id = extra.find("id");
    return id && id->is_number_integer() && !extra.find(Part) ? std::optional(id->get<qint64>()) : std::nullopt;
}

std::optional<FieldWriter> annotationToCoco(
    const CocoAnnotation& annotation, bool own, const CocoCategories& categories, QSize image, bool& simplified)
{
    const Region& first = *annotation.parts.front();
    FieldWriter fields(own ? first.extra : QByteArray());
    std::vector<const Shape*> shapes;
    Json polygons = Json::array();
    for (const Region* part : annotation.parts) {
        const Shape& shape = part->shape;
        if (shape.kind == ShapeKind::Point || shape.kind == ShapeKind::LineStrip) {
            return std::nullopt;
        }
        simplified = simplified || shape.kind == ShapeKind::Circle;
        shapes.push_back(&shape);
        polygons.push_back(flatOf(shape.outline()));
    }
    if (const auto id = categories.ids.constFind(annotation.label); id != categories.ids.cend()) {
        const Json* kept = fields.kept("category_id");
        const bool same = kept && kept->is_number_integer() && categories.names.contains(kept->get<qint64>())
            && categories.names.at(kept->get<qint64>()) == annotation.label;
        if (!same) {
            fields.set("category_id", *id);
        }
    }
    const Shape& shape = first.shape;
    if (shape.kind == ShapeKind::Mask) {
        const auto runs = runsFromText(shape.mask);
        if (!runs || lengthOf(*runs) != qint64(image.width()) * image.height()) {
            return std::nullopt;
        }
        const Json* written = fields.kept(Counts);
        const bool asList = written ? *written == "list" : isCrowd(fields.kept("iscrowd"));
        const Json counts = asList ? Json(*runs) : Json(shape.mask.toStdString());
        fields.set("segmentation", {{"size", {image.height(), image.width()}}, {"counts", counts}});
    } else if (shape.kind == ShapeKind::Box && annotation.parts.size() == 1) {
        if (!own || fields.kept("segmentation")) {
            fields.set("segmentation", Json::array());
        }
    } else {
        fields.set("segmentation", std::move(polygons));
    }
    const Json* mark = fields.kept(ShapeMark);
    const bool unchanged = mark && toString(*mark) == markOf(shapes);
    for (const char* key : {"area", "bbox"}) {
        if (unchanged && fields.kept(key)) {
            fields.keepOr(key, {});
        } else {
            const bool isBox = *key == 'b';
            fields.set(key, isBox ? boxOf(shapes) : Json(areaOfAll(shapes)));
        }
    }
    fields.keepOr("iscrowd", 0);
    fields.object("attributes", first.attributes);
    for (const char* key : {Part, Counts, ShapeMark}) {
        fields.drop(key);
    }
    return fields;
}

} // namespace groundmark::storage
