// SPDX-License-Identifier: GPL-3.0-or-later
//
// LabelMe (wkentaro/labelme) and X-AnyLabeling: one JSON file an image,
//
//   {"version", "flags", "shapes": [{"label", "points", "group_id", "description", "shape_type",
//     "flags", "mask"; X-AnyLabeling: "score", "difficult", "attributes", "kie_linking"}, …],
//    "imagePath", "imageData", "imageHeight", "imageWidth"; X-AnyLabeling: "tags", "chat_history",
//    …}
//
// Read from a file or from a folder of files with its subfolders. A sample's id is the file's path
// in that folder without ".json". "description" becomes the region's text. The copy of the image in
// "imageData" is left out: the image file counts. Shapes of unknown types stay in Sample::extra and
// are written back.
#include "storage/formats/file_names.h"
#include "storage/formats/formats.h"
#include "storage/formats/import_texts.h"
#include "storage/formats/json_rows.h"
#include "storage/formats/json_stream.h"
#include "storage/formats/labelme_shapes.h"
#include "storage/formats/lost_fields.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

namespace groundmark::storage {

namespace {

constexpr QLatin1StringView Suffix(".json");
constexpr const char* LabelMeVersion = "5.5.0"; // of the files that are written anew

class LabelMe final : public Format
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("labelme"); }
    [[nodiscard]] QString title() const override
    {
        return QCoreApplication::translate(
            "Formats", "LabelMe and X-AnyLabeling: one JSON file an image, or a folder of them");
    }
    [[nodiscard]] bool canRead() const override { return true; }
    [[nodiscard]] bool canWrite() const override { return true; }

    [[nodiscard]] int sniff(const SourceHead& head) const override
    {
        const bool mine = head.start.trimmed().startsWith('{')
            && (hasKey(head, "shapes") || hasKey(head, "imagePath"));
        if (!mine) {
            return 0;
        }
        return head.isFolder ? 80 : 90;
    }

    Result<void> read(const QString& path, ImportSink& sink) const override
    {
        return QFileInfo(path).isDir()
            ? readFolder(QDir(path), sink)
            : readFile(path, QFileInfo(path).completeBaseName(), {}, 1, sink);
    }

    Result<ExportReport> write(ExportSource& source, const QString& path) const override;

private:
    static Result<void> readFolder(const QDir& folder, ImportSink& sink);
    static Result<void> readFile(
        const QString& path,
        const QString& id,
        const QString& subfolder,
        qint64 row,
        ImportSink& sink);
};

