// SPDX-License-Identifier: GPL-3.0-or-later
//
// LogicOCR (MiliLab/LogicOCR). Gen: one JSON list of
//
//   {"id", "image", "context", "question", "choices": "A. …\nB. …", "solution": "C",
//    "type": {reasoning type: …}; generation files: "caption_or_not", "caption", "handwritten",
//    "tokens"; result files: "response", "output_tokens", "score"; OCR runs: "ocr_res"}
//
// Real: {"id", "image", "question", "solution", "type": one of six class names; result files:
// "response", and from another judge "evaluation": {"correct": bool}}.
//
// A file with "response" holds that as the reply, and "ocr_res" beside it (the two-step setting)
// stays in Prediction::extra. A file with "ocr_res" alone is an OCR run: that text is the reply,
// and the run's setting is "ocr". A file without images (generation samples) gives text-only
// samples.
//
// Files are written as the official scripts write them (json.dump with an indent of 4: ASCII, no line
// end after the last bracket), with the keys of a file that was read in the order in which it had
// them; others in the order above. Samples without a question, and those that a review has thrown out,
// are left out. How a question was crafted has no place here: "logicocr-crafted" keeps it.
#include "storage/formats/formats.h"
#include "storage/formats/json_fields.h"
#include "storage/formats/json_rows.h"
#include "storage/formats/logicocr_rows.h"

#include <QCoreApplication>

#include <array>

namespace groundmark::storage {

namespace {

/// Keys of a row that belong to the reply.
constexpr std::array<const char*, 2> ReplyKeys {"score", "evaluation"};

constexpr QLatin1StringView OcrSetting("ocr");

/// "type" is a class name (Real) or an object whose keys are the reasoning types (Gen).
QString taskOf(const Json* type)
{
    if (!type) {
        return {};
    }
    if (!type->is_object()) {
        return scalarText(*type);
    }
    QStringList names;
    for (const auto& [name, value] : type->items()) {
        names.append(QString::fromStdString(name));
    }
    return names.join(QStringLiteral(", "));
}

QStringList choicesOf(const Json* choices)
{
    if (!choices) {
        return {};
    }
    if (choices->is_array()) {
        return stringsFrom(*choices);
    }
    const QString text = scalarText(*choices);
    return text.isEmpty() ? QStringList() : text.split(u'\n');
}

/// What a row says of a model's reply; nothing when it says nothing.
std::optional<ImportedPrediction> takeReply(FieldReader& fields, ImportSink& sink)
{
    const bool answered = fields.find("response") != nullptr;
    const bool ocrOnly = !answered && fields.find("ocr_res");
    ImportedPrediction reply;
    FieldReader extra(Json::object());
    if (answered || ocrOnly) {
        const char* const key = answered ? "response" : "ocr_res";
        const Json raw = fields.take(key);
        reply.prediction.raw = raw.is_null() ? QString() : toString(raw);
        if (!raw.is_string()) {
            extra.put(key, raw);
        }
        reply.prediction.outputTokens = fields.integer("output_tokens");
    }
    if (ocrOnly) {
        sink.describeRun(OcrSetting);
    } else if (fields.find("ocr_res")) {
        extra.put("ocr_res", fields.take("ocr_res"));
    }
    for (const char* key : ReplyKeys) {
        if (fields.find(key)) {
            extra.put(key, fields.take(key));
        }
    }
    if (!answered && !ocrOnly) {
        return std::nullopt;
    }
    const Json* evaluation = extra.find("evaluation");
    if (evaluation && evaluation->is_object() && evaluation->contains("correct")
        && (*evaluation)["correct"].is_boolean()) {
        // No code of this judge is published, so its verdict is the only score there is.
        reply.scores.push_back(
            {{},
             QStringLiteral("external-judge"),
             (*evaluation)["correct"].get<bool>() ? 1.0 : 0.0,
             true,
             {},
             1});
    }
    reply.prediction.extra = extra.rest();
    return reply;
}

class LogicOcr : public Format
{
public:
    [[nodiscard]] bool canRead() const override { return true; }
    [[nodiscard]] bool canWrite() const override { return true; }

    Result<void> read(const QString& path, ImportSink& sink) const override
    {
        KeyOrder order;
        auto done = readJsonRows(
            path,
            sink,
            QCoreApplication::translate(
                "Import", "a list of items with \"id\", \"question\" and \"solution\""),
            [&](qint64 row, Json item) {
                order.learn(item);
                return readItem(row, std::move(item), sink);
            });
        sink.describeDataset(order.toExtra());
        return done;
    }

