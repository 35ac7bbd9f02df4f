// SPDX-License-Identifier: GPL-3.0-or-later
//
// GQA (Hudson and Manning 2019) and AiR-D (Chen et al. 2020), what MagiC is made from.
//
// Questions: an object {id: {"imageId", "question", "answer", "fullAnswer", "isBalanced", "groups",
// "entailed", "equivalent", "types": {"structural", …}, "annotations": {"question", "answer",
// "fullAnswer": {span: object id}}, "semantic", …}}. Scene graphs: {image id: {"width", "height",
// "objects": {id: {"name", "x", "y", "w", "h", …}}}}. AiR-D: a gray PNG (or .npy) for each question
// id; only questions that have one are read then.
//
// A sample's task is the structural type, its regions are the objects that questions about its
// image name: attributes {"gqaObject": id, "annotated": whether this very question names it}.
#include "storage/formats/formats.h"
#include "storage/formats/gqa_scenes.h"
#include "storage/formats/import_texts.h"
#include "storage/formats/json_fields.h"
#include "storage/formats/json_rows.h"
#include "storage/formats/json_stream.h"
#include "storage/formats/magic_json.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFileInfo>

namespace groundmark::storage {

namespace {

class Gqa : public Format
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("gqa"); }
    [[nodiscard]] QString title() const override
    {
        return QCoreApplication::translate(
            "Formats", "GQA: questions with the scene graphs beside them, in a folder or a file");
    }
    [[nodiscard]] QString benchmark() const override { return QStringLiteral("magic"); }
    [[nodiscard]] bool canRead() const override { return true; }
    [[nodiscard]] bool canWrite() const override { return false; }

    [[nodiscard]] int sniff(const SourceHead& head) const override
    {
        return hasKey(head, "imageId") && hasKey(head, "question") ? 85 : 0;
    }

    Result<void> read(const QString& path, ImportSink& sink) const override
    {
        return readFrom(gqaFilesAt(path), path, {}, sink);
    }

protected:
    /// @param maps file of the saliency map by question id; empty: all questions are read
    static Result<void> readFrom(
        const GqaFiles& files, const QString& path, const QHash<QString, QString>& maps, ImportSink& sink)
    {
        if (files.questions.isEmpty()) {
            return otherShape(path, QCoreApplication::translate("Formats", "a file of GQA questions (*questions*.json)"));
        }
        const QSet<QString> wanted(maps.keyBegin(), maps.keyEnd());
        GqaIndex index;
        if (auto done = index.read(files, wanted, sink); !done) {
            return done;
        }
        if (files.scenes.isEmpty()) {
            sink.report(
                {Severity::Warning, QStringLiteral("no-scene-graphs"), 0,
                 {QCoreApplication::translate("Formats", "There are no scene graphs beside the questions."),
                  placeInFile(files.questions),
                  QCoreApplication::translate("Formats", "The questions were read without objects."),
                  QCoreApplication::translate("Formats", "Put *sceneGraphs*.json into the same folder and import again.")}});
        }
        qint64 row = 0;
        QSet<QString> seen;
        const auto questions = readJson(files.questions, {}, sink, [&](JsonPiece& piece) {
            ++row;
            if (wanted.isEmpty() || wanted.contains(piece.member)) {
                seen.insert(piece.member);
                readQuestion(files, row, piece, maps.value(piece.member), index, sink);
            }
            return true;
        });
        if (!questions) {
            return questions.error();
        }
        if (*questions != JsonShape::Object) {
            return otherShape(files.questions, QCoreApplication::translate("Formats", "questions by their id"));
        }
        for (const QString& id : wanted - seen) {
            sink.report(
                {Severity::Warning, QStringLiteral("map-without-question"), 0,
                 {QCoreApplication::translate("Formats", "There is a saliency map for \"%1\", but no such question.").arg(id),
                  placeInFile(maps.value(id)), QCoreApplication::translate("Formats", "The map was left out."), {}}});
        }
        return {};
    }

private:
    static void readQuestion(
        const GqaFiles& files,
        qint64 row,
        JsonPiece& piece,
        const QString& map,
        const GqaIndex& index,
        ImportSink& sink)
    {
        const QString image = textAt(piece.value, "imageId");
        const QString text = textAt(piece.value, "question");
        if (image.isEmpty() || text.isEmpty()) {
            sink.report(unreadableRow(
                files.questions, row, QCoreApplication::translate("Formats", "It has no image or no question.")));
            return;
        }
        const QStringList own = namedObjects(piece.value);
        ImportedSample imported;
        imported.row = row;
        imported.saliency = map;
        Sample& sample = imported.sample;
        sample.externalId = piece.member;
        sample.language = QStringLiteral("en");
        const auto types = piece.value.find("types");
        sample.task = types != piece.value.end() ? textAt(*types, "structural") : QString();
        Question question;
        question.text = text;
        if (const QString answer = textAt(piece.value, "answer"); !answer.isEmpty()) {
            question.answers = {{answer, {}}};
        }
        sample.questions = {question};
        FieldReader rest(std::move(piece.value));
        for (const char* known : {"imageId", "question", "answer"}) {
            rest.take(known);
        }
        sample.extra = rest.rest();
        imported.imagePaths = {image + QStringLiteral(".jpg")};
        if (const GqaScene* scene = index.scene(image)) {
            imported.statedSizes = {scene->size};
            addObjects(*scene, own, index.namedOn(image), imported);
        }
        sink.add(std::move(imported));
    }

    static void
    addObjects(const GqaScene& scene, const QStringList& own, const QStringList& all, ImportedSample& imported)
    {
        for (const QString& id : all) {
            const auto object = scene.objects.constFind(id);
            if (object == scene.objects.cend()) {
                continue;
            }
            Region region;
            region.shape = Shape::box(object->box);
            region.text = object->name;
            region.attributes = dumpJson({{"gqaObject", toJson(id)}, {"annotated", own.contains(id)}});
            imported.regions.push_back(region);
            imported.labels.append(QString());
        }
    }
};

class AirD final : public Gqa
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("air-d"); }
    [[nodiscard]] QString title() const override
    {
        return QCoreApplication::translate(
            "Formats", "AiR-D: a folder of saliency maps (fixmaps_corr) with GQA questions and scene graphs");
    }

    [[nodiscard]] int sniff(const SourceHead& head) const override
    {
        const bool maps = head.isFolder
            && (head.entries.contains(QStringLiteral("fixmaps_corr")) || head.entries.contains(QStringLiteral("aggregated_maps")));
        return maps ? 95 : 0;
    }

    Result<void> read(const QString& path, ImportSink& sink) const override
    {
        const GqaFiles files = gqaFilesAt(path);
        QHash<QString, QString> maps;
        if (!files.maps.isEmpty()) {
            QDirIterator entries(files.maps, {QStringLiteral("*.png"), QStringLiteral("*.jpg"), QStringLiteral("*.npy")}, QDir::Files);
            while (entries.hasNext()) {
                const QFileInfo map(entries.next());
                maps.insert(map.completeBaseName(), map.absoluteFilePath());
            }
        }
        if (maps.isEmpty()) {
            return otherShape(path, QCoreApplication::translate("Formats", "a folder \"fixmaps_corr\" with a saliency map for each question"));
        }
        return readFrom(files, path, maps, sink);
    }
};

} // namespace

std::unique_ptr<Format> makeGqa()
{
    return std::make_unique<Gqa>();
}

std::unique_ptr<Format> makeAirD()
{
    return std::make_unique<AirD>();
}

} // namespace groundmark::storage
