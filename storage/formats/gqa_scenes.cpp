// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/gqa_scenes.h"

#include "storage/formats/json_stream.h"
#include "storage/formats/magic_json.h"

#include <QDir>
#include <QFileInfo>

namespace groundmark::storage {

namespace {

const Json& memberOf(const Json& json, const char* key)
{
    static const Json none;
    if (!json.is_object()) {
        return none;
    }
    const auto found = json.find(key);
    return found != json.end() ? *found : none;
}

double numberOf(const Json& json, const char* key)
{
    const Json& value = memberOf(json, key);
    return value.is_number() ? value.get<double>() : 0.0;
}

QString firstOf(const QDir& folder, const QString& pattern)
{
    const QFileInfoList found = folder.entryInfoList({pattern}, QDir::Files, QDir::Name);
    return found.isEmpty() ? QString() : found.first().absoluteFilePath();
}

GqaScene sceneFrom(const Json& json, const QStringList& named)
{
    GqaScene scene;
    scene.size = {static_cast<int>(numberOf(json, "width")), static_cast<int>(numberOf(json, "height"))};
    const Json& objects = memberOf(json, "objects");
    for (const QString& id : named) {
        const Json& object = memberOf(objects, id.toUtf8().constData());
        if (object.is_object()) {
            scene.objects.insert(
                id,
                {textAt(object, "name"),
                 QRectF(numberOf(object, "x"), numberOf(object, "y"), numberOf(object, "w"), numberOf(object, "h"))});
        }
    }
    return scene;
}

} // namespace

QStringList namedObjects(const Json& question)
{
    QStringList ids;
    for (const char* part : {"question", "answer", "fullAnswer"}) {
        const Json& spans = memberOf(memberOf(question, "annotations"), part);
        if (!spans.is_object()) {
            continue;
        }
        for (const auto& [span, value] : spans.items()) {
            // One id, or several with commas; both occur.
            for (const QString& id : toString(value).split(u',', Qt::SkipEmptyParts)) {
                if (!ids.contains(id.trimmed())) {
                    ids.append(id.trimmed());
                }
            }
        }
    }
    return ids;
}

GqaFiles gqaFilesAt(const QString& path)
{
    const QFileInfo info(path);
    const QDir folder(info.isDir() ? path : info.absolutePath());
    GqaFiles files;
    files.questions
        = info.isDir() ? firstOf(folder, QStringLiteral("*question*.json")) : info.absoluteFilePath();
    files.scenes = firstOf(folder, QStringLiteral("*scene*raph*.json"));
    for (const char* maps : {"fixmaps_corr", "aggregated_maps/fixmaps_corr", "saliency", "maps"}) {
        if (files.maps.isEmpty() && folder.exists(QString::fromLatin1(maps))) {
            files.maps = folder.filePath(QString::fromLatin1(maps));
        }
    }
    return files;
}

Result<void> GqaIndex::read(const GqaFiles& files, const QSet<QString>& wanted, ImportSink& sink)
{
    QSet<QString> images; // of the wanted questions
    const auto questions = readJson(files.questions, {}, sink, [&](JsonPiece& piece) {
        const QString image = textAt(piece.value, "imageId");
        if (image.isEmpty()) {
            return true;
        }
        if (wanted.isEmpty() || wanted.contains(piece.member)) {
            images.insert(image);
        }
        QStringList& named = m_named[image];
        for (const QString& id : namedObjects(piece.value)) {
            if (!named.contains(id)) {
                named.append(id);
            }
        }
        return true;
    });
    if (!questions) {
        return questions.error();
    }
    m_named.removeIf([&](const auto& entry) { return !images.contains(entry.key()); });
    if (files.scenes.isEmpty()) {
        return {};
    }
    const auto scenes = readJson(files.scenes, {}, sink, [&](JsonPiece& piece) {
        if (images.contains(piece.member)) {
            m_scenes.insert(piece.member, sceneFrom(piece.value, m_named.value(piece.member)));
        }
        return true;
    });
    return scenes ? Result<void>() : scenes.error();
}

const GqaScene* GqaIndex::scene(const QString& image) const
{
    const auto found = m_scenes.constFind(image);
    return found != m_scenes.cend() ? &*found : nullptr;
}

QStringList GqaIndex::namedOn(const QString& image) const
{
    return m_named.value(image);
}

} // namespace groundmark::storage
