// SPDX-License-Identifier: GPL-3.0-or-later
//
// MMTR-Bench (MMTR-Bench-Dataset/MMTR-Bench-eval): JSON Lines, or one JSON list, of
//
//   {"sample_id", "doc_id", "context_img_paths": [...], "file_name", "answer", "level": 1–4 or "L2";
//    prediction files: "prediction", "infer_meta": {"status", ...}, "token_usage"; cleaned ones:
//    "raw_prediction", "clean_prediction"; scored ones: "scores": {"EM", "Qwen-EmbedSim", ...}}
//
// Images are "context_img_paths" in order, each once; where that is empty, "file_name". What
// Groundmark adds is described in docs/mmtr.schema.json: "language", "facets", "masks",
// "level_reason", "principles", "fill". Images are written masked, beside the file; the originals
// stay in the project. Samples that the second review excluded are left out, and it says so.
#include "evaluation/benchmarks/mmtr/mask_card.h"
#include "storage/formats/formats.h"
#include "storage/formats/import_texts.h"
#include "storage/formats/json_fields.h"
#include "storage/formats/json_rows.h"
#include "storage/formats/json_stream.h"
#include "storage/formats/mmtr_line.h"
#include "storage/formats/mmtr_pages.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <array>

namespace groundmark::storage {

namespace {

using evaluation::mmtr::MaskCard;

/// Keys that belong to the reply and not to the sample.
constexpr std::array<const char*, 7> ReplyKeys {
    "clean_prediction", "prediction", "pred", "raw_prediction", "infer_meta", "token_usage", "scores"};
/// Keys of the mask card, which lies on the first mask.
constexpr std::array<const char*, 3> CardKeys {"level_reason", "principles", "fill"};

QStringList imagesOf(const FieldReader& fields)
{
    QStringList paths;
    if (const Json* list = fields.find("context_img_paths"); list && list->is_array()) {
        for (const QString& path : stringsFrom(*list)) {
            if (!path.isEmpty() && !paths.contains(path)) {
                paths.append(path);
            }
        }
    }
    if (const QString single = fields.peekText("file_name"); paths.isEmpty() && !single.isEmpty()) {
        paths.append(single);
    }
    return paths;
}

std::optional<Region> maskFrom(const Json& json)
{
    if (!json.is_object() || !json.contains("points")) {
        return std::nullopt;
    }
    Region region;
    region.role = RegionRole::MaskTarget;
    region.shape.points = pointsFrom(json["points"]);
    region.shape.kind = json.contains("kind")
        ? valueOf<ShapeKind>(toString(json["kind"])).value_or(ShapeKind::Polygon)
        : ShapeKind::Box;
    region.page = json.contains("page") && json["page"].is_number_integer() ? json["page"].get<int>() - 1 : 0;
    region.text = json.contains("text") ? toString(json["text"]) : QString();
    return region.shape.isValid() && region.page >= 0 ? std::optional(std::move(region)) : std::nullopt;
}

/// The masks, with the card on the first one. Takes from `fields` what it has understood.
void takeMasks(FieldReader& fields, ImportedSample& imported)
{
    const Json* masks = fields.find("masks");
    if (!masks || !masks->is_array()) {
        return;
    }
    for (const Json& json : *masks) {
        if (auto region = maskFrom(json)) {
            region->z = static_cast<int>(imported.regions.size());
            imported.regions.push_back(std::move(*region));
            imported.labels.append(QString());
        }
    }
    if (imported.regions.empty() || imported.regions.size() != masks->size()) {
        return; // what could not be read stays in `extra` and is written back
    }
    fields.take("masks");
    Json card = Json::object();
    card["level"] = imported.sample.task.toStdString();
    if (const Json* facets = fields.find("facets"); facets && facets->is_object()) {
        card["facets"] = fields.take("facets");
    }
    for (const char* key : CardKeys) {
        if (fields.find(key)) {
            card[key] = fields.take(key);
        }
    }
    const MaskCard read = evaluation::mmtr::maskCardFrom(dumpJson({{"mmtr", card}}));
    imported.regions.front().attributes = evaluation::mmtr::withMaskCard({}, read);
}

std::optional<ImportedPrediction> takeReply(FieldReader& fields)
{
    const bool answered = std::ranges::any_of(
        MmtrReplyTexts, [&](const char* key) { return fields.find(key) != nullptr; });
    if (!answered) {
        return std::nullopt;
    }
    ImportedPrediction reply;
    for (const char* key : MmtrReplyTexts) {
        const QString text = fields.peekText(key);
        if (reply.prediction.raw.trimmed().isEmpty() && !text.trimmed().isEmpty()) {
            reply.prediction.raw = text;
        }
    }
    if (const Json* usage = fields.find("token_usage"); usage && usage->is_object()) {
        FieldReader tokens(*usage);
        reply.prediction.inputTokens = tokens.integer("prompt_tokens");
        reply.prediction.outputTokens = tokens.integer("completion_tokens");
    }
    if (const Json* meta = fields.find("infer_meta");
        meta && meta->is_object() && reply.prediction.raw.trimmed().isEmpty()) {
        const QString status = FieldReader(*meta).peekText("status");
        static const QStringList fine = QStringLiteral(",ok,success,succeeded,done,completed").split(u',');
        if (!fine.contains(status.toLower())) {
            reply.prediction.outcome = Outcome::ApiError; // the official script retries these
            reply.prediction.error = status;
        }
    }
    FieldReader extra(Json::object());
    for (const char* key : ReplyKeys) {
        if (fields.find(key)) {
            extra.put(key, fields.take(key));
        }
    }
    reply.prediction.extra = extra.rest();
    return reply;
}

QString readItem(qint64 row, Json item, ImportSink& sink)
{
    FieldReader fields(std::move(item));
    ImportedSample imported;
    imported.row = row;
    Sample& sample = imported.sample;
    sample.externalId = fields.peekText("sample_id");
    if (sample.externalId.isEmpty() || !fields.find("answer")) {
        return QCoreApplication::translate("Import", "The item has no \"sample_id\" or no \"answer\".");
    }
    fields.text("sample_id");
    imported.imagePaths = imagesOf(fields);
    sample.task = mmtrLevelText(fields.find("level"));
    sample.language = fields.text("language");
    Question question;
    question.answers = {{fields.text("answer"), {}}};
    sample.questions = {question};
    takeMasks(fields, imported);
    auto reply = takeReply(fields);
    sample.extra = fields.rest();
    const QString id = sample.externalId;
    sink.add(std::move(imported));
    if (reply) {
        reply->row = row;
        reply->externalId = id;
        sink.add(std::move(*reply));
    }
    return {};
}

bool isList(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.read(1024).trimmed().startsWith('[');
}

/// The page of a mask that covers no pixel of it; −1 for none.
int pageOfStrayMask(const ExportSample& sample)
{
    for (const Region* mask : evaluation::mmtr::masksOf(sample.regions)) {
        const auto page = static_cast<size_t>(mask->page);
        const QSize size = page < sample.images.size() ? sample.images[page].size : QSize(0, 0);
        if (page >= sample.images.size()
            || (size.isValid() && (mask->shape.bounds() & QRectF(QPointF(), QSizeF(size))).isEmpty())) {
            return mask->page;
        }
    }
    return -1;
}

class Mmtr final : public Format
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("mmtr"); }
    [[nodiscard]] QString title() const override
    {
        return QCoreApplication::translate(
            "Formats", "MMTR-Bench: masked pages with their target text; prediction and result files");
    }
    [[nodiscard]] QString benchmark() const override { return QStringLiteral("mmtr"); }
    [[nodiscard]] bool canRead() const override { return true; }
    [[nodiscard]] bool canWrite() const override { return true; }

