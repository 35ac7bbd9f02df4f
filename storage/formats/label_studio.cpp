// SPDX-License-Identifier: GPL-3.0-or-later
//
// Label Studio's JSON (labelstud.io/guide/task_format): an array of tasks,
//
//   {"id": 1, "data": {"image": "a.png", …},
//    "annotations": [{"id": 11, "completed_by": 3, "was_cancelled": false, "ground_truth": false,
//      "result": [{"id", "type": "rectanglelabels", "from_name", "to_name", "original_width",
//                  "original_height", "image_rotation", "value": {…}}, …]}],
//    "predictions": […]}
//
// A task is a sample. Of several annotations one becomes its regions: the ground truth, else the
// first that was not skipped and has results. Everything else (further annotations, predictions,
// choices, relations, ellipses that are no circles) is kept and written back.
#include "storage/formats/formats.h"
#include "storage/formats/images_format.h"
#include "storage/formats/import_texts.h"
#include "storage/formats/json_fields.h"
#include "storage/formats/json_rows.h"
#include "storage/formats/label_studio_region.h"
#include "storage/formats/lost_fields.h"

#include <QCoreApplication>
#include <QUrl>
#include <QUrlQuery>

namespace groundmark::storage {

namespace {

using namespace Qt::StringLiterals;

/// Key of ours in Sample::extra: which of "annotations" the regions are of.
constexpr const char* Chosen = "groundmark:annotation";

/// The image that a task speaks of: "image" or "ocr", else the first text that is named like one.
QString imageOf(const Json& data)
{
    if (!data.is_object()) {
        return {};
    }
    const FieldReader fields(data);
    for (const char* key : {"image", "ocr", "img"}) {
        if (const QString text = fields.peekText(key); !text.isEmpty()) {
            return text;
        }
    }
    for (const auto& [key, value] : data.items()) {
        if (value.is_string() && isImageFileName(QUrl(scalarText(value)).path())) {
            return scalarText(value);
        }
    }
    return {};
}

/// A path that can be looked up: what a local-files address means, else the text itself. Addresses
/// are never fetched; of those the file name counts.
QString pathOf(const QString& image)
{
    if (!image.startsWith("/data/local-files"_L1)) {
        return image;
    }
    return QUrlQuery(QUrl(image)).queryItemValue(u"d"_s, QUrl::FullyDecoded);
}

/// Which annotation becomes the regions; nothing when there is none.
std::optional<size_t> chosenOf(const Json& annotations)
{
    std::optional<size_t> best;
    int bestRank = -1;
    for (size_t i = 0; annotations.is_array() && i < annotations.size(); ++i) {
        const Json& one = annotations[i];
        if (!one.is_object() || !one.contains("result") || !one["result"].is_array()) {
            continue;
        }
        const auto is = [&one](const char* key) { return one.value(key, Json()) == Json(true); };
        const int rank = is("ground_truth") ? 3 : is("was_cancelled") ? 0 : one["result"].empty() ? 1 : 2;
        if (rank > bestRank) {
            best = i;
            bestRank = rank;
        }
    }
    return best;
}

void reportKept(
    ImportSink& sink, const QString& path, qint64 row, const QString& kind, const QString& what)
{
    sink.report(
        {Severity::Warning,
         kind,
         row,
         {what,
          placeInFile(path, row),
          QCoreApplication::translate("Import", "They were kept and will be written back."),
          QCoreApplication::translate("Import", "Edit them in Label Studio.")}});
}

class LabelStudio final : public Format
{
public:
    [[nodiscard]] QString name() const override { return u"label-studio"_s; }
    [[nodiscard]] QString title() const override
    {
        return QCoreApplication::translate(
            "Formats", "Label Studio JSON: tasks with boxes, polygons, key points, brushes and texts");
    }
    [[nodiscard]] bool canRead() const override { return true; }
    [[nodiscard]] bool canWrite() const override { return true; }

    [[nodiscard]] int sniff(const SourceHead& head) const override
    {
        return looksLikeRows(head, {"data"})
                && (hasKey(head, "annotations") || hasKey(head, "predictions")
                    || hasKey(head, "original_width"))
            ? 88
            : 0;
    }

