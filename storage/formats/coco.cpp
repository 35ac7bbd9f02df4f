// SPDX-License-Identifier: GPL-3.0-or-later
//
// COCO instances (cocodataset/cocoapi): one object with "images", "annotations" and "categories",
// "info" and "licenses". An image is a sample whose id is its "file_name"; an annotation is one
// region, or one for each part of its polygon; see coco_annotation.h. Categories become labels and
// keep their ids. Everything that belongs to no image ("info", "licenses", "categories", …) is kept
// with the dataset. Keypoints, scores and other keys stay in Region::extra.
//
// The file is read twice: first for where the images and annotations stand, then image by image
// with its annotations, so that memory holds two numbers for each and not their text.
#include "storage/formats/coco_annotation.h"
#include "storage/formats/formats.h"
#include "storage/formats/import_texts.h"
#include "storage/formats/json_rows.h"
#include "storage/formats/json_stream.h"
#include "storage/formats/lost_fields.h"

#include <QCoreApplication>
#include <QFile>

namespace groundmark::storage {

namespace {

struct Place
{
    qint64 offset = 0;
    qint64 length = 0;
};

/// Where everything stands in the file.
struct Contents
{
    std::vector<Place> images;
    QHash<QString, std::vector<Place>> annotations; ///< by image id as text
    CocoCategories categories;
    Json rest = Json::object(); ///< all other members
    bool hasImages = false;
};

/// Notes one piece of the file; gives what is wrong with it.
QString note(JsonPiece& piece, Contents& contents)
{
    const FieldReader fields(piece.value.is_object() ? piece.value : Json::object());
    if (piece.member == QLatin1StringView("images")) {
        contents.hasImages = true;
        if (piece.row > 0 && fields.peekText("file_name").isEmpty()) {
            return QCoreApplication::translate("Import", "The image has no \"file_name\".");
        }
        if (piece.row > 0) {
            contents.images.push_back({piece.offset, piece.length});
        }
    } else if (piece.member == QLatin1StringView("annotations")) {
        const QString image = fields.peekText("image_id");
        if (piece.row > 0 && image.isEmpty()) {
            return QCoreApplication::translate("Import", "The annotation has no \"image_id\".");
        }
        if (piece.row > 0) {
            contents.annotations[image].push_back({piece.offset, piece.length});
        }
    } else {
        if (piece.member == QLatin1StringView("categories") && piece.value.is_array()) {
            for (const Json& category : piece.value) {
                const FieldReader one(category);
                const Json* id = one.find("id");
                if (id && id->is_number_integer()) {
                    contents.categories.add(id->get<qint64>(), one.peekText("name"));
                }
            }
        }
        contents.rest[piece.member.toStdString()] = std::move(piece.value);
    }
    return {};
}

/// Reads one image with its annotations; these are taken out of `contents`.
Result<ImportedSample>
sampleAt(QFile& file, const Place& place, qint64 row, Contents& contents, ImportSink& sink)
{
    auto image = readJsonAt(file, place.offset, place.length);
    if (!image) {
        return image.error();
    }
    FieldReader fields(std::move(*image));
    ImportedSample imported;
    imported.row = row;
    const QString id = fields.peekText("id");
    imported.sample.externalId = fields.text("file_name");
    imported.imagePaths = {imported.sample.externalId};
    imported.statedSizes = {{fields.peekText("width").toInt(), fields.peekText("height").toInt()}};
    imported.sample.extra = fields.rest();
    for (const Place& at : contents.annotations.take(id)) {
        auto annotation = readJsonAt(file, at.offset, at.length);
        if (!annotation) {
            return annotation.error();
        }
        const bool hasCategory = annotation->contains("category_id");
        QString label;
        std::vector<Region> regions
            = regionsFromCoco(std::move(*annotation), contents.categories, label);
        if (label.isEmpty() && hasCategory) {
            sink.report(
                {Severity::Warning,
                 QStringLiteral("unknown-label"),
                 row,
                 {QCoreApplication::translate(
                      "Import",
                      "An annotation of \"%1\" has a category that the file does not name.")
                      .arg(imported.sample.externalId),
                  placeInFile(file.fileName(), row),
                  QCoreApplication::translate("Import", "Its region was kept without a label."),
                  QCoreApplication::translate(
                      "Import", "Give it a label, or complete \"categories\" in the file.")}});
        }
        for (Region& region : regions) {
            imported.regions.push_back(std::move(region));
            imported.labels.append(label);
        }
    }
    return imported;
}

/// What has to be known before the first byte is written.
struct Plan
{
    CocoCategories categories;
    Json written = Json::array(); ///< "categories"
    qint64 nextImage = 1;
    qint64 nextAnnotation = 1;
};

class Coco final : public Format
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("coco"); }
    [[nodiscard]] QString title() const override
    {
        return QCoreApplication::translate(
            "Formats", "COCO instances: boxes, polygons and masks with categories");
    }
    [[nodiscard]] bool canRead() const override { return true; }
    [[nodiscard]] bool canWrite() const override { return true; }

