// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/run/image_preparation.h"

#include "evaluation/json_values.h"
#include "evaluation/run/perturbation_text.h"
#include "evaluation/run/region_marks.h"
#include "evaluation/run/run_text.h"
#include "imaging/cover.h"
#include "imaging/cue.h"
#include "imaging/image_decoder.h"
#include "imaging/text_cue.h"

#include <QBuffer>
#include <QFile>
#include <QTransform>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;
using namespace groundmark::evaluation::json_values;
using nlohmann::ordered_json;

namespace groundmark::evaluation {

namespace {

/// What servers take as it is; all others are sent as PNG.
constexpr std::array sendable {"jpeg"_L1, "png"_L1, "webp"_L1, "gif"_L1};

Result<RequestImage> fileAsItIs(const QString& path, const imaging::ImageHeader& header)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return Error {
            RunText::tr("The image cannot be read: %1").arg(file.errorString()), path, {}, {}};
    }
    return RequestImage(file.readAll(), "image/" + header.format, header.size);
}

RequestImage encoded(const QImage& image, const ImagePreparation& preparation)
{
    if (preparation.format != "jpeg") {
        return RequestImage(image);
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "JPEG", preparation.jpegQuality);
    return {bytes, QByteArrayLiteral("image/jpeg"), image.size()};
}

QImage turnedAndFitted(QImage image, const ImagePreparation& preparation)
{
    if (preparation.rotation != 0) {
        image = image.transformed(QTransform().rotate(preparation.rotation));
    }
    const int side = preparation.longestSide;
    if (side > 0 && std::max(image.width(), image.height()) > side) {
        image = image.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    }
    return image;
}

/// The part that the set of crops or the cue regions point at, enlarged; null on a page without any.
QImage cueCropOf(const QImage& image, const PageImage& page, const ImagePreparation& preparation)
{
    if (!preparation.cueSet.isEmpty()) {
        return page.cue ? imaging::cuePicture(image, {0, {}, page.cue->crop, page.cue->shown}) : QImage();
    }
    QRectF cue;
    std::vector<QRectF> words;
    for (const Region& region : page.regions) {
        if (region.role == RegionRole::Cue) {
            cue |= region.shape.bounds();
        } else if (region.role == RegionRole::Word) {
            words.push_back(region.shape.bounds());
        }
    }
    if (cue.isEmpty()) {
        return {};
    }
    return imaging::cuePicture(
        image, imaging::refineToWords(cue, words, image.size(), preparation.cueMagnification));
}

} // namespace

bool ImagePreparation::changesNothing() const
{
    return !drawRegions && !cueCrop && perturbation.isEmpty() && rotation == 0 && longestSide == 0
        && format.isEmpty();
}

QString ImagePreparation::toText() const
{
    if (changesNothing()) {
        return RunText::tr("as in the file");
    }
    QStringList parts;
    if (drawRegions) {
        parts.append(RunText::tr("regions drawn"));
    }
    if (cueCrop) {
        parts.append(
            cueSet.isEmpty() ? RunText::tr("with the cue enlarged %1 times").arg(cueMagnification)
                             : RunText::tr("with the crops \"%1\"").arg(cueSet));
    }
    if (!perturbation.isEmpty()) {
        parts.append(perturbation + u", "_s + RunText::tr("seed %1").arg(seed));
    }
    if (rotation != 0) {
        parts.append(RunText::tr("rotated by %1°").arg(rotation));
    }
    if (longestSide > 0) {
        parts.append(RunText::tr("at most %1 px").arg(longestSide));
    }
    parts.append(format == "jpeg" ? u"JPEG %1"_s.arg(jpegQuality) : u"PNG"_s);
    return parts.join(u" · "_s);
}

ordered_json toJson(const ImagePreparation& preparation)
{
    ordered_json json = ordered_json::object();
    if (preparation.drawRegions) {
        json["drawRegions"] = true;
    }
    if (preparation.cueCrop) {
        json["cueCrop"] = true;
        json["cueMagnification"] = preparation.cueMagnification;
        if (!preparation.cueSet.isEmpty()) {
            json["cueSet"] = preparation.cueSet.toStdString();
        }
    }
    if (!preparation.perturbation.isEmpty()) {
        json["perturbation"] = preparation.perturbation.toStdString();
        json["seed"] = preparation.seed;
    }
    json["rotation"] = preparation.rotation;
    json["longestSide"] = preparation.longestSide;
    if (!preparation.format.isEmpty()) {
        json["format"] = preparation.format.toStdString();
    }
    if (preparation.format == "jpeg") {
        json["jpegQuality"] = preparation.jpegQuality;
    }
    return json;
}

