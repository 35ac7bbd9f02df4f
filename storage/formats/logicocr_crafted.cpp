// SPDX-License-Identifier: GPL-3.0-or-later
//
// Groundmark's own JSON for crafted questions: what the official LogicOCR-Real file has, and how each
// question came about. docs/logicocr.schema.json describes it:
//
//   {"format": "groundmark-logicocr", "version": 1, "dataset": {"name", "licence", "demonstration"},
//    "samples": [{"id", "type", "language", "state", "images": [{"path", "width", "height"}],
//    "question", "answers": [main, …], "regions": […], "design": {"scenario", "source", "licence",
//    "solution", "hops": [{"id", "operation", "cues", "from", "text"}], "cleared"},
//    "seconds": [{"annotator", "seconds"}], "reviews": […], "extra"}, …]}
//
// Everything comes back as it was.
#include "storage/formats/formats.h"
#include "storage/formats/import_texts.h"
#include "storage/formats/json_rows.h"
#include "storage/formats/json_stream.h"
#include "storage/formats/magic_json.h"
#include "storage/question_json.h"

#include <QCoreApplication>

namespace groundmark::storage {

namespace {

const char* const FormatName = "groundmark-logicocr";
constexpr int FormatVersion = 1;

Json reviewJson(const AnnotatedChain::By<Review>& by)
{
    return {
        {"id", toJson(by.said.id.toText())},
        {"annotator", toJson(by.annotator)},
        {"queue", toJson(by.said.queue)},
        {"verdict", nameOf(by.said.verdict).data()},
        {"reason", toJson(by.said.reason)},
        {"note", toJson(by.said.note)},
    };
}

AnnotatedChain::By<Review> reviewFrom(const Json& json)
{
    Review review;
    review.id = ReviewId::fromText(textAt(json, "id"));
    if (review.id.isNull()) {
        review.id = ReviewId::create();
    }
    review.queue = textAt(json, "queue");
    review.verdict = valueOf<ReviewVerdict>(textAt(json, "verdict")).value_or(ReviewVerdict::Waiting);
    review.reason = textAt(json, "reason");
    review.note = textAt(json, "note");
    return {textAt(json, "annotator"), review};
}

/// The elements of an array member that are objects.
std::vector<Json> objectsAt(const Json& json, const char* key)
{
    std::vector<Json> objects;
    if (const auto found = json.find(key); found != json.end() && found->is_array()) {
        std::ranges::copy_if(*found, std::back_inserter(objects), [](const Json& item) { return item.is_object(); });
    }
    return objects;
}

int numberAt(const Json& json, const char* key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_number_integer() ? found->get<int>() : 0;
}

class LogicOcrCrafted final : public Format
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("logicocr-crafted"); }
    [[nodiscard]] QString title() const override
    {
        return QCoreApplication::translate(
            "Formats", "LogicOCR-Real in Groundmark's own JSON: questions with hops, cues, time and reviews");
    }
    [[nodiscard]] QString benchmark() const override { return QStringLiteral("logicocr-real"); }
    [[nodiscard]] bool canRead() const override { return true; }
    [[nodiscard]] bool canWrite() const override { return true; }

    [[nodiscard]] int sniff(const SourceHead& head) const override
    {
        return !head.isFolder && head.start.contains(FormatName) ? 99 : 0;
    }

    Result<void> read(const QString& path, ImportSink& sink) const override
    {
        bool mine = false;
        std::optional<Error> failure;
        const auto shape = readJson(path, {QStringLiteral("samples")}, sink, [&](JsonPiece& piece) {
            if (piece.member == u"format") {
                mine = piece.value.is_string() && toString(piece.value) == QLatin1StringView(FormatName);
            } else if (piece.member == u"version" && piece.value != FormatVersion) {
                failure = Error {
                    QCoreApplication::translate("Formats", "The file has version %1; this program reads version %2.")
                        .arg(toString(piece.value))
                        .arg(FormatVersion),
                    placeInFile(path), QCoreApplication::translate("Formats", "Nothing was read."),
                    QCoreApplication::translate("Formats", "Use the Groundmark that wrote it.")};
            } else if (piece.member == u"samples" && piece.row > 0) {
                readSample(path, piece.row, piece.value, sink);
            }
            return !failure;
        });
        if (failure) {
            return *failure;
        }
        if (!shape) {
            return shape.error();
        }
        return mine
            ? Result<void>()
            : otherShape(path, QCoreApplication::translate("Formats", "a file of format \"groundmark-logicocr\""));
    }