    Result<ExportReport> write(ExportSource& source, const QString& path) const override;

private:
    static QString readItem(qint64 row, Json item, ImportSink& sink);
};

QString LogicOcr::readItem(qint64 row, Json item, ImportSink& sink)
{
    FieldReader fields(std::move(item));
    ImportedSample imported;
    imported.row = row;
    Sample& sample = imported.sample;
    sample.externalId = fields.peekText("id");
    if (sample.externalId.isEmpty() || !fields.find("question") || !fields.find("solution")) {
        return QCoreApplication::translate(
            "Import", "The item has no \"id\", no \"question\" or no \"solution\".");
    }
    fields.text("id");
    if (const QString image = fields.peekText("image"); !image.isEmpty()) {
        imported.imagePaths = {image};
    }
    auto reply = takeReply(fields, sink);
    sample.task = taskOf(fields.find("type"));
    fields.text("type");
    Question question;
    question.context = fields.text("context");
    question.text = fields.text("question");
    question.choices = choicesOf(fields.find("choices"));
    fields.text("choices");
    if (const QString solution = fields.text("solution"); !solution.isEmpty()) {
        question.answers = {{solution, {}}};
    }
    sample.questions = {question};
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

/// Adds what belongs to the reply.
void writeReply(FieldWriter& fields, const Prediction& prediction, bool ocrRun)
{
    const char* const key = ocrRun ? "ocr_res" : "response";
    FieldWriter reply(prediction.extra);
    const Json* kept = reply.kept(key);
    if (!kept || scalarText(*kept) != prediction.raw) {
        reply.set(key, toJson(prediction.raw));
    }
    reply.integer("output_tokens", prediction.outputTokens);
    const Json written = std::move(reply).finish();
    for (const auto& [name, value] : written.items()) {
        fields.set(name, value);
    }
}

Result<ExportReport> LogicOcr::write(ExportSource& source, const QString& path) const
{
    PythonRowWriter file(path);
    ExportReport report;
    LogicOcrLeftOut left;
    const KeyOrder order
        = isOwn(source, name()) ? KeyOrder::fromExtra(source.dataset().extra) : KeyOrder();
    const bool ocrRun = source.run() && source.run()->setting == OcrSetting;
    const auto done = source.forEach([&](const ExportSample& sample) -> Result<void> {
        const Question question = sample.sample.questions.value(0);
        if (left.take(sample)) {
            return {};
        }
        FieldWriter fields(ownExtra(source, name(), sample.sample.extra));
        if (fields.kept("id")) {
            fields.text("id", sample.sample.externalId);
        } else {
            fields.set("id", logicOcrId(sample.sample.externalId));
        }
        if (!sample.images.empty() || fields.kept("image")) {
            fields.keepOr(
                "image",
                sample.images.empty() ? Json()
                                      : toJson(imageReference(path, sample.images.front())));
        }
        fields.text("context", question.context);
        fields.text("question", question.text);
        if (fields.kept("choices") && choicesOf(fields.kept("choices")) == question.choices) {
            fields.keepOr("choices", {});
        } else {
            fields.text("choices", question.choices.join(u'\n'));
        }
        fields.text("solution", question.answers.value(0).text);
        if (fields.kept("type") && taskOf(fields.kept("type")) == sample.sample.task) {
            fields.keepOr("type", {});
        } else {
            fields.text("type", sample.sample.task);
        }
        if (sample.prediction) {
            writeReply(fields, *sample.prediction, ocrRun);
            ++report.predictions;
        }
        ++report.samples;
        return file.add(order.sorted(std::move(fields).finish()));
    });
    if (!done) {
        return done.error();
    }
    if (auto placed = file.commit(); !placed) {
        return placed.error();
    }
    left.tell(path, report);
    return report;
}

class LogicOcrGen final : public LogicOcr
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("logicocr-gen"); }
    [[nodiscard]] QString title() const override
    {
        return QCoreApplication::translate(
            "Formats",
            "LogicOCR-Gen: logical questions with context and choices; result files with replies");
    }
    [[nodiscard]] QString benchmark() const override { return QStringLiteral("logicocr-gen"); }
    [[nodiscard]] int sniff(const SourceHead& head) const override
    {
        return looksLikeRows(head, {"id", "question", "solution", "choices"}) ? 95 : 0;
    }
};

class LogicOcrReal final : public LogicOcr
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("logicocr-real"); }
    [[nodiscard]] QString title() const override
    {
        return QCoreApplication::translate(
            "Formats",
            "LogicOCR-Real: questions about photographed text; result files with replies");
    }
    [[nodiscard]] QString benchmark() const override { return QStringLiteral("logicocr-real"); }
    [[nodiscard]] int sniff(const SourceHead& head) const override
    {
        return looksLikeRows(head, {"id", "question", "solution"}) && !hasKey(head, "choices") ? 90
                                                                                               : 0;
    }
};

} // namespace

std::unique_ptr<Format> makeLogicOcrGen()
{
    return std::make_unique<LogicOcrGen>();
}

std::unique_ptr<Format> makeLogicOcrReal()
{
    return std::make_unique<LogicOcrReal>();
}

} // namespace groundmark::storage
