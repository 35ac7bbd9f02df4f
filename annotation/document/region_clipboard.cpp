// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/document/region_clipboard.h"

#include "storage/formats/run_lengths.h"
#include "storage/records.h"
#include "storage/region_cleaner.h"

#include <algorithm>

namespace groundmark::annotation {

namespace {

using storage::Json;

const QString MimeType = QStringLiteral("application/x-groundmark-regions+json");
constexpr const char* FormatName = "groundmark-regions";
constexpr int FormatVersion = 1;
constexpr size_t MostRegions = 100'000;

std::optional<CopiedRegions> parse(const QByteArray& text)
{
    const Json json = storage::parseJson(text);
    const bool ours = json.is_object() && json.value("format", Json()) == Json(FormatName)
        && json.value("version", Json()) == Json(FormatVersion) && json.contains("regions")
        && json["regions"].is_array();
    if (!ours) {
        return std::nullopt;
    }
    const auto number = [&json](const char* key) {
        const Json value = json.value(key, Json());
        return value.is_number() ? value.get<double>() : 0.0;
    };
    CopiedRegions copied {{number("width"), number("height")}, {}, {}};
    for (const Json& element : json["regions"]) {
        const auto record = element.is_object() ? storage::recordFromJson(element) : std::nullopt;
        const auto* region = record ? std::get_if<Region>(&*record) : nullptr;
        if (region == nullptr || !region->shape.isValid() || copied.regions.size() == MostRegions) {
            continue;
        }
        copied.regions.push_back(*region);
        copied.labels.append(storage::toString(element.value("labelName", Json(""))));
    }
    return copied.regions.empty() ? std::nullopt : std::optional(copied);
}

QRectF unitedBounds(const std::vector<Region>& regions)
{
    QList<QPointF> corners; // uniting rectangles would leave out those without area
    for (const Region& region : regions) {
        corners << region.shape.bounds().topLeft() << region.shape.bounds().bottomRight();
    }
    return Shape::polygon(corners).bounds();
}

/// The shortest way that brings `bounds` into the page; as far as it goes where it is too large.
QPointF wayInto(const QRectF& bounds, QSizeF image)
{
    const auto along = [](double low, double high, double limit) {
        return low < 0 || high - low > limit ? -low : std::min(0.0, limit - high);
    };
    return {
        along(bounds.left(), bounds.right(), image.width()),
        along(bounds.top(), bounds.bottom(), image.height())};
}

/// The mask on a page of another size: cut or with more room at the right and the foot.
std::optional<Shape> recut(const Shape& mask, QSize from, QSize to)
{
    const auto runs = storage::runsFromText(mask.mask);
    const bool fits = runs && storage::isMaskSize(from) && storage::isMaskSize(to)
        && storage::lengthOf(*runs) == qint64(from.width()) * from.height();
    if (!fits) {
        return std::nullopt;
    }
    const QByteArray before = storage::pixelsFromRuns(*runs, from);
    QByteArray after(qsizetype(to.width()) * to.height(), '\0');
    const int width = std::min(from.width(), to.width());
    for (int y = 0; y < std::min(from.height(), to.height()); ++y) {
        std::copy_n(
            before.cbegin() + qsizetype(y) * from.width(),
            width,
            after.begin() + qsizetype(y) * to.width());
    }
    const storage::Runs placed = storage::runsFromPixels(after, to);
    const QRectF bounds(storage::boundsOf(placed, to));
    if (bounds.isEmpty()) {
        return std::nullopt;
    }
    return Shape {
        ShapeKind::Mask,
        {bounds.topLeft(), bounds.bottomRight()},
        storage::textFromRuns(placed)};
}

} // namespace

std::unique_ptr<QMimeData> toMime(const CopiedRegions& copied)
{
    Json regions = Json::array();
    for (size_t i = 0; i < copied.regions.size(); ++i) {
        Json region = storage::recordToJson(copied.regions[i]);
        region["labelName"] = storage::toJson(copied.labels.value(qsizetype(i)));
        regions.push_back(std::move(region));
    }
    const QByteArray text = storage::dumpJson(
        {{"format", FormatName},
         {"version", FormatVersion},
         {"width", copied.image.width()},
         {"height", copied.image.height()},
         {"regions", std::move(regions)}});
    auto data = std::make_unique<QMimeData>();
    data->setData(MimeType, text);
    data->setText(QString::fromUtf8(text));
    return data;
}

std::optional<CopiedRegions> fromMime(const QMimeData& data)
{
    return parse(data.hasFormat(MimeType) ? data.data(MimeType) : data.text().toUtf8());
}

PlacedRegions placeOn(const CopiedRegions& copied, QSizeF image, QPointF offset)
{
    PlacedRegions placed;
    std::vector<Region> regions = copied.regions;
    for (Region& region : regions) {
        if (region.shape.kind != ShapeKind::Mask) {
            region.shape = region.shape.translated(offset);
        }
    }
    const QPointF way = wayInto(unitedBounds(regions), image);
    placed.moved = !way.isNull();
    for (Region& region : regions) {
        if (region.shape.kind == ShapeKind::Mask) {
            const auto shape = image == copied.image
                ? std::optional(region.shape)
                : recut(region.shape, copied.image.toSize(), image.toSize());
            if (!shape) {
                ++placed.leftOut;
                continue;
            }
            region.shape = *shape;
        } else {
            region.shape = region.shape.translated(way);
            storage::CleanedShape cleaned
                = storage::cleanShape(region.shape, {image.toSize(), Frame::Pixels, 1, true});
            if (!cleaned.shape || cleaned.kinds.contains(QStringLiteral("outside-box"))) {
                ++placed.leftOut;
                continue;
            }
            placed.cut += cleaned.kinds.contains(QStringLiteral("clipped-box")) ? 1 : 0;
            region.shape = std::move(*cleaned.shape);
        }
        placed.regions.push_back(std::move(region));
    }
    return placed;
}

} // namespace groundmark::annotation
