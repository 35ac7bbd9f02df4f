// SPDX-License-Identifier: GPL-3.0-or-later
//
// OmniDocBench and what follows its schema, such as MDPBench (opendatalab/OmniDocBench,
// dataset_json_explain). The file is an array of pages:
//
//   {"layout_dets": [{"category_type", "poly": [8 numbers], "order", "anno_id", "ignore",
//                     "text" | "html" | "latex", "attribute": {…}, "line_with_spans": […]}, …],
//    "page_info": {"image_path", "page_attribute": {"language", "data_source", …}, …},
//    "extra": {"relation": […]}}
//
// A page is a sample whose id is the image's file name, a layout element a region. The page also gets
// one question without text, whose answer is the page's text in reading order, see pageText() in
// omnidocbench_text.h. Replies are Markdown files named after the images, one a page, in a folder.
#include "storage/formats/formats.h"
#include "storage/formats/import_texts.h"
#include "storage/formats/json_fields.h"
#include "storage/formats/json_rows.h"
#include "storage/formats/omnidocbench_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <array>

namespace groundmark::storage {

namespace {

/// Where an element's transcription stands, in the order in which it is looked for.
std::array<const char*, 3> textKeys(const QString& category)
{
    if (category == QLatin1StringView("table")) {
        return {"html", "latex", "text"};
    }
    if (category.startsWith(QLatin1StringView("equation")) && !category.contains(QLatin1StringView("caption"))) {
        return {"latex", "text", "html"};
    }
    return {"text", "latex", "html"};
}

/// Whether one of the less usual places holds this text as well.
template <typename Fields>
bool standsElsewhere(const Fields& valueOfKey, const QString& category, const QString& text)
{
    const auto keys = textKeys(category);
    return std::any_of(
        keys.begin() + 1, keys.end(), [&](const char* key) { return valueOfKey(key) == text; });
}

QString takeTranscription(FieldReader& fields, const QString& category)
{
    const auto keys = textKeys(category);
    const auto valueOfKey = [&](const char* key) { return fields.peekText(key); };
    const auto* const key = std::ranges::find_if(
        keys, [&](const char* candidate) { return !valueOfKey(candidate).isEmpty(); });
    if (key == keys.end()) {
        return {};
    }
    // Only from its usual place is the text taken away; a copy elsewhere says that it stands there.
    const QString text = valueOfKey(*key);
    const bool copied = key != keys.begin() || standsElsewhere(valueOfKey, category, text);
    return copied ? text : fields.text(*key);
}

void putTranscription(FieldWriter& fields, const QString& category, const QString& text)
{
    const auto valueOfKey = [&](const char* key) {
        const Json* kept = fields.kept(key);
        return kept ? scalarText(*kept) : QString();
    };
    if (text.isEmpty() || !standsElsewhere(valueOfKey, category, text)) {
        fields.text(textKeys(category).front(), text);
    }
}

/// "poly" as a shape: four corners of an upright box, in the usual order, are a box.
Shape shapeFrom(const Json* poly)
{
    Shape shape {ShapeKind::Polygon, {}, {}};
    if (!poly || !poly->is_array() || poly->size() % 2 != 0) {
        return shape;
    }
    for (size_t i = 0; i + 1 < poly->size(); i += 2) {
        const Json& x = (*poly)[i];
        const Json& y = (*poly)[i + 1];
        if (!x.is_number() || !y.is_number()) {
            return {ShapeKind::Polygon, {}, {}};
        }
        shape.points.append({x.get<double>(), y.get<double>()});
    }
    const QList<QPointF>& p = shape.points;
    if (p.size() == 4) {
        shape.kind = ShapeKind::Quad;
        if (p[0].y() == p[1].y() && p[1].x() == p[2].x() && p[2].y() == p[3].y() && p[3].x() == p[0].x()) {
            return {ShapeKind::Box, {p[0], p[2]}, {}};
        }
    }
    return shape;
}

Json polyOf(const QList<QPointF>& points)
{
    Json poly = Json::array();
    for (const QPointF& point : points) {
        poly.push_back(point.x());
        poly.push_back(point.y());
    }
    return poly;
}

class OmniDocBench final : public Format
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("omnidocbench"); }
    [[nodiscard]] QString title() const override
    {
        return QCoreApplication::translate(
            "Formats", "OmniDocBench: pages with layout, text and reading order; replies as a folder of Markdown files");
    }
    [[nodiscard]] QString benchmark() const override { return QStringLiteral("omnidocbench"); }
    [[nodiscard]] bool canRead() const override { return true; }
    [[nodiscard]] bool canWrite() const override { return true; }