    Result<void> read(const QString& path, ImportSink& sink) const override;
    Result<ExportReport> write(ExportSource& source, const QString& path) const override;

private:
    [[nodiscard]] Json
    task(const ExportSample& sample, bool own, const QString& path, ExportReport& report) const;
};

Result<void> LabelStudio::read(const QString& path, ImportSink& sink) const
{
    return readJsonRows(
        path,
        sink,
        QCoreApplication::translate("Import", "an array of tasks with \"data\" and \"annotations\""),
        [&](qint64 row, Json task) -> QString {
            if (!task.contains("data") || !task["data"].is_object()) {
                return QCoreApplication::translate("Import", "The task has no \"data\".");
            }
            ImportedSample imported;
            imported.row = row;
            imported.frame = Frame::Percent;
            const QString image = imageOf(task["data"]);
            const QString id = FieldReader(task).peekText("id");
            imported.sample.externalId = !id.isEmpty() ? id : !image.isEmpty() ? image : QString::number(row);
            Json annotations = task.value("annotations", Json::array());
            LabelStudioResults results;
            if (const auto chosen = chosenOf(annotations)) {
                results = readLabelStudio(annotations[*chosen]["result"]);
                annotations[*chosen]["result"] = results.rest;
                task["annotations"] = annotations;
                task[Chosen] = *chosen;
            }
            if (!image.isEmpty()) {
                imported.imagePaths = {pathOf(image)};
                imported.statedSizes = {results.size};
            }
            if (annotations.size() > 1) {
                reportKept(
                    sink, path, row, u"several-annotations"_s,
                    QCoreApplication::translate(
                        "Import", "The task has several annotations; one became its regions, the others did not."));
            }
            if (results.unknownShapes > 0) {
                reportKept(
                    sink, path, row, u"unknown-shape"_s,
                    QCoreApplication::translate(
                        "Import", "The task has shapes that Groundmark can't show."));
            }
            imported.regions = std::move(results.regions);
            imported.labels = std::move(results.labels);
            imported.sample.extra = dumpJson(task);
            sink.add(std::move(imported));
            return {};
        });
}

Json LabelStudio::task(
    const ExportSample& whole, bool own, const QString& path, ExportReport& report) const
{
    const ExportSample sample = onFirstPage(whole);
    const QString& id = sample.sample.externalId;
    Json task = own ? parseJson(sample.sample.extra) : Json::object();
    if (!task.is_object()) {
        task = Json::object();
    }
    ++report.samples;
    if (!task.contains("data")) {
        const QString image
            = sample.images.empty() ? QString() : imageReference(path, sample.images.front());
        task["id"] = report.samples;
        task["data"] = {{"image", image.toStdString()}};
    }
    if (!task.contains("annotations") || !task["annotations"].is_array()) {
        task["annotations"] = Json::array();
    }
    const size_t chosen = task.contains(Chosen) && task[Chosen].is_number_unsigned()
        ? task[Chosen].get<size_t>()
        : task["annotations"].size();
    const bool isNew = chosen >= task["annotations"].size();
    task.erase(Chosen);
    QSize size = sample.images.empty() ? QSize() : sample.images.front().size;
    Json results = Json::array();
    bool simplified = false;
    bool leftOut = false;
    for (size_t i = 0; i < sample.regions.size(); ++i) {
        const QString label = sample.labels.value(static_cast<qsizetype>(i));
        if (writeLabelStudio(results, sample.regions[i], label, own, size, simplified)) {
            ++report.regions;
        } else {
            leftOut = true;
        }
    }
    if (isNew && !results.empty()) {
        task["annotations"].push_back({{"result", results}});
    } else if (!isNew) {
        Json& kept = task["annotations"][chosen]["result"];
        results.insert(results.end(), kept.begin(), kept.end());
        kept = std::move(results);
    }
    if (simplified) {
        report.issues.push_back(simplifiedShape(
            id, name(), QCoreApplication::translate("Export", "A polygon was written.")));
    }
    if (leftOut) {
        report.issues.push_back(leftOutShape(id, name()));
    }
    noteLost(whole, name(), Says::Texts | Says::NoLabel, report);
    return task;
}

Result<ExportReport> LabelStudio::write(ExportSource& source, const QString& path) const
{
    const bool own = isOwn(source, name());
    JsonRowWriter file(path);
    ExportReport report;
    const auto done = source.forEach([&](const ExportSample& sample) {
        return file.add(task(sample, own, path, report));
    });
    if (!done) {
        return done.error();
    }
    if (auto placed = file.commit(); !placed) {
        return placed.error();
    }
    return report;
}

} // namespace

std::unique_ptr<Format> makeLabelStudio()
{
    return std::make_unique<LabelStudio>();
}

} // namespace groundmark::storage