    [[nodiscard]] int sniff(const SourceHead& head) const override
    {
        if (head.isFolder || !head.start.trimmed().startsWith('{')) {
            return 0;
        }
        const bool images
            = hasKey(head, "images") && (hasKey(head, "file_name") || hasKey(head, "annotations"));
        const bool annotations = hasKey(head, "annotations") && hasKey(head, "image_id");
        return images || annotations ? 85 : 0;
    }

    Result<void> read(const QString& path, ImportSink& sink) const override;
    Result<ExportReport> write(ExportSource& source, const QString& path) const override;

private:
    [[nodiscard]] Result<Plan> plan(ExportSource& source) const;
    Result<void> writeImages(
        ExportSource& source,
        const QString& path,
        Plan plan,
        JsonMemberWriter& file,
        ExportReport& report) const;
    Result<void> writeAnnotations(
        ExportSource& source, Plan plan, JsonMemberWriter& file, ExportReport& report) const;
};

Result<void> Coco::read(const QString& path, ImportSink& sink) const
{
    Contents contents;
    const QString expected = QCoreApplication::translate(
        "Import", "an object with \"images\", \"annotations\" and \"categories\"");
    const auto shape = readJson(
        path,
        {QStringLiteral("images"), QStringLiteral("annotations")},
        sink,
        [&](JsonPiece& piece) {
            if (piece.member.isNull()) {
                return false;
            }
            if (const QString trouble = note(piece, contents); !trouble.isEmpty()) {
                sink.report(unreadableRow(path, piece.row, trouble));
            }
            return true;
        });
    if (!shape) {
        return shape.error();
    }
    if (*shape != JsonShape::Object || !contents.hasImages) {
        return otherShape(path, expected);
    }
    if (!contents.rest.empty()) {
        sink.describeDataset(dumpJson(contents.rest));
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return cannotOpen(path, file.errorString());
    }
    qint64 row = 0;
    for (const Place& place : contents.images) {
        if (sink.isCancelled()) {
            return {};
        }
        auto imported = sampleAt(file, place, ++row, contents, sink);
        if (!imported) {
            return imported.error();
        }
        sink.add(std::move(*imported));
        sink.progress(row, static_cast<qint64>(contents.images.size()));
    }
    for (auto left = contents.annotations.cbegin(); left != contents.annotations.cend(); ++left) {
        sink.report(
            {Severity::Warning,
             QStringLiteral("no-such-image"),
             0,
             {QCoreApplication::translate(
                  "Import",
                  "%n annotation(s) belong to image %1, which the file does not name.",
                  nullptr,
                  static_cast<int>(left->size()))
                  .arg(left.key()),
              placeInFile(path),
              QCoreApplication::translate("Import", "They were left out."),
              QCoreApplication::translate("Import", "Complete \"images\" in the file.")}});
    }
    return {};
}

Result<Plan> Coco::plan(ExportSource& source) const
{
    Plan plan;
    const bool own = isOwn(source, name());
    const Json extra = parseJson(source.dataset().extra);
    if (own && extra.contains("categories") && extra["categories"].is_array()) {
        plan.written = extra["categories"];
    }
    qint64 nextCategory = 1;
    for (const Json& category : plan.written) {
        const FieldReader fields(category);
        if (const Json* id = fields.find("id"); id && id->is_number_integer()) {
            plan.categories.add(id->get<qint64>(), fields.peekText("name"));
            nextCategory = std::max(nextCategory, id->get<qint64>() + 1);
        }
    }
    const auto done = source.forEach([&](const ExportSample& sample) -> Result<void> {
        const FieldReader image(own ? parseJson(sample.sample.extra) : Json());
        plan.nextImage = std::max(plan.nextImage, image.peekText("id").toLongLong() + 1);
        for (const CocoAnnotation& annotation : annotationsOf(sample, own)) {
            plan.nextAnnotation
                = std::max(plan.nextAnnotation, cocoIdOf(annotation, own).value_or(0) + 1);
            if (!annotation.label.isEmpty() && !plan.categories.ids.contains(annotation.label)) {
                plan.written.push_back(
                    {{"id", nextCategory},
                     {"name", toJson(annotation.label)},
                     {"supercategory", ""}});
                plan.categories.add(nextCategory++, annotation.label);
            }
        }
        return {};
    });
    if (!done) {
        return done.error();
    }
    return plan;
}

