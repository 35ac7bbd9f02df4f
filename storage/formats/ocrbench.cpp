// SPDX-License-Identifier: GPL-3.0-or-later
//
// OCRBench v2 and v1 (Yuliang-Liu/MultimodalOCR): one JSON list of
//
//   {"dataset_name", "id", "image_path", "type", "question", "answers": [...] or one answer,
//    v2 by type: "eval", "bbox", "content"; prediction files: "predict"; scored files: "score",
//    "ignore"}
//
// Ids: v2's "id" is unique in the file; v1's only within its "dataset_name", so that a v1 sample is
// "IIIT5K/2843". A row without "id" goes by its number: "#12". `bbox` and `content` stay in
// Sample::extra as they are, for the benchmark's scorer; where the image is there, they also become
// regions (v2 gives them in 0–1000 of width and height).
#include "storage/formats/formats.h"
#include "storage/formats/json_fields.h"
#include "storage/formats/json_rows.h"

#include <QCoreApplication>

#include <array>

namespace groundmark::storage {

namespace {

/// Keys that belong to the reply and not to the sample.
constexpr std::array<const char*, 2> ReplyKeys {"score", "ignore"};

/// Four numbers as a box, eight as a quadrilateral.
std::optional<Shape> shapeFrom(const Json& numbers)
{
    if (!numbers.is_array() || (numbers.size() != 4 && numbers.size() != 8)
        || !std::ranges::all_of(numbers, [](const Json& n) { return n.is_number(); })) {
        return std::nullopt;
    }
    QList<QPointF> points;
    for (size_t i = 0; i < numbers.size(); i += 2) {
        points.append({numbers[i].get<double>(), numbers[i + 1].get<double>()});
    }
    return Shape {points.size() == 2 ? ShapeKind::Box : ShapeKind::Quad, points, {}};
}

void addRegion(ImportedSample& imported, const Json& numbers, RegionRole role, const QString& text)
{
    if (const auto shape = shapeFrom(numbers)) {
        Region region;
        region.role = role;
        region.shape = *shape;
        region.text = text;
        imported.regions.push_back(std::move(region));
        imported.labels.append(QString());
    }
}

/// The regions that "bbox", "content" and the answers of a grounding question speak of.
void addRegions(ImportedSample& imported, const FieldReader& fields)
{
    imported.frame = Frame::Thousand;
    const Json* content = fields.find("content");
    if (const Json* boxes = fields.find("bbox"); boxes && boxes->is_array() && !boxes->empty()) {
        if (boxes->front().is_number()) {
            addRegion(imported, *boxes, RegionRole::Answer, {});
        }
        for (size_t i = 0; boxes->front().is_array() && i < boxes->size(); ++i) {
            const bool hasText = content && content->is_array() && i < content->size();
            addRegion(
                imported,
                (*boxes)[i],
                RegionRole::Word,
                hasText ? scalarText((*content)[i]) : QString());
        }
    }
    if (imported.sample.task.startsWith(QLatin1StringView("text grounding"))) {
        if (const Json* answers = fields.find("answers")) {
            addRegion(imported, *answers, RegionRole::Answer, {});
        }
    }
}

QList<Answer> answersOf(const Json& answers)
{
    QList<Answer> list;
    const auto add = [&](const Json& answer) {
        list.append({toString(answer), answer.is_string() ? QByteArray() : dumpJson(answer)});
    };
    if (answers.is_array()) {
        std::ranges::for_each(answers, add);
    } else if (!answers.is_null()) {
        add(answers);
    }
    return list;
}

Json answersToJson(const QList<Answer>& answers)
{
    Json list = Json::array();
    for (const Answer& answer : answers) {
        list.push_back(answer.json.isEmpty() ? toJson(answer.text) : parseJson(answer.json));
    }
    return list;
}

class OcrBench : public Format
{
public:
    [[nodiscard]] bool canRead() const override { return true; }
    [[nodiscard]] bool canWrite() const override { return true; }

    Result<void> read(const QString& path, ImportSink& sink) const override
    {
        return readJsonRows(
            path,
            sink,
            QCoreApplication::translate(
                "Import", "a list of items with \"question\" and \"answers\""),
            [&](qint64 row, Json item) { return readItem(row, std::move(item), sink); });
    }