Result<void> LabelMe::readFolder(const QDir& folder, ImportSink& sink)
{
    QStringList files;
    QDirIterator walk(
        folder.path(), {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        files.append(folder.relativeFilePath(walk.next()));
    }
    files.sort();
    qint64 row = 0;
    qint64 used = 0;
    std::optional<Error> first;
    for (const QString& file : files) {
        if (sink.isCancelled()) {
            return {};
        }
        const QString path = folder.filePath(file);
        const QString inside = QFileInfo(file).path();
        const auto done = readFile(
            path,
            file.chopped(Suffix.size()),
            inside == QLatin1StringView(".") ? QString() : inside,
            ++row,
            sink);
        if (done) {
            ++used;
        } else {
            first = first ? first : done.error();
            Issue issue = unreadableRow(path, row, done.error().what);
            issue.text.where = file;
            issue.text.kept = QCoreApplication::translate("Import", "The file was left out.");
            sink.report(std::move(issue));
        }
        sink.progress(row, files.size());
    }
    if (used > 0) {
        return {};
    }
    return first.value_or(otherShape(
        folder.path(), QCoreApplication::translate("Import", "a folder of LabelMe's .json files")));
}

Result<void> LabelMe::readFile(
    const QString& path, const QString& id, const QString& subfolder, qint64 row, ImportSink& sink)
{
    auto whole = readWholeJson(path, sink);
    if (!whole) {
        return whole.error();
    }
    const bool mine
        = whole->is_object() && whole->contains("shapes") && (*whole)["shapes"].is_array();
    if (!mine) {
        return otherShape(
            path,
            QCoreApplication::translate("Import", "an object with \"shapes\" and \"imagePath\""));
    }
    FieldReader fields(std::move(*whole));
    ImportedSample imported;
    imported.row = row;
    imported.sample.externalId = id;
    const QString image = fields.peekText("imagePath");
    if (!image.isEmpty()) {
        imported.imagePaths = {subfolder.isEmpty() ? image : subfolder + u'/' + image};
    }
    const QSize size(fields.peekText("imageWidth").toInt(), fields.peekText("imageHeight").toInt());
    if (!image.isEmpty()) {
        imported.statedSizes = {size};
    }
    const bool embedded = !fields.peekText("imageData").isEmpty();
    fields.take("imageData");
    if (embedded) {
        sink.report(
            {Severity::Note,
             QStringLiteral("embedded-image"),
             row,
             {QCoreApplication::translate("Import", "The file holds a copy of the image."),
              placeInFile(path),
              QCoreApplication::translate(
                  "Import", "The copy was left out; the image file counts."),
              {}}});
    }
    Json unknown = Json::array();
    int position = 0;
    for (Json& shape : fields.take("shapes")) {
        LabelMeShape read = shape.is_object()
            ? shapeFromLabelMe(shape, size, position)
            : LabelMeShape {
                {}, {}, QCoreApplication::translate("Import", "The shape is not a JSON object.")};
        ++position;
        if (!read.trouble.isEmpty()) {
            sink.report(
                {Severity::Warning,
                 QStringLiteral("unknown-shape"),
                 row,
                 {read.trouble,
                  QCoreApplication::translate("Import", "%1, shape %2")
                      .arg(placeInFile(path), QString::number(position)),
                  QCoreApplication::translate(
                      "Import",
                      "It is kept with the sample and written back on export, but not shown."),
                  {}}});
            unknown.push_back(std::move(shape));
        }
        for (Region& region : read.regions) {
            imported.regions.push_back(std::move(region));
            imported.labels.append(read.label);
        }
    }
    if (!unknown.empty()) {
        fields.put("shapes", std::move(unknown));
    }
    imported.sample.extra = fields.rest();
    sink.add(std::move(imported));
    return {};
}

/// "shapes" of one sample.
Json shapesOf(const ExportSample& sample, bool own, QSize size, Json shapes, ExportReport& report)
{
    const auto extraOf = [&](size_t i) { return own ? sample.regions[i].extra : QByteArray(); };
    bool simplified = false;
    for (size_t i = 0; i < sample.regions.size(); ++i) {
        ++report.regions;
        const QString label = sample.labels.value(static_cast<qsizetype>(i));
        Json shape = shapeToLabelMe(sample.regions[i], label, own, size, simplified);
        if (i > 0 && isSamePointsShape(extraOf(i - 1), extraOf(i))) {
            shapes.back()["points"].push_back(shape["points"][0]);
        } else {
            shapes.push_back(std::move(shape));
        }
    }
    if (simplified) {
        report.issues.push_back(notWritten(
            QStringLiteral("shape-simplified"),
            sample.sample.externalId,
            QCoreApplication::translate("Export", "LabelMe has no such shape."),
            QCoreApplication::translate("Export", "A polygon or rectangle was written.")));
    }
    return shapes;
}

Result<ExportReport> LabelMe::write(ExportSource& source, const QString& path) const
{
    ExportReport report;
    // One sample into a file that is named like one; anything else into a folder.
    const bool single = path.endsWith(Suffix) && source.size() == 1;
    FileNames names;
    const auto done = source.forEach([&](const ExportSample& whole) -> Result<void> {
        const ExportSample sample = onFirstPage(whole);
        const QByteArray extra = ownExtra(source, name(), sample.sample.extra);
        const bool own = isOwn(source, name());
        const QString id = insidePath(sample.sample.externalId);
        const QString file = names.take(own ? id : withoutEnding(id), Suffix);
        const QString target = single ? path : QDir(path).filePath(file);
        FieldWriter fields(extra);
        QSize size;
        if (!sample.images.empty()) {
            size = sample.images.front().size;
        }
        if (size.isEmpty() && fields.kept("imageWidth") && fields.kept("imageHeight")) {
            size
                = {scalarText(*fields.kept("imageWidth")).toInt(),
                   scalarText(*fields.kept("imageHeight")).toInt()};
        }
        const Json* unknown = fields.kept("shapes");
        Json shapes = shapesOf(sample, own, size, Json::array(), report);
        if (unknown) {
            shapes.insert(shapes.end(), unknown->begin(), unknown->end());
        }
        fields.keepOr("version", LabelMeVersion);
        fields.keepOr("flags", Json::object());
        fields.set("shapes", std::move(shapes));
        fields.keepOr(
            "imagePath",
            sample.images.empty() ? Json("")
                                  : toJson(imageReference(target, sample.images.front())));
        fields.set("imageData", {});
        fields.keepOr("imageHeight", size.height());
        fields.keepOr("imageWidth", size.width());
        ++report.samples;
        noteLost(whole, name(), Says::Texts | Says::Attributes | Says::NoLabel, report);
        return writeWhole(
            target,
            QByteArray::fromStdString(
                std::move(fields).finish().dump(2, ' ', false, Json::error_handler_t::replace)));
    });
    if (!done) {
        return done.error();
    }
    return report;
}

} // namespace

std::unique_ptr<Format> makeLabelMe()
{
    return std::make_unique<LabelMe>();
}

} // namespace groundmark::storage