/// The image's id as it was, or the next free one.
Json imageIdOf(const FieldWriter& image, Plan& plan)
{
    const Json* kept = image.kept("id");
    return kept ? *kept : Json(plan.nextImage++);
}

Result<void> Coco::writeImages(
    ExportSource& source,
    const QString& path,
    Plan plan,
    JsonMemberWriter& file,
    ExportReport& report) const
{
    return source.forEach([&](const ExportSample& sample) -> Result<void> {
        FieldWriter image(ownExtra(source, name(), sample.sample.extra));
        image.set("id", imageIdOf(image, plan));
        const bool own = isOwn(source, name());
        const bool hasImage = !sample.images.empty();
        image.set(
            "file_name",
            toJson(
                own || !hasImage ? sample.sample.externalId
                                 : imageReference(path, sample.images.front())));
        image.keepOr("width", hasImage ? sample.images.front().size.width() : 0);
        image.keepOr("height", hasImage ? sample.images.front().size.height() : 0);
        ++report.samples;
        noteLost(sample, name(), Says::Attributes | Says::NoLabel, report);
        return file.element(std::move(image).finish());
    });
}

QSize sizeOf(const ExportSample& sample, const FieldWriter& image)
{
    if (!sample.images.empty() && !sample.images.front().size.isEmpty()) {
        return sample.images.front().size;
    }
    const Json* width = image.kept("width");
    const Json* height = image.kept("height");
    return width && height ? QSize(scalarText(*width).toInt(), scalarText(*height).toInt())
                           : QSize();
}

Result<void> Coco::writeAnnotations(
    ExportSource& source, Plan plan, JsonMemberWriter& file, ExportReport& report) const
{
    const bool own = isOwn(source, name());
    return source.forEach([&](const ExportSample& whole) -> Result<void> {
        const ExportSample sample = onFirstPage(whole);
        const FieldWriter image(ownExtra(source, name(), sample.sample.extra));
        const Json imageId = imageIdOf(image, plan);
        const QSize size = sizeOf(sample, image);
        bool simplified = false;
        for (const CocoAnnotation& annotation : annotationsOf(sample, own)) {
            auto fields = annotationToCoco(annotation, own, plan.categories, size, simplified);
            if (!fields) {
                report.issues.push_back(notWritten(
                    QStringLiteral("shape-left-out"),
                    sample.sample.externalId,
                    QCoreApplication::translate(
                        "Export", "COCO has no points, lines or masks of another size."),
                    QCoreApplication::translate("Export", "The region was left out.")));
                continue;
            }
            const auto id = cocoIdOf(annotation, own);
            fields->set("id", id ? *id : plan.nextAnnotation++);
            fields->set("image_id", imageId);
            report.regions += static_cast<qint64>(annotation.parts.size());
            if (auto done = file.element(std::move(*fields).finish()); !done) {
                return done;
            }
        }
        if (simplified) {
            report.issues.push_back(notWritten(
                QStringLiteral("shape-simplified"),
                sample.sample.externalId,
                QCoreApplication::translate("Export", "COCO has no circles."),
                QCoreApplication::translate("Export", "A polygon was written.")));
        }
        return {};
    });
}

Result<ExportReport> Coco::write(ExportSource& source, const QString& path) const
{
    const auto planned = plan(source);
    if (!planned) {
        return planned.error();
    }
    JsonMemberWriter file(path);
    ExportReport report;
    Json rest = isOwn(source, name()) ? parseJson(source.dataset().extra) : Json::object();
    for (const char* key : {"format", "categories"}) {
        rest.erase(key);
    }
    for (const auto& [key, value] : rest.items()) {
        if (auto done = file.member(key, value); !done) {
            return done.error();
        }
    }
    Result<void> done = file.beginArray("images");
    done = done ? writeImages(source, path, *planned, file, report) : done;
    done = done ? file.beginArray("annotations") : done;
    done = done ? writeAnnotations(source, *planned, file, report) : done;
    done = done ? file.member("categories", planned->written) : done;
    done = done ? file.commit() : done;
    if (!done) {
        return done.error();
    }
    return report;
}

} // namespace

std::unique_ptr<Format> makeCoco()
{
    return std::make_unique<Coco>();
}

} // namespace groundmark::storage