    [[nodiscard]] int sniff(const SourceHead& head) const override
    {
        if (head.isFolder) {
            const auto pages = std::ranges::count_if(head.entries, [](const QString& entry) {
                return entry.endsWith(QLatin1StringView(".md"), Qt::CaseInsensitive);
            });
            return pages > 0 && pages * 2 >= head.entries.size() ? 70 : 0;
        }
        if (head.path.endsWith(QLatin1StringView(".md"), Qt::CaseInsensitive)) {
            return 40;
        }
        return looksLikeRows(head, {"layout_dets"}) || looksLikeRows(head, {"page_info"}) ? 95 : 0;
    }

    Result<void> read(const QString& path, ImportSink& sink) const override
    {
        const QFileInfo info(path);
        if (info.isDir()) {
            return readReplies(QDir(path), sink);
        }
        if (info.suffix().compare(QLatin1StringView("md"), Qt::CaseInsensitive) == 0) {
            return readReply(path, 1, sink);
        }
        return readJsonRows(
            path, sink,
            QCoreApplication::translate("Import", "an array of pages with \"layout_dets\" and \"page_info\""),
            [&](qint64 row, Json page) { return readPage(row, std::move(page), sink); });
    }

    Result<ExportReport> write(ExportSource& source, const QString& path) const override
    {
        return source.run() ? writeReplies(source, path) : writePages(source, path);
    }

private:
    static QString readPage(qint64 row, Json page, ImportSink& sink);
    static Result<void> readReplies(const QDir& folder, ImportSink& sink);
    static Result<void> readReply(const QString& path, qint64 row, ImportSink& sink);
    Result<ExportReport> writePages(ExportSource& source, const QString& path) const;
    static Result<ExportReport> writeReplies(ExportSource& source, const QString& path);
    static Json elementOf(const ExportSample& sample, size_t index, const QByteArray& extra, ExportReport& report);
};

Region regionFrom(Json element, QString& label)
{
    FieldReader fields(std::move(element));
    Region region;
    label = fields.text("category_type");
    region.shape = shapeFrom(fields.find("poly"));
    if (region.shape.isValid()) {
        fields.take("poly");
    }
    region.text = takeTranscription(fields, label);
    region.readingOrder = fields.integer("order");
    region.role = region.text.isEmpty() ? RegionRole::Object : RegionRole::Word;
    region.attributes = fields.object("attribute");
    region.extra = fields.rest();
    return region;
}

QString OmniDocBench::readPage(qint64 row, Json page, ImportSink& sink)
{
    FieldReader fields(std::move(page));
    const Json* info = fields.find("page_info");
    if (!info || !info->is_object()) {
        return QCoreApplication::translate("Import", "The page has no \"page_info\".");
    }
    const FieldReader infoFields(*info);
    const QString imagePath = infoFields.peekText("image_path");
    if (imagePath.isEmpty()) {
        return QCoreApplication::translate("Import", "The page has no \"image_path\".");
    }
    ImportedSample imported;
    imported.row = row;
    imported.imagePaths = {imagePath};
    imported.sample.externalId = QFileInfo(imagePath).fileName();
    imported.statedSizes = {
        {infoFields.peekText("width").toInt(), infoFields.peekText("height").toInt()}};
    if (const Json* attributes = infoFields.find("page_attribute")) {
        const FieldReader attributeFields(*attributes);
        imported.sample.language = attributeFields.peekText("language");
        imported.sample.task = attributeFields.peekText("data_source");
    }
    Json elements = fields.take("layout_dets");
    if (!elements.is_array()) {
        return QCoreApplication::translate("Import", "The page has no list of \"layout_dets\".");
    }
    for (Json& element : elements) {
        if (!element.is_object()) {
            continue;
        }
        QString label;
        imported.regions.push_back(regionFrom(std::move(element), label));
        imported.labels.append(label);
    }
    Question question;
    question.answers = {{pageText(imported.regions, imported.labels), {}}};
    imported.sample.questions = {question};
    imported.sample.extra = fields.rest();
    sink.add(std::move(imported));
    return {};
}