    Result<ExportReport> write(ExportSource& source, const QString& path) const override
    {
        JsonMemberWriter file(path);
        ExportReport report;
        const Dataset& dataset = source.dataset();
        const Json head {
            {"name", toJson(dataset.name)},
            {"licence", toJson(dataset.licence)},
            {"demonstration", dataset.demonstration}};
        for (const auto& done :
             {file.member("format", FormatName), file.member("version", FormatVersion), file.member("dataset", head),
              file.beginArray("samples")}) {
            if (!done) {
                return done.error();
            }
        }
        const auto done = source.forEach([&](const ExportSample& sample) {
            ++report.samples;
            report.regions += static_cast<qint64>(sample.regions.size());
            return file.element(sampleJson(sample, path));
        });
        if (!done) {
            return done.error();
        }
        if (auto placed = file.commit(); !placed) {
            return placed.error();
        }
        return report;
    }

private:
    static Json sampleJson(const ExportSample& exported, const QString& target)
    {
        const Sample& sample = exported.sample;
        const Question question = sample.questions.value(0);
        Json json {
            {"id", toJson(sample.externalId)},
            {"type", toJson(sample.task)},
            {"language", toJson(sample.language)},
            {"state", nameOf(sample.state).data()},
            {"images", Json::array()},
            {"question", toJson(question.text)},
            {"answers", toJson(question.answers)},
            {"regions", Json::array()},
        };
        for (const Image& image : exported.images) {
            json["images"].push_back(
                {{"path", toJson(imageReference(target, image))},
                 {"width", image.size.width()},
                 {"height", image.size.height()}});
        }
        for (size_t i = 0; i < exported.regions.size(); ++i) {
            json["regions"].push_back(
                toJson(exported.regions[i], exported.labels.value(static_cast<qsizetype>(i))));
        }
        if (exported.crafted) {
            json["design"] = toJson(exported.crafted->design);
            json["seconds"] = Json::array();
            for (const auto& by : exported.crafted->seconds) {
                json["seconds"].push_back({{"annotator", toJson(by.annotator)}, {"seconds", by.said}});
            }
            json["reviews"] = Json::array();
            for (const auto& by : exported.crafted->reviews) {
                json["reviews"].push_back(reviewJson(by));
            }
        }
        if (!sample.extra.isEmpty()) {
            json["extra"] = parseJson(sample.extra);
        }
        return json;
    }

    static void readSample(const QString& path, qint64 row, const Json& json, ImportSink& sink)
    {
        const QString id = json.is_object() ? textAt(json, "id") : QString();
        if (id.isEmpty()) {
            sink.report(unreadableRow(path, row, QCoreApplication::translate("Formats", "The sample has no id.")));
            return;
        }
        ImportedSample imported;
        imported.row = row;
        Sample& sample = imported.sample;
        sample.externalId = id;
        sample.task = textAt(json, "type");
        sample.language = textAt(json, "language");
        sample.state = valueOf<SampleState>(textAt(json, "state")).value_or(SampleState::New);
        for (const Json& image : objectsAt(json, "images")) {
            imported.imagePaths.append(textAt(image, "path"));
            imported.statedSizes.append({numberAt(image, "width"), numberAt(image, "height")});
        }
        Question question;
        question.text = textAt(json, "question");
        question.answers = answersFrom(json.value("answers", Json::array()));
        if (!question.text.isEmpty() || !question.answers.isEmpty()) {
            sample.questions = {question};
        }
        for (const Json& written : objectsAt(json, "regions")) {
            QString label;
            if (auto region = regionFrom(written, label)) {
                imported.regions.push_back(std::move(*region));
                imported.labels.append(label);
            } else {
                sink.report(unreadableRow(path, row, QCoreApplication::translate("Formats", "A region has no shape.")));
            }
        }
        readCrafted(path, row, json, imported, sink);
        if (const auto extra = json.find("extra"); extra != json.end() && extra->is_object()) {
            sample.extra = dumpJson(*extra);
        }
        sink.add(std::move(imported));
    }

    static void readCrafted(
        const QString& path, qint64 row, const Json& json, ImportedSample& imported, ImportSink& sink)
    {
        CraftedQuestion crafted;
        crafted.design = designFrom(json.value("design", Json()));
        for (const Json& by : objectsAt(json, "seconds")) {
            const auto spent = by.find("seconds");
            if (spent != by.end() && spent->is_number()) {
                crafted.seconds.push_back({textAt(by, "annotator"), spent->get<double>()});
            }
        }
        for (const Json& by : objectsAt(json, "reviews")) {
            crafted.reviews.push_back(reviewFrom(by));
        }
        for (qsizetype i = 0; i < crafted.design.hops.size(); ++i) {
            for (const RegionId cue : crafted.design.hops[i].cues) {
                if (std::ranges::find(imported.regions, cue, &Region::id) == imported.regions.end()) {
                    sink.report(
                        {Severity::Warning, QStringLiteral("no-such-region"), row,
                         {QCoreApplication::translate("Formats", "Hop %1 starts from a region that is not there.").arg(i + 1),
                          placeInFile(path, row), QCoreApplication::translate("Formats", "The hop was kept."),
                          QCoreApplication::translate("Formats", "Link it to a cue in Annotate, Questions.")}});
                }
            }
        }
        if (json.contains("design") || !crafted.seconds.empty() || !crafted.reviews.empty()) {
            imported.crafted = std::move(crafted);
        }
    }
};

} // namespace

std::unique_ptr<Format> makeLogicOcrCrafted()
{
    return std::make_unique<LogicOcrCrafted>();
}

} // namespace groundmark::storage
