// SPDX-License-Identifier: GPL-3.0-or-later
//
// Groundmark's own JSON for MagiC samples with annotated reasoning; MagiC's authors have published
// no format. docs/magic.schema.json describes it:
//
//   {"format": "groundmark-magic", "version": 1, "dataset": {"name", "licence", "demonstration"},
//    "samples": [{"id", "task", "language", "images": [{"path", "width", "height"}], "questions":
//    [{"text", "context", "choices", "answers", "rule"}], "regions": […], "saliency", "taskInput",
//    "chains": […], "extra"}, …]}
//
// Practice judgements are left out; everything else comes back as it was.
#include "storage/formats/formats.h"
#include "storage/formats/import_texts.h"
#include "storage/formats/json_rows.h"
#include "storage/formats/json_stream.h"
#include "storage/formats/magic_json.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace groundmark::storage {

namespace {

const char* const FormatName = "groundmark-magic";
constexpr int FormatVersion = 1;

Json questionJson(const Question& question)
{
    return {
        {"text", toJson(question.text)},
        {"context", toJson(question.context)},
        {"choices", toJson(question.choices)},
        {"answers", toJson(question.answers)},
        {"rule", toJson(question.rule)},
    };
}

class Magic final : public Format
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("magic"); }
    [[nodiscard]] QString title() const override
    {
        return QCoreApplication::translate(
            "Formats", "MagiC in Groundmark's own JSON: regions, reasoning chains, verdicts, corrections");
    }
    [[nodiscard]] QString benchmark() const override { return QStringLiteral("magic"); }
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
        return mine ? Result<void>()
                    : otherShape(path, QCoreApplication::translate("Formats", "a file of format \"groundmark-magic\""));
    }

    Result<ExportReport> write(ExportSource& source, const QString& path) const override
    {
        JsonMemberWriter file(path);
        ExportReport report;
        qint64 practice = 0;
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
            for (const AnnotatedChain& chain : sample.chains) {
                practice += std::ranges::count_if(chain.reviews, [](const auto& by) { return by.said.practice; });
            }
            return file.element(sampleJson(sample, path));
        });
        if (!done) {
            return done.error();
        }
        if (auto placed = file.commit(); !placed) {
            return placed.error();
        }
        if (practice > 0) {
            report.issues.push_back(
                {Severity::Note, QStringLiteral("practice"), 0,
                 {QCoreApplication::translate("Formats", "%n practice judgement(s) were left out.", nullptr, static_cast<int>(practice)),
                  placeInFile(path), QCoreApplication::translate("Formats", "They stay in the project."), {}}});
        }
        return report;
    }

private:
    static Json sampleJson(const ExportSample& exported, const QString& target)
    {
        const Sample& sample = exported.sample;
        Json json {
            {"id", toJson(sample.externalId)},
            {"task", toJson(sample.task)},
            {"language", toJson(sample.language)},
            {"state", nameOf(sample.state).data()},
            {"images", Json::array()},
            {"questions", Json::array()},
            {"regions", Json::array()},
            {"chains", Json::array()},
        };
        for (const Image& image : exported.images) {
            json["images"].push_back(
                {{"path", toJson(imageReference(target, image))},
                 {"width", image.size.width()},
                 {"height", image.size.height()}});
        }
        for (const Question& question : sample.questions) {
            json["questions"].push_back(questionJson(question));
        }
        for (size_t i = 0; i < exported.regions.size(); ++i) {
            json["regions"].push_back(
                toJson(exported.regions[i], exported.labels.value(static_cast<qsizetype>(i))));
        }
        for (const AnnotatedChain& chain : exported.chains) {
            json["chains"].push_back(toJson(chain));
        }
        if (!exported.saliency.isEmpty()) {
            json["saliency"] = toJson(QDir(QFileInfo(target).absolutePath()).relativeFilePath(exported.saliency));
        }
        if (!exported.taskInput.isEmpty()) {
            json["taskInput"] = parseJson(exported.taskInput);
        }
        if (!sample.extra.isEmpty()) {
            json["extra"] = parseJson(sample.extra);
        }
        return json;
    }

    static void readSample(const QString& path, qint64 row, const Json& json, ImportSink& sink)
    {
        const QString id = textAt(json, "id");
        if (id.isEmpty()) {
            sink.report(unreadableRow(path, row, QCoreApplication::translate("Formats", "The sample has no id.")));
            return;
        }
        ImportedSample imported;
        imported.row = row;
        Sample& sample = imported.sample;
        sample.externalId = id;
        sample.task = textAt(json, "task");
        sample.language = textAt(json, "language");
        sample.state = valueOf<SampleState>(textAt(json, "state")).value_or(SampleState::New);
        for (const Json& image : json.value("images", Json::array())) {
            imported.imagePaths.append(textAt(image, "path"));
            imported.statedSizes.append(
                {image.value("width", 0), image.value("height", 0)});
        }
        for (const Json& question : json.value("questions", Json::array())) {
            sample.questions.append(
                {{}, {}, textAt(question, "text"), textAt(question, "context"),
                 stringsFrom(question.value("choices", Json())), answersFrom(question.value("answers", Json())),
                 textAt(question, "rule")});
        }
        for (const Json& written : json.value("regions", Json::array())) {
            QString label;
            if (auto region = regionFrom(written, label)) {
                imported.regions.push_back(std::move(*region));
                imported.labels.append(label);
            } else {
                sink.report(unreadableRow(path, row, QCoreApplication::translate("Formats", "A region has no shape.")));
            }
        }
        for (const Json& chain : json.value("chains", Json::array())) {
            imported.chains.push_back(annotatedChainFrom(chain));
            reportChain(path, row, imported.chains.back(), imported.regions, sink);
        }
        if (const QString map = textAt(json, "saliency"); !map.isEmpty()) {
            imported.saliency = QFileInfo(QDir(QFileInfo(path).absolutePath()), map).absoluteFilePath();
        }
        if (const auto input = json.find("taskInput"); input != json.end()) {
            imported.taskInput = dumpJson(*input);
        }
        if (const auto extra = json.find("extra"); extra != json.end() && extra->is_object()) {
            sample.extra = dumpJson(*extra);
        }
        sink.add(std::move(imported));
    }

    static void reportChain(
        const QString& path, qint64 row, const AnnotatedChain& annotated, const std::vector<Region>& regions, ImportSink& sink)
    {
        if (annotated.chain.steps.isEmpty()) {
            sink.report(
                {Severity::Warning, QStringLiteral("empty-chain"), row,
                 {QCoreApplication::translate("Formats", "A reasoning chain has no steps."), placeInFile(path, row),
                  QCoreApplication::translate("Formats", "It was read; its final answer can be judged."), {}}});
        }
        int count = 0;
        for (const Region& region : regions) {
            count = std::max(count, region.ordinal);
        }
        for (const Step& step : annotated.chain.steps) {
            if (std::ranges::any_of(step.regions, [count](int ordinal) { return ordinal < 1 || ordinal > count; })) {
                sink.report(
                    {Severity::Warning, QStringLiteral("no-such-region"), row,
                     {QCoreApplication::translate("Formats", "Step %1 is linked to a region that is not there; the sample has %2.")
                          .arg(step.position + 1)
                          .arg(count),
                      placeInFile(path, row),
                      QCoreApplication::translate("Formats", "The link was kept; it never counts in a score."), {}}});
            }
        }
    }
};

} // namespace

std::unique_ptr<Format> makeMagic()
{
    return std::make_unique<Magic>();
}

} // namespace groundmark::storage