Result<ImagePreparation> imagePreparationFromJson(const nlohmann::json& json)
{
    ImagePreparation preparation;
    preparation.drawRegions = flagAt(json, "drawRegions");
    preparation.cueCrop = flagAt(json, "cueCrop");
    preparation.cueMagnification
        = numberAt(json, "cueMagnification").value_or(preparation.cueMagnification);
    preparation.cueSet = textAt(json, "cueSet");
    preparation.perturbation = textAt(json, "perturbation");
    if (const nlohmann::json* seed = valueAt(json, "seed"); seed != nullptr && seed->is_number_integer()) {
        preparation.seed = seed->get<std::uint64_t>();
    }
    preparation.rotation = intAt(json, "rotation").value_or(0);
    preparation.longestSide = intAt(json, "longestSide").value_or(0);
    preparation.format = textAt(json, "format").toLatin1();
    preparation.jpegQuality = intAt(json, "jpegQuality").value_or(preparation.jpegQuality);
    if (auto right = checkPreparation(preparation); !right) {
        return right.error();
    }
    return preparation;
}

Result<void> checkPreparation(const ImagePreparation& preparation)
{
    const auto wrong = [](const QString& what, const QString& hint) {
        return Error {what, {}, {}, hint};
    };
    constexpr std::array turns {0, 90, 180, 270};
    if (std::ranges::find(turns, preparation.rotation) == turns.end()) {
        return wrong(
            RunText::tr("Images cannot be rotated by %1°.").arg(preparation.rotation),
            RunText::tr("Take 0, 90, 180 or 270."));
    }
    if (!preparation.format.isEmpty() && preparation.format != "png"
        && preparation.format != "jpeg") {
        return wrong(
            RunText::tr("Images are not sent as \"%1\".").arg(QString::fromUtf8(preparation.format)),
            RunText::tr("Take png or jpeg."));
    }
    if (preparation.longestSide < 0 || preparation.jpegQuality < 1 || preparation.jpegQuality > 100
        || !(preparation.cueMagnification > 0.0 && preparation.cueMagnification <= 16.0)) {
        return wrong(
            RunText::tr("A number of the image preparation is out of range."),
            RunText::tr("Sides are 0 or more pixels, a JPEG quality is 1 to 100, a cue is enlarged "
                        "up to 16 times."));
    }
    return checkPerturbation(preparation.perturbation);
}

Result<std::vector<RequestImage>>
preparePage(const PageImage& page, const ImagePreparation& preparation)
{
    const auto header = imaging::readImageHeader(page.path);
    if (!header) {
        return header.error();
    }
    const bool isSendable = std::ranges::find(sendable, QLatin1StringView(header->format))
        != sendable.end();
    // An orientation is a change: not every server looks at EXIF.
    if (preparation.changesNothing() && page.covers.empty() && isSendable
        && header->orientation == 1) {
        auto image = fileAsItIs(page.path, *header);
        if (!image) {
            return image.error();
        }
        return std::vector {std::move(*image)};
    }
    if (auto allowed = imaging::checkLimits(page.path, *header, {}); !allowed) {
        return allowed.error();
    }
    auto decoded = imaging::decodeImage(page.path, *header);
    if (!decoded) {
        return decoded.error();
    }
    QImage image = imaging::withCovers(*decoded, page.covers);
    const QImage cue
        = preparation.cueCrop ? cueCropOf(image, page, preparation) : QImage();
    if (preparation.drawRegions) {
        drawRegionMarks(image, page.regions);
    }
    std::vector<RequestImage> images;
    for (const QImage& one : {image, cue}) {
        if (one.isNull()) {
            continue;
        }
        auto worse = perturbedPicture(
            one, preparation.perturbation, page.sampleId, page.page, preparation.seed);
        if (!worse) {
            return worse.error();
        }
        images.push_back(encoded(turnedAndFitted(std::move(*worse), preparation), preparation));
    }
    return images;
}

} // namespace groundmark::evaluation