    Result<ExportReport> write(ExportSource& source, const QString& path) const override;

protected:
    /// The id of the item in `fields`, which stay as they are; empty when it has none.
    [[nodiscard]] virtual QString idOf(const FieldReader& fields) const = 0;

private:
    QString readItem(qint64 row, Json item, ImportSink& sink) const;
};

QString OcrBench::readItem(qint64 row, Json item, ImportSink& sink) const
{
    FieldReader fields(std::move(item));
    if (!fields.find("question") || !fields.find("answers")) {
        return QCoreApplication::translate(
            "Import", "The item has no \"question\" or no \"answers\".");
    }
    ImportedSample imported;
    imported.row = row;
    Sample& sample = imported.sample;
    sample.externalId = idOf(fields);
    if (sample.externalId.isEmpty()) {
        sample.externalId = QStringLiteral("#%1").arg(row);
    }
    sample.task = fields.text("type");
    if (sample.task.endsWith(QLatin1StringView(" en"))
        || sample.task.endsWith(QLatin1StringView(" cn"))) {
        sample.language = sample.task.endsWith(QLatin1StringView(" en")) ? QStringLiteral("en")
                                                                         : QStringLiteral("zh");
    }
    if (const QString image = fields.peekText("image_path"); !image.isEmpty()) {
        imported.imagePaths = {image};
    }
    addRegions(imported, fields);
    Question question;
    question.text = fields.text("question");
    // The re-packaged set says "None" where the official one has no switch; the official scorer
    // would not know what to do with it.
    if (const QString rule = fields.peekText("eval"); rule != QLatin1StringView("None")) {
        question.rule = fields.text("eval");
    }
    question.answers = answersOf(*fields.find("answers"));
    if (fields.find("answers")->is_array()) {
        fields.take("answers");
    }
    sample.questions = {question};

    const bool answered = fields.find("predict") != nullptr;
    ImportedPrediction reply;
    reply.row = row;
    reply.externalId = sample.externalId;
    FieldReader replyFields(Json::object());
    if (answered) {
        const Json predict = fields.take("predict");
        reply.prediction.raw = predict.is_null() ? QString() : toString(predict);
        if (!predict.is_string()) {
            replyFields.put("predict", predict);
        }
    }
    for (const char* key : ReplyKeys) {
        if (fields.find(key)) {
            replyFields.put(key, fields.take(key));
        }
    }
    reply.prediction.extra = replyFields.rest();
    sample.extra = fields.rest();
    sink.add(std::move(imported));
    if (answered) {
        sink.add(std::move(reply));
    }
    return {};
}

Result<ExportReport> OcrBench::write(ExportSource& source, const QString& path) const
{
    JsonRowWriter file(path);
    ExportReport report;
    const auto done = source.forEach([&](const ExportSample& sample) -> Result<void> {
        const Question question = sample.sample.questions.value(0);
        FieldWriter fields(ownExtra(source, name(), sample.sample.extra));
        if (fields.kept("dataset_name")) {
            fields.keepOr("dataset_name", {});
        }
        if (fields.kept("id") || !sample.sample.externalId.startsWith(u'#')) {
            fields.keepOr("id", toJson(sample.sample.externalId));
        }
        if (!sample.images.empty() || fields.kept("image_path")) {
            fields.keepOr(
                "image_path",
                sample.images.empty() ? Json()
                                      : toJson(imageReference(path, sample.images.front())));
        }
        fields.text("type", sample.sample.task);
        fields.set("question", toJson(question.text));
        const Json* kept = fields.kept("answers");
        if (kept && answersOf(*kept) == question.answers) {
            fields.keepOr("answers", {});
        } else {
            fields.set("answers", answersToJson(question.answers));
        }
        // "None" and null mean no rule, and are written back as long as there is none.
        if (question.rule.isEmpty() && fields.kept("eval")) {
            fields.keepOr("eval", {});
        } else {
            fields.text("eval", question.rule);
        }
        if (const auto& prediction = sample.prediction) {
            FieldWriter reply(prediction->extra);
            const Json* odd = reply.kept("predict");
            const QString oddText = odd && !odd->is_null() ? toString(*odd) : QString();
            if (odd && oddText == prediction->raw) {
                reply.keepOr("predict", {});
            } else {
                reply.set("predict", toJson(prediction->raw));
            }
            const Json written = std::move(reply).finish();
            for (const auto& [key, value] : written.items()) {
                fields.set(key, value);
            }
            ++report.predictions;
        }
        ++report.samples;
        return file.add(std::move(fields).finish());
    });
    if (!done) {
        return done.error();
    }
    if (auto placed = file.commit(); !placed) {
        return placed.error();
    }
    return report;
}

class OcrBenchV2 final : public OcrBench
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("ocrbench-v2"); }
    [[nodiscard]] QString title() const override
    {
        return QCoreApplication::translate(
            "Formats",
            "OCRBench v2: questions with answers, boxes and, in prediction files, replies");
    }
    [[nodiscard]] QString benchmark() const override { return QStringLiteral("ocrbench-v2"); }

    [[nodiscard]] int sniff(const SourceHead& head) const override
    {
        if (!looksLikeRows(head, {"question", "answers", "type"})) {
            return 0;
        }
        // v2's types end in their language, v1's are title case: "text recognition en".
        const bool v2
            = head.start.contains(" en\"") || head.start.contains(" cn\"") || hasKey(head, "eval");
        return v2 ? 95 : 50;
    }

protected:
    [[nodiscard]] QString idOf(const FieldReader& fields) const override
    {
        return fields.peekText("id");
    }
};

class OcrBenchV1 final : public OcrBench
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("ocrbench-v1"); }
    [[nodiscard]] QString title() const override
    {
        return QCoreApplication::translate(
            "Formats", "OCRBench v1: questions with answers and, in prediction files, replies");
    }
    [[nodiscard]] QString benchmark() const override { return QStringLiteral("ocrbench-v1"); }

    [[nodiscard]] int sniff(const SourceHead& head) const override
    {
        if (!looksLikeRows(head, {"question", "answers", "type", "dataset_name"})) {
            return 0;
        }
        static constexpr std::array<const char*, 5> Types {
            "Regular Text Recognition",
            "Scene Text-centric VQA",
            "Doc-oriented VQA",
            "Key Information Extraction",
            "Handwritten Mathematical Expression Recognition"};
        return std::ranges::any_of(Types, [&](const char* type) { return hasKey(head, type); })
            ? 96
            : 40;
    }

protected:
    [[nodiscard]] QString idOf(const FieldReader& fields) const override
    {
        const QString id = fields.peekText("id");
        const QString set = fields.peekText("dataset_name");
        return id.isEmpty() || set.isEmpty() ? id : set + u'/' + id;
    }
};

} // namespace

std::unique_ptr<Format> makeOcrBenchV2()
{
    return std::make_unique<OcrBenchV2>();
}

std::unique_ptr<Format> makeOcrBenchV1()
{
    return std::make_unique<OcrBenchV1>();
}

} // namespace groundmark::storage