    [[nodiscard]] int sniff(const SourceHead& head) const override
    {
        const bool named = hasKey(head, "sample_id") && hasKey(head, "answer");
        return !head.isFolder && named && (hasKey(head, "context_img_paths") || hasKey(head, "file_name")) ? 95 : 0;
    }

    Result<void> read(const QString& path, ImportSink& sink) const override
    {
        const auto visit = [&](qint64 row, Json item) { return readItem(row, std::move(item), sink); };
        const QString expected = QCoreApplication::translate(
            "Import", "items with \"sample_id\", \"answer\" and \"context_img_paths\"");
        if (isList(path)) {
            return readJsonRows(path, sink, expected, visit);
        }
        qint64 used = 0;
        const auto done = readJsonLines(path, sink, [&](JsonPiece& piece) {
            const QString trouble = piece.value.is_object()
                ? visit(piece.row, std::move(piece.value))
                : QCoreApplication::translate("Import", "The row is not a JSON object.");
            if (trouble.isEmpty()) {
                ++used;
            } else {
                sink.report(unreadableRow(path, piece.row, trouble));
            }
            return true;
        });
        if (done && used == 0 && !sink.isCancelled()) {
            return otherShape(path, expected);
        }
        return done;
    }

    Result<ExportReport> write(ExportSource& source, const QString& path) const override
    {
        QByteArray lines;
        ExportReport report;
        MaskedPages pages(path, source.pageRenderer());
        const bool asLines = path.endsWith(QLatin1StringView(".jsonl"), Qt::CaseInsensitive);
        const auto done = source.forEach([&](const ExportSample& sample) -> Result<void> {
            if (sample.sample.state == SampleState::Rejected) {
                report.issues.push_back(notWritten(
                    QStringLiteral("excluded-by-review"), sample.sample.externalId,
                    QCoreApplication::translate("Export", "The second review excluded this sample."),
                    QCoreApplication::translate("Export", "It stays in the project.")));
                return {};
            }
            if (const int page = pageOfStrayMask(sample); page >= 0) {
                report.issues.push_back(notWritten(
                    QStringLiteral("mask-outside-page"), sample.sample.externalId,
                    QCoreApplication::translate(
                        "Export", "A mask lies outside page %1 and covers nothing: the text would show.")
                        .arg(page + 1),
                    QCoreApplication::translate("Export", "The sample was left out.")));
                return {};
            }
            const auto images = pages.write(sample);
            if (!images) {
                return images.error();
            }
            for (const Image& image : sample.images) {
                if (!QFileInfo::exists(image.path)) {
                    report.issues.push_back(notWritten(
                        QStringLiteral("image-missing"), sample.sample.externalId,
                        QCoreApplication::translate("Export", "The image %1 is missing.").arg(image.path),
                        QCoreApplication::translate("Export", "The sample was written with its name only.")));
                }
            }
            const QByteArray line
                = dumpJson(mmtrLine(sample, ownExtra(source, name(), sample.sample.extra), *images));
            if (!asLines) {
                lines += lines.isEmpty() ? "[\n" : ",\n";
            }
            lines += line;
            lines += asLines ? "\n" : "";
            ++report.samples;
            report.regions += static_cast<qint64>(sample.regions.size());
            report.predictions += sample.prediction ? 1 : 0;
            return {};
        });
        if (!done) {
            return done.error();
        }
        if (!asLines) {
            lines += lines.isEmpty() ? "[]\n" : "\n]\n";
        }
        if (auto placed = writeWhole(path, lines); !placed) {
            return placed.error();
        }
        return report;
    }
};

} // namespace

std::unique_ptr<Format> makeMmtr()
{
    return std::make_unique<Mmtr>();
}

} // namespace groundmark::storage