Result<void> OmniDocBench::readReply(const QString& path, qint64 row, ImportSink& sink)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return cannotOpen(path, file.errorString());
    }
    ImportedPrediction imported;
    imported.row = row;
    imported.externalId = QFileInfo(path).completeBaseName();
    imported.prediction.raw = QString::fromUtf8(file.readAll());
    sink.add(std::move(imported));
    return {};
}

Result<void> OmniDocBench::readReplies(const QDir& folder, ImportSink& sink)
{
    const QStringList files
        = folder.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name);
    if (files.isEmpty()) {
        return otherShape(
            folder.path(), QCoreApplication::translate("Import", "a folder of .md files named after the images"));
    }
    qint64 row = 0;
    for (const QString& file : files) {
        if (sink.isCancelled()) {
            break;
        }
        if (auto done = readReply(folder.filePath(file), ++row, sink); !done) {
            sink.report(unreadableRow(folder.filePath(file), row, done.error().what));
        }
        sink.progress(row, files.size());
    }
    return {};
}

Json OmniDocBench::elementOf(
    const ExportSample& sample, size_t index, const QByteArray& extra, ExportReport& report)
{
    const Region& region = sample.regions[index];
    const QString label = sample.labels.value(static_cast<qsizetype>(index));
    FieldWriter fields(extra);
    fields.text("category_type", label);
    QList<QPointF> corners = region.shape.outline();
    if (corners.size() != 4) {
        corners = Shape::box(region.shape.bounds()).outline();
        report.issues.push_back(notWritten(
            QStringLiteral("shape-simplified"), sample.sample.externalId,
            QCoreApplication::translate("Export", "OmniDocBench knows shapes of four corners only."),
            QCoreApplication::translate("Export", "The box round the region was written.")));
    }
    fields.set("poly", polyOf(corners));
    fields.integer("order", region.readingOrder);
    putTranscription(fields, label, region.text);
    fields.object("attribute", region.attributes);
    ++report.regions;
    return std::move(fields).finish();
}

Result<ExportReport> OmniDocBench::writePages(ExportSource& source, const QString& path) const
{
    JsonRowWriter file(path);
    ExportReport report;
    const auto done = source.forEach([&](const ExportSample& sample) -> Result<void> {
        Json elements = Json::array();
        for (size_t i = 0; i < sample.regions.size(); ++i) {
            elements.push_back(
                elementOf(sample, i, ownExtra(source, name(), sample.regions[i].extra), report));
        }
        FieldWriter page(ownExtra(source, name(), sample.sample.extra));
        page.set("layout_dets", std::move(elements));
        if (!page.kept("page_info")) {
            Json info {{"image_path", toJson(sample.sample.externalId)}};
            if (!sample.images.empty()) {
                const Image& image = sample.images.front();
                info = {
                    {"image_path", toJson(QFileInfo(image.path).fileName())},
                    {"width", image.size.width()},
                    {"height", image.size.height()}};
            }
            info["page_attribute"] = {
                {"language", toJson(sample.sample.language)},
                {"data_source", toJson(sample.sample.task)}};
            page.set("page_info", std::move(info));
        }
        ++report.samples;
        noteLostQuestions(sample, name(), false, report);
        return file.add(std::move(page).finish());
    });
    if (!done) {
        return done.error();
    }
    if (auto placed = file.commit(); !placed) {
        return placed.error();
    }
    return report;
}

Result<ExportReport> OmniDocBench::writeReplies(ExportSource& source, const QString& path)
{
    ExportReport report;
    const auto done = source.forEach([&](const ExportSample& sample) -> Result<void> {
        if (!sample.prediction) {
            return {};
        }
        ++report.samples;
        ++report.predictions;
        const QString file = QFileInfo(sample.sample.externalId).completeBaseName() + QStringLiteral(".md");
        return writeWhole(QDir(path).filePath(file), sample.prediction->raw.toUtf8());
    });
    if (!done) {
        return done.error();
    }
    return report;
}

} // namespace

std::unique_ptr<Format> makeOmniDocBench()
{
    return std::make_unique<OmniDocBench>();
}

} // namespace groundmark::storage
